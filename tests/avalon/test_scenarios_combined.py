"""Scenarios: several modules at once, and the order in which they come."""

import pytest

from camlann import avalon
from camlann.avalon.excalibur import ReplacedCardSeen, Striking
from camlann.avalon.lady import Examining, LadyPassed
from camlann.avalon.lancelot import AllegianceTurned
from camlann.avalon.lead import LeaderPassed, RoundOpened
from camlann.avalon.plots.hand_out import HandingOut, PlotsDrawn
from camlann.avalon.plots.held import WindowOpened
from camlann.avalon.plots.strong_leader import Claiming
from camlann.avalon.propose import Proposing
from camlann.avalon.quest import CardShown, QuestEnded
from camlann.avalon.reveal import EyesOpened
from camlann.engine.facts import Seat
from tests.avalon.deals import approve, begun, dealt, give, handed, lay, reject
from tests.avalon.plays import examine, heard, outcome, phase, quests
from tests.avalon.scenarios import scenario

FIVE = "merlin loyal loyal assassin minion"
SEVEN = "merlin loyal loyal loyal assassin minion minion"
LANCELOTS = "merlin lancelot_good loyal loyal assassin minion lancelot_evil"


@scenario("C134")
def test_excalibur_undoes_the_fail_an_evil_lancelot_had_to_play() -> None:
    table = begun(LANCELOTS, allegiance="NNNNN", lancelot="open_schedule", excalibur=True)
    approve(table, 2, 6, bearer=2)
    lay(table, 2, 6, cards="SF")
    table.play(Seat(2), avalon.Strike(Seat(6)))
    assert heard(table, None, QuestEnded) == [QuestEnded(1, 2, 0, True)]
    assert heard(table, 2, ReplacedCardSeen) == [ReplacedCardSeen(Seat(2), 1, Seat(6), "fail")]


@scenario("C135")
def test_an_evil_lancelot_in_the_spotlight_fails_for_all_to_see() -> None:
    table = handed(LANCELOTS, ("spotlight", 3), allegiance="NNNNN", lancelot="open_schedule")
    approve(table, 2, 6)
    table.play(Seat(3), avalon.Illuminate(Seat(6)))
    assert table.why(Seat(6), avalon.PlayCard("success")) is not None
    lay(table, 2, 6, cards="SF")
    assert heard(table, None, CardShown) == [CardShown(Seat(6), "fail")]


@scenario("C136")
def test_rejections_by_vote_and_by_no_confidence_add_up_to_five() -> None:
    table = handed(SEVEN, ("no_confidence", 5))
    reject(table, 0, 1, times=2)
    approve(table, 0, 1)
    table.play(Seat(5), avalon.Distrust())
    assert table.public.rejections == 3
    reject(table, 0, 1)
    assert not table.over
    reject(table, 0, 1)
    assert outcome(table) == ("evil", "five_rejections")


@scenario("C136")
def test_five_teams_that_were_approved_are_rejected_by_no_confidence_alone() -> None:
    """A deck of five such cards: every vote was won, and the game is lost all the same."""
    nine = "merlin loyal loyal loyal loyal loyal assassin minion minion"
    table = begun(nine, plots=" ".join(["no_confidence"] * 6), plot_deck=("no_confidence",) * 6)
    for _ in range(3):
        give(table, "no_confidence", 7)
    quests(table, "L")
    while isinstance(phase(table), HandingOut):
        give(table, "no_confidence", 8)
    for times, seat in enumerate((7, 7, 7, 8, 8), 1):
        approve(table, 0, 1, 2, 3)
        while table.public.asked != (seat,):
            table.play(table.public.asked[0], avalon.Forgo())
        table.play(Seat(seat), avalon.Distrust())
        assert table.public.rejections == times
    assert outcome(table) == ("evil", "five_rejections")
    assert table.public.plots[8] == ("no_confidence",)


@scenario("C137")
def test_the_order_between_two_rounds() -> None:
    """Score, Lady, the lead passes, allegiance card, Strong Leader, plot draw, proposal."""
    table = begun(
        LANCELOTS,
        leader=3,
        allegiance="S",
        lancelot="hidden_switch",
        lady=True,
        plots="strong_leader close_eye close_eye no_confidence no_confidence no_confidence",
    )
    give(table, "strong_leader", 6)
    give(table, "close_eye", 0)
    quests(table, "WL")
    assert phase(table) == Examining(Seat(2))
    assert table.public.leader == 4
    examine(table, 0)
    assert phase(table) == Claiming(Seat(6))
    assert (table.public.round, table.public.leader, table.public.switches) == (3, 5, 1)
    table.play(Seat(6), avalon.Forgo())
    assert phase(table) == HandingOut(Seat(5))
    give(table, "no_confidence", 0)
    give(table, "no_confidence", 0)
    assert phase(table) == Proposing(Seat(5))

    kinds = (QuestEnded, LadyPassed, LeaderPassed, RoundOpened, AllegianceTurned, WindowOpened, PlotsDrawn)
    told = [type(fact) for fact in table.told(None) if isinstance(fact, kinds)]
    second = [n for n, kind in enumerate(told) if kind is QuestEnded][1]
    assert told[second:] == [*kinds]


@scenario("C138")
def test_of_two_fails_on_the_fourth_quest_one_lies_open_and_the_other_is_turned() -> None:
    table = handed(SEVEN, ("spotlight", 6), excalibur=True)
    quests(table, "WLL")
    assert table.public.leader == 3
    approve(table, 0, 1, 4, 5, bearer=0)
    table.play(Seat(6), avalon.Illuminate(Seat(4)))
    lay(table, 0, 1, 4, 5, cards="SSFF")
    table.play(Seat(0), avalon.Strike(Seat(5)))
    assert heard(table, None, CardShown) == [CardShown(Seat(4), "fail")]
    assert heard(table, None, QuestEnded)[-1] == QuestEnded(4, 3, 1, True)


@scenario("C139")
def test_a_bearer_with_nobody_to_strike_is_not_asked() -> None:
    for target, next_phase in ((0, Proposing(Seat(1))), (1, Striking(Seat(1)))):
        table = handed(FIVE, ("spotlight", 3), excalibur=True)
        approve(table, 0, 1, bearer=1)
        table.play(Seat(3), avalon.Illuminate(Seat(target)))
        lay(table, 0, 1, cards="SS")
        assert phase(table) == next_phase


@scenario("C140")
@pytest.mark.parametrize("mode", ["hidden_switch", "open_schedule"])
def test_the_evil_lancelot_may_look_like_any_other_of_evil(mode: str) -> None:
    table = dealt(LANCELOTS, lancelot=mode, lancelot_evil_shown_as="evil")
    for seat in (4, 5):
        (eyes,) = heard(table, seat, EyesOpened)
        assert {seen.label for seen in eyes.shown} == {"evil"}
        assert 6 in {seen.seat for seen in eyes.shown}
    assert heard(table, 6, EyesOpened)[0].shown == (), "he is as blind as ever"
