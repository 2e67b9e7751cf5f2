"""Scenarios: sieges, and the ends of the game in their order of precedence."""

from typing import Any

import pytest

from camlann import shadows
from camlann.engine.facts import Seat
from camlann.engine.rules import Result
from camlann.shadows.game_end import SwordsCounted, TraitorsRevealed
from camlann.shadows.heroic_actions import Accuse, FightSiege, Move
from camlann.shadows.heroic_phase import Acting
from camlann.shadows.progression_of_evil import RaiseSiege, Suffer
from camlann.shadows.quests.combat import AddFight, AddNothing
from camlann.shadows.siege_fight import (
    Attack,
    BattleFought,
    Battling,
    DieThrown,
    Helping,
    NameValue,
    NamingValue,
    ValueNamed,
)
from tests.shadows.deals import (
    Shadows,
    act,
    cards,
    choices,
    draw_black,
    hand,
    may,
    offered,
    phase,
    position,
    sealed_state,
    seats,
    swords,
    told,
)
from tests.shadows.scenarios import card, decision, knight, scenario, scenarios, travel

PLAIN = "gawain arthur kay palamedes tristan"
ONE_TRAITOR = "loyal traitor loyal loyal loyal"
SEVEN = "arthur bors caradoc gaheris gareth geraint lamorak"
TWO_TRAITORS = "loyal traitor traitor loyal loyal loyal loyal"


def ended(match: Shadows) -> Result:
    result = shadows.result(match.public)
    assert result is not None
    assert match.over
    return result


@scenario("S33")
@card("witch_3")
def test_the_third_witch_sends_the_picts_first_and_then_the_saxons() -> None:
    match = position(step="evil", picts=("", 3), saxons=("", 3), siege=9, black="witch_3", expansion=True)
    draw_black(match)
    assert ended(match).reason == "siege", "the Saxons bring the twelfth engine"
    assert (swords(match), match.public.siege) == ((0, 2), 12)
    assert match.public.picts.warriors == 0
    assert match.public.saxons.warriors == 4, "their war was not cleared any more"


@scenario("S33")
@card("witch_3")
def test_a_seventh_black_sword_keeps_the_saxons_from_coming() -> None:
    match = position(
        step="evil", picts=("", 3), saxons=("", 3), siege=9, swords="BBBBBB", black="witch_3", expansion=True
    )
    draw_black(match)
    assert ended(match).reason == "black_swords"
    assert (swords(match), match.public.siege) == ((0, 7), 9)
    assert match.public.saxons.warriors == 3


@scenario("S60")
@card("picts")
def test_a_war_lost_with_nobody_there_costs_no_life_points() -> None:
    match = position(step="evil", picts=("1 2", 3), black="picts")
    draw_black(match)
    assert (swords(match), match.public.siege) == ((0, 1), 2)
    assert match.public.lives == (4,) * 5
    assert match.public.picts.warriors == 0
    assert sealed_state(match).white_discard == cards("1 2")


@scenario("S61")
def test_the_twelfth_engine_comes_before_the_twelfth_sword() -> None:
    match = position(step="evil", picts=("", 3), siege=10, swords="WWWWWWWBBBB", black="picts")
    draw_black(match)
    assert (swords(match), match.public.siege) == ((7, 5), 12)
    assert ended(match) == Result((), "siege")
    assert told(match, SwordsCounted) == []


PRECEDENCE: dict[str, tuple[dict[str, Any], str]] = {
    "twelve siege engines before seven black swords": ({"siege": 12, "swords": "BBBBBBB"}, "siege"),
    "seven black swords before the dead": (
        {
            "swords": "BBBBBBB",
            "status": dict.fromkeys(range(4), "dead"),
            "loyalties": "loyal " * 4 + "traitor",
        },
        "black_swords",
    ),
    "seven black swords before the last count": ({"swords": "W" * 8 + "B" * 7}, "black_swords"),
    "the dead before the last count": (
        {
            "swords": "W" * 12,
            "status": dict.fromkeys(range(4), "dead"),
            "loyalties": "loyal " * 4 + "traitor",
        },
        "loyal_dead",
    ),
    "captivity of all before the last count": (
        {"swords": "W" * 12, "status": {0: "captured", **dict.fromkeys(range(1, 5), "dead")}},
        "all_captured",
    ),
    "the last count when nothing else is": ({"swords": "W" * 12, "siege": 11}, "swords"),
}


@pytest.mark.parametrize("laid, reason", PRECEDENCE.values(), ids=PRECEDENCE)
def test_of_several_ends_the_first_in_order_counts(laid: dict[str, Any], reason: str) -> None:
    match = position(expansion=True, **laid)
    assert ended(match).reason == reason
    assert match.public.winner == ("loyal" if reason == "swords" else "evil")


