"""The connection to PostgreSQL breaks, hangs, or cannot be opened for a while."""

import asyncio

import pytest

from camlann.server.store import Outcome, Unknown, Unreachable
from camlann.server.store.open_store import open_store
from camlann.server.store.postgres import PostgresStore
from tests.server.store.engines import TABLE, Postgres, append, entry, run, until
from tests.server.store.postgres_proxy import wire
from tests.timeouts import HANG_SECONDS

STORED = Outcome.STORED


def test_when_the_answer_is_lost_the_outcome_is_unknown_and_the_entry_is_there(postgres: Postgres) -> None:
    async def scene() -> None:
        async with wire(postgres.url) as between:
            store = await open_store(between.url)
            # The second time the statement is known to the server and goes in one piece.
            assert await store.append([append(0)]) == [STORED]
            between.answers.clear()
            appending = asyncio.create_task(store.append([append(1, 2, "own")]))
            async with postgres.line() as line:
                await until(lambda: line.fetchval("SELECT count(*) > 1 FROM event_log"))
            between.cut()
            with pytest.raises(Unknown):
                await appending
            between.answers.set()
            assert (await store.read(TABLE))[1:] == [entry(1, 2, "own")]
            await store.close()

    run(scene())


def test_when_the_statement_is_lost_the_outcome_is_unknown_and_the_entry_is_not_there(
    postgres: Postgres,
) -> None:
    async def scene() -> None:
        async with wire(postgres.url) as between:
            store = await open_store(between.url)
            assert await store.append([append(0)]) == [STORED]
            between.asks.clear()
            between.heard.clear()
            appending = asyncio.create_task(store.append([append(1)]))
            await between.heard.wait()
            between.cut()
            with pytest.raises(Unknown):
                await appending
            between.asks.set()
            assert await store.read(TABLE) == [entry(0)]
            assert await store.append([append(1)]) == [STORED]
            await store.close()

    run(scene())


def test_nobody_waits_for_ever_for_an_answer(postgres: Postgres) -> None:
    async def scene() -> None:
        async with wire(postgres.url) as between:
            store = await PostgresStore.open(between.url, timeout_seconds=0.5)
            assert await store.append([append(0)]) == [STORED]
            between.answers.clear()
            with pytest.raises(Unknown):
                await store.append([append(1)])
            with pytest.raises(Unreachable):
                await store.read(TABLE)
            between.answers.set()
            assert [each.n for each in await store.read(TABLE)] == [0, 1]
            await store.close()

    run(scene())


def test_a_lost_server_is_noticed_without_a_timeout_and_found_again(
    postgres: Postgres,
) -> None:
    async def scene() -> None:
        async with wire(postgres.url) as between:
            # A store that waited for its own timeout would wait longer than this test does.
            store = await PostgresStore.open(between.url, timeout_seconds=10 * HANG_SECONDS)
            # All its connections are in use at once, so all of them break.
            await asyncio.gather(*(store.append([append(0, 1, "", table)]) for table in range(8)))
            await between.down()
            for table in range(8):
                # A connection whose end was not noticed yet leaves it open whether the statement arrived.
                with pytest.raises((Unreachable, Unknown)):
                    await store.append([append(1, 1, "", table)])
                with pytest.raises(Unreachable):
                    await store.ready()
            await between.up()
            await store.ready()
            outcomes = await asyncio.gather(*(store.append([append(1, 1, "", table)]) for table in range(8)))
            assert outcomes == [[STORED]] * 8
            await store.close()

    run(scene())
