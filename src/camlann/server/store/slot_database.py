"""One of several databases that are one store, opened when it is first needed."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

import structlog

from camlann.server.store import EarlierStore, Store, Unreachable
from camlann.server.store.slot_places import SlotPlaceStore, WrongDatabases

log = structlog.get_logger(__name__)

RETRY_SECONDS = 1.0
"""How soon a database that was away is tried again: many callers must not queue for a silent one."""


class SlotDatabase(Store, SlotPlaceStore, Protocol):
    """One of the databases."""


class Database:
    """One of the databases, opened when it is first needed: it may be away when this process starts."""

    def __init__(
        self, open: Callable[[], Awaitable[SlotDatabase]], opened: SlotDatabase | None = None
    ) -> None:
        self._open, self._opened = open, opened
        self._opening = asyncio.Lock()
        self._failed = -RETRY_SECONDS
        self.started = False
        self.version: int | None = None
        """The version of its slot places that this process has read."""

    async def get(self) -> SlotDatabase:
        if self._opened is None:
            async with self._opening:
                if self._opened is None:
                    self._opened = await self._try()
        return self._opened

    async def _try(self) -> SlotDatabase:
        loop = asyncio.get_running_loop()
        if loop.time() - self._failed < RETRY_SECONDS:
            raise Unreachable("away")
        try:
            return await self._open()
        except Unreachable:
            self._failed = loop.time()
            raise
        except (WrongDatabases, EarlierStore) as error:
            if not self.started:
                raise
            # It was away, and came back as another one.
            self._failed = loop.time()
            log.error("wrong-database", error=type(error).__name__)
            raise Unreachable("wrong database") from None

    async def close(self) -> None:
        if self._opened is not None:
            await self._opened.close()
