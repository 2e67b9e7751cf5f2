"""What can only happen with PostgreSQL: a server at the other end of a connection."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import asyncpg
import pytest

from camlann.server.store import Outcome, Person, TableId, Unknown, Unreachable
from camlann.server.store.author_keys import AuthorKey
from camlann.server.store.open_store import open_store
from camlann.server.store.postgres import PostgresStore
from camlann.server.store.postgres_pool import drop
from camlann.server.store.sql.author_keys import LOCK_PERSON
from camlann.table import PersonId
from tests.server.harness.databases import SERVER, command
from tests.server.store.engines import TABLE, Postgres, append, entry, opened, run, until
from tests.timeouts import HANG_SECONDS

PERSON_ID = PersonId("a" * 32)
STORED, LOST, BAD = Outcome.STORED, Outcome.LOST, Outcome.BAD

WAITING = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"


@asynccontextmanager
async def foreign_row(
    postgres: Postgres, n: int, size: int = 1
) -> AsyncIterator[asyncpg.transaction.Transaction]:
    """Another keeper's row that is written but not yet committed."""
    async with postgres.line() as line:
        transaction = line.transaction()
        await transaction.start()
        await line.execute("INSERT INTO event_log VALUES ($1, $2, $3, 0, 'foreign', '')", TABLE, n, size)
        yield transaction


async def blocked(postgres: Postgres) -> int:
    """The backend of an append that waits for another's."""
    pids: list[int] = []
    async with postgres.line() as line:

        async def look() -> object:
            pids.extend(row["pid"] for row in await line.fetch(WAITING))
            return pids

        await until(look)
    return pids[0]


def test_a_transaction_that_hangs_is_not_waited_for_long(postgres: Postgres) -> None:
    async def scene() -> None:
        async with opened(postgres) as [still]:
            assert isinstance(still, PostgresStore)
            # It has no timeout of its own here: only the server can end the other's transaction.
            store = await PostgresStore.open(postgres.url, timeout_seconds=10 * HANG_SECONDS)
            await store.add_person(Person(PERSON_ID, "Ana"), b"token")
            async with still._pool.connection() as line:
                # As a process does that is stopped between two statements.
                await line.execute("BEGIN")
                await line.execute(LOCK_PERSON, PERSON_ID)
                assert await store.add_author_key(AuthorKey(PERSON_ID, 1, b"sealed")) is not None
                drop(line)
            await store.close()

    run(scene())


@pytest.mark.parametrize("size", [1, 2])
def test_who_meets_a_row_in_the_making_waits_and_loses_if_it_is_committed(
    postgres: Postgres, size: int
) -> None:
    async def scene() -> None:
        async with opened(postgres) as [store], foreign_row(postgres, 0) as other:
            appending = asyncio.create_task(store.append([append(0, size), append(0, 1, "", 9)]))
            await blocked(postgres)
            await other.commit()
            assert await appending == [LOST, STORED]
            assert [each.public for each in await store.read(TABLE)] == [b"foreign"]

    run(scene())


def test_who_meets_a_row_in_the_making_is_stored_if_it_is_given_up(postgres: Postgres) -> None:
    async def scene() -> None:
        async with opened(postgres) as [store], foreign_row(postgres, 0) as other:
            appending = asyncio.create_task(store.append([append(0, 2, "own")]))
            await blocked(postgres)
            await other.rollback()
            assert await appending == [STORED]
            assert await store.read(TABLE) == [entry(0, 2, "own")]

    run(scene())


def test_a_group_in_the_making_keeps_out_what_would_follow_it_until_it_is_there(postgres: Postgres) -> None:
    async def scene() -> None:
        async with opened(postgres) as [store], foreign_row(postgres, 0, 2) as other:
            assert await store.append([append(1)]) == [LOST]
            assert await store.append([append(2)]) == [LOST]
            await other.commit()
            assert await store.append([append(1)]) == [LOST]
            assert await store.append([append(2)]) == [STORED]

    run(scene())


def test_tables_are_taken_in_their_order_so_nobody_waits_in_a_circle(postgres: Postgres) -> None:
    async def scene() -> None:
        async with opened(postgres) as [store], foreign_row(postgres, 0) as other:
            appending = asyncio.create_task(store.append([append(0, 1, "", 9), append(0, 1, "", TABLE)]))
            await blocked(postgres)
            # It waits for the lower table and holds nothing of the higher one yet.
            async with postgres.line() as line:
                await line.execute("SET lock_timeout = '2s'")
                await line.execute("INSERT INTO event_log VALUES (9, 0, 1, 0, '', '')")
            await other.commit()
            assert await appending == [LOST, LOST]

    run(scene())


