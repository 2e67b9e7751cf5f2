"""The rows and locks of live keepers: alike in PostgreSQL and in memory, and what PostgreSQL alone shows."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from camlann.server.cluster.bus.local import LocalBus
from camlann.server.cluster.keeper_registry import KeeperRegistry
from camlann.server.store import Store, Unreachable
from camlann.server.store.live_keepers import KeeperLine
from camlann.server.store.postgres_keepers import PostgresKeeperLine
from camlann.tasks import Tasks
from tests.server.store.engines import Engine, Postgres, opened, run, until
from tests.server.store.postgres_proxy import wire

LATE, DEAD = 0.15, 1000.0
"""Seconds. A slow machine is late too, and then a lock tells."""
AT_ONCE = -1.0
"""However young a row is, it is late."""


@pytest.fixture(params=["postgres", "memory"])
def shared(request: pytest.FixtureRequest) -> Engine:
    """An engine that several processes can share."""
    found: Engine = request.getfixturevalue(request.param)
    return found


@asynccontextmanager
async def lines(store: Store, *names: str | None) -> AsyncIterator[list[KeeperLine]]:
    found = [store.keeper_line(name, lambda: None) for name in names]
    try:
        yield found
    finally:
        for line in found:
            line.close()


async def buried(line: KeeperLine, late: float) -> list[str]:
    """Whoever is buried first: PostgreSQL notices a moment later that a session has ended."""
    while True:
        if found := await line.bury(late, DEAD):
            return found
        await asyncio.sleep(0.01)


async def names(line: KeeperLine) -> set[str]:
    return {row.name for row in await line.look(beat=False)}


def test_a_row_is_written_again_and_again_and_its_age_is_by_the_clock_of_the_store(shared: Engine) -> None:
    async def scene() -> None:
        async with opened(shared) as (store,), lines(store, None, "a", "b") as (gate, a, b):
            assert await gate.look(beat=True) == []
            await a.look(beat=True)
            await b.look(beat=True)
            await asyncio.sleep(0.3)
            await b.look(beat=True)
            ages = {row.name: row.age for row in await gate.look(beat=False)}
            assert set(ages) == {"a", "b"}
            assert ages["a"] - ages["b"] > 0.25
            await a.look(beat=True)
            await b.look(beat=False)
            ages = {row.name: row.age for row in await gate.look(beat=False)}
            assert ages["a"] < ages["b"]

    run(scene())


def test_a_keeper_that_leaves_has_no_row_and_who_watches_is_told(shared: Engine) -> None:
    async def scene() -> None:
        told = asyncio.Event()
        async with opened(shared) as (store,), lines(store, "a") as (a,):
            gate = store.keeper_line(None, told.set)
            assert await names(gate) == set()
            for step in (a.look(beat=True), a.leave(), a.look(beat=True)):
                told.clear()
                await step
                await told.wait()
            told.clear()
            await a.look(beat=True)
            await names(gate)
            # A beat tells nobody anything new.
            assert not told.is_set()
            gate.close()

    run(scene())


def test_of_those_who_are_late_only_one_whose_lock_is_free_is_buried(shared: Engine) -> None:
    async def scene() -> None:
        async with opened(shared) as (store,), lines(store, None, "a", "b", "c") as (gate, a, b, c):
            for line in (a, b, c):
                await line.look(beat=True)
            b.close()
            assert await gate.bury(DEAD, DEAD) == []
            await asyncio.sleep(LATE)
            assert await buried(gate, LATE) == ["b"]
            assert await names(gate) == {"a", "c"}
            assert await gate.bury(LATE, DEAD) == []
            # What is too old is buried whoever holds its lock, and comes back when it goes on.
            await c.look(beat=True)
            assert await gate.bury(0.0, LATE) == ["a"]
            await a.look(beat=True)
            assert await names(gate) == {"a", "c"}

    run(scene())


def test_many_who_ask_at_once_find_the_same_one_dead_and_nobody_else(postgres: Postgres) -> None:
    async def scene() -> None:
        async with opened(postgres) as (store,), lines(store, *"abcd", *[None] * 12) as found:
            a, b, *others = found
            for line in found:
                await line.look(beat=True)
            a.close()
            asking = [asyncio.create_task(buried(each, AT_ONCE)) for each in others]
            done, waiting = await asyncio.wait(asking, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.sleep(0.2)
            assert [task.result() for task in done] == [["a"]]
            assert not any(task.done() for task in waiting)
            for task in waiting:
                task.cancel()
            await asyncio.wait(waiting)
            assert await names(b) == {"b", "c", "d"}

    run(scene())


def test_whose_session_was_ended_is_told_at_once_and_takes_another_lock(postgres: Postgres) -> None:
    async def scene() -> None:
        told = asyncio.Event()
        async with opened(postgres) as (store,), postgres.line() as own, lines(store, None) as (gate,):
            a = store.keeper_line("a", told.set)
            await a.look(beat=True)
            lock = await own.fetchval("SELECT lock FROM keepers")
            told.clear()
            assert await own.fetchval("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE objid <> 0")
            # PostgreSQL still believes in the session that has gone: its lock stays.
            await own.execute("SELECT pg_advisory_lock($1)", lock)
            await told.wait()
            await a.look(beat=True)
            assert await own.fetchval("SELECT lock FROM keepers") != lock
            assert await gate.bury(AT_ONCE, DEAD) == []
            a.close()
            assert await buried(gate, AT_ONCE) == ["a"]

    run(scene())


@pytest.mark.parametrize("hangs", [False, True])
def test_without_postgresql_it_says_so_soon_and_connects_again(postgres: Postgres, hangs: bool) -> None:
    async def scene() -> None:
        async with wire(postgres.url) as between:
            line = PostgresKeeperLine(between.url, "a", lambda: None)
            await line.look(beat=True)
            if hangs:
                between.answers.clear()
            else:
                await between.down()
            for _ in range(3):
                with pytest.raises(Unreachable):
                    await line.look(beat=True)
            if hangs:
                between.answers.set()
            else:
                await between.up()
            await line.look(beat=True)
            assert await names(line) == {"a"}
            line.close()
            with pytest.raises(Unreachable):
                await line.look(beat=True)

    run(scene())


def test_where_nothing_can_be_written_nobody_is_alive_or_dead(alone: Postgres) -> None:
    """A standby, or a server that was made read-only."""

    async def scene() -> None:
        async with opened(alone) as (store,), alone.line() as own, lines(store, "a") as (a,):
            await a.look(beat=True)
            name = await own.fetchval("SELECT current_database()")
            await own.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
            b = store.keeper_line("b", lambda: None)
            with pytest.raises(Unreachable):
                await b.look(beat=True)
            b.close()

    run(scene())


def test_beats_leave_nothing_behind(postgres: Postgres) -> None:
    async def scene() -> None:
        async with opened(postgres) as (store,), postgres.line() as own, lines(store, "a", "b") as (a, b):
            for _ in range(1500):
                await a.look(beat=True)
                await b.look(beat=True)
            pages = await own.fetchval("SELECT pg_relation_size('keepers') / 8192")
            index = await own.fetchval("SELECT pg_relation_size('keepers_pkey') / 8192")
            # Without that there would be thirty.
            assert pages <= 15
            assert index <= 4

    run(scene())


def test_registries_over_postgresql_know_the_same_and_find_who_died(postgres: Postgres) -> None:
    async def scene() -> None:
        async with opened(postgres) as (store,):
            tasks = [Tasks() for _ in range(4)]
            found = [KeeperRegistry(store, LocalBus(), name) for name in (None, "a", "b", "c")]
            gate, a, b, c = found
            for registry, own in zip(found, tasks, strict=True):
                await registry.start(own)

            async def told(*alive: str) -> None:
                async def all_know() -> bool:
                    living = [each for each in (gate, a, b, c) if each not in gone]
                    return {each.alive for each in living} == {alive}

                await until(all_know)

            gone: list[KeeperRegistry] = []
            await told("a", "b", "c")
            await b.leave()
            await told("a", "c")
            tasks[3].kill()
            c.close()
            gone.append(c)
            await told("a")
            for registry, own in zip(found, tasks, strict=True):
                await own.stop()
                registry.close()

    run(scene())
