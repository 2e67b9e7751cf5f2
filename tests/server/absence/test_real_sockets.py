"""Somebody leaves in the middle of a game and comes back, through real sockets: a bot plays meanwhile."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from camlann.avalon.vote import Vote as Ballot
from camlann.client.session import Session
from camlann.protocol.socket_messages import Refused
from camlann.server.bot_seats import Bots
from camlann.table import Call, Choice, GiveUp, Resume, TakeBack, Vote, is_bot
from tests.server.evening.friends import town
from tests.server.evening.table import (
    Sitting,
    all_see,
    begin,
    choose,
    is_as_told,
    is_over,
    its_record,
    refused,
    sit_down,
    table_now,
)
from tests.server.games.played_table import say
from tests.server.harness.loopback_server import BOTS_KEY, RUNTIME, loopback_server
from tests.timeouts import HANG_SECONDS


def test_a_bot_stands_in_until_the_owner_is_back_and_the_evening_is_interrupted(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            asyncio.timeout(HANG_SECONDS),
            loopback_server(f"sqlite:{tmp_path}/camlann.db", gates=2, keepers=2) as server,
            town(server.urls) as people,
        ):
            bots = Bots(server.bus, server.urls, BOTS_KEY, RUNTIME, animation_scale=0.005)
            await bots.start()
            link, seats = await sit_down(people, "Gwen", "Ana", "Ben", "Cai", "Dan")
            table, gwen, ana = link.removeprefix("/t/"), seats[0], seats[1]
            await choose(gwen, Choice("avalon"), seats)
            number = await begin(gwen, seats)
            async with asyncio.TaskGroup() as group:
                sitting = Sitting(number, group)
                for friend in seats:
                    sitting.plays(friend)
                await ana.device.until(_come(15), HANG_SECONDS)
                sitting.stop_playing(ana)
                # She goes, and the others let a bot take her place.
                await say(ana.device, GiveUp())
                for friend in (gwen, *seats[2:4]):
                    await say(friend.device, Vote("bot"))
                await gwen.device.until(lambda conversation: _stands_in(conversation, 1), HANG_SECONDS)
                await gwen.device.until(_come(30), HANG_SECONDS)
                for friend in (gwen, *seats[2:]):
                    sitting.stop_playing(friend)
                # Then the evening is over for all of them, and goes on at once, as luck would have it.
                await say(gwen.device, Call(None))
                for friend in (gwen, *seats[2:4]):
                    await say(friend.device, Vote("adjourn"))
                frame = seats[4].device.session.frame
                assert frame is not None
                answer = await seats[4].device.ask(Ballot("approve"), number, frame.ask)
                assert isinstance(answer, Refused)
                assert b"table.at-rest" in bytes(answer.reason)
                status, text = await gwen.ask("GET", f"/api/tables/{table}/recap?lang=it")
                assert status == 200
                assert len(text) % 4096 == 0
                assert "Che cosa è successo".encode() in text
                status, public = await ana.ask("GET", f"/api/tables/{table}/recap?lang=it")
                assert (status, len(public)) == (200, len(text))
                assert b"!" not in public
                assert b"!" in text
                for friend in (gwen, *seats[2:4]):
                    if table_now(friend).current.adjourned:
                        await say(friend.device, Resume())
                await gwen.device.until(
                    lambda told: told.table and not told.table.current.adjourned, HANG_SECONDS
                )
                # She is back, and nobody is asked.
                await say(ana.device, TakeBack())
                await all_see(seats, seats=seats, playing=True)
                for friend in seats:
                    sitting.plays(friend)
            await is_over(seats, number)
            is_as_told(await its_record(ana, table, number), seats, [])
            assert "table.nothing-played" in await refused(ana.device, GiveUp())
            await bots.stop()

    asyncio.run(story())


def _come(facts: int) -> Callable[[Session], bool]:
    return lambda conversation: conversation.frame is not None and conversation.frame.at > facts


def _stands_in(conversation: Session, seat: int) -> bool:
    return conversation.table is not None and is_bot(conversation.table.seats[seat])
