"""Scenarios: quests fought card against card."""

from collections import Counter
from typing import Any

import pytest

from camlann.engine.facts import Seat
from camlann.shadows.heroic_actions import LayFight
from camlann.shadows.heroic_phase import Acting
from camlann.shadows.progression_of_evil import LayUp
from camlann.shadows.quests.combat import (
    AddFight,
    Adding,
    AddNothing,
    CombatCounted,
    FaceDownShown,
    black_value,
    missing,
)
from camlann.shadows.quests.quest_end import QuestDecided
from camlann.shadows.state import CombatBoard
from tests.shadows.deals import (
    Shadows,
    act,
    choices,
    draw_black,
    hand,
    heard,
    may,
    offered,
    phase,
    position,
    sealed_state,
    swords,
    told,
)
from tests.shadows.scenarios import card, decision, knight, scenario, scenarios

ANYBODY = "gawain arthur galahad palamedes tristan"

FITTING: dict[str, tuple[str, str, str, str]] = {
    "S1: a third 2 does not fit the Black Knight's pairs, any other value does": (
        "black_knight",
        "2 2",
        "2",
        "1 3 4 5",
    ),
    "S1: beside a pair and a 4 only a second 4 fits": ("black_knight", "2 2 4", "1 2 3 5", "4"),
    "S1: two values begun are the only ones left": ("black_knight", "2 4", "1 3 5", "2 4"),
    "S2: a fourth 3 does not fit Lancelot's full house": ("lancelot", "3 3 3", "3", "1 2 4 5"),
    "S2: two pairs can both become the three of a full house": ("lancelot", "3 3 5 5", "1 2 4", "3 5"),
    "S2: beside three 3 and a 5 only a 5 fits": ("lancelot", "3 3 3 5", "1 2 3 4", "5"),
    "S2: a ? stays what it was played as": ("lancelot", "3 3 ?3", "3", "1 2 4 5"),
    "S3: a fourth value does not fit the Dragon's triples": ("dragon", "1 1 1 2 2 2 3", "1 2 4 5", "3"),
    "S3: two triples leave all other values": ("dragon", "1 1 1 2 2 2", "1 2", "3 4 5"),
}


@scenarios("quest, lying, refused, legal", FITTING)
@decision(22)
def test_a_card_fits_if_the_pattern_can_still_be_completed(
    quest: str, lying: str, refused: str, legal: str
) -> None:
    boards: dict[str, Any] = {quest: (lying, "")}
    match = position(ANYBODY, hands={0: "1 2 3 4 5 ?"}, places={0: quest}, expansion=True, **boards)
    for value in map(int, refused.split()):
        assert not may(match, 0, LayFight(f"fight_{value}", value))
        assert not may(match, 0, LayFight("fight_any", value))
    for value in map(int, legal.split()):
        assert may(match, 0, LayFight(f"fight_{value}", value))
        assert may(match, 0, LayFight("fight_any", value))


def evenly_matched(hand: str = "3", **more: Any) -> Shadows:
    """Ten against ten as soon as the Knight lays his 3."""
    return position(
        ANYBODY,
        hands={0: hand},
        lives={0: 3},
        places={0: "black_knight"},
        black_knight=("2 2 3", "7 -1 1 -1"),
        **more,
    )


@scenario("S4")
@decision(20)
def test_a_tie_is_lost() -> None:
    match = evenly_matched()
    act(match, 0, LayFight("fight_3", 3))
    assert told(match, CombatCounted) == [CombatCounted("black_knight", 10, 10)]
    assert swords(match) == (0, 1)
    assert match.public.lives[0] == 2
    assert match.public.places[0] == "camelot"
    assert match.public.black_knight == CombatBoard(), "the quest is perpetual and begins anew"
    assert hand(match, 0) == ()
    assert Counter(sealed_state(match).black_discard) == {"black_knight_7": 1, "black_knight_1": 3}
    assert Counter(sealed_state(match).white_discard) == {"fight_2": 2, "fight_3": 2}


