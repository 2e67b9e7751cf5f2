"""One store in several PostgreSQL databases: the rows of a table are where its slot is, people in the first.

A slot may move while games run. Every write is fenced by the database itself: it refuses rows of a slot that
it does not hold. A read looks afterwards whether the slot is still there. In both cases this process learns
the new place and asks again. If a database is away, only the tables of its slots are.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from heapq import merge
from itertools import islice
from typing import Any, Protocol, TypeVar

import structlog

from camlann.server.store import Append, EarlierStore, Entry, Moved, Outcome, Store, TableId, Unreachable
from camlann.server.store.chat import StoredChatMessage
from camlann.server.store.records import StoredRecord, Summary
from camlann.server.store.slot_places import FIRST, SlotPlaces, SlotPlaceStore, WrongDatabases
from camlann.server.store.slots import slot_of
from camlann.server.store.table_names import TableName
from camlann.server.store.wake_ups import WakeUp, WakeUpReason
from camlann.table import PersonId

log = structlog.get_logger(__name__)

T = TypeVar("T")

TRIES = 4
"""How often a call looks for a slot that moves. While it is between two databases, it is unreachable."""
REFRESH_SECONDS = 5.0
"""How old the known places may be when wake-ups are read: an idle process meets no fence."""
ANSWER_SECONDS = 0.5
"""How long a database has to say where slots are: others' tables wait meanwhile."""
RETRY_SECONDS = 1.0
"""How soon a database that was away is tried again: many callers must not queue for a silent one."""
NAMES_PER_QUERY = 1_000


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