def test_when_the_backend_dies_in_an_append_the_outcome_is_unknown_and_the_log_tells_it(
    postgres: Postgres,
) -> None:
    async def scene() -> None:
        async with opened(postgres) as [store], foreign_row(postgres, 0) as other:
            appending = asyncio.create_task(store.append([append(0, 2, "own")]))
            pid = await blocked(postgres)
            async with postgres.line() as line:
                await line.execute("SELECT pg_terminate_backend($1)", pid)
            with pytest.raises(Unknown):
                await appending
            await other.rollback()
            assert await store.read(TABLE) == []
            assert await store.append([append(0, 2, "own")]) == [STORED]

    run(scene())


def test_a_server_that_gives_up_waiting_has_changed_nothing(postgres: Postgres) -> None:
    async def scene() -> None:
        store = await PostgresStore.open(postgres.url, timeout_seconds=0.5)
        async with foreign_row(postgres, 0) as other:
            with pytest.raises(Unreachable):
                await store.append([append(0), append(0, 1, "", 9)])
            await other.rollback()
        assert await store.read(TableId(9)) == []
        assert await store.append([append(0)]) == [STORED]
        await store.close()

    run(scene())


def test_an_append_that_is_cancelled_leaves_the_store_usable(postgres: Postgres) -> None:
    async def scene() -> None:
        store = await open_store(postgres.url, connections=1)
        async with foreign_row(postgres, 0) as other:
            for _ in range(3):
                appending = asyncio.create_task(store.append([append(0)]))
                await blocked(postgres)
                appending.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await appending
            await other.rollback()
        assert await store.append([append(0)]) == [STORED]
        await store.close()

    run(scene())


def test_what_the_server_refuses_of_a_statement_harms_no_other_entry(postgres: Postgres) -> None:
    async def scene() -> None:
        async with opened(postgres) as [store]:
            async with postgres.line() as line:
                await line.execute("ALTER TABLE event_log ADD CHECK (octet_length(public) < 10)")
            tried = [
                append(0, 1, "", 1),
                append(0, 1, "far too long", 2),
                append(1, 1, "", 3),
                append(0, 0, "", 4),
            ]
            assert await store.append(tried) == [STORED, BAD, LOST, STORED]
            assert await store.append([append(0, 1, "far too long", 2)]) == [BAD]
            assert await store.read(TableId(2)) == []
            assert await store.append([append(0, 1, "short", 2)]) == [STORED]

    run(scene())


def test_every_connection_commits_to_disk_whatever_the_database_default(alone: Postgres) -> None:
    async def scene() -> None:
        store = await PostgresStore.open(alone.url)
        # One line after the other, and again once they have been used and given back.
        for _ in range(2):
            async with store._pool.connection() as one, store._pool.connection() as other:
                for line in (one, other):
                    assert await line.fetchval("SHOW synchronous_commit") == "on"
        await store.close()

    name = alone.url.rpartition("/")[2]
    command(f"ALTER DATABASE {name} SET synchronous_commit = off", SERVER)
    run(scene())


def test_a_server_that_only_reads_is_not_ready(alone: Postgres) -> None:
    async def scene() -> None:
        async with opened(alone) as [store]:
            name = alone.url.rpartition("/")[2]
            async with alone.line() as line:
                await line.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
                await line.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
                await until(lambda: _fails(store.ready, "read only"))
                with pytest.raises(Unreachable):
                    await store.append([append(0)])
                await line.execute("SET default_transaction_read_only = off")
                await line.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
            await store.ready()
            assert await store.append([append(0)]) == [STORED]

    run(scene())


async def _fails(work: Callable[[], Awaitable[None]], text: str) -> bool:
    try:
        await work()
    except Unreachable as error:
        return str(error) == text
    return False


def test_where_there_is_no_server_the_store_does_not_open_and_tells_no_password() -> None:
    async def scene() -> None:
        with pytest.raises(Unreachable) as caught:
            await open_store("postgresql://somebody:secret@127.0.0.1:1/nothing")
        assert "secret" not in str(caught.value)

    run(scene())
