"""Moving slots from one PostgreSQL database to another while games run.

Three steps for a few slots at a time, each a transaction:

1. Close them in the old database. A lock waits for writes in flight; every later one is refused.
2. Copy their rows and open them in the new database, at once.
3. Delete the rows in the old database.

Between 1 and 2 their tables cannot be reached. If this process dies there, they stay closed until the same
move is started again, which goes on with step 2. Only one process moves slots, and none during a backup.
"""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence, Set
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import TypeAlias

import asyncpg
from msgspec import Struct

from camlann.server.store.database_places import BY_SLOT, join, slot_rows
from camlann.server.store.migrate import migrate_postgresql
from camlann.server.store.slot_places import FIRST, SlotPlace, SlotPlaces
from camlann.server.store.slots import SLOTS
from camlann.server.store.stuck_sessions import without_stuck_sessions

Line: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

BATCH_SLOTS = 16
"""Slots that are closed at once: at 12 tables a slot their players wait for a fraction of a second."""
LOCK_TIMEOUT = "1200ms"
"""All writes wait behind the lock meanwhile. PostgreSQL ends a vacuum that is in the way after a second."""
LOCK_TRIES = 50
SETTINGS = {
    "application_name": "camlann slots",
    "synchronous_commit": "on",
    "default_transaction_isolation": "read committed",
    # If this process or its network stands still, nobody waits for its locks for long.
    "idle_in_transaction_session_timeout": "60s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
CONNECT_SECONDS = 5.0
MOVING = 0x536C6F7473
"""The advisory lock of a move, in the first database: "Slots"."""

CLOSE = """
INSERT INTO slot_places (slot, epoch, place, here) SELECT unnest($1::smallint[]), 1, $2, false
ON CONFLICT (slot) DO UPDATE SET epoch = slot_places.epoch + 1, place = $2, here = false
RETURNING slot, epoch
"""
OPEN = """
INSERT INTO slot_places (slot, epoch, place, here)
SELECT slot, epoch, $3, true FROM unnest($1::smallint[], $2::integer[]) AS w (slot, epoch)
ON CONFLICT (slot) DO UPDATE SET epoch = excluded.epoch, place = excluded.place, here = true
WHERE slot_places.epoch < excluded.epoch
RETURNING slot
"""
"""A slot that is open already is left as it is: an earlier mover may have opened it a moment ago."""
COUNT_MOVE = "UPDATE database_places SET version = version + 1"
COLUMNS = """
SELECT column_name FROM information_schema.columns
WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position
"""
NOT_HERE = "(table_id & 16383) IN (SELECT slot FROM slot_places WHERE NOT here)"
IN_SLOTS = "(table_id & 16383) = ANY($1::bigint[])"


class Move(Struct, frozen=True):
    """Slots that go from one database to another."""

    source: int
    target: int
    slots: tuple[int, ...]


class AnotherMoves(Exception):
    """Another process moves slots, or makes a backup."""


class SlotMover:
    """Connections to all databases, and the lock that only one mover has."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self._lines = lines
        self.places = SlotPlaces()
        self._said: list[dict[int, SlotPlace]] = []

    @classmethod
    @asynccontextmanager
    async def open(cls, urls: Sequence[str]) -> AsyncIterator["SlotMover"]:
        """Raises `AnotherMoves`, `WrongDatabases`, or an error of the driver."""
        async with AsyncExitStack() as ends:
            lines: list[Line] = []
            for url in urls:
                line = await asyncpg.connect(url, timeout=CONNECT_SECONDS, server_settings=SETTINGS)
                ends.push_async_callback(line.close, timeout=CONNECT_SECONDS)
                await migrate_postgresql(line)
                lines.append(line)
            places = SlotPlaces()
            for line in lines:
                places.learn(await slot_rows(line))
            installation: str | None = None
            for place, line in enumerate(lines):
                installation = await join(line, place, installation, places.used())
            if not await lines[FIRST].fetchval("SELECT pg_try_advisory_lock($1)", MOVING):
                raise AnotherMoves
            await ends.enter_async_context(without_stuck_sessions(urls, SETTINGS, CONNECT_SECONDS))
            mover = cls(lines)
            await mover.learn()
            yield mover

    async def learn(self) -> None:
        self._said = []
        for line in self._lines:
            rows = await slot_rows(line)
            self._said.append({row.slot: row for row in rows})
            self.places.learn(rows)
        self.places.check(len(self._lines))

    def interrupted(self) -> list[Move]:
        """What an earlier move has closed and not opened."""
        moves: dict[tuple[int, int], list[int]] = {}
        for source, said in enumerate(self._said):
            for slot, row in said.items():
                # Of an older move a database may still say where the slot went then.
                latest = (row.place, row.epoch) == self.places.of(slot)
                if latest and not row.here and not self.places.is_open(slot):
                    moves.setdefault((source, row.place), []).append(slot)
        return [Move(source, target, tuple(sorted(slots))) for (source, target), slots in moves.items()]

    def evenly(self, without: Set[int] = frozenset()) -> list[Move]:
        """The fewest moves after which all databases have the same number of slots, give or take one.

        The databases of `without` are to have none.
        """
        slots_of: list[list[int]] = [[] for _ in self._lines]
        for slot in range(SLOTS):
            slots_of[self.places.of(slot)[0]].append(slot)
        # Whoever holds most keeps the odd ones.
        order = sorted({*range(len(slots_of))} - without, key=lambda place: (-len(slots_of[place]), place))
        share = dict.fromkeys(without, 0) | {
            place: SLOTS // len(order) + (n < SLOTS % len(order)) for n, place in enumerate(order)
        }
        moves: list[Move] = []
        for target in range(len(slots_of)):
            for source in range(len(slots_of)):
                count = min(share[target] - len(slots_of[target]), len(slots_of[source]) - share[source])
                if count > 0:
                    moved, slots_of[source] = slots_of[source][-count:], slots_of[source][:-count]
                    slots_of[target] += moved
                    moves.append(Move(source, target, tuple(moved)))
        return moves

    async def move(self, move: Move, tell: Callable[[int], None] = lambda count: None) -> None:
        """Move slots, those of an interrupted move too. `tell` hears how many have just arrived."""
        source, target = self._lines[move.source], self._lines[move.target]
        try:
            await self._index(source)
            await self._index(target)
            await self._tombstones(target)
            for first in range(0, len(move.slots), BATCH_SLOTS):
                slots = move.slots[first : first + BATCH_SLOTS]
                # The lock that only one mover has is gone with this connection.
                await self._lines[FIRST].fetchval("SELECT 1")
                epochs = await self._close(source, move, slots)
                await self._open(source, target, move, slots, epochs)
                await self._delete(source, slots)
                tell(len(slots))
        finally:
            for line in (source, target):
                # If the connection is gone, the next move drops it.
                with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await self._drop_index(line)
        await self.learn()

    # The three steps.

    async def _close(self, source: Line, move: Move, slots: Sequence[int]) -> dict[int, int]:
        """Step 1. Returns the epoch with which each slot opens again."""
        said = self._said[move.source]
        closed = {
            slot: said[slot].epoch
            for slot in slots
            if slot in said and not said[slot].here and said[slot].place == move.target
        }
        left = [slot for slot in slots if slot not in closed]
        if not left:
            return closed
        for attempt in range(LOCK_TRIES):
            try:
                async with source.transaction():
                    await source.execute(f"SET LOCAL lock_timeout = '{LOCK_TIMEOUT}'")
                    await source.execute("SET LOCAL idle_in_transaction_session_timeout = '2s'")
                    # It waits for every write in flight. Whoever writes later sees the slots closed.
                    await source.execute(f"LOCK TABLE {', '.join(BY_SLOT)} IN SHARE ROW EXCLUSIVE MODE")
                    rows = await source.fetch(CLOSE, left, move.target)
                    await source.execute(COUNT_MOVE)
                return closed | {row["slot"]: row["epoch"] for row in rows}
            except asyncpg.LockNotAvailableError:
                if attempt == LOCK_TRIES - 1:
                    raise
                await asyncio.sleep(0.1)
        raise AssertionError

    async def _open(
        self, source: Line, target: Line, move: Move, slots: Sequence[int], epochs: dict[int, int]
    ) -> None:
        """Step 2, in one transaction of the new database."""
        async with target.transaction():
            numbers = [epochs[slot] for slot in slots]
            opened = [row["slot"] for row in await target.fetch(OPEN, list(slots), numbers, move.target)]
            await target.execute(COUNT_MOVE)
            for table in BY_SLOT:
                # What an earlier stay of the slot has left.
                await target.execute(f"DELETE FROM {table} WHERE {IN_SLOTS}", opened)
                columns = [row["column_name"] for row in await source.fetch(COLUMNS, table)]
                wanted = f"SELECT {', '.join(columns)} FROM {table} WHERE {IN_SLOTS}"
                with tempfile.TemporaryFile() as rows:
                    await source.copy_from_query(wanted, opened, output=rows, format="binary")
                    rows.seek(0)
                    await target.copy_to_table(table, source=rows, columns=columns, format="binary")

    async def _delete(self, source: Line, slots: Sequence[int]) -> None:
        """Step 3: the slots are open in another database."""
        async with source.transaction():
            for table in BY_SLOT:
                await source.execute(f"DELETE FROM {table} WHERE {IN_SLOTS} AND {NOT_HERE}", list(slots))

    async def delete_leftovers(self) -> None:
        """Step 3 of moves that died after step 2, and only of slots that another database has opened."""
        for line, said in zip(self._lines, self._said, strict=True):
            gone = [
                slot
                for slot, row in said.items()
                if row.epoch > 0 and not row.here and self.places.is_open(slot)
            ]
            await self._delete(line, gone)

    # What they need.

    async def _tombstones(self, target: Line) -> None:
        """Whoever was erased before the target joined must be known there too."""
        rows = await self._lines[FIRST].fetch("SELECT person_id, erased_at FROM erased_people")
        added = "INSERT INTO erased_people (person_id, erased_at) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await target.executemany(added, [tuple(row) for row in rows])

    async def _index(self, line: Line) -> None:
        """Find the rows of a slot without reading all; wake-ups have such an index anyway."""
        for table in BY_SLOT:
            if table != "wake_ups":
                name = f"{table}_moving_slot"
                # One that was left half built is of no use.
                await line.execute(f"DROP INDEX CONCURRENTLY IF EXISTS {name}")
                await line.execute(f"CREATE INDEX CONCURRENTLY {name} ON {table} ((table_id & 16383))")

    async def _drop_index(self, line: Line) -> None:
        for table in BY_SLOT:
            if table != "wake_ups":
                await line.execute(f"DROP INDEX CONCURRENTLY IF EXISTS {table}_moving_slot")
