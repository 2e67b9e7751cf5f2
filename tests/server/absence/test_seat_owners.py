"""A seat belongs to its owner while a game is played: a connected owner keeps it, whatever others vote."""

import asyncio

import pytest

from camlann import table as at
from camlann.server.keeper import table_state
from camlann.server.keeper.presence import AWAY_SECONDS
from camlann.table import (
    BOT_LEVELS,
    OWNER_WAIT_ALONE_SECONDS,
    OWNER_WAIT_SECONDS,
    BotLevel,
    PersonId,
    Settings,
    bot_level,
    is_bot,
)
from tests.ferry.turn import Draw
from tests.server.absence.connected_people import DAN, LONG_ENOUGH, There, playing, table
from tests.server.harness.keeper_server import ANA, BEN, CAI, EVERYONE, KeeperServer, run
from tests.server.keeper.test_keeper import code
from tests.server.keeper.test_people import all_told, done, table_now

EVE = PersonId("e" * 32)
ALL_VOUCH = ((ANA, at.LetIn(DAN)), (CAI, at.LetIn(DAN)))


async def waits(seconds: float) -> None:
    await asyncio.sleep(seconds)


# Claims.


def test_nobody_claims_the_seat_of_somebody_who_is_connected() -> None:
    async def play(server: KeeperServer) -> None:
        there = await playing(server)
        await waits(LONG_ENOUGH)
        assert code(await server.ask(DAN, at.ClaimSeat(BEN))) == "table.owner-here"
        there.leave(BEN)
        await waits(AWAY_SECONDS - 1)
        assert code(await server.ask(DAN, at.ClaimSeat(BEN))) == "table.owner-here"
        await waits(2)
        assert code(await server.ask(DAN, at.ClaimSeat(BEN))) == "done"

    run(play)


def test_nor_between_games() -> None:
    async def play(server: KeeperServer) -> None:
        keeper = await server.keeper()
        there = There(server, *EVERYONE, DAN, keeper=keeper)
        await done(server, *((person_id, at.Sit()) for person_id in EVERYONE))
        await waits(LONG_ENOUGH)
        assert code(await server.ask(DAN, at.ClaimSeat(BEN))) == "table.owner-here"
        there.leave(BEN)
        await waits(LONG_ENOUGH)
        await done(server, (DAN, at.ClaimSeat(BEN)), *ALL_VOUCH)
        await waits(2)
        assert (await table(server, there)).seats == (ANA, DAN, CAI)

    run(play)


def test_in_a_game_nothing_is_decided_before_the_wait_is_over_then_more_than_half_decide() -> None:
    async def play(server: KeeperServer) -> None:
        await playing(server, without=(BEN,))
        await done(server, (DAN, at.ClaimSeat(BEN)), (ANA, at.LetIn(DAN)))
        await waits(OWNER_WAIT_SECONDS + 2)
        assert table_now(server).seats == EVERYONE, "the host alone decides nothing"
        await done(server, (CAI, at.LetIn(DAN)))
        await waits(2)
        assert (table_now(server).seats, table_now(server).claims) == ((ANA, DAN, CAI), ())

    run(play)


def test_a_claim_that_all_support_still_waits() -> None:
    async def play(server: KeeperServer) -> None:
        await playing(server, without=(BEN,))
        await done(server, (DAN, at.ClaimSeat(BEN)), *ALL_VOUCH)
        await waits(OWNER_WAIT_SECONDS - 2)
        assert table_now(server).seats == EVERYONE
        await waits(4)
        assert table_now(server).seats == (ANA, DAN, CAI)

    run(play)


@pytest.mark.parametrize("after", [1, OWNER_WAIT_SECONDS - 3])
def test_the_slightest_sign_of_the_owner_ends_a_claim(after: float) -> None:
    async def play(server: KeeperServer) -> None:
        there = await playing(server, without=(BEN,))
        await done(server, (DAN, at.ClaimSeat(BEN)), *ALL_VOUCH)
        await waits(after)
        # Connected for a tenth of a second, between two looks of the keeper.
        there.come(BEN)
        await waits(0.1)
        there.leave(BEN)
        await waits(2)
        assert (table_now(server).claims, table_now(server).seats) == ((), EVERYONE)
        await waits(OWNER_WAIT_SECONDS)
        assert table_now(server).seats == EVERYONE

    run(play)


def test_another_keeper_counts_the_wait_again_and_never_less() -> None:
    async def play(server: KeeperServer) -> None:
        there = await playing(server, without=(BEN,))
        await done(server, (DAN, at.ClaimSeat(BEN)), *ALL_VOUCH)
        await waits(OWNER_WAIT_SECONDS - 5)
        await there.another_keeper()
        await waits(OWNER_WAIT_SECONDS - 5)
        assert (await table(server, there)).seats == EVERYONE
        await waits(10)
        assert (await table(server, there)).seats == (ANA, DAN, CAI)

    run(play)


