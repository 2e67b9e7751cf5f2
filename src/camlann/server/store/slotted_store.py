"""One store in several PostgreSQL databases: the rows of a table are where its slot is, people in the first.

A slot may move while games run. If a database is away, only the tables of its slots are.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from heapq import merge
from itertools import islice
from typing import Any

from camlann.server.store import Append, Entry, Outcome, TableId, Unreachable
from camlann.server.store.chat import StoredChatMessage
from camlann.server.store.records import StoredRecord, Summary
from camlann.server.store.slot_database import Database, SlotDatabase
from camlann.server.store.slot_router import SlotRouter
from camlann.server.store.table_names import TableName
from camlann.server.store.wake_ups import WakeUp, WakeUpReason
from camlann.table import PersonId

NAMES_PER_QUERY = 1_000


class SlottedStore:
    """All methods that are not here are asked of the first database."""

    def __init__(self, first: SlotDatabase, others: Sequence[Database]) -> None:
        async def already_open() -> SlotDatabase:
            return first

        self._first = first
        self._slots = SlotRouter([Database(already_open, first), *others])

    def __getattr__(self, name: str) -> Any:
        return getattr(self._first, name)

    def database_of(self, table: TableId) -> int:
        return self._slots.places.of_table(table)

    async def start(self) -> None:
        """Learn where the slots are. Raises `WrongDatabases` if the databases are not one store."""
        await self._slots.start()

    async def close(self) -> None:
        await self._slots.close()

    # The event log.

    async def append(self, appends: Sequence[Append]) -> list[Outcome]:
        """As `Store.append`. MOVED: the slot is between two databases, or its database is away."""
        done = await self._append(appends)
        if moved := [append for append in appends if done[append.table] is Outcome.MOVED]:
            # Only once: the others of this statement wait meanwhile.
            await self._slots.refresh()
            # Some of the others may be stored: nothing here may say that all of them failed.
            with suppress(Unreachable):
                done |= await self._append(moved)
        return [done[append.table] for append in appends]

    async def _append(self, appends: Sequence[Append]) -> dict[TableId, Outcome]:
        done = {append.table: Outcome.MOVED for append in appends}
        groups: dict[int, list[Append]] = {}
        for append in appends:
            groups.setdefault(self.database_of(append.table), []).append(append)
        for place, group in groups.items():
            try:
                outcomes = await (await self._slots.at(place)).append(group)
            except Unreachable:
                if len(groups) == 1 and len(group) == len(done):
                    raise
                continue
            done |= {append.table: outcome for append, outcome in zip(group, outcomes, strict=True)}
        return done

    async def read(self, table: TableId, since: int = 0) -> list[Entry]:
        return await self._slots.read(table, lambda database: database.read(table, since))

    # Chat.

    async def add_chat(self, message: StoredChatMessage) -> StoredChatMessage | None:
        return await self._slots.write(message.table, lambda database: database.add_chat(message))

    async def chat_messages(self, table: TableId, since: int, until: int) -> list[StoredChatMessage]:
        return await self._slots.read(table, lambda database: database.chat_messages(table, since, until))

    async def last_chat(self, table: TableId, count: int) -> list[StoredChatMessage]:
        return await self._slots.read(table, lambda database: database.last_chat(table, count))

    async def find_chat(self, table: TableId, public_id: str) -> StoredChatMessage | None:
        return await self._slots.read(table, lambda database: database.find_chat(table, public_id))

    async def chat_of(self, person_ids: Sequence[PersonId]) -> list[StoredChatMessage]:
        lists = await self._slots.everywhere(lambda database: database.chat_of(person_ids))
        # While a slot moves, two databases may hold the same message.
        found = {(message.at, message.table, message.n): message for said in lists for message in said}
        return [found[key] for key in sorted(found)]

    async def delete_chat_before(self, before: int) -> None:
        await self._slots.everywhere(lambda database: database.delete_chat_before(before))

    # Records of finished games. Links to them are in the first database.

    async def add_record(self, record: StoredRecord) -> None:
        await self._slots.write(record.table, lambda database: database.add_record(record))

    async def find_record(self, table: TableId, game: int) -> StoredRecord | None:
        return await self._slots.read(table, lambda database: database.find_record(table, game))

    async def records_of(self, table: TableId) -> list[Summary]:
        return await self._slots.read(table, lambda database: database.records_of(table))

    async def finished_games_of(self, person_ids: Sequence[PersonId]) -> list[tuple[TableName, int]]:
        if not person_ids:
            return []
        lists = await self._slots.everywhere(lambda database: database.games_of(person_ids))
        games = sorted({game for games in lists for game in games})
        tables = sorted({table for table, _ in games})
        names: dict[TableId, TableName] = {}
        for first in range(0, len(tables), NAMES_PER_QUERY):
            found = await self._first.table_names(tables[first : first + NAMES_PER_QUERY])
            names |= {name.id: name for name in found}
        return [(names[table], game) for table, game in games if table in names]

    async def add_analysis(
        self, table: TableId, game: int, viewpoint: str, version: int, analysis: bytes
    ) -> None:
        await self._slots.write(
            table, lambda database: database.add_analysis(table, game, viewpoint, version, analysis)
        )

    async def find_analysis(self, table: TableId, game: int, viewpoint: str, version: int) -> bytes | None:
        return await self._slots.read(
            table, lambda database: database.find_analysis(table, game, viewpoint, version)
        )

    # Wake-ups.

    async def set_wake_up(self, wake_up: WakeUp) -> None:
        await self._slots.write(wake_up.table, lambda database: database.set_wake_up(wake_up))

    async def delete_wake_up(self, table: TableId, reason: WakeUpReason, log_length: int) -> None:
        # A wake-up that stays because its slot has just moved costs one load.
        await self._slots.write(table, lambda database: database.delete_wake_up(table, reason, log_length))

    async def due_wake_ups(
        self, now: int, limit: int, after: WakeUp | None = None, slots: Sequence[int] | None = None
    ) -> list[WakeUp]:
        await self._slots.refresh_if_old()
        by_place: dict[int, list[int] | None] = {}
        if slots is None:
            by_place = dict.fromkeys(range(len(self._slots.databases)))
        else:
            for slot in slots:
                theirs = by_place.setdefault(self._slots.places.of(slot)[0], [])
                assert theirs is not None
                theirs.append(slot)

        async def due(place: int, slots: Sequence[int] | None) -> list[WakeUp]:
            # One of a slot that has left the database costs one load.
            with suppress(Unreachable):
                return await (await self._slots.at(place)).due_wake_ups(now, limit, after, slots)
            # Its tables cannot be woken now; those of the others can.
            return []

        pages = await asyncio.gather(*(due(*each) for each in by_place.items()))
        ordered = merge(*pages, key=lambda each: (each.at, each.table, each.reason))
        return list(islice(ordered, limit))

    # Everything of a person.

    async def erase(self, person_ids: Sequence[PersonId], at: int) -> None:
        # First where the person only wrote: if a database is away, they still exist and can try again.
        if person_ids:
            await self._slots.elsewhere(lambda database: database.erase_chat(person_ids, at))
        await self._first.erase(person_ids, at)

    async def sweep_privacy(self, now: int) -> None:
        await self._first.sweep_privacy(now)
        # A process that did not know all databases may have erased somebody.
        if erased := await self._first.erased_ids():
            await self._slots.elsewhere(lambda database: database.erase_chat(erased, now))
