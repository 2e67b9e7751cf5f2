"""Scenarios: the seven witches, and white cards that end wars, hands and wounds."""

from typing import Any

import pytest

from camlann.engine.facts import Seat
from camlann.shadows import Unconfirmed
from camlann.shadows.actions import DrawCards, FightWar, Heal, Healed, LayFight, Move, PlaySpecial, PullSword
from camlann.shadows.cards.black_prompts import YieldGrail, YieldingGrails
from camlann.shadows.cards.white import white_deck
from camlann.shadows.cards.white_prompts import SlayFight, SlayingDragon
from camlann.shadows.evil import NotUnderWitch, Progressing, RaiseSiege, Suffer
from camlann.shadows.heroic import BuyAction, EndTurn
from camlann.shadows.piles import CardsLeft, Discarded, Reshuffled
from camlann.shadows.powers import BleedForCards
from camlann.shadows.state import WarBoard
from tests.shadows.deals import (
    Shadows,
    act,
    cards,
    cellar,
    choices,
    draw_black,
    hand,
    heard,
    may,
    merlins,
    phase,
    position,
    refused,
    row,
    swords,
    told,
)
from tests.shadows.scenarios import card, decision, knight, scenario, scenarios

COMPANY = "arthur caradoc owain gareth"
LASTING = ("witch_2", "witch_5", "witch_6", "witch_7")


def company(**more: Any) -> Shadows:
    return position(more.pop("coats", COMPANY), expansion=True, **more)


@card(*LASTING)
@pytest.mark.parametrize("witch", LASTING)
def test_a_witch_who_stays_lies_before_all_until_she_is_banished(witch: str) -> None:
    table = company(step="evil", black=witch, hands={0: "banishment"})
    draw_black(table)
    assert witch in table.public.lasting
    act(table, 0, PlaySpecial("banishment", witch))
    assert witch not in table.public.lasting
    assert cellar(table).black_thrown == (witch,)


@card("witch_1")
def test_the_first_witch_shuffles_both_colours_with_their_discards() -> None:
    table = company(
        step="evil",
        black="witch_1",
        white_left=3,
        black_left=4,
        hands={0: "1 2"},
        picts=("1", 0),
        grail="G____DD",
    )
    draw_black(table)
    # 107 white cards but for those in hand, at the Picts and at the Grail; 90 black but for two and herself.
    assert told(table, Reshuffled) == [Reshuffled(103, 87)]
    assert (table.public.white_thrown, table.public.black_thrown) == (0, 1)
    assert "witch_1" not in cellar(table).black


@scenario("S34")
@card("witch_2")
@knight("caradoc")
@decision(5, 21)
def test_under_the_second_witch_nobody_gives_life_points_away() -> None:
    table = company(coats="caradoc arthur owain", step="evil", lasting="witch_2")
    assert isinstance(refused(table, 0, Suffer()), NotUnderWitch)
    assert not may(table, 0, BleedForCards())
    act(table, 0, RaiseSiege())
    assert not may(table, 0, BleedForCards())
    act(table, 0, DrawCards())
    assert phase(table) == Progressing(Seat(1)), "there is nothing left for him to do"


@scenario("S34")
@card("witch_2")
def test_under_the_second_witch_a_lost_quest_still_costs_life_points() -> None:
    table = company(places={0: "picts"}, picts=("", 3), black="picts", step="evil", lasting="witch_2")
    draw_black(table)
    assert table.public.lives == (3, 4, 4, 4)
    assert table.public.lasting == ("witch_2",), "a lost quest does not drive her away"


@scenario("S34")
@card("witch_2")
def test_the_next_won_quest_drives_the_second_witch_away() -> None:
    table = company(places={0: "picts"}, hands={0: "5"}, picts=("1 2 3 4", 0), lasting="witch_2 witch_6")
    act(table, 0, FightWar("fight_5"))
    assert table.public.lasting == ("witch_6",)
    assert may(table, 0, BuyAction())


