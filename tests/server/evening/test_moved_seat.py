"""A seat changes hands during a game, over gates and a keeper."""

import asyncio
from contextlib import suppress
from pathlib import Path

from camlann.avalon.propose import Propose
from camlann.client.socket_client import Client, Frame, Session
from camlann.protocol.socket_messages import Refused
from camlann.table import AcceptSeat, Choice, OfferSeat
from tests.server.evening.friends import Friend, town
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
)
from tests.server.games.played_table import say
from tests.server.harness.loopback_server import loopback_server
from tests.timeouts import HANG_SECONDS

AT_ONCE = 1.0
"""Seconds. A gate asks by itself how things stand, but not twice within so short a time."""


def test_a_seat_is_given_away_and_its_page_goes_at_once_to_whoever_has_it_now(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            asyncio.timeout(HANG_SECONDS),
            loopback_server(f"sqlite:{tmp_path}/camlann.db", gates=2, keepers=2) as server,
            town(server.urls) as people,
        ):
            link, seats = await sit_down(people, "Gwen", "Ana", "Ben", "Cai", "Dan")
            table = link.removeprefix("/t/")
            ana, kim, zoe = seats[1], await people.guest("Kim"), await people.guest("Zoe")
            # Zoe sits at another gate than Ana, and Ana has a tablet beside her phone.
            assert zoe.url != ana.url
            phone, tablet = ana.device, await ana.opens(link)
            for friend in (zoe, kim):
                await friend.opens(link)
            await choose(seats[0], Choice("avalon"), seats)
            number = await begin(seats[0], seats)
            async with asyncio.TaskGroup() as group:
                sitting = Sitting(number, group)
                for friend in seats:
                    sitting.plays(friend)
                for device in (phone, tablet, zoe.device):
                    await device.until(
                        lambda conversation: conversation.frame and conversation.frame.at > 20, HANG_SECONDS
                    )
                sitting.stop_playing(ana)
                # The others wait for her, so that nothing but the move itself can bring a page.
                had = await quiet(phone)
                told = [*map(bytes, phone.session.told[number])]
                await say(ana.device, OfferSeat(zoe.person_id))
                await say(zoe.device, AcceptSeat(ana.person_id))
                for device in zoe.devices:
                    await device.until(lambda conversation: seat(conversation) == 1, AT_ONCE)
                    assert device.session.frame == had
                    await device.until(lambda conversation: conversation.complete, AT_ONCE)
                    assert [*map(bytes, device.session.told[number])] == told
                for device in ana.devices:
                    await device.until(lambda conversation: seat(conversation) is None, AT_ONCE)
                    await may_not_play(device, number)
                assert "table.knows-too-much" in await refused(zoe.device, OfferSeat(ana.person_id))
                seats[1] = zoe
                await all_see([*seats, ana, kim], seats=seats, playing=True)
                sitting.plays(zoe)
            await is_over([*seats, ana, kim], number)
            # What Ana knows now is what every spectator knows, and the game is Zoe's.
            is_as_told(await its_record(zoe, table, number), seats, [ana, kim])
            for friend in (ana, kim):
                assert await has_record(friend, table, number) is False

    asyncio.run(story())


def seat(conversation: Session) -> int | None:
    """Whose page a device shows."""
    return (
        None if conversation.frame is None or conversation.frame.own is None else conversation.frame.own.seat
    )


async def may_not_play(device: Client, number: int) -> None:
    now = device.session.frame
    assert now is not None
    assert now.moves == []
    refused = await device.ask(Propose(1, ()), number, now.ask)
    assert isinstance(refused, Refused)
    assert b"server.not-yours" in bytes(refused.reason)


async def quiet(device: Client) -> Frame:
    """The page at which a game waits for somebody."""
    while True:
        now = device.session.frame
        assert now is not None
        with suppress(TimeoutError):
            await device.until(lambda conversation, now=now: conversation.frame is not now, 0.5)  # type: ignore[misc]
            continue
        return now


async def has_record(friend: Friend, table: str, number: int) -> bool:
    status, _ = await friend.ask("GET", f"/api/tables/{table}/games/{number}")
    return status != 404
