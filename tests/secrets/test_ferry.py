"""Two worlds on the Ferry, which has what Avalon lacks: hands, a pile to look at, and a window for all."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from camlann.engine.facts import Seat, Team
from camlann.engine.phases import Command
from tests.bug_planting import Plant, after
from tests.choices import Choices
from tests.ferry.boat import Boat, Public, Transition
from tests.ferry.storm import Jettisoning, Ringing, Steer, Steering
from tests.ferry.turn import Rowing
from tests.secrets.ferry_world_pair import Crossings
from tests.secrets.world import Leak

# Tracing trebles the time, and a line that only chance has passed is not a line that a test has covered.
pytestmark = pytest.mark.no_cover

PAIRS = 300
LEAKS: dict[str, Plant] = {}


def leak(sentence: str) -> Callable[[Plant], Plant]:
    def listed(plant: Plant) -> Plant:
        LEAKS[sentence] = plant
        return plant

    return listed


class Whispered(Public, frozen=True, tag="test.whispered-on-the-lake"):
    """A public fact that nobody should have told."""

    what: tuple[str, ...]


class Sifting(Ringing, frozen=True, tag="test.sifting-bells"):
    able: Team

    def asks(self, public: Boat) -> Team:
        return self.able


def bells(tell: Transition, by: Seat) -> Team:
    return tuple(seat for seat, own in tell.game.own.items() if "bell" in own.hand and seat != by)


@leak("a discard shows its face")
def _(patch: pytest.MonkeyPatch) -> None:
    def show(self: Jettisoning, tell: Transition, answers: Any) -> None:
        tell(Whispered(tuple(answer.cards[0] for answer in answers.values())))

    after(patch, Jettisoning, "close", show)


@leak("the window asks only holders of bells")
def _(patch: pytest.MonkeyPatch) -> None:
    def sift(self: Rowing, tell: Transition, seat: Seat, command: Command) -> None:
        for n, step in enumerate(tell.agenda):
            if isinstance(step, Ringing) and bells(tell, seat):
                tell.agenda[n] = Sifting(seat, bells(tell, seat))

    after(patch, Rowing, "act", sift)


@leak("a window is skipped when nobody holds a bell")
def _(patch: pytest.MonkeyPatch) -> None:
    def skip(self: Rowing, tell: Transition, seat: Seat, command: Command) -> None:
        if not bells(tell, seat):
            tell.agenda[:] = [step for step in tell.agenda if not isinstance(step, Ringing)]

    after(patch, Rowing, "act", skip)


@leak("a reorder is told to all")
def _(patch: pytest.MonkeyPatch) -> None:
    def show(self: Steering, tell: Transition, seat: Seat, command: Steer) -> None:
        tell(Whispered(command.cards))

    after(patch, Steering, "act", show)


@leak("whoever draws is followed by the eyes of all")
def _(patch: pytest.MonkeyPatch) -> None:
    def show(self: Rowing, tell: Transition, seat: Seat, command: Command) -> None:
        tell(Whispered(tell.game.own[seat].hand))

    after(patch, Rowing, "act", show)


@leak("a poll is open")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Ringing, "open", True)


def choices(n: int) -> Choices:
    return Choices(random.Random(f"crossing {n}").randbytes(400))


def test_crossings_that_are_alike_to_a_viewer_look_alike_to_it() -> None:
    compared: set[str] = set()
    for n in range(1, PAIRS + 1):
        crossings = Crossings(choices(n))
        crossings.run()
        compared |= crossings.compared
    assert compared == {"Rowing", "Trading", "Ringing", "Jettisoning", "Steering"}


@pytest.mark.parametrize("sentence", LEAKS)
def test_a_leak_on_the_lake_is_caught(
    sentence: str, monkeypatch: pytest.MonkeyPatch, record_property: Callable[[str, object], None]
) -> None:
    LEAKS[sentence](monkeypatch)
    for n in range(1, PAIRS + 1):
        try:
            Crossings(choices(n)).run()
        except Leak:
            record_property("pairs", n)
            break
    else:
        pytest.fail(f"{PAIRS} pairs of crossings, and nobody saw that {sentence}")