@card("witch_4")
@decision(14)
def test_the_fourth_witch_takes_a_grail_card_or_a_life_point_from_each() -> None:
    table = company(step="evil", black="witch_4", hands={0: "grail 1", 1: "grail", 2: "1"}, lives={3: 1})
    draw_black(table)
    assert isinstance(phase(table), YieldingGrails)
    assert len(table.public.asked) == 4, "whatever they hold"
    assert choices(table, 2, "yield-grail") == choices(table, 3, "yield-grail") == [("life",)]
    act(table, 0, YieldGrail("grail"))
    act(table, 1, YieldGrail("life"))
    assert table.public.acted == ()
    act(table, 3, YieldGrail("life"))
    act(table, 2, YieldGrail("life"))
    assert table.public.lives == (4, 3, 3, 0)
    assert (hand(table, 0), hand(table, 1)) == (cards("1"), ("grail",))
    assert table.public.status[3] == "dead", "even the last"


@card("witch_6", "merlin")
def test_under_the_sixth_witch_merlins_played_leave_the_game() -> None:
    table = company(lasting="witch_6", hands={0: "merlin"}, siege=1)
    act(table, 0, PlaySpecial("merlin", "siege"))
    assert (cellar(table).removed, cellar(table).white_thrown) == (("merlin",), ())

    table = company(lasting="witch_6", hands={0: "merlin merlin", 1: "merlin"}, step="evil", black="morgan_3")
    table.adopt(table.lapse())
    merlins(table, s0=2, s1=1)
    assert (cellar(table).removed, cellar(table).white_thrown) == (("merlin",) * 3, ())
    assert table.public.siege == 0


@card("witch_6", "vivien")
def test_merlins_thrown_away_are_not_played() -> None:
    """K7: neither Vivien nor the sixth witch has anything to do with them."""
    table = company(lasting="witch_6 vivien", hands={0: "merlin merlin merlin"})
    act(table, 0, Heal("merlin"))
    assert cellar(table).white_thrown == ("merlin",) * 3
    table = company(lasting="witch_6 vivien", hands={0: "merlin"}, places={0: "excalibur"})
    act(table, 0, PullSword("merlin"))
    assert cellar(table).white_thrown == ("merlin",)


@scenario("S35")
@card("witch_7")
def test_the_seventh_witch_makes_those_bleed_who_were_not_at_the_next_lost_quest() -> None:
    table = company(
        coats="arthur caradoc owain gareth bors",
        places={0: "picts"},
        picts=("", 3),
        saxons=("", 3),
        black="picts saxons",
        step="evil",
        lasting="witch_7",
        status={3: "captured", 4: "dead"},
    )
    draw_black(table)
    assert table.public.lives == (3, 3, 3, 4, 0)
    assert table.public.lasting == ()
    act(table, 0, DrawCards())
    table.adopt(table.lapse())
    draw_black(table)
    assert table.public.lives == (3, 3, 3, 4, 0), "once only"
    assert swords(table) == (0, 2)


@scenario("S35")
@card("witch_7")
def test_a_won_quest_does_not_wake_the_seventh_witch() -> None:
    table = company(places={0: "picts"}, hands={0: "5"}, picts=("1 2 3 4", 0), lasting="witch_7")
    act(table, 0, FightWar("fight_5"))
    assert table.public.lasting == ("witch_7",)
    assert table.public.lives == (5, 4, 4, 4)


# Decks


@scenario("S52")
def test_when_one_pile_runs_out_both_are_shuffled_with_their_discards() -> None:
    table = position("arthur kay gawain", white_left=1, black_left=30, picts=("1 2", 2), grail="G_____D")
    act(table, 0, DrawCards())
    # 84 white cards but for the last one, two at the Picts and one at the Grail; 76 black but for one there.
    assert told(table, Reshuffled) == [Reshuffled(80, 75)]
    assert (table.public.white, table.public.white_thrown) == (79, 0), "the second card is from the new pile"
    assert table.public.hands[0] == 2
    assert table.public.picts == WarBoard(2, cards("1 2"), 2)


