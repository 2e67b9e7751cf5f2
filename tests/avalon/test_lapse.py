"""What a missed deadline plays."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from camlann import avalon
from camlann.avalon.lady import Examining, LadyLeft, LadyPassed
from camlann.avalon.plots.held_cards import PlotForgone
from camlann.avalon.propose import Proposing, TeamProposed
from camlann.avalon.quest import QuestEnded, Questing
from camlann.avalon.show_loyalty import LoyaltySeen
from camlann.avalon.vote import VotesShown, Voting
from camlann.engine.facts import Seat
from camlann.engine.phases import Command, Lapse, Phase
from tests.avalon import stages
from tests.avalon.deals import Avalon, begun, dealt, propose, vote
from tests.avalon.play_sequences import evil, examine, heard, lapse, phase, quests, team
from tests.avalon.sent_frames import frames_sent

FIVE = "merlin loyal loyal assassin minion"
SEVEN = "merlin loyal loyal loyal assassin minion minion"


def on_quest(*going: int) -> Avalon:
    match = begun(FIVE)
    propose(match, *going)
    vote(match, "yyyyy")
    return match


def examining(**options: Any) -> Avalon:
    match = begun(SEVEN, lady=True, **options)
    quests(match, "WL")
    return match


def assassinating() -> Avalon:
    match = begun(FIVE)
    quests(match, "WWW")
    return match


def voting() -> Avalon:
    match = begun(FIVE)
    propose(match, 0, 1)
    return match


def aiming() -> Avalon:
    """The Assassin points at somebody, and has not named him."""
    match = assassinating()
    match.play(Seat(FIVE.split().index("assassin")), avalon.Point(Seat(1)))
    return match


STAGES: dict[str, Callable[[], Avalon]] = {
    "reveal": lambda: dealt(FIVE),
    "proposal": lambda: begun(FIVE),
    "vote": voting,
    "quest": lambda: on_quest(0, 3),
    "Lady": examining,
    "Lady who may be left": lambda: examining(lady_use="may_decline"),
    "assassination": aiming,
    **{stage.__name__: stage for stage in stages.STAGES},
}


@pytest.mark.parametrize("stage", STAGES.values(), ids=STAGES)
def test_a_deadline_is_a_row_of_nobody_and_names_its_question(stage: Callable[[], Avalon]) -> None:
    match = stage()
    before = match.public
    decision = match.lapse()
    assert (decision.seat, decision.command) == (None, Lapse(before.ask))
    assert match.public is before, "nothing has happened until it is adopted"
    assert decision == match.lapse(), "deciding again comes to the same"
    lapse(match)
    assert match.rows[-1] == decision


@pytest.mark.parametrize("stage", STAGES.values(), ids=STAGES)
def test_a_deadline_plays_only_what_was_on_offer(stage: Callable[[], Avalon]) -> None:
    """The same commands, given one by one by the seats themselves, tell the same facts of the game."""
    match, again = stage(), stage()
    commands = defaults(match)
    assert commands
    lapse(match)
    for seat, command in commands.items():
        again.play(seat, command)
    # The clock may throw dice to choose, and those are counted.
    assert replace(again.truth, sealed=None) == replace(match.truth, sealed=None)
    assert again.truth.sealed is not None
    assert match.truth.sealed is not None
    assert again.truth.sealed == replace(match.truth.sealed, throws=again.truth.sealed.throws)


def defaults(match: Avalon) -> dict[Seat, Command]:
    """What each seat that is waited for would play by itself; the dice show 0."""
    asked = match.public.phase
    assert isinstance(asked, Phase)
    late = {seat: own for seat, own in match.truth.own.items() if match.moves(seat)}
    return {seat: asked.lapse(match.public, own, lambda label, faces: 0) for seat, own in late.items()}


# Windows are let pass; what must be done is done to the first it can be done to, clockwise.
PLAYED: dict[Callable[[], Avalon], dict[int, Command]] = {
    stages.choosing: {6: avalon.Propose(1, team(0, 6))},
    stages.arming: {4: avalon.Arm(Seat(0))},
    stages.striking: {4: avalon.Sheathe()},
    stages.questing: {1: avalon.PlayCard("success"), 6: avalon.PlayCard("fail")},
    stages.claiming: {5: avalon.Forgo()},
    stages.reclaiming: {3: avalon.Forgo()},
    stages.handing_out: {0: avalon.HandOut("close_eye", Seat(2))},
    stages.carrying_out: {0: avalon.CarryOut("establish_confidence")},
    stages.confiding: {6: avalon.Confide(Seat(0))},
    stages.overhearing: {6: avalon.Overhear(Seat(0))},
    stages.taking: {5: avalon.Take(Seat(1), "close_eye")},
    stages.doubting: {3: avalon.Forgo()},
    stages.opining: {5: avalon.Vote("reject")},
    stages.illuminating: {5: avalon.Forgo()},
    stages.watching: {4: avalon.Forgo()},
}


def test_every_phase_of_the_modules_is_here() -> None:
    assert PLAYED.keys() == stages.STAGES.keys()


@pytest.mark.parametrize("stage", PLAYED, ids=lambda stage: stage.__name__)
def test_what_a_deadline_plays(stage: Callable[[], Avalon]) -> None:
    assert defaults(stage()) == PLAYED[stage]


def test_a_window_let_pass_by_a_deadline_is_told_as_any_other() -> None:
    match = stages.doubting()
    lapse(match)
    assert heard(match, None, PlotForgone)[-1] == PlotForgone(Seat(3), "no_confidence")
    assert match.public.asked == (5,)
    lapse(match)
    assert isinstance(phase(match), Questing)


@pytest.mark.parametrize("mode", ["off", "known_pair", "hidden_switch", "open_schedule"])
def test_a_game_with_everything_in_it_is_played_to_its_end_by_deadlines(mode: str) -> None:
    roles = stages.NINE if mode != "off" else "merlin loyal loyal loyal assassin minion minion loyal loyal"
    everything: dict[str, Any] = {"lady": True, "excalibur": True, "plot": True, "quest_order": "free"}
    match = begun(roles, lancelot=mode, **everything)
    while not match.over:
        if isinstance(phase(match), Voting):
            for seat in match.public.asked:
                match.play(seat, avalon.Vote("approve"))
        else:
            lapse(match)
    assert len(match.public.quests) >= 3


def test_the_reveal_goes_on_without_those_who_have_not_acknowledged() -> None:
    match = dealt(FIVE)
    match.play(Seat(2), avalon.Acknowledge())
    lapse(match)
    assert phase(match) == Proposing(Seat(0))
    assert match.public.round == 1


TEAMS = {
    "the first leader of five": (FIVE, 0, "", (0, 1)),
    "a leader in the middle": (FIVE, 2, "", (2, 3)),
    "the last seat goes on with the first": (FIVE, 4, "", (0, 4)),
    "three for the second quest": (FIVE, 2, "W", (0, 3, 4)),
    "four of seven": (SEVEN, 1, "WLW", (0, 4, 5, 6)),
}


@pytest.mark.parametrize("roles, first, before, going", TEAMS.values(), ids=TEAMS)
def test_a_leader_who_does_not_propose_goes_with_those_to_the_left(
    roles: str, first: int, before: str, going: tuple[int, ...]
) -> None:
    match = begun(roles, leader=first)
    quests(match, before)
    leader, quest = match.public.leader, len(before) + 1
    assert leader == first + len(before)
    lapse(match)
    assert heard(match, None, TeamProposed)[-1] == TeamProposed(leader, quest, team(*going))
    assert isinstance(phase(match), Voting)


@pytest.mark.parametrize("voted", ["", "y", "yy", "yyy", "yyyy"])
def test_a_vote_not_given_is_a_rejection(voted: str) -> None:
    match = voting()
    vote(match, voted)
    lapse(match)
    expected = ("approve",) * len(voted) + ("reject",) * (5 - len(voted))
    assert [shown.votes for shown in heard(match, None, VotesShown)] == [expected]
    assert isinstance(phase(match), Questing) == (len(voted) >= 3)


def test_five_votes_of_nobody_lose_the_game_for_good() -> None:
    match = begun(FIVE)
    while not match.over:
        lapse(match)
    assert match.public.why == "five_rejections"
    assert len(match.rows) == 1 + 5 + 5 * 2, "the deal, five who acknowledged, and no leader and no vote"


@pytest.mark.parametrize("going", [(0, 1), (0, 3), (3, 4)], ids=["Good alone", "Good and Evil", "Evil alone"])
def test_a_card_not_played_is_a_success(going: tuple[int, ...]) -> None:
    match = on_quest(*going)
    lapse(match)
    assert heard(match, None, QuestEnded) == [QuestEnded(1, 2, 0, True)]


def test_a_card_that_was_played_stays() -> None:
    match = on_quest(0, 3)
    match.play(Seat(3), avalon.PlayCard("fail"))
    lapse(match)
    assert heard(match, None, QuestEnded) == [QuestEnded(1, 1, 1, False)]


def test_nobody_can_tell_who_missed_the_deadline_of_a_quest() -> None:
    def world(*played: int) -> Avalon:
        match = on_quest(0, 3)
        for seat in played:
            match.play(Seat(seat), avalon.PlayCard("success"))
        lapse(match)
        return match

    sent = [frames_sent(world(*played)) for played in ((), (0,), (3,))]
    for viewer in (Seat(1), Seat(2), Seat(4), None):
        assert sent[0][viewer] == sent[1][viewer] == sent[2][viewer]
    assert sent[0][Seat(0)] == sent[2][Seat(0)], "nor can the other member"
    assert sent[0][Seat(3)] == sent[1][Seat(3)]


@pytest.mark.parametrize("past, expected", [((), 0), ((0,), 1), ((0, 1), 2), ((3,), 4), ((5,), 0)])
def test_a_lady_not_turned_goes_to_the_next_clockwise_who_never_held_her(
    past: tuple[int, ...], expected: int
) -> None:
    match = begun(SEVEN, lady=True)
    quests(match, "WL")
    for target, result in zip(past, "WL", strict=False):
        examine(match, target)
        quests(match, result)
    holder = match.public.lady
    assert holder is not None
    assert phase(match) == Examining(holder)
    lapse(match)
    assert heard(match, None, LadyPassed)[-1] == LadyPassed(holder, Seat(expected))
    shown = heard(match, holder, LoyaltySeen)[-1]
    assert (shown.target, shown.side) == (expected, "evil" if expected in evil(match) else "good")


def test_a_lady_who_may_be_left_is_left() -> None:
    match = examining(lady_use="may_decline")
    lapse(match)
    assert heard(match, None, LadyLeft) == [LadyLeft(Seat(6))]
    assert match.public.lady == 6
    assert isinstance(phase(match), Proposing)


def test_a_game_is_played_to_its_end_by_deadlines_alone() -> None:
    for quest_won in (True, False):
        match = begun(SEVEN, lady=True)
        while not match.over:
            if quest_won and isinstance(phase(match), Voting):
                vote(match, "yyyyyyy")
            else:
                lapse(match)
        assert match.public.why == ("nobody_named" if quest_won else "five_rejections")
        assert not any(match.moves(seat) for seat in match.public.everyone)
