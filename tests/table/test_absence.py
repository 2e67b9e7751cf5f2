"""Somebody is missing: misses, votes, stand-ins, and games that rest or end without a result."""

import pytest
from msgspec.structs import replace

from camlann import table as at
from camlann.engine.match import Refused
from camlann.engine.phases import Reason
from camlann.table import Option, PersonId, Settings, Table, TableFact
from tests.table.test_table import ANA, BEN, CAI, PLAYING, READY, after, check

DAN, EVE = PersonId("dan"), PersonId("eve")
BOT = PersonId("bot:" + "0" * 32)


def told(*facts: TableFact, table: Table | None = None) -> Table:
    return at.fold(table or after(*PLAYING), facts)


def voting(about: PersonId | None = BEN, **votes: Option) -> Table:
    cast = (at.Voted(PersonId(person_id), choice) for person_id, choice in votes.items())
    return told(at.Called(about, ANA), *cast)


def settled(table: Table, choice: Option) -> Table:
    return at.fold(table, at.settle(table, choice, BOT, DAN))


def gone(person_id: PersonId = BEN, by: Option = "bot") -> Table:
    """Somebody stands in for this person."""
    table = told(at.Volunteered(DAN), at.Called(person_id, CAI if person_id != CAI else ANA))
    return settled(table, by)


# Misses.


def test_two_deadlines_missed_in_the_open_and_the_table_is_asked() -> None:
    once = told(at.Missed(BEN))
    assert (once.current.missed, at.call_due_ballot(once)) == ({BEN: 1}, ())
    twice = told(at.Missed(BEN), table=once)
    assert at.call_due_ballot(twice) == (at.Called(BEN, None),)
    assert at.call_due_ballot(told(*at.call_due_ballot(twice), table=twice)) == ()


def test_whoever_is_seen_to_play_has_missed_nothing_and_is_not_voted_on() -> None:
    table = told(at.Missed(BEN), at.Missed(BEN), at.Called(BEN, None), at.Voted(ANA, "bot"))
    assert at.mark_seen(table, CAI) == ()
    seen = at.fold(table, at.mark_seen(table, BEN))
    assert (seen.current.missed, seen.current.ballot) == ({}, None)


def test_the_table_is_asked_about_one_after_the_other_in_seat_order() -> None:
    table = told(*(at.Missed(person_id) for person_id in (CAI, BEN, CAI, BEN)))
    assert at.call_due_ballot(table) == (at.Called(BEN, None),)
    waited = settled(told(*at.call_due_ballot(table), table=table), "wait")
    assert (waited.current.missed, at.call_due_ballot(waited)) == ({CAI: 2}, (at.Called(CAI, None),))


def test_nobody_is_asked_about_the_last_person_at_a_table_of_bots() -> None:
    table = told(at.Replaced(BEN, BOT), at.Replaced(CAI, PersonId("bot:" + "1" * 32)))
    assert at.call_due_ballot(told(at.Missed(ANA), at.Missed(ANA), table=table)) == ()


# Voting.

SETTLED: dict[str, tuple[Table, Option | None]] = {
    "nobody has said anything": (voting(), None),
    "one of two is not more than half": (voting(ana="bot"), None),
    "both say the same of somebody who is missing": (voting(ana="bot", cai="bot"), None),
    "even that the game should end": (voting(ana="end", cai="end"), None),
    "but for doing nothing": (voting(ana="wait", cai="wait"), "wait"),
    "of somebody who gave up": (
        told(at.GaveUp(BEN), at.Called(BEN, BEN), at.Voted(ANA, "bot"), at.Voted(CAI, "bot")),
        "bot",
    ),
    "for whom no person stands in at once": (
        told(
            at.Volunteered(DAN),
            at.GaveUp(BEN),
            at.Called(BEN, BEN),
            at.Voted(ANA, "spectator"),
            at.Voted(CAI, "spectator"),
        ),
        None,
    ),
    "they differ": (voting(ana="bot", cai="wait"), None),
    "about the game all have a voice": (voting(None, ana="end", ben="end"), "end"),
    "one of three": (voting(None, ana="end"), None),
    "there is nobody left to say anything": (
        told(at.Replaced(ANA, BOT), at.GaveUp(CAI), at.GaveUp(BEN), at.Called(BEN, BEN)),
        "bot",
    ),
}


@pytest.mark.parametrize("table, choice", SETTLED.values(), ids=SETTLED)
def test_what_is_settled_before_the_wait_is_over(table: Table, choice: Option | None) -> None:
    assert at.outcome(table) == choice


