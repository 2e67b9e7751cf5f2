"""CI tries a few tests once more, alone, and none that looks for a secret."""

import pytest

from tests.failed_once import MOST, tried_again

BROWSER = "tests/browser/test_evening.py::test_an_evening"
BOTS = "tests/server/test_bot_seats.py::test_bots_who_are_wanted_come_once_and_play_to_the_end"
FILM = "tests/browser/room/test_film.py::test_outside_held_cards_no_screen_in_the_room_shows_a_secret"
WORLDS = "tests/server/secrets/test_two_worlds.py::test_worlds"


def test_a_few_tests_are_tried_again() -> None:
    assert [*tried_again({BROWSER: True, BOTS: True, WORLDS: False})] == [BROWSER, BOTS]


@pytest.mark.parametrize(
    "failed",
    [
        {},
        {WORLDS: True},
        {FILM: True},
        {BROWSER: True, WORLDS: True},
        {f"{BROWSER}[{n}]": True for n in range(MOST + 1)},
    ],
    ids=["none", "of secrets", "of secrets in a browser", "of secrets among them", "too many"],
)
def test_nothing_else_is(failed: dict[str, bool]) -> None:
    assert not [*tried_again(failed)]
