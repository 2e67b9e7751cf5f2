"""Scenarios: the seven witches, and white cards that end wars, hands and wounds."""

from typing import Any

import pytest

from camlann.engine.facts import Seat
from camlann.shadows import Unconfirmed
from camlann.shadows.card_piles import CardsLeft, Discarded, Reshuffled
from camlann.shadows.cards.black_prompts import YieldGrail, YieldingGrails
from camlann.shadows.cards.white import white_deck
from camlann.shadows.cards.white_prompts import SlayFight, SlayingDragon
from camlann.shadows.heroic_actions import (
    DrawCards,
    FightWar,
    Heal,
    Healed,
    LayFight,
    Move,
    PlaySpecial,
    PullSword,
)
from camlann.shadows.knight_powers import BleedForCards
from camlann.shadows.progression_of_evil import Progressing, RaiseSiege, Suffer
from camlann.shadows.reasons import NotUnderWitch
from camlann.shadows.state import Card, WarBoard
from camlann.shadows.turn_commands import BuyAction, EndTurn
from tests.shadows import manifest
from tests.shadows.deals import (
    Shadows,
    act,
    cards,
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
    sealed_state,
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
    match = company(step="evil", black=witch, hands={0: "banishment"})
    draw_black(match)
    assert witch in match.public.lasting
    act(match, 0, PlaySpecial("banishment", witch))
    assert witch not in match.public.lasting
    assert sealed_state(match).black_discard == (witch,)


@card("witch_1")
def test_the_first_witch_shuffles_both_colours_with_their_discards() -> None:
    match = company(
        step="evil",
        black="witch_1",
        white_left=3,
        black_left=4,
        hands={0: "1 2"},
        picts=("1", 0),
        grail="G____DD",
    )
    draw_black(match)
    # All white cards but for those in hand, at the Picts and at the Grail; all black but for two and herself.
    left = Reshuffled(manifest.white(True) - 4, manifest.black(True) - 3, Card("witch_1"))
    assert told(match, Reshuffled) == [left]
    assert (match.public.white_discard, match.public.black_discard) == (0, 1)
    assert "witch_1" not in sealed_state(match).black


@scenario("S34")
@card("witch_2")
@knight("caradoc")
@decision(5, 21)
def test_under_the_second_witch_nobody_gives_life_points_away() -> None:
    match = company(coats="caradoc arthur owain", step="evil", lasting="witch_2")
    assert isinstance(refused(match, 0, Suffer()), NotUnderWitch)
    assert not may(match, 0, BleedForCards())
    act(match, 0, RaiseSiege())
    assert not may(match, 0, BleedForCards())
    act(match, 0, DrawCards())
    assert phase(match) == Progressing(Seat(1)), "there is nothing left for him to do"


@scenario("S34")
@card("witch_2")
def test_under_the_second_witch_a_lost_quest_still_costs_life_points() -> None:
    match = company(places={0: "picts"}, picts=("", 3), black="picts", step="evil", lasting="witch_2")
    draw_black(match)
    assert match.public.lives == (3, 4, 4, 4)
    assert match.public.lasting == ("witch_2",), "a lost quest does not drive her away"


@scenario("S34")
@card("witch_2")
def test_the_next_won_quest_drives_the_second_witch_away() -> None:
    match = company(places={0: "picts"}, hands={0: "5"}, picts=("1 2 3 4", 0), lasting="witch_2 witch_6")
    act(match, 0, FightWar("fight_5"))
    assert match.public.lasting == ("witch_6",)
    assert may(match, 0, BuyAction())


@card("witch_4")
@decision(14)
def test_the_fourth_witch_takes_a_grail_card_or_a_life_point_from_each() -> None:
    match = company(step="evil", black="witch_4", hands={0: "grail 1", 1: "grail", 2: "1"}, lives={3: 1})
    draw_black(match)
    assert isinstance(phase(match), YieldingGrails)
    assert len(match.public.asked) == 4, "whatever they hold"
    assert choices(match, 2, "yield-grail") == choices(match, 3, "yield-grail") == [("life",)]
    act(match, 0, YieldGrail("grail"))
    act(match, 1, YieldGrail("life"))
    assert match.public.acted == ()
    act(match, 3, YieldGrail("life"))
    act(match, 2, YieldGrail("life"))
    assert match.public.lives == (4, 3, 3, 0)
    assert (hand(match, 0), hand(match, 1)) == (cards("1"), ("grail",))
    assert match.public.status[3] == "dead", "even the last"


@card("witch_6", "merlin")
def test_under_the_sixth_witch_merlins_played_leave_the_game() -> None:
    match = company(lasting="witch_6", hands={0: "merlin"}, siege=1)
    act(match, 0, PlaySpecial("merlin", "siege"))
    assert (sealed_state(match).removed, sealed_state(match).white_discard) == (("merlin",), ())

    match = company(lasting="witch_6", hands={0: "merlin merlin", 1: "merlin"}, step="evil", black="morgan_3")
    match.adopt(match.lapse())
    merlins(match, s0=2, s1=1)
    assert (sealed_state(match).removed, sealed_state(match).white_discard) == (("merlin",) * 3, ())
    assert match.public.siege == 0


@card("witch_6", "vivien")
def test_merlins_thrown_away_are_not_played() -> None:
    """K7: neither Vivien nor the sixth witch has anything to do with them."""
    match = company(lasting="witch_6 vivien", hands={0: "merlin merlin merlin"})
    act(match, 0, Heal("merlin"))
    assert sealed_state(match).white_discard == ("merlin",) * 3
    match = company(lasting="witch_6 vivien", hands={0: "merlin"}, places={0: "excalibur"})
    act(match, 0, PullSword("merlin"))
    assert sealed_state(match).white_discard == ("merlin",)


@scenario("S35")
@card("witch_7")
def test_the_seventh_witch_makes_those_bleed_who_were_not_at_the_next_lost_quest() -> None:
    match = company(
        coats="arthur caradoc owain gareth bors",
        places={0: "picts"},
        picts=("", 3),
        saxons=("", 3),
        black="picts saxons",
        step="evil",
        lasting="witch_7",
        status={3: "captured", 4: "dead"},
    )
    draw_black(match)
    assert match.public.lives == (3, 3, 3, 4, 0)
    assert match.public.lasting == ()
    act(match, 0, DrawCards())
    match.adopt(match.lapse())
    draw_black(match)
    assert match.public.lives == (3, 3, 3, 4, 0), "once only"
    assert swords(match) == (0, 2)


@scenario("S35")
@card("witch_7")
def test_a_won_quest_does_not_wake_the_seventh_witch() -> None:
    match = company(places={0: "picts"}, hands={0: "5"}, picts=("1 2 3 4", 0), lasting="witch_7")
    act(match, 0, FightWar("fight_5"))
    assert match.public.lasting == ("witch_7",)
    assert match.public.lives == (5, 4, 4, 4)


# Decks


@scenario("S52")
def test_when_one_pile_runs_out_both_are_shuffled_with_their_discards() -> None:
    match = position("arthur kay gawain", white_left=1, black_left=30, picts=("1 2", 2), grail="G_____D")
    act(match, 0, DrawCards())
    # All white cards but for the last one, two at the Picts and one at the Grail; all black but one.
    left = manifest.white(False) - 4
    assert told(match, Reshuffled) == [Reshuffled(left, manifest.black(False) - 1)]
    assert (match.public.white, match.public.white_discard) == (left - 1, 0), (
        "the second card is from the new pile"
    )
    assert match.public.hands[0] == 2
    assert match.public.picts == WarBoard(2, cards("1 2"), 2)


@scenario("S52")
@card("despair")
def test_the_last_black_card_shuffles_both_before_it_takes_effect() -> None:
    match = position("arthur kay gawain", white_left=40, black="despair", black_left=1, step="evil")
    draw_black(match)
    assert told(match, Reshuffled) == [Reshuffled(manifest.white(False), manifest.black(False) - 1)]
    assert match.public.grail[-1] == "despair"
    assert match.public.black_discard == 0


@scenario("S52")
def test_where_a_colour_has_no_card_left_nothing_is_drawn() -> None:
    match = position("arthur kay gawain", removed=" ".join(white_deck(False)))
    act(match, 0, DrawCards())
    assert match.public.hands[0] == 0


# White cards


@scenario("S53")
@card("dragon_slayer")
@decision(38)
def test_the_dragon_slayer_makes_three_fight_cards_in_one_turn() -> None:
    match = company(places={0: "dragon"}, dragon=("1 1", "1"), hands={0: "1 2 2 dragon_slayer"})
    act(match, 0, LayFight("fight_1", 1))
    act(match, 0, BuyAction())
    act(match, 0, PlaySpecial("dragon_slayer", "fight"))
    assert phase(match) == SlayingDragon(Seat(0), 2)
    act(match, 0, SlayFight("fight_2", 2))
    act(match, 0, SlayFight("fight_2", 2))
    assert match.public.dragon.white == cards("1 1 1 2 2")
    assert match.public.lives[0] == 3


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
    match = company(**laid)
    assert [aim for _, aim in choices(match, 0, "play-special")] == ways


@scenario("S53")
@card("dragon_slayer")
def test_the_dragon_slayer_who_ends_the_quest_lays_no_second_card() -> None:
    match = company(places={0: "dragon"}, dragon=("2 2 2 3 3 3 4 4", "1"), hands={0: "dragon_slayer 4 4"})
    act(match, 0, PlaySpecial("dragon_slayer", "fight"))
    act(match, 0, SlayFight("fight_4", 4))
    assert swords(match) == (2, 0)
    assert "fight_4" in hand(match, 0)


@scenario("S53")
@card("dragon_slayer")
def test_the_dragon_slayer_away_from_the_dragon_draws_three() -> None:
    match = company(hands={0: "dragon_slayer"})
    act(match, 0, PlaySpecial("dragon_slayer", "draw"))
    assert match.public.hands[0] == 3


@scenario("S54")
@card("truce", "mordred")
@decision(41)
def test_a_truce_ends_a_war_without_a_winner() -> None:
    match = company(
        hands={0: "truce"},
        places={1: "picts"},
        picts=("1 2 3", 3),
        saxons=("1", 2),
        mordred="picts",
        heroism="picts",
    )
    act(match, 0, PlaySpecial("truce", "picts"))
    assert (match.public.picts, match.public.saxons) == (WarBoard(), WarBoard(1, cards("1"), 2))
    assert (match.public.mordred, match.public.heroism) == (None, None)
    assert (swords(match), match.public.lives, match.public.siege) == ((0, 0), (4,) * 4, 0)
    assert match.public.places[1] == "picts", "whoever is there stays"
    assert sealed_state(match).white_discard == ("fight_1", "fight_2", "fight_3", "heroism", "truce")
    assert sealed_state(match).black_discard == ("mordred",)


@card("truce", "heroism")
def test_a_table_may_let_heroism_outlast_a_truce() -> None:
    guess = Unconfirmed(truce_discards_heroism=False)
    match = company(hands={0: "truce"}, picts=("1", 3), heroism="picts", unconfirmed=guess)
    act(match, 0, PlaySpecial("truce", "picts"))
    assert match.public.heroism == "picts"
    assert sealed_state(match).white_discard == ("fight_1", "truce")
    assert match.public.white_discard == 2


@scenario("S55")
@card("new_hope")
def test_new_hope_changes_the_whole_hand() -> None:
    match = company(hands={0: "new_hope 1 2 3 4"}, white="grail grail grail grail grail")
    act(match, 0, PlaySpecial("new_hope"))
    assert hand(match, 0) == ("grail",) * 5
    assert sealed_state(match).white_discard == (*cards("1 2 3 4"), "new_hope")


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
    match = company(hands={0: held}, lives={0: lives})
    assert [each for (each,) in choices(match, 0, "heal")] == ways
    if ways:
        act(match, 0, Heal(ways[0]))
        assert match.public.lives[0] == lives + 1
        assert sealed_state(match).white_discard == (ways[0],) * 3


@scenario("S59")
def test_which_cards_healed_is_seen_by_nobody_else() -> None:
    match = company(hands={0: "4 4 4"})
    act(match, 0, Heal("fight_4"))
    assert heard(match, 0, CardsLeft) == [CardsLeft(Seat(0), cards("4 4 4"))]
    for viewer in (1, 2, 3, None):
        assert heard(match, viewer, CardsLeft) == []
        assert heard(match, viewer, Discarded) == [Discarded(Seat(0), 3)]
        assert heard(match, viewer, Healed) == [Healed(Seat(0))]


@card("despair", "merlin")
@decision(28)
def test_a_merlin_takes_the_despair_laid_last_and_not_the_one_nearest_the_grail() -> None:
    match = position(
        "arthur kay gawain",
        step="evil",
        grail="GG_GDDD",
        hands={2: "merlin"},
        black="despair despair despair",
    )
    rows = []
    for seat in (0, 1, 2):
        draw_black(match)
        rows.append(row(match))
        if seat < 2:
            act(match, seat, Move("saxons"))
            act(match, seat, EndTurn())
    assert rows == ["GGDGDDD", "GGD_DDD", "GGDDDDD"]
    act(match, 2, PlaySpecial("merlin", "grail"))
    assert row(match) == "GGD_DDD"
