"""Squires: at some tables nobody has a coat of arms yet, and each won quest makes one squire a Knight."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

from msgspec.structs import replace

from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, One
from camlann.engine.phases import Command, Pace, Roll, offer
from camlann.shadows.knights import COATS, ROWS, in_box
from camlann.shadows.state import Camelot, Knight, Poll, Public, Step, Transition, Turn, clockwise, put


class ProposeKnight(Command, frozen=True, tag="shadows.propose-knight"):
    seat: Seat


class Agree(Command, frozen=True, tag="shadows.agree"):
    answer: Literal["accept", "refuse"]


class Knighting(Step, frozen=True, tag="shadows.knighting"):
    """A single squire is knighted; of several, the one on whom all present agree."""

    squires: Team
    present: Team
    by: Seat

    def run(self, tell: Transition) -> None:
        match self.squires:
            case ():
                return
            case (seat,):
                knight(tell, seat)
            case squires:
                nearest = clockwise(tell.public, tell.public.turn.seat, self.present)[0]
                proposer = self.by if self.by in self.present else nearest
                tell.then(ProposingKnight(squires, self.present, proposer))


class ProposingKnight(Turn, frozen=True, tag="shadows.proposing-knight"):
    squires: Team
    present: Team
    proposer: Seat
    refusals: int = 0

    def asks(self, public: Camelot) -> Team:
        return (self.proposer,)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return (offer(ProposeKnight, One(self.squires)),)

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return ProposeKnight(self.squires[0])

    def act(self, tell: Transition, seat: Seat, command: ProposeKnight) -> None:
        tell(KnightProposed(seat, command.seat))
        tell.then(AgreeingOnKnight(self.squires, self.present, self.proposer, command.seat, self.refusals))


class AgreeingOnKnight(Poll, frozen=True, tag="shadows.agreeing-on-knight"):
    open: ClassVar[bool] = True
    pace: ClassVar[Pace] = "answer"

    squires: Team
    present: Team
    proposer: Seat
    named: Seat
    refusals: int

    def asks(self, public: Camelot) -> Team:
        return tuple(seat for seat in self.present if seat != self.proposer)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return (offer(Agree, One(("accept", "refuse"))),)

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return Agree("accept")

    def close(self, tell: Transition, answers: Mapping[Seat, Agree]) -> None:
        against = tuple(seat for seat, said in answers.items() if said.answer == "refuse")
        if not against:
            knight(tell, self.named)
            return
        tell(KnightRefused(against))
        if self.refusals + 1 < tell.public.options.share_proposals:
            tell.then(ProposingKnight(self.squires, self.present, self.proposer, self.refusals + 1))
        else:
            at = tell.roll(f"squire/{tell.public.rolls}", len(self.squires))
            knight(tell, self.squires[at])


class KnightProposed(Public, frozen=True, tag="shadows.knight-proposed"):
    by: Seat
    seat: Seat


class KnightRefused(Public, frozen=True, tag="shadows.knight-refused"):
    by: Team


class Knighted(Public, frozen=True, tag="shadows.knighted"):
    seat: Seat
    coat: str

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, coats=put(public.coats, self.seat, self.coat), rolls=public.rolls + 1)


def knight(tell: Transition, seat: Seat) -> None:
    """A coat nobody has, of an unused colour, drawn by the dice; Arthur's goes with his figure."""
    public = tell.public
    if public.options.expansion and seat == public.first:
        tell(Knighted(seat, "arthur"))
        return
    colours = {COATS[name].colour for name in public.coats}
    if public.options.expansion:
        colours.add(COATS["arthur"].colour)
    free = sorted(row.name for row in ROWS if row.colour not in colours and in_box(row, public.options))
    if free:
        at = tell.roll(f"coat/{public.rolls}", len(free))
        tell(Knighted(seat, free[at]))
