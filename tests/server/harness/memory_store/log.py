"""The log of each table, the tables' names, and the life of a store."""

import asyncio
from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence

from camlann.server.store import ALL_ENTRIES, Append, Entry, LogPart, Outcome, TableId, TableName, Unknown
from camlann.server.store.push_subscriptions import KEEP_TOLD_QUESTIONS_MS
from camlann.server.store.sessions import SESSION_MS
from camlann.server.store.storable_rows import check, differ, same, unbroken
from tests.server.harness.memory_store.subject import Subject, call


class Belated(Unknown):
    """An append whose connection broke, and which takes effect all the same, so many seconds later."""

    def __init__(self, seconds: float) -> None:
        super().__init__("belated")
        self.seconds = seconds


class MemoryLog(Subject):
    async def append(self, appends: Sequence[Append]) -> list[Outcome]:
        assert differ(appends)
        try:
            await self.begin("append")
        except Belated as late:
            asyncio.get_running_loop().call_later(late.seconds, self.disk.append, tuple(appends))
            raise
        done = self.disk.append(appends)
        await self.pause("append done")
        return done

    async def read(self, table: TableId, since: int = 0, most: int = ALL_ENTRIES) -> list[Entry]:
        (entries,) = await self.read_logs([LogPart(table, since)], most)
        return unbroken(entries, since)

    async def read_logs(self, parts: Sequence[LogPart], most: int) -> list[list[Entry]]:
        def entries(part: LogPart) -> list[Entry]:
            log = self.disk.logs.get(part.table, [])
            begin = max(bisect_right(log, part.since, key=lambda entry: entry.n) - 1, 0)
            return log[begin : begin + most]

        return await self.do("read", lambda: [*map(entries, parts)])

    @call
    def cut_log(self, table: TableId, n: int) -> None:
        self.disk.cut(table, n)

    async def add_table(self, table_name: TableName) -> None:
        check(table_name)
        same(await self.do("add_table", lambda: self.disk.add_table(table_name)), table_name)

    @call
    def find_table(self, name: str) -> TableName | None:
        return self.disk.tables.get(name)

    @call
    def delete_expired(self, now: int) -> None:
        disk, old = self.disk, now - SESSION_MS
        disk.sessions = {key: each for key, each in disk.sessions.items() if each.seen > old}
        disk.pushes = {token: each for token, each in disk.pushes.items() if token in disk.sessions}
        disk.told = {key: each for key, each in disk.told.items() if each.at > now - KEEP_TOLD_QUESTIONS_MS}
        disk.once = {key: each for key, each in disk.once.items() if each.expires_at > now}
        disk.codes = {key: each for key, each in disk.codes.items() if each.expires_at > now}
        disk.wrong_codes = Counter({at: tries for at, tries in disk.wrong_codes.items() if at > now})
        disk.join_requests = {key: each for key, each in disk.join_requests.items() if each.expires_at > now}

    @call
    def ready(self) -> None:
        """There is nothing to connect to."""

    async def close(self) -> None:
        self.closed = True