@scenario("S4")
def test_evil_may_end_it_in_a_tie_too() -> None:
    match = position(
        ANYBODY,
        places={0: "black_knight"},
        black_knight=("5 5", "7 1 1"),
        black="black_knight_1",
        step="evil",
        turn=1,
    )
    draw_black(match)
    act(match, 1, LayUp())
    assert told(match, CombatCounted) == [CombatCounted("black_knight", 10, 10)]
    assert swords(match) == (0, 1)
    assert match.public.lives[:2] == (3, 4)


@scenario("S5")
def test_excalibur_breaks_a_tie_and_is_kept() -> None:
    match = evenly_matched(relics={"excalibur": 0}, over="excalibur", white="4 5 grail")
    act(match, 0, LayFight("fight_3", 3))
    assert told(match, CombatCounted) == [CombatCounted("black_knight", 11, 10)]
    assert swords(match) == (1, 0)
    assert match.public.lives[0] == 4
    assert hand(match, 0) == ("fight_4", "fight_5", "grail")
    assert match.public.relics == {"excalibur": 0}
    assert match.public.places[0] == "camelot"


@scenario("S5")
def test_excalibur_adds_nothing_to_a_fight_its_owner_is_not_in() -> None:
    match = evenly_matched(relics={"excalibur": 1}, over="excalibur")
    act(match, 0, LayFight("fight_3", 3))
    assert told(match, CombatCounted) == [CombatCounted("black_knight", 10, 10)]


@scenario("S6")
@card("divine_favor")
def test_divine_favor_turns_one_tie_to_the_good() -> None:
    match = evenly_matched(favor=True, expansion=True)
    act(match, 0, LayFight("fight_3", 3))
    assert swords(match) == (1, 0)
    assert not match.public.favor
    assert "divine_favor" in sealed_state(match).white_discard

    match = evenly_matched(expansion=True, white_discard="divine_favor", swords="W")
    act(match, 0, LayFight("fight_3", 3))
    assert swords(match) == (1, 1), "the next tie is lost again"


def kay_on_lancelot(kays_place: str = "lancelot", fighter: int = 0) -> Shadows:
    """Thirteen against thirteen as soon as the fighter lays his 2; Kay sits at seat 0."""
    places = {0: kays_place, fighter: "lancelot"}
    return position(
        "kay arthur galahad gawain tristan",
        hands={0: "1 2 grail", fighter: "1 2 grail"},
        places=places,
        turn=fighter,
        lancelot=("3 3 3 2", "5 -5 1 -1 -1"),
    )


@scenario("S7")
@knight("kay")
@decision(16)
def test_kay_adds_a_fight_card_when_the_black_cards_are_shown() -> None:
    match = kay_on_lancelot()
    act(match, 0, LayFight("fight_2", 2))
    assert phase(match) == Adding(Seat(0), "lancelot", white=13, black=13, missing=1)
    black = match.public.lancelot.black
    assert Counter(black) == {"lancelot_5": 2, "lancelot_1": 3}, "he decides on open cards"
    assert choices(match, 0, "add-fight") == [("fight_1", 1)], "a Grail card is no fight card"
    assert not may(match, 0, AddFight("grail", 1))
    act(match, 0, AddFight("fight_1", 1))
    assert told(match, CombatCounted) == [CombatCounted("lancelot", 14, 13)]
    assert swords(match) == (1, 0)
    assert match.public.relics["armor"] == 0


@pytest.mark.parametrize(
    "white, tie_wins, more",
    [(0, False, 9), (7, False, 2), (8, False, 1), (9, False, 0), (8, True, 0), (7, True, 1)],
)
def test_kay_is_told_what_is_missing(white: int, tie_wins: bool, more: int) -> None:
    """A tie is lost without Divine Favor."""
    assert missing(white, 8, tie_wins) == more


