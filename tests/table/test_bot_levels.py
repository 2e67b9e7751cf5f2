"""Levels of bots: chosen by whoever brings them, public, and the same as long as the bot sits there."""

import json
from pathlib import Path

import msgspec
import pytest

from camlann import table as at
from camlann.bots.avalon.bayes_bot import BayesBot
from camlann.bots.avalon.logic_bot import LogicBot
from camlann.bots.avalon.rules_bot import RulesBot
from camlann.bots.levels import at_level, level_in
from camlann.bots.shadows.rules_bot import ShadowsRulesBot
from camlann.engine.facts import Seat
from camlann.games import GAMES
from camlann.table import BOT_LEVELS, BotLevel, PersonId, Table, bot_id, bot_level, bot_name, is_bot
from tests.table.test_table import ANA, after, check

VECTORS = Path(__file__).parents[1] / "vectors" / "bot-levels.json"
DIGITS = "0" * 32


def test_a_bots_id_says_its_level() -> None:
    for person_id, level in json.loads(VECTORS.read_text()).items():
        assert (person_id, bot_level(person_id)) == (person_id, level)
    for level in BOT_LEVELS:
        assert bot_level(bot_id(DIGITS, level)) == level


@pytest.mark.parametrize("ending", ["-", "-easy", "-best", "-fair-strong", "-strong ", "fair"])
def test_a_level_that_does_not_exist_is_no_bots(ending: str) -> None:
    stranger = PersonId(f"bot:{DIGITS}{ending}")
    assert not is_bot(stranger)
    assert at.Bring(stranger).why(Table(), ANA, check) == at.NoBot()


def test_a_bot_that_gets_another_name_keeps_its_level() -> None:
    both = bot_id(DIGITS), bot_id(DIGITS, "strong")
    first, second = after((ANA, at.Sit()), *((ANA, at.Bring(bot)) for bot in both)).seats[1:]
    assert bot_name(first) != bot_name(second)
    assert [bot_level(first), bot_level(second)] == ["easy", "strong"]


def test_the_level_is_in_the_log() -> None:
    (sat,) = at.Bring(bot_id(DIGITS, "fair")).facts(Table(), ANA)
    again = at.read_fact.decode(msgspec.json.encode(sat))
    assert bot_level(again.apply(Table()).seats[0]) == "fair"


@pytest.mark.parametrize(
    "game, level, kind",
    [
        ("avalon", "easy", RulesBot),
        ("avalon", "fair", LogicBot),
        ("avalon", "strong", BayesBot),
        ("shadows", "easy", ShadowsRulesBot),
        ("shadows", "strong", ShadowsRulesBot),
    ],
)
def test_a_level_has_a_bot_in_each_game(game: str, level: BotLevel, kind: type) -> None:
    rules = GAMES[game]
    assert isinstance(at_level(level)(rules, rules.WIRE.options.type(), 5, Seat(0)), kind)


def test_a_game_without_a_level_is_played_at_the_next_below() -> None:
    assert [level_in("shadows", level) for level in BOT_LEVELS] == ["easy"] * 3
    assert [level_in("a new game", level) for level in BOT_LEVELS] == ["easy"] * 3
    assert [level_in("avalon", level) for level in BOT_LEVELS] == [*BOT_LEVELS]
