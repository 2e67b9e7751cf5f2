"""Strong Leader: a holder may become the leader before the leader acts."""

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from camlann.avalon.plots.held_cards import (
    Forgo,
    Opening,
    PlotForgone,
    PlotUsed,
    by_precedence,
    close,
    holders,
)
from camlann.avalon.plots.take_responsibility import Take, mine_to_take, take, takings
from camlann.avalon.state import Court, Game, Knight, Public, Step, Transition, Turn
from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer
from camlann.engine.phases import Command, Pace, Roll, offer

CARD = "strong_leader"
HELD = "take_responsibility"


class TakeLead(Command, frozen=True, tag="avalon.take-lead"):
    pass


class Claiming(Turn, frozen=True, tag="avalon.claiming"):
    """The holder of a Strong Leader, or of a kept Take Responsibility, may play it now."""

    pace: ClassVar[Pace] = "answer"
    seat: Seat

    def run(self, tell: Transition) -> None:
        """The next holder may have lost the card to somebody who was asked before."""
        if able(tell.public, self.seat):
            self.ask(tell)

    def asks(self, public: Court) -> Team:
        return (self.seat,)

    def offers(self, public: Court, own: Knight) -> Sequence[Offer]:
        lead = [offer(TakeLead)] if may_lead(public, self.seat) else []
        return [*lead, *takings(public, self.seat), offer(Forgo)]

    def lapse(self, public: Court, own: Knight, roll: Roll) -> Command:
        return Forgo()

    def act(self, tell: Transition, seat: Seat, command: TakeLead | Take | Forgo) -> None:
        match command:
            case TakeLead():
                tell(PlotUsed(seat, CARD), LeadTaken(seat))
                # One Strong Leader in a window: the next must wait for a vote.
                tell.agenda.clear()
            case Take(giver, card):
                tell(PlotUsed(seat, HELD))
                take(tell, seat, giver, card)
                tell.then(Claiming(seat))
            case Forgo():
                tell(PlotForgone(seat, CARD if may_lead(tell.public, seat) else HELD))


class LeadTaken(Public, frozen=True, tag="avalon.lead-taken"):
    by: Seat

    def apply(self, public: Court) -> Court:
        return replace(close(public, CARD), leader=self.by, displaced=public.leader)


def may_lead(public: Court, seat: Seat) -> bool:
    return CARD in public.plots[seat] and seat != public.leader


def able(public: Court, seat: Seat) -> bool:
    return bool(takings(public, seat)) or may_lead(public, seat)


def due(game: Game) -> Step | None:
    public = game.public
    # After a proposal there is nothing left to lead.
    if public.proposal is not None or {CARD, HELD} & {*public.closed}:
        return None
    asked = [seat for seat in {*holders(public, CARD), *mine_to_take(public)} if able(public, seat)]
    if not asked:
        return None
    # The window names the cards that can be played in it, and no other.
    lead = (CARD,) if any(may_lead(public, seat) for seat in asked) else ()
    cards = (*lead, HELD) if any(takings(public, seat) for seat in asked) else lead
    questions = tuple(Claiming(seat) for seat in by_precedence(public, tuple(asked)))
    return Opening(cards[0], questions, cards if len(cards) > 1 else ())
