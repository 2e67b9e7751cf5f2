"""Migrations go forward once, whoever runs them and however often."""

import asyncio
import sqlite3
import sys
from contextlib import closing

import asyncpg
import pytest

from camlann.server.store import Outcome
from camlann.server.store.migrate import (
    CREATE_MIGRATIONS,
    Step,
    migrate_postgresql,
    migrate_sqlite,
    statements,
    steps,
)
from camlann.server.store.sqlite import connect
from tests.server.harness.shared_database import SharedDatabase
from tests.server.store.engines import TABLE, Engine, Postgres, Sqlite, append, entry, opened, run
from tests.timeouts import HANG_SECONDS

NUMBERS = "SELECT number FROM schema_migrations ORDER BY number"

OPEN = """
import asyncio, sys
from camlann.server.store.open_store import open_store
from tests.timeouts import HANG_SECONDS
async def main():
    store = await open_store(sys.argv[1])
    await store.ready()
    await store.close()
sys.stdin.read()
asyncio.run(main())
"""
"""A process that opens a store when its input ends."""


@pytest.fixture
def postgres(shared_postgres: SharedDatabase) -> Postgres:
    """A database without tables."""
    return Postgres(shared_postgres.without_tables())


def url(engine: Engine) -> str:
    assert isinstance(engine, Postgres | Sqlite)
    return engine.url if isinstance(engine, Postgres) else f"sqlite:{engine.path}"


async def numbers(engine: Engine) -> list[int]:
    if isinstance(engine, Postgres):
        async with engine.line() as line:
            return [row["number"] for row in await line.fetch(NUMBERS)]
    assert isinstance(engine, Sqlite)
    with closing(sqlite3.connect(engine.path)) as connection:
        return [number for (number,) in connection.execute(NUMBERS)]


def test_both_engines_have_the_same_migrations_numbered_from_one() -> None:
    there = [step.number for step in steps("postgresql")]
    assert there == list(range(1, len(there) + 1))
    assert [step.number for step in steps("sqlite")] == there


@pytest.mark.parametrize("engine", ["postgres", "sqlite"], indirect=True)
def test_opening_again_changes_nothing(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            await store.append([append(0)])
            async with opened(engine) as [other]:
                assert await other.read(TABLE) == [entry(0)]
            assert await store.append([append(1)]) == [Outcome.STORED]
        assert await numbers(engine) == [step.number for step in steps(engine.name)]

    run(scene())


@pytest.mark.parametrize("engine", ["postgres", "sqlite"], indirect=True)
def test_processes_that_open_a_new_database_at_once_migrate_it_once(engine: Engine) -> None:
    async def process() -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(
            sys.executable, "-W", "error", "-c", OPEN, url(engine), stdin=pipe, stderr=pipe
        )

    async def scene() -> None:
        processes = [await process() for _ in range(3)]
        told = await asyncio.gather(*(each.communicate(b"") for each in processes))
        assert [err for _, err in told] == [b""] * 3
        assert [each.returncode for each in processes] == [0] * 3
        assert await numbers(engine) == [step.number for step in steps(engine.name)]

    run(scene())


@pytest.mark.parametrize("engine", ["postgres", "sqlite"], indirect=True)
def test_many_in_one_process_migrate_once(engine: Engine) -> None:
    async def scene() -> None:
        stores = await asyncio.gather(*(engine.open() for _ in range(6)))
        for store in stores:
            await store.ready()
            await store.close()
        assert await numbers(engine) == [step.number for step in steps(engine.name)]

    run(scene())


GOOD = Step(1001, "CREATE TABLE good (a integer);")
BROKEN = Step(1002, "CREATE TABLE broken (a integer);\nINSERT INTO nowhere VALUES (1);")
SLOW = Step(1003, "ALTER TABLE event_log ADD COLUMN more integer NOT NULL DEFAULT 0;")


def test_a_migration_that_fails_leaves_nothing_in_postgresql(postgres: Postgres) -> None:
    async def scene() -> None:
        async with postgres.line() as line:
            with pytest.raises(asyncpg.UndefinedTableError):
                await migrate_postgresql(line, [GOOD, BROKEN])
        assert await numbers(postgres) == [GOOD.number]
        async with postgres.line() as line:
            assert await line.fetchval("SELECT to_regclass('broken')") is None
            # The lock went with the line; what was done is not done again.
            await migrate_postgresql(line, [GOOD, Step(BROKEN.number, "CREATE TABLE mended (a integer)")])
        assert await numbers(postgres) == [GOOD.number, BROKEN.number]

    run(scene())


def test_a_migration_that_fails_leaves_nothing_in_sqlite(sqlite: Sqlite) -> None:
    with closing(sqlite3.connect(sqlite.path, isolation_level=None)) as connection:
        with pytest.raises(sqlite3.OperationalError):
            migrate_sqlite(connection, [GOOD, BROKEN])
        assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
        migrate_sqlite(connection, [GOOD])
        assert connection.execute(NUMBERS).fetchall() == [(GOOD.number,)]


def test_who_finds_another_migrating_a_file_waits_and_does_nothing_again(sqlite: Sqlite) -> None:
    async def scene() -> None:
        with closing(connect(str(sqlite.path), 5)) as other:
            other.execute(CREATE_MIGRATIONS)
            other.execute("BEGIN IMMEDIATE")
            other.execute(GOOD.sql)
            other.execute("INSERT INTO schema_migrations (number) VALUES (?)", (GOOD.number,))
            migrating = asyncio.create_task(asyncio.to_thread(migrate))
            await asyncio.sleep(0.2)
            assert not migrating.done()
            other.execute("COMMIT")
            await migrating

    def migrate() -> None:
        with closing(connect(str(sqlite.path), HANG_SECONDS)) as connection:
            migrate_sqlite(connection, [GOOD])

    run(scene())


def test_a_running_store_goes_on_over_a_migration_and_before_a_newer_database(postgres: Postgres) -> None:
    async def scene() -> None:
        async with opened(postgres) as [store]:
            assert await store.append([append(0)]) == [Outcome.STORED]
            async with postgres.line() as line:
                await migrate_postgresql(line, [*steps("postgresql"), GOOD, SLOW])
            assert await store.append([append(1)]) == [Outcome.STORED]
            assert await store.read(TABLE) == [entry(0), entry(1)]
            async with opened(postgres) as [older]:
                assert await older.append([append(2)]) == [Outcome.STORED]

    run(scene())


def test_a_migration_that_must_wait_for_a_table_gives_up_before_others_queue_up(postgres: Postgres) -> None:
    async def scene() -> None:
        async with opened(postgres) as [store], postgres.line() as busy, postgres.line() as line:
            async with busy.transaction():
                await busy.execute("LOCK TABLE event_log IN ACCESS SHARE MODE")
                migrating = asyncio.create_task(migrate_postgresql(line, [*steps("postgresql"), SLOW]))
                await asyncio.sleep(0.2)
                assert await store.append([append(0)]) == [Outcome.STORED]
                with pytest.raises(asyncpg.LockNotAvailableError):
                    await migrating
            assert SLOW.number not in await numbers(postgres)

    run(scene())


def test_a_file_of_sql_is_read_statement_by_statement() -> None:
    table = "-- First; then.\nCREATE TABLE a (b TEXT DEFAULT ';');\n"
    trigger = "CREATE TRIGGER t AFTER INSERT ON a BEGIN\n  SELECT 1;\nEND;\n"
    assert list(statements(table + trigger + "\n-- The end.\n"))[:2] == [table, trigger]
