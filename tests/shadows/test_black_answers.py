"""Black cards that put questions, and those that stay: Mercenaries, Mordred, the Morgans and the witches."""

from collections import Counter
from typing import Any

import pytest

from camlann.engine.facts import Seat
from camlann.shadows.cards.black_prompts import (
    ChooseWar,
    ChoosingWar,
    Discard,
    Discarding,
    PickingVolunteer,
    PickVolunteer,
    Volunteer,
    Volunteering,
    YieldGrail,
    YieldingGrails,
)
from camlann.shadows.cards.white_prompts import Stack
from camlann.shadows.heroic_actions import Accuse, DrawCards, FightWar, PlaySpecial
from camlann.shadows.heroic_phase import Acting
from camlann.shadows.lives import Sparing
from camlann.shadows.progression_of_evil import DrawBlack
from camlann.shadows.turn_commands import EndTurn
from tests.shadows import manifest
from tests.shadows.conservation import whole
from tests.shadows.deals import (
    Shadows,
    act,
    choices,
    draw_black,
    everybody,
    hand,
    merlins,
    offered,
    phase,
    position,
    sealed_state,
    seats,
    swords,
)
from tests.shadows.scenarios import card, decision

PLAIN = "gawain arthur kay palamedes tristan"


def drawn(name: str, coats: str = PLAIN, **given: Any) -> Shadows:
    match = position(coats, black=name, step="evil", **{"expansion": True, **given})
    draw_black(match)
    return match


@card("mercenaries")
@decision(10)
@pytest.mark.parametrize("war", ["picts", "saxons"])
def test_mercenaries_go_where_the_drawer_says(war: Any) -> None:
    match = drawn("mercenaries")
    assert phase(match) == ChoosingWar(Seat(0), mordred=False)
    assert choices(match, 0, "choose-war") == [("picts",), ("saxons",)]
    act(match, 0, ChooseWar(war))
    assert (match.public.picts.warriors, match.public.saxons.warriors) == (war == "picts", war == "saxons")
    assert sealed_state(match).black_discard == ("mercenaries",)


@card("mordred")
@decision(11)
@pytest.mark.parametrize("war", ["picts", "saxons"])
def test_mordred_joins_a_war_with_a_warrior(war: Any) -> None:
    match = drawn("mordred")
    assert phase(match) == ChoosingWar(Seat(0), mordred=True)
    whole(match.truth)
    act(match, 0, ChooseWar(war))
    assert (match.public.picts.warriors, match.public.saxons.warriors) == (war == "picts", war == "saxons")
    assert match.public.mordred == war
    assert sealed_state(match).black_discard == ()
    whole(match.truth)


HANDS = {0: "1 2 3", 1: "1 2 3 4", 2: "5 5", 4: "merlin merlin merlin"}


@card("morgan_1")
@decision(12)
def test_the_first_morgan_asks_whoever_holds_three_cards_to_give_them_up() -> None:
    match = drawn("morgan_1", hands=HANDS)
    assert phase(match) == Volunteering(Seat(0), "cards", 3)
    assert match.public.asked == seats(0, 1, 4)
    act(match, 0, Volunteer("no"))
    act(match, 1, Volunteer("yes"))
    act(match, 4, Volunteer("no"))
    assert phase(match) == Discarding(seats(1), 3)
    act(match, 1, Discard(("fight_1", "fight_2", "fight_4")))
    assert hand(match, 1) == ("fight_3",)
    assert match.public.hands == (3, 1, 2, 0, 3)
    assert phase(match) == Acting(Seat(0))


@card("morgan_1")
@decision(12)
def test_of_several_volunteers_the_drawer_picks_one() -> None:
    match = drawn("morgan_1", hands=HANDS)
    everybody(match, Volunteer("yes"))
    assert phase(match) == PickingVolunteer(Seat(0), seats(0, 1, 4), "cards", 3)
    act(match, 0, PickVolunteer(Seat(4)))
    assert phase(match) == Discarding(seats(4), 3)


@card("morgan_1")
@decision(12)
def test_without_a_volunteer_every_knight_discards_a_card() -> None:
    match = drawn("morgan_1", hands=HANDS)
    everybody(match, Volunteer("no"))
    assert match.public.asked == seats(0, 1, 2, 4), "but those who have none"
    for seat in seats(0, 1, 2, 4):
        act(match, seat, Discard(hand(match, seat)[:1]))
    assert match.public.hands == (2, 3, 1, 0, 2)
    assert sealed_state(match).white_discard == ("fight_1", "fight_1", "fight_5", "merlin")
    whole(match.truth)


@card("morgan_1")
def test_if_nobody_can_volunteer_nobody_is_asked() -> None:
    match = drawn("morgan_1", hands={0: "1", 2: "5 5"})
    assert phase(match) == Discarding(seats(0, 2), 1)


@card("morgan_5")
@decision(13)
def test_the_fifth_morgan_asks_for_two_life_points() -> None:
    match = drawn("morgan_5", hands=HANDS, lives={2: 2, 3: 1})
    assert phase(match) == Volunteering(Seat(0), "lives", 2)
    assert match.public.asked == seats(0, 1, 2, 4), "one with a single life point cannot"
    for seat in seats(0, 1, 4):
        act(match, seat, Volunteer("no"))
    act(match, 2, Volunteer("yes"))
    assert match.public.status[2] == "dead", "he may die of it"
    assert match.public.hands == (3, 4, 0, 0, 3)


@card("morgan_5")
@decision(13)
def test_without_a_volunteer_the_fifth_morgan_takes_a_card_from_each() -> None:
    match = drawn("morgan_5", hands=HANDS)
    everybody(match, Volunteer("no"))
    assert phase(match) == Discarding(seats(0, 1, 2, 4), 1)


