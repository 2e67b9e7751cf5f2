"""Strong Leader: before the leader does anything, a holder may take the lead."""

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from camlann.avalon.game import Court, Game, Knight, Public, Step, Telling, Turn
from camlann.avalon.plots.held import Forgo, PlotForgone, PlotUsed, close, holders, window
from camlann.avalon.plots.take_responsibility import Take, mine_to_take, take, takings
from camlann.table.facts import Seat, Team
from camlann.table.forms import Offer
from camlann.table.phases import Command, Pace, Roll, offer

CARD = "strong_leader"
HELD = "take_responsibility"


class TakeLead(Command, frozen=True, tag="avalon.take-lead"):
    pass


class Claiming(Turn, frozen=True, tag="avalon.claiming"):
    """Whoever holds a Strong Leader, or kept a Take Responsibility, may play it now."""

    pace: ClassVar[Pace] = "answer"
    seat: Seat

    def run(self, tell: Telling) -> None:
        """Whoever was to be asked may have lost the card to somebody before."""
        if able(tell.public, self.seat):
            tell.ask(self)

    def asks(self, public: Court) -> Team:
        return (self.seat,)

    def offers(self, public: Court, own: Knight) -> Sequence[Offer]:
        lead = [offer(TakeLead)] if CARD in public.plots[self.seat] and self.seat != public.leader else []
        return [*lead, *takings(public, self.seat), offer(Forgo)]

    def lapse(self, public: Court, own: Knight, roll: Roll) -> Command:
        return Forgo()

    def act(self, tell: Telling, seat: Seat, command: TakeLead | Take | Forgo) -> None:
        match command:
            case TakeLead():
                tell(PlotUsed(seat, CARD), LeadTaken(seat))
                # One Strong Leader in a window: the next has to wait for a vote.
                tell.agenda.clear()
            case Take(giver, card):
                tell(PlotUsed(seat, HELD))
                take(tell, seat, giver, card)
                tell.then(Claiming(seat))
            case Forgo():
                lead = CARD in tell.public.plots[seat] and seat != tell.public.leader
                tell(PlotForgone(seat, CARD if lead else HELD))


class LeadTaken(Public, frozen=True, tag="avalon.lead-taken"):
    by: Seat

    def apply(self, public: Court) -> Court:
        return replace(close(public, CARD), leader=self.by, displaced=public.leader)


def able(public: Court, seat: Seat) -> bool:
    return bool(takings(public, seat)) or (CARD in public.plots[seat] and seat != public.leader)


def due(game: Game) -> Step | None:
    public = game.public
    # Once a team stands there is nothing left to lead.
    if public.proposal is not None:
        return None
    asked = {*holders(public, CARD), *mine_to_take(public)}
    return window(public, CARD, Claiming, tuple(seat for seat in sorted(asked) if able(public, seat)))
