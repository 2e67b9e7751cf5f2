"""Listings: open tables are listed as long as they have free seats."""

import asyncio

from msgspec import Raw

from camlann.protocol.socket_messages import Done
from camlann.server.store.listings import Listing
from camlann.table import Arrange, Choice, Choose, PersonId, Rise, Settings, Sit
from tests.server.harness.keeper_server import ANA, BEN, CAI, EVERYONE, TABLE, KeeperServer, run

FERRY = Choose(Choice("ferry", Raw(b"{}")))


async def listed(server: KeeperServer) -> list[Listing]:
    await asyncio.sleep(1)
    return list(server.disk.listings.values())


def test_a_table_is_listed_when_its_host_opens_it_and_no_longer_when_it_is_full_or_playing() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE)
        for person_id, command in ((ANA, Sit()), (ANA, FERRY)):
            assert isinstance(await server.ask(person_id, command), Done)
        assert await listed(server) == []
        assert isinstance(await server.ask(ANA, Arrange(Settings(open=True, language="fa"))), Done)
        (found,) = await listed(server)
        assert (found.table_name.id, found.game, found.language, found.free_seats) == (
            TABLE,
            "ferry",
            "fa",
            4,
        )
        for person_id in (BEN, CAI, PersonId("d" * 32), PersonId("e" * 32)):
            await server.ask(person_id, Sit())
        assert await listed(server) == []
        await server.ask(BEN, Rise())
        (found,) = await listed(server)
        assert found.free_seats == 1
        assert isinstance(await server.ask(ANA, Arrange(Settings(open=False))), Done)
        assert await listed(server) == []

    run(play)


def test_another_keeper_takes_the_list_over_with_the_table() -> None:
    async def play(server: KeeperServer) -> None:
        keeper = await server.keeper()
        server.attach(ANA)
        for command in (Sit(), FERRY, Arrange(Settings(open=True))):
            await server.ask(ANA, command)
        keeper.kill()
        server.disk.listings.clear()
        await server.keeper("two")
        server.attach(ANA, to="two")
        assert len(await listed(server)) == 1

    run(play)
