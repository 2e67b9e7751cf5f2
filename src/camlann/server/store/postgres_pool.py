"""The PostgreSQL connection pool: its limits and timeouts, and how its errors are classified.

Nothing here waits for a server to come back. A dead connection is discarded and the next call opens another.
If none can be opened, the caller gets `Unreachable` at once, or within a second if the server is silent.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TypeAlias

import asyncpg

from camlann.server.store import Unreachable
from camlann.server.store.migrate import migrate_postgresql

Connection: TypeAlias = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"

REFUSED = (
    asyncpg.DataError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.ProgramLimitExceededError,
)
"""The server rejects the statement's values; a retry would fail again."""

ROLLED_BACK = (
    asyncpg.InsufficientResourcesError,
    asyncpg.InvalidTransactionStateError,
    asyncpg.ObjectNotInPrerequisiteStateError,
    asyncpg.QueryCanceledError,
    asyncpg.SyntaxOrAccessError,
    asyncpg.TransactionRollbackError,
)
"""The server could not run the statement now and has rolled it back: full, read-only, timeout."""

FAILED = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""Every error of a server in trouble. A `TimeoutError` is an `OSError`."""

CONNECT_SECONDS = 1.0
"""How long the pool tries to open another connection. A statement waits no longer for one."""


class PostgresPool:
    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]", timeout_seconds: float) -> None:
        self._pool = pool
        self._timeout_seconds = timeout_seconds

    @classmethod
    async def open(cls, url: str, connections: int = 4, timeout_seconds: float = 5.0) -> "PostgresPool":
        """`timeout_seconds` limits each statement."""
        settings = {
            "application_name": "camlann",
            "synchronous_commit": "on",
            # A statement that waited for a lock must see what was written meanwhile.
            "default_transaction_isolation": "read committed",
            # The server gives up a little earlier than we do, so that we get its error instead of a timeout.
            "statement_timeout": f"{int(timeout_seconds * 800)}ms",
            # A process that hangs inside a transaction must not block the process that takes over.
            "idle_in_transaction_session_timeout": "2s",
            "jit": "off",
        }
        try:
            # Without the statement timeout: a migration may wait for another process that migrates.
            first = await asyncpg.connect(
                url, timeout=timeout_seconds, server_settings={"application_name": "camlann"}
            )
            try:
                await migrate_postgresql(first)
            finally:
                await first.close(timeout=timeout_seconds)
            pool = await asyncpg.create_pool(
                url,
                # A pool with a minimum size would keep connecting in the background while the server is away.
                min_size=0,
                max_size=connections,
                max_inactive_connection_lifetime=0,
                reset=_no_reset,
                timeout=min(CONNECT_SECONDS, timeout_seconds),
                server_settings=settings,
            )
        except FAILED as error:
            raise unreachable(error) from None
        return cls(pool, timeout_seconds)

    async def close(self) -> None:
        try:
            async with asyncio.timeout(self._timeout_seconds):
                await self._pool.close()
        except FAILED:
            self._pool.terminate()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """Borrow a connection; the pool replaces dead ones."""
        try:
            connection = await self._pool.acquire(timeout=self._timeout_seconds)
        except FAILED as error:
            raise unreachable(error) from None
        try:
            yield connection
        finally:
            await self._pool.release(connection, timeout=self._timeout_seconds)

    @asynccontextmanager
    async def repeatable(self) -> AsyncIterator[Connection]:
        """Borrow a connection for statements that are safe to repeat: any failure is `Unreachable`."""
        async with self.connection() as connection:
            try:
                yield connection
            except REFUSED:
                raise ValueError("a value that cannot be kept") from None
            except FAILED as error:
                drop(connection)
                raise unreachable(error) from None


def drop(connection: Connection) -> None:
    """Discard a connection. A broken one was returned to the pool already; then there is nothing to do."""
    with suppress(asyncpg.InterfaceError):
        connection.terminate()


async def _no_reset(_: "asyncpg.Connection[asyncpg.Record]") -> None:
    """We set nothing on a connection, so there is nothing to reset. It saves a round trip."""


def unreachable(error: BaseException) -> Unreachable:
    # Only the type of the error: its text may quote a row or the password.
    return Unreachable(type(error).__name__)
