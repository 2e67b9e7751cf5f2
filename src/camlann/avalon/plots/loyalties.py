"""Overheard Conversation, Open Up and Establish Confidence: somebody looks at a loyalty card, at once.

Who looks at whom is public; only the player who looks learns the side.
"""

from collections.abc import Sequence

from camlann.avalon.plots.held_cards import PlotTargets
from camlann.avalon.show_loyalty import show
from camlann.avalon.state import Court, Knight, Public, Transition, Turn
from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, one
from camlann.engine.phases import Command, NotOffered, Reason, Roll, offer


class Overhear(Command, frozen=True, tag="avalon.overhear"):
    """Look at a neighbour's loyalty."""

    target: Seat


class Confide(Command, frozen=True, tag="avalon.confide"):
    """Show your own loyalty to somebody."""

    to: Seat


class Overhearing(Turn, frozen=True, tag="avalon.overhearing"):
    seat: Seat

    def asks(self, public: Court) -> Team:
        return (self.seat,)

    def offers(self, public: Court, own: Knight) -> Sequence[Offer]:
        return (offer(Overhear, one(neighbours(public, self.seat))),)

    def why(self, public: Court, own: Knight, command: Command) -> Reason:
        if isinstance(command, Overhear):
            return PlotTargets("overheard", neighbours(public, self.seat))
        return NotOffered()

    def lapse(self, public: Court, own: Knight, roll: Roll) -> Command:
        return Overhear(Seat((self.seat + 1) % public.seats))

    def act(self, tell: Transition, seat: Seat, command: Overhear) -> None:
        tell(LoyaltyLooked(seat, command.target))
        show(tell, seat, command.target)


class Confiding(Turn, frozen=True, tag="avalon.confiding"):
    """With Open Up it is the receiver, with Establish Confidence the leader."""

    seat: Seat
    card: str

    def asks(self, public: Court) -> Team:
        return (self.seat,)

    def offers(self, public: Court, own: Knight) -> Sequence[Offer]:
        return (offer(Confide, one(others(public, self.seat))),)

    def why(self, public: Court, own: Knight, command: Command) -> Reason:
        if isinstance(command, Confide):
            return PlotTargets(self.card, others(public, self.seat))
        return NotOffered()

    def lapse(self, public: Court, own: Knight, roll: Roll) -> Command:
        return Confide(Seat((self.seat + 1) % public.seats))

    def act(self, tell: Transition, seat: Seat, command: Confide) -> None:
        tell(LoyaltyShown(seat, command.to))
        show(tell, command.to, seat)


class LoyaltyLooked(Public, frozen=True, tag="avalon.loyalty-looked"):
    by: Seat
    target: Seat


class LoyaltyShown(Public, frozen=True, tag="avalon.loyalty-shown"):
    by: Seat
    to: Seat


def neighbours(public: Court, seat: Seat) -> Team:
    return tuple(sorted({Seat((seat - 1) % public.seats), Seat((seat + 1) % public.seats)}))


def others(public: Court, seat: Seat) -> Team:
    return tuple(other for other in public.everyone if other != seat)
