"""The odd cases of the modules, each by its own sentence."""

from typing import Any

import pytest

from camlann import avalon
from camlann.avalon.assassin import Assassinating
from camlann.avalon.excalibur import BearerMustBe, ExcaliburSpared
from camlann.avalon.lady import Examining
from camlann.avalon.lancelot import AllegianceTurned
from camlann.avalon.plots.close_eye import Watching
from camlann.avalon.plots.hand_out import PlotsDrawn
from camlann.avalon.plots.held_cards import PlotTargets
from camlann.avalon.plots.opinion_maker import Opining
from camlann.avalon.plots.strong_leader import Claiming
from camlann.avalon.plots.take_responsibility import NothingTaken
from camlann.avalon.propose import Proposing, choosable
from camlann.avalon.quest import CardShown, GoodMustSucceed, LancelotMustFail, QuestEnded
from camlann.avalon.show_loyalty import LoyaltySeen
from camlann.avalon.vote import Voting
from camlann.engine.facts import Seat
from tests.avalon.deals import Avalon, approve, begun, give, go, handed, lay, plotted, propose, reject
from tests.avalon.play_sequences import (
    codes,
    evil,
    examine,
    heard,
    name,
    outcome,
    phase,
    quests,
    refused,
    team,
    waits,
)

FIVE = "merlin loyal loyal assassin minion"
SEVEN = "merlin loyal loyal loyal assassin minion minion"
LANCELOTS = "merlin lancelot_good loyal loyal assassin minion lancelot_evil"
GOOD, EVIL = 1, 6


def switched(mode: str = "hidden_switch", **options: Any) -> Avalon:
    """Two quests are over, the Lancelots have changed places, and the third round begins."""
    turns = "S" if mode == "hidden_switch" else "SNNNN"
    match = begun(LANCELOTS, allegiance=turns, lancelot=mode, **options)
    quests(match, "WL")
    return match


def test_a_bearer_who_does_not_strike_is_told_to_all_and_play_goes_on() -> None:
    match = begun(FIVE, excalibur=True)
    approve(match, 0, 1)
    lay(match, 0, 1, cards="SS")
    match.play(Seat(1), avalon.Sheathe())
    assert heard(match, None, ExcaliburSpared) == [ExcaliburSpared(Seat(1))]
    assert phase(match) == Proposing(Seat(1))


def test_a_bearer_with_no_one_to_strike_is_passed_over() -> None:
    match = handed(FIVE, ("spotlight", 3), excalibur=True)
    approve(match, 0, 1, bearer=1)
    match.play(Seat(3), avalon.Illuminate(Seat(0)))
    lay(match, 0, 1, cards="SS")
    assert phase(match) == Proposing(Seat(1))


def test_a_leader_can_neither_keep_the_sword_nor_give_it_away_from_the_team() -> None:
    match = begun(FIVE, excalibur=True)
    match.play(Seat(0), avalon.Propose(1, team(0, 1)))
    for seat in (0, 2, 3, 4):
        assert refused(match, 0, avalon.Arm(Seat(seat))) == BearerMustBe(team(1))


def test_a_good_knights_card_turned_to_a_fail_counts_as_one() -> None:
    match = begun(FIVE, excalibur=True)
    approve(match, 0, 1)
    lay(match, 0, 1, cards="SS")
    match.play(Seat(1), avalon.Strike(Seat(0)))
    assert heard(match, None, QuestEnded) == [QuestEnded(1, 1, 1, False)]


@pytest.mark.parametrize("target, side", [(GOOD, "evil"), (EVIL, "good")])
def test_the_lady_shows_the_side_a_lancelot_is_on_now(target: int, side: str) -> None:
    match = begun(LANCELOTS, leader=3, allegiance="SNNNN", lancelot="open_schedule", lady=True)
    quests(match, "WL")
    examine(match, target)
    assert [seen.side for seen in heard(match, 2, LoyaltySeen)] == [side]


