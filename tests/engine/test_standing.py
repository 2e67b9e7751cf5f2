"""Answers left in advance: a seat is asked like any other, and the clock gives the answer it left."""

import pytest

from camlann.engine.facts import Answered, Seat
from camlann.engine.phases import Command, Stand
from tests import ferry
from tests.ferry.boat import Boat, Passenger
from tests.ferry.play import A, B, C, Ferry, stacked
from tests.ferry.storm import Calmed, Jettisoning, Ring, Ringing, Sleep
from tests.ferry.turn import Storm

DECK = "1b" + "2b" + "33" + "b12233112"
"""A holds 1 and a bell, B 2 and a bell, C two threes."""


@pytest.fixture
def left(monkeypatch: pytest.MonkeyPatch) -> dict[Seat, Command]:
    """What seats have left for the next storm; a test fills it."""
    answers: dict[Seat, Command] = {}

    def standing(self: Ringing, public: Boat, own: Passenger) -> Command | None:
        return answers.get(own.seat)

    monkeypatch.setattr(Ringing, "standing", standing)
    return answers


def storm() -> Ferry:
    table = stacked(DECK)
    table.play(A, Storm())
    return table


def test_a_seat_that_left_an_answer_is_asked_like_any_other(left: dict[Seat, Command]) -> None:
    asked = storm().public
    left[B] = Ring()
    assert storm().public == asked


def test_answers_are_given_for_those_who_left_one_and_for_nobody_else(left: dict[Seat, Command]) -> None:
    left[B] = Ring()
    table = storm()
    decision = table.stand()
    assert decision is not None
    assert (decision.seat, decision.command) == (None, Stand(table.public.ask))
    assert decision.facts == (Answered(B, Ring()),)
    table.adopt(decision)
    assert isinstance(table.public.phase, Ringing), "C has not answered"
    assert [fact for fact in table.play(C, Sleep()).facts if isinstance(fact, Calmed)] == [Calmed((B,))]


def test_the_last_answer_may_be_one_that_was_left(left: dict[Seat, Command]) -> None:
    left[B] = Ring()
    table = storm()
    table.play(C, Sleep())
    decision = table.stand()
    assert decision is not None
    assert Calmed((B,)) in decision.facts


def test_all_who_left_an_answer_give_it_at_once(left: dict[Seat, Command]) -> None:
    left |= {B: Sleep(), C: Sleep()}
    table = storm()
    decision = table.stand()
    assert decision is not None
    table.adopt(decision)
    assert isinstance(table.public.phase, Jettisoning)


def test_whoever_has_answered_keeps_the_answer_given(left: dict[Seat, Command]) -> None:
    left[B] = Ring()
    table = storm()
    table.play(B, Sleep())
    assert table.stand() is None
    assert table.truth.own[B].answer == Sleep()


def test_where_nobody_left_an_answer_nothing_happens(left: dict[Seat, Command]) -> None:
    assert storm().stand() is None
    assert stacked(DECK).stand() is None, "a turn is waited for"


def test_an_answer_that_is_no_longer_possible_is_not_given(left: dict[Seat, Command]) -> None:
    left[C] = Ring()
    assert storm().stand() is None, "C holds no bell"


def test_a_game_that_is_over_asks_nobody(left: dict[Seat, Command]) -> None:
    left[B] = Ring()
    table = stacked(DECK, turns=1)
    while not table.over:
        table.adopt(table.lapse())
    assert table.stand() is None


def test_deciding_it_changes_nothing_and_gives_the_same_again(left: dict[Seat, Command]) -> None:
    left[B] = Ring()
    table = storm()
    before = table.truth
    assert table.stand() == table.stand()
    assert table.truth is before


def test_the_frames_of_others_do_not_tell_an_answer_left_from_one_given(left: dict[Seat, Command]) -> None:
    left[B] = Ring()
    stood, given = storm(), storm()
    decision = stood.stand()
    assert decision is not None
    stood.adopt(decision)
    given.play(B, Ring())
    for viewer in stood.viewers:
        assert stood.frame(viewer) == given.frame(viewer)


def test_the_log_knows_the_clocks_command() -> None:
    assert ferry.WIRE.given.decode(b'{"type":"engine.stand","ask":3}') == Stand(3)
