"""A table in one room: phones sleep there, and that is no absence."""

import asyncio

from camlann import table as at
from camlann.server.cluster.bus_messages import PresenceUpdate
from camlann.table import ROOM_WAIT_SECONDS, Settings
from tests.repository.pages import ROOT
from tests.server.absence.connected_people import LONG_ENOUGH, There, table
from tests.server.harness.clock import until
from tests.server.harness.keeper_server import ANA, BEN, CAI, EVERYONE, KeeperServer, run
from tests.server.keeper.test_keeper import code
from tests.server.keeper.test_people import done, table_now


async def in_one_room(server: KeeperServer, *, clock: int = 0) -> There:
    """A crossing of people in one room."""
    there = There(server, *EVERYONE, keeper=await server.keeper())
    await server.begin(clock=clock, turns=40, settings=Settings(place="room"))
    await asyncio.sleep(LONG_ENOUGH)
    return there


def test_the_wait_is_the_one_the_page_names() -> None:
    page = " ".join((ROOT / "docs/absence.md").read_text().split())
    assert ROOM_WAIT_SECONDS == 120
    assert "two minutes" in page


def test_nobody_is_marked_or_voted_on_while_phones_sleep() -> None:
    async def play(server: KeeperServer) -> None:
        there = await in_one_room(server, clock=5)
        for person_id in (BEN, CAI):
            there.leave(person_id)
        server.bus_messages.clear()
        await asyncio.sleep(120)
        assert not any(isinstance(bus_message, PresenceUpdate) for bus_message in server.bus_messages)
        seen = table_now(server)
        assert (seen.current.missed, seen.current.ballot, seen.seats) == ({}, None, EVERYONE)

    run(play)


def test_somebody_may_say_that_a_phone_is_dead_but_not_of_one_that_is_on() -> None:
    async def play(server: KeeperServer) -> None:
        there = await in_one_room(server)
        assert code(await server.ask(ANA, at.Call(BEN))) == "table.still-here"
        there.leave(BEN)
        await asyncio.sleep(5)
        assert code(await server.ask(ANA, at.Call(BEN))) == "done"
        ballot = (await table(server, there)).current.ballot
        assert ballot is not None
        assert (ballot.about, ballot.wait) == (BEN, 120)
        await done(server, (ANA, at.Vote("bot")), (CAI, at.Vote("bot")))
        await asyncio.sleep(ROOM_WAIT_SECONDS - 10)
        assert table_now(server).seats == EVERYONE
        await until(lambda: BEN not in table_now(server).seats, 30)

    run(play)


def test_a_phone_that_wakes_ends_it() -> None:
    async def play(server: KeeperServer) -> None:
        there = await in_one_room(server)
        there.leave(BEN)
        await asyncio.sleep(5)
        await done(server, (ANA, at.Call(BEN)), (ANA, at.Vote("bot")), (CAI, at.Vote("bot")))
        await asyncio.sleep(ROOM_WAIT_SECONDS - 20)
        there.come(BEN)
        await asyncio.sleep(60)
        seen = table_now(server)
        assert (seen.current.ballot, seen.seats) == (None, EVERYONE)

    run(play)
