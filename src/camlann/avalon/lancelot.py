"""The two Lancelots: one on each side, and at some tables allegiance cards make them change places.

Whoever they are is secret; that they changed is public, so each of them knows his side by his own card
and the count of switches, and is told nothing else.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from camlann.avalon.game import Allegiance, Court, Crypt, Game, Public, Sealed, Step, Telling, proposed
from camlann.avalon.options import Options

FIRST_FLIP = 3
"""The hidden deck is turned from the third round on."""
OPEN_CARDS = 5


class AllegianceLaid(Sealed, frozen=True, tag="avalon.allegiance-laid"):
    """Cards that lie face down: the hidden deck, or what is left over from the open schedule."""

    cards: tuple[Allegiance, ...]

    def apply(self, sealed: Crypt, public: Court) -> Crypt:
        return replace(sealed, allegiance=self.cards)


class ScheduleLaid(Public, frozen=True, tag="avalon.schedule-laid"):
    cards: tuple[Allegiance, ...]

    def apply(self, public: Court) -> Court:
        return replace(public, schedule=self.cards)


class AllegianceTurned(Public, frozen=True, tag="avalon.allegiance-turned"):
    """A card acts: on a switch both Lancelots change sides, and nobody is told more than that."""

    card: Allegiance

    def apply(self, public: Court) -> Court:
        return replace(
            public,
            turned=(*public.turned, self.card),
            turned_round=public.round,
            switches=public.switches + (self.card == "switch"),
        )

    def beneath(self, sealed: Crypt, public: Court) -> Crypt:
        return sealed if public.schedule else replace(sealed, allegiance=sealed.allegiance[1:])


class Turning(Step, frozen=True, tag="avalon.turning"):
    def run(self, tell: Telling) -> None:
        public, sealed = tell.public, tell.game.sealed
        assert sealed is not None
        if not public.schedule:
            tell(AllegianceTurned(sealed.allegiance[0]))
        elif public.options.schedule_binding == "round":
            tell(AllegianceTurned(public.schedule[public.round - 1]))
        else:
            tell(AllegianceTurned(public.schedule[quest_bound(public) - 1]))


def deck(options: Options) -> tuple[Allegiance, ...]:
    match options.lancelot:
        case "hidden_switch":
            steady = 3 if options.hidden_deck == "3+2" else 5
        case "open_schedule":
            steady = 3 if options.schedule_deck == "five_of_five" else 5
        case _:
            return ()
    return as_cards(["no_change"] * steady + ["switch"] * 2)


def quest_bound(public: Court) -> int:
    """The quest whose card acts: the one undertaken, or with a fixed order the one this round is for."""
    return public.open_quests[0] if public.proposal is None else public.proposal.quest


def deal(tell: Telling) -> None:
    options = tell.public.options
    if options.switching:
        into = ((ScheduleLaid, "cards"), (AllegianceLaid, "cards"))
        cards: Sequence[Allegiance] = as_cards(tell.shuffle("allegiance", deck(options), *into))
        shown = OPEN_CARDS if options.lancelot == "open_schedule" else 0
        if shown:
            tell(ScheduleLaid(tuple(cards[:shown])))
        tell(AllegianceLaid(tuple(cards[shown:])))


def as_cards(words: Sequence[str]) -> tuple[Allegiance, ...]:
    return tuple("switch" if word == "switch" else "no_change" for word in words)


def at_quest(options: Options) -> bool:
    """Whether a card acts when its quest begins, and not with the round."""
    if options.lancelot == "hidden_switch":
        return options.hidden_flip_moment == "quest_open"
    return options.schedule_binding == "quest_space" and options.quest_order != "fixed"


def turns_now(public: Court) -> bool:
    """Whether this round's card is still to act."""
    first = FIRST_FLIP if public.options.lancelot == "hidden_switch" else 1
    return public.options.switching and public.round >= first and public.turned_round < public.round


def round_opens(game: Game) -> Step | None:
    public = game.public
    return Turning() if turns_now(public) and not at_quest(public.options) else None


def quest_opens(game: Game) -> Step | None:
    public = game.public
    ready = proposed(public).begun
    return Turning() if ready and turns_now(public) and at_quest(public.options) else None
