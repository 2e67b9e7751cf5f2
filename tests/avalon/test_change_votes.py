"""Scenarios: where the table wants it, a vote may be changed until the last is in. Nobody learns of it."""

from typing import Any

import msgspec
import pytest

from camlann import avalon
from camlann.avalon.plots.opinion_maker import OpinionsShown
from camlann.avalon.state import Ballot
from camlann.avalon.vote import TeamApproved, TeamRejected, VotesShown, Voting
from camlann.engine.facts import Acted, Answered, Seat
from camlann.engine.match import AnsweredAlready, Stale
from tests.avalon.deals import Avalon, approve, begun, handed, propose, vote
from tests.avalon.play_sequences import heard, lapse, phase, refused
from tests.avalon.sent_frames import frames_sent

FIVE = "merlin loyal loyal assassin minion"


def voting(**options: Any) -> Avalon:
    match = begun(FIVE, **{"change_votes": True, **options})
    propose(match, 0, 1)
    return match


def say(match: Avalon, seat: int, ballot: Ballot) -> None:
    match.play(Seat(seat), avalon.Vote(ballot))


def sent(match: Avalon, seat: int) -> dict[str, Any]:
    """The frame of somebody who has just reloaded the page."""
    frame: dict[str, Any] = msgspec.json.decode(match.frame(Seat(seat)))
    return frame


def test_a_vote_is_final_unless_the_table_wants_otherwise() -> None:
    match = voting(change_votes=avalon.Options().change_votes)
    say(match, 1, "approve")
    assert refused(match, 1, avalon.Vote("reject")) == AnsweredAlready()
    assert sent(match, 1)["changes"] == []


def test_the_vote_that_was_given_last_counts() -> None:
    match = voting()
    ballots: tuple[Ballot, ...] = ("reject", "approve", "reject", "approve")
    for ballot in ballots:
        say(match, 1, ballot)
    for seat in (0, 2):
        say(match, seat, "approve")
    say(match, 3, "reject")
    assert phase(match) == Voting()
    say(match, 1, "reject")
    say(match, 4, "approve")
    (shown,) = heard(match, None, VotesShown)
    assert shown.votes == ("approve", "reject", "approve", "reject", "approve")
    assert heard(match, None, TeamApproved)


def test_a_change_is_told_to_that_seat_alone() -> None:
    match = voting()
    first: list[Any] = [Answered(Seat(1), avalon.Vote("approve")), Acted(Seat(1))]
    say(match, 1, "approve")
    assert [*match.rows[-1].facts] == first
    say(match, 1, "reject")
    assert [*match.rows[-1].facts] == [Answered(Seat(1), avalon.Vote("reject"))]
    assert [viewer for viewer, _ in match.frames()] == [1], "nobody else is sent a frame"
    assert match.public.acted == (1,)


@pytest.mark.parametrize("viewer", [0, 2, 4, None])
def test_nobody_can_tell_whether_or_how_often_somebody_changed_a_vote(viewer: int | None) -> None:
    def world(*ballots: Ballot) -> list[bytes]:
        match = voting()
        say(match, 3, "approve")
        for ballot in ballots:
            say(match, 1, ballot)
        for seat in (0, 2):
            say(match, seat, "approve")
        return frames_sent(match)[None if viewer is None else Seat(viewer)]

    assert world("reject") == world("approve", "reject") == world("reject", "approve", "reject", "approve")


def test_ones_own_vote_and_how_to_change_it_are_in_the_frame_and_after_a_reload() -> None:
    match = voting()
    assert sent(match, 1)["changes"] == []
    say(match, 1, "approve")
    for frame in (msgspec.json.decode(dict(match.frames())[Seat(1)]), sent(match, 1)):
        assert not frame.get("moves"), "nothing more is asked of who has voted"
        assert frame["own"]["answered"] == frame["ask"]
        assert frame["own"]["answer"] == {"type": "avalon.vote", "vote": "approve"}
        (change,) = frame["changes"]
        assert (change["command"], change["form"]["items"]) == ("avalon.vote", ["approve", "reject"])
    assert sent(match, 0)["changes"] == [], "who has not voted has nothing to change"
    assert msgspec.json.decode(match.frame(None))["changes"] == [], "nor has a spectator"


def test_the_last_vote_closes_the_poll_at_once() -> None:
    match = voting()
    ask = match.public.ask
    vote(match, "yyyyn")
    assert phase(match) != Voting()
    assert refused(match, 4, avalon.Vote("approve"), ask) == Stale()
    assert sent(match, 4)["changes"] == []


def test_a_missed_deadline_undoes_no_vote() -> None:
    match = voting()
    for seat in (0, 1, 2):
        say(match, seat, "reject")
        say(match, seat, "approve")
    lapse(match)
    (shown,) = heard(match, None, VotesShown)
    assert shown.votes == ("approve", "approve", "approve", "reject", "reject")


def test_no_quest_card_can_be_changed() -> None:
    match = begun(FIVE, change_votes=True)
    approve(match, 0, 3)
    match.play(Seat(3), avalon.PlayCard("fail"))
    assert refused(match, 3, avalon.PlayCard("success")) == AnsweredAlready()
    assert sent(match, 3)["changes"] == []


def test_nothing_is_changed_where_nobody_voted() -> None:
    match = voting()
    vote(match, "nnnnn")
    assert heard(match, None, TeamRejected)
    assert all(sent(match, seat)["changes"] == [] for seat in range(5))


def test_an_opinion_maker_may_change_the_vote_until_the_other_has_voted() -> None:
    seven = "merlin loyal loyal loyal assassin minion minion"
    match = handed(seven, ("opinion_maker", 2), ("opinion_maker", 5), change_votes=True)
    propose(match, 0, 1)
    assert match.public.asked == (2, 5)
    say(match, 2, "approve")
    say(match, 2, "reject")
    assert [viewer for viewer, _ in match.frames()] == [2]
    say(match, 5, "approve")
    assert heard(match, None, OpinionsShown) == [OpinionsShown({Seat(2): "reject", Seat(5): "approve"})]
    assert sent(match, 2)["changes"] == [], "it is shown, and stands"
