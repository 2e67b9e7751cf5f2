"""Open tables stand where anybody finds them, as long as there is room."""

import asyncio

from msgspec import Raw

from camlann.server.messages import Done
from camlann.server.store.listings import Listing
from camlann.table.company import Arrange, Choice, Choose, Rise, Settings, Sit, Who
from tests.server.keeper.house import ANA, BEN, CAI, EVERYONE, TABLE, House, run

FERRY = Choose(Choice("ferry", Raw(b"{}")))


async def listed(house: House) -> list[Listing]:
    await asyncio.sleep(1)
    return list(house.disk.listings.values())


def test_a_table_is_listed_when_its_host_opens_it_and_no_longer_when_it_is_full_or_playing() -> None:
    async def play(house: House) -> None:
        await house.keeper()
        house.attach(*EVERYONE)
        for who, command in ((ANA, Sit()), (ANA, FERRY)):
            assert isinstance(await house.ask(who, command), Done)
        assert await listed(house) == []
        assert isinstance(await house.ask(ANA, Arrange(Settings(open=True, language="fa"))), Done)
        (found,) = await listed(house)
        assert (found.place.id, found.game, found.language, found.free) == (TABLE, "ferry", "fa", 4)
        for who in (BEN, CAI, Who("d" * 32), Who("e" * 32)):
            await house.ask(who, Sit())
        assert await listed(house) == []
        await house.ask(BEN, Rise())
        (found,) = await listed(house)
        assert found.free == 1
        assert isinstance(await house.ask(ANA, Arrange(Settings(open=False))), Done)
        assert await listed(house) == []

    run(play)


def test_another_keeper_takes_the_list_over_with_the_table() -> None:
    async def play(house: House) -> None:
        keeper = await house.keeper()
        house.attach(ANA)
        for command in (Sit(), FERRY, Arrange(Settings(open=True))):
            await house.ask(ANA, command)
        keeper.kill()
        house.disk.listings.clear()
        await house.keeper("two")
        house.attach(ANA, to="two")
        assert len(await listed(house)) == 1

    run(play)
