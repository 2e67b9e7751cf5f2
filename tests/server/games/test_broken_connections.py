"""Broken connections and dead keepers during a game: nobody misses a fact, and nothing comes twice."""

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from camlann import avalon
from camlann.server.bot_seats import Bots
from tests.avalon.configs import agreeable
from tests.server.games.played_table import party
from tests.server.harness.counting_client import CountingClient
from tests.server.harness.loopback_server import BOTS_KEY, RUNTIME, loopback_server
from tests.timeouts import HANG_SECONDS


async def tunnels(clients: list[CountingClient], random: Random) -> None:
    """One connection after another breaks, many times a second."""
    while True:
        await asyncio.sleep(random.uniform(0.05, 0.2))
        clients[random.randrange(len(clients))].drop_connection()


def test_lines_that_break_all_the_time_cost_nobody_a_fact(tmp_path: Path) -> None:
    plotting = avalon.Options(plot=True, lady=True, excalibur=True)

    async def scenario() -> None:
        async with (
            loopback_server(f"sqlite:{tmp_path}/camlann.db", gates=2) as server,
            party(server.urls, 5) as people,
        ):
            breaking = asyncio.ensure_future(tunnels(people.everybody, Random("tunnels")))
            try:
                assert await people.play("avalon", plotting, agreeable, "tunnels") > 50
            finally:
                breaking.cancel()
                with suppress(asyncio.CancelledError):
                    await breaking
            assert sum(client.connections for client in people.everybody) > 1.5 * len(people.everybody)

    asyncio.run(scenario())


def test_a_keeper_that_goes_hands_its_tables_over_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            loopback_server(f"sqlite:{tmp_path}/camlann.db", gates=2, keepers=2) as server,
            party(server.urls, 5) as people,
        ):
            playing = asyncio.ensure_future(people.play("avalon", avalon.Options(), agreeable, "hand over"))
            await people.second.until(
                lambda conversation: conversation.frame and conversation.frame.at > 40, HANG_SECONDS
            )
            (keeper,) = [keeper for keeper in server.keepers if keeper.actors]
            await keeper.drain()
            await keeper.stop()
            assert not playing.done()
            assert await playing > 50

    asyncio.run(scenario())


@pytest.mark.parametrize("sitting", [True, False])
def test_who_was_away_at_the_end_of_a_game_is_told_it_during_the_next(tmp_path: Path, sitting: bool) -> None:
    async def scenario() -> None:
        async with (
            loopback_server(f"sqlite:{tmp_path}/camlann.db", gates=2) as server,
            party(server.urls, 5) as people,
        ):
            there = people.second if sitting else people.spectators[0]
            away = people.come(await there.until(lambda conversation: conversation.person_id, HANG_SECONDS))
            first = asyncio.ensure_future(people.play("avalon", avalon.Options(), agreeable, "away"))
            await away.until(
                lambda conversation: conversation.frame and conversation.frame.at > 20, HANG_SECONDS
            )
            await away.stop()
            await first
            second = asyncio.ensure_future(people.play("avalon", avalon.Options(), agreeable, "back"))
            await there.until(
                lambda conversation: conversation.frame and conversation.frame.game == 2, HANG_SECONDS
            )
            away.start()
            await away.until(
                lambda conversation: (
                    conversation.frame and conversation.frame.game == 2 and conversation.complete
                ),
                HANG_SECONDS,
            )
            assert [*map(bytes, away.session.told[1])] == [*map(bytes, there.session.told[1])]
            assert away.session.stepped_back == 0
            await second

    asyncio.run(scenario())


def test_the_bots_of_the_server_come_when_they_are_brought(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with loopback_server(f"sqlite:{tmp_path}/camlann.db") as server:
            bots = Bots(server.bus, server.urls, BOTS_KEY, RUNTIME, animation_scale=0.0)
            await bots.start()
            try:
                async with party(server.urls, 7, brought=True) as people:
                    assert await people.play("avalon", avalon.Options(), agreeable, "brought") > 50
                    assert len(bots) == 6
            finally:
                await bots.stop()

    asyncio.run(scenario())
