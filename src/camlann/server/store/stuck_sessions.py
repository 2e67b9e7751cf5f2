"""Ends database sessions of processes that stand still in the middle of a statement.

A process that is stopped after it has prepared a statement, and before it has sent the values, keeps the
locks of that statement. PostgreSQL's own timeouts do not count while it waits for the rest, so a move of
slots would wait for ever. A session that is ended so has stored nothing; its process connects again when it
goes on.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import asyncpg

SECONDS = 3
"""A process that runs sends the rest at once."""
END_STUCK = f"""
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE application_name = 'camlann' AND datname = current_database() AND state = 'active'
    AND wait_event = 'ClientRead' AND state_change < now() - interval '{SECONDS} seconds'
"""


@asynccontextmanager
async def without_stuck_sessions(
    urls: Sequence[str], settings: dict[str, str], connect_seconds: float
) -> AsyncIterator[None]:
    """While this is open, such sessions are ended in all these databases."""
    async with AsyncExitStack() as ends:
        watching = []
        for url in urls:
            line = await asyncpg.connect(url, timeout=connect_seconds, server_settings=settings)
            ends.push_async_callback(line.close, timeout=connect_seconds)
            watching.append(asyncio.create_task(_watch(line)))
        try:
            yield
        finally:
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)


async def _watch(line: "asyncpg.Connection[asyncpg.Record]") -> None:
    while True:
        await asyncio.sleep(1)
        # Without the right to end them, or without the database, the move says what is wrong.
        with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            await line.execute(END_STUCK)
