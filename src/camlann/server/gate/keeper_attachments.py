"""Keeps every table that somebody at this gate looks at attached to its keeper.

A table is attached when a connection arrives, every five seconds, at once when its keeper has let go of it,
and when another keeper owns it. So a bus message that is lost, on either side, costs a few seconds at most.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable

from camlann.server.cluster.bus import Bus
from camlann.server.cluster.bus_messages import Attach, Detach
from camlann.server.cluster.keeper_registry import KeeperRegistry
from camlann.server.gate.connection import Connection
from camlann.server.gate.pending_requests import PendingRequests
from camlann.server.gate.table_connections import TableConnections
from camlann.server.store import TableId
from camlann.table import PersonId
from camlann.tasks import Tasks

REFRESH_SECONDS = 5.0
"""Every table is attached again after this time,"""
REFRESH_SLICES = 20
"""in this many slices, so that not all tables come at once."""
RETRY_SLICES = 2
"""After this many slices the tables without a keeper are tried again."""
MAX_VIEWERS_PER_MESSAGE = 1000
"""People that are attached with one bus message."""
BUS_CHECK_SECONDS = 0.1
KEEPERS_NOTICE_SECONDS = 0.3
"""After this time every process has noticed a change of keepers that this gate has noticed."""


class KeeperAttachments:
    def __init__(
        self,
        gate: str,
        bus: Bus,
        keepers: KeeperRegistry,
        pending: PendingRequests,
        send: Callable[[Attach | Detach], None],
        tasks: Tasks,
    ) -> None:
        self._gate, self._bus, self._keepers = gate, bus, keepers
        self._pending, self._send, self._tasks = pending, send, tasks
        self._tables: dict[TableId, TableConnections] = {}
        self._slices: list[dict[TableId, TableConnections]] = [{} for _ in range(REFRESH_SLICES)]
        self._moved: set[TableId] = set()
        """Attached lately because their keeper had let go of them."""
        self._retry: set[TableId] = set()
        """To be attached at the next retry."""
        keepers.watch(self._keepers_changed)

    def start(self) -> None:
        self._tasks.spawn(self._refresh())
        self._tasks.spawn(self._watch_bus())

    def stop(self) -> None:
        self._tables.clear()

    def get(self, table: TableId) -> TableConnections | None:
        return self._tables.get(table)

    def add(self, connection: Connection) -> None:
        assert connection.table_name is not None
        id = connection.table_name.id
        if (table := self._tables.get(id)) is None:
            table = self._tables[id] = self._slices[id % REFRESH_SLICES][id] = TableConnections(
                connection.table_name
            )
        table.add(connection)
        self._attach(table, (connection.person_id,))

    def remove(self, connection: Connection) -> None:
        table = self._tables.get(connection.table_name.id) if connection.table_name is not None else None
        if table is None:
            return
        if table.remove(connection):
            self._send(Detach(self._gate, table.id, connection.person_id))
        if not table:
            del self._tables[table.id], self._slices[table.id % REFRESH_SLICES][table.id]
            self._moved.discard(table.id)
            self._retry.discard(table.id)

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

    async def _refresh(self) -> None:
        loop = asyncio.get_running_loop()
        began, turn = loop.time(), 0
        while True:
            turn += 1
            await asyncio.sleep(max(0.0, began + turn * REFRESH_SECONDS / REFRESH_SLICES - loop.time()))
            due = {**self._slices[turn % REFRESH_SLICES]}
            if turn % RETRY_SLICES == 0:
                self._moved.clear()
                retry, self._retry = self._retry, set()
                due |= {table: self._tables[table] for table in sorted(retry)}
            for table in due.values():
                self._attach(table)

    def _attach(self, table: TableConnections, person_ids: Iterable[PersonId] | None = None) -> None:
        table.keeper = self._keepers.owner(table.id)
        if table.keeper is None:
            self._retry.add(table.id)
            return
        positions = table.positions(person_ids)
        for first in range(0, len(positions), MAX_VIEWERS_PER_MESSAGE):
            some = positions[first : first + MAX_VIEWERS_PER_MESSAGE]
            self._send(Attach(self._gate, table.id, some, name=table.name))
