"""Slot router: finds the database of a table's slot and asks there, also while the slot moves.

Every write is fenced by the database itself: it refuses rows of a slot that it does not hold. A read looks
afterwards whether the slot is still there. In both cases this process learns the new place and asks again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TypeVar

from camlann.server.store import Moved, TableId, Unreachable
from camlann.server.store.slot_database import Database, SlotDatabase
from camlann.server.store.slot_places import FIRST, SlotPlaces
from camlann.server.store.slots import slot_of

T = TypeVar("T")

TRIES = 4
"""How often a call looks for a slot that moves. While it is between two databases, it is unreachable."""
REFRESH_SECONDS = 5.0
"""How old the known places may be when wake-ups are read: an idle process meets no fence."""
ANSWER_SECONDS = 0.5
"""How long a database has to say where slots are: others' tables wait meanwhile."""


class SlotRouter:
    """All databases, the first one first, and where each slot is as far as this process knows."""

    def __init__(self, databases: Sequence[Database]) -> None:
        self.databases = databases
        self.places = SlotPlaces()
        self._refreshed = -REFRESH_SECONDS

    # Learning where slots are.

    async def start(self) -> None:
        """Learn where the slots are. Raises `WrongDatabases` if the databases are not one store."""
        await asyncio.gather(*(self._refresh(database) for database in self.databases))
        if all(database.version is not None for database in self.databases):
            self.places.check(len(self.databases))
        for database in self.databases:
            database.started = True

    async def refresh(self) -> None:
        """Learn where the slots are, from every database that answers soon."""
        self._refreshed = asyncio.get_running_loop().time()

        async def soon(database: Database) -> None:
            with suppress(TimeoutError):
                async with asyncio.timeout(ANSWER_SECONDS):
                    await self._refresh(database)

        await asyncio.gather(*(soon(database) for database in self.databases))

    async def refresh_if_old(self) -> None:
        if asyncio.get_running_loop().time() - self._refreshed >= REFRESH_SECONDS:
            await self.refresh()

    async def _refresh(self, database: Database) -> None:
        with suppress(Unreachable):
            store = await database.get()
            version = await store.places_version()
            if version != database.version:
                self.places.learn(await store.slot_places())
                database.version = version

    # Asking where a slot is.

    async def at(self, place: int) -> SlotDatabase:
        if place >= len(self.databases):
            raise Unreachable("a database that this process does not know")
        return await self.databases[place].get()

    async def write(self, table: TableId, write: Callable[[SlotDatabase], Awaitable[T]]) -> T:
        """Write where the table is. A database that refuses it as `Moved` has changed nothing."""
        for _ in range(TRIES):
            try:
                return await write(await self.at(self.places.of_table(table)))
            except Moved:
                await self.refresh()
        raise Unreachable("moving")

    async def read(self, table: TableId, read: Callable[[SlotDatabase], Awaitable[T]]) -> T:
        """Read where the table is, and only there: not what a slot that has moved away has left."""
        slot = slot_of(table)
        for _ in range(TRIES):
            place, epoch = self.places.of(slot)
            if self.places.is_open(slot):
                database = await self.at(place)
                with suppress(Moved):
                    found = await read(database)
                    # It was open there before the read, and if it still is, it was in between.
                    said = await database.slot_place(slot)
                    here = (place == FIRST, 0) if said is None else (said.here, said.epoch)
                    if here == (True, epoch):
                        return found
            await self.refresh()
        raise Unreachable("moving")

    # Asking several.

    async def everywhere(self, ask: Callable[[SlotDatabase], Awaitable[T]]) -> list[T]:
        """Ask every database, at once. Raises `Unreachable` if one is away."""

        async def asked(database: Database) -> T:
            return await ask(await database.get())

        return list(await asyncio.gather(*(asked(database) for database in self.databases)))

    async def elsewhere(self, ask: Callable[[SlotDatabase], Awaitable[object]]) -> None:
        """Ask every database but the first, one after another. Raises `Unreachable` at one that is away."""
        for database in self.databases[1:]:
            await ask(await database.get())

    async def close(self) -> None:
        await asyncio.gather(*(database.close() for database in self.databases))
