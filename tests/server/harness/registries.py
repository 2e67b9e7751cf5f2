"""Keeper registries in virtual time: processes that come to one store, each with a bus that may break."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from camlann.server.cluster.bus.local import LocalBus
from camlann.server.cluster.keeper_registry import KeeperRegistry
from camlann.server.store import TableId
from camlann.server.store.live_keepers import LiveKeeperStore
from camlann.tasks import Tasks
from tests.server.harness.memory_store import Disk, MemoryStore
from tests.server.harness.memory_store.keepers import KeeperRows
from tests.server.harness.virtual_loop import VirtualLoop

TABLES = [TableId(n << 21 | n * 1_000_003 % 2**21) for n in range(1000)]
MANY = tuple("abcdef")
FOUND_SECONDS = 1.0
"""A keeper whose process has ended is found within so long."""


def play(test: Coroutine[Any, Any, None], seed: int = 0) -> None:
    loop = VirtualLoop(seed)
    loop.run(test)
    assert loop.failures == []


class Process:
    """A registry, the work that belongs to it, and a bus of its own that may break."""

    def __init__(self, store: LiveKeeperStore, me: str | None) -> None:
        self.bus = LocalBus()
        self.keeper_registry = KeeperRegistry(store, self.bus, me)
        self.tasks = Tasks()
        self.changes: list[tuple[str, ...]] = []
        self.keeper_registry.watch(lambda: self.changes.append(self.keeper_registry.alive))

    async def start(self) -> None:
        await self.keeper_registry.start(self.tasks)

    def die(self) -> None:
        """The process is gone, and with it its connection to the store."""
        self.tasks.kill()
        self.keeper_registry.close()

    def hang(self) -> None:
        """It does nothing any more, and is still connected."""
        self.tasks.kill()


class Place:
    """A store, and processes that come to it at moments of their own."""

    def __init__(self, seed: int = 0) -> None:
        self.disk, self._seed = Disk(), seed

    @property
    def rows(self) -> KeeperRows:
        return self.disk.keepers

    def process(self, me: str | None) -> Process:
        return Process(MemoryStore(self.disk), me)

    async def server(self, *names: str | None) -> list[Process]:
        processes = [self.process(name) for name in names]
        for n, process in enumerate(processes):
            await asyncio.sleep((13 * self._seed + 7 * n) % 10 / 20)
            await process.start()
        await asyncio.sleep(3.0)
        for process in processes:
            process.changes.clear()
        return processes


def seen(*processes: Process) -> set[tuple[str, ...]]:
    """Who is alive, as these see it."""
    return {process.keeper_registry.alive for process in processes}


def owners(process: Process) -> dict[TableId, str | None]:
    return {table: process.keeper_registry.owner(table) for table in TABLES}