@scenario("S7")
@knight("kay")
def test_kay_may_let_it_be() -> None:
    match = kay_on_lancelot()
    act(match, 0, LayFight("fight_2", 2))
    act(match, 0, AddNothing())
    assert told(match, CombatCounted) == [CombatCounted("lancelot", 13, 13)]
    assert swords(match) == (0, 1)
    assert "fight_1" in hand(match, 0)


@scenario("S7")
@knight("kay")
def test_kay_cannot_help_from_camelot() -> None:
    match = kay_on_lancelot("camelot", fighter=1)
    act(match, 1, LayFight("fight_2", 2))
    assert told(match, CombatCounted) == [CombatCounted("lancelot", 13, 13)]
    assert "fight_1" in hand(match, 0)


@knight("kay")
@decision(16)
def test_kay_is_asked_whatever_he_holds() -> None:
    match = position(
        "kay arthur galahad gawain tristan",
        hands={0: "2 grail"},
        places={0: "lancelot"},
        lancelot=("3 3 3 2", "5 -5 1 -1 -1"),
    )
    act(match, 0, LayFight("fight_2", 2))
    assert phase(match) == Adding(Seat(0), "lancelot", white=13, black=13, missing=1)
    assert offered(match, 0) == ["add-nothing"]


@scenario("S8")
@card("lancelot_3")
@decision(7)
def test_evil_ends_a_quest_in_its_own_phase_and_the_unfinished_pattern_counts() -> None:
    match = position(
        ANYBODY,
        lives={0: 3},
        places={0: "lancelot"},
        lancelot=("5 5", "1 1 -1 3"),
        black="lancelot_3",
        white="1 1 2 3",
        step="evil",
        turn=2,
    )
    draw_black(match)
    act(match, 2, LayUp())
    assert told(match, CombatCounted) == [CombatCounted("lancelot", 10, 9)]
    assert told(match, QuestDecided) == [QuestDecided("lancelot", True, Seat(2))]
    assert swords(match) == (1, 0)
    assert match.public.relics == {"armor": 0}, "the armor goes to the Knight who stood there"
    assert match.public.lives[0] == 4
    assert hand(match, 0) == ("fight_1", "fight_1", "fight_2", "fight_3")
    assert hand(match, 2) == ()
    assert match.public.over == ("lancelot",)
    assert phase(match) == Acting(Seat(2)), "the drawer has the heroic action left"


def test_who_laid_which_card_face_down_stays_unknown() -> None:
    match = position(
        ANYBODY,
        hands={0: "3"},
        places={0: "black_knight"},
        black_knight=("2 2 3", "-5 1 -3 -1"),
    )
    act(match, 0, LayFight("fight_3", 3))
    (shown,) = heard(match, None, FaceDownShown)
    assert shown.cards == ("black_knight_1", "black_knight_3", "black_knight_5"), "they are sorted"


@card("black_knight_1", "black_knight_3", "black_knight_5", "black_knight_7")
@card("lancelot_1", "lancelot_3", "lancelot_5", "lancelot_7")
def test_a_black_card_counts_its_number_and_four_more_on_the_dragon() -> None:
    for number in (1, 3, 5, 7):
        assert black_value("black_knight", f"black_knight_{number}") == number
        assert black_value("lancelot", f"lancelot_{number}") == number
        assert black_value("dragon", f"lancelot_{number}") == number + 4


def test_a_dragon_nobody_stands_at_can_still_be_won() -> None:
    match = position(
        ANYBODY,
        dragon=("5 5 5 4 4 4 3 3", "1 1 1 1"),
        black="lancelot_3",
        step="evil",
    )
    draw_black(match)
    act(match, 0, LayUp())
    assert told(match, CombatCounted) == [CombatCounted("dragon", 33, 27)]
    assert swords(match) == (2, 0)
    assert match.public.lives == (4, 4, 4, 4, 4)
    assert match.public.hands == (0, 0, 0, 0, 0)
    assert match.public.white_discard == 8 + 7, "seven cards are drawn for nobody"
    assert match.public.over == ("dragon", "lancelot")
