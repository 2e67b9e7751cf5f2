"""Somebody does not come back: what a keeper does about it, in virtual time."""

import asyncio

import pytest
from msgspec import Raw

from camlann import table as at
from camlann.records.record import load
from camlann.server.cluster.bus_messages import PresenceUpdate, ViewerPosition
from camlann.server.keeper.gate_links import ATTACH_SECONDS
from camlann.server.keeper.presence import AWAY_SECONDS, HOST_AWAY_SECONDS, VOTE_PAUSE_SECONDS
from camlann.server.keeper.time_limits import LONG_QUESTION_SECONDS
from camlann.table import OWNER_WAIT_ALONE_SECONDS, OWNER_WAIT_SECONDS, Choice, PersonId, Settings, is_bot
from tests.ferry.storm import Sleep
from tests.ferry.turn import Draw, Look, Storm
from tests.repository.pages import ROOT
from tests.server.absence.connected_people import DAN, LONG_ENOUGH, There, away, playing, table
from tests.server.harness.clock import until
from tests.server.harness.keeper_server import ANA, BEN, CAI, EVERYONE, TABLE, KeeperServer, run
from tests.server.keeper.test_keeper import code, rows
from tests.server.keeper.test_people import all_told, decoded, done, pages, table_now

CHOICE = Choice("ferry", Raw(b'{"turns":4}'))


def test_the_times_are_those_the_page_names() -> None:
    page = " ".join((ROOT / "docs/absence.md").read_text().split())
    assert (
        AWAY_SECONDS,
        ATTACH_SECONDS,
        OWNER_WAIT_SECONDS,
        OWNER_WAIT_ALONE_SECONDS,
        LONG_QUESTION_SECONDS,
        HOST_AWAY_SECONDS,
    ) == (
        4,
        12,
        60,
        300,
        600,
        300,
    )
    for words in ("four seconds", "twelve seconds", "60 seconds", "more than ten minutes", "five minutes"):
        assert words in page, words


# Who is there.


def test_absence_is_announced_when_certain_and_a_return_at_once() -> None:
    async def play(server: KeeperServer) -> None:
        there = await playing(server)
        await asyncio.sleep(LONG_ENOUGH)
        assert not any(isinstance(bus_message, PresenceUpdate) for bus_message in server.bus_messages)
        there.leave(BEN)
        await asyncio.sleep(AWAY_SECONDS - 1)
        assert not any(isinstance(bus_message, PresenceUpdate) for bus_message in server.bus_messages)
        await asyncio.sleep(2.5)
        assert away(server) == (BEN,)
        there.come(BEN)
        await asyncio.sleep(1.5)
        assert away(server) == ()

    run(play)


def test_a_short_disconnection_is_not_shown() -> None:
    async def play(server: KeeperServer) -> None:
        there = await playing(server)
        await asyncio.sleep(LONG_ENOUGH)
        for _ in range(5):
            there.leave(BEN)
            await asyncio.sleep(AWAY_SECONDS - 1.5)
            there.come(BEN)
            await asyncio.sleep(1.5)
        assert not any(isinstance(bus_message, PresenceUpdate) for bus_message in server.bus_messages)

    run(play)


def test_another_keeper_gives_everybody_time_to_be_heard_of() -> None:
    async def play(server: KeeperServer) -> None:
        there = await playing(server, without=(BEN,))
        assert away(server) == (BEN,)
        server.bus_messages.clear()
        await there.another_keeper()
        await asyncio.sleep(ATTACH_SECONDS - 1)
        assert not any(isinstance(bus_message, PresenceUpdate) for bus_message in server.bus_messages)
        await asyncio.sleep(AWAY_SECONDS + 4)
        assert away(server) == (BEN,)

    run(play)


def test_whoever_saw_somebody_away_learns_from_the_next_keeper_that_all_are_back() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        await server.begin()
        server.attach(BEN, CAI)
        server.attach(at=ViewerPosition(ANA, presence=77))
        for _ in range(4):
            await asyncio.sleep(ATTACH_SECONDS / 3)
            server.attach(BEN)
        assert away(server) == ()

    run(play)


# Misses.


def test_two_turns_missed_and_the_table_votes() -> None:
    async def play(server: KeeperServer) -> None:
        there = await playing(server, clock=5)
        await until(lambda: table_now(server).current.ballot, 120)
        seen = table_now(server)
        assert seen.current.ballot is not None
        assert (seen.current.missed, seen.current.ballot.about) == ({ANA: 2, BEN: 1, CAI: 1}, ANA)
        there.leave(DAN)

    run(play)


