"""Whole games at people's pace, to each end: the page says what is so, and with its beat."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser.seats import Cast
from tests.browser.told_dice import QUICK, at_pace
from tests.browser.true_games import EVERY_END, true_game
from tests.server.harness.one_process_server import OneProcessServer
from tests.spans import span

TIMES = span("CAMLANN_TOLD", 6)
SHORT = ("three_fails", "siege")
"""The end at which a page once told an end that was none; and one of the other game."""


@pytest.fixture(scope="module")
def at_peoples_pace(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OneProcessServer]:
    with at_pace(tmp_path_factory.mktemp("pace")) as server:
        yield server


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OneProcessServer]:
    with at_pace(tmp_path_factory.mktemp("quick"), *QUICK) as server:
        yield server


@pytest.mark.parametrize("end", SHORT)
def test_nothing_is_false_in_a_quick_game(quick: OneProcessServer, cast: Cast, end: str) -> None:
    assert true_game(quick, cast, end).findings == []


@pytest.mark.long
@pytest.mark.parametrize("end", EVERY_END)
@pytest.mark.parametrize("n", TIMES)
def test_nothing_is_false_and_nothing_ahead_of_its_beat(
    at_peoples_pace: OneProcessServer,
    cast: Cast,
    end: str,
    n: int,
    record_property: Callable[[str, Any], None],
) -> None:
    game = true_game(at_peoples_pace, cast, end, str(n), n, still=n % 2 == 0)
    record_property("games", 1)
    record_property("sentences noted", len(game.noted))
    assert game.findings == []
