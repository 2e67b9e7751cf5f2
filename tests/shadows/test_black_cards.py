"""Black cards, each by its name: what it does, and what can be done about it."""

from typing import Any

import pytest

from camlann.engine.facts import Seat
from camlann.shadows.black_card_cancellation import Cancelled, ExcaliburAsked, GiveExcalibur, Offering
from camlann.shadows.heroic_phase import Acting
from camlann.shadows.progression_of_evil import DrawBlack, Laying, LayUp
from tests.shadows.conservation import whole
from tests.shadows.deals import (
    Shadows,
    act,
    draw_black,
    merlins,
    phase,
    position,
    sealed_state,
    told,
)
from tests.shadows.manifest import BLACK, NUMBERED, STANDARD_BLACK
from tests.shadows.scenarios import card, cards_of, decision
from tests.shadows.state import state

PLAIN = "gawain arthur kay palamedes tristan"
SPECIAL = [name for name in BLACK if name not in STANDARD_BLACK]


def drawn(name: str, **given: Any) -> Shadows:
    """Seat 0 draws this card, and all let it happen; a card with a number is laid open."""
    match = position(PLAIN, black=name, step="evil", **{"expansion": BLACK[name][0] == 0, **given})
    whole(match.truth)
    draw_black(match)
    if isinstance(phase(match), Laying):
        act(match, 0, LayUp())
    whole(match.truth)
    return match


EFFECTS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    **{
        f"{name}: takes the next place of the Black Knight": (
            {"black_knight": ("", "-1")},
            {"black_knight": ("face_down", name), "black_discard": ""},
        )
        for name in NUMBERED
        if name.startswith("black_knight")
    },
    **{
        f"{name}: takes the next place of Lancelot": (
            {"lancelot": ("", "-1")},
            {"lancelot": ("face_down", name), "dragon": (), "black_discard": ""},
        )
        for name in NUMBERED
        if name.startswith("lancelot")
    },
    **{
        f"{name}: takes the next place of the Dragon when Lancelot is done": (
            {"dragon": ("", "1")},
            {"dragon": ("lancelot_1", name), "lancelot": (), "siege": 0},
        )
        for name in NUMBERED
        if name.startswith("lancelot")
    },
    **{
        f"{name}: brings a siege engine when the Dragon is done": (
            {"over": "dragon"},
            {"siege": 1, "dragon": (), "black_discard": name},
        )
        for name in NUMBERED
        if name.startswith("lancelot")
    },
    "excalibur: the sword drifts toward evil": ({}, {"excalibur": -1, "black_discard": "excalibur"}),
    "excalibur: at the fifth step the quest is lost": (
        {"excalibur": -4, "places": {2: "excalibur"}},
        {"swords": (0, 2), "lives": (4, 4, 3, 4, 4), "relics": {"excalibur": None}, "excalibur": 0},
    ),
    "despair: takes the farthest place": ({}, {"grail": "______D", "black_discard": ""}),
    "despair: brings a siege engine when the Grail is done": (
        {"over": "grail"},
        {"siege": 1, "grail": "_______", "black_discard": "despair"},
    ),
    "picts: one Pict": ({}, {"picts": 1, "saxons": 0, "black_discard": "picts"}),
    "picts: the fourth loses the war": (
        {"picts": ("1 2", 3), "places": {1: "picts", 2: "saxons"}},
        {"picts": 0, "swords": (0, 1), "siege": 2, "lives": (4, 3, 4, 4, 4), "thrown": "fight_1 fight_2"},
    ),
    "saxons: one Saxon": ({}, {"picts": 0, "saxons": 1, "black_discard": "saxons"}),
    "saxons: the fourth loses the war": (
        {"saxons": ("1", 3), "places": {1: "picts", 2: "saxons"}},
        {"saxons": 0, "swords": (0, 1), "siege": 2, "lives": (4, 4, 3, 4, 4)},
    ),
    "morgan_3: two siege engines": ({"siege": 4}, {"siege": 6, "black_discard": "morgan_3"}),
    "morgan_4: every Knight loses a life point": (
        {"status": {1: "dead", 2: "captured"}, "expansion": True},
        {"lives": (3, 0, 4, 3, 3), "black_discard": "morgan_4"},
    ),
    "desolation: takes the farthest place where no Grail card lies": ({}, {"grail": "______X"}),
    "desolation: brings a siege engine when the Grail is done": (
        {"over": "grail"},
        {"siege": 1, "black_discard": "desolation"},
    ),
    "dark_forest: stays": ({}, {"lasting": ("dark_forest",), "black_discard": ""}),
    "dark_forest: brings a siege engine when the Grail is done": (
        {"over": "grail"},
        {"siege": 1, "lasting": (), "black_discard": "dark_forest"},
    ),
    "guinevere: all Knights return": (
        {"places": {1: "picts", 2: "grail"}},
        {"places": ("camelot",) * 5, "black_discard": "guinevere"},
    ),
    "mists: stays": ({}, {"lasting": ("mists",)}),
    "vivien: stays": ({}, {"lasting": ("vivien",)}),
    "witch_2: stays": ({}, {"lasting": ("witch_2",)}),
    "witch_3: a Pict and a Saxon": ({}, {"picts": 1, "saxons": 1, "black_discard": "witch_3"}),
    "witch_5: stays": ({}, {"lasting": ("witch_5",)}),
    "witch_6: stays": ({}, {"lasting": ("witch_6",)}),
    "witch_7: stays": ({}, {"lasting": ("witch_7",)}),
}