IN_THE_END: dict[str, tuple[Table, tuple[PersonId, ...], Option]] = {
    "nobody says anything, nothing changes": (voting(), (), "wait"),
    "one says something and the other is away": (voting(ana="end"), (ANA,), "end"),
    "one says something and the other, who is there, does not": (voting(ana="end"), (ANA, CAI), "wait"),
    "two who differ wait": (voting(ana="end", cai="bot"), (ANA, CAI), "wait"),
    "whoever gave up need not be waited for": (told(at.GaveUp(BEN), at.Called(BEN, BEN)), (), "bot"),
    "unless the others say so": (
        told(at.GaveUp(BEN), at.Called(BEN, BEN), at.Voted(ANA, "wait"), at.Voted(CAI, "wait")),
        (ANA, CAI),
        "wait",
    ),
    "what cannot be done any more is not done": (
        told(at.Volunteered(DAN), at.Called(BEN, ANA), at.Voted(ANA, "spectator"), at.Unvolunteered(DAN)),
        (ANA,),
        "wait",
    ),
    "whom it is about has no voice": (voting(ana="end"), (ANA, BEN), "end"),
}


@pytest.mark.parametrize("table, here, choice", IN_THE_END.values(), ids=IN_THE_END)
def test_when_the_time_is_up(table: Table, here: tuple[PersonId, ...], choice: Option) -> None:
    assert at.outcome_after_wait(table, here) == choice


SPECTATOR: dict[str, tuple[PersonId | None, dict[str, Option], Option]] = {
    "more than half want a person, and one may": (DAN, {"ana": "spectator", "cai": "spectator"}, "spectator"),
    "more than half want a person, and none may": (
        None,
        {"ana": "spectator", "cai": "spectator"},
        "bot",
    ),
    "half want a person, and the other is away": (DAN, {"ana": "spectator"}, "bot"),
}


@pytest.mark.parametrize("person, votes, choice", SPECTATOR.values(), ids=SPECTATOR)
def test_a_person_stands_in_only_if_more_than_half_want_it_and_one_may(
    person: PersonId | None, votes: dict[str, Option], choice: Option
) -> None:
    table = told(at.Volunteered(DAN), table=voting(BEN, **votes))
    assert at.outcome_after_wait(table, [PersonId(person_id) for person_id in votes], person) == choice


def test_a_vote_may_be_changed_until_it_is_settled() -> None:
    table = after((ANA, at.Vote("end")), (ANA, at.Vote("bot")), table=voting())
    assert table.current.ballot is not None
    assert table.current.ballot.votes == {ANA: "bot"}


# Stand-ins.


@pytest.mark.parametrize("by, person_id", [("bot", BOT), ("spectator", DAN)])
def test_a_stand_in_has_the_place_until_the_owner_takes_it_back(by: Option, person_id: PersonId) -> None:
    table = gone(BEN, by)
    now = table.current
    assert (table.seats, now.standing, now.ballot) == ((ANA, person_id, CAI), {person_id: BEN}, None)
    back = after((BEN, at.TakeBack()), table=table)
    assert (back.seats, back.current.standing) == ((ANA, BEN, CAI), {})
    assert back.current.volunteers == (() if person_id == DAN else (DAN,))


def test_a_stand_in_for_a_stand_in_has_the_same_owner() -> None:
    table = settled(told(at.Called(DAN, ANA), table=gone(BEN, "spectator")), "bot")
    assert table.current.standing == {BOT: BEN}
    assert after((BEN, at.TakeBack()), table=table).seats == (ANA, BEN, CAI)


def test_a_stand_in_cannot_give_away_what_is_not_theirs() -> None:
    with pytest.raises(Refused) as refused:
        after((DAN, at.OfferSeat(EVE)), table=gone(BEN, "spectator"))
    assert refused.value.reason == at.StandingIn()


def test_the_host_is_one_who_sits_there_already() -> None:
    for by in ("bot", "spectator"):
        table = gone(ANA, by)
        assert table.host == BEN
        assert after((ANA, at.TakeBack()), table=table).host == BEN


def test_when_no_person_sits_there_is_no_host_until_one_comes_back() -> None:
    table = told(at.Replaced(BEN, PersonId("bot:" + "1" * 32)), at.Replaced(CAI, PersonId("bot:" + "2" * 32)))
    alone = settled(told(at.GaveUp(ANA), at.Called(ANA, ANA), table=table), "bot")
    assert alone.host is None
    assert after((ANA, at.TakeBack()), table=alone).host == ANA