def test_who_plays_again_before_it_is_settled_keeps_the_place() -> None:
    async def play(server: KeeperServer) -> None:
        there = await playing(server, clock=5)
        await until(lambda: table_now(server).current.ballot, 120)
        await done(server, (BEN, at.Vote("bot")))
        await until(lambda: there.boat.rower == 0)
        assert code(await server.ask(ANA, Draw(), 1, there.boat.ask)) == "done"
        seen = table_now(server)
        assert (ANA in seen.current.missed, seen.current.ballot, seen.seats) == (False, None, EVERYONE)

    run(play)


def test_in_a_covered_poll_nobody_has_missed_anything() -> None:
    async def play(server: KeeperServer) -> None:
        await playing(server, clock=5)
        assert code(await server.ask(ANA, Storm(), 1, 1)) == "done"
        assert code(await server.ask(BEN, Sleep(), 1, 2)) == "done"
        before = len(rows(server))
        await until(lambda: len(rows(server)) > before, 20)
        assert table_now(server).current.missed == {}
        assert [row.game for row in rows(server)[before:]] == [1]

    run(play)


# Votes.


def test_what_more_than_half_want_is_done_after_the_wait_and_a_bot_is_called() -> None:
    async def play(server: KeeperServer) -> None:
        await playing(server, without=(BEN,))
        await done(server, (ANA, at.Call(BEN)), (ANA, at.Vote("bot")), (CAI, at.Vote("bot")))
        await asyncio.sleep(OWNER_WAIT_SECONDS - 2)
        assert table_now(server).seats == EVERYONE
        await asyncio.sleep(4)
        seats = table_now(server).seats
        assert is_bot(seats[1])
        assert (seats[0], seats[2]) == (ANA, CAI)
        assert table_now(server).current.standing == {seats[1]: BEN}

    run(play)


def test_when_the_time_is_up_those_who_are_there_and_silent_are_content_to_wait() -> None:
    async def play(server: KeeperServer) -> None:
        there = await playing(server, without=(BEN,))
        await done(server, (ANA, at.Call(BEN)), (ANA, at.Vote("end")))
        await asyncio.sleep(OWNER_WAIT_SECONDS - 2)
        assert table_now(server).current.ballot is not None
        await asyncio.sleep(4)
        assert (table_now(server).current.ballot, table_now(server).playing) == (None, True)
        there.leave(CAI)
        await asyncio.sleep(VOTE_PAUSE_SECONDS)
        await done(server, (ANA, at.Call(None)), (ANA, at.Vote("end")))
        await asyncio.sleep(OWNER_WAIT_SECONDS + 2)
        assert not table_now(server).playing

    run(play)


def test_the_time_to_vote_is_counted_again_by_another_keeper_and_is_never_shorter() -> None:
    async def play(server: KeeperServer) -> None:
        there = await playing(server, without=(BEN, CAI))
        await done(server, (ANA, at.Call(BEN)), (ANA, at.Vote("bot")))
        await asyncio.sleep(OWNER_WAIT_SECONDS - 5)
        await there.another_keeper()
        await asyncio.sleep(OWNER_WAIT_SECONDS - 5)
        assert table_now(server).current.ballot is not None
        await asyncio.sleep(10)
        assert (table_now(server).current.ballot, table_now(server).current.standing != {}) == (None, True)

    run(play)


def test_nobody_is_voted_on_who_is_there_and_has_missed_nothing() -> None:
    async def play(server: KeeperServer) -> None:
        there = await playing(server, without=(BEN,))
        assert code(await server.ask(ANA, at.Call(CAI))) == "table.still-here"
        await done(server, (ANA, at.Call(BEN)), (ANA, at.Vote("wait")), (CAI, at.Vote("wait")))
        assert code(await server.ask(CAI, at.Call(BEN))) == "table.too-soon"
        await asyncio.sleep(VOTE_PAUSE_SECONDS + 1)
        there.come(BEN)
        await asyncio.sleep(2)
        assert code(await server.ask(CAI, at.Call(BEN))) == "table.still-here"
        await done(server, (CAI, at.Call(None)))

    run(play)


# Stand-ins.


