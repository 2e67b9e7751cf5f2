"""Scenarios: plot cards that are kept, the windows in which they may be used, and what they do."""

from typing import Any

import pytest

from camlann import avalon
from camlann.avalon.excalibur import StrikeOneOf, Striking
from camlann.avalon.plots.close_eye import CardSeen, CardWatched, Watching
from camlann.avalon.plots.hand_out import HandingOut, PlotNotKept, PlotsDrawn
from camlann.avalon.plots.held_cards import PlotForgone, PlotTargets, PlotUsed, WindowOpened
from camlann.avalon.plots.no_confidence import Doubting
from camlann.avalon.plots.spotlight import Illuminating, SpotlightSet
from camlann.avalon.plots.strong_leader import Claiming, LeadTaken
from camlann.avalon.propose import Proposing
from camlann.avalon.quest import CardShown, QuestEnded, Questing
from camlann.avalon.state import Peek
from camlann.engine.facts import Seat
from camlann.engine.forms import Pick
from camlann.engine.match import NotAsked
from tests.avalon.deals import approve, begun, give, go, handed, lay, propose, reject, vote
from tests.avalon.play_sequences import heard, lying, outcome, phase, quests, refused, team, waits
from tests.avalon.scenarios import scenario, scenarios

FIVE = "merlin loyal loyal assassin minion"
SEVEN = "merlin loyal loyal loyal assassin minion minion"
NINE = "merlin loyal loyal loyal loyal loyal assassin minion minion"


@scenario("C118")
def test_no_confidence_makes_an_approved_team_a_rejected_one() -> None:
    match = handed(SEVEN, ("no_confidence", 5), leader=2)
    propose(match, 0, 1)
    vote(match, "yyyynnn")
    assert phase(match) == Doubting(Seat(5))
    match.play(Seat(5), avalon.Distrust())
    assert match.public.rejections == 1
    assert phase(match) == Proposing(Seat(3))
    assert not match.public.quests
    assert match.public.votes.count("approve") == 4, "the votes stay on record"
    assert not any(match.public.plots)


@scenario("C118")
def test_who_keeps_no_confidence_back_may_use_it_another_time() -> None:
    match = handed(SEVEN, ("no_confidence", 5))
    approve(match, 0, 1)
    match.play(Seat(5), avalon.Forgo())
    assert heard(match, None, PlotForgone) == [PlotForgone(Seat(5), "no_confidence")]
    assert phase(match) == Questing(team(0, 1))
    lay(match, 0, 1, cards="SS")
    approve(match, 0, 1, 2)
    assert phase(match) == Doubting(Seat(5))


@scenario("C118")
def test_a_rejected_team_opens_no_window_for_no_confidence() -> None:
    match = handed(SEVEN, ("no_confidence", 5))
    reject(match, 0, 1)
    assert phase(match) == Proposing(Seat(1))


@scenario("C119")
def test_no_confidence_in_the_fifth_team_wins_for_evil() -> None:
    match = handed(SEVEN, ("no_confidence", 5))
    reject(match, 0, 1, times=4)
    approve(match, 0, 1)
    match.play(Seat(5), avalon.Distrust())
    assert match.over
    assert outcome(match) == ("evil", "five_rejections")


PRECEDENCE = {
    "C120: the leader is asked first": ("from_leader", 1, [1, 5]),
    "C120: from the leader on clockwise": ("from_leader", 4, [5, 1]),
    "C120: the leader is asked last": ("from_leaders_left", 1, [5, 1]),
    "C120: from the leader's left clockwise": ("from_leaders_left", 4, [5, 1]),
    "C120: the last seat leads": ("from_leaders_left", 6, [1, 5]),
}