def test_who_comes_back_under_another_name_claims_the_place_from_the_bot_and_owns_it() -> None:
    table = after((EVE, at.ClaimSeat(BOT)), (ANA, at.LetIn(EVE)), (CAI, at.LetIn(EVE)), table=gone(BEN))
    (claim,) = table.claims
    table = at.fold(table, at.decide_claim(table, claim))
    assert (table.seats, table.current.standing) == ((ANA, EVE, CAI), {})


def test_whoever_had_a_place_in_this_game_does_not_stand_in_at_another() -> None:
    for table in (
        gone(BEN),
        told(at.Replaced(BEN, DAN)),
        after((BEN, at.TakeBack()), table=gone(BEN, "spectator")),
    ):
        (knowing,) = table.current.knowing
        with pytest.raises(Refused) as refused:
            after((knowing, at.Volunteer()), table=table)
        assert refused.value.reason == at.KnowsTooMuch()
        over = at.fold(table, at.finish(table, check))
        assert over.current.knowing == ()


def test_giving_up_opens_a_vote_and_can_be_taken_back() -> None:
    table = after(*PLAYING, (BEN, at.GiveUp()))
    assert (table.current.given_up, at.call_due_ballot(table)) == ((BEN,), (at.Called(BEN, BEN),))
    table = told(*at.call_due_ballot(table), table=table)
    assert BEN not in at.voters(table)
    back = after((BEN, at.TakeBack()), table=table)
    assert (back.current.given_up, back.current.ballot) == ((), None)


def test_when_the_table_would_rather_wait_it_is_not_asked_again_at_once() -> None:
    table = after(*PLAYING, (BEN, at.GiveUp()))
    waited = settled(told(*at.call_due_ballot(table), table=table), "wait")
    assert (waited.current.given_up, at.call_due_ballot(waited)) == ((), ())


def test_when_the_game_is_over_places_go_back_to_those_whose_they_are() -> None:
    for by in ("bot", "spectator"):
        table = gone(BEN, by)
        over = at.fold(table, at.finish(table, check))
        assert (over.seats, over.current.standing, over.playing) == ((ANA, BEN, CAI), {}, False)


def test_but_not_to_those_who_gave_them_up() -> None:
    table = told(at.GaveUp(BEN), at.Volunteered(DAN), at.Called(BEN, BEN))
    for by, seats in (("bot", (ANA, CAI)), ("spectator", (ANA, DAN, CAI))):
        replaced = settled(table, by)  # type: ignore[arg-type]
        assert at.fold(replaced, at.finish(replaced, check)).seats == seats


# Rest, and an end without a result.


def test_a_game_that_rests_goes_on_when_more_than_half_are_back() -> None:
    table = settled(voting(None), "adjourn")
    assert table.current.adjourned
    table = after((BEN, at.Resume()), table=table)
    assert (table.current.adjourned, table.current.back) == (True, (BEN,))
    table = after((ANA, at.Resume()), table=table)
    assert (table.current.adjourned, table.current.back) == (False, ())


def test_half_is_enough_as_soon_as_fewer_people_sit() -> None:
    two = told(at.Adjourned(), at.Returned(BEN), at.Replaced(CAI, BOT), at.Replaced(ANA, DAN))
    with pytest.raises(Refused):
        after((BEN, at.Resume()), table=two)
    assert after((DAN, at.Resume()), table=two).current.adjourned is False
    alone = told(at.Adjourned(), at.Returned(BEN), at.Replaced(CAI, BOT), at.Replaced(ANA, BOT))
    assert after((BEN, at.Resume()), table=alone).current.adjourned is False


def test_a_game_that_rests_may_be_ended_but_does_not_rest_twice() -> None:
    table = told(at.Adjourned(), at.Called(None, ANA))
    with pytest.raises(Refused) as refused:
        after((ANA, at.Vote("adjourn")), table=table)
    assert refused.value.reason == at.NoSuchOption()
    assert after((ANA, at.Vote("end")), table=table).current.ballot is not None


