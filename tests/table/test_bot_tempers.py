"""Tempers of bots: public, and the same as long as the bot sits there."""

import json
from pathlib import Path

from camlann import table as at
from camlann.table import BOT_TEMPERS, bot_id, bot_name, bot_temper
from tests.table.test_table import ANA, after

VECTORS = Path(__file__).parents[1] / "vectors" / "bot-tempers.json"


def test_a_bots_id_says_its_temper() -> None:
    vectors = json.loads(VECTORS.read_text())
    for person_id, temper in vectors.items():
        assert (person_id, bot_temper(person_id)) == (person_id, temper)
    assert {*vectors.values()} == {*BOT_TEMPERS}


def test_a_bot_that_gets_another_name_keeps_its_temper() -> None:
    blunt = bot_id(f"{'0' * 15}1{'0' * 16}"), bot_id(f"{'0' * 15}1{'1' * 16}")
    first, second = after((ANA, at.Sit()), *((ANA, at.Bring(bot)) for bot in blunt)).seats[1:]
    assert bot_name(first) != bot_name(second)
    assert [bot_temper(first), bot_temper(second)] == ["blunt", "blunt"]