@card("morgan_4")
@decision(15)
def test_lamorak_may_spare_himself_what_the_fourth_morgan_takes() -> None:
    match = drawn("morgan_4", "arthur kay lamorak tristan", hands={2: "1 2"})
    assert phase(match) == Sparing(Seat(2), "morgan_4")
    assert match.public.lives == (3, 3, 4, 4)


@card("witch_1")
def test_the_first_witch_shuffles_both_colours_and_lies_in_the_fresh_discard() -> None:
    match = drawn(
        "witch_1",
        hands={0: "5 5"},
        white_discard="1 2 merlin",
        black_discard="despair mists",
        grail="GG___DD",
        travel_left=3,
    )
    assert sealed_state(match).white_discard == ()
    assert sealed_state(match).black_discard == ("witch_1",)
    assert {"despair", "mists"} <= set(sealed_state(match).black)
    assert match.public.white == manifest.white(True) - 2 - 2, (
        "cards in hands and on quests stay where they are"
    )
    assert match.public.black == manifest.black(True) - 2 - 1
    assert (match.public.travel, match.public.travel_discard) == (3, 13), "the travel deck is left alone"
    whole(match.truth)


@card("witch_1", "clairvoyance")
def test_after_the_first_witch_nobody_knows_the_pile() -> None:
    order = ("witch_1", "picts", "saxons", "despair", "mists")
    match = position(PLAIN, hands={0: "clairvoyance"}, black=" ".join(order), expansion=True)
    act(match, 0, PlaySpecial("clairvoyance"))
    act(match, 0, Stack(order))
    act(match, 0, EndTurn())
    assert match.truth.own[Seat(0)].black == dict(enumerate(order))
    draw_black(match)
    assert match.truth.own[Seat(0)].black == {}


@card("witch_2")
def test_under_the_second_witch_nobody_gives_life_points_away() -> None:
    match = position("caradoc arthur kay", lasting="witch_2", step="evil", expansion=True)
    assert offered(match, 0) == ["draw-black", "raise-siege"]
    match = position("caradoc arthur kay", lasting="witch_2", expansion=True)
    act(match, 0, DrawCards())
    assert not {"buy-action", "bleed-for-cards"} & {*offered(match, 0)}


@card("witch_2")
def test_a_won_quest_drives_the_second_witch_away() -> None:
    match = position(
        PLAIN, hands={0: "5"}, places={0: "picts"}, picts=("1 2 3 4", 0), lasting="witch_2", expansion=True
    )
    act(match, 0, FightWar("fight_5"))
    assert match.public.lasting == ()
    assert "buy-action" in offered(match, 0)


@card("witch_4")
@decision(14)
def test_the_fourth_witch_takes_a_grail_card_or_a_life_point_from_each() -> None:
    match = drawn("witch_4", hands={1: "grail 1", 2: "grail grail"}, lives={3: 1}, status={4: "captured"})
    assert phase(match) == YieldingGrails(Seat(0))
    assert match.public.asked == seats(0, 1, 2, 3)
    assert choices(match, 0, "yield-grail") == [("life",)], "without a Grail card there is one way"
    act(match, 1, YieldGrail("grail"))
    act(match, 2, YieldGrail("life"))
    act(match, 0, YieldGrail("life"))
    act(match, 3, YieldGrail("life"))
    assert match.public.lives == (3, 4, 3, 0, 4)
    assert match.public.status[3] == "dead"
    assert match.public.hands == (0, 1, 2, 0, 0)
    whole(match.truth)


@card("witch_5")
@pytest.mark.parametrize("white, turned", [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_the_fifth_witch_makes_a_false_accusation_turn_two_swords(white: int, turned: int) -> None:
    match = position(
        PLAIN,
        swords="W" * white + "BBB",
        siege=6,
        lasting="witch_5",
        loyalties="loyal loyal traitor loyal loyal",
        expansion=True,
    )
    act(match, 0, Accuse(Seat(1)))
    assert swords(match) == (white - turned, 3 + turned)


@card("witch_6", "merlin")
def test_under_the_sixth_witch_merlins_that_were_spent_leave_the_game() -> None:
    match = drawn("picts", lasting="witch_6")
    match = position(
        PLAIN,
        hands={0: "merlin", 1: "merlin merlin"},
        black="mists",
        lasting="witch_6",
        step="evil",
        expansion=True,
    )
    act(match, 0, DrawBlack())
    merlins(match, s0=1, s1=2)
    assert Counter(sealed_state(match).removed) == {"merlin": 3}
    assert sealed_state(match).white_discard == ()
    assert match.public.lasting == ("witch_6",)
    whole(match.truth)


@card("witch_7")
def test_the_seventh_witch_hurts_those_who_were_not_there_once() -> None:
    match = position(
        PLAIN,
        places={1: "picts"},
        status={4: "captured"},
        picts=("1", 3),
        black="picts",
        lasting="witch_7",
        step="evil",
        expansion=True,
    )
    draw_black(match)
    assert match.public.lives == (3, 3, 3, 3, 4)
    assert match.public.lasting == ()
    assert "witch_7" in sealed_state(match).black_discard


@card("witch_7")
def test_the_seventh_witch_waits_while_quests_are_won() -> None:
    match = position(
        PLAIN, hands={0: "5"}, places={0: "picts"}, picts=("1 2 3 4", 0), lasting="witch_7", expansion=True
    )
    act(match, 0, FightWar("fight_5"))
    assert match.public.lasting == ("witch_7",)
    assert match.public.lives == (5, 4, 4, 4, 4)
