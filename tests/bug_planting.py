"""Ways to plant a bug on purpose, so that a test can show what it would catch."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
import pytest

from camlann.engine.facts import Seat
from camlann.engine.frames import Update
from camlann.engine.match import Match

AnyMatch: TypeAlias = Match[Any, Any, Any]
Plant: TypeAlias = Callable[[pytest.MonkeyPatch], None]


def before(patch: pytest.MonkeyPatch, where: Any, name: str, what: Callable[..., None]) -> None:
    """Do something, and then what was always done."""
    old = getattr(where, name)

    def both(*given: Any, **named: Any) -> Any:
        what(*given, **named)
        return old(*given, **named)

    patch.setattr(where, name, both)


def after(patch: pytest.MonkeyPatch, where: Any, name: str, what: Callable[..., None]) -> None:
    """Do what was always done, and then something."""
    old = getattr(where, name)

    def both(*given: Any, **named: Any) -> Any:
        done = old(*given, **named)
        what(*given, **named)
        return done

    patch.setattr(where, name, both)


def in_frames(
    patch: pytest.MonkeyPatch, change: Callable[[AnyMatch, Seat | None, dict[str, Any]], None]
) -> None:
    """Change every frame by what is true, and every delta."""
    old_frame, old_delta = Match._frame, Match._delta

    def frame(self: AnyMatch, viewer: Seat | None, *rest: Any) -> bytes:
        found = msgspec.json.decode(old_frame(self, viewer, *rest))
        change(self, viewer, found)
        return msgspec.json.encode(found)

    def delta(self: AnyMatch, viewer: Seat | None, *rest: Any) -> bytes:
        found = msgspec.json.decode(old_delta(self, viewer, *rest) + b"}")
        change(self, viewer, found)
        return msgspec.json.encode(found)[:-1]

    patch.setattr(Match, "_frame", frame)
    patch.setattr(Match, "_delta", delta)


def one_count_for_all(patch: pytest.MonkeyPatch) -> None:
    """Every fact moves the count of every viewer, whether it is told or not."""

    def count(self: AnyMatch, decision: object) -> None:
        for viewer in self.viewers:
            self._at[viewer] = sum(len(row.facts) for row in self.rows)

    after(patch, Match, "adopt", count)


def frames_for_all(patch: pytest.MonkeyPatch) -> None:
    """Everybody gets a frame for every row, though it brings most of them nothing."""
    old = Match.updates

    def updates(self: AnyMatch) -> tuple[int, list[Update]]:
        size, told = old(self)
        due = {page.viewer: page for page in told}
        return size, [due.get(viewer) or self.update(viewer, self.at(viewer))[1] for viewer in self.viewers]

    patch.setattr(Match, "updates", updates)


Check: TypeAlias = Callable[[], object]
"""What a test asserts, to be asked with and without a leak."""


def is_caught(plant: Plant, check: Check) -> None:
    """The check fails where the leak is planted, and nowhere else."""
    with pytest.MonkeyPatch.context() as patch:
        plant(patch)
        with pytest.raises(AssertionError):
            check()
    # It was the leak that was caught, and nothing else.
    check()


class Planted:
    """A table of leaks: a sentence, what must catch it, and how it is planted.

    Leaks stay in it for good; who finds a new kind adds a row and sees it caught before mending it.
    """

    def __init__(self) -> None:
        self.leaks: dict[str, tuple[Check, Plant]] = {}

    def __call__(self, sentence: str, check: Check) -> Callable[[Plant], Plant]:
        def listed(plant: Plant) -> Plant:
            assert sentence not in self.leaks
            self.leaks[sentence] = check, plant
            return plant

        return listed

    def test(self, sentence: str) -> None:
        check, plant = self.leaks[sentence]
        is_caught(plant, check)