COUNTS: dict[str, tuple[str, str, dict[str, Any], tuple[int, int], str]] = {
    "S39: a hidden traitor turns two": (PLAIN, ONE_TRAITOR, {"swords": "7 5"}, (5, 7), "evil"),
    "S39: a dead traitor turns none": (
        PLAIN,
        ONE_TRAITOR,
        {"swords": "7 5", "status": {1: "dead"}},
        (7, 5),
        "loyal",
    ),
    "S39: a captured traitor turns none": (
        PLAIN,
        ONE_TRAITOR,
        {"swords": "7 5", "status": {1: "captured"}, "expansion": True},
        (7, 5),
        "loyal",
    ),
    "S39: two hidden traitors turn three in all": (
        SEVEN,
        TWO_TRAITORS,
        {"swords": "8 4", "expansion": True},
        (5, 7),
        "evil",
    ),
    "S39: of two the one who is not dead turns two": (
        SEVEN,
        TWO_TRAITORS,
        {"swords": "8 4", "status": {1: "dead"}, "expansion": True},
        (6, 6),
        "evil",
    ),
    "S38: one revealed and one hidden turn two": (
        SEVEN,
        TWO_TRAITORS,
        {"swords": "7 5", "status": {1: "revealed"}, "expansion": True},
        (5, 7),
        "evil",
    ),
    "S38: a revealed traitor turns none": (
        PLAIN,
        ONE_TRAITOR,
        {"swords": "7 5", "status": {1: "revealed"}},
        (7, 5),
        "loyal",
    ),
    "S40: six to six is lost": (PLAIN, "", {"swords": "6 6"}, (6, 6), "evil"),
    "S40: Divine Favor wins six to six": (
        PLAIN,
        "",
        {"swords": "6 6", "favor": True, "expansion": True},
        (6, 6),
        "loyal",
    ),
}


@scenarios("coats, loyalties, laid, count, winner", COUNTS)
@card("divine_favor")
def test_at_the_last_count_hidden_traitors_turn_white_swords(
    coats: str, loyalties: str, laid: dict[str, Any], count: tuple[int, int], winner: str
) -> None:
    white, black = map(int, laid["swords"].split())
    match = position(coats, loyalties=loyalties, **{**laid, "swords": "W" * white + "B" * black})
    assert swords(match) == count
    assert match.public.winner == winner


def test_the_last_count_names_the_traitors_and_shows_every_loyalty() -> None:
    match = position(SEVEN, loyalties=TWO_TRAITORS, swords="W" * 12, expansion=True)
    assert told(match, TraitorsRevealed) == [TraitorsRevealed(seats(1, 2))]
    assert match.public.sides == tuple(TWO_TRAITORS.split())
    assert ended(match) == Result(seats(0, 3, 4, 5, 6), "swords")


def test_the_dead_and_the_unmasked_win_and_lose_with_their_side() -> None:
    match = position(
        SEVEN,
        loyalties=TWO_TRAITORS,
        swords="W" * 9 + "B" * 3,
        expansion=True,
        status={1: "dead", 0: "dead", 2: "revealed"},
    )
    assert ended(match) == Result(seats(0, 3, 4, 5, 6), "swords")
    match = position(SEVEN, loyalties=TWO_TRAITORS, siege=12, expansion=True, status={1: "dead", 0: "dead"})
    assert ended(match) == Result(seats(1, 2), "siege")


def test_the_twelfth_siege_engine_ends_the_game_at_once() -> None:
    match = position(step="evil", siege=11)
    act(match, 0, RaiseSiege())
    assert ended(match) == Result((), "siege")


def test_when_the_last_loyal_knight_dies_the_game_is_lost_though_a_traitor_lives() -> None:
    match = position(
        PLAIN,
        loyalties="loyal traitor loyal loyal loyal",
        status={2: "dead", 3: "dead", 4: "dead"},
        lives={0: 1},
        step="evil",
    )
    act(match, 0, Suffer())
    assert ended(match) == Result(seats(1), "loyal_dead")


@travel("captured")
def test_when_the_last_knight_at_large_is_captured_the_game_is_lost() -> None:
    match = position(PLAIN, status=dict.fromkeys((1, 2, 3, 4), "dead"), travel="captured", expansion=True)
    act(match, 0, Move("picts"))
    assert ended(match).reason == "all_captured"


