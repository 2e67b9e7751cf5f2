"""What every store keeps of tables that somebody must keep."""

from camlann.server.store import TableId
from camlann.server.store.wake_ups import Due
from tests.server.store.engines import Engine, opened, run

ONE, TWO, THREE = TableId(-5), TableId(7), TableId(2**62)


def test_what_is_due_is_found_the_longest_due_first_and_page_by_page(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            early, late = Due(TWO, "clock", 0, 4), Due(ONE, "clock", 0, 9)
            other, never = Due(THREE, "abandoned", 50, 2), Due(TWO, "abandoned", 900, 4)
            for each in (other, never, early, late):
                await store.set_due(each)
            assert await store.due(50, 10) == [late, early, other]
            assert await store.due(49, 10) == [late, early]
            assert await store.due(900, 2) == [late, early]
            assert await store.due(900, 2, early) == [other, never]
            assert await store.due(900, 2, never) == []

    run(scene())


def test_what_was_written_later_counts_whatever_comes_in_between(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            await store.set_due(Due(ONE, "clock", 0, 10))
            await other.set_due(Due(ONE, "clock", 0, 30))
            # From a keeper that knows the log only so far.
            await store.set_due(Due(ONE, "clock", 5, 20))
            for n in (20, 30):
                await store.end_due(ONE, "clock", n)
                assert await other.due(0, 10) == [Due(ONE, "clock", 0, 30)]
            await store.end_due(ONE, "abandoned", 99)
            await store.end_due(TWO, "clock", 99)
            assert len(await store.due(0, 10)) == 1
            for _ in range(2):
                await store.end_due(ONE, "clock", 31)
            assert await store.due(0, 10) == []

    run(scene())
