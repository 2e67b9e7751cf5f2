"""The timing side channel: the time of an answer reveals nothing, as it leaves at the release tick."""

import asyncio
import os
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from camlann.avalon.quest import PlayCard
from camlann.server.gate import release_tick
from camlann.server.keeper.pending_commit import Commit
from camlann.server.keeper.table_actor import TableActor
from camlann.server.keeper.table_state import TableState
from tests.bug_planting import before
from tests.server.secrets.response_times import Times, busy, measure, z

pytestmark = pytest.mark.no_cover

STEP = 0.02
SAMPLES, SEEING = 300, 400
"""On each path: of the server as it is, and of one that leaks, without the tick."""
TRIALS = 5
LONG = int(os.environ.get("CAMLANN_TIMED", "1500"))
ALIKE, APART = 4.5, 7.0
"""Standard deviations."""
PLANTED = 0.0002
"""Seconds that a fail costs more than a success, where that is planted."""


@pytest.fixture
def folder() -> Iterator[Path]:
    """In memory, where there is such a place: how long a disk takes would hide what is looked for."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as made:
        yield Path(made)


def plant(patch: pytest.MonkeyPatch) -> None:
    def work(self: TableActor, state: TableState, commit: Commit) -> None:
        if commit.decision is not None and commit.decision.command == PlayCard("fail"):
            busy(PLANTED)

    before(patch, TableActor, "_commit", work)


def untick(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(release_tick.ReleaseTick, "due", lambda self, sender: sender.flush())


def apart(times: Times) -> tuple[float, float]:
    """For whoever answers, and for a third party."""
    return z(*times.first), z(*times.last)


def told(times: Times) -> str:
    medians = [statistics.median(each) * 1000 for each in (*times.first, *times.last)]
    return "medians in ms, success and fail, first and last: " + " ".join(f"{ms:.3f}" for ms in medians)


def test_a_fail_takes_as_long_as_a_success(folder: Path) -> None:
    times = asyncio.run(measure(folder, SAMPLES, "alike", pause=STEP, at_once=4))
    assert max(map(abs, apart(times))) < ALIKE, (apart(times), told(times))


def test_without_the_tick_a_fifth_of_a_millisecond_would_be_seen(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    untick(monkeypatch)
    seen = Times(([], []), ([], []))
    for trial in range(TRIALS):
        # By the time this process has worked; and a machine that does much else besides must look longer.
        (place := folder / str(trial)).mkdir()
        more = asyncio.run(measure(place, SEEING, f"apart {trial}", pause=0.0, clock=time.process_time))
        for had, new in zip((*seen.first, *seen.last), (*more.first, *more.last), strict=True):
            had.extend(new)
        if min(map(abs, apart(seen))) > APART:
            return
    pytest.fail(f"this test could not see it: {apart(seen)}, {told(seen)}")


def test_ranks_tell_two_kinds_from_one() -> None:
    one = [float(n % 17) for n in range(200)]
    assert z(one, one) == 0
    assert z([1.0, 2.0], [3.0, 4.0]) == pytest.approx(-1.549, abs=0.001)
    assert z([value + 20 for value in one], one) == pytest.approx(17.3, abs=0.1)


@pytest.mark.long
@pytest.mark.parametrize("leaks", [False, True], ids=["as it is", "though a fail costs more"])
def test_a_fail_takes_as_long_as_a_success_very_often(
    leaks: bool,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Callable[[str, object], None],
) -> None:
    if leaks:
        plant(monkeypatch)
    times = asyncio.run(measure(folder, LONG, "alike", pause=STEP, at_once=2))
    record_property("z", apart(times))
    record_property("medians", told(times))
    assert max(map(abs, apart(times))) < ALIKE, (apart(times), told(times))


@pytest.mark.long
def test_without_the_tick_it_would_be_seen_by_anybodys_clock(
    folder: Path, monkeypatch: pytest.MonkeyPatch, record_property: Callable[[str, object], None]
) -> None:
    plant(monkeypatch)
    untick(monkeypatch)
    times = asyncio.run(measure(folder, LONG, "apart", pause=0.0))
    record_property("z", apart(times))
    assert min(map(abs, apart(times))) > APART, (apart(times), told(times))
