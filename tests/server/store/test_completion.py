"""Every store: completion records (who stayed and who left)."""

from camlann.server.store import Person, Store, TableId
from camlann.server.store.completion_records import CompletionCounts, CompletionRecord
from camlann.table import PersonId
from tests.server.store.engines import Engine, opened, run

ONE, TWO = TableId(-5), TableId(2**62)
ANA, BEN, CAI = (PersonId(bus_message * 32) for bus_message in "abc")


async def people(store: Store) -> None:
    for person_id in (ANA, BEN, CAI):
        await store.add_person(Person(person_id, "somebody"), person_id.encode())


def test_games_and_those_left_are_counted_by_person_once_each(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            await people(store)
            first = [CompletionRecord(ONE, 1, ANA, False, 10), CompletionRecord(ONE, 1, BEN, True, 10)]
            for _ in range(2):
                await store.add_completion_records(first)
            await store.add_completion_records(
                [CompletionRecord(ONE, 2, ANA, True, 20), CompletionRecord(TWO, 1, ANA, False, 30)]
            )
            # What was noted first counts.
            await store.add_completion_records([CompletionRecord(ONE, 1, BEN, False, 11)])
            await store.add_completion_records([])
            asked = [BEN, CAI, ANA, BEN, PersonId("\\0")]
            assert await store.completion_counts(asked) == [
                CompletionCounts(BEN, 1, 1),
                CompletionCounts(ANA, 3, 1),
            ]
            assert await store.completion_counts([]) == []

    run(scene())


def test_all_names_of_a_person_are_one(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            await people(store)
            await store.add_completion_records(
                [CompletionRecord(ONE, 1, ANA, False, 10), CompletionRecord(ONE, 2, BEN, True, 10)]
            )
            assert await store.link(ANA, BEN)
            assert await store.completion_counts([ANA, BEN]) == [
                CompletionCounts(ANA, 2, 1),
                CompletionCounts(BEN, 2, 1),
            ]

    run(scene())


def test_it_is_told_to_themselves_forgotten_after_a_while_and_gone_with_them(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            await people(store)
            mine = [CompletionRecord(TWO, 1, ANA, True, 20), CompletionRecord(ONE, 1, ANA, False, 10)]
            await store.add_completion_records([*mine, CompletionRecord(ONE, 1, BEN, False, 10)])
            assert await store.completion_records_of([ANA, CAI]) == mine
            await store.delete_completion_records_before(20)
            assert await store.completion_records_of([ANA, BEN]) == mine[:1]
            await store.erase([ANA], 30)
            await store.add_completion_records(
                [CompletionRecord(ONE, 3, ANA, False, 40), CompletionRecord(ONE, 3, BEN, False, 40)]
            )
            assert [stay.person_id for stay in await store.completion_records_of([ANA, BEN])] == [BEN]

    run(scene())