def test_the_twelfth_sword_is_counted_when_the_event_that_laid_it_is_over() -> None:
    """The accusation lays it; the traitor has been unmasked by the time swords are counted."""
    match = position(PLAIN, loyalties=ONE_TRAITOR, swords="WWWWWWBBBBB", hands={1: "1 2"})
    act(match, 0, Accuse(Seat(1)))
    assert match.public.status[1] == "revealed"
    assert match.public.hands[1] == 0
    assert ended(match).winners == seats(0, 2, 3, 4)


# Fighting a siege engine


@scenario("S43")
@decision(25, 26)
def test_a_siege_engine_is_broken_by_more_than_the_die() -> None:
    match = position(PLAIN, hands={0: "3 2 5"}, siege=4, die=[5])
    act(match, 0, FightSiege())
    assert isinstance(phase(match), Battling)
    act(match, 0, Attack(cards("2 3")))
    assert told(match, BattleFought) == [BattleFought(Seat(0), 5, 5, won=False)], "a tie is lost"
    assert (match.public.lives[0], match.public.siege) == (3, 4)
    assert hand(match, 0) == cards("5")
    assert sealed_state(match).white_discard == cards("2 3")

    match = position(PLAIN, hands={0: "3 2 5"}, siege=4, die=[5])
    act(match, 0, FightSiege())
    act(match, 0, Attack(cards("2 5")))
    assert (match.public.lives[0], match.public.siege) == (4, 3)


@scenario("S43")
@decision(25)
def test_at_least_one_fight_card_is_laid_and_every_die_is_thrown_after_it() -> None:
    match = position(PLAIN, hands={0: "3 2 grail"}, siege=1)
    act(match, 0, FightSiege())
    assert not may(match, 0, Attack(()))
    assert not may(match, 0, Attack(("grail",)))
    assert choices(match, 0, "attack") == [(cards("2"),), (cards("2 3"),), (cards("3"),)]
    assert told(match, DieThrown) == []


def test_only_an_engine_that_stands_and_a_fight_card_in_hand_make_a_fight() -> None:
    assert "fight-siege" not in offered(position(PLAIN, hands={0: "3"}), 0)
    assert "fight-siege" not in offered(position(PLAIN, hands={0: "grail merlin"}, siege=3), 0)
    assert "fight-siege" in offered(position(PLAIN, hands={0: "3"}, siege=3), 0)
    assert "fight-siege" not in offered(position(PLAIN, hands={0: "3"}, places={0: "picts"}, siege=3), 0)


OWAIN: dict[str, tuple[str, int, int]] = {
    "plays five and one": ("1 5", 4, 3),
    "plays five alone, which is a tie": ("5", 3, 4),
    "plays nothing": ("", 3, 4),
}


@scenario("S43")
@knight("owain")
@decision(25)
@pytest.mark.parametrize("laid, lives, siege", OWAIN.values(), ids=OWAIN)
def test_owain_sees_the_die_before_he_lays_cards(laid: str, lives: int, siege: int) -> None:
    match = position("owain arthur bors", hands={0: "1 5"}, siege=4, die=[5], expansion=True)
    act(match, 0, FightSiege())
    assert phase(match) == Battling(Seat(0), None, 5)
    assert told(match, DieThrown) == [DieThrown(Seat(0), 5)]
    act(match, 0, Attack(cards(laid)))
    assert len(told(match, DieThrown)) == 1
    assert (match.public.lives[0], match.public.siege) == (lives, siege)


@knight("owain")
def test_owain_may_fight_without_a_card_in_hand() -> None:
    match = position("owain arthur bors", siege=1, expansion=True)
    act(match, 0, FightSiege())
    assert choices(match, 0, "attack") == [((),)]


@knight("kay")
@decision(25)
def test_kay_adds_a_card_after_the_die_of_his_own_fight() -> None:
    match = position("kay arthur gawain", hands={0: "1 2 5 grail"}, siege=1, die=[3])
    act(match, 0, FightSiege())
    act(match, 0, Attack(cards("1")))
    assert phase(match) == Helping(Seat(0), None, total=1, die=3, missing=3)
    assert choices(match, 0, "add-fight") == [("fight_2", 2), ("fight_5", 5)]
    act(match, 0, AddFight("fight_5", 5))
    assert match.public.siege == 0
    assert hand(match, 0) == cards("2 grail")


@knight("kay")
def test_kay_may_add_nothing_and_is_asked_whatever_he_holds() -> None:
    match = position("kay arthur gawain", hands={0: "1"}, siege=1, die=[3])
    act(match, 0, FightSiege())
    act(match, 0, Attack(cards("1")))
    assert offered(match, 0) == ["add-nothing"]
    act(match, 0, AddNothing())
    assert (match.public.lives[0], match.public.siege) == (3, 1)


