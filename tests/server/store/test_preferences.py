"""Every store: people's preferences."""

from camlann.server.store.preferences import Preferences
from camlann.table import PersonId
from tests.server.store.engines import Engine, opened, run

ANA, BEN, CAI = (PersonId(letter * 32) for letter in "abc")


def test_what_was_said_last_holds_whoever_comes_first(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            newer = Preferences(ANA, 20, '{"theme":"dark"}')
            for preferences in (Preferences(ANA, 10, "{}"), newer, newer, Preferences(ANA, 15, "{}")):
                await store.write_preferences(preferences)
            # Of two at the same moment the first stays.
            await store.write_preferences(Preferences(ANA, 20, '{"theme":"light"}'))
            assert await store.preferences([ANA, BEN]) == [newer]
            assert await store.preferences([BEN]) == await store.preferences([]) == []

    run(scene())


def test_of_several_names_the_latest_comes_first(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            said = [Preferences(BEN, 30, "{}"), Preferences(ANA, 20, "{}"), Preferences(CAI, 20, "{}")]
            for preferences in reversed(said):
                await store.write_preferences(preferences)
            assert await store.preferences([ANA, BEN, CAI]) == said

    run(scene())


def test_it_goes_with_the_person_and_does_not_come_back(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            for person_id in (ANA, BEN):
                await store.write_preferences(Preferences(person_id, 10, "{}"))
            await store.erase([ANA], 20)
            await store.write_preferences(Preferences(ANA, 30, "{}"))
            assert [each.person_id for each in await store.preferences([ANA, BEN])] == [BEN]

    run(scene())
