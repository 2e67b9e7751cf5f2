"""Keeping a Close Eye on You: after the quest cards are played, a holder may look at a team member's card."""

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from camlann.avalon.plots.held_cards import Forgo, PlotForgone, PlotTargets, PlotUsed, copies, holders, window
from camlann.avalon.state import (
    Card,
    Court,
    Game,
    Knight,
    Peek,
    Private,
    Public,
    Step,
    Transition,
    Turn,
    proposed,
    with_proposal,
)
from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, pick
from camlann.engine.phases import Command, NotOffered, Pace, Reason, Roll, offer

CARD = "close_eye"


class Watch(Command, frozen=True, tag="avalon.watch"):
    """Look at these members' cards, one for each copy played."""

    targets: Team


class Watching(Turn, frozen=True, tag="avalon.watching"):
    pace: ClassVar[Pace] = "answer"
    seat: Seat

    def run(self, tell: Transition) -> None:
        """A later holder may find nothing left to look at."""
        if unseen(tell.public, self.seat):
            self.ask(tell)

    def asks(self, public: Court) -> Team:
        return (self.seat,)

    def offers(self, public: Court, own: Knight) -> Sequence[Offer]:
        seats = unseen(public, self.seat)
        most = min(copies(public, self.seat, CARD), len(seats))
        return offer(Watch, pick(seats, 1, most)), offer(Forgo)

    def why(self, public: Court, own: Knight, command: Command) -> Reason:
        return PlotTargets(CARD, unseen(public, self.seat)) if isinstance(command, Watch) else NotOffered()

    def lapse(self, public: Court, own: Knight, roll: Roll) -> Command:
        return Forgo()

    def act(self, tell: Transition, seat: Seat, command: Watch | Forgo) -> None:
        if isinstance(command, Forgo):
            tell(PlotForgone(seat, CARD))
            return
        quest = proposed(tell.public).quest
        for target in command.targets:
            tell(PlotUsed(seat, CARD), CardWatched(seat, target))
            tell(CardSeen(seat, quest, target, tell.game.own[target].cards[quest]))


class CardWatched(Public, frozen=True, tag="avalon.card-watched"):
    by: Seat
    target: Seat

    def apply(self, public: Court) -> Court:
        return with_proposal(public, watched=tuple(sorted((*proposed(public).watched, self.target))))


class CardSeen(Private, frozen=True, tag="avalon.card-seen"):
    quest: int
    target: Seat
    card: Card

    def apply(self, own: Knight, public: Court) -> Knight:
        return replace(own, peeked=(*own.peeked, Peek(self.quest, self.target, self.card)))


def unseen(public: Court, seat: Seat) -> Team:
    """Members whose card is not the holder's, not face up, and not looked at yet."""
    proposal = proposed(public)
    known = {seat, proposal.spotlight, *proposal.watched}
    return tuple(member for member in proposal.team if member not in known)


def due(game: Game) -> Step | None:
    public = game.public
    able = tuple(seat for seat in holders(public, CARD) if unseen(public, seat))
    return window(public, CARD, Watching, able)
