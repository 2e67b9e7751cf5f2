"""A store in memory, for whole servers in virtual time: no thread, no clock, the same every time.

What is kept lies on a `Disk`; a `MemoryStore` is one process's way to it, so that a process can die and
another open the same disk. Every call pauses before it takes effect and after: that is where a test lets
others run, or lets the call fail.
"""

import asyncio
from bisect import bisect_right
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias, TypeVar

from camlann.server.store import (
    Append,
    Entry,
    Kept,
    Outcome,
    Person,
    Place,
    Share,
    Store,
    Summary,
    TableId,
    Unknown,
    Unreachable,
)
from camlann.server.store.due import Due, Errand
from camlann.server.store.leaving import Stay
from camlann.server.store.lobby import Answered, Code, Knock, Listing
from camlann.server.store.people import Once, Passkey, Session, Use, Visit, Visitor
from camlann.server.store.rows import HEAD, check, differ, fits, same, summary, unbroken
from camlann.table.company import Who
from tests.server.belongings import KeepsBelongings
from tests.server.dues import KeepsDues
from tests.server.sayings import KeepsSayings, Sayings
from tests.server.stays import KeepsStays

T = TypeVar("T")

Pause: TypeAlias = Callable[[str], Awaitable[None]]
"""Awaited with the name of the call before its effect, and with `<name> done` after it.

Raise `Unreachable` before; `Unknown` before or after an append; `Belated` before one.
"""


class Belated(Unknown):
    """An append whose line broke, and which takes effect all the same, so many seconds later."""

    def __init__(self, seconds: float) -> None:
        super().__init__("belated")
        self.seconds = seconds


class Disk(Sayings):
    def __init__(self) -> None:
        super().__init__()
        self.logs: dict[TableId, list[Entry]] = {}
        self.records: dict[tuple[TableId, int], Kept] = {}
        self.dues: dict[tuple[TableId, Errand], Due] = {}
        self.played: dict[tuple[TableId, int, Who], Stay] = {}
        self.commits = 0
        """How often something was appended."""

    def _sweep(self, who: Who) -> None:
        super()._sweep(who)
        self.played = {key: stay for key, stay in self.played.items() if stay.who != who}

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


