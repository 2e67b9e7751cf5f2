"""Lines to a PostgreSQL server: how many, how long they are waited for, and what it means when one breaks.

Nothing here waits for a server to come back. A dead line is thrown away and the next call opens another;
while none can be had, the caller is told at once, or within a second where nobody even refuses.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TypeAlias

import asyncpg

from camlann.server.store import Unreachable
from camlann.server.store.migrate import migrate_postgresql

Line: TypeAlias = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"

REFUSED = (
    asyncpg.DataError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.ProgramLimitExceededError,
)
"""The server does not want what the statement says; asked again it would say the same."""

ROLLED_BACK = (
    asyncpg.InsufficientResourcesError,
    asyncpg.InvalidTransactionStateError,
    asyncpg.ObjectNotInPrerequisiteStateError,
    asyncpg.QueryCanceledError,
    asyncpg.SyntaxOrAccessError,
    asyncpg.TransactionRollbackError,
)
"""The server says it could not do it now, and has done nothing: full, read-only, out of time."""

FAILED = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""All that may come of talking to a server that is not well. A `TimeoutError` is an `OSError`."""


class Lines:
    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]", retry: float) -> None:
        self._pool = pool
        self._retry = retry

    @classmethod
    async def open(cls, url: str, connections: int = 4, retry: float = 5.0) -> "Lines":
        """`retry` is how many seconds a statement may take before nobody waits for its answer any more."""
        settings = {
            "application_name": "camlann",
            "synchronous_commit": "on",
            # The server gives up a little earlier than we do, so that we are told rather than left to guess.
            "statement_timeout": f"{int(retry * 800)}ms",
            # A process that stands still in the middle of something must not hold up whoever takes its place.
            "idle_in_transaction_session_timeout": "2s",
            "jit": "off",
        }
        try:
            # Without the limit on statements: a migration may wait for another's.
            first = await asyncpg.connect(url, timeout=retry, server_settings={"application_name": "camlann"})
            try:
                await migrate_postgresql(first)
            finally:
                await first.close(timeout=retry)
            pool = await asyncpg.create_pool(
                url,
                # A pool with a floor would go on connecting in the background while the server is away.
                min_size=0,
                max_size=connections,
                max_inactive_connection_lifetime=0,
                reset=_untouched,
                timeout=min(1.0, retry),
                server_settings=settings,
            )
        except FAILED as error:
            raise unreachable(error) from None
        return cls(pool, retry)

    async def close(self) -> None:
        try:
            async with asyncio.timeout(self._retry):
                await self._pool.close()
        except FAILED:
            self._pool.terminate()

    @asynccontextmanager
    async def line(self) -> AsyncIterator[Line]:
        """A connection to the server; one that has died since is replaced."""
        try:
            line = await self._pool.acquire(timeout=self._retry)
        except FAILED as error:
            raise unreachable(error) from None
        try:
            yield line
        finally:
            await self._pool.release(line, timeout=self._retry)

    @asynccontextmanager
    async def asking(self) -> AsyncIterator[Line]:
        """A connection for what is safe to repeat, so that it need not be known how far it came."""
        async with self.line() as line:
            try:
                yield line
            except REFUSED:
                raise ValueError("a value that cannot be kept") from None
            except FAILED as error:
                drop(line)
                raise unreachable(error) from None


def drop(line: Line) -> None:
    """Throw a line away. One that broke is given back already, and then there is nothing to throw."""
    with suppress(asyncpg.InterfaceError):
        line.terminate()


async def _untouched(_: "asyncpg.Connection[asyncpg.Record]") -> None:
    """Nothing is ever set on a connection, so nothing need be put back. That spares a round trip."""


def unreachable(error: BaseException) -> Unreachable:
    # The kind alone: the text may quote a row, or the password.
    return Unreachable(type(error).__name__)