def test_a_stand_in_knows_what_the_seat_was_told_and_the_owner_who_returns_what_it_was_told_since() -> None:
    async def play(server: KeeperServer) -> None:
        there = await playing(server)
        await server.ask(ANA, Look(), 1, 1)
        await server.ask(BEN, Look(), 1, 2)
        bens = await all_told(server, BEN)
        assert any(fact["type"] == "ferry.faces-seen" for fact in bens)
        there.leave(BEN)
        await asyncio.sleep(LONG_ENOUGH)
        await done(server, (DAN, at.Volunteer()), (ANA, at.Call(BEN)))
        await done(server, (ANA, at.Vote("spectator")), (CAI, at.Vote("spectator")))
        await asyncio.sleep(OWNER_WAIT_SECONDS + 2)
        assert table_now(server).seats == (ANA, DAN, CAI)
        assert await all_told(server, DAN) == bens
        assert decoded(pages(server, DAN)[-1])[1]["own"]["seat"] == 1
        # Meanwhile the owner is a spectator like any other, though one who knows.
        assert await all_told(server, BEN) != bens
        await server.ask(CAI, Draw(), 1, 3)
        await server.ask(ANA, Draw(), 1, 4)
        assert code(await server.ask(BEN, Draw(), 1, 5)) == "server.not-yours"
        assert code(await server.ask(DAN, Look(), 1, 5)) == "done"
        dans = await all_told(server, DAN)
        there.come(BEN)
        await done(server, (BEN, at.TakeBack()))
        assert await all_told(server, BEN) == dans
        assert decoded(pages(server, BEN)[-1])[1]["own"]["seat"] == 1
        assert decoded(pages(server, DAN)[-1])[1]["own"] is None
        assert code(await server.ask(DAN, at.Volunteer())) == "table.knows-too-much"

    run(play)


def test_giving_up_with_nobody_left_to_vote_calls_a_bot_at_once() -> None:
    async def play(server: KeeperServer) -> None:
        await playing(server)
        await done(server, (BEN, at.GiveUp()), (CAI, at.GiveUp()))
        first = table_now(server)
        assert (first.current.given_up, first.current.ballot and first.current.ballot.about) == (
            (BEN, CAI),
            BEN,
        )
        await done(server, (ANA, at.Vote("bot")))
        second = table_now(server)
        # One settles it, and the next is asked about in the same breath.
        assert (is_bot(second.seats[1]), second.current.ballot and second.current.ballot.about) == (True, CAI)
        await done(server, (ANA, at.GiveUp()))
        assert all(map(is_bot, table_now(server).seats))
        assert (table_now(server).host, table_now(server).playing) == (None, True)
        await done(server, (ANA, at.TakeBack()))
        assert (table_now(server).seats[0], table_now(server).host) == (ANA, ANA)

    run(play)


# Rest, and an end without a result.


def test_while_a_game_rests_nothing_is_played_and_no_clock_runs() -> None:
    async def play(server: KeeperServer) -> None:
        there = await playing(server, clock=5)
        await done(server, (ANA, at.Call(None)), (ANA, at.Vote("adjourn")), (BEN, at.Vote("adjourn")))
        assert table_now(server).current.adjourned
        before = len([row for row in rows(server) if row.game])
        assert code(await server.ask(ANA, Draw(), 1, there.boat.ask)) == "table.at-rest"
        for person_id in (*EVERYONE, DAN):
            there.leave(person_id)
        await asyncio.sleep(1200)
        await there.another_keeper()
        for person_id in (ANA, BEN, DAN):
            there.come(person_id)
        await asyncio.sleep(1)
        assert len([row for row in rows(server) if row.game]) == before
        await done(server, (ANA, at.Resume()), (BEN, at.Resume()), to="two")
        assert not table_now(server).current.adjourned
        await asyncio.sleep(4.5)
        assert len([row for row in rows(server) if row.game]) == before
        await until(lambda: len([row for row in rows(server) if row.game]) > before, 5)

    run(play)


def test_a_game_that_ends_without_a_result_tells_nothing_and_is_kept_as_spectators_saw_it() -> None:
    async def play(server: KeeperServer) -> None:
        await playing(server, clock=5)
        await server.ask(ANA, Look(), 1, 1)
        bens = await all_told(server, BEN)
        await done(server, (ANA, at.Call(None)), (ANA, at.Vote("end")), (CAI, at.Vote("end")))
        over = table_now(server)
        assert (over.playing, over.number, over.seats) == (False, 1, EVERYONE)
        assert code(await server.ask(BEN, Draw(), 1, 2)) == "engine.game-over"
        await until(lambda: server.disk.records)
        kept = server.disk.records[TABLE, 1]
        assert (kept.people, kept.winners, kept.reason) == (EVERYONE, (), "broken-off")
        record = load(kept.record)
        assert (record.header.viewpoint, type(record.header.chance).__name__) == ("spectator", "Undisclosed")
        assert {audience for row in record.rows for audience, _ in row.facts} == {"public"}
        before = len(rows(server))
        await asyncio.sleep(60)
        assert len(rows(server)) == before
        # The next one begins, and what somebody was told in the last they are still told, and no more.
        await done(server, *((person_id, at.Agree()) for person_id in EVERYONE), (ANA, at.Begin()))
        assert await all_told(server, BEN) == bens
        assert len(await all_told(server, DAN)) < len(bens)

    run(play)