@scenario("S52")
@card("despair")
def test_the_last_black_card_shuffles_both_before_it_takes_effect() -> None:
    table = position("arthur kay gawain", white_left=40, black="despair", black_left=1, step="evil")
    draw_black(table)
    assert told(table, Reshuffled) == [Reshuffled(84, 75)]
    assert table.public.grail[-1] == "despair"
    assert table.public.black_thrown == 0


@scenario("S52")
def test_where_a_colour_has_no_card_left_nothing_is_drawn() -> None:
    table = position("arthur kay gawain", removed=" ".join(white_deck(False)))
    act(table, 0, DrawCards())
    assert table.public.hands[0] == 0


# White cards


@scenario("S53")
@card("dragon_slayer")
@decision(38)
def test_the_dragon_slayer_makes_three_fight_cards_in_one_turn() -> None:
    table = company(places={0: "dragon"}, dragon=("1 1", "1"), hands={0: "1 2 2 dragon_slayer"})
    act(table, 0, LayFight("fight_1", 1))
    act(table, 0, BuyAction())
    act(table, 0, PlaySpecial("dragon_slayer", "fight"))
    assert phase(table) == SlayingDragon(Seat(0), 2)
    act(table, 0, SlayFight("fight_2", 2))
    act(table, 0, SlayFight("fight_2", 2))
    assert table.public.dragon.white == cards("1 1 1 2 2")
    assert table.public.lives[0] == 3


SLAYER: dict[str, tuple[dict[str, Any], list[str]]] = {
    "S53: elsewhere he draws three": ({"hands": {0: "dragon_slayer 1 2"}}, ["draw"]),
    "S53: on the Dragon he may do either": (
        {"hands": {0: "dragon_slayer 1 2"}, "places": {0: "dragon"}, "dragon": ("", "")},
        ["draw", "fight"],
    ),
    "S53: both cards must fit": (
        {"hands": {0: "dragon_slayer 1 5"}, "places": {0: "dragon"}, "dragon": ("2 2 3 3 4", "")},
        ["draw"],
    ),
    "S53: two that fit one by one may not fit together": (
        {"hands": {0: "dragon_slayer 2 2"}, "places": {0: "dragon"}, "dragon": ("2 2 3 3 4", "")},
        ["draw"],
    ),
    "S53: the first may end the quest": (
        {"hands": {0: "dragon_slayer 4"}, "places": {0: "dragon"}, "dragon": ("2 2 2 3 3 3 4 4", "")},
        ["draw", "fight"],
    ),
}


@scenarios("laid, ways", SLAYER)
@card("dragon_slayer")
@decision(38)
def test_what_the_dragon_slayer_may_do(laid: dict[str, Any], ways: list[str]) -> None:
    table = company(**laid)
    assert [aim for _, aim in choices(table, 0, "play-special")] == ways


@scenario("S53")
@card("dragon_slayer")
def test_the_dragon_slayer_who_ends_the_quest_lays_no_second_card() -> None:
    table = company(places={0: "dragon"}, dragon=("2 2 2 3 3 3 4 4", "1"), hands={0: "dragon_slayer 4 4"})
    act(table, 0, PlaySpecial("dragon_slayer", "fight"))
    act(table, 0, SlayFight("fight_4", 4))
    assert swords(table) == (2, 0)
    assert "fight_4" in hand(table, 0)


@scenario("S53")
@card("dragon_slayer")
def test_the_dragon_slayer_away_from_the_dragon_draws_three() -> None:
    table = company(hands={0: "dragon_slayer"})
    act(table, 0, PlaySpecial("dragon_slayer", "draw"))
    assert table.public.hands[0] == 3


