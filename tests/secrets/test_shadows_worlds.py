"""Two worlds of Shadows: viewers who may not tell them apart cannot, and planted leaks are found."""

import random
from collections.abc import Callable

import pytest

from tests.choices import Choices
from tests.secrets.shadows_leaks import LEAKS
from tests.secrets.shadows_world_pair import Camelots
from tests.secrets.world import Leak
from tests.spans import part, span

# Tracing trebles the time, and a line that only chance has passed is not a line that a test has covered.
pytestmark = pytest.mark.no_cover

SIZE = 2500
"""Bytes of choices."""
PAIRS = 120
"""Pairs of worlds in every run."""
MOST = 400
"""So many may be played before a planted leak is caught."""
LONG = span("CAMLANN_CAMELOTS", 5_000)
"""The pairs of worlds of the long form."""


def choices(n: int) -> Choices:
    return Choices(random.Random(f"camelot {n}").randbytes(SIZE))


def test_camelots_that_are_alike_to_a_viewer_look_alike_to_it() -> None:
    compared: set[str] = set()
    moved: set[str] = set()
    for n in range(PAIRS):
        pair = Camelots(choices(n))
        pair.run()
        compared |= pair.compared
        moved |= {*pair.moved}
    assert compared >= {
        *("progressing", "acting", "laying", "battling", "naming-value", "sparing", "choosing-war"),
        *("taunting", "scheming"),
        *("council", "offering", "exchanging", "consenting", "sharing", "discarding", "volunteering"),
    }
    assert moved == {"_loyalty", "_hands", "_piles", "_faces", "_drawn", "_standing"}


@pytest.mark.parametrize("sentence", LEAKS)
def test_a_planted_leak_is_caught(
    sentence: str, monkeypatch: pytest.MonkeyPatch, record_property: Callable[[str, object], None]
) -> None:
    LEAKS[sentence](monkeypatch)
    for n in range(MOST):
        try:
            Camelots(choices(n)).run()
        except Leak:
            record_property("pairs", n + 1)
            break
    else:
        pytest.fail(f"{MOST} pairs of worlds, and nobody saw that {sentence}")
    # It was the leak that was caught, and nothing else: without it the same worlds look alike.
    monkeypatch.undo()
    Camelots(choices(n)).run()


@pytest.mark.long
@pytest.mark.parametrize("tenth", range(10))
def test_very_many_camelots_look_alike(tenth: int) -> None:
    for n in part(LONG, tenth, 10):
        Camelots(choices(n)).run()
