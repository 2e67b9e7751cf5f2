"""What holds for all tests."""

import os
import sys
from collections.abc import Generator

import pytest
from hypothesis import settings

# How long one example takes says more about the machine than about the code. CI tries the same examples every
# time, so that what it says is about the change; whoever runs the tests by hand tries new ones.
settings.register_profile("house", settings(), deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("house")


SLOW = (
    "avalon/test_odds",
    "avalon/test_planted_bugs",
    "avalon/test_random_play",
    "ferry/test_properties",
    "secrets/",
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
    "shadows/test_conservation",
    "shadows/test_random_play",
    "terminal/",
    "words/test_modules",
    "words/test_shadows",
)
"""Where very many games are played, typed, or services needed: `scripts/test --quick` leaves them out."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.removeprefix("tests/").startswith(SLOW):
            item.add_marker("slow")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Tests marked `no_cover` play very many games of what others cover already: they run untraced."""
    trace = sys.gettrace()
    if item.get_closest_marker("no_cover") is None or trace is None:
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(trace)
