"""What every store keeps of how people like the server."""

from camlann.server.store.preferences import Likings
from camlann.table import Who
from tests.server.store.engines import Engine, opened, run

ANA, BEN, CAI = (Who(letter * 32) for letter in "abc")


def test_what_was_said_last_holds_whoever_comes_first(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            newer = Likings(ANA, 20, '{"theme":"dark"}')
            for likings in (Likings(ANA, 10, "{}"), newer, newer, Likings(ANA, 15, "{}")):
                await store.write_likings(likings)
            # Of two at the same moment the first stays.
            await store.write_likings(Likings(ANA, 20, '{"theme":"light"}'))
            assert await store.likings([ANA, BEN]) == [newer]
            assert await store.likings([BEN]) == await store.likings([]) == []

    run(scene())


def test_of_several_names_the_latest_comes_first(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            said = [Likings(BEN, 30, "{}"), Likings(ANA, 20, "{}"), Likings(CAI, 20, "{}")]
            for likings in reversed(said):
                await store.write_likings(likings)
            assert await store.likings([ANA, BEN, CAI]) == said

    run(scene())


def test_it_goes_with_the_person_and_does_not_come_back(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            for who in (ANA, BEN):
                await store.write_likings(Likings(who, 10, "{}"))
            await store.erase([ANA], 20)
            await store.write_likings(Likings(ANA, 30, "{}"))
            assert [each.who for each in await store.likings([ANA, BEN])] == [BEN]

    run(scene())
