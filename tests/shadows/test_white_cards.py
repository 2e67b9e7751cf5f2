"""White cards, each by its name: what it does, and when it can be played."""

from functools import partial
from typing import Any

import pytest
from msgspec import ValidationError

from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.shadows.cards.white import SPECIAL, play_special
from camlann.shadows.heroic_actions import PlaySpecial
from camlann.shadows.state import Transition
from camlann.shadows.turn_commands import BuyAction
from tests.shadows.conservation import whole
from tests.shadows.deals import (
    Shadows,
    act,
    choices,
    offered,
    position,
)
from tests.shadows.manifest import WHITE
from tests.shadows.scenarios import cards_of, decision
from tests.shadows.state import state

PLAIN = "gawain arthur kay palamedes tristan"


def play(name: str, given: dict[str, Any], aim: Any = None, more: Any = None) -> Shadows:
    """Seat 0 plays this card with its one action; `more` in hand is said by `held`."""
    setup = {"expansion": WHITE[name][0] == 0, **given}
    held = setup.pop("held", "")
    hands = {0: f"{name} {held}", **setup.pop("hands", {})}
    match = position(setup.pop("coats", PLAIN), hands=hands, **setup)
    whole(match.truth)
    act(match, 0, PlaySpecial(name, aim, more))
    whole(match.truth)
    return match


Row = tuple[dict[str, Any], Any, Any, dict[str, Any]]