def test_a_seat_somebody_stands_in_for_is_claimed_only_while_its_owner_is_away() -> None:
    async def play(server: KeeperServer) -> None:
        there = await playing(server)
        await done(server, (BEN, at.GiveUp()), (ANA, at.Vote("bot")), (CAI, at.Vote("bot")))
        bot = table_now(server).seats[1]
        assert is_bot(bot)
        await waits(LONG_ENOUGH)
        assert code(await server.ask(DAN, at.ClaimSeat(bot))) == "table.owner-here"
        there.leave(BEN)
        await waits(LONG_ENOUGH)
        await done(server, (DAN, at.ClaimSeat(bot)), *ALL_VOUCH)
        await waits(OWNER_WAIT_SECONDS + 2)
        assert (table_now(server).seats, table_now(server).current.standing) == ((ANA, DAN, CAI), {})

    run(play)


def test_where_one_person_alone_would_decide_the_owner_must_be_away_for_five_minutes() -> None:
    async def play(server: KeeperServer) -> None:
        there = await playing(server)
        await done(server, (CAI, at.GiveUp()), (ANA, at.Vote("bot")), (BEN, at.Vote("bot")))
        there.leave(BEN)
        await waits(LONG_ENOUGH)
        await done(server, (DAN, at.ClaimSeat(BEN)), (ANA, at.LetIn(DAN)))
        await waits(OWNER_WAIT_ALONE_SECONDS - 5)
        assert table_now(server).seats[1] == BEN
        await waits(10)
        assert table_now(server).seats[1] == DAN

    run(play)


def test_also_if_the_others_leave_while_the_claim_waits() -> None:
    async def play(server: KeeperServer) -> None:
        await playing(server, without=(BEN,))
        await done(server, (DAN, at.ClaimSeat(BEN)), (ANA, at.LetIn(DAN)), (CAI, at.GiveUp()))
        await waits(OWNER_WAIT_SECONDS + 5)
        assert table_now(server).seats[1] == BEN
        await waits(OWNER_WAIT_ALONE_SECONDS)
        assert table_now(server).seats[1] == DAN

    run(play)


def test_whoever_has_had_a_seat_of_this_game_gets_no_other() -> None:
    async def play(server: KeeperServer) -> None:
        there = await playing(server)
        await done(server, (BEN, at.OfferSeat(DAN)), (DAN, at.AcceptSeat(BEN)))
        there.leave(CAI)
        await waits(LONG_ENOUGH)
        assert code(await server.ask(BEN, at.ClaimSeat(CAI))) == "table.knows-too-much"
        assert code(await server.ask(BEN, at.Volunteer())) == "table.knows-too-much"
        assert code(await server.ask(ANA, at.OfferSeat(BEN))) == "table.knows-too-much"

    run(play)


def test_taking_the_hosts_seat_does_not_make_one_the_host() -> None:
    async def play(server: KeeperServer) -> None:
        await playing(server, without=(ANA,))
        await done(server, (DAN, at.ClaimSeat(ANA)), (BEN, at.LetIn(DAN)), (CAI, at.LetIn(DAN)))
        await waits(OWNER_WAIT_SECONDS + 2)
        assert (table_now(server).seats, table_now(server).host) == ((DAN, BEN, CAI), BEN)

    run(play)


# Votes about somebody who is missing.


async def voted(server: KeeperServer, there: There) -> None:
    """The two others want a spectator to stand in for Ben."""
    await done(server, (DAN, at.Volunteer()), (ANA, at.Call(BEN)))
    await done(server, (ANA, at.Vote("spectator")), (CAI, at.Vote("spectator")))


def test_two_players_and_a_volunteer_get_nothing_from_an_owner_who_was_away_for_four_seconds() -> None:
    async def play(server: KeeperServer) -> None:
        there = await playing(server)
        await waits(LONG_ENOUGH)
        there.leave(BEN)
        await waits(AWAY_SECONDS + 1)
        await voted(server, there)
        assert table_now(server).seats == EVERYONE
        there.come(BEN)
        await waits(2)
        assert (table_now(server).current.ballot, table_now(server).seats) == (None, EVERYONE)
        assert await all_told(server, DAN) != await all_told(server, BEN)

    run(play)


@pytest.mark.parametrize("after", [1, OWNER_WAIT_SECONDS - 3])
def test_any_connection_of_the_owner_ends_the_vote(after: float) -> None:
    async def play(server: KeeperServer) -> None:
        there = await playing(server, without=(BEN,))
        await voted(server, there)
        await waits(after)
        there.come(BEN)
        await waits(0.1)
        there.leave(BEN)
        await waits(OWNER_WAIT_SECONDS + 2)
        assert (table_now(server).current.ballot, table_now(server).seats) == (None, EVERYONE)

    run(play)


def test_an_owner_who_is_connected_is_stood_in_for_by_a_bot_alone() -> None:
    async def play(server: KeeperServer) -> None:
        await playing(server)
        await done(server, (DAN, at.Volunteer()), (BEN, at.GiveUp()))
        assert code(await server.ask(ANA, at.Vote("spectator"))) == "table.owner-here"
        await done(server, (ANA, at.Vote("bot")), (CAI, at.Vote("bot")))
        assert is_bot(table_now(server).seats[1])

    run(play)