def test_a_game_without_a_result_leaves_the_table_before_the_next() -> None:
    table = told(at.Missed(BEN), at.Adjourned(), at.Queued(DAN), table=gone(CAI))
    over = at.fold(table, at.finish(table, check, over=at.BrokenOff(1, "vote")))
    assert (over.current, over.broken_off) == (at.CurrentGame(), 1)
    assert over.seats == (ANA, BEN, CAI)
    again = after(*((person_id, at.Agree()) for person_id in over.seats), (ANA, at.Begin()), table=over)
    assert again.number == 2


def test_the_table_tells_of_a_game_with_a_result_only_that_nobody_plays_it_any_more() -> None:
    table = told()
    over = at.fold(table, at.finish(table, check))
    assert over == replace(table, current=at.CurrentGame(), ready=over.ready)


def test_whether_leaving_is_counted_is_settled_when_the_game_begins() -> None:
    opened = after(*READY, (ANA, at.Arrange(Settings(open=True))), (ANA, at.Begin()))
    assert (opened.current.counted, after(*PLAYING).current.counted) == (True, False)
    closed = after((ANA, at.Arrange(Settings(open=False))), table=opened)
    assert closed.current.counted


REFUSED: dict[str, tuple[Table, PersonId, at.TableCommand, Reason]] = {
    "spectators call no vote": (told(), DAN, at.Call(BEN), at.NotSeated()),
    "bots call no vote": (gone(BEN), BOT, at.Call(CAI), at.NoBot()),
    "bots do not vote": (told(at.Called(CAI, ANA), table=gone(BEN)), BOT, at.Vote("end"), at.NoBot()),
    "bots do not come forward": (told(), BOT, at.Volunteer(), at.NoBot()),
    "nobody votes about a bot": (gone(BEN), ANA, at.Call(BOT), at.NoBot()),
    "nobody votes about a spectator": (told(), ANA, at.Call(DAN), at.NotSeated()),
    "who wants to leave says so": (told(), ANA, at.Call(ANA), at.AboutYou()),
    "one vote at a time": (voting(), CAI, at.Call(None), at.BallotOpen()),
    "between games there is nothing to vote on": (after(*READY), ANA, at.Call(BEN), at.NothingPlayed()),
    "nothing is voted on": (told(), ANA, at.Vote("wait"), at.NoBallot()),
    "whom it is about has no voice": (voting(), BEN, at.Vote("wait"), at.AboutYou()),
    "who gave up has no voice": (told(at.GaveUp(BEN), table=voting(CAI)), BEN,
                                 at.Vote("end"), at.AboutYou()),
    "nobody has come forward": (voting(), ANA, at.Vote("spectator"), at.NoSuchOption()),
    "a game is not given to a bot": (voting(None), ANA, at.Vote("bot"), at.NoSuchOption()),
    "who sits does not come forward": (told(), ANA, at.Volunteer(), at.SeatedAlready()),
    "one comes forward once": (told(at.Volunteered(DAN)), DAN, at.Volunteer(), at.VolunteeredAlready()),
    "who did not come forward": (told(), DAN, at.Unvolunteer(), at.NotVolunteering()),
    "there is no game to stand in for": (after(*READY), DAN, at.Volunteer(), at.NothingPlayed()),
    "spectators give nothing up": (told(), DAN, at.GiveUp(), at.NotSeated()),
    "giving up is for games": (after(*READY), ANA, at.GiveUp(), at.NothingPlayed()),
    "giving up is said once": (told(at.GaveUp(BEN)), BEN, at.GiveUp(), at.GivenUpAlready()),
    "who has the place has it": (told(), BEN, at.TakeBack(), at.SeatedAlready()),
    "who never had one has none to take": (gone(BEN), EVE, at.TakeBack(), at.NobodyStandsIn()),
    "a stand-in whose time is over has none": (
        after((BEN, at.TakeBack()), table=gone(BEN, "spectator")), DAN, at.TakeBack(), at.NobodyStandsIn()
    ),
    "a game that goes on is not taken up again": (told(), BEN, at.Resume(), at.NotAdjourned()),
    "one is back once": (told(at.Adjourned(), at.Returned(BEN)), BEN, at.Resume(), at.BackAlready()),
    "spectators do not take it up again": (told(at.Adjourned()), DAN, at.Resume(), at.NotSeated()),
}  # fmt: skip


@pytest.mark.parametrize("table, person_id, command, reason", REFUSED.values(), ids=REFUSED)
def test_refused(table: Table, person_id: PersonId, command: at.TableCommand, reason: Reason) -> None:
    with pytest.raises(Refused) as refused:
        at.decide(table, person_id, command, check)
    assert refused.value.reason == reason