EFFECTS: dict[str, Row] = {
    "merlin: a siege engine is removed": ({"siege": 3}, "siege", None, {"siege": 2, "thrown": "merlin"}),
    "merlin: the last card of the Black Knight's is removed": (
        {"black_knight": ("", "7 1 -3")},
        "black_knight",
        None,
        {"black_knight": ("black_knight_7", "black_knight_1"), "black_discard": "black_knight_3"},
    ),
    "merlin: the last card of Lancelot's is removed": (
        {"lancelot": ("", "7 -1 5")},
        "lancelot",
        None,
        {"lancelot": ("lancelot_7", "face_down"), "black_discard": "lancelot_5"},
    ),
    "merlin: the last card of the Dragon's is removed": (
        {"dragon": ("", "1 3")},
        "dragon",
        None,
        {"dragon": ("lancelot_1",), "black_discard": "lancelot_3"},
    ),
    "merlin: the Despair laid last is removed": (
        {"grail": "GG___DD"},
        "grail",
        None,
        {"grail": "GG____D", "black_discard": "despair"},
    ),
    "merlin: Desolation stays, being special": (
        {"grail": "GGX__DD"},
        "grail",
        None,
        {"grail": "GGX___D", "black_discard": "despair"},
    ),
    "merlin: Excalibur comes back a step": ({"excalibur": -2}, "excalibur", None, {"excalibur": -1}),
    "merlin: a Pict is removed": ({"picts": ("1 2", 3)}, "picts", None, {"picts": 2}),
    "merlin: a Saxon is removed": ({"saxons": ("1 2", 3)}, "saxons", None, {"saxons": 2}),
    "merlin: under the sixth witch she leaves the game": (
        {"siege": 3, "lasting": "witch_6", "expansion": True},
        "siege",
        None,
        {"siege": 2, "thrown": "", "removed": "merlin"},
    ),
    "fate: as Loyal every Knight draws a card": (
        {},
        "loyal",
        None,
        {"hands": (1, 1, 1, 1, 1), "thrown": "fate"},
    ),
    "fate: the unmasked, the dead and the captured draw none": (
        {
            "status": {1: "revealed", 2: "dead", 3: "captured"},
            "loyalties": "loyal traitor loyal loyal loyal",
            "expansion": True,
        },
        "loyal",
        None,
        {"hands": (1, 0, 0, 0, 1)},
    ),
    "heroism: it lies on a quest": ({}, "grail", None, {"heroism": "grail", "thrown": ""}),
    "lady_of_the_lake: Excalibur comes a step nearer": (
        {"excalibur": -3},
        None,
        None,
        {"excalibur": -2, "lives": (4,) * 5, "thrown": "lady_of_the_lake"},
    ),
    "lady_of_the_lake: with that quest over, two life points": (
        {"over": "excalibur", "lives": {0: 3}},
        None,
        None,
        {"lives": (5, 4, 4, 4, 4)},
    ),
    "messenger: one to three cards go to a Knight anywhere": (
        {"held": "1 2 3 grail", "places": {2: "picts"}},
        2,
        ("fight_1", "fight_3", "grail"),
        {"hands": (1, 0, 3, 0, 0), "hand": "fight_2", "thrown": "messenger"},
    ),
    "piety: three life points": ({"lives": {0: 2}}, "self", None, {"lives": (5, 4, 4, 4, 4)}),
    "piety: never more than six": ({}, "self", None, {"lives": (6, 4, 4, 4, 4), "thrown": "piety"}),
    "piety: or a life point for every other Knight": (
        {"lives": {1: 6}, "status": {4: "dead"}},
        "others",
        None,
        {"lives": (4, 6, 5, 5, 0)},
    ),
    "reinforcements: four cards": (
        {"white": "1 1 2 2"},
        "self",
        None,
        {"hand": "fight_1 fight_1 fight_2 fight_2", "thrown": "reinforcements"},
    ),
    "reinforcements: or a card for every other Knight": ({}, "others", None, {"hands": (0, 1, 1, 1, 1)}),
    "reinforcements: an unmasked Traitor gets none": (
        {"status": {2: "revealed"}, "loyalties": "loyal loyal traitor loyal loyal"},
        "others",
        None,
        {"hands": (0, 1, 0, 1, 1)},
    ),
    "banishment: the Dark Forest": (
        {"lasting": "dark_forest mists"},
        "dark_forest",
        None,
        {"lasting": ("mists",), "black_discard": "dark_forest", "thrown": "banishment"},
    ),
    "banishment: Mordred": (
        {"mordred": "picts", "picts": ("1 2", 2)},
        "mordred",
        None,
        {"mordred": None, "picts": 2, "black_discard": "mordred"},
    ),
    "divine_favor: it lies ready for the next tie": ({}, None, None, {"favor": True, "thrown": ""}),
    "dragon_slayer: three cards": (
        {"white": "1 2 3"},
        "draw",
        None,
        {"hand": "fight_1 fight_2 fight_3", "thrown": "dragon_slayer"},
    ),
    "merlins_rescue: Merlin comes from off the board": (
        {},
        "grail",
        None,
        {"merlin": "grail", "places": ("camelot",) * 5, "thrown": "merlins_rescue"},
    ),
    "merlins_rescue: also to a quest that is over": (
        {"over": "excalibur", "merlin": "picts"},
        "excalibur",
        None,
        {"merlin": "excalibur"},
    ),
    "new_hope: a whole new hand": (
        {"held": "1 1 merlin grail", "white": "5 5 4 4 3"},
        None,
        None,
        {
            "hand": "fight_3 fight_4 fight_4 fight_5 fight_5",
            "thrown": "fight_1 fight_1 grail merlin new_hope",
        },
    ),
    "tournament: two life points": ({"lives": {0: 3}}, "lives", None, {"lives": (5, 4, 4, 4, 4)}),
    "truce: a war ends without a winner": (
        {
            "picts": ("1 2 3", 3),
            "saxons": ("1", 2),
            "mordred": "picts",
            "heroism": "picts",
            "places": {0: "picts", 1: "picts"},
        },
        "picts",
        None,
        {
            "picts": 0,
            "saxons": 2,
            "mordred": None,
            "heroism": None,
            "swords": (0, 0),
            "siege": 0,
            "lives": (4,) * 5,
            "places": ("picts", "picts", "camelot", "camelot", "camelot"),
            "thrown": "fight_1 fight_2 fight_3 heroism truce",
            "black_discard": "mordred",
        },
    ),
    "convocation: alone in Camelot the drawer takes the only card": (
        {
            "places": {1: "picts", 2: "picts", 3: "picts", 4: "picts"},
            "status": dict.fromkeys((1, 2, 3, 4), "dead"),
        },
        None,
        None,
        {"hands": (1, 0, 0, 0, 0), "thrown": "convocation"},
    ),
    "call_for_help: with nobody to call it does nothing": (
        {},
        None,
        None,
        {"places": ("camelot",) * 5, "thrown": "call_for_help"},
    ),
}


@decision(28, 31, 33, 34, 35, 37, 38, 39, 40, 41)
@cards_of("given, aim, more, expected", EFFECTS)
def test_a_special_card_does_what_it_says(
    given: dict[str, Any], aim: Any, more: Any, expected: dict[str, Any], request: pytest.FixtureRequest
) -> None:
    name = request.node.callspec.id.partition(":")[0]
    match = play(name, given, aim, more)
    assert {key: state(match)[key] for key in expected} == expected
    assert match.public.turn.done == ("C",)


