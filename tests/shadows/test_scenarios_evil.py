"""Scenarios: what black cards do, and for how long."""

import pytest

from camlann.engine.facts import Seat
from camlann.shadows.cards.black_prompts import ChooseWar, ChoosingWar
from camlann.shadows.heroic_actions import FightWar, Heal, PlaySpecial
from camlann.shadows.progression_of_evil import Progressing
from camlann.shadows.state import CombatBoard
from camlann.shadows.traitor import CallBlack
from tests.shadows.deals import (
    act,
    choices,
    draw_black,
    offered,
    phase,
    position,
    sealed_state,
    swords,
)
from tests.shadows.scenarios import card, decision, scenario

PLAIN = "gawain arthur kay palamedes tristan"


@scenario("S23")
@card("guinevere")
def test_guinevere_calls_all_knights_home_and_ends_the_turn() -> None:
    match = position(
        PLAIN,
        places={0: "picts", 1: "lancelot", 2: "grail"},
        lancelot=("3 3 3", "1 -1"),
        grail="GGGG___",
        black="guinevere",
        step="evil",
    )
    draw_black(match)
    assert match.public.places == ("camelot",) * 5
    assert match.public.lancelot == CombatBoard((), ("lancelot_1", "face_down"))
    assert match.public.grail == ("grail",) * 4 + ("",) * 3
    assert sealed_state(match).white_discard == ("fight_3",) * 3
    assert match.public.lives == (4,) * 5
    assert phase(match) == Progressing(Seat(1)), "no heroic action for the drawer"


@card("guinevere")
def test_guinevere_leaves_a_captured_knight_where_he_is_with_his_cards() -> None:
    match = position(
        PLAIN,
        places={1: "lancelot"},
        status={1: "captured"},
        lancelot=("3 3 3", ""),
        black="guinevere",
        step="evil",
        expansion=True,
    )
    draw_black(match)
    assert match.public.places[1] == "lancelot"
    assert match.public.lancelot.white == ("fight_3",) * 3


@scenario("S24")
@card("mists", "heroism", "picts")
def test_mists_and_heroism_lay_a_sword_more_each_on_a_lost_quest() -> None:
    match = position(PLAIN, lasting="mists", heroism="picts", picts=("1 2", 3), black="picts", step="evil")
    draw_black(match)
    assert swords(match) == (0, 3)
    assert match.public.siege == 2
    assert match.public.heroism is None
    assert "heroism" in sealed_state(match).white_discard
    assert match.public.lasting == ("mists",), "for the rest of the game"


@scenario("S24")
@card("mists", "heroism")
def test_mists_lay_no_sword_on_a_won_quest_and_heroism_a_white_one() -> None:
    match = position(
        PLAIN, hands={0: "5"}, places={0: "picts"}, lasting="mists", heroism="picts", picts=("1 2 3 4", 3)
    )
    act(match, 0, FightWar("fight_5"))
    assert swords(match) == (2, 0)


@scenario("S25")
def test_the_seventh_black_sword_ends_the_game_and_nothing_more_is_laid() -> None:
    match = position(
        PLAIN,
        swords="WWWWBBBBBB",
        excalibur=-4,
        black="excalibur",
        step="evil",
        loyalties="traitor loyal loyal loyal loyal",
    )
    draw_black(match)
    assert match.over
    assert swords(match) == (4, 7)
    assert (match.public.winner, match.public.why) == ("evil", "black_swords")


@scenario("S29")
@card("dark_forest", "grail")
def test_under_the_dark_forest_no_grail_card_is_laid_but_three_still_heal() -> None:
    match = position(PLAIN, hands={0: "grail grail grail"}, places={0: "grail"}, lasting="dark_forest")
    assert "lay-grail" not in offered(match, 0)
    act(match, 0, Heal("grail"))
    assert match.public.lives[0] == 5


@scenario("S29")
@card("dark_forest")
def test_a_won_war_drives_the_dark_forest_away() -> None:
    match = position(
        PLAIN, hands={0: "5"}, places={0: "saxons"}, saxons=("1 2 3 4", 0), lasting="dark_forest"
    )
    act(match, 0, FightWar("fight_5"))
    assert match.public.lasting == ()
    assert "dark_forest" in sealed_state(match).black_discard


