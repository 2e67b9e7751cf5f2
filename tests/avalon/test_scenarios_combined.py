"""Scenarios: several modules at once, and the order in which they come."""

import pytest

from camlann import avalon
from camlann.avalon.excalibur import ReplacedCardSeen, Striking
from camlann.avalon.lady import Examining, LadyPassed
from camlann.avalon.lancelot import AllegianceTurned
from camlann.avalon.leader import LeaderPassed, RoundOpened
from camlann.avalon.plots.hand_out import HandingOut, PlotsDrawn
from camlann.avalon.plots.held_cards import WindowOpened
from camlann.avalon.plots.strong_leader import Claiming
from camlann.avalon.propose import Proposing
from camlann.avalon.quest import CardShown, QuestEnded
from camlann.avalon.role_reveal import EyesOpened
from camlann.engine.facts import Seat
from tests.avalon.deals import approve, begun, dealt, give, handed, lay, reject
from tests.avalon.play_sequences import examine, heard, outcome, phase, quests
from tests.avalon.scenarios import scenario

FIVE = "merlin loyal loyal assassin minion"
SEVEN = "merlin loyal loyal loyal assassin minion minion"
LANCELOTS = "merlin lancelot_good loyal loyal assassin minion lancelot_evil"


@scenario("C134")
def test_excalibur_undoes_the_fail_an_evil_lancelot_had_to_play() -> None:
    match = begun(LANCELOTS, allegiance="NNNNN", lancelot="open_schedule", excalibur=True)
    approve(match, 2, 6, bearer=2)
    lay(match, 2, 6, cards="SF")
    match.play(Seat(2), avalon.Strike(Seat(6)))
    assert heard(match, None, QuestEnded) == [QuestEnded(1, 2, 0, True)]
    assert heard(match, 2, ReplacedCardSeen) == [ReplacedCardSeen(Seat(2), 1, Seat(6), "fail")]


@scenario("C135")
def test_an_evil_lancelot_in_the_spotlight_fails_for_all_to_see() -> None:
    match = handed(LANCELOTS, ("spotlight", 3), allegiance="NNNNN", lancelot="open_schedule")
    approve(match, 2, 6)
    match.play(Seat(3), avalon.Illuminate(Seat(6)))
    assert match.why(Seat(6), avalon.PlayCard("success")) is not None
    lay(match, 2, 6, cards="SF")
    assert heard(match, None, CardShown) == [CardShown(Seat(6), "fail")]


@scenario("C136")
def test_rejections_by_vote_and_by_no_confidence_add_up_to_five() -> None:
    match = handed(SEVEN, ("no_confidence", 5))
    reject(match, 0, 1, times=2)
    approve(match, 0, 1)
    match.play(Seat(5), avalon.Distrust())
    assert match.public.rejections == 3
    reject(match, 0, 1)
    assert not match.over
    reject(match, 0, 1)
    assert outcome(match) == ("evil", "five_rejections")


@scenario("C136")
def test_five_teams_that_were_approved_are_rejected_by_no_confidence_alone() -> None:
    """A deck of five such cards: every vote was won, and the game is lost all the same."""
    nine = "merlin loyal loyal loyal loyal loyal assassin minion minion"
    match = begun(nine, plots=" ".join(["no_confidence"] * 6), plot_deck=("no_confidence",) * 6)
    for _ in range(3):
        give(match, "no_confidence", 7)
    quests(match, "L")
    while isinstance(phase(match), HandingOut):
        give(match, "no_confidence", 8)
    for times, seat in enumerate((7, 7, 7, 8, 8), 1):
        approve(match, 0, 1, 2, 3)
        while match.public.asked != (seat,):
            match.play(match.public.asked[0], avalon.Forgo())
        match.play(Seat(seat), avalon.Distrust())
        assert match.public.rejections == times
    assert outcome(match) == ("evil", "five_rejections")
    assert match.public.plots[8] == ("no_confidence",)


@scenario("C137")
def test_the_order_between_two_rounds() -> None:
    """Score, Lady, the lead passes, allegiance card, Strong Leader, plot draw, proposal."""
    match = begun(
        LANCELOTS,
        leader=3,
        allegiance="S",
        lancelot="hidden_switch",
        lady=True,
        plots="strong_leader close_eye close_eye no_confidence no_confidence no_confidence",
    )
    give(match, "strong_leader", 6)
    give(match, "close_eye", 0)
    quests(match, "WL")
    assert phase(match) == Examining(Seat(2))
    assert match.public.leader == 4
    examine(match, 0)
    assert phase(match) == Claiming(Seat(6))
    assert (match.public.round, match.public.leader, match.public.switches) == (3, 5, 1)
    match.play(Seat(6), avalon.Forgo())
    assert phase(match) == HandingOut(Seat(5))
    give(match, "no_confidence", 0)
    give(match, "no_confidence", 0)
    assert phase(match) == Proposing(Seat(5))

    kinds = (QuestEnded, LadyPassed, LeaderPassed, RoundOpened, AllegianceTurned, WindowOpened, PlotsDrawn)
    told = [type(fact) for fact in match.facts_for(None) if isinstance(fact, kinds)]
    second = [n for n, kind in enumerate(told) if kind is QuestEnded][1]
    assert told[second:] == [*kinds]


@scenario("C138")
def test_of_two_fails_on_the_fourth_quest_one_lies_open_and_the_other_is_turned() -> None:
    match = handed(SEVEN, ("spotlight", 6), excalibur=True)
    quests(match, "WLL")
    assert match.public.leader == 3
    approve(match, 0, 1, 4, 5, bearer=0)
    match.play(Seat(6), avalon.Illuminate(Seat(4)))
    lay(match, 0, 1, 4, 5, cards="SSFF")
    match.play(Seat(0), avalon.Strike(Seat(5)))
    assert heard(match, None, CardShown) == [CardShown(Seat(4), "fail")]
    assert heard(match, None, QuestEnded)[-1] == QuestEnded(4, 3, 1, True)


@scenario("C139")
def test_a_bearer_with_nobody_to_strike_is_not_asked() -> None:
    for target, next_phase in ((0, Proposing(Seat(1))), (1, Striking(Seat(1)))):
        match = handed(FIVE, ("spotlight", 3), excalibur=True)
        approve(match, 0, 1, bearer=1)
        match.play(Seat(3), avalon.Illuminate(Seat(target)))
        lay(match, 0, 1, cards="SS")
        assert phase(match) == next_phase


@scenario("C140")
@pytest.mark.parametrize("mode", ["hidden_switch", "open_schedule"])
def test_the_evil_lancelot_may_look_like_any_other_of_evil(mode: str) -> None:
    match = dealt(LANCELOTS, lancelot=mode, lancelot_evil_shown_as="evil")
    for seat in (4, 5):
        (eyes,) = heard(match, seat, EyesOpened)
        assert {seen.label for seen in eyes.shown} == {"evil"}
        assert 6 in {seen.seat for seen in eyes.shown}
    assert heard(match, 6, EyesOpened)[0].shown == (), "he is as blind as ever"
