"""Whatever is played, every card, sword, siege engine, warrior and relic is somewhere exactly once."""

from random import Random
from typing import Any

import pytest

from camlann.engine.facts import fold
from camlann.shadows.quests.quest_end import QuestDecided
from camlann.shadows.state import QUESTS
from tests.choices import Choices
from tests.shadows.conservation import bounds, whole
from tests.shadows.deals import Shadows, position, told
from tests.shadows.sensible_player import game, play, step

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (2, {}),
    "three": (3, {}),
    "four": (4, {}),
    "five": (5, {"traitors": "among_us"}),
    "seven": (7, {}),
    "eight with Bedivere": (8, {"bedivere": True}),
    "three, expansion": (3, {"expansion": True, "traitors": "none"}),
    "four, expansion": (4, {"expansion": True}),
    "five squires, expansion": (5, {"expansion": True, "squires": True}),
    "six, expansion": (6, {"expansion": True, "traitors": "among_us"}),
    "eight, expansion": (8, {"expansion": True}),
}
GAMES = 4
"""Games at each table; enough to see every pile run out and every quest end."""


def watched(match: Shadows, choices: Choices, most: int = 1500) -> None:
    """Play on; bounds hold after every fact, and everything is in its place whenever the table waits."""
    before = match.truth
    for _ in range(most):
        if match.over:
            return
        step(match, choices)
        for fact in match.rows[-1].facts:
            before = fold(before, fact)
            bounds(before.public)
        assert before == match.truth
        whole(before)


@pytest.mark.parametrize("seats, options", TABLES.values(), ids=TABLES.keys())
def test_nothing_is_lost_and_nothing_is_there_twice(seats: int, options: dict[str, Any]) -> None:
    for n in range(GAMES):
        word = f"conservation {n}"
        watched(game(word, seats, **options), Choices(Random(f"{word} {seats} {options}").randbytes(20_000)))


def test_nothing_is_lost_when_the_piles_are_short() -> None:
    """Hands full, piles nearly empty: shuffles come every few turns."""
    for n in range(GAMES):
        match = position(
            "arthur bors gaheris lamorak kay",
            hands={0: "merlin 1 1 1", 1: "2 2 2", 2: "merlin 4 4 4", 3: "5 5 grail grail"},
            lasting="mists",
            white_left=2,
            black_left=2,
            travel_left=1,
            removed="merlin excalibur despair",
            relics={"armor": 1},
            over="lancelot",
            expansion=True,
        )
        choices = Choices(Random(f"short piles {n}").randbytes(20_000))
        watched(match, choices)
        assert match.public.reshuffles


LATE: dict[str, dict[str, Any]] = {
    "quests about to be won, eleven swords": {
        "hands": {0: "5 5 grail", 1: "5 merlin", 2: "grail 3", 3: "1 2"},
        "places": {0: "grail", 1: "picts", 2: "dragon", 3: "excalibur"},
        "swords": "WWWWWBBBBBW",
        "grail": "GGGGGG_",
        "picts": ("1 2 3 ?", 2),
        "dragon": ("1 1 1 5 5 5 3 3", "1 -3"),
        "excalibur": 4,
        "relics": {"armor": None},
        "heroism": "dragon",
        "favor": True,
    },
    "quests about to be lost, with everything that lasts": {
        "hands": {0: "5 5 grail piety", 1: "5 merlin", 2: "grail 3", 3: "1 2 3 4 5"},
        "places": {0: "grail", 1: "picts", 2: "lancelot", 3: "saxons"},
        "grail": "GXDDDD_",
        "picts": ("1 2", 3),
        "saxons": ("1 2 3 4 5", 3),
        "mordred": "saxons",
        "lancelot": ("3 3 3 2", "-1 5 -7 1"),
        "black_knight": ("", "1 -3 5"),
        "excalibur": -4,
        "lasting": "dark_forest mists vivien witch_2 witch_5 witch_6 witch_7",
        "heroism": "saxons",
        "merlin": "lancelot",
    },
    "an unmasked Traitor, a captive and all relics": {
        "hands": {0: "merlin merlin piety", 2: "merlin fate", 3: "5 4 ?"},
        "places": {3: "black_knight"},
        "status": {1: "revealed", 4: "captured"},
        "loyalties": "loyal traitor loyal loyal loyal",
        "relics": {"excalibur": 0, "grail": 2, "armor": 1},
        "over": "excalibur grail lancelot",
        "lives": {0: 1, 2: 1, 3: 2},
        "siege": 7,
        "black_knight": ("5 ?4", "7 -1 1"),
    },
    "a siege, fights of any value, and Morgan to come": {
        "hands": {0: "? 5 1 grail", 1: "3 merlin fate", 2: "? 1 2 merlin", 3: "? 4 4 grail"},
        "siege": 8,
        "black": "morgan_1 picts morgan_5 saxons",
    },
}


def test_nothing_is_lost_late_in_a_game() -> None:
    ends: set[str | None] = set()
    quests: set[tuple[str, bool]] = set()
    for n, late in enumerate([*LATE.values()] * 2 * GAMES):
        match = position("arthur bors gaheris lamorak kay", expansion=True, turn=n // len(LATE) % 4, **late)
        whole(match.truth)
        watched(match, Choices(Random(f"late {n}").randbytes(20_000)))
        ends.add(match.public.why)
        quests |= {(each.quest, each.won) for each in told(match, QuestDecided)}
    assert {"swords", "siege", "black_swords"} <= ends
    assert {quest for quest, won in quests if won} >= {"dragon", "excalibur", "grail", "picts"}


def test_the_games_come_far() -> None:
    """What is conserved is worth something only if quests end both ways, and games in more than one."""
    ends: set[str | None] = set()
    quests: set[tuple[str, bool]] = set()
    for n in range(20):
        match = game(f"far {n}", 3 + n % 5, expansion=n % 2 == 0)
        play(match, Choices(Random(f"far {n}").randbytes(20_000)))
        ends.add(match.public.why)
        quests |= {(each.quest, each.won) for each in told(match, QuestDecided)}
    assert None not in ends, "every game comes to its end"
    assert {"siege", "black_swords", "loyal_dead"} <= ends
    assert {quest for quest, _ in quests} >= {*QUESTS} - {"dragon"}
    assert len({quest for quest, won in quests if won}) >= 3
