"""Scenarios: teams are proposed, and everyone votes on them."""

from itertools import product

import pytest

from camlann import avalon
from camlann.avalon.propose import Proposing, TeamNeeds
from camlann.avalon.quest import Questing
from camlann.avalon.state import Ballot
from camlann.avalon.vote import VotesShown, Voting
from camlann.engine.facts import Seat
from camlann.engine.forms import count
from camlann.engine.phases import NotOffered, Reason
from tests.avalon.deals import begun, go, propose, vote
from tests.avalon.play_sequences import heard, outcome, phase, quests, refused, team
from tests.avalon.scenarios import scenario, scenarios
from tests.avalon.sent_frames import frames_sent

FIVE = "merlin loyal loyal assassin minion"
BASIC = {
    5: FIVE,
    6: "merlin loyal loyal loyal assassin minion",
    7: "merlin loyal loyal loyal assassin minion minion",
    8: "merlin loyal loyal loyal loyal assassin minion minion",
    9: "merlin loyal loyal loyal loyal loyal assassin minion minion",
    10: "merlin loyal loyal loyal loyal loyal assassin minion minion minion",
}
FIRST_TEAM = {seats: (0, 1) if seats < 8 else (0, 1, 2) for seats in BASIC}

TEAMS = {
    "C28: the leader proposes himself and another": (0, (0, 1)),
    "C28: the leader proposes himself and another, from any seat": (3, (1, 3)),
    "C29: the leader proposes two others": (0, (2, 4)),
    "C29: the leader proposes two others, from any seat": (4, (0, 1)),
}


@scenarios("leader, going", TEAMS)
def test_a_team_of_two_is_legal_and_the_vote_opens(leader: int, going: tuple[int, ...]) -> None:
    match = begun(FIVE, leader=leader)
    propose(match, *going)
    assert isinstance(phase(match), Voting)
    assert match.public.asked == (0, 1, 2, 3, 4)
    assert match.public.proposal is not None
    assert (match.public.proposal.quest, match.public.proposal.team) == (1, going)


@scenario("C28", "C29")
def test_the_first_leader_of_five_chooses_among_all_ten_teams_of_two() -> None:
    match = begun(FIVE)
    (offer,) = match.moves(Seat(0))
    assert count(offer.form) == 10


ILL_TEAMS = {
    "C30: three where two are needed": ((0, 1, 2), TeamNeeds(2)),
    "C30: the same player twice": ((1, 1), TeamNeeds(2)),
    "C30: one alone": ((0,), TeamNeeds(2)),
    "C30: nobody": ((), TeamNeeds(2)),
    "C30: somebody who is not at the table": ((0, 5), NotOffered()),
}


@scenarios("going, reason", ILL_TEAMS)
def test_a_wrong_team_is_refused_and_nothing_is_public(going: tuple[int, ...], reason: Reason) -> None:
    match = begun(FIVE)
    assert refused(match, 0, avalon.Propose(1, team(*going))) == reason
    assert phase(match) == Proposing(Seat(0))


VOTES = {
    "C31: of five four approve": (5, "yynyy", True),
    "C31: of five three are enough": (5, "ynyny", True),
    "C31: of five two are not": (5, "ynnny", False),
    "C32: of six three against three is a rejection": (6, "yyynnn", False),
    "C32: of six three against three is a rejection, whoever they are": (6, "nynyny", False),
    "C32: of six four are needed": (6, "yyyynn", True),
    "C33: of eight four against four is a rejection": (8, "yyyynnnn", False),
    "C33: of eight five against three is an approval": (8, "nyyyyynn", True),
}


@scenarios("seats, ballots, approved", VOTES)
def test_more_than_half_must_approve(seats: int, ballots: str, approved: bool) -> None:
    match = begun(BASIC[seats])
    propose(match, *FIRST_TEAM[seats])
    vote(match, ballots)
    assert isinstance(phase(match), Questing) == approved
    assert match.public.rejections == (not approved)
    (shown,) = heard(match, None, VotesShown)
    assert shown.votes == tuple("approve" if ballot == "y" else "reject" for ballot in ballots)
    if approved:
        assert match.public.asked == FIRST_TEAM[seats]


@scenario("C34")
def test_after_a_rejection_the_next_leads_in_the_same_round_for_the_same_quest() -> None:
    match = begun(FIVE, leader=1)
    propose(match, 0, 1)
    vote(match, "ynnny")
    assert match.public.leader == 2
    assert match.public.rejections == 1
    assert match.public.round == 1
    assert match.public.open_quests == (1, 2, 3, 4, 5)
    assert phase(match) == Proposing(Seat(2))
    assert match.public.proposal is None
    assert match.why(Seat(2), avalon.Propose(1, team(0, 1))) is None


@scenario("C35")
@pytest.mark.parametrize("seats", BASIC)
def test_after_the_last_seat_the_first_leads(seats: int) -> None:
    match = begun(BASIC[seats], leader=seats - 1)
    propose(match, *FIRST_TEAM[seats])
    vote(match, "n" * seats)
    assert match.public.leader == 0


