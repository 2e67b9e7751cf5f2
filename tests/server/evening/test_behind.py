"""Spectator delay over real sockets: however they ask, nothing comes early."""

import asyncio
from pathlib import Path

from camlann.protocol.socket_messages import FactsAre, TableIs, Welcome
from camlann.table import Arrange, Choice, Settings
from tests.server.evening.friends import Friend, town
from tests.server.evening.table import Sitting, begin, choose, sit_down
from tests.server.games.played_table import say
from tests.server.harness.loopback_server import loopback_server
from tests.timeouts import HANG_SECONDS


def test_spectators_an_hour_behind_see_people_and_no_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            asyncio.timeout(HANG_SECONDS),
            loopback_server(f"sqlite:{tmp_path}/camlann.db", gates=2) as server,
            town(server.urls) as people,
        ):
            link, seats = await sit_down(people, "Gwen", "Ana", "Ben", "Cai", "Dan")
            early, late = await people.guest("Hal"), await people.guest("Kim")
            await early.opens(link)
            await say(seats[0].device, Arrange(Settings(delay=3600)))
            await choose(seats[0], Choice("avalon"), seats)
            number = await begin(seats[0], seats)
            async with asyncio.TaskGroup() as group:
                sitting = Sitting(number, group)
                for friend in seats:
                    sitting.plays(friend)
                await seats[0].device.until(
                    lambda conversation: conversation.frame and conversation.frame.at > 20, HANG_SECONDS
                )
                # One was there before, one comes only now and asks for all there is.
                await late.opens(link)
                for friend in (early, late):
                    await learns_nothing(friend, link, number)
            for friend in (early, late):
                await friend.device.until(
                    lambda conversation: conversation.table and not conversation.table.playing, HANG_SECONDS
                )
                await learns_nothing(friend, link, number)
                assert (friend.device.session.frame, friend.device.session.told) == (None, {})

    asyncio.run(story())


async def learns_nothing(friend: Friend, link: str, number: int) -> None:
    *before, answer = await friend.asks_for_all(link.removeprefix("/t/"), number)
    assert all(isinstance(message, Welcome | TableIs) for message in before)
    assert isinstance(answer, FactsAre)
    assert bytes(answer.facts) == b"[]"
