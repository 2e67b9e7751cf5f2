"""Keeps every table that somebody at this gate looks at attached to its keeper.

A table is attached when a connection arrives, at once when its keeper has let go of it, and when another
keeper owns it. Every five seconds each keeper is sent one message with a checksum of all its viewers here.
Batches are numbered on the way there and back, so that a lost one is noticed with the next one: a keeper that
misses something asks for all its viewers, and if this gate misses something, it attaches them all again.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable

from camlann.server.cluster.bus import Bus
from camlann.server.cluster.bus_messages import Attach, AttachAll, Detach, Numbered, Renew
from camlann.server.cluster.keeper_registry import KeeperRegistry
from camlann.server.cluster.message_batching import LostBatches
from camlann.server.gate.connection import Connection
from camlann.server.gate.pending_requests import PendingRequests
from camlann.server.gate.table_connections import TableConnections
from camlann.server.store import TableId
from camlann.table import PersonId
from camlann.tasks import Tasks

TURN_SECONDS = 0.25
"""Between two looks at what must be sent."""
RENEW_TURNS = 20
"""After so many turns a keeper is sent the checksum of its viewers again."""
RETRY_TURNS = 2
"""After this many turns the tables without a keeper are tried again."""
MAX_VIEWERS_PER_MESSAGE = 1000
"""People that are attached with one bus message."""
BUS_CHECK_SECONDS = 0.1
KEEPERS_NOTICE_SECONDS = 0.3
"""After this time every process has noticed a change of keepers that this gate has noticed."""


class _Attached:
    """What is attached to one keeper."""

    def __init__(self, turn: int) -> None:
        self.turn = turn
        """The turn in which it began, and in which the first checksum is sent: so not all are at once."""
        self.tables: dict[TableId, TableConnections] = {}

    @property
    def checksum(self) -> int:
        checksum = 0
        for table in self.tables.values():
            checksum ^= table.checksum
        return checksum


class KeeperAttachments:
    def __init__(
        self,
        gate: str,
        bus: Bus,
        keepers: KeeperRegistry,
        pending: PendingRequests,
        send: Callable[[Attach | Detach], None],
        send_to: Callable[[str, AttachAll | Renew], None],
        tasks: Tasks,
    ) -> None:
        self._gate, self._bus, self._keepers = gate, bus, keepers
        self._pending, self._send, self._send_to, self._tasks = pending, send, send_to, tasks
        self._tables: dict[TableId, TableConnections] = {}
        self._by_keeper: dict[str, _Attached] = {}
        self._turn = 0
        self._lost = LostBatches()
        self._missed: dict[str, None] = {}
        """Keepers of which a batch was lost."""
        self._asked: dict[str, None] = {}
        """Keepers that have asked for all their viewers."""
        self._moved: set[TableId] = set()
        """Attached lately because their keeper had let go of them."""
        self._retry: set[TableId] = set()
        """To be attached at the next retry."""
        keepers.watch(self._keepers_changed)

    def start(self) -> None:
        self._tasks.spawn(self._take_turns())
        self._tasks.spawn(self._watch_bus())

    def stop(self) -> None:
        self._tables.clear()
        self._by_keeper.clear()

    def get(self, table: TableId) -> TableConnections | None:
        return self._tables.get(table)

    def add(self, connection: Connection) -> None:
        assert connection.table_name is not None
        id = connection.table_name.id
        if (table := self._tables.get(id)) is None:
            table = self._tables[id] = TableConnections(connection.table_name)
        table.add(connection)
        self._attach(table, (connection.person_id,))

    def remove(self, connection: Connection) -> None:
        table = self._tables.get(connection.table_name.id) if connection.table_name is not None else None
        if table is None:
            return
        if table.remove(connection):
            self._send(Detach(self._gate, table.id, connection.person_id))
        if not table:
            del self._tables[table.id]
            self._belongs(table, None)
            self._moved.discard(table.id)
            self._retry.discard(table.id)

    def hear(self, batch: Numbered) -> None:
        """A batch of a keeper begins."""
        if self._lost.before(batch):
            self._missed[batch.sender] = None

    def attach_again(self, keeper: str) -> None:
        """This keeper asks for all its viewers."""
        self._asked[keeper] = None

    def moved(self, id: TableId) -> None:
        """Its keeper has let go of this table."""
        if (table := self._tables.get(id)) is None:
            return
        if id in self._moved:
            # The keeper that was asked, or this gate, may not know the new owner yet. Do not go in circles.
            self._retry.add(id)
            return
        self._moved.add(id)
        self._attach(table)
        self._pending.send_again({id})

    def catch_up(self, id: TableId, person_ids: Collection[PersonId]) -> None:
        """Get these people whole frames."""
        if person_ids and (table := self._tables.get(id)) is not None:
            self._attach(table, person_ids)

    def _keepers_changed(self) -> None:
        if self._tasks.dead:
            return
        changed = [table for table in self._tables.values() if self._keepers.owner(table.id) != table.keeper]
        self._reattach(changed)
        if changed:
            # A keeper may learn of it a moment later, and until then forwards messages to the dead one.
            asyncio.get_running_loop().call_later(KEEPERS_NOTICE_SECONDS, self._reattach, changed)

    def _reattach(self, tables: Iterable[TableConnections]) -> None:
        """Attach these tables and send all pending requests about them again, at once."""
        if self._tasks.dead:
            return
        present = [table for table in tables if self._tables.get(table.id) is table]
        for table in present:
            self._attach(table)
        self._pending.send_again({table.id for table in present})

    async def _watch_bus(self) -> None:
        """What was sent while the bus was down is lost: send it again when the bus is back."""
        up = self._bus.up
        while True:
            await asyncio.sleep(BUS_CHECK_SECONDS)
            if self._bus.up and not up:
                self._reattach(tuple(self._tables.values()))
            up = self._bus.up

    async def _take_turns(self) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        while True:
            self._turn += 1
            await asyncio.sleep(max(0.0, began + self._turn * TURN_SECONDS - loop.time()))
            if self._turn % RETRY_TURNS == 0:
                self._moved.clear()
                retry, self._retry = self._retry, set()
                for id in sorted(retry):
                    self._attach(self._tables[id])
            self._make_up()
            for keeper, attached in self._by_keeper.items():
                if (self._turn - attached.turn) % RENEW_TURNS == 0:
                    self._send_to(keeper, Renew(self._gate, attached.checksum))

    def _make_up(self) -> None:
        """Send what was lost, in either direction."""
        missed, self._missed = self._missed, {}
        asked, self._asked = self._asked, {}
        for keeper in missed | asked:
            tables = tuple(self._by_keeper[keeper].tables.values()) if keeper in self._by_keeper else ()
            if keeper in asked:
                self._send_to(keeper, AttachAll(self._gate, complete=False))
            self._reattach(tables)
            if keeper in asked:
                self._send_to(keeper, AttachAll(self._gate, complete=True))

    def _belongs(self, table: TableConnections, keeper: str | None) -> None:
        """Note the keeper to which a table is attached."""
        if table.keeper is not None and keeper != table.keeper:
            attached = self._by_keeper[table.keeper]
            del attached.tables[table.id]
            if not attached.tables:
                del self._by_keeper[table.keeper]
        table.keeper = keeper
        if keeper is not None:
            if keeper not in self._by_keeper:
                self._by_keeper[keeper] = _Attached(self._turn)
            self._by_keeper[keeper].tables[table.id] = table

    def _attach(self, table: TableConnections, person_ids: Iterable[PersonId] | None = None) -> None:
        self._belongs(table, self._keepers.owner(table.id))
        if table.keeper is None:
            self._retry.add(table.id)
            return
        positions, household = table.positions(person_ids), table.household(person_ids)
        for first in range(0, len(positions), MAX_VIEWERS_PER_MESSAGE):
            some = positions[first : first + MAX_VIEWERS_PER_MESSAGE]
            self._send(Attach(self._gate, table.id, some, name=table.name, household=household))
