"""The load limit: how many tables a keeper reads from a database at the same time; the others wait.

Each database has its own limit: while one is away, the tables of the others are loaded.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from camlann.server.keeper.retry import with_retry
from camlann.server.store import Store, TableId

T = TypeVar("T")


class LoadLimit:
    def __init__(self, store: Store, at_once: int) -> None:
        self._store, self._at_once = store, at_once
        self._free: dict[int, asyncio.Semaphore] = {}
        self._waiting: dict[int, int] = {}

    @property
    def waiting(self) -> int:
        return sum(self._waiting.values())

    def waiting_with(self, table: TableId) -> int:
        """The number of loads that wait for the database of this table."""
        return self._waiting.get(self._store.database_of(table), 0)

    async def load(self, table: TableId, read: Callable[[], Awaitable[T]]) -> T:
        """Read until the store answers. Between two tries others read."""

        async def once() -> T:
            free = await self._turn(table)
            try:
                return await read()
            finally:
                free.release()

        return await with_retry(once)

    async def _turn(self, table: TableId) -> asyncio.Semaphore:
        """Wait for a free place at the database of a table."""
        database = self._store.database_of(table)
        free = self._free.setdefault(database, asyncio.Semaphore(self._at_once))
        self._waiting[database] = self._waiting.get(database, 0) + 1
        try:
            await free.acquire()
        finally:
            self._waiting[database] -= 1
        return free
