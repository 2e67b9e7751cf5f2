"""Scenarios: the leader lays the team, everybody discusses it, and the leader calls the vote (A-6.5.1)."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from camlann import avalon
from camlann.avalon.discuss import (
    AllReady,
    Discussing,
    KeepDiscussing,
    LeaderCalls,
    NoMoreChanges,
    OnlyTheLeader,
    TeamTakenBack,
    TimeOver,
    Unready,
    VoteCalled,
)
from camlann.avalon.excalibur import Arming
from camlann.avalon.plots.opinion_maker import Opining
from camlann.avalon.propose import Proposing, TeamProposed
from camlann.avalon.vote import Voting
from camlann.bots.levels import at_level, bots
from camlann.bots.match_player import MatchPlayer, play_out
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Acted, Answered, Seat
from camlann.engine.forms import Offer
from camlann.engine.match import AnsweredAlready, Match, Stale
from camlann.engine.phases import Command, NotOffered, moves
from camlann.table import BOT_LEVELS, BotLevel
from tests.avalon.deals import Avalon, begun, handed, propose, vote
from tests.avalon.play_sequences import heard, lapse, phase, refused, team
from tests.avalon.sent_frames import frames_sent

FIVE = "merlin loyal loyal assassin minion"
SEVEN = "merlin loyal loyal loyal assassin minion minion"


def lying(roles: str = FIVE, **options: Any) -> Avalon:
    """Seat 0 leads, and its team of 0 and 1 lies on the table."""
    match = begun(roles, **{"discussion": "leader_calls", **options})
    propose(match, 0, 1)
    return match


def ready(match: Avalon, *seats: int) -> None:
    for seat in seats:
        match.play(Seat(seat), avalon.GetReady())


def commands(offers: Sequence[Offer]) -> list[str]:
    return [offer.command for offer in offers]


def test_the_vote_opens_at_once_unless_the_table_discusses_it() -> None:
    assert phase(lying(discussion="none")) == Voting()
    assert phase(lying()) == Discussing(Seat(0), team(0, 1))


def test_all_see_the_team_and_the_leader_may_call_the_vote_or_change_the_team() -> None:
    match = lying()
    assert match.public.proposal is not None
    assert match.public.proposal.team == (0, 1)
    assert commands(match.moves(Seat(0))) == ["avalon.call-vote", "avalon.change-team"]
    for seat in (1, 2, 3, 4):
        assert commands(match.moves(Seat(seat))) == ["avalon.get-ready"]


def test_the_leader_calls_the_vote_whoever_is_ready() -> None:
    match = lying()
    ready(match, 2)
    match.play(Seat(0), avalon.CallVote())
    assert heard(match, None, VoteCalled) == [VoteCalled(Seat(0))]
    assert phase(match) == Voting()
    assert match.public.asked == (0, 1, 2, 3, 4), "whoever was ready votes like everybody"
    assert match.public.acted == ()
    vote(match, "yyynn")
    assert match.public.proposal is not None
    assert match.public.proposal.approved


def test_the_vote_opens_by_itself_when_all_others_are_ready() -> None:
    match = lying()
    ready(match, 4, 1, 2)
    assert isinstance(phase(match), Discussing)
    assert match.public.acted == (1, 2, 4)
    ready(match, 3)
    assert heard(match, None, AllReady)
    assert phase(match) == Voting()


def test_the_vote_opens_when_the_time_is_over() -> None:
    match = lying()
    ready(match, 1)
    lapse(match)
    assert heard(match, None, TimeOver)
    assert phase(match) == Voting()


def test_whoever_is_ready_can_take_it_back_and_all_see_it() -> None:
    match = lying()
    ask = match.public.ask
    ready(match, 1, 2, 3)
    assert commands(match.changes(Seat(2))) == ["avalon.not-yet"]
    match.play(Seat(2), avalon.NotYet())
    assert match.rows[-1].facts == (Unready(Seat(2)),)
    assert [viewer for viewer, _ in match.frames()] == [0, 1, 2, 3, 4, None]
    assert match.public.acted == (1, 3)
    ready(match, 4)
    assert isinstance(phase(match), Discussing), "it waits for seat 2 again"
    assert match.public.ask == ask, "and it is the same question, so its time goes on"
    ready(match, 2)
    assert phase(match) == Voting()


def test_the_leader_lays_another_team_and_everybody_must_get_ready_anew() -> None:
    match = lying()
    ready(match, 1, 2, 3)
    match.play(Seat(0), avalon.ChangeTeam())
    assert heard(match, None, TeamTakenBack) == [TeamTakenBack(Seat(0), 1)]
    assert phase(match) == Proposing(Seat(0))
    assert match.public.proposal is None
    propose(match, 0, 2)
    assert isinstance(phase(match), Discussing)
    assert match.public.acted == ()
    assert [said.team for said in heard(match, None, TeamProposed)] == [team(0, 1), team(0, 2)]
    assert match.public.rejections == 0, "a team that was taken back was not rejected"


def changed(times: int) -> Avalon:
    match = lying()
    for n in range(times):
        match.play(Seat(0), avalon.ChangeTeam())
        propose(match, 0, 2 - n % 2)
    return match


def test_a_team_is_changed_three_times_at_most() -> None:
    match = changed(3)
    assert commands(match.moves(Seat(0))) == ["avalon.call-vote"]
    assert [each.reason for each in match.closed(Seat(0))] == [NoMoreChanges(3)]
    assert refused(match, 0, avalon.ChangeTeam()) == NoMoreChanges(3)
    assert all(not match.closed(Seat(seat)) for seat in (1, 2, 3, 4))


def test_the_next_leader_has_three_changes_again() -> None:
    match = changed(3)
    match.play(Seat(0), avalon.CallVote())
    vote(match, "nnnnn")
    propose(match, 1, 2)
    assert commands(match.moves(Seat(1))) == ["avalon.call-vote", "avalon.change-team"]


def test_excalibur_is_given_with_each_team_and_before_the_discussion() -> None:
    match = lying(SEVEN, excalibur=True)
    assert isinstance(phase(match), Discussing)
    match.play(Seat(0), avalon.ChangeTeam())
    match.play(Seat(0), avalon.Propose(1, team(0, 2)))
    assert phase(match) == Arming(Seat(0))
    match.play(Seat(0), avalon.Arm(Seat(2)))
    assert isinstance(phase(match), Discussing)


def test_an_opinion_maker_votes_after_the_discussion() -> None:
    match = handed(SEVEN, ("opinion_maker", 2), ("opinion_maker", 5), discussion="leader_calls")
    propose(match, 0, 1)
    assert isinstance(phase(match), Discussing)
    match.play(Seat(0), avalon.CallVote())
    assert isinstance(phase(match), Opining)


REFUSALS: dict[str, tuple[int, Command, object]] = {
    "another cannot call the vote": (1, avalon.CallVote(), OnlyTheLeader(Seat(0))),
    "another cannot change the team": (3, avalon.ChangeTeam(), OnlyTheLeader(Seat(0))),
    "the leader does not get ready": (0, avalon.GetReady(), LeaderCalls()),
    "nor takes it back": (0, avalon.NotYet(), LeaderCalls()),
    "whoever is not ready has nothing to take back": (4, avalon.NotYet(), NotOffered()),
    "nobody can let the time run out": (4, KeepDiscussing(), NotOffered()),
    "not even the leader": (0, KeepDiscussing(), NotOffered()),
    "nobody votes yet": (1, avalon.Vote("approve"), NotOffered()),
    "nor does the leader lay a team beside the first": (0, avalon.Propose(1, team(0, 2)), NotOffered()),
}


@pytest.mark.parametrize("seat, command, reason", REFUSALS.values(), ids=REFUSALS)
def test_what_is_refused_in_the_same_words_to_every_role(seat: int, command: Command, reason: object) -> None:
    for roles in (FIVE, "assassin minion merlin loyal loyal", "loyal assassin merlin minion loyal"):
        assert refused(lying(roles), seat, command) == reason


def test_nobody_gets_ready_twice_and_nothing_is_called_too_late() -> None:
    match = lying()
    ask = match.public.ask
    ready(match, 2)
    assert refused(match, 2, avalon.GetReady()) == NotOffered()
    assert refused(match, 2, avalon.CallVote()) == OnlyTheLeader(Seat(0))
    match.play(Seat(0), avalon.CallVote())
    assert refused(match, 0, avalon.ChangeTeam(), ask) == Stale()
    assert refused(match, 2, avalon.NotYet(), ask) == Stale()
    match.play(Seat(2), avalon.Vote("reject"))
    assert refused(match, 2, avalon.NotYet()) == AnsweredAlready()


def test_getting_ready_is_told_to_all_and_shows_in_a_frame_and_after_a_reload() -> None:
    match = lying()
    ready(match, 3)
    assert match.rows[-1].facts == (Answered(Seat(3), avalon.GetReady()), Acted(Seat(3)))
    for frame in (
        msgspec.json.decode(dict(match.frames())[Seat(3)]),
        msgspec.json.decode(match.frame(Seat(3))),
    ):
        assert not frame.get("moves")
        assert [change["command"] for change in frame["changes"]] == ["avalon.not-yet"]
    assert msgspec.json.decode(match.frame(Seat(0)))["public"]["acted"] == [3]


def finish(match: Avalon, end: str) -> None:
    """The discussion ends in this way; seats 2 and 3 were ready, and 2 is so no more."""
    match end:
        case "called":
            match.play(Seat(0), avalon.CallVote())
        case "ready":
            ready(match, 2, 1, 4)
        case "time":
            lapse(match)


@pytest.mark.parametrize("end", ["called", "ready", "time"])
@pytest.mark.parametrize("viewer", [1, None])
def test_nothing_of_the_discussion_tells_who_is_who(end: str, viewer: int | None) -> None:
    """To a servant in seat 1, and to a spectator: the same is said, and then the vote opens the same way."""

    def world(roles: str) -> list[bytes]:
        match = lying(roles)
        ready(match, 3)
        match.play(Seat(0), avalon.ChangeTeam())
        propose(match, 0, 3)
        ready(match, 3, 2)
        match.play(Seat(2), avalon.NotYet())
        finish(match, end)
        return frames_sent(match)[None if viewer is None else Seat(viewer)]

    worlds = [
        world(roles)
        for roles in (FIVE, "assassin loyal minion merlin loyal", "loyal loyal merlin minion assassin")
    ]
    assert worlds[0] == worlds[1] == worlds[2]


def test_what_a_seat_may_do_follows_from_public_things_and_its_place() -> None:
    for roles in (FIVE, "assassin minion merlin loyal loyal"):
        match = lying(roles)
        blank = avalon.blank(match.options, 5)
        for seat, own in match.truth.own.items():
            assert moves(match.public, own) == moves(match.public, blank.own[seat])


@pytest.mark.parametrize("level", sorted(bots("avalon")))
def test_bots_of_every_level_discuss_and_vote_to_the_end(level: str) -> None:
    match: Avalon = Match(
        avalon, avalon.Options(discussion="leader_calls"), 5, partial(Seeded, seed_of(level), 1)
    )
    new_bot = bots("avalon")[level]
    play_out(match, {seat: MatchPlayer(match, seat, new_bot, Random(seat)) for seat in match.public.everyone})
    opened = [*heard(match, None, VoteCalled), *heard(match, None, AllReady)]
    assert opened


@pytest.mark.parametrize("level", BOT_LEVELS)
@pytest.mark.parametrize("roles", [FIVE, "assassin minion merlin loyal loyal"])
def test_a_bot_that_leads_calls_the_vote_and_the_others_get_ready_whatever_they_are(
    level: BotLevel, roles: str
) -> None:
    match = lying(roles)
    said = {
        seat: MatchPlayer(match, seat, at_level(level), Random(1)).command() for seat in match.public.everyone
    }
    assert said == {seat: avalon.GetReady() if seat else avalon.CallVote() for seat in match.public.everyone}


def test_bots_leave_people_as_long_whatever_they_are() -> None:
    for roles in (FIVE, "assassin minion merlin loyal loyal"):
        match = lying(roles)
        asked = phase(match)
        assert isinstance(asked, Discussing)
        waits = [asked.bot_pauses(match.public, seat) for seat in match.public.everyone]
        assert waits == [12.0, 2.0, 2.0, 2.0, 2.0]
