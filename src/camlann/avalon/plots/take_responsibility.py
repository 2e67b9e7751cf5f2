"""Take Responsibility: its receiver takes a plot card from another player."""

from collections.abc import Sequence

from camlann.avalon.plots.held_cards import holders, with_card, without
from camlann.avalon.state import Court, Knight, Public, Transition, Turn
from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, one, then
from camlann.engine.phases import Command, Roll, offer

CARD = "take_responsibility"


class Take(Command, frozen=True, tag="avalon.take"):
    giver: Seat
    card: str


class TakingResponsibility(Turn, frozen=True, tag="avalon.taking-responsibility"):
    seat: Seat

    def run(self, tell: Transition) -> None:
        """With nothing to take, the card is discarded without effect."""
        if takeable(tell.public, self.seat):
            self.ask(tell)
        else:
            tell(NothingTaken(self.seat))

    def asks(self, public: Court) -> Team:
        return (self.seat,)

    def offers(self, public: Court, own: Knight) -> Sequence[Offer]:
        return (takeable_offer(public, self.seat),)

    def lapse(self, public: Court, own: Knight, roll: Roll) -> Command:
        giver = min(takeable(public, self.seat), key=lambda seat: (seat - self.seat) % public.seats)
        return Take(giver, public.plots[giver][0])

    def act(self, tell: Transition, seat: Seat, command: Take) -> None:
        take(tell, seat, command.giver, command.card)


class PlotTaken(Public, frozen=True, tag="avalon.plot-taken"):
    """It keeps its state, and now works for the taker."""

    by: Seat
    giver: Seat
    card: str

    def apply(self, public: Court) -> Court:
        return with_card(without(public, self.giver, self.card), self.by, self.card)


class NothingTaken(Public, frozen=True, tag="avalon.nothing-taken"):
    by: Seat


def take(tell: Transition, seat: Seat, giver: Seat, card: str) -> None:
    tell(PlotTaken(seat, giver, card))


def takeable(public: Court, seat: Seat) -> Team:
    """The other seats that have a card in front of them."""
    return tuple(other for other in public.everyone if other != seat and public.plots[other])


def takeable_offer(public: Court, seat: Seat) -> Offer:
    return offer(Take, then({giver: one(public.plots[giver]) for giver in takeable(public, seat)}))


def mine_to_take(public: Court) -> Team:
    """Those who kept the card, if the table plays it that way."""
    return holders(public, CARD)


def takings(public: Court, seat: Seat) -> Sequence[Offer]:
    """What the holder of the kept card may take in a leader's window."""
    keeps = CARD in public.plots[seat] and takeable(public, seat)
    return (takeable_offer(public, seat),) if keeps else ()
