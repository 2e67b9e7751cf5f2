"""A turn at the oars: draw, look, sink, trade, or raise a storm."""

from collections.abc import Sequence

from msgspec.structs import replace

from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, One
from camlann.engine.phases import Command, NotOffered, Reason, Roll, offer
from tests.ferry.boat import Boat, Passenger, Public, Transition, Turn
from tests.ferry.deck import CardCame, Drew, FacesSeen, Looked, Sank, Shuffling
from tests.ferry.storm import Jettisoning, Ringing, StormRaised
from tests.ferry.trade import TradeAsked, Trading


class Draw(Command, frozen=True, tag="ferry.draw"):
    pass


class Look(Command, frozen=True, tag="ferry.look"):
    pass


class Sink(Command, frozen=True, tag="ferry.sink"):
    pass


class Trade(Command, frozen=True, tag="ferry.trade"):
    partner: Seat


class Storm(Command, frozen=True, tag="ferry.storm"):
    pass


class PileEmpty(Reason, frozen=True, tag="ferry.pile-empty"):
    """There is nothing to draw, see or sink."""


class Rowing(Turn, frozen=True, tag="ferry.rowing"):
    rower: Seat

    def asks(self, public: Boat) -> Team:
        return (self.rower,)

    def offers(self, public: Boat, own: Passenger) -> Sequence[Offer]:
        offers = [offer(Storm)]
        if public.pile:
            offers += [offer(Draw), offer(Look), offer(Sink)]
        partners = [seat for seat in public.everyone if seat != self.rower and public.hands[seat]]
        if partners and public.hands[self.rower]:
            offers.append(offer(Trade, One(tuple(partners))))
        return offers

    def why(self, public: Boat, own: Passenger, command: Command) -> Reason:
        return PileEmpty() if isinstance(command, Draw | Look | Sink) else NotOffered()

    def lapse(self, public: Boat, own: Passenger, roll: Roll) -> Command:
        return Draw() if public.pile else Storm()

    def act(self, tell: Transition, seat: Seat, command: Draw | Look | Sink | Trade | Storm) -> None:
        sealed = tell.game.sealed
        assert sealed is not None
        tell(TurnPassed())
        match command:
            case Draw():
                tell(Drew(seat), CardCame(seat, sealed.pile[0]))
                tell.then(Shuffling())
            case Look():
                tell(Looked(seat, min(2, len(sealed.pile))), FacesSeen(seat, sealed.pile[:2]))
            case Sink():
                tell(Sank())
            case Trade(partner):
                tell(TradeAsked(seat, partner))
                tell.then(Trading(seat, partner))
            case Storm():
                tell(StormRaised(seat))
                tell.then(Ringing(seat), Jettisoning(seat))


class TurnPassed(Public, frozen=True, tag="ferry.turn-passed"):
    def apply(self, public: Boat) -> Boat:
        return replace(public, rower=Seat((public.rower + 1) % public.seats), turns=public.turns + 1)
