"""A server of real processes with a look inside, for while its gates and keepers are killed."""

import asyncio
import re
import sys
from collections import Counter
from pathlib import Path

import asyncpg

from camlann.runtime import Runtime
from camlann.server.cluster.bus import Bus
from camlann.server.cluster.bus.open_bus import open_bus
from camlann.server.cluster.keeper_registry import KeeperRegistry
from camlann.server.crypto.author_keys import AuthorKeyring
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.keeper.retry import with_retry
from camlann.server.store import Entry, Store, TableId
from camlann.server.store.open_store import open_store
from camlann.tasks import Tasks
from tests.server.faults.chat import Kepts, kept
from tests.server.harness.process_server import MASTER, UP_WITHIN, ProcessServer, listening
from tests.server.harness.processes import Process, free_port
from tests.server.harness.whole_logs import deleted_in_postgres, keep_in_postgres

WRONG = re.compile(
    r"(Traceback|table-failed|rules-failed|task-failed|append-refused|bus-message-unreadable|registry-observer-failed"
    r"|bus-handler-failed|request-failed|bus-message-too-long)"
)
"""What should not be in any process's log."""
BUSY_SESSIONS = """
SELECT pid, application_name, state, wait_event, (now() - state_change)::text, left(query, 60)
FROM pg_stat_activity WHERE state <> 'idle' AND pid <> pg_backend_pid()
"""


class ObservedServer(ProcessServer):
    def __init__(
        self, gates: int = 2, keepers: int = 2, *, standby: bool = False, keep: bool = False
    ) -> None:
        camlann = (str(Path(sys.executable).with_name("camlann")),)
        super().__init__(
            "faults", camlann=camlann, postgres=("fsync=on", "max_connections=50"), standby=standby, keep=keep
        )
        self._tasks = Tasks()
        self._bus: Bus | None = None
        self._store: Store | None = None
        self._keeper_registry: KeeperRegistry | None = None
        self._ids: dict[Process, str] = {}
        self._known: set[str] = set()
        """All keepers that were ever heard of."""
        ports = [free_port() for _ in range(gates)]
        self.urls = [f"http://127.0.0.1:{port}" for port in ports]
        self.gates = [self.add_gate(f"gate {n}", port) for n, port in enumerate(ports)]
        self.keepers = [self.add_keeper(f"keeper {n}") for n in range(keepers)]

    async def start(self) -> None:
        await self.start_services()
        self._store, self._bus = await open_store(self.store_url), await open_bus(self.bus_url)
        await keep_in_postgres(self.store_url)
        self._keeper_registry = KeeperRegistry(self._store, self._bus, None)
        await self._keeper_registry.start(self._tasks)
        for keeper in self.keepers:
            keeper.start()
            await self.heard(keeper)
        for gate in self.gates:
            gate.start()
        for gate in self.gates:
            await self.opened(gate)

    async def heard(self, keeper: Process) -> None:
        """Wait until a keeper that was started is heard of."""
        async with asyncio.timeout(UP_WITHIN):
            while not (new := {*self.alive} - self._known):  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.02)
        self._known |= new
        self._ids[keeper] = new.pop()

    async def heard_all(self) -> None:
        """Wait until as many new keepers are heard of as there are, whichever is which."""
        async with asyncio.timeout(UP_WITHIN):
            while len(new := {*self.alive} - self._known) < len(self.keepers):  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        self._known |= new
        self._ids.clear()

    async def opened(self, gate: Process) -> None:
        await listening(int(self.urls[self.gates.index(gate)].rpartition(":")[2]))

    async def close(self) -> None:
        await self._tasks.stop()
        if self._keeper_registry is not None:
            self._keeper_registry.close()
        if self._bus is not None:
            await self._bus.close()
        if self._store is not None:
            await self._store.close()

    # What can be seen of it from outside.

    @property
    def store(self) -> Store:
        assert self._store is not None
        return self._store

    @property
    def alive(self) -> tuple[str, ...]:
        """The keepers that are alive, as a gate sees it."""
        assert self._keeper_registry is not None
        return self._keeper_registry.alive

    def watch(self) -> list[tuple[str, ...]]:
        """A list of all changes from now on."""
        changes: list[tuple[str, ...]] = []
        assert self._keeper_registry is not None
        self._keeper_registry.watch(lambda: changes.append(self.alive))
        return changes

    def keeps(self, keeper: Process, table: TableId) -> bool:
        """Whether the table is this keeper's, by all that is known."""
        assert self._keeper_registry is not None
        return self._keeper_registry.owner(table) == self._ids.get(keeper)

    async def table(self, name: str) -> TableId:
        found = await with_retry(lambda: self.store.find_table(name))
        assert found is not None
        return found.id

    async def log(self, table: TableId) -> list[Entry]:
        """All that was ever appended to this log."""
        entries = await with_retry(lambda: self.store.read(table))
        deleted = await deleted_in_postgres(self.store_url, table)
        # Some may have been deleted in between.
        return [*(each for each in deleted if not entries or each.n < entries[0].n), *entries]

    async def chat(self, table: TableId) -> Kepts:
        authors = AuthorKeyring(self.store, TableKeys({1: MASTER}, Runtime()).people_keys(), Runtime())
        return await with_retry(lambda: kept(self.store, authors, table))

    async def state(self) -> str:
        """Which keepers are alive, and what PostgreSQL is doing, for the error message."""
        line = await asyncpg.connect(self.store_url, timeout=UP_WITHIN)
        sessions = [tuple(row) for row in await line.fetch(BUSY_SESSIONS)]
        await line.close()
        return f"alive {self.alive}, known {[*self._ids.values()]}; {sessions}"

    def troubles(self) -> Counter[str]:
        """What stands in the logs of gates and keepers and should not."""
        found: Counter[str] = Counter()
        for path in self.logs():
            for line in path.read_text(errors="replace").splitlines():
                if (word := WRONG.search(line)) is not None:
                    found[f"{path.stem}: {word[1]}"] += 1
        return found
