"""Leaks of Excalibur, of the Lancelots and of the plot cards."""

from typing import Any

import pytest

from camlann.avalon import excalibur
from camlann.avalon.excalibur import ReplacedCardSeen, Strike, Striking
from camlann.avalon.lancelot import Turning
from camlann.avalon.plots import close_eye, loyalties, no_confidence
from camlann.avalon.plots.close_eye import Watch, Watching
from camlann.avalon.plots.hand_out import Drawing
from camlann.avalon.plots.opinion_maker import Opining
from camlann.avalon.role_knowledge import Seen
from camlann.avalon.role_reveal import EyesOpened
from camlann.avalon.show_loyalty import LoyaltySeen
from camlann.avalon.state import Game, Private, Step, Transition, allegiance
from camlann.engine.facts import Seat
from camlann.engine.phases import Command
from tests.bug_planting import AnyMatch, after, before, in_frames
from tests.secrets.leaks import Leaks, Whispered, evil, instead, lancelots, listed_in, team

LEAKS: Leaks = {}
leak = listed_in(LEAKS)


@leak("a Lancelot is told something of a flip, seen from the wire", "recipients")
def _(patch: pytest.MonkeyPatch) -> None:
    def nudge(self: Turning, tell: Transition) -> None:
        tell(*(Nudged(seat) for seat in lancelots(tell.game)))

    after(patch, Turning, "run", nudge)


@leak("a Lancelot is told his side at a flip", "knowledge")
def _(patch: pytest.MonkeyPatch) -> None:
    def remind(self: Turning, tell: Transition) -> None:
        for seat in lancelots(tell.game):
            tell(LoyaltySeen(seat, seat, allegiance(tell.public, tell.game.own[seat])))

    after(patch, Turning, "run", remind)


class Nudged(Private, frozen=True, tag="test.nudged"):
    """A private fact that nobody should have been told."""


@leak("eyes open again after a flip", "knowledge")
def _(patch: pytest.MonkeyPatch) -> None:
    def look(self: Turning, tell: Transition) -> None:
        for seat, own in tell.game.own.items():
            if own.role == "merlin":
                tell(EyesOpened(seat, tuple(Seen(n, "evil") for n in evil(tell.game, tell.public.everyone))))

    after(patch, Turning, "run", look)


@leak("the allegiance cards that lie face down are in the frames", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def show(self: AnyMatch, viewer: Seat | None, frame: dict[str, Any]) -> None:
        assert self.truth.sealed is not None
        frame["allegiance"] = self.truth.sealed.allegiance

    in_frames(patch, show)


@leak("who comes back sees the next allegiance card", "returning")
def _(patch: pytest.MonkeyPatch) -> None:
    def show(self: AnyMatch, viewer: Seat | None, frame: dict[str, Any]) -> None:
        assert self.truth.sealed is not None
        frame["next"] = self.truth.sealed.allegiance[:1]

    in_frames(patch, show)


@leak("the top of the plot deck is public", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def peep(self: Drawing, tell: Transition) -> None:
        assert tell.game.sealed is not None
        tell(Whispered(tell.game.sealed.plots[:1]))

    after(patch, Drawing, "run", peep)


@leak("what Excalibur says depends on the card it turns", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def say(self: Striking, tell: Transition, seat: Seat, command: Command) -> None:
        if isinstance(command, Strike) and struck(tell, command.target) == "fail":
            tell(Whispered())

    before(patch, Striking, "act", say)


@leak("whom Excalibur strikes is told more where the card was a fail", "knowledge")
def _(patch: pytest.MonkeyPatch) -> None:
    def notice(self: Striking, tell: Transition, seat: Seat, command: Command) -> None:
        if isinstance(command, Strike) and struck(tell, command.target) == "fail":
            tell(ReplacedCardSeen(command.target, quest_now(tell), command.target, "fail"))

    before(patch, Striking, "act", notice)


@leak("whom Excalibur strikes is told more where the card was a fail, seen from the wire", "recipients")
def _(patch: pytest.MonkeyPatch) -> None:
    def notice(self: Striking, tell: Transition, seat: Seat, command: Command) -> None:
        if isinstance(command, Strike) and struck(tell, command.target) == "fail":
            tell(Nudged(command.target))

    before(patch, Striking, "act", notice)


def quest_now(tell: Transition) -> int:
    assert tell.public.proposal is not None
    return tell.public.proposal.quest


def struck(tell: Transition, target: Seat) -> str:
    """The card that lies before somebody."""
    return tell.game.own[target].cards[quest_now(tell)]


@leak("Excalibur is offered only where a card can be turned to use", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def due(game: Game) -> Step | None:
        return old(game) if failed(game) else None

    old = excalibur.due
    instead(patch, old, due)


@leak("the window of Close Eye opens only where a card was a fail", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def due(game: Game) -> Step | None:
        return old(game) if failed(game) else None

    old = close_eye.due
    instead(patch, old, due)


def failed(game: Game) -> bool:
    """Whether a card of the running quest is a fail."""
    assert game.public.proposal is not None
    at = game.public.proposal.quest
    return any(own.cards.get(at) == "fail" for own in game.own.values())


@leak("the window of No Confidence opens only where the team has Evil in it", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def due(game: Game) -> Step | None:
        return old(game) if evil(game, team(game.public)) else None

    old = no_confidence.due
    instead(patch, old, due)


@leak("what Close Eye saw is told to all", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def tell_all(self: Watching, tell: Transition, seat: Seat, command: Command) -> None:
        if isinstance(command, Watch):
            tell(Whispered(tuple(struck(tell, target) for target in command.targets)))

    after(patch, Watching, "act", tell_all)


@leak("the poll of the Opinion Makers is open", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Opining, "open", True)


@leak("the poll of the Opinion Makers is open, seen from the wire", "recipients")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Opining, "open", True)


@leak("the poll of the Opinion Makers is open, though there is but one", "knowledge")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Opining, "open", True)


@leak("the loyalty seen is told to the one looked at", "knowledge")
def _(patch: pytest.MonkeyPatch) -> None:
    def told(tell: Transition, viewer: Seat, target: Seat) -> None:
        tell(LoyaltySeen(target, target, allegiance(tell.public, tell.game.own[target])))

    after(patch, loyalties, "show", told)


@leak("the loyalty seen by a plot is told to all", "frames")
def _(patch: pytest.MonkeyPatch) -> None:
    def told(tell: Transition, viewer: Seat, target: Seat) -> None:
        tell(Whispered((allegiance(tell.public, tell.game.own[target]),)))

    after(patch, loyalties, "show", told)