def test_after_the_second_quest_the_lady_comes_before_the_card_of_the_third_round() -> None:
    match = begun(LANCELOTS, leader=3, allegiance="S", lancelot="hidden_switch", lady=True)
    quests(match, "WL")
    assert phase(match) == Examining(Seat(2))
    assert not heard(match, None, AllegianceTurned)
    examine(match, GOOD)
    assert [seen.side for seen in heard(match, 2, LoyaltySeen)] == ["good"]
    assert len(heard(match, None, AllegianceTurned)) == 1


def test_a_good_lancelot_who_turned_may_do_either_or_must_fail() -> None:
    either = switched()
    approve(either, 0, GOOD, EVIL)
    assert either.why(Seat(GOOD), avalon.PlayCard("success")) is None
    assert either.why(Seat(GOOD), avalon.PlayCard("fail")) is None
    bound = switched("open_schedule")
    approve(bound, 0, GOOD, EVIL)
    assert refused(bound, GOOD, avalon.PlayCard("success")) == LancelotMustFail()


@pytest.mark.parametrize("mode", ["hidden_switch", "open_schedule"])
def test_an_evil_lancelot_who_turned_must_succeed(mode: str) -> None:
    match = switched(mode)
    approve(match, 0, GOOD, EVIL)
    assert refused(match, EVIL, avalon.PlayCard("fail")) == GoodMustSucceed()
    assert match.why(Seat(EVIL), avalon.PlayCard("success")) is None


def test_two_switches_bring_everybody_back() -> None:
    match = begun(LANCELOTS, allegiance="SS", lancelot="hidden_switch")
    sides = []
    for result in "WLWL":
        quests(match, result)
        sides.append(evil(match))
    assert sides == [[4, 5, 6], [1, 4, 5], [4, 5, 6], [4, 5, 6]]


def test_nobody_knows_more_or_less_after_a_switch() -> None:
    match = begun(LANCELOTS, allegiance="S", lancelot="hidden_switch")
    before = {seat: own.shown for seat, own in match.truth.own.items()}
    quests(match, "WL")
    assert match.public.switches == 1
    assert {seat: own.shown for seat, own in match.truth.own.items()} == before


@pytest.mark.parametrize(
    "target, targets", [(GOOD, "not_shown_evil"), (GOOD, "anyone_else"), (EVIL, "anyone_else")]
)
def test_a_lancelot_who_is_named_is_a_miss(target: int, targets: str) -> None:
    match = switched(assassin_targets=targets)
    quests(match, "WW")
    assert phase(match) == Assassinating()
    name(match, target)
    assert outcome(match) == ("good", "assassination_missed")


@pytest.mark.parametrize("seats", [5, 6])
@pytest.mark.parametrize("role", ["mordred", "morgana", "oberon", "minion"])
def test_five_or_six_with_merlin_and_lancelots_have_no_place_for_another_of_evil(
    seats: int, role: str
) -> None:
    roles = f"merlin assassin lancelot_good lancelot_evil {role}"
    assert codes(seats, roles, lancelot="hidden_switch") == {"E-EVIL-OVERFLOW"}


def test_of_an_exhausted_plot_deck_the_rest_is_drawn_and_then_nothing() -> None:
    match = plotted(SEVEN, "close_eye close_eye close_eye")
    quests(match, "WLW")
    assert [len(fact.cards) for fact in heard(match, None, PlotsDrawn)] == [2, 1]


def test_take_responsibility_with_nothing_to_take_goes_away() -> None:
    match = begun(FIVE, plots="take_responsibility")
    give(match, "take_responsibility", 3)
    assert heard(match, None, NothingTaken) == [NothingTaken(Seat(3))]
    assert phase(match) == Proposing(Seat(0))
    assert not any(match.public.plots)


def test_no_confidence_in_the_fifth_team_is_the_fifth_rejection() -> None:
    match = handed(FIVE, ("no_confidence", 3))
    reject(match, 0, 1, times=4)
    approve(match, 0, 1)
    match.play(Seat(3), avalon.Distrust())
    assert outcome(match) == ("evil", "five_rejections")


def test_a_strong_leader_before_the_leader_is_not_offered() -> None:
    match = handed(FIVE, ("strong_leader", 1))
    reject(match, 0, 1)
    assert phase(match) == Proposing(Seat(1))


