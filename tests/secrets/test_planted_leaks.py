"""Leaks planted on purpose: the two worlds must look different then."""

import random
from collections.abc import Callable

import pytest

from tests.choices import Choices
from tests.secrets import leaks, module_leaks
from tests.secrets.test_two_worlds import SIZE
from tests.secrets.world import NETS, Leak, Net
from tests.secrets.world_pair import Pair

# Tracing trebles the time, and a line that only chance has passed is not a line that a test has covered.
pytestmark = pytest.mark.no_cover

MOST = 800
"""So many pairs of worlds may be played before a leak is caught, as many as the game itself has to stand."""

LEAKS = {**leaks.LEAKS, **module_leaks.LEAKS}


def choices(n: int) -> Choices:
    return Choices(random.Random(f"leak {n}").randbytes(SIZE))


def pairs_until(net: Net) -> int | None:
    """How many pairs of worlds until this net alone catches something; None if it does not."""
    for n in range(1, MOST + 1):
        try:
            Pair(choices(n), {net}).run()
        except Leak:
            return n
        except AssertionError:
            # The game has left the rulebook in a way that other nets are for.
            continue
    return None


@pytest.mark.parametrize("net", NETS)
def test_nothing_is_caught_where_nothing_is_planted(net: Net) -> None:
    for n in range(1, 101):
        Pair(choices(n), {net}).run()


@pytest.mark.parametrize("sentence", LEAKS)
def test_a_planted_leak_is_caught(
    sentence: str, monkeypatch: pytest.MonkeyPatch, record_property: Callable[[str, object], None]
) -> None:
    net, plant = LEAKS[sentence]
    plant(monkeypatch)
    pairs = pairs_until(net)
    assert pairs is not None, f"{MOST} pairs of worlds, and nobody saw that {sentence}"
    record_property("pairs", pairs)
    # It was the leak that was caught, and nothing else: without it the same worlds look alike.
    monkeypatch.undo()
    Pair(choices(pairs), {net}).run()