@pytest.mark.parametrize("turns", [1, 40])
def test_what_is_over_stays_so_for_another_keeper(turns: int) -> None:
    async def play(server: KeeperServer) -> None:
        keeper = await server.keeper()
        server.attach(*EVERYONE)
        await server.begin(turns=turns)
        await done(server, (ANA, at.Call(None)), (ANA, at.Vote("end")), (CAI, at.Vote("end")))
        keeper.kill()
        await server.keeper("two")
        assert code(await server.ask(ANA, Draw(), 1, 1, to="two")) == "engine.game-over"
        for person_id in EVERYONE:
            assert code(await server.ask(person_id, at.Agree(), to="two")) == "done"
        assert code(await server.ask(ANA, at.Begin(), to="two")) == "done"
        assert code(await server.ask(ANA, Draw(), 2, 1, to="two")) == "done"

    run(play)


# The host.


def test_between_games_the_next_person_is_host_when_the_host_has_been_away_for_long() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        there = There(server, *EVERYONE, DAN)
        await done(server, *((person_id, at.Sit()) for person_id in EVERYONE))
        there.leave(ANA)
        there.leave(BEN)
        await asyncio.sleep(HOST_AWAY_SECONDS - 2)
        assert (await table(server, there)).host == ANA
        await asyncio.sleep(10)
        assert (await table(server, there)).host == CAI

    run(play)


def test_with_nobody_else_there_the_host_stays_host() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        there = There(server, *EVERYONE, DAN)
        await done(server, *((person_id, at.Sit()) for person_id in EVERYONE))
        await done(server, (ANA, at.Arrange(Settings(abandoned=0))))
        for person_id in EVERYONE:
            there.leave(person_id)
        await asyncio.sleep(HOST_AWAY_SECONDS + 20)
        assert (await table(server, there)).host == ANA

    run(play)


# What leaving costs.


async def played(server: KeeperServer, *, open: bool) -> There:
    there = There(server, *EVERYONE, DAN, keeper=await server.keeper())
    await done(server, *((person_id, at.Sit()) for person_id in EVERYONE))
    await done(server, (ANA, at.Arrange(Settings(open=open))), (ANA, at.Choose(CHOICE)))
    await done(server, *((person_id, at.Agree()) for person_id in EVERYONE), (ANA, at.Begin()))
    return there


def left(server: KeeperServer) -> dict[PersonId, bool]:
    return {record.person_id: record.abandoned for record in server.disk.played.values()}


def test_at_an_open_table_it_is_noted_after_the_end_who_had_left_whatever_their_part() -> None:
    async def play(server: KeeperServer) -> None:
        there = await played(server, open=True)
        await done(server, (BEN, at.GiveUp()), (ANA, at.Vote("bot")), (CAI, at.Vote("bot")))
        await done(server, (CAI, at.GiveUp()), (ANA, at.Vote("bot")), (CAI, at.TakeBack()))
        for ask in range(1, 5):
            assert left(server) == {}
            person_id = table_now(server).seats[there.boat.rower]
            assert code(await server.ask(person_id, Draw(), 1, ask)) == "done"
        await until(lambda: server.disk.played)
        assert left(server) == {ANA: False, BEN: True, CAI: False}

    run(play)


@pytest.mark.parametrize("open", [True, False], ids=["open", "private"])
def test_whoever_stood_in_is_not_counted_and_at_a_private_table_nobody_is(open: bool) -> None:
    async def play(server: KeeperServer) -> None:
        there = await played(server, open=open)
        there.leave(BEN)
        await asyncio.sleep(LONG_ENOUGH)
        await done(server, (DAN, at.Volunteer()), (BEN, at.GiveUp()))
        await done(server, (ANA, at.Vote("spectator")), (CAI, at.Vote("spectator")))
        await asyncio.sleep(OWNER_WAIT_SECONDS + VOTE_PAUSE_SECONDS + 2)
        await done(server, (ANA, at.Call(None)), (ANA, at.Vote("end")), (CAI, at.Vote("end")))
        await asyncio.sleep(1)
        assert left(server) == ({ANA: False, BEN: True, CAI: False} if open else {})

    run(play)
