"""The two Lancelots: one on each side. At some tables allegiance cards make them change sides.

Who they are is secret. That they changed sides is public, so each of them knows his side from his own card
and the number of switches.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from camlann.avalon.options import Options
from camlann.avalon.state import (
    Allegiance,
    Court,
    Game,
    Public,
    Sealed,
    SealedState,
    Step,
    Transition,
    proposed,
)
from camlann.engine.transition import AnyThrow, shuffling

FIRST_FLIP_ROUND = 3
"""The hidden deck is turned from the third round on."""
SCHEDULE_CARDS = 5


class AllegianceLaid(Sealed, frozen=True, tag="avalon.allegiance-laid"):
    """Cards that lie face down: the hidden deck, or the rest of the open schedule."""

    cards: tuple[Allegiance, ...]

    def apply(self, sealed: SealedState, public: Court) -> SealedState:
        return replace(sealed, allegiance=self.cards)


class ScheduleLaid(Public, frozen=True, tag="avalon.schedule-laid"):
    cards: tuple[Allegiance, ...]

    def apply(self, public: Court) -> Court:
        return replace(public, schedule=self.cards)


class AllegianceTurned(Public, frozen=True, tag="avalon.allegiance-turned"):
    """A card takes effect: on a switch both Lancelots change sides, and nobody learns more than that."""

    card: Allegiance

    def apply(self, public: Court) -> Court:
        acted = (*public.schedule_acted, due(public)) if public.schedule else ()
        return replace(
            public,
            schedule_acted=acted,
            turned=(*public.turned, self.card),
            turned_round=public.round,
            switches=public.switches + (self.card == "switch"),
        )

    def beneath(self, sealed: SealedState, public: Court) -> SealedState:
        return sealed if public.schedule else replace(sealed, allegiance=sealed.allegiance[1:])


class Turning(Step, frozen=True, tag="avalon.turning"):
    def run(self, tell: Transition) -> None:
        public, sealed = tell.public, tell.game.sealed
        assert sealed is not None
        if not public.schedule:
            tell(AllegianceTurned(sealed.allegiance[0]))
        else:
            tell(AllegianceTurned(public.schedule[due(public) - 1]))


def deck(options: Options) -> tuple[Allegiance, ...]:
    match options.lancelot:
        case "hidden_switch":
            steady = 3 if options.hidden_deck == "3+2" else 5
        case "open_schedule":
            steady = 3 if options.schedule_deck == "five_of_five" else 5
        case _:
            return ()
    return as_cards(["no_change"] * steady + ["switch"] * 2)


def due(public: Court) -> int:
    """The number of the face-up card that takes effect: that of the round, or of the quest, which with a
    fixed order is the one of this round.
    """
    if public.options.schedule_binding == "round":
        return public.round
    return public.open_quests[0] if public.proposal is None else public.proposal.quest


LAID: Final = ((ScheduleLaid, "cards"), (AllegianceLaid, "cards"))


def throws(options: Options) -> Iterator[AnyThrow]:
    if options.switching:
        yield shuffling("allegiance", deck(options), *LAID)


def deal(tell: Transition) -> None:
    options = tell.public.options
    if options.switching:
        cards: Sequence[Allegiance] = as_cards(tell.shuffle("allegiance", deck(options), *LAID))
        shown = SCHEDULE_CARDS if options.lancelot == "open_schedule" else 0
        if shown:
            tell(ScheduleLaid(tuple(cards[:shown])))
        tell(AllegianceLaid(tuple(cards[shown:])))


def as_cards(words: Sequence[str]) -> tuple[Allegiance, ...]:
    return tuple("switch" if word == "switch" else "no_change" for word in words)


def at_quest(options: Options) -> bool:
    """Whether a card takes effect when its quest begins, and not with the round."""
    if options.lancelot == "hidden_switch":
        return options.hidden_flip_moment == "quest_open"
    return options.schedule_binding == "quest_space" and options.quest_order != "fixed"


def turns_now(public: Court) -> bool:
    """Whether this round's card has not taken effect yet."""
    first = FIRST_FLIP_ROUND if public.options.lancelot == "hidden_switch" else 1
    return public.options.switching and public.round >= first and public.turned_round < public.round


def round_opens(game: Game) -> Step | None:
    public = game.public
    return Turning() if turns_now(public) and not at_quest(public.options) else None


def quest_opens(game: Game) -> Step | None:
    public = game.public
    ready = proposed(public).begun
    return Turning() if ready and turns_now(public) and at_quest(public.options) else None
