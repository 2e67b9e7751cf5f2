"""Scenarios: what is read aloud while eyes are shut, by the roles in the game alone."""

from itertools import permutations
from typing import Any

import pytest

from camlann import avalon
from camlann.avalon.narration import Spoken
from tests.avalon.deals import dealt
from tests.avalon.scenarios import scenario, scenarios

BASIC = "merlin loyal loyal loyal assassin minion minion"
LANCELOTS = "merlin loyal loyal lancelot_good assassin minion lancelot_evil"


def spoken(roles: str, **options: Any) -> list[str]:
    """The steps, each with what it leaves out or means, and how many thumbs there are."""
    return [written(line) for line in avalon.narration(dealt(roles, **options).public)]


def written(spoken: Spoken) -> str:
    marks = [
        *spoken.but,
        *(["switching"] if spoken.switching else []),
        *(["alike"] if spoken.alike else []),
        *([str(spoken.thumbs)] * (spoken.thumbs > 0)),
    ]
    return f"{spoken.line}({' '.join(marks)})" if marks else spoken.line


MERLIN = ["merlin_open", "thumbs_down", "merlin_close", "check"]

STEPS: dict[str, tuple[str, dict[str, Any], list[str]]] = {
    "C23: ten with all four optional roles": (
        "merlin percival assassin mordred morgana oberon loyal loyal loyal loyal",
        {},
        [
            *["close_all", "evil_open(oberon)", "evil_close", "check"],
            *["evil_thumbs(mordred)", "thumbs_reminder(oberon)", *MERLIN],
            *["percival_thumbs(2)", "percival_open(2)", "thumbs_down", "percival_close", "check"],
            "all_open",
        ],
    ),
    "C23: where Oberon hides from Merlin the thumbs leave him out, and there is no reminder": (
        "merlin percival assassin mordred oberon loyal loyal loyal loyal minion",
        {"oberon_hidden_from_merlin": True},
        [
            *[
                "close_all",
                "evil_open(oberon)",
                "evil_close",
                "check",
                "evil_thumbs(mordred oberon)",
                *MERLIN,
            ],
            *["percival_thumbs(1)", "percival_open(1)", "thumbs_down", "percival_close", "check"],
            "all_open",
        ],
    ),
    "C23: a basic game": (
        BASIC,
        {},
        ["close_all", "evil_open", "evil_close", "check", "evil_thumbs", *MERLIN, "all_open"],
    ),
    "C24: a basic game with the open schedule": (
        LANCELOTS,
        {"lancelot": "open_schedule"},
        [
            *["close_all", "lancelot_thumb_up", "evil_open(lancelot_evil switching)", "lancelot_thumb_down"],
            *["evil_close", "check", "evil_thumbs", "thumbs_reminder(lancelot_evil)", *MERLIN, "all_open"],
        ],
    ),
    "C24: the hidden deck, with Oberon": (
        "merlin loyal loyal lancelot_good assassin oberon lancelot_evil",
        {"lancelot": "hidden_switch"},
        [
            *["close_all", "lancelot_thumb_up", "evil_open(oberon lancelot_evil switching)"],
            *["lancelot_thumb_down", "evil_close", "check", "evil_thumbs"],
            *["thumbs_reminder(oberon lancelot_evil)", *MERLIN, "all_open"],
        ],
    ),
    "C24: where Evil sees the Evil Lancelot as one of them no line says whose thumb is his": (
        "merlin loyal loyal lancelot_good assassin oberon lancelot_evil",
        {"lancelot": "hidden_switch", "lancelot_evil_shown_as": "evil"},
        [
            *["close_all", "allies_thumbs(oberon)", "evil_open(oberon lancelot_evil switching alike)"],
            *["thumbs_down", "evil_close", "check", "evil_thumbs"],
            *["thumbs_reminder(oberon lancelot_evil)", *MERLIN, "all_open"],
        ],
    ),
    "C24: the hidden deck, where Oberon hides from Merlin": (
        "merlin loyal loyal lancelot_good assassin oberon lancelot_evil",
        {"lancelot": "hidden_switch", "oberon_hidden_from_merlin": True},
        [
            *["close_all", "lancelot_thumb_up", "evil_open(oberon lancelot_evil switching)"],
            *["lancelot_thumb_down", "evil_close", "check", "evil_thumbs(oberon)"],
            *["thumbs_reminder(lancelot_evil)", *MERLIN, "all_open"],
        ],
    ),
    "C25: a basic game whose Lancelots know each other": (
        LANCELOTS,
        {"lancelot": "known_pair"},
        [
            *["close_all", "evil_open", "evil_close", "check", "evil_thumbs", *MERLIN],
            *["lancelots_open", "lancelots_close", "check", "all_open"],
        ],
    ),
    "C26: no Merlin": (
        "loyal loyal loyal loyal mordred oberon minion",
        {"merlin": "optional"},
        ["close_all", "evil_open(oberon)", "evil_close", "check", "all_open"],
    ),
    "C26: no Merlin, and Lancelots who know each other": (
        "loyal loyal loyal lancelot_good mordred minion lancelot_evil",
        {"merlin": "optional", "lancelot": "known_pair"},
        [
            *["close_all", "evil_open", "evil_close", "check"],
            *["lancelots_open", "lancelots_close", "check", "all_open"],
        ],
    ),
    "C26: no Merlin, and Lancelots who may switch": (
        "loyal loyal loyal lancelot_good mordred minion lancelot_evil",
        {"merlin": "optional", "lancelot": "hidden_switch"},
        [
            *["close_all", "lancelot_thumb_up", "evil_open(lancelot_evil switching)", "lancelot_thumb_down"],
            *["evil_close", "check", "all_open"],
        ],
    ),
}


@scenarios("roles, options, expected", STEPS)
def test_the_steps_of_the_narration(roles: str, options: dict[str, Any], expected: list[str]) -> None:
    assert spoken(roles, **options) == expected


@scenario("C23")
def test_the_narration_is_the_same_whoever_has_which_role() -> None:
    roles = ["merlin", "percival", "loyal", "assassin", "morgana"]
    said = {tuple(avalon.narration(dealt(" ".join(order)).public)) for order in permutations(roles)}
    assert len(said) == 1


@scenario("C25")
@pytest.mark.parametrize("mode", ["hidden_switch", "open_schedule"])
def test_lancelots_who_may_switch_do_not_wake_together(mode: str) -> None:
    assert "lancelots_open" not in spoken(LANCELOTS, lancelot=mode)