REJECTED_FIVE_TIMES = {
    "C36: in the first round": ("", (0, 1)),
    "C36: after a lost quest": ("L", (0, 1, 2)),
    "C36: though Good has won two quests": ("WW", (0, 1)),
    "C36: though Good has won two quests and lost one": ("WLW", (0, 1, 2)),
    "C36: in the last round": ("WLWL", (0, 1, 2)),
}


@scenarios("before, going", REJECTED_FIVE_TIMES)
def test_the_fifth_rejection_of_a_round_wins_for_evil_without_assassination(
    before: str, going: tuple[int, ...]
) -> None:
    match = begun(FIVE)
    quests(match, before)
    for times in range(5):
        assert match.public.rejections == times
        assert outcome(match) == (None, None)
        propose(match, *going)
        vote(match, "nnnnn")
    assert match.over
    assert outcome(match) == ("evil", "five_rejections")
    assert match.public.named is None
    result = avalon.result(match.public)
    assert result is not None
    assert result.winners == (3, 4)


@scenario("C37")
def test_a_new_round_has_no_rejections() -> None:
    match = begun(FIVE)
    for _ in range(3):
        propose(match, 0, 1)
        vote(match, "nnnnn")
    assert match.public.rejections == 3
    go(match, 0, 1, cards="SS")
    assert match.public.round == 2
    assert match.public.rejections == 0


@scenario("C37")
def test_rejections_of_different_rounds_do_not_add_up() -> None:
    match = begun(FIVE)
    for _ in range(4):
        propose(match, 0, 1)
        vote(match, "nnnnn")
    go(match, 0, 1, cards="SS")
    propose(match, 0, 1, 2)
    vote(match, "nnnnn")
    assert not match.over
    assert match.public.rejections == 1


@scenario("C38")
def test_the_team_just_rejected_may_be_proposed_again() -> None:
    match = begun(FIVE)
    for _ in range(2):
        propose(match, 0, 1)
        vote(match, "nnnnn")
    propose(match, 0, 1)
    assert isinstance(phase(match), Voting)


@scenario("C39")
def test_no_vote_can_be_learnt_before_the_last() -> None:
    """All ways four of five can have voted look the same to everybody, but for the own vote."""
    sent: dict[tuple[Seat | None, str], set[tuple[bytes, ...]]] = {}
    for ballots in map("".join, product("yn", repeat=4)):
        match = begun(FIVE)
        propose(match, 0, 1)
        vote(match, ballots)
        assert match.public.votes == ()
        assert not heard(match, None, VotesShown)
        for viewer, frames in frames_sent(match).items():
            own = "" if viewer in (None, 4) else ballots[viewer]
            sent.setdefault((viewer, own), set()).add(tuple(frames))
    assert len(sent) == 4 * 2 + 2
    assert all(len(different) == 1 for different in sent.values())


@scenario("C39")
@pytest.mark.parametrize("last", range(5))
def test_the_last_vote_shows_all_of_them_in_one_message(last: int) -> None:
    match = begun(FIVE)
    propose(match, 0, 1)
    ballots: tuple[Ballot, ...] = ("approve", "reject", "reject", "approve", "approve")
    for seat in [*(seat for seat in range(5) if seat != last), last]:
        assert not heard(match, None, VotesShown)
        match.play(Seat(seat), avalon.Vote(ballots[seat]))
    row = match.rows[-1].facts
    assert [fact.votes for fact in row if isinstance(fact, VotesShown)] == [ballots]
    frames = dict(match.frames())
    assert frames.keys() == {*match.viewers}
    assert all(b'"avalon.votes-shown"' in frame for frame in frames.values())


@scenario("C39")
def test_everybody_sees_who_has_voted() -> None:
    match = begun(FIVE)
    propose(match, 0, 1)
    voted: list[int] = []
    for seat in (3, 0, 4, 1):
        match.play(Seat(seat), avalon.Vote("approve"))
        voted.append(seat)
        assert {viewer for viewer, _ in match.frames()} == {*match.viewers}
        assert match.public.acted == tuple(sorted(voted))


@scenario("C39")
def test_a_vote_once_given_stands() -> None:
    match = begun(FIVE)
    propose(match, 0, 1)
    match.play(Seat(0), avalon.Vote("approve"))
    refused(match, 0, avalon.Vote("reject"))
    refused(match, 0, avalon.Vote("approve"))


@scenario("C40")
def test_a_team_approved_at_the_fifth_proposal_goes_as_any_other() -> None:
    match = begun(FIVE)
    for _ in range(4):
        propose(match, 0, 1)
        vote(match, "nnnnn")
    assert match.public.leader == 4
    propose(match, 0, 3)
    vote(match, "yyynn")
    assert phase(match) == Questing(team(0, 3))
    match.play(Seat(0), avalon.PlayCard("success"))
    match.play(Seat(3), avalon.PlayCard("fail"))
    assert match.public.lost == 1
    assert match.public.round == 2
    assert match.public.leader == 0