@scenario("S29")
@card("dark_forest")
def test_a_lost_war_leaves_the_dark_forest() -> None:
    match = position(PLAIN, saxons=("1 2", 3), lasting="dark_forest", black="saxons", step="evil")
    draw_black(match)
    assert swords(match) == (0, 1)
    assert match.public.lasting == ("dark_forest",)


@scenario("S30")
@card("lady_of_the_lake")
def test_the_lady_wins_excalibur_from_afar_and_only_the_relic_has_a_taker() -> None:
    match = position(PLAIN, hands={0: "lady_of_the_lake"}, excalibur=4)
    act(match, 0, PlaySpecial("lady_of_the_lake"))
    assert swords(match) == (2, 0)
    assert match.public.relics == {"excalibur": 0}
    assert match.public.lives == (4,) * 5
    assert match.public.hands == (0,) * 5
    assert match.public.white_discard == 1 + 7
    assert match.public.over == ("excalibur",)


@scenario("S30")
@card("lady_of_the_lake")
def test_bors_takes_the_cards_nobody_is_there_for() -> None:
    match = position("arthur kay bors palamedes", hands={0: "lady_of_the_lake"}, excalibur=4, expansion=True)
    act(match, 0, PlaySpecial("lady_of_the_lake"))
    assert match.public.hands == (0, 0, 7, 0)
    assert match.public.lives == (4,) * 4
    assert match.public.relics == {"excalibur": 0}


@scenario("S31")
@card("excalibur")
@pytest.mark.parametrize(
    "expansion, merlin, siege, discarded",
    {
        "base: an engine, and the card is discarded": (False, None, 1, True),
        "expansion: an engine, and the card leaves the game": (True, None, 1, False),
        "expansion, Merlin there: no engine, and the card leaves the game": (True, "excalibur", 0, False),
        "expansion, Merlin elsewhere: an engine": (True, "grail", 1, False),
    }.values(),
)
def test_a_card_of_a_quest_that_is_over_brings_a_siege_engine(
    expansion: bool, merlin: str | None, siege: int, discarded: bool
) -> None:
    match = position(
        PLAIN, over="excalibur", black="excalibur", merlin=merlin, expansion=expansion, step="evil"
    )
    draw_black(match)
    assert match.public.siege == siege
    assert match.public.excalibur == 0
    assert ("excalibur" in sealed_state(match).black_discard) == discarded
    assert ("excalibur" in sealed_state(match).removed) != discarded


@scenario("S32")
@card("mordred")
@decision(24)
def test_with_mordred_a_war_needs_another_five() -> None:
    match = position(
        PLAIN, hands={0: "5"}, places={0: "saxons", 1: "saxons"}, saxons=("1 2 3 4", 1), mordred="saxons"
    )
    act(match, 0, FightWar("fight_5"))
    assert swords(match) == (0, 0)
    assert match.public.saxons.cards == 5

    match = position(
        PLAIN, hands={0: "1 4 5"}, places={0: "saxons"}, saxons=("1 2 3 4 5", 1), mordred="saxons"
    )
    assert choices(match, 0, "fight-war") == [("fight_5",)]
    act(match, 0, FightWar("fight_5"))
    assert swords(match) == (1, 0)
    assert match.public.mordred is None
    assert "mordred" in sealed_state(match).black_discard


@scenario("S32")
@card("mordred")
@decision(11)
def test_mordred_as_the_fourth_warrior_loses_the_war_and_leaves_with_it() -> None:
    match = position(PLAIN, saxons=("1 2 3 4", 3), black="mordred", step="evil")
    draw_black(match)
    act(match, 0, ChooseWar("saxons"))
    assert swords(match) == (0, 1)
    assert match.public.siege == 2
    assert match.public.mordred is None
    assert match.public.saxons.warriors == 0
    assert "mordred" in sealed_state(match).black_discard


def test_each_black_card_is_decided_by_who_drew_it_even_when_unmasked() -> None:
    match = position(
        PLAIN,
        status={1: "revealed"},
        loyalties="loyal traitor loyal loyal loyal",
        black="mercenaries",
        turn=1,
        step="evil",
    )
    act(match, 1, CallBlack())
    assert phase(match) == ChoosingWar(Seat(1), mordred=False)
    act(match, 1, ChooseWar("picts"))
    assert match.public.picts.warriors == 1