AIMS: dict[str, tuple[dict[str, Any], list[Any]]] = {
    "merlin: there is nothing to remove": ({}, []),
    "merlin: Desolation is none of hers": ({"grail": "G____XX"}, []),
    "merlin: Excalibur only on evil's side": ({"excalibur": 1}, []),
    "merlin: all there is": (
        {"siege": 1, "excalibur": -1, "grail": "______D", "saxons": ("", 1), "black_knight": ("", "1")},
        ["black_knight", "excalibur", "grail", "saxons", "siege"],
    ),
    "merlin: not under Vivien": ({"siege": 1, "lasting": "vivien"}, []),
    "fate: the Loyal have one way": ({"loyalties": "loyal loyal loyal loyal loyal"}, ["loyal"]),
    "fate: the Traitor has one, and it is another": (
        {"loyalties": "traitor loyal loyal loyal loyal"},
        ["traitor"],
    ),
    "fate: the Traitor has two where he may stay hidden": (
        {"loyalties": "traitor loyal loyal loyal loyal", "fate_traitor": "may_hide"},
        ["loyal", "traitor"],
    ),
    "heroism: every quest in play": (
        {},
        ["black_knight", "excalibur", "grail", "lancelot", "picts", "saxons"],
    ),
    "heroism: the Dragon after Lancelot": (
        {"over": "lancelot excalibur grail"},
        ["black_knight", "dragon", "picts", "saxons"],
    ),
    "messenger: not with an empty hand": ({}, []),
    "messenger: not without another Knight": (
        {"held": "1", "status": {1: "dead", 2: "dead", 3: "dead", 4: "captured"}},
        [],
    ),
    "messenger: any other Knight": ({"held": "1", "status": {3: "dead"}}, [1, 2, 4]),
    "call_for_help: not on a solo quest": ({"places": {0: "black_knight"}}, []),
    "call_for_help: on a group quest": ({"places": {0: "picts"}}, [None]),
    "banishment: not without a lasting card": ({}, []),
    "banishment: every lasting card": (
        {"lasting": "dark_forest mists vivien witch_2 witch_5 witch_6 witch_7", "mordred": "picts"},
        ["dark_forest", "mists", "mordred", "vivien", "witch_2", "witch_5", "witch_6", "witch_7"],
    ),
    "dragon_slayer: elsewhere only to draw": ({"held": "1 1"}, ["draw"]),
    "dragon_slayer: on the Dragon to draw or to fight": (
        {"held": "1 1", "places": {0: "dragon"}, "dragon": ("1", "")},
        ["draw", "fight"],
    ),
    "dragon_slayer: both cards must fit": (
        {"held": "2 1", "places": {0: "dragon"}, "dragon": ("2 2 2 3 3 3", "")},
        ["draw"],
    ),
    "merlins_rescue: every board of a quest": (
        {},
        ["black_knight", "excalibur", "grail", "lancelot", "picts", "saxons"],
    ),
    "merlins_rescue: the Dragon's is Lancelot's turned over": (
        {"over": "lancelot excalibur"},
        ["black_knight", "dragon", "excalibur", "grail", "picts", "saxons"],
    ),
    "tournament: only life points where there are no squires": ({}, ["lives"]),
    "truce: either war, at any time": ({}, ["picts", "saxons"]),
    "piety: either half": ({}, ["others", "self"]),
    "reinforcements: either half": ({}, ["others", "self"]),
    "clairvoyance: always": ({}, [None]),
    "convocation: always": ({}, [None]),
    "divine_favor: always": ({}, [None]),
    "lady_of_the_lake: always": ({"over": "excalibur", "lives": {0: 6}}, [None]),
    "new_hope: always": ({}, [None]),
}


@decision(28, 31, 33, 34, 35, 37, 38, 39, 40, 41)
@cards_of("given, aims", AIMS)
def test_what_a_special_card_can_be_played_at(
    given: dict[str, Any], aims: list[Any], request: pytest.FixtureRequest
) -> None:
    name = request.node.callspec.id.partition(":")[0]
    setup = {**given}
    match = position(PLAIN, hands={0: f"{name} {setup.pop('held', '')}"}, expansion=True, **setup)
    ways = {way[1] if len(way) > 1 else None for way in choices(match, 0, "play-special") if way[0] == name}
    assert ways == set(aims)


def test_every_special_card_is_in_both_tables() -> None:
    named = {key.partition(":")[0] for key in AIMS}
    assert named == set(SPECIAL)


@pytest.mark.parametrize("name", SPECIAL)
def test_there_is_one_special_card_a_turn(name: str) -> None:
    first = "fate" if name == "piety" else "piety"
    match = position(PLAIN, hands={0: f"{first} {name} 1"}, siege=1, lasting="mists", expansion=True)
    assert {way[0] for way in choices(match, 0, "play-special")} == {first, name}
    act(match, 0, PlaySpecial(first, "loyal" if first == "fate" else "self"))
    act(match, 0, BuyAction())
    assert "play-special" not in offered(match, 0)


@pytest.mark.parametrize("name, aim", [("truce", "dragon"), ("merlin", "camelot"), ("heroism", "york")])
def test_a_place_that_a_card_does_not_know_is_never_taken_for_another(name: str, aim: str) -> None:
    match = position(PLAIN, hands={0: "merlin"})
    with pytest.raises(ValidationError):
        play_special(Transition(match.truth, partial(Seeded, seed_of(name), 1)), Seat(0), name, aim, None)
