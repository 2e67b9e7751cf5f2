"""Every store: wake-ups of tables that need a keeper."""

from camlann.server.store import TableId
from camlann.server.store.migrate import steps
from camlann.server.store.slots import SLOTS, slot_of
from camlann.server.store.wake_ups import SLOTS_PER_QUERY, WakeUp
from tests.server.store.engines import Engine, opened, run

ONE, TWO, THREE = TableId(-5), TableId(7), TableId(2**62)


def test_what_is_due_is_found_the_longest_due_first_and_page_by_page(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            early, late = WakeUp(TWO, "clock", 0, 4), WakeUp(ONE, "clock", 0, 9)
            other, never = WakeUp(THREE, "abandoned", 50, 2), WakeUp(TWO, "abandoned", 900, 4)
            for each in (other, never, early, late):
                await store.set_wake_up(each)
            assert await store.due_wake_ups(50, 10) == [late, early, other]
            assert await store.due_wake_ups(49, 10) == [late, early]
            assert await store.due_wake_ups(900, 2) == [late, early]
            assert await store.due_wake_ups(900, 2, early) == [other, never]
            assert await store.due_wake_ups(900, 2, never) == []

    run(scene())


def test_a_keeper_finds_the_wake_ups_of_its_own_slots(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            early, late = WakeUp(TWO, "clock", 0, 4), WakeUp(ONE, "abandoned", 30, 9)
            other = WakeUp(THREE, "clock", 50, 2)
            for each in (late, other, early):
                await store.set_wake_up(each)
            both = [slot_of(ONE), slot_of(TWO)]
            assert await store.due_wake_ups(90, 10, None, both) == [early, late]
            assert await store.due_wake_ups(29, 10, None, both) == [early]
            assert await store.due_wake_ups(90, 1, early, both) == [late]
            assert await store.due_wake_ups(90, 10, None, [slot_of(THREE)]) == [other]
            assert await store.due_wake_ups(90, 10, None, [slot_of(THREE) + 1]) == []
            assert await store.due_wake_ups(90, 10, None, []) == []
            # As many slots as a query may name.
            many = [slot for slot in range(SLOTS) if slot != slot_of(ONE)][:SLOTS_PER_QUERY]
            assert await store.due_wake_ups(90, 10, None, many) == [early, other]

    run(scene())


def test_every_engine_has_an_index_of_the_slots() -> None:
    """The migrations cannot import the number of slots."""
    for engine in ("sqlite", "postgresql"):
        [text] = [step.sql for step in steps(engine) if "wake_ups_slot" in step.sql]
        assert f"(table_id & {SLOTS - 1})" in text


def test_what_was_written_later_counts_whatever_comes_in_between(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            await store.set_wake_up(WakeUp(ONE, "clock", 0, 10))
            await other.set_wake_up(WakeUp(ONE, "clock", 0, 30))
            # From a keeper that knows the log only so far.
            await store.set_wake_up(WakeUp(ONE, "clock", 5, 20))
            for n in (20, 30):
                await store.delete_wake_up(ONE, "clock", n)
                assert await other.due_wake_ups(0, 10) == [WakeUp(ONE, "clock", 0, 30)]
            await store.delete_wake_up(ONE, "abandoned", 99)
            await store.delete_wake_up(TWO, "clock", 99)
            assert len(await store.due_wake_ups(0, 10)) == 1
            for _ in range(2):
                await store.delete_wake_up(ONE, "clock", 31)
            assert await store.due_wake_ups(0, 10) == []

    run(scene())
