"""A storm: a window in which anyone may ring a bell, then cards go overboard, then the pile is put in order.

Everyone with cards is asked to ring, whether they hold a bell or not; who rang is shown only when it helped.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from camlann.engine import pile_knowledge
from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, Order, Pick
from camlann.engine.phases import Command, NotOffered, Reason, Roll, offer
from tests.ferry.boat import Boat, Passenger, Poll, Public, Transition, Turn, counted
from tests.ferry.deck import CardLeft, Discarded, FacesSeen, OrderKept


class Ring(Command, frozen=True, tag="ferry.ring"):
    pass


class Sleep(Command, frozen=True, tag="ferry.sleep"):
    pass


class Jettison(Command, frozen=True, tag="ferry.jettison"):
    cards: tuple[str, ...]


class Steer(Command, frozen=True, tag="ferry.steer"):
    cards: tuple[str, ...]


class NoBell(Reason, frozen=True, tag="ferry.no-bell"):
    """One rings a bell one holds."""


def laden(public: Boat, but: Seat | None = None) -> Team:
    return tuple(seat for seat in public.everyone if public.hands[seat] and seat != but)


class Ringing(Poll, frozen=True, tag="ferry.ringing"):
    by: Seat

    def asks(self, public: Boat) -> Team:
        return laden(public, but=self.by)

    def offers(self, public: Boat, own: Passenger) -> Sequence[Offer]:
        return (offer(Ring), offer(Sleep)) if "bell" in own.hand else (offer(Sleep),)

    def why(self, public: Boat, own: Passenger, command: Command) -> Reason:
        return NoBell() if isinstance(command, Ring) else NotOffered()

    def lapse(self, public: Boat, own: Passenger, roll: Roll) -> Command:
        return Sleep()

    def close(self, tell: Transition, answers: Mapping[Seat, Ring | Sleep]) -> None:
        ringers = tuple(seat for seat, answer in answers.items() if isinstance(answer, Ring))
        if ringers:
            tell(Calmed(ringers))
            tell(*(CardLeft(seat, "bell") for seat in ringers), Discarded(("bell",) * len(ringers)))
            # Nothing is left of the storm.
            tell.agenda.clear()


class Jettisoning(Poll, frozen=True, tag="ferry.jettisoning"):
    by: Seat

    def asks(self, public: Boat) -> Team:
        return laden(public)

    def offers(self, public: Boat, own: Passenger) -> Sequence[Offer]:
        return (offer(Jettison, Pick(own.hand, 1, 1)),)

    def lapse(self, public: Boat, own: Passenger, roll: Roll) -> Command:
        return Jettison((own.hand[roll(f"lapse/{own.seat}", len(own.hand))],))

    def close(self, tell: Transition, answers: Mapping[Seat, Jettison]) -> None:
        tell(Jettisoned(tuple(answers)))
        tell(*(CardLeft(seat, answer.cards[0]) for seat, answer in answers.items()))
        tell(Discarded(tuple(sorted(answer.cards[0] for answer in answers.values()))))
        if tell.public.pile >= 2:
            tell.then(Steering(self.by))


class Steering(Turn, frozen=True, tag="ferry.steering"):
    by: Seat

    def run(self, tell: Transition) -> None:
        """Whoever steers sees the cards before choosing their order."""
        sealed = tell.game.sealed
        assert sealed is not None
        tell(FacesSeen(self.by, sealed.pile[:2]))
        self.ask(tell)

    def asks(self, public: Boat) -> Team:
        return (self.by,)

    def offers(self, public: Boat, own: Passenger) -> Sequence[Offer]:
        return (offer(Steer, Order(tuple(sorted((own.pile[0], own.pile[1]))))),)

    def lapse(self, public: Boat, own: Passenger, roll: Roll) -> Command:
        return Steer((own.pile[0], own.pile[1]))

    def act(self, tell: Transition, seat: Seat, command: Steer) -> None:
        tell(Steered(seat), OrderKept(command.cards), FacesSeen(seat, command.cards))


class StormRaised(Public, frozen=True, tag="ferry.storm-raised"):
    by: Seat


class Calmed(Public, frozen=True, tag="ferry.calmed"):
    ringers: Team

    def apply(self, public: Boat) -> Boat:
        for seat in self.ringers:
            public = replace(public, hands=counted(public, seat, -1))
        return replace(public, thrown=public.thrown + len(self.ringers))


class Jettisoned(Public, frozen=True, tag="ferry.jettisoned"):
    seats: Team

    def apply(self, public: Boat) -> Boat:
        for seat in self.seats:
            public = replace(public, hands=counted(public, seat, -1))
        return replace(public, thrown=public.thrown + len(self.seats))


class Steered(Public, frozen=True, tag="ferry.steered"):
    by: Seat

    def within(self, own: Passenger, public: Boat) -> Passenger:
        return replace(own, pile=pile_knowledge.reordered(own.pile, 2))
