"""Trading: two people each lay a card face down, and the two change hands."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, One
from camlann.engine.phases import Command, Roll, offer
from tests.ferry.boat import Boat, Passenger, Poll, Private, Public, Transition, without


class Give(Command, frozen=True, tag="ferry.give"):
    card: str


class Trading(Poll, frozen=True, tag="ferry.trading"):
    by: Seat
    partner: Seat

    def asks(self, public: Boat) -> Team:
        return tuple(sorted((self.by, self.partner)))

    def offers(self, public: Boat, own: Passenger) -> Sequence[Offer]:
        return (offer(Give, One(own.hand)),)

    def lapse(self, public: Boat, own: Passenger, roll: Roll) -> Command:
        return Give(own.hand[0])

    def close(self, tell: Transition, answers: Mapping[Seat, Give]) -> None:
        first, second = answers
        tell(Traded(self.by, self.partner))
        tell(Swapped(first, answers[first].card, answers[second].card))
        tell(Swapped(second, answers[second].card, answers[first].card))


class TradeAsked(Public, frozen=True, tag="ferry.trade-asked"):
    by: Seat
    partner: Seat


class Traded(Public, frozen=True, tag="ferry.traded"):
    by: Seat
    partner: Seat


class Swapped(Private, frozen=True, tag="ferry.swapped"):
    gave: str
    got: str

    def apply(self, own: Passenger, public: Boat) -> Passenger:
        return replace(own, hand=tuple(sorted((*without(own.hand, self.gave), self.got))))