def test_of_two_strong_leaders_the_second_is_locked_until_a_vote() -> None:
    match = handed(SEVEN, ("strong_leader", 3), ("strong_leader", 5))
    reject(match, 0, 1)
    match.play(Seat(3), avalon.TakeLead())
    assert phase(match) == Proposing(Seat(3))
    propose(match, 0, 1)
    for seat in range(7):
        match.play(Seat(seat), avalon.Vote("reject"))
    assert phase(match) == Claiming(Seat(5))


def test_a_lancelot_who_must_fail_fails_in_the_spotlight_too() -> None:
    match = handed(LANCELOTS, ("spotlight", 3), allegiance="NNNNN", lancelot="open_schedule")
    approve(match, 2, EVIL)
    match.play(Seat(3), avalon.Illuminate(Seat(EVIL)))
    assert refused(match, EVIL, avalon.PlayCard("success")) == LancelotMustFail()
    lay(match, 2, EVIL, cards="SF")
    assert heard(match, None, CardShown) == [CardShown(Seat(EVIL), "fail")]


def test_a_close_eye_is_offered_neither_the_open_card_nor_the_own() -> None:
    match = handed(SEVEN, ("spotlight", 3), ("close_eye", 4))
    go(match, 0, 1, cards="SS")
    approve(match, 0, 1, 4)
    match.play(Seat(3), avalon.Illuminate(Seat(1)))
    lay(match, 0, 1, 4, cards="SSF")
    assert phase(match) == Watching(Seat(4))
    for target in (1, 4):
        assert refused(match, 4, avalon.Watch(team(target))) == PlotTargets("close_eye", team(0))


def test_a_close_eye_with_nothing_but_the_open_card_to_see_is_not_asked() -> None:
    match = handed(SEVEN, ("spotlight", 3), ("close_eye", 1))
    approve(match, 0, 1)
    match.play(Seat(3), avalon.Illuminate(Seat(0)))
    lay(match, 0, 1, cards="SS")
    assert phase(match) == Proposing(Seat(1))


def test_two_opinion_makers_before_one_are_one_early_vote() -> None:
    match = handed(SEVEN, ("opinion_maker", 3), ("opinion_maker", 3))
    propose(match, 0, 1)
    assert (phase(match), waits(match)) == (Opining(), (3,))
    match.play(Seat(3), avalon.Vote("approve"))
    assert (phase(match), waits(match)) == (Voting(), (0, 1, 2, 4, 5, 6))


@pytest.mark.parametrize("order", ["free_lock5_concluded", "free_lock5_won"])
@pytest.mark.parametrize("results", ["WWLL", "WLWL", "WLLW", "LWWL", "LWLW", "LLWW"])
def test_the_fifth_quest_is_never_the_only_one_and_locked(order: str, results: str) -> None:
    match = begun(FIVE, quest_order=order)
    quests(match, results)
    assert choosable(match.public) == (5,)


@pytest.mark.parametrize("binding", ["round", "quest_space"])
def test_a_switch_above_the_first_quest_in_order_comes_before_the_first_proposal(binding: str) -> None:
    match = begun(LANCELOTS, allegiance="SNNNN", lancelot="open_schedule", schedule_binding=binding)
    assert phase(match) == Proposing(Seat(0))
    assert match.public.switches == 1


def test_a_switch_above_a_quest_that_may_be_chosen_comes_when_that_quest_begins() -> None:
    match = begun(
        LANCELOTS,
        allegiance="SNNNN",
        lancelot="open_schedule",
        schedule_binding="quest_space",
        quest_order="free",
    )
    assert match.public.switches == 0
    approve(match, 0, 2, 3, quest=2)
    assert match.public.switches == 0
    lay(match, 0, 2, 3, cards="SSS")
    approve(match, 0, 2, quest=1)
    assert match.public.switches == 1


def test_after_a_rejection_another_quest_may_be_chosen() -> None:
    match = begun(FIVE, quest_order="free")
    reject(match, 0, 1)
    propose(match, 0, 1, 2, quest=4)
    assert isinstance(phase(match), Voting)