class MemoryStore(KeepsBelongings, KeepsSayings, KeepsDues, KeepsStays):
    disk: Disk

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
        def entries() -> list[Entry]:
            log = self.disk.logs.get(table, [])
            begin = max(bisect_right(log, since, key=lambda entry: entry.n) - 1, 0)
            return log[begin:]

        return unbroken(await self._do("read", entries), since)

    async def add_table(self, place: Place) -> None:
        check(place)
        same(await self._do("add_table", lambda: self.disk.add_table(place)), place)

    async def find_table(self, name: str) -> Place | None:
        return await self._do("find_table", lambda: self.disk.tables.get(name))

    async def keep(self, kept: Kept) -> None:
        await self._do("keep", lambda: self.disk.records.setdefault((kept.table, kept.game), kept))

    async def kept(self, table: TableId, game: int) -> Kept | None:
        return await self._do("kept", lambda: self.disk.records.get((table, game)))

    async def records_of(self, table: TableId) -> list[Summary]:
        def found() -> list[Summary]:
            kept = [self.disk.records[key] for key in sorted(self.disk.records) if key[0] == table]
            return [
                summary(
                    Summary(each.game, each.people, each.name, each.winners, each.reason, each.at),
                    each.record[:HEAD],
                )
                for each in kept
            ]

        return await self._do("records_of", found)

    async def share(self, share: Share) -> Share:
        return await self._do("share", lambda: self.disk.share(share))

    async def find_share(self, name: str) -> Share | None:
        return await self._do("find_share", lambda: self.disk.shares.get(name))

    async def shares_of(self, table: TableId, game: int) -> list[Share]:
        return await self._do("shares_of", lambda: self.disk.shares_of(table, game))

    async def name_in_share(self, name: str, who: Who, agreed: bool) -> None:
        await self._do("name_in_share", lambda: self.disk.name_in_share(name, who, agreed))

    async def unshare(self, name: str) -> None:
        await self._do("unshare", lambda: self.disk.shares.pop(name, None))

    async def ready(self) -> None:
        await self._do("ready", lambda: None)

    async def close(self) -> None:
        self.closed = True

    async def _begin(self, kind: str) -> None:
        if self.closed:
            raise Unreachable("closed")
        await self.pause(kind)

    async def _do(self, kind: str, work: Callable[[], T]) -> T:
        await self._begin(kind)
        done = work()
        await self.pause(f"{kind} done")
        return done

    # Of people.

    async def add_person(self, person: Person, token: bytes, at: int = 0) -> None:
        check(person)
        same(await self._do("add_person", lambda: self.disk.add_person(person, token, at)), person)

    async def find_person(self, token: bytes) -> Person | None:
        visitor = await self._do("find_person", lambda: self.disk.visitor(token))
        return None if visitor is None else visitor.person

    async def people(self, whos: Sequence[Who]) -> list[Person]:
        def known() -> list[Person]:
            return [self.disk.people[who] for who in whos if who in self.disk.people]

        return await self._do("people", known)

    async def rename(self, who: Who, name: str) -> None:
        check(Person(who, name))
        await self._do("rename", lambda: self.disk.rename(who, name))

    async def join(self, who: Who, into: Who) -> bool:
        return await self._do("join", lambda: self.disk.join(who, into))

    async def add_session(self, session: Session) -> None:
        await self._do("add_session", lambda: self.disk.add_session(session))

    async def find_session(self, token: bytes) -> Visitor | None:
        return await self._do("find_session", lambda: self.disk.visitor(token))

    async def sessions(self, who: Who) -> list[Session]:
        return await self._do("sessions", lambda: self.disk.sessions_of(who))

    async def living(self, tokens: Sequence[bytes]) -> list[bytes]:
        return await self._do("living", lambda: [each for each in tokens if each in self.disk.sessions])

    async def seen(self, token: bytes, at: int) -> None:
        await self._do("seen", lambda: self.disk.seen(token, at))

    async def end_session(self, who: Who, token: bytes) -> None:
        await self._do("end_session", lambda: self.disk.end_session(who, token))

    async def add_passkey(self, passkey: Passkey) -> bool:
        return await self._do("add_passkey", lambda: self.disk.add_passkey(passkey))

    async def find_passkey(self, id: bytes) -> Passkey | None:
        return await self._do("find_passkey", lambda: self.disk.keys.get(id))

    async def passkeys(self, who: Who) -> list[Passkey]:
        return await self._do("passkeys", lambda: self.disk.keys_of(who))

    async def used(self, id: bytes, count: int) -> None:
        await self._do("used", lambda: self.disk.used(id, count))

    async def end_passkey(self, who: Who, id: bytes) -> None:
        await self._do("end_passkey", lambda: self.disk.end_passkey(who, id))

    async def add_once(self, once: Once) -> None:
        await self._do("add_once", lambda: self.disk.once.setdefault(once.secret, once))

    async def take(self, secret: bytes, use: Use, now: int) -> bytes | None:
        return await self._do("take", lambda: self.disk.take(secret, use, now))

    async def visited(self, who: Who, table: TableId, at: int) -> None:
        await self._do("visited", lambda: self.disk.visited(who, table, at))

    async def tables_of(self, whos: Sequence[Who], before: int, limit: int) -> list[Visit]:
        return await self._do("tables_of", lambda: self.disk.visits_of(whos, None, before)[:limit])

    async def visits(self, whos: Sequence[Who], table: TableId) -> list[Visit]:
        return await self._do("visits", lambda: self.disk.visits_of(whos, table))

    async def forget(self, who: Who, table: TableId) -> None:
        await self._do("forget", lambda: self.disk.visits.pop((who, table), None))

    # Of the lobby.

    async def add_code(self, code: Code, now: int) -> bool:
        return await self._do("add_code", lambda: self.disk.add_code(code, now))

    async def find_code(self, code: str, now: int) -> Code | None:
        return await self._do("find_code", lambda: self.disk.living(self.disk.codes.get(code), now))

    async def codes_of(self, table: TableId, now: int) -> list[Code]:
        return await self._do("codes_of", lambda: self.disk.codes_of(table, now))

    async def open_code(self, code: str, table: TableId, open_until: int) -> None:
        await self._do("open_code", lambda: self.disk.open_code(code, table, open_until))

    async def knock(self, knock: Knock) -> None:
        await self._do("knock", lambda: self.disk.knocks.setdefault(knock.id, knock))

    async def find_knock(self, id: str, now: int) -> Knock | None:
        return await self._do("find_knock", lambda: self.disk.living(self.disk.knocks.get(id), now))

    async def knocks(self, table: TableId, now: int) -> list[Knock]:
        return await self._do("knocks", lambda: self.disk.knocks_at(table, now))

    async def answer_knock(self, id: str, state: Answered) -> None:
        await self._do("answer_knock", lambda: self.disk.answer_knock(id, state))

    async def list_table(self, listing: Listing) -> None:
        await self._do("list_table", lambda: self.disk.list_table(listing))

    async def unlist(self, table: TableId) -> None:
        await self._do("unlist", lambda: self.disk.listings.pop(table, None))

    async def listed(self, game: str | None, language: str | None, before: int, limit: int) -> list[Listing]:
        return await self._do("listed", lambda: self.disk.listed(game, language, before)[:limit])

    async def tidy(self, now: int) -> None:
        await self._do("tidy", lambda: self.disk.tidy(now))


_is_a_store: type[Store] = MemoryStore
