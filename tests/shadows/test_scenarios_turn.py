"""Scenarios: what a turn allows, moving and staying, hands and life points."""

from typing import Any

import pytest

from camlann.engine.facts import Seat
from camlann.engine.phases import Command
from camlann.shadows.heroic_actions import (
    Accuse,
    DrawCards,
    FightSiege,
    FightWar,
    Heal,
    LayFight,
    Move,
    PlaySpecial,
    PullSword,
)
from camlann.shadows.heroic_phase import Acting
from camlann.shadows.lives import Died, Drink, KeepGrail, Saving
from camlann.shadows.progression_of_evil import (
    DrawBlack,
    LayDown,
    Laying,
    LayUp,
    Progressing,
    RaiseSiege,
    Suffer,
)
from camlann.shadows.quests.combat import BlackLaidDown
from camlann.shadows.reasons import HandFull, KindUsed, MustAct
from camlann.shadows.state import CombatBoard
from camlann.shadows.turn_commands import BuyAction, Depart, EndTurn, PlayFree
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
    refused,
    sealed_state,
    seats,
    swords,
    told,
)
from tests.shadows.scenarios import card, decision, knight, scenario

PLAIN = "gawain arthur kay palamedes tristan"


@scenario("S9")
@decision(7)
@card("black_knight_7")
@pytest.mark.parametrize(
    "face, cards", {"down": (LayDown(), 1), "up": (LayUp(), 0)}.values(), ids=["down", "up"]
)
def test_laying_a_numbered_card_face_down_is_paid_with_a_white_card(face: Command, cards: int) -> None:
    match = position(PLAIN, step="evil", black="black_knight_7", white="piety")
    draw_black(match)
    assert phase(match) == Laying(Seat(0), False)
    act(match, 0, face)
    assert hand(match, 0) == ("piety",) * cards
    assert match.public.black_knight.black == (("face_down",) if cards else ("black_knight_7",))
    assert sealed_state(match).laid == ({"black_knight": {0: "black_knight_7"}} if cards else {})
    assert phase(match) == Acting(Seat(0))


@scenario("S9")
@card("black_knight_7")
def test_only_whoever_laid_it_knows_a_card_that_lies_face_down() -> None:
    match = position(PLAIN, step="evil", black="black_knight_7")
    draw_black(match)
    act(match, 0, LayDown())
    assert match.truth.own[Seat(0)].laid == {"black_knight": {0: "black_knight_7"}}
    for seat in seats(1, 2, 3, 4):
        assert match.truth.own[seat].laid == {}
    assert heard(match, 1, BlackLaidDown) == [BlackLaidDown("black_knight", Seat(0))]
    assert all(b"black_knight_7" not in match.frame(viewer) for viewer in (*seats(1, 2, 3, 4), None))


@scenario("S9")
@card("despair")
@decision(5)
def test_despair_cannot_be_laid_face_down() -> None:
    match = position(PLAIN, step="evil", black="despair")
    act(match, 0, DrawBlack())
    assert phase(match) == Acting(Seat(0)), "nothing is asked"
    assert match.public.grail == ("",) * 6 + ("despair",)


@scenario("S10")
@decision(20)
def test_whoever_leaves_a_solo_quest_takes_the_white_cards_from_it_and_no_more() -> None:
    match = position(PLAIN, places={0: "black_knight"}, black_knight=("2 4", "3 -1"))
    act(match, 0, Move("picts"))
    assert match.public.black_knight == CombatBoard((), ("black_knight_3", "face_down"))
    assert sealed_state(match).white_discard == ("fight_2", "fight_4")
    assert match.public.swords == ()
    assert match.public.lives[0] == 4
    assert match.public.places[0] == "picts"


@scenario("S10")
def test_whoever_leaves_the_dragon_leaves_the_cards_there() -> None:
    match = position(PLAIN, places={0: "dragon"}, dragon=("1 1 2 2 3", "1"))
    act(match, 0, Move("camelot"))
    assert len(match.public.dragon.white) == 5
    assert match.public.white_discard == 0


@scenario("S11")
@decision(20)
def test_a_solo_quest_holds_one_knight_and_merlin_beside_him() -> None:
    match = position(PLAIN, places={1: "lancelot"})
    assert ("lancelot",) not in choices(match, 0, "move")
    assert ("black_knight",) in choices(match, 0, "move")
    assert not may(match, 0, Move("lancelot"))

    match = position(PLAIN, merlin="lancelot", expansion=True, travel="nothing_happens")
    act(match, 0, Move("lancelot"))
    assert match.public.places[0] == "lancelot"


@scenario("S11")
def test_a_captured_knight_keeps_his_place_on_a_solo_quest() -> None:
    match = position(PLAIN, places={1: "lancelot"}, status={1: "captured"}, expansion=True)
    assert not may(match, 0, Move("lancelot"))


