"""The options that a table chose, adapted to the number of its seats."""

from typing import Any

import msgspec
import pytest

from camlann.engine.rules import Notice
from camlann.games import GAMES
from camlann.server.game_options import GameOptions
from camlann.table import Choice

OPTIONS = GameOptions(GAMES)


def of(preset: str, seats: int) -> Any:
    return GAMES["shadows"].presets(seats)[preset]


@pytest.mark.parametrize("seats, preset", [(2, "two_players"), (3, "three_players")])
def test_a_preset_for_a_number_of_players_is_offered_to_them_alone(seats: int, preset: str) -> None:
    assert [count for count in range(2, 9) if preset in GAMES["shadows"].presets(count)] == [seats]
    chosen = OPTIONS.resolved(Choice("shadows", preset=preset), seats)
    assert OPTIONS.fit(chosen, seats) == (chosen, ())
    assert not OPTIONS.check(chosen, seats)


def test_when_somebody_comes_to_two_players_their_preset_is_none_any_more_and_it_is_said() -> None:
    chosen = OPTIONS.resolved(Choice("shadows", preset="two_players"), 2)
    fitted, notices = OPTIONS.fit(chosen, 3)
    assert fitted.preset == ""
    assert notices == (Notice("F-PRESET"),)
    assert fitted.options == msgspec.Raw(msgspec.json.encode(of("two_players", 2)))
    assert OPTIONS.fit(fitted, 3) == (fitted, ()), "said once"
