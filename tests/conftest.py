"""What holds for all tests."""

import json
import os
import sys
from collections import Counter
from collections.abc import Generator
from contextlib import AbstractContextManager

import pytest
from hypothesis import settings
from xdist.remote import Producer  # type: ignore[import-untyped]
from xdist.scheduler import LoadScopeScheduling, Scheduling  # type: ignore[import-untyped]

from tests.selection import TIMES
from tests.timeouts import LONG_TEST_SECONDS, TEST_SECONDS, time_limit

# How long one example takes says more about the machine than about the code. CI tries the same examples every
# time, so that what it says is about the change; runs by hand try new ones.
settings.register_profile("camlann", settings(), deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("camlann")

# Tests read English where they name no language, whatever the system speaks.
os.environ["LC_ALL" if os.environ.get("LC_ALL") else "LC_MESSAGES"] = "C.UTF-8"

SLOW = (
    "avalon/test_odds",
    "avalon/test_planted_bugs",
    "avalon/test_random_play",
    "ferry/test_properties",
    "repository/test_new_game",
    "secrets/",
    "server/backup",
    "server/bus",
    "server/chat",
    "server/clocks",
    "server/evening",
    "server/faults",
    "server/games",
    "server/hostile",
    "server/load",
    "server/people",
    "server/privacy",
    "server/secrets",
    "server/simulation",
    "server/store",
    "server/upgrade",
    "shadows/test_conservation",
    "shadows/test_random_play",
    "terminal/",
    "i18n/test_modules",
    "i18n/test_shadows",
)
"""Where very many games are played, typed, or services needed: `scripts/test --quick` leaves them out."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.removeprefix("tests/").startswith(SLOW):
            item.add_marker("slow")
    if os.environ.get("PYTEST_XDIST_WORKER"):
        items.sort(key=_turn)


def _limit(item: pytest.Item) -> AbstractContextManager[None]:
    """A test that never ends fails, and the tests after it are run."""
    return time_limit(LONG_TEST_SECONDS if item.get_closest_marker("long") else TEST_SECONDS)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    with _limit(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Tests marked `no_cover` play very many games of what others cover already: they run untraced."""
    trace = sys.gettrace()
    untraced = item.get_closest_marker("no_cover") is not None and trace is not None
    with _limit(item):
        if untraced:
            sys.settrace(None)
        try:
            return (yield)
        finally:
            if untraced:
                sys.settrace(trace)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    with _limit(item):
        return (yield)


TOGETHER = (
    "tests/browser/",
    "tests/bots/shadows/test_voice.py",
    "tests/i18n/test_parity.py",
    "tests/mutants/test_leaks.py",
    "tests/repository/test_adding.py",
    "tests/repository/test_new_game.py",
    "tests/server/deals/test_forged_records.py",
)
"""Files whose tests share a server, a browser or a long set-up: one worker runs all of a file."""
LONGEST = (
    "tests/repository/test_adding.py",
    "tests/repository/test_new_game.py",
    "tests/server/push/test_whole_games.py",
    "tests/server/secrets/",
    "tests/server/evening/",
    "tests/server/faults/",
    "tests/browser/access/test_camelot.py",
    "tests/browser/test_whole_games.py",
    "tests/browser/test_camelot.py",
    "tests/browser/test_evening.py",
    "tests/browser/room/",
    "tests/browser/access/test_tree.py",
    "tests/browser/test_true_games.py",
    "tests/browser/access/",
)
"""What takes long comes first, so that no worker is left alone with it at the end; the longest before all."""


class ByFileOrTest(LoadScopeScheduling):  # type: ignore[misc]
    """Hands out whole files, and one by one the tests that play many games or wait for services.

    The marks of `--dist loadgroup` would say the same, but pytest-xdist 3.8 loses them with pytest 9.2.
    """

    def __init__(self, config: pytest.Config, log: Producer) -> None:
        super().__init__(config, log)
        # In the order in which the workers have found them, not by how many tests a file has.
        config.option.loadscopereorder = False

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        alone = file.removeprefix("tests/").startswith(SLOW) and not file.startswith(TOGETHER)
        return nodeid if alone else file


def _turn(item: pytest.Item) -> int:
    """When a test is handed out: the longest first, then the slow ones, then all others."""
    firsts = (at for at, start in enumerate(LONGEST) if item.nodeid.startswith(start))
    return next(firsts, len(LONGEST) + (item.get_closest_marker("slow") is None))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Scheduling:
    return ByFileOrTest(config, log)


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that stops as soon as it has started, in the process of the test."""

    async def at_once() -> None:
        return

    # By name: most tests need no server, and do not wait for its import.
    monkeypatch.setattr("camlann.server.run.wait_for_stop_signal", at_once)
    # The collector of the tests stays as it is.
    monkeypatch.setattr("camlann.server.process._collect_seldom", lambda: None)
    # A logger would keep the captured stream of this test, which is closed in the next.
    monkeypatch.setattr("camlann.server.ops.logs.set_up", lambda _: None)


NOT_LONG = "not long"
"""What is run unless something else is said: see pyproject.toml."""
SPENT: Counter[str] = Counter()
"""Seconds of each file of tests in this run."""


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    SPENT[report.nodeid.partition("::")[0]] += report.duration  # type: ignore[assignment]


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Note how long each file took, for `scripts/test --changed`; parts of a file note nothing."""
    option = session.config.option
    partly = option.keyword or option.maxfail or option.collectonly or option.markexpr != NOT_LONG
    if os.environ.get("PYTEST_XDIST_WORKER") or partly or not SPENT:
        return
    known = json.loads(TIMES.read_text()) if TIMES.exists() else {}
    whole = {name: round(seconds, 1) for name, seconds in SPENT.items()}
    TIMES.write_text(json.dumps(known | whole, indent=1, sort_keys=True))