@scenario("S54")
@card("truce", "mordred")
@decision(41)
def test_a_truce_ends_a_war_without_a_winner() -> None:
    table = company(
        hands={0: "truce"},
        places={1: "picts"},
        picts=("1 2 3", 3),
        saxons=("1", 2),
        mordred="picts",
        heroism="picts",
    )
    act(table, 0, PlaySpecial("truce", "picts"))
    assert (table.public.picts, table.public.saxons) == (WarBoard(), WarBoard(1, cards("1"), 2))
    assert (table.public.mordred, table.public.heroism) == (None, None)
    assert (swords(table), table.public.lives, table.public.siege) == ((0, 0), (4,) * 4, 0)
    assert table.public.places[1] == "picts", "whoever is there stays"
    assert cellar(table).white_thrown == ("fight_1", "fight_2", "fight_3", "heroism", "truce")
    assert cellar(table).black_thrown == ("mordred",)


@card("truce", "heroism")
def test_a_table_may_let_heroism_outlast_a_truce() -> None:
    guess = Unconfirmed(truce_discards_heroism=False)
    table = company(hands={0: "truce"}, picts=("1", 3), heroism="picts", unconfirmed=guess)
    act(table, 0, PlaySpecial("truce", "picts"))
    assert table.public.heroism == "picts"
    assert cellar(table).white_thrown == ("fight_1", "truce")
    assert table.public.white_thrown == 2


@scenario("S55")
@card("new_hope")
def test_new_hope_changes_the_whole_hand() -> None:
    table = company(hands={0: "new_hope 1 2 3 4"}, white="grail grail grail grail grail")
    act(table, 0, PlaySpecial("new_hope"))
    assert hand(table, 0) == ("grail",) * 5
    assert cellar(table).white_thrown == (*cards("1 2 3 4"), "new_hope")


HEALING: dict[str, tuple[str, int, list[str]]] = {
    "S59: three fours heal": ("4 4 4", 4, ["fight_4"]),
    "S59: two fours and a five do not": ("4 4 5", 4, []),
    "S59: a fight of any value stands in for none": ("4 4 ?", 4, []),
    "S59: three of any value are alike": ("? ? ?", 4, ["fight_any"]),
    "S59: three Grails and three Merlins heal": (
        "grail grail grail merlin merlin merlin",
        4,
        ["grail", "merlin"],
    ),
    "S59: nobody heals above six": ("4 4 4", 6, []),
}


@scenarios("held, lives, ways", HEALING)
@decision(20)
def test_three_cards_alike_heal(held: str, lives: int, ways: list[str]) -> None:
    table = company(hands={0: held}, lives={0: lives})
    assert [each for (each,) in choices(table, 0, "heal")] == ways
    if ways:
        act(table, 0, Heal(ways[0]))
        assert table.public.lives[0] == lives + 1
        assert cellar(table).white_thrown == (ways[0],) * 3


@scenario("S59")
def test_which_cards_healed_is_seen_by_nobody_else() -> None:
    table = company(hands={0: "4 4 4"})
    act(table, 0, Heal("fight_4"))
    assert heard(table, 0, CardsLeft) == [CardsLeft(Seat(0), cards("4 4 4"))]
    for viewer in (1, 2, 3, None):
        assert heard(table, viewer, CardsLeft) == []
        assert heard(table, viewer, Discarded) == [Discarded(Seat(0), 3)]
        assert heard(table, viewer, Healed) == [Healed(Seat(0))]


@card("despair", "merlin")
@decision(28)
def test_a_merlin_takes_the_despair_laid_last_and_not_the_one_nearest_the_grail() -> None:
    table = position(
        "arthur kay gawain",
        step="evil",
        grail="GG_GDDD",
        hands={2: "merlin"},
        black="despair despair despair",
    )
    rows = []
    for seat in (0, 1, 2):
        draw_black(table)
        rows.append(row(table))
        if seat < 2:
            act(table, seat, Move("saxons"))
            act(table, seat, EndTurn())
    assert rows == ["GGDGDDD", "GGD_DDD", "GGDDDDD"]
    act(table, 2, PlaySpecial("merlin", "grail"))
    assert row(table) == "GGD_DDD"
