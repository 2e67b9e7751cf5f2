"""Scenarios: what black cards do, and for how long."""

import pytest

from camlann.engine.facts import Seat
from camlann.shadows.actions import FightWar, Heal, PlaySpecial
from camlann.shadows.cards.black_prompts import ChooseWar, ChoosingWar
from camlann.shadows.evil import Progressing
from camlann.shadows.state import CombatBoard
from camlann.shadows.traitor import CallBlack
from tests.shadows.deals import (
    act,
    cellar,
    choices,
    draw_black,
    offered,
    phase,
    position,
    swords,
)
from tests.shadows.scenarios import card, decision, scenario

PLAIN = "gawain arthur kay palamedes tristan"


@scenario("S23")
@card("guinevere")
def test_guinevere_calls_all_knights_home_and_ends_the_turn() -> None:
    table = position(
        PLAIN,
        places={0: "picts", 1: "lancelot", 2: "grail"},
        lancelot=("3 3 3", "1 -1"),
        grail="GGGG___",
        black="guinevere",
        step="evil",
    )
    draw_black(table)
    assert table.public.places == ("camelot",) * 5
    assert table.public.lancelot == CombatBoard((), ("lancelot_1", "face_down"))
    assert table.public.grail == ("grail",) * 4 + ("",) * 3
    assert cellar(table).white_thrown == ("fight_3",) * 3
    assert table.public.lives == (4,) * 5
    assert phase(table) == Progressing(Seat(1)), "no heroic action for the drawer"


@card("guinevere")
def test_guinevere_leaves_a_captured_knight_where_he_is_with_his_cards() -> None:
    table = position(
        PLAIN,
        places={1: "lancelot"},
        status={1: "captured"},
        lancelot=("3 3 3", ""),
        black="guinevere",
        step="evil",
        expansion=True,
    )
    draw_black(table)
    assert table.public.places[1] == "lancelot"
    assert table.public.lancelot.white == ("fight_3",) * 3


@scenario("S24")
@card("mists", "heroism", "picts")
def test_mists_and_heroism_lay_a_sword_more_each_on_a_lost_quest() -> None:
    table = position(PLAIN, lasting="mists", heroism="picts", picts=("1 2", 3), black="picts", step="evil")
    draw_black(table)
    assert swords(table) == (0, 3)
    assert table.public.siege == 2
    assert table.public.heroism is None
    assert "heroism" in cellar(table).white_thrown
    assert table.public.lasting == ("mists",), "for the rest of the game"


@scenario("S24")
@card("mists", "heroism")
def test_mists_lay_no_sword_on_a_won_quest_and_heroism_a_white_one() -> None:
    table = position(
        PLAIN, hands={0: "5"}, places={0: "picts"}, lasting="mists", heroism="picts", picts=("1 2 3 4", 3)
    )
    act(table, 0, FightWar("fight_5"))
    assert swords(table) == (2, 0)


@scenario("S25")
def test_the_seventh_black_sword_ends_the_game_and_nothing_more_is_laid() -> None:
    table = position(
        PLAIN,
        swords="WWWWBBBBBB",
        excalibur=-4,
        black="excalibur",
        step="evil",
        loyalties="traitor loyal loyal loyal loyal",
    )
    draw_black(table)
    assert table.over
    assert swords(table) == (4, 7)
    assert (table.public.winner, table.public.why) == ("evil", "black_swords")


@scenario("S29")
@card("dark_forest", "grail")
def test_under_the_dark_forest_no_grail_card_is_laid_but_three_still_heal() -> None:
    table = position(PLAIN, hands={0: "grail grail grail"}, places={0: "grail"}, lasting="dark_forest")
    assert "lay-grail" not in offered(table, 0)
    act(table, 0, Heal("grail"))
    assert table.public.lives[0] == 5


