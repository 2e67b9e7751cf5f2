"""Waiting for the store: again and again while it cannot be reached, and not all at once."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from camlann.server.store import Unknown, Unreachable

T = TypeVar("T")

SHORTEST, LONGEST = 0.05, 0.25
"""Seconds until it is asked again: at first, and at most."""


async def with_retry(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask until there is an answer. What is asked must be safe to repeat."""
    wait = SHORTEST
    while True:
        try:
            return await ask()
        except (Unknown, Unreachable):
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST)


class Loads:
    """So many tables are read at once; the others wait in line."""

    def __init__(self, at_once: int) -> None:
        self._free = asyncio.Semaphore(at_once)
        self.waiting = 0

    async def __aenter__(self) -> None:
        self.waiting += 1
        try:
            await self._free.acquire()
        finally:
            self.waiting -= 1

    async def __aexit__(self, *_: object) -> None:
        self._free.release()
