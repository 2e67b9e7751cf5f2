"""Random games of every set of roles, number of players and option: what must hold in each of them."""

import os
from functools import partial

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings

from camlann import avalon
from camlann.table.chance import Seeded, seed_of
from camlann.table.facts import Seat
from camlann.table.phases import Lapse
from tests.avalon.configs import SEATS, agreeable, config
from tests.avalon.deals import Avalon
from tests.choices import Choices, choices
from tests.properties import anything, nothing, random_game, untold
from tests.secrets.heard import Heard
from tests.secrets.knows import COVERED, Oracle

# Tracing trebles the time, and a line that only chance has passed is not a line that a test has covered.
pytestmark = pytest.mark.no_cover

GAMES = 504
LONG = int(os.environ.get("CAMLANN_GAMES", "20000"))
"""How many games the long form plays, over all numbers of seats."""

FRAME = 8 * 1024


def most_rows(seats: int) -> int:
    """Deal, reveal, five rounds of five proposals and their votes, five quests, three Ladies, and a name."""
    return 1 + seats + 25 * (1 + seats) + 5 * 5 + 3 + 1


class Followed:
    """A game followed by the oracle, and by every viewer as it was told."""

    def __init__(self) -> None:
        self.oracle: Oracle | None = None
        self.heard: dict[Seat | None, Heard] = {}

    def __call__(self, table: Avalon) -> None:
        row = table.rows[-1]
        if self.oracle is None:
            roles = [table.truth.own[seat].role for seat in table.public.everyone]
            options = msgspec.to_builtins(table.public.options)
            self.oracle = Oracle(roles, table.public.leader, options)
            self.heard = {viewer: Heard() for viewer in table.viewers}
        elif isinstance(row.command, Lapse):
            self.oracle.lapse(table.public.named)
        else:
            assert row.seat is not None
            self.oracle.act(row.seat, msgspec.to_builtins(row.command))
        frames = dict(table.frames())
        assert frames.keys() == self.oracle.noticed, "a frame went to the wrong seats"
        for viewer, frame in frames.items():
            self.heard[viewer].hear(frame)
        for viewer in table.viewers:
            heard, may_know = self.heard[viewer].notes, self.oracle.may_know(viewer)
            assert heard == may_know, (
                f"{viewer} heard {heard - may_know}, and did not hear {may_know - heard}"
            )
        assert table.over == self.oracle.over


def play(choices: Choices, seats: int, *, oracle: bool = True) -> set[str]:
    """One game, with or without the oracle at the table; the kinds of facts that came up."""
    table = config(choices, seats)
    watched = random_game(
        avalon,
        table.options,
        seats,
        partial(Seeded, seed_of(str(choices.below(2**32))), 1),
        choices,
        covered={f"avalon.{phase}" for phase in COVERED},
        most_rows=most_rows(seats),
        most_bytes=FRAME,
        choose=choices.pick([agreeable, anything]),
        each_row=Followed() if oracle else nothing,
    )
    return watched.kinds


def check(seats: int, games: int) -> int:
    """Play so many games; how many it were."""
    kinds: set[str] = set()
    played = 0

    @settings(max_examples=games, suppress_health_check=[HealthCheck.too_slow])
    @given(choices())
    def all_is_well(choices: Choices) -> None:
        nonlocal played
        kinds.update(play(choices, seats))
        played += 1

    all_is_well()
    missing = untold(avalon, kinds)
    assert not missing, f"in {played} games of {seats} nobody was told {missing}"
    return played


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_keep_every_rule_of_the_house(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    played = check(seats, GAMES // len(SEATS))
    with capsys.disabled():
        print(f" {played} games of {seats}", end=" ")


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
def test_many_random_games_keep_every_rule_of_the_house(
    seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    played = check(seats, -(-LONG // len(SEATS)))
    with capsys.disabled():
        print(f" {played} games of {seats}", end=" ")
