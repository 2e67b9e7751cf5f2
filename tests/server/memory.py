"""A store in memory, for whole servers in virtual time: no thread, no clock, the same every time.

What is kept lies on a `Disk`; a `MemoryStore` is one process's way to it, so that a process can die and
another open the same disk. Every call pauses before it takes effect and after: that is where a test lets
others run, or lets the call fail.
"""

import asyncio
from bisect import bisect_right
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from camlann.server.store import (
    Append,
    Entry,
    Kept,
    Outcome,
    Person,
    Place,
    TableId,
    Unknown,
    Unreachable,
)
from camlann.server.store.rows import check, differ, fits, same, unbroken
from camlann.table.company import Who

Pause: TypeAlias = Callable[[str], Awaitable[None]]
"""Awaited with the name of the call before its effect, and with `<name> done` after it.

Raise `Unreachable` before; `Unknown` before or after an append; `Belated` before one.
"""


class Belated(Unknown):
    """An append whose line broke, and which takes effect all the same, so many seconds later."""

    def __init__(self, seconds: float) -> None:
        super().__init__("belated")
        self.seconds = seconds


class Disk:
    def __init__(self) -> None:
        self.logs: dict[TableId, list[Entry]] = {}
        self.tables: dict[str, Place] = {}
        self.people: dict[Who, Person] = {}
        self.tokens: dict[bytes, Who] = {}
        self.records: dict[tuple[TableId, int], Kept] = {}
        self.commits = 0
        """How often something was appended."""

    def append(self, appends: Sequence[Append]) -> list[Outcome]:
        done = [self._append(append) for append in appends]
        self.commits += any(
            outcome is Outcome.STORED and append.entry.size
            for outcome, append in zip(done, appends, strict=True)
        )
        return done

    def _append(self, append: Append) -> Outcome:
        if not fits(append):
            return Outcome.BAD
        log = self.logs.get(append.table, [])
        if append.entry.n != (log[-1].next if log else 0):
            return Outcome.LOST
        if append.entry.size:
            self.logs.setdefault(append.table, []).append(append.entry)
        return Outcome.STORED


async def give_way(_: str) -> None:
    await asyncio.sleep(0)


class MemoryStore:
    def __init__(self, disk: Disk, pause: Pause = give_way) -> None:
        self.disk = disk
        self.pause = pause
        self.closed = False

    async def append(self, appends: Sequence[Append]) -> list[Outcome]:
        assert differ(appends)
        try:
            await self._begin("append")
        except Belated as late:
            asyncio.get_running_loop().call_later(late.seconds, self.disk.append, tuple(appends))
            raise
        done = self.disk.append(appends)
        await self.pause("append done")
        return done

    async def read(self, table: TableId, since: int = 0) -> list[Entry]:
        await self._begin("read")
        log = self.disk.logs.get(table, [])
        begin = max(bisect_right(log, since, key=lambda entry: entry.n) - 1, 0)
        entries = log[begin:]
        await self.pause("read done")
        return unbroken(entries, since)

    async def add_table(self, place: Place) -> None:
        check(place)
        await self._begin("add_table")
        if all(place.id != other.id for other in self.disk.tables.values()):
            self.disk.tables.setdefault(place.name, place)
        kept = self.disk.tables.get(place.name)
        await self.pause("add_table done")
        same(kept, place)

    async def find_table(self, name: str) -> Place | None:
        await self._begin("find_table")
        place = self.disk.tables.get(name)
        await self.pause("find_table done")
        return place

    async def add_person(self, person: Person, token: bytes) -> None:
        check(person)
        await self._begin("add_person")
        if person.who not in self.disk.people and token not in self.disk.tokens:
            self.disk.people[person.who] = person
            self.disk.tokens[token] = person.who
        kept = self._person(token)
        await self.pause("add_person done")
        same(kept, person)

    async def find_person(self, token: bytes) -> Person | None:
        await self._begin("find_person")
        person = self._person(token)
        await self.pause("find_person done")
        return person

    async def people(self, whos: Sequence[Who]) -> list[Person]:
        await self._begin("people")
        known = [self.disk.people[who] for who in whos if who in self.disk.people]
        await self.pause("people done")
        return known

    async def keep(self, kept: Kept) -> None:
        await self._begin("keep")
        self.disk.records.setdefault((kept.table, kept.game), kept)
        await self.pause("keep done")

    async def kept(self, table: TableId, game: int) -> Kept | None:
        await self._begin("kept")
        kept = self.disk.records.get((table, game))
        await self.pause("kept done")
        return kept

    async def ready(self) -> None:
        await self._begin("ready")
        await self.pause("ready done")

    async def close(self) -> None:
        self.closed = True

    async def _begin(self, kind: str) -> None:
        if self.closed:
            raise Unreachable("closed")
        await self.pause(kind)

    def _person(self, token: bytes) -> Person | None:
        who = self.disk.tokens.get(token)
        return None if who is None else self.disk.people[who]
