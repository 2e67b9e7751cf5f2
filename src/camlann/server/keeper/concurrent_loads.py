"""The load limit: how many tables a keeper reads from the store at the same time; the others wait."""

import asyncio


class LoadLimit:
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
