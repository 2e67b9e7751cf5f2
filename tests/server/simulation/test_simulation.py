"""Whatever is killed, paused, cut, lost or repeated: nothing that was answered is lost, and every game ends.

Each world is its seed's. `scripts/simulate` runs others, and many of them.
"""

import pytest

from tests.server.simulation.world import run

REGRESSIONS: tuple[int, ...] = (
    # A copy of a refused command, left with a keeper that slept, was taken when it woke.
    *(48, 89, 130, 148),
)
"""Worlds in which something was found. Who changes what a seed means finds others with the bug planted."""

pytestmark = pytest.mark.no_cover
LONG = pytest.mark.long


@pytest.mark.parametrize(
    "first", [first if first < 1020 else pytest.param(first, marks=LONG) for first in range(1000, 1200, 10)]
)
def test_ten_worlds(first: int) -> None:
    found = {seed: report.violations for seed in range(first, first + 10) if (report := run(seed)).violations}
    assert found == {}


@pytest.mark.parametrize("seed", REGRESSIONS)
def test_a_world_in_which_something_was_found(seed: int) -> None:
    assert run(seed).violations == []


@pytest.mark.long
@pytest.mark.parametrize("first", range(10_000, 20_000, 100))
def test_a_hundred_worlds(first: int) -> None:
    found = {
        seed: report.violations for seed in range(first, first + 100) if (report := run(seed)).violations
    }
    assert found == {}
