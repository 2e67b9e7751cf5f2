"""Scenarios: the life point for a second action may be taken back before the deed, once a turn."""

from typing import Any

import pytest

from camlann.engine.facts import Seat
from camlann.shadows.heroic_actions import DrawCards, Move
from camlann.shadows.heroic_phase import TakenBack
from camlann.shadows.lives import Bleed, Spare
from camlann.shadows.progression_of_evil import Progressing
from camlann.shadows.reasons import NoSecondAction, PriceStays, TakeBackFirst
from camlann.shadows.turn_commands import BuyAction, EndTurn, TakeBack
from tests.shadows.deals import Shadows, act, cards, may, offered, phase, position, refused, told
from tests.shadows.scenarios import decision, knight

PLAIN = "arthur kay gawain"


def paid(coats: str = PLAIN, **more: Any) -> Shadows:
    """Seat 0 has drawn cards and paid for a second action."""
    match = position(coats, hands={0: "3 5"}, **more)
    act(match, 0, DrawCards())
    act(match, 0, BuyAction())
    return match


@decision(21)
def test_the_price_is_taken_back_as_if_it_had_not_been_paid() -> None:
    match = position(PLAIN, hands={0: "3 5"}, public={"turns_without_evil": 7})
    act(match, 0, DrawCards())
    before = match.public
    act(match, 0, BuyAction())
    assert match.public.turns_without_evil == 0
    act(match, 0, TakeBack())
    after = match.public
    assert told(match, TakenBack) == [TakenBack(Seat(0))]
    assert (after.lives, after.turns_without_evil) == (before.lives, 7), "it was no progress of evil"
    assert (after.turn.bought, after.turn.actions, after.turn.done) == (False, 1, before.turn.done)
    assert {"buy-action", "end-turn"} <= {*offered(match, 0)}


def test_the_second_time_in_a_turn_it_stays_paid() -> None:
    match = paid()
    act(match, 0, TakeBack())
    act(match, 0, BuyAction())
    assert refused(match, 0, TakeBack()) == PriceStays(cards=False)
    act(match, 0, Move("picts"))
    assert match.public.lives[0] == 3


def test_the_last_life_point_comes_back_too_and_nobody_is_doomed() -> None:
    match = paid(lives={0: 1})
    assert match.public.turn.doomed
    act(match, 0, TakeBack())
    assert (match.public.lives[0], match.public.turn.doomed) == (1, False)
    act(match, 0, EndTurn())
    assert match.public.status[0] == "knight"


@knight("lamorak")
@decision(15)
def test_what_lamorak_paid_with_cards_does_not_come_back() -> None:
    match = paid("lamorak arthur kay", expansion=True)
    act(match, 0, Spare(cards("3 5")))
    assert refused(match, 0, TakeBack()) == PriceStays(cards=True)
    match = paid("lamorak arthur kay", expansion=True)
    act(match, 0, Bleed())
    act(match, 0, TakeBack())
    assert match.public.lives[0] == 4


def stranded(hand: str) -> Shadows:
    """Seat 0 stands before the Picts with this hand and has moved."""
    match = position(PLAIN, hands={0: hand})
    act(match, 0, Move("picts"))
    return match


def test_whoever_has_no_second_action_takes_the_price_back_before_the_turn_ends() -> None:
    match = stranded("grail")
    act(match, 0, BuyAction())
    assert offered(match, 0) == ["take-back"]
    assert refused(match, 0, EndTurn()) == TakeBackFirst()
    match.adopt(match.lapse())
    assert match.public.lives[0] == 4
    assert refused(match, 0, BuyAction()) == NoSecondAction(), "it could not be taken back again"
    act(match, 0, EndTurn())
    assert phase(match) == Progressing(Seat(1))


@pytest.mark.parametrize("viewer", [Seat(1), Seat(2), None])
def test_nobody_else_learns_from_it_whether_a_hand_has_a_second_action(viewer: Seat | None) -> None:
    """Two worlds: the first card of the war in hand, or nothing to do there."""
    able, idle = stranded("1"), stranded("grail")
    start = len(able.facts_for(viewer))
    for command in (BuyAction(), TakeBack(), EndTurn()):
        for match in (able, idle):
            assert may(match, 0, command)
            act(match, 0, command)
        assert able.frame(viewer, start) == idle.frame(viewer, start)