@cards_of("given, expected", EFFECTS)
def test_a_black_card_does_what_it_says(
    given: dict[str, Any], expected: dict[str, Any], request: pytest.FixtureRequest
) -> None:
    match = drawn(request.node.callspec.id.partition(":")[0], **given)
    assert {key: state(match)[key] for key in expected} == expected


MERLIN_THERE: dict[str, tuple[str, str]] = {
    "excalibur: Merlin at the lake": ("excalibur", "excalibur"),
    "despair: Merlin at the Grail": ("grail", "grail"),
    "desolation: Merlin at the Grail": ("grail", "grail"),
    "dark_forest: Merlin at the Grail": ("grail", "grail"),
    "lancelot_5: Merlin at the Dragon": ("dragon", "dragon"),
}


@cards_of("over, merlin", MERLIN_THERE)
def test_where_merlin_stands_a_card_of_a_quest_that_is_over_does_nothing(
    over: str, merlin: str, request: pytest.FixtureRequest
) -> None:
    name = request.node.callspec.id.partition(":")[0]
    match = drawn(name, over=over, merlin=merlin, expansion=True)
    assert match.public.siege == 0
    assert sealed_state(match).removed == (name,)


def before(name: str, **more: Any) -> Shadows:
    """Whatever a black card can do would be seen here."""
    return position(
        PLAIN,
        hands={1: "merlin merlin merlin", 2: "grail 1 2"},
        places={3: "picts"},
        black=f"{name} picts saxons",
        grail="GG_____",
        step="evil",
        expansion=True,
        **more,
    )


def unharmed(match: Shadows, name: str) -> None:
    """The card is in the discard, and nothing else has changed."""
    fresh = before(name)
    assert told(match, Cancelled) == [Cancelled(name)]
    assert sealed_state(match).black_discard == (name,)
    changed = {key for key, value in state(match).items() if state(fresh)[key] != value}
    assert changed <= {"black_discard", "thrown", "hands", "relics"}
    assert phase(match) == Acting(Seat(0))
    whole(match.truth)


@decision(8)
@pytest.mark.parametrize("name", BLACK)
def test_merlins_are_asked_for_against_special_cards_alone(name: str) -> None:
    match = before(name)
    act(match, 0, DrawBlack())
    assert isinstance(phase(match), Offering) == (name in SPECIAL)


@decision(8)
@pytest.mark.parametrize("name", SPECIAL)
def test_three_merlins_undo_any_special_card(name: str) -> None:
    match = before(name)
    act(match, 0, DrawBlack())
    merlins(match, s1=3)
    unharmed(match, name)


@decision(9)
@pytest.mark.parametrize("name", BLACK)
def test_excalibur_undoes_any_card(name: str) -> None:
    # The relic is in the game once its quest is over, but that card is tried here while it still would drift.
    match = before(name, relics={"excalibur": 4}, over="" if name == "excalibur" else "excalibur")
    act(match, 0, DrawBlack())
    if isinstance(phase(match), Laying):
        act(match, 0, LayUp())
    if isinstance(phase(match), Offering):
        merlins(match)
    assert phase(match) == ExcaliburAsked(Seat(4), Seat(0), name)
    act(match, 4, GiveExcalibur())
    assert match.public.relics["excalibur"] is None
    unharmed(match, name)


@card("excalibur")
def test_a_card_of_a_quest_that_is_over_leaves_the_game_when_it_is_undone_with_the_expansion() -> None:
    for expansion in (False, True):
        match = position(
            PLAIN,
            relics={"excalibur": 4},
            over="excalibur",
            black="excalibur",
            step="evil",
            expansion=expansion,
        )
        act(match, 0, DrawBlack())
        act(match, 4, GiveExcalibur())
        assert match.public.siege == 0
        assert sealed_state(match).removed == (("excalibur",) if expansion else ())
        assert sealed_state(match).black_discard == (() if expansion else ("excalibur",))


@decision(7)
@pytest.mark.parametrize("name", BLACK)
def test_cards_with_a_number_may_be_laid_face_down_and_no_others(name: str) -> None:
    match = before(name)
    act(match, 0, DrawBlack())
    assert isinstance(phase(match), Laying) == (name in NUMBERED)


@decision(7)
def test_a_card_whose_quest_is_over_is_shown() -> None:
    match = before("lancelot_3", over="dragon")
    act(match, 0, DrawBlack())
    assert phase(match) == Acting(Seat(0))
    assert match.public.siege == 1


def test_every_black_card_is_tested_by_name() -> None:
    named = {key.partition(":")[0] for key in EFFECTS}
    asking = {"mercenaries", "mordred", "morgan_1", "morgan_2", "morgan_5", "witch_1", "witch_4"}
    assert named | asking == set(BLACK)