@scenario("S29")
@card("dark_forest")
def test_a_won_war_drives_the_dark_forest_away() -> None:
    table = position(
        PLAIN, hands={0: "5"}, places={0: "saxons"}, saxons=("1 2 3 4", 0), lasting="dark_forest"
    )
    act(table, 0, FightWar("fight_5"))
    assert table.public.lasting == ()
    assert "dark_forest" in cellar(table).black_thrown


@scenario("S29")
@card("dark_forest")
def test_a_lost_war_leaves_the_dark_forest() -> None:
    table = position(PLAIN, saxons=("1 2", 3), lasting="dark_forest", black="saxons", step="evil")
    draw_black(table)
    assert swords(table) == (0, 1)
    assert table.public.lasting == ("dark_forest",)


@scenario("S30")
@card("lady_of_the_lake")
def test_the_lady_wins_excalibur_from_afar_and_only_the_relic_has_a_taker() -> None:
    table = position(PLAIN, hands={0: "lady_of_the_lake"}, excalibur=4)
    act(table, 0, PlaySpecial("lady_of_the_lake"))
    assert swords(table) == (2, 0)
    assert table.public.relics == {"excalibur": 0}
    assert table.public.lives == (4,) * 5
    assert table.public.hands == (0,) * 5
    assert table.public.white_thrown == 1 + 7
    assert table.public.over == ("excalibur",)


@scenario("S30")
@card("lady_of_the_lake")
def test_bors_takes_the_cards_nobody_is_there_for() -> None:
    table = position("arthur kay bors palamedes", hands={0: "lady_of_the_lake"}, excalibur=4, expansion=True)
    act(table, 0, PlaySpecial("lady_of_the_lake"))
    assert table.public.hands == (0, 0, 7, 0)
    assert table.public.lives == (4,) * 4
    assert table.public.relics == {"excalibur": 0}


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
    table = position(
        PLAIN, over="excalibur", black="excalibur", merlin=merlin, expansion=expansion, step="evil"
    )
    draw_black(table)
    assert table.public.siege == siege
    assert table.public.excalibur == 0
    assert ("excalibur" in cellar(table).black_thrown) == discarded
    assert ("excalibur" in cellar(table).removed) != discarded


@scenario("S32")
@card("mordred")
@decision(24)
def test_with_mordred_a_war_needs_another_five() -> None:
    table = position(
        PLAIN, hands={0: "5"}, places={0: "saxons", 1: "saxons"}, saxons=("1 2 3 4", 1), mordred="saxons"
    )
    act(table, 0, FightWar("fight_5"))
    assert swords(table) == (0, 0)
    assert table.public.saxons.cards == 5

    table = position(
        PLAIN, hands={0: "1 4 5"}, places={0: "saxons"}, saxons=("1 2 3 4 5", 1), mordred="saxons"
    )
    assert choices(table, 0, "fight-war") == [("fight_5",)]
    act(table, 0, FightWar("fight_5"))
    assert swords(table) == (1, 0)
    assert table.public.mordred is None
    assert "mordred" in cellar(table).black_thrown


@scenario("S32")
@card("mordred")
@decision(11)
def test_mordred_as_the_fourth_warrior_loses_the_war_and_leaves_with_it() -> None:
    table = position(PLAIN, saxons=("1 2 3 4", 3), black="mordred", step="evil")
    draw_black(table)
    act(table, 0, ChooseWar("saxons"))
    assert swords(table) == (0, 1)
    assert table.public.siege == 2
    assert table.public.mordred is None
    assert table.public.saxons.warriors == 0
    assert "mordred" in cellar(table).black_thrown


def test_each_black_card_is_decided_by_who_drew_it_even_when_unmasked() -> None:
    table = position(
        PLAIN,
        status={1: "revealed"},
        loyalties="loyal traitor loyal loyal loyal",
        black="mercenaries",
        turn=1,
        step="evil",
    )
    act(table, 1, CallBlack())
    assert phase(table) == ChoosingWar(Seat(1), mordred=False)
    act(table, 1, ChooseWar("picts"))
    assert table.public.picts.warriors == 1