def test_quests_that_are_over_or_not_yet_there_are_no_destination() -> None:
    match = position(PLAIN, over="excalibur")
    assert choices(match, 0, "move") == [
        (place,) for place in ("black_knight", "grail", "lancelot", "picts", "saxons")
    ]
    match = position(PLAIN, over="lancelot")
    assert ("dragon",) in choices(match, 0, "move")
    assert ("lancelot",) not in choices(match, 0, "move")


@scenario("S12")
@decision(21, 26)
def test_a_second_action_is_of_another_kind_than_the_first() -> None:
    match = position(
        "gawain arthur kay palamedes galahad",
        hands={0: "3 4 4 4 5 piety"},
        places={0: "black_knight"},
        black_knight=("2 2 3", "1"),
        swords="WWWBBB",
        siege=3,
        white="grail grail grail",
    )
    act(match, 0, LayFight("fight_3", 3))
    assert match.public.places[0] == "camelot"
    assert swords(match) == (4, 3)
    assert isinstance(refused(match, 0, DrawCards()), KindUsed)
    act(match, 0, BuyAction())
    assert match.public.lives[0] == 4, "one won, one paid"
    assert not may(match, 0, DrawCards())
    assert not may(match, 0, FightSiege())
    for command in (Move("picts"), PlaySpecial("piety", "self"), Heal("fight_4"), Accuse(Seat(1))):
        assert may(match, 0, command), command


@decision(21)
def test_the_first_action_must_be_taken_and_the_second_need_not() -> None:
    match = position(PLAIN)
    assert isinstance(refused(match, 0, EndTurn()), MustAct)
    act(match, 0, DrawCards())
    assert offered(match, 0) == ["buy-action", "end-turn"]
    act(match, 0, EndTurn())
    assert phase(match) == Progressing(Seat(1))


def test_a_third_action_is_never_to_be_had() -> None:
    match = position(PLAIN, hands={0: "piety"})
    act(match, 0, DrawCards())
    act(match, 0, BuyAction())
    act(match, 0, Move("picts"))
    assert phase(match) == Progressing(Seat(1))


@scenario("S13")
@knight("tristan")
@decision(18)
def test_tristan_leaves_free_and_then_acts_but_moves_no_more() -> None:
    match = position("tristan arthur kay palamedes gawain", hands={0: "1 4 4 4"})
    act(match, 0, Depart("picts"))
    assert match.public.places[0] == "picts"
    assert match.public.turn.actions == 0
    assert "move" not in offered(match, 0), "the free move was his move of this turn"
    act(match, 0, FightWar("fight_1"))
    act(match, 0, BuyAction())
    assert not may(match, 0, Move("saxons"))
    act(match, 0, Heal("fight_4"))
    assert match.public.lives[0] == 4


@knight("tristan")
def test_tristan_departs_free_from_camelot_only() -> None:
    match = position("tristan arthur kay palamedes gawain", places={0: "picts"})
    assert "depart" not in offered(match, 0)
    assert "move" in offered(match, 0)


OFFICIAL: dict[str, Any] = {"galahad_plays_two": False}


@scenario("S14")
@knight("galahad")
@card("piety")
@decision(18)
def test_galahad_plays_a_special_card_free_and_no_other_after_it() -> None:
    match = position("galahad arthur kay palamedes gawain", hands={0: "piety fate convocation"}, **OFFICIAL)
    act(match, 0, PlayFree("piety", "self"))
    assert match.public.lives[0] == 6
    assert match.public.turn.actions == 0
    assert not {"play-special", "play-free"} & {*offered(match, 0)}
    act(match, 0, DrawCards())
    act(match, 0, BuyAction())
    assert not {"play-special", "play-free"} & {*offered(match, 0)}
    assert may(match, 0, Move("picts"))


@scenario("S14")
@knight("galahad")
def test_galahad_who_played_one_as_his_action_has_no_free_one_left() -> None:
    match = position("galahad arthur kay palamedes gawain", hands={0: "piety fate"}, **OFFICIAL)
    act(match, 0, PlaySpecial("piety", "self"))
    assert "play-free" not in offered(match, 0)


@knight("galahad")
@pytest.mark.parametrize("first", ["free", "action"])
def test_by_the_rulebook_galahads_free_card_is_no_action_and_he_may_play_two(first: str) -> None:
    match = position("galahad arthur kay palamedes gawain", hands={0: "piety fate reinforcements"})
    piety = PlayFree("piety", "self") if first == "free" else PlaySpecial("piety", "self")
    act(match, 0, piety)
    assert match.public.turn.done == (() if first == "free" else ("C",))
    left = "play-special" if first == "free" else "play-free"
    assert {"play-special", "play-free"} & {*offered(match, 0)} == {left}
    act(
        match,
        0,
        PlaySpecial("reinforcements", "self") if first == "free" else PlayFree("reinforcements", "self"),
    )
    assert not {"play-special", "play-free"} & {*offered(match, 0)}, "one of each kind"
    assert match.public.turn.actions == 1
    act(match, 0, BuyAction())
    assert not {"play-special", "play-free"} & {*offered(match, 0)}, "a second action is of another kind"
    assert may(match, 0, Move("picts"))


