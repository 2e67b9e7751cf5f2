"""The load limit: how many tables a keeper reads from the store at the same time; the others wait."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from camlann.server.keeper.retry import with_retry

T = TypeVar("T")


class LoadLimit:
    def __init__(self, at_once: int) -> None:
        self._free = asyncio.Semaphore(at_once)
        self.waiting = 0
        """The number of loads that wait for their turn."""

    async def load(self, read: Callable[[], Awaitable[T]]) -> T:
        """Read until the store answers. Between two tries others read."""

        async def once() -> T:
            self.waiting += 1
            try:
                await self._free.acquire()
            finally:
                self.waiting -= 1
            try:
                return await read()
            finally:
                self._free.release()

        return await with_retry(once)