@knight("kay")
def test_kay_helps_nobody_elses_fight_against_a_siege_engine() -> None:
    match = position("arthur kay gawain", hands={0: "1", 1: "5"}, siege=1, die=[3])
    act(match, 0, FightSiege())
    act(match, 0, Attack(cards("1")))
    assert phase(match) == Acting(Seat(0))
    assert match.public.siege == 1


RELIC_AND_FAVOR: dict[str, tuple[dict[str, Any], bool, bool]] = {
    "a tie is lost": ({}, False, False),
    "Excalibur's owner fights with one more": (
        {"relics": {"excalibur": 0}, "over": "excalibur"},
        True,
        False,
    ),
    "somebody else's Excalibur is no help": (
        {"relics": {"excalibur": 1}, "over": "excalibur"},
        False,
        False,
    ),
    "Divine Favor wins a tie and is gone": ({"favor": True, "expansion": True}, True, False),
}


@card("divine_favor")
@pytest.mark.parametrize("more, won, favor", RELIC_AND_FAVOR.values(), ids=RELIC_AND_FAVOR)
def test_what_helps_against_a_siege_engine(more: dict[str, Any], won: bool, favor: bool) -> None:
    match = position(PLAIN, hands={0: "4"}, siege=1, die=[4], **more)
    act(match, 0, FightSiege())
    act(match, 0, Attack(cards("4")))
    assert (match.public.siege == 0) is won
    assert match.public.favor is favor


@decision(25)
def test_whoever_lays_a_fight_of_any_value_says_what_it_counts_against_the_die() -> None:
    for value in range(1, 6):
        match = position(PLAIN, hands={0: "? 1"}, siege=1, die=[4], expansion=True)
        act(match, 0, FightSiege())
        act(match, 0, Attack(cards("1 ?")))
        assert phase(match) == NamingValue(Seat(0), 1, 1)
        assert told(match, DieThrown) == [], "the value comes before the die"
        assert choices(match, 0, "name-value") == [(n,) for n in range(1, 6)]
        act(match, 0, NameValue(value))
        assert told(match, BattleFought) == [BattleFought(Seat(0), 1 + value, 4, won=value > 3)]
        assert sealed_state(match).white_discard == ("fight_1", "fight_any")


def test_each_fight_of_any_value_has_its_own_and_silence_counts_five() -> None:
    match = position(PLAIN, hands={0: "? ?"}, siege=1, die=[6], expansion=True)
    act(match, 0, FightSiege())
    act(match, 0, Attack(cards("? ?")))
    act(match, 0, NameValue(1))
    assert phase(match) == NamingValue(Seat(0), 1, 1)
    match.adopt(match.lapse())
    assert told(match, ValueNamed) == [ValueNamed(Seat(0), 1), ValueNamed(Seat(0), 5)]
    assert told(match, BattleFought) == [BattleFought(Seat(0), 6, 6, won=False)]


@knight("owain")
def test_owain_sees_the_die_before_he_says_what_his_card_counts() -> None:
    match = position("owain arthur bors", hands={0: "?"}, siege=1, die=[3], expansion=True)
    act(match, 0, FightSiege())
    act(match, 0, Attack(cards("?")))
    assert phase(match) == NamingValue(Seat(0), 1, 0, None, 3)
    act(match, 0, NameValue(4))
    assert told(match, BattleFought) == [BattleFought(Seat(0), 4, 3, won=True)]


def test_what_a_fight_of_any_value_counts_says_nothing_about_who_laid_it() -> None:
    """A Traitor and a Loyal Knight are asked alike, and all else that is seen is alike."""
    frames = []
    for loyalties in ("traitor loyal loyal loyal loyal", "loyal loyal loyal loyal traitor"):
        match = position(
            PLAIN, loyalties=loyalties, hands={0: "? 2"}, siege=1, die=[4], white="1", expansion=True
        )
        sent = []
        for command in (FightSiege(), Attack(cards("?")), NameValue(1)):
            act(match, 0, command)
            sent += [match.frame(viewer) for viewer in (*seats(1, 2, 3), None)]
        frames.append(sent)
    assert frames[0] == frames[1]


def test_breaking_an_engine_is_no_won_quest() -> None:
    match = position(PLAIN, hands={0: "5"}, siege=1, die=[1], lasting="vivien dark_forest")
    act(match, 0, FightSiege())
    act(match, 0, Attack(cards("5")))
    assert match.public.lasting == ("dark_forest", "vivien")
