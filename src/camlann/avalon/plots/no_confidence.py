"""No Confidence: a holder may turn an approved team into a rejected one."""

from collections.abc import Sequence
from typing import ClassVar

from camlann.avalon.plots.held_cards import Forgo, PlotForgone, PlotUsed, window
from camlann.avalon.state import Court, Game, Knight, Step, Transition, Turn, proposed
from camlann.avalon.vote import TeamRejected
from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer
from camlann.engine.phases import Command, Pace, Roll, offer

CARD = "no_confidence"


class Distrust(Command, frozen=True, tag="avalon.distrust"):
    """Reject the team after all."""


class Doubting(Turn, frozen=True, tag="avalon.doubting"):
    pace: ClassVar[Pace] = "answer"
    seat: Seat

    def asks(self, public: Court) -> Team:
        return (self.seat,)

    def offers(self, public: Court, own: Knight) -> Sequence[Offer]:
        return offer(Distrust), offer(Forgo)

    def lapse(self, public: Court, own: Knight, roll: Roll) -> Command:
        return Forgo()

    def act(self, tell: Transition, seat: Seat, command: Distrust | Forgo) -> None:
        if isinstance(command, Distrust):
            # It counts as a failed vote, the fifth like any other; nobody further is asked.
            tell(PlotUsed(seat, CARD), TeamRejected(tell.public.rejections + 1))
            tell.agenda.clear()
        else:
            tell(PlotForgone(seat, CARD))


def due(game: Game) -> Step | None:
    return None if proposed(game.public).begun else window(game.public, CARD, Doubting)