class SlottedStore:
    """All methods that are not here are asked of the first database."""

    def __init__(self, first: SlotDatabase, others: Sequence[Database]) -> None:
        async def already_open() -> SlotDatabase:
            return first

        self._first, self._databases = first, [Database(already_open, first), *others]
        self._places = SlotPlaces()
        self._refreshed = -REFRESH_SECONDS

    def __getattr__(self, name: str) -> Any:
        return getattr(self._first, name)

    # Where a slot is.

    def database_of(self, table: TableId) -> int:
        return self._places.of_table(table)

    async def start(self) -> None:
        """Learn where the slots are. Raises `WrongDatabases` if the databases are not one store."""
        await asyncio.gather(*(self._refresh(database) for database in self._databases))
        if all(database.version is not None for database in self._databases):
            self._places.check(len(self._databases))
        for database in self._databases:
            database.started = True

    async def refresh(self) -> None:
        """Learn where the slots are, from every database that answers soon."""
        self._refreshed = asyncio.get_running_loop().time()

        async def soon(database: Database) -> None:
            with suppress(TimeoutError):
                async with asyncio.timeout(ANSWER_SECONDS):
                    await self._refresh(database)

        await asyncio.gather(*(soon(database) for database in self._databases))

    async def _refresh(self, database: Database) -> None:
        with suppress(Unreachable):
            store = await database.get()
            version = await store.places_version()
            if version != database.version:
                self._places.learn(await store.slot_places())
                database.version = version

    async def _at(self, place: int) -> SlotDatabase:
        if place >= len(self._databases):
            raise Unreachable("a database that this process does not know")
        return await self._databases[place].get()

    async def _write(self, table: TableId, write: Callable[[SlotDatabase], Awaitable[T]]) -> T:
        for _ in range(TRIES):
            try:
                return await write(await self._at(self.database_of(table)))
            except Moved:
                await self.refresh()
        raise Unreachable("moving")

    async def _read(self, table: TableId, read: Callable[[SlotDatabase], Awaitable[T]]) -> T:
        slot = slot_of(table)
        for _ in range(TRIES):
            place, epoch = self._places.of(slot)
            if self._places.is_open(slot):
                database = await self._at(place)
                with suppress(Moved):
                    found = await read(database)
                    # It was open there before the read, and if it still is, it was in between.
                    said = await database.slot_place(slot)
                    here = (place == FIRST, 0) if said is None else (said.here, said.epoch)
                    if here == (True, epoch):
                        return found
            await self.refresh()
        raise Unreachable("moving")

    # The event log.

    async def append(self, appends: Sequence[Append]) -> list[Outcome]:
        """As `Store.append`. MOVED: the slot is between two databases, or its database is away."""
        done = await self._append(appends)
        if moved := [append for append in appends if done[append.table] is Outcome.MOVED]:
            # Only once: the others of this statement wait meanwhile.
            await self.refresh()
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
                outcomes = await (await self._at(place)).append(group)
            except Unreachable:
                if len(groups) == 1 and len(group) == len(done):
                    raise
                continue
            done |= {append.table: outcome for append, outcome in zip(group, outcomes, strict=True)}
        return done

    async def read(self, table: TableId, since: int = 0) -> list[Entry]:
        return await self._read(table, lambda database: database.read(table, since))

    # Chat.

    async def add_chat(self, message: StoredChatMessage) -> StoredChatMessage | None:
        return await self._write(message.table, lambda database: database.add_chat(message))

    async def chat_messages(self, table: TableId, since: int, until: int) -> list[StoredChatMessage]:
        return await self._read(table, lambda database: database.chat_messages(table, since, until))

    async def last_chat(self, table: TableId, count: int) -> list[StoredChatMessage]:
        return await self._read(table, lambda database: database.last_chat(table, count))

    async def find_chat(self, table: TableId, public_id: str) -> StoredChatMessage | None:
        return await self._read(table, lambda database: database.find_chat(table, public_id))

    async def chat_of(self, person_ids: Sequence[PersonId]) -> list[StoredChatMessage]:
        lists = await self._everywhere(lambda database: database.chat_of(person_ids))
        # While a slot moves, two databases may hold the same message.
        found = {(message.at, message.table, message.n): message for said in lists for message in said}
        return [found[key] for key in sorted(found)]

    async def delete_chat_before(self, before: int) -> None:
        await self._everywhere(lambda database: database.delete_chat_before(before))

    # Records of finished games. Links to them are in the first database.

    async def add_record(self, record: StoredRecord) -> None:
        await self._write(record.table, lambda database: database.add_record(record))

    async def find_record(self, table: TableId, game: int) -> StoredRecord | None:
        return await self._read(table, lambda database: database.find_record(table, game))

    async def records_of(self, table: TableId) -> list[Summary]:
        return await self._read(table, lambda database: database.records_of(table))

    async def finished_games_of(self, person_ids: Sequence[PersonId]) -> list[tuple[TableName, int]]:
        if not person_ids:
            return []
        lists = await self._everywhere(lambda database: database.games_of(person_ids))
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
        await self._write(
            table, lambda database: database.add_analysis(table, game, viewpoint, version, analysis)
        )

    async def find_analysis(self, table: TableId, game: int, viewpoint: str, version: int) -> bytes | None:
        return await self._read(
            table, lambda database: database.find_analysis(table, game, viewpoint, version)
        )

    # Wake-ups.

    async def set_wake_up(self, wake_up: WakeUp) -> None:
        await self._write(wake_up.table, lambda database: database.set_wake_up(wake_up))

    async def delete_wake_up(self, table: TableId, reason: WakeUpReason, log_length: int) -> None:
        # A wake-up that stays because its slot has just moved costs one load.
        await self._write(table, lambda database: database.delete_wake_up(table, reason, log_length))

    async def due_wake_ups(
        self, now: int, limit: int, after: WakeUp | None = None, slots: Sequence[int] | None = None
    ) -> list[WakeUp]:
        if asyncio.get_running_loop().time() - self._refreshed >= REFRESH_SECONDS:
            await self.refresh()
        by_place: dict[int, list[int] | None] = {}
        if slots is None:
            by_place = dict.fromkeys(range(len(self._databases)))
        else:
            for slot in slots:
                theirs = by_place.setdefault(self._places.of(slot)[0], [])
                assert theirs is not None
                theirs.append(slot)

        async def due(place: int, slots: Sequence[int] | None) -> list[WakeUp]:
            # One of a slot that has left the database costs one load.
            with suppress(Unreachable):
                return await (await self._at(place)).due_wake_ups(now, limit, after, slots)
            # Its tables cannot be woken now; those of the others can.
            return []

        pages = await asyncio.gather(*(due(*each) for each in by_place.items()))
        ordered = merge(*pages, key=lambda each: (each.at, each.table, each.reason))
        return list(islice(ordered, limit))

    # Everything of a person.

    async def erase(self, person_ids: Sequence[PersonId], at: int) -> None:
        # First where the person only wrote: if a database is away, they still exist and can try again.
        if person_ids:
            await self._elsewhere(lambda database: database.erase_chat(person_ids, at))
        await self._first.erase(person_ids, at)

    async def sweep_privacy(self, now: int) -> None:
        await self._first.sweep_privacy(now)
        # A process that did not know all databases may have erased somebody.
        if erased := await self._first.erased_ids():
            await self._elsewhere(lambda database: database.erase_chat(erased, now))

    async def close(self) -> None:
        await asyncio.gather(*(database.close() for database in self._databases))

    async def _everywhere(self, ask: Callable[[SlotDatabase], Awaitable[T]]) -> list[T]:
        async def asked(database: Database) -> T:
            return await ask(await database.get())

        return list(await asyncio.gather(*(asked(database) for database in self._databases)))

    async def _elsewhere(self, ask: Callable[[SlotDatabase], Awaitable[object]]) -> None:
        for database in self._databases[1:]:
            await ask(await database.get())
