"""Fight and Grail cards: their place on the quests, and what any white card is good for."""

from typing import Any

import pytest

from camlann.shadows.heroic_actions import DrawCards, FightWar, Heal, PullSword
from tests.shadows.conservation import whole
from tests.shadows.deals import (
    Shadows,
    act,
    choices,
    hand,
    position,
    sealed_state,
    seats,
)
from tests.shadows.manifest import STANDARD_WHITE, WHITE
from tests.shadows.scenarios import cards_of, decision, knight
from tests.shadows.state import state

PLAIN = "gawain arthur kay palamedes tristan"


FIGHTS: dict[str, tuple[dict[str, Any], Any, dict[str, Any]]] = {
    "fight_1: begins a war": ({"places": {0: "picts"}}, FightWar("fight_1"), {"thrown": ""}),
    "fight_2: comes second": (
        {"places": {0: "picts"}, "picts": ("1", 0)},
        FightWar("fight_2"),
        {"thrown": ""},
    ),
    "fight_3: comes third": (
        {"places": {0: "picts"}, "picts": ("1 2", 0)},
        FightWar("fight_3"),
        {"thrown": ""},
    ),
    "fight_4: comes fourth": (
        {"places": {0: "saxons"}, "saxons": ("1 2 3", 0)},
        FightWar("fight_4"),
        {"thrown": ""},
    ),
    "fight_5: wins a war": (
        {"places": {0: "saxons"}, "saxons": ("1 2 3 4", 1)},
        FightWar("fight_5"),
        {"swords": (1, 0), "saxons": 0, "thrown": "fight_1 fight_2 fight_3 fight_4 fight_5"},
    ),
    "fight_any: stands for the value that is next": (
        {"places": {0: "saxons"}, "saxons": ("1 2 ? 4", 1)},
        FightWar("fight_any"),
        {"swords": (1, 0), "thrown": "fight_1 fight_2 fight_4 fight_any fight_any"},
    ),
    "grail: brings Excalibur a step nearer": (
        {"places": {0: "excalibur"}},
        PullSword("grail"),
        {"excalibur": 1, "thrown": "grail"},
    ),
}


@decision(23, 24)
@cards_of("given, command, expected", FIGHTS)
def test_a_standard_card_serves_on_a_quest(
    given: dict[str, Any], command: Any, expected: dict[str, Any], request: pytest.FixtureRequest
) -> None:
    name = request.node.callspec.id.partition(":")[0]
    match = position(PLAIN, hands={0: name}, expansion=True, **given)
    act(match, 0, command)
    assert {key: state(match)[key] for key in expected} == expected
    assert name not in hand(match, 0) or match.public.hands[0] == 4
    whole(match.truth)


@pytest.mark.parametrize("name", STANDARD_WHITE)
@decision(20)
def test_three_of_a_standard_card_heal(name: str) -> None:
    match = position(PLAIN, hands={0: f"{name} {name} {name}"}, expansion=True)
    act(match, 0, Heal(name))
    assert match.public.lives[0] == 5
    assert sealed_state(match).white_discard == (name,) * 3


def pulled(name: str) -> Shadows:
    match = position(PLAIN, hands={0: name}, places={0: "excalibur"}, expansion=True)
    act(match, 0, PullSword(name))
    return match


@decision(23)
@pytest.mark.parametrize("name", WHITE)
def test_any_white_card_moves_excalibur_unseen(name: str) -> None:
    match, other = pulled(name), pulled("truce" if name == "fight_1" else "fight_1")
    assert match.public.excalibur == 1
    assert sealed_state(match).white_discard == (name,)
    for viewer in (*seats(1, 2, 3, 4), None):
        assert match.frame(viewer) == other.frame(viewer)


@decision(24)
def test_a_war_takes_its_cards_in_order() -> None:
    match = position(PLAIN, hands={0: "1 2 3 4 5 ?"}, places={0: "picts"}, picts=("1 2", 0), expansion=True)
    assert choices(match, 0, "fight-war") == [("fight_3",), ("fight_any",)]


@knight("gawain")
@decision(26)
def test_gawain_draws_three_and_others_two() -> None:
    for seat, number in ((0, 3), (1, 2)):
        match = position(PLAIN, turn=seat)
        act(match, seat, DrawCards())
        assert match.public.hands[seat] == number