def test_a_bot_stands_in_for_a_player_who_leaves_during_the_vote() -> None:
    async def play(server: KeeperServer) -> None:
        there = await playing(server)
        await done(server, (DAN, at.Volunteer()), (BEN, at.GiveUp()))
        there.leave(BEN)
        await waits(1)
        await done(server, (ANA, at.Vote("spectator")), (CAI, at.Vote("spectator")))
        await waits(OWNER_WAIT_SECONDS + 2)
        assert is_bot(table_now(server).seats[1])

    run(play)


@pytest.mark.parametrize("level", BOT_LEVELS)
def test_a_bot_that_stands_in_plays_at_the_level_of_the_table(level: BotLevel) -> None:
    async def play(server: KeeperServer) -> None:
        await playing(server)
        await done(server, (ANA, at.Arrange(Settings(stand_ins=level))), (BEN, at.GiveUp()))
        await done(server, (ANA, at.Vote("bot")), (CAI, at.Vote("bot")))
        assert bot_level(table_now(server).seats[1]) == level

    run(play)


def test_a_stand_in_who_is_gone_again_is_not_given_the_seat() -> None:
    async def play(server: KeeperServer) -> None:
        there = await playing(server, without=(BEN,))
        await voted(server, there)
        there.leave(DAN)
        await waits(OWNER_WAIT_SECONDS + 2)
        assert is_bot(table_now(server).seats[1])

    run(play)


def test_where_one_alone_votes_a_bot_stands_in_until_the_owner_was_away_for_five_minutes() -> None:
    async def play(server: KeeperServer) -> None:
        there = await playing(server)
        await done(server, (CAI, at.GiveUp()), (ANA, at.Vote("bot")), (BEN, at.Vote("bot")))
        there.leave(BEN)
        await waits(LONG_ENOUGH)
        await done(server, (DAN, at.Volunteer()), (ANA, at.Call(BEN)), (ANA, at.Vote("spectator")))
        await waits(OWNER_WAIT_SECONDS + 2)
        assert is_bot(table_now(server).seats[1])
        await done(server, (BEN, at.TakeBack()))
        await waits(OWNER_WAIT_ALONE_SECONDS)
        await done(server, (ANA, at.Call(BEN)), (ANA, at.Vote("spectator")))
        await waits(OWNER_WAIT_SECONDS + 2)
        assert table_now(server).seats[1] == DAN

    run(play)


# Giving the own seat away.


def test_a_seat_is_offered_only_to_somebody_who_is_at_the_table() -> None:
    async def play(server: KeeperServer) -> None:
        there = await playing(server)
        for to in (EVE, PersonId("nobody-at-all")):
            assert code(await server.ask(BEN, at.OfferSeat(to))) == "table.not-here"
        there.leave(DAN)
        await waits(1)
        assert code(await server.ask(BEN, at.OfferSeat(DAN))) == "table.not-here"
        assert table_now(server).seats == EVERYONE

    run(play)


def test_nobody_gets_a_seat_without_accepting_it() -> None:
    async def play(server: KeeperServer) -> None:
        there = await playing(server)
        await done(server, (BEN, at.OfferSeat(DAN)))
        assert (table_now(server).seats, table_now(server).offered) == (EVERYONE, {BEN: DAN})
        assert code(await server.ask(EVE, at.AcceptSeat(BEN))) == "table.no-offer"
        await done(server, (DAN, at.AcceptSeat(BEN)))
        assert table_now(server).seats == (ANA, DAN, CAI)
        assert code(await server.ask(ANA, Draw(), 1, there.boat.ask)) == "done"

    run(play)


# The host, between games.


def test_a_person_kept_out_by_the_host_cannot_sit_down_this_evening(monkeypatch: pytest.MonkeyPatch) -> None:
    assert table_state.KEEP_OUT_SECONDS == 12 * 3600
    monkeypatch.setattr(table_state, "KEEP_OUT_SECONDS", 600)

    async def play(server: KeeperServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE, DAN)
        await done(
            server, *((person_id, at.Sit()) for person_id in EVERYONE), (ANA, at.Dismiss(BEN, keep_out=True))
        )
        for command in (at.Sit(), at.ClaimSeat(CAI)):
            assert code(await server.ask(BEN, command)) == "server.kept-from-sitting"
        await done(server, (ANA, at.AllowToSit(BEN)), (BEN, at.Sit()))
        await done(server, (ANA, at.Dismiss(BEN, keep_out=True)))
        await waits(601)
        await done(server, (BEN, at.Sit()))

    run(play)


# Noise.


def test_coming_and_going_without_end_is_told_to_nobody() -> None:
    async def play(server: KeeperServer) -> None:
        await playing(server)
        ids = [server.say(DAN, (at.Queue(), at.Unqueue())[n % 2]) for n in range(40)]
        await waits(3)
        assert sum(bool(server.answers(id)) for id in ids) <= 7
        await done(server, (ANA, at.Arrange(Settings(quotes=True))))

    run(play)