@scenarios("precedence, leader, order", PRECEDENCE)
def test_who_is_asked_first(precedence: str, leader: int, order: list[int]) -> None:
    """The cards go out in the first round, and the window is that of the round in which `leader` leads."""
    match = handed(SEVEN, ("no_confidence", 1), ("no_confidence", 5), leader=0, plot_precedence=precedence)
    for _ in range(leader // 3):
        # Two rejections and a quest bring the lead three seats on.
        reject(match, *(0, 1, 2)[: 2 if match.public.round == 1 else 3], times=2)
        quests(match, "W")
    while match.public.leader != leader:
        reject(match, *(0, 1, 2)[: 2 if match.public.round == 1 else 3])
    approve(match, *(0, 1, 2)[: 2 if match.public.round == 1 else 3])
    found = [*waits(match)]
    match.play(Seat(found[0]), avalon.Forgo())
    found += waits(match)
    match.play(Seat(found[1]), avalon.Forgo())
    assert found == order
    assert isinstance(phase(match), Questing)


@scenario("C120")
def test_after_one_no_confidence_nobody_further_is_asked_and_keeps_the_card() -> None:
    match = handed(SEVEN, ("no_confidence", 1), ("no_confidence", 5), leader=4)
    approve(match, 0, 1)
    assert phase(match) == Doubting(Seat(5))
    match.play(Seat(5), avalon.Distrust())
    assert phase(match) == Proposing(Seat(5))
    assert lying(match) == {1: ("no_confidence",)}
    assert not match.public.agenda


@scenario("C121")
def test_a_strong_leader_leads_draws_and_proposes_and_the_lead_goes_on_from_there() -> None:
    match = begun(FIVE, leader=3, plots="strong_leader close_eye close_eye")
    give(match, "strong_leader", 2)
    quests(match, "W")
    assert phase(match) == Claiming(Seat(2)), "before the leader draws"
    assert (match.public.leader, match.public.round) == (4, 2)
    match.play(Seat(2), avalon.TakeLead())
    assert heard(match, None, LeadTaken) == [LeadTaken(Seat(2))]
    assert heard(match, None, PlotsDrawn)[-1].by == 2
    assert phase(match) == HandingOut(Seat(2))
    assert refused(match, 2, avalon.HandOut("close_eye", Seat(2))) == PlotNotKept()
    give(match, "close_eye", 4)
    assert phase(match) == Proposing(Seat(2))
    reject(match, 0, 1, 2)
    assert phase(match) == Proposing(Seat(3))


ROTATION = {
    "C121: after a rejection, from the new leader": ("from_new", False, 4),
    "C121: after a quest, from the new leader": ("from_new", True, 4),
    "C121: after a rejection, where the one displaced would have passed it": ("resume_original", False, 2),
    "C121: after a quest, where the one displaced would have passed it": ("resume_original", True, 2),
}


@scenarios("rotation, quest, leader", ROTATION)
def test_who_leads_after_a_strong_leader(rotation: str, quest: bool, leader: int) -> None:
    match = handed(FIVE, ("strong_leader", 3), strong_leader_rotation=rotation)
    reject(match, 0, 1)
    assert phase(match) == Claiming(Seat(3))
    match.play(Seat(3), avalon.TakeLead())
    assert (match.public.leader, match.public.displaced) == (3, 1)
    if quest:
        go(match, 0, 1, cards="SS")
    else:
        reject(match, 0, 1)
    assert match.public.leader == leader
    assert match.public.displaced is None
    reject(match, *((0, 1, 2) if quest else (0, 1)))
    assert match.public.leader == (leader + 1) % 5, "and so on in turn"


@scenario("C121")
def test_a_strong_leader_at_the_displaced_ones_left_leads_again_where_the_turn_is_resumed() -> None:
    match = handed(FIVE, ("strong_leader", 2), strong_leader_rotation="resume_original")
    reject(match, 0, 1)
    match.play(Seat(2), avalon.TakeLead())
    reject(match, 0, 1)
    assert match.public.leader == 2


@scenario("C122")
def test_after_one_strong_leader_the_other_waits_for_a_vote() -> None:
    match = handed(SEVEN, ("strong_leader", 2), ("strong_leader", 5), leader=6)
    reject(match, 0, 1)
    assert phase(match) == Claiming(Seat(2))
    match.play(Seat(2), avalon.TakeLead())
    assert phase(match) == Proposing(Seat(2)), "the other is not asked"
    assert lying(match) == {5: ("strong_leader",)}
    propose(match, 0, 1)
    vote(match, "nnnnnnn")
    assert phase(match) == Claiming(Seat(5))


@scenario("C122")
def test_one_who_holds_both_waits_for_a_vote_too() -> None:
    match = handed(SEVEN, ("strong_leader", 5), ("strong_leader", 5))
    reject(match, 0, 1)
    match.play(Seat(5), avalon.TakeLead())
    assert phase(match) == Proposing(Seat(5))
    propose(match, 0, 1)
    vote(match, "nnnnnnn")
    assert phase(match) == Claiming(Seat(5))
    match.play(Seat(5), avalon.TakeLead())
    assert phase(match) == Proposing(Seat(5))
    assert not any(match.public.plots)


@scenario("C123")
def test_a_strong_leader_handed_out_now_is_not_for_this_leader() -> None:
    match = begun(SEVEN, plots="strong_leader close_eye")
    give(match, "strong_leader", 5)
    assert phase(match) == HandingOut(Seat(0))
    give(match, "close_eye", 1)
    assert phase(match) == Proposing(Seat(0))
    propose(match, 0, 1)
    vote(match, "nnnnnnn")
    assert phase(match) == Claiming(Seat(5))


@scenario("C123")
def test_nor_one_that_is_taken_over_before_the_proposal() -> None:
    match = begun(NINE, plots="strong_leader take_responsibility close_eye")
    give(match, "strong_leader", 5)
    give(match, "take_responsibility", 4)
    match.play(Seat(4), avalon.Take(Seat(5), "strong_leader"))
    give(match, "close_eye", 1)
    assert phase(match) == Proposing(Seat(0))


@scenario("C123")
def test_the_leader_is_not_asked_whether_to_take_the_lead() -> None:
    match = begun(FIVE, plots="strong_leader")
    give(match, "strong_leader", 1)
    reject(match, 0, 1)
    assert phase(match) == Proposing(Seat(1))
    propose(match, 0, 1)
    vote(match, "nnnnn")
    assert phase(match) == Claiming(Seat(1))


@scenario("C124")
def test_after_no_confidence_the_window_of_the_strong_leader_opens() -> None:
    match = handed(SEVEN, ("strong_leader", 5), ("no_confidence", 6))
    approve(match, 0, 1)
    match.play(Seat(6), avalon.Distrust())
    assert phase(match) == Claiming(Seat(5))
    assert (match.public.leader, match.public.rejections) == (1, 1)
    match.play(Seat(5), avalon.TakeLead())
    assert phase(match) == Proposing(Seat(5))
    reject(match, 0, 1)
    assert match.public.leader == 6


@scenario("C124")
def test_a_strong_leader_in_the_window_of_a_round_opened_by_a_quest() -> None:
    match = handed(SEVEN, ("strong_leader", 5), ("strong_leader", 6))
    go(match, 0, 1, cards="SS")
    assert phase(match) == Claiming(Seat(5)), "asked clockwise from the new leader"
    match.play(Seat(5), avalon.Forgo())
    assert phase(match) == Claiming(Seat(6))
    match.play(Seat(6), avalon.Forgo())
    assert phase(match) == Proposing(Seat(1))
    assert heard(match, None, WindowOpened) == [WindowOpened("strong_leader")], "one window"


@scenario("C125")
def test_a_card_in_the_spotlight_lies_open_once_all_have_played_and_cannot_be_struck() -> None:
    match = handed(SEVEN, ("spotlight", 5), excalibur=True)
    quests(match, "W")
    assert phase(match) == Proposing(Seat(1))
    approve(match, 0, 1, 4, bearer=0)
    assert phase(match) == Illuminating(Seat(5)), "before anybody chooses a card"
    for target in (2, 3, 5, 6):
        assert refused(match, 5, avalon.Illuminate(Seat(target))) == PlotTargets("spotlight", team(0, 1, 4))
    match.play(Seat(5), avalon.Illuminate(Seat(4)))
    assert heard(match, None, SpotlightSet) == [SpotlightSet(Seat(5), Seat(4))]
    match.play(Seat(4), avalon.PlayCard("fail"))
    assert {viewer for viewer, _ in match.frames()} == {4}, "nobody sees it before the others have played"
    lay(match, 0, 1, cards="SS")
    assert heard(match, None, CardShown) == [CardShown(Seat(4), "fail")]
    assert phase(match) == Striking(Seat(0))
    assert refused(match, 0, avalon.Strike(Seat(4))) == StrikeOneOf(team(1))


@scenario("C125")
def test_one_may_put_oneself_in_the_spotlight() -> None:
    match = handed(SEVEN, ("spotlight", 1))
    approve(match, 0, 1)
    match.play(Seat(1), avalon.Illuminate(Seat(1)))
    lay(match, 0, 1, cards="SS")
    assert heard(match, None, CardShown) == [CardShown(Seat(1), "success")]


@scenario("C126")
def test_a_close_eye_sees_the_card_as_it_counts_after_excalibur() -> None:
    match = handed(SEVEN, ("close_eye", 5), excalibur=True)
    approve(match, 1, 4, bearer=1)
    lay(match, 1, 4, cards="SF")
    assert phase(match) == Striking(Seat(1)), "Excalibur comes first"
    match.play(Seat(1), avalon.Strike(Seat(4)))
    assert phase(match) == Watching(Seat(5))
    match.play(Seat(5), avalon.Watch(team(4)))
    assert heard(match, 5, CardSeen) == [CardSeen(Seat(5), 1, Seat(4), "success")]
    assert heard(match, None, CardWatched) == [CardWatched(Seat(5), Seat(4))]
    assert [seat for seat in match.public.everyone if heard(match, seat, CardSeen)] == [5]
    assert match.truth.own[Seat(1)].peeked == (Peek(1, Seat(4), "fail"),)
    assert match.truth.own[Seat(5)].peeked == (Peek(1, Seat(4), "success"),)
    assert heard(match, None, QuestEnded) == [QuestEnded(1, 2, 0, True)]


@scenario("C127")
def test_a_card_somebody_has_looked_at_is_not_looked_at_again() -> None:
    match = handed(SEVEN, ("close_eye", 1), ("close_eye", 4))
    approve(match, 1, 2)
    lay(match, 1, 2, cards="SS")
    assert phase(match) == Watching(Seat(1))
    assert refused(match, 1, avalon.Watch(team(1))) == PlotTargets("close_eye", team(2)), "not the own card"
    match.play(Seat(1), avalon.Watch(team(2)))
    assert phase(match) == Watching(Seat(4))
    assert refused(match, 4, avalon.Watch(team(2))) == PlotTargets("close_eye", team(1))
    match.play(Seat(4), avalon.Watch(team(1)))
    assert heard(match, None, PlotUsed) == [PlotUsed(Seat(1), "close_eye"), PlotUsed(Seat(4), "close_eye")]


@scenario("C127")
def test_who_finds_nothing_left_to_look_at_is_not_asked() -> None:
    match = handed(SEVEN, ("close_eye", 4), ("close_eye", 1), leader=2)
    approve(match, 1, 3)
    lay(match, 1, 3, cards="SS")
    assert phase(match) == Watching(Seat(4))
    match.play(Seat(4), avalon.Watch(team(3)))
    assert len(heard(match, None, QuestEnded)) == 1, "the own card is all that is left to the other"
    assert lying(match) == {1: ("close_eye",)}


@scenario("C128")
@pytest.mark.parametrize(
    "card, use",
    [
        ("no_confidence", avalon.Distrust()),
        ("close_eye", avalon.Watch(team(0))),
        ("strong_leader", avalon.TakeLead()),
    ],
)
def test_who_has_let_a_window_pass_cannot_come_back(card: str, use: Any) -> None:
    match = handed(SEVEN, (card, 3), (card, 5))
    if card == "strong_leader":
        reject(match, 0, 1)
    else:
        approve(match, 0, 1)
        if card == "close_eye":
            lay(match, 0, 1, cards="SS")
    assert waits(match) == (3,)
    match.play(Seat(3), avalon.Forgo())
    assert waits(match) == (5,)
    assert refused(match, 3, use) == NotAsked(team(5))
    match.play(Seat(5), avalon.Forgo())
    assert refused(match, 3, use) is not None
    assert lying(match) == {3: (card,), 5: (card,)}


@scenario("C133")
def test_who_holds_both_copies_may_look_at_two_cards() -> None:
    match = handed(SEVEN, ("close_eye", 6), ("close_eye", 6))
    quests(match, "W")
    approve(match, 0, 1, 4)
    lay(match, 0, 1, 4, cards="SSF")
    watch, _ = match.moves(Seat(6))
    assert isinstance(watch.form, Pick)
    assert (watch.form.lo, watch.form.hi, watch.form.items) == (1, 2, (0, 1, 4))
    assert isinstance(refused(match, 6, avalon.Watch(team(4, 4))), PlotTargets)
    match.play(Seat(6), avalon.Watch(team(1, 4)))
    assert [(seen.target, seen.card) for seen in heard(match, 6, CardSeen)] == [(1, "success"), (4, "fail")]
    assert not any(match.public.plots)


@scenario("C133")
def test_one_copy_may_be_kept_back() -> None:
    match = handed(SEVEN, ("close_eye", 6), ("close_eye", 6))
    approve(match, 0, 1)
    lay(match, 0, 1, cards="SS")
    match.play(Seat(6), avalon.Watch(team(1)))
    assert lying(match) == {6: ("close_eye",)}
    assert len(heard(match, None, QuestEnded)) == 1, "one chance in a window"


def test_the_spotlight_card_is_not_offered_to_a_close_eye() -> None:
    match = handed(SEVEN, ("spotlight", 3), ("close_eye", 5))
    approve(match, 0, 4)
    match.play(Seat(3), avalon.Illuminate(Seat(4)))
    lay(match, 0, 4, cards="SF")
    assert refused(match, 5, avalon.Watch(team(4))) == PlotTargets("close_eye", team(0))
