"""In the Spotlight: before the cards are chosen, a holder may name a member who must play face up."""

from collections.abc import Sequence
from typing import ClassVar

from camlann.avalon.plots.held_cards import Forgo, PlotForgone, PlotTargets, PlotUsed, window
from camlann.avalon.state import Court, Game, Knight, Public, Step, Transition, Turn, proposed, with_proposal
from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, One
from camlann.engine.phases import Command, NotOffered, Pace, Reason, Roll, offer

CARD = "spotlight"


class Illuminate(Command, frozen=True, tag="avalon.illuminate"):
    """Name the member whose card will be face up."""

    target: Seat


class Illuminating(Turn, frozen=True, tag="avalon.illuminating"):
    pace: ClassVar[Pace] = "answer"
    seat: Seat

    def run(self, tell: Transition) -> None:
        """One card is enough for a quest, even if a custom deck has two."""
        if proposed(tell.public).spotlight is None:
            self.ask(tell)

    def asks(self, public: Court) -> Team:
        return (self.seat,)

    def offers(self, public: Court, own: Knight) -> Sequence[Offer]:
        return offer(Illuminate, One(proposed(public).team)), offer(Forgo)

    def why(self, public: Court, own: Knight, command: Command) -> Reason:
        if isinstance(command, Illuminate):
            return PlotTargets(CARD, proposed(public).team)
        return NotOffered()

    def lapse(self, public: Court, own: Knight, roll: Roll) -> Command:
        return Forgo()

    def act(self, tell: Transition, seat: Seat, command: Illuminate | Forgo) -> None:
        if isinstance(command, Illuminate):
            tell(PlotUsed(seat, CARD), SpotlightSet(seat, command.target))
        else:
            tell(PlotForgone(seat, CARD))


class SpotlightSet(Public, frozen=True, tag="avalon.spotlight-set"):
    by: Seat
    target: Seat

    def apply(self, public: Court) -> Court:
        return with_proposal(public, spotlight=self.target)


def due(game: Game) -> Step | None:
    return None if proposed(game.public).laid else window(game.public, CARD, Illuminating)
