"""The rows and locks of live keepers in PostgreSQL, over a connection of their own.

The table is not logged: when PostgreSQL crashes or a standby takes over, all locks are gone, and so are the
rows. Each connection draws a new number for its lock and writes it into the row. An old connection that the
server still believes in holds a lock that nobody asks for.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias, TypeVar

import asyncpg

from camlann.server.store import Unreachable
from camlann.server.store.live_keepers import KeeperRow
from camlann.server.store.postgres_pool import CONNECT_SECONDS, FAILED, unreachable

T = TypeVar("T")
Line: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

CHANNEL = "keepers"
ANSWER_SECONDS = 2.0
LOOK = "SELECT name, extract(epoch FROM clock_timestamp() - beat)::float8 FROM keepers"
BEAT = f"""
WITH mine AS (
    INSERT INTO keepers (name, lock, beat) VALUES ($1, $2, clock_timestamp())
    ON CONFLICT (name) DO UPDATE SET lock = excluded.lock, beat = excluded.beat
)
{LOOK}
"""
"""The rows as they were before it: a keeper that is not among them has come."""
BURY = """
DELETE FROM keepers WHERE beat < clock_timestamp() - make_interval(secs => $1) AND name IS DISTINCT FROM $3
    AND (beat < clock_timestamp() - make_interval(secs => $2) OR pg_try_advisory_xact_lock_shared(lock))
RETURNING name
"""
"""The locks are shared and last as long as this statement: whoever else asks meanwhile is told the same. A
session may always take its own."""
LEAVE = "DELETE FROM keepers WHERE name = $1"


class PostgresKeeperLine:
    single_process = False

    def __init__(self, url: str, me: str | None, changed: Callable[[], None]) -> None:
        self._url, self._me, self._changed = url, me, changed
        self._line: Line | None = None
        self._lock = 0
        self._closed = False

    async def look(self, *, beat: bool) -> list[KeeperRow]:
        async def work(line: Line) -> list[KeeperRow]:
            if self._me is None or not beat:
                return [KeeperRow(*row) for row in await line.fetch(LOOK, timeout=ANSWER_SECONDS)]
            found = await line.fetch(BEAT, self._me, self._lock, timeout=ANSWER_SECONDS)
            rows = [KeeperRow(*row) for row in found]
            await self._tell(line, all(row.name != self._me for row in rows))
            return rows

        return await self._do(work)

    async def bury(self, late_seconds: float, dead_seconds: float) -> list[str]:
        async def work(line: Line) -> list[str]:
            rows = await line.fetch(BURY, late_seconds, dead_seconds, self._me, timeout=ANSWER_SECONDS)
            await self._tell(line, bool(rows))
            return [row["name"] for row in rows]

        return await self._do(work)

    async def leave(self) -> None:
        async def work(line: Line) -> None:
            await line.execute(LEAVE, self._me, timeout=ANSWER_SECONDS)
            await self._tell(line, True)

        await self._do(work)

    def close(self) -> None:
        self._closed = True
        self._drop()

    async def _tell(self, line: Line, changed: bool) -> None:
        if changed:
            await line.execute(f"NOTIFY {CHANNEL}", timeout=ANSWER_SECONDS)

    async def _do(self, work: Callable[[Line], Awaitable[T]]) -> T:
        try:
            line = self._line or await self._connect()
            return await work(line)
        except FAILED as error:
            self._drop()
            raise unreachable(error) from None

    async def _connect(self) -> Line:
        line = await asyncpg.connect(
            self._url,
            timeout=CONNECT_SECONDS,
            server_settings={
                "application_name": "camlann",
                # A beat is worth nothing after a crash.
                "synchronous_commit": "off",
                "statement_timeout": f"{int(ANSWER_SECONDS * 800)}ms",
                "jit": "off",
            },
        )
        self._line = line
        if self._closed:
            self._drop()
            raise Unreachable("closed")
        line.add_termination_listener(self._lost)
        async with asyncio.timeout(ANSWER_SECONDS):
            await line.add_listener(CHANNEL, self._heard)
            if self._me is not None:
                self._lock = secrets.randbits(63)
                await line.execute("SELECT pg_advisory_lock($1)", self._lock)
        return line

    def _heard(self, *_: object) -> None:
        self._changed()

    def _lost(self, line: object) -> None:
        """The connection has broken. To connect again at once may come before anybody asks for the lock."""
        if line is self._line:
            self._line = None
            self._changed()

    def _drop(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            with suppress(asyncpg.InterfaceError):
                line.terminate()
