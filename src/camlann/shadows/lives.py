"""Life points: losing and gaining them, Lamorak's power, and death, which only the Grail prevents (S-15)."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, One, pick
from camlann.engine.phases import Command, Pace, Roll, offer
from camlann.shadows.card_piles import discard, discard_white
from camlann.shadows.state import (
    MAX_LIVES,
    SOLO,
    Camelot,
    Knight,
    Place,
    Public,
    Relic,
    SealedState,
    Step,
    Transition,
    Turn,
    clockwise,
    coat,
    combat,
    holder,
    put,
    with_turn,
)

SPARE_CARDS = 2
"""Cards Lamorak pays for a life point."""
TAKEN_BACK = "take_back"
"""Used in a turn in which the life point for a second action was taken back; that is possible once."""
GRAIL_LIVES = 4
"""Life points of a Knight who drank from the Grail."""


class LifeLost(Public, frozen=True, tag="shadows.life-lost"):
    seat: Seat
    number: int
    cause: str = ""
    """A quest, a card, a fight, a price; games of revisions 1 and 2 did not record it."""

    def apply(self, public: Camelot) -> Camelot:
        lives = put(public.lives, self.seat, max(0, public.lives[self.seat] - self.number))
        if self.cause == "action" and TAKEN_BACK not in public.turn.used:
            public = with_turn(public, refund=public.turns_without_evil)
        return replace(public, lives=lives, turns_without_evil=0)


class LifeGained(Public, frozen=True, tag="shadows.life-gained"):
    seat: Seat
    number: int

    def apply(self, public: Camelot) -> Camelot:
        lives = min(MAX_LIVES, public.lives[self.seat] + self.number)
        return replace(public, lives=put(public.lives, self.seat, lives))


def gain(tell: Transition, seat: Seat, number: int) -> None:
    """Life points up to six; none for a Knight who has paid the last."""
    public = tell.public
    doomed = public.turn.doomed and public.turn.seat == seat
    room = min(number, MAX_LIVES - public.lives[seat])
    if room > 0 and not doomed:
        tell(LifeGained(seat, room))


def lose(losses: Mapping[Seat, int], cause: str, spare: bool = True) -> "Losing":
    """The step in which these seats lose this many life points; `spare`: Lamorak may pay with cards."""
    return Losing(tuple((seat, number) for seat, number in losses.items() if number), spare, cause)


class Losing(Step, frozen=True, tag="shadows.losing"):
    """Losses one after another; Lamorak is asked for each point if he has enough cards."""

    losses: tuple[tuple[Seat, int], ...]
    spare: bool = True
    cause: str = ""

    def run(self, tell: Transition) -> None:
        public = tell.public
        for place, (seat, number) in enumerate(self.losses):
            able = self.spare and coat(public, seat).pays_blood and public.hands[seat] >= SPARE_CARDS
            if able and public.status[seat] == "knight":
                rest = self.losses[place + 1 :]
                left = ((seat, number - 1), *rest) if number > 1 else rest
                more = (Losing(left, cause=self.cause),) if left else ()
                tell.then(Sparing(seat, self.cause), *more)
                return
            tell(LifeLost(seat, number, self.cause))


class Spare(Command, frozen=True, tag="shadows.spare"):
    """Two cards instead of the life point."""

    cards: tuple[str, ...]


class Bleed(Command, frozen=True, tag="shadows.bleed"):
    """Lose the life point."""


class Sparing(Turn, frozen=True, tag="shadows.sparing"):
    pace: ClassVar[Pace] = "answer"
    seat: Seat
    cause: str = ""

    def asks(self, public: Camelot) -> Team:
        return (self.seat,)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return offer(Spare, pick(own.hand, SPARE_CARDS)), offer(Bleed)

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return Bleed()

    def act(self, tell: Transition, seat: Seat, command: Spare | Bleed) -> None:
        match command:
            case Spare(cards):
                discard(tell, seat, cards)
            case Bleed():
                tell(LifeLost(seat, 1, self.cause))


class RelicGone(Public, frozen=True, tag="shadows.relic-gone"):
    relic: Relic

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, relics={**public.relics, self.relic: None})


class GrailDrunk(Public, frozen=True, tag="shadows.grail-drunk"):
    by: Seat
    seat: Seat

    def apply(self, public: Camelot) -> Camelot:
        public = replace(public, lives=put(public.lives, self.seat, GRAIL_LIVES))
        if self.seat == public.turn.seat:
            public = with_turn(public, step="over", doomed=False)
        return public


class Died(Public, frozen=True, tag="shadows.died"):
    seat: Seat

    def apply(self, public: Camelot) -> Camelot:
        # The travel card that held a captive goes back to the others.
        return replace(
            public,
            status=put(public.status, self.seat, "dead"),
            places=put(public.places, self.seat, "nowhere"),
            travel_discard=public.travel_discard + (public.status[self.seat] == "captured"),
        )

    def beneath(self, sealed: SealedState, public: Camelot) -> SealedState:
        if public.status[self.seat] != "captured":
            return sealed
        return replace(sealed, travel_discard=tuple(sorted((*sealed.travel_discard, "captured"))))


class SoloCleared(Public, frozen=True, tag="shadows.solo-cleared"):
    """A Knight who leaves a solo quest leaves no cards on it."""

    quest: Place

    def apply(self, public: Camelot) -> Camelot:
        board = public.black_knight if self.quest == "black_knight" else public.lancelot
        return replace(public, **{self.quest: replace(board, white=())})


class Drink(Command, frozen=True, tag="shadows.drink"):
    seat: Seat


class KeepGrail(Command, frozen=True, tag="shadows.keep-grail"):
    pass


class Saving(Turn, frozen=True, tag="shadows.saving"):
    """The owner of the Grail may let one of the dying Knights drink."""

    pace: ClassVar[Pace] = "answer"
    owner: Seat
    dying: Team

    def asks(self, public: Camelot) -> Team:
        return (self.owner,)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return offer(Drink, One(self.dying)), offer(KeepGrail)

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return KeepGrail()

    def act(self, tell: Transition, seat: Seat, command: Drink | KeepGrail) -> None:
        saved: Team = ()
        if isinstance(command, Drink):
            tell(RelicGone("grail"), GrailDrunk(seat, command.seat))
            saved = (command.seat,)
        for dying in clockwise(tell.public, tell.public.turn.seat, self.dying):
            if dying not in saved:
                die(tell, dying)


class Dying(Step, frozen=True, tag="shadows.dying"):
    def run(self, tell: Transition) -> None:
        dying = at_zero(tell.public)
        owner = holder(tell.public, "grail")
        if owner is not None and dying and tell.public.status[owner] == "knight":
            tell.then(Saving(owner, dying))
        else:
            for seat in clockwise(tell.public, tell.public.turn.seat, dying):
                die(tell, seat)


def at_zero(public: Camelot) -> Team:
    """Dying Knights; one who paid the last life point for an action has that action first (S-7.1).

    A captive loses no life points, but a Knight who paid the last for a journey may be captured on it.
    """
    turn = public.turn
    owed = turn.seat if turn.doomed and turn.actions < 2 else None
    alive = (seat for seat in public.everyone if public.status[seat] in ("knight", "captured"))
    return tuple(seat for seat in alive if public.lives[seat] == 0 and seat != owed)


def die(tell: Transition, seat: Seat) -> None:
    """The hand is discarded face down, relics leave the game, and the side stays secret."""
    discard(tell, seat, tell.game.own[seat].hand)
    for relic in ("excalibur", "grail", "armor"):
        if holder(tell.public, relic) == seat:
            tell(RelicGone(relic))
    leave_solo(tell, seat)
    tell(Died(seat))


def leave_solo(tell: Transition, seat: Seat) -> None:
    """The white cards of a solo quest leave with the Knight who was there."""
    place = tell.public.places[seat]
    if place in SOLO and place in ("black_knight", "lancelot"):
        cards = combat(tell.public, place).white
        if cards:
            tell(SoloCleared(place))
            discard_white(tell, printed(cards))


def printed(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Fight cards as they are printed: one that was played as a value is a `?` again."""
    return tuple("fight_any" if card.startswith("any_") else card for card in cards)
