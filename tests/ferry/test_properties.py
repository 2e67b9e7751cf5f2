"""Random crossings: what holds in every game holds on the Ferry."""

import random
from functools import partial

import pytest

from camlann.engine.dice import Seeded, seed_of
from tests import ferry
from tests.choices import Choices
from tests.properties import random_game, untold

COVERED = {"ferry.ringing", "ferry.jettisoning", "ferry.trading"}
GAMES = 20
"""For each number of seats and each length."""


def crossing(word: str, seats: int, turns: int) -> set[str]:
    """One crossing by chance; the kinds of facts that came up."""
    choices = Choices(random.Random(word).randbytes(600))
    # At most a storm each turn: everyone answers twice, and one steers.
    rows = 1 + turns * (2 + 2 * seats)
    return random_game(
        ferry,
        ferry.Options(turns=turns),
        seats,
        partial(Seeded, seed_of(word), 1),
        choices,
        covered=COVERED,
        most_rows=rows,
        most_bytes=4096,
    ).kinds


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_crossings_keep_every_rule_of_the_server(seats: int) -> None:
    kinds: set[str] = set()
    for turns in (1, 24, 60):
        for n in range(GAMES):
            kinds |= crossing(f"{n} of {seats}, {turns} turns", seats, turns)
    # No poll on the Ferry is open.
    assert untold(ferry, kinds) == {"engine.acted"}