@scenario("S15")
@knight("gawain")
@decision(26)
def test_twelve_cards_in_hand_keep_a_knight_from_drawing() -> None:
    twelve = "1 1 1 1 1 1 2 2 2 2 2 2"
    match = position(PLAIN, hands={0: twelve})
    assert refused(match, 0, DrawCards()) == HandFull(12)

    match = position(PLAIN, hands={0: twelve[:-2]})
    act(match, 0, DrawCards())
    assert match.public.hands[0] == 14, "Gawain draws three"


@scenario("S15")
def test_won_cards_know_no_limit() -> None:
    match = position(
        PLAIN,
        hands={0: "1 1 1 1 1 1 2 2 2 2 2 2 3 3"},
        places={0: "excalibur"},
        excalibur=4,
    )
    act(match, 0, PullSword("fight_1"))
    assert match.public.hands[0] == 20


def paying_the_last(**more: Any) -> Shadows:
    """A Knight with one life point has drawn cards and pays it for a second action."""
    match = position(PLAIN, hands={0: "piety", 1: "4"}, lives={0: 1}, white="1 2 3", **more)
    act(match, 0, DrawCards())
    act(match, 0, BuyAction())
    return match


@scenario("S16")
@card("piety")
@decision(17, 21, 35)
def test_whoever_pays_the_last_life_point_acts_and_dies() -> None:
    match = paying_the_last()
    assert phase(match) == Acting(Seat(0)), "the action he paid for comes first"
    act(match, 0, PlaySpecial("piety", "self"))
    assert match.public.lives[0] == 0, "life points gained by that action do not save him"
    assert match.public.status[0] == "dead"
    assert told(match, Died) == [Died(Seat(0))]
    assert hand(match, 0) == ()
    assert match.public.hands[0] == 0
    assert phase(match) == Progressing(Seat(1))


@scenario("S16")
@decision(17)
def test_the_grail_saves_whoever_paid_the_last_life_point() -> None:
    match = paying_the_last(relics={"grail": 1}, over="grail")
    act(match, 0, PlaySpecial("piety", "self"))
    assert phase(match) == Saving(Seat(1), seats(0))
    act(match, 1, Drink(Seat(0)))
    assert match.public.lives[0] == 4
    assert hand(match, 0) == ("fight_1", "fight_2", "fight_3")
    assert match.public.relics == {"grail": None}
    assert phase(match) == Progressing(Seat(1)), "the turn is over"


@scenario("S16")
@decision(17)
def test_the_grails_owner_may_let_a_knight_die() -> None:
    match = paying_the_last(relics={"grail": 1}, over="grail")
    act(match, 0, PlaySpecial("piety", "self"))
    act(match, 1, KeepGrail())
    assert match.public.status[0] == "dead"
    assert match.public.relics == {"grail": 1}


@decision(17)
def test_of_several_dying_the_grails_owner_saves_one_himself_perhaps() -> None:
    match = position(
        PLAIN,
        lives={0: 1, 1: 1, 3: 1},
        relics={"grail": 1},
        over="grail",
        black="morgan_4",
        step="evil",
        turn=2,
    )
    draw_black(match)
    assert phase(match) == Saving(Seat(1), seats(0, 1, 3))
    act(match, 1, Drink(Seat(1)))
    assert match.public.status == ("dead", "knight", "knight", "dead", "knight")
    assert match.public.lives[1] == 4
    assert phase(match) == Acting(Seat(2)), "whose turn it is goes on"


def dying_in_evils_phase(loyalties: str) -> Shadows:
    match = position(
        PLAIN,
        hands={0: "1 piety"},
        lives={0: 1},
        relics={"excalibur": 0},
        over="excalibur",
        loyalties=loyalties,
        step="evil",
    )
    act(match, 0, Suffer())
    return match


@scenario("S17")
@decision(5)
def test_a_life_point_lost_to_evil_may_be_the_last() -> None:
    match = dying_in_evils_phase("traitor loyal loyal loyal loyal")
    assert match.public.status[0] == "dead"
    assert match.public.places[0] == "nowhere"
    assert phase(match) == Progressing(Seat(1)), "the dead have no heroic action"
    assert hand(match, 0) == ()
    assert sealed_state(match).white_discard == ("fight_1", "piety")
    assert match.public.relics == {"excalibur": None}


@scenario("S17")
def test_a_dead_knights_loyalty_is_not_shown() -> None:
    one = dying_in_evils_phase("traitor loyal loyal loyal loyal")
    other = dying_in_evils_phase("loyal loyal loyal loyal traitor")
    for viewer in (*seats(1, 2, 3), None):
        assert one.frame(viewer) == other.frame(viewer)


@decision(5)
def test_evil_progresses_in_one_of_three_ways() -> None:
    match = position(PLAIN, step="evil")
    assert offered(match, 0) == ["draw-black", "raise-siege", "suffer"]
    act(match, 0, RaiseSiege())
    assert match.public.siege == 1
    assert phase(match) == Acting(Seat(0))
