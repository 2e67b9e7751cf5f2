"""The three engines behind one shape, so that one suite can ask the same of all of them."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Protocol

import asyncpg

from camlann.server.store import Append, Entry, Store, TableId
from camlann.server.store.open_store import open_store
from tests.server.harness.memory_store import Disk, MemoryStore
from tests.timeouts import HANG_SECONDS

ROW = "INSERT INTO event_log (table_id, n, size, key_id, public, encrypted) VALUES"
TABLE = TableId(7)


class Engine(Protocol):
    name: str

    async def open(self) -> Store:
        """One more store on what is kept here, as another process would open it."""
        ...

    async def write(self, table: TableId, *entries: Entry) -> None:
        """Write into a log behind the store's back."""
        ...

    async def commits(self) -> int:
        """How many times something was appended, however much at a time."""
        ...


class Postgres:
    name = "postgresql"

    def __init__(self, url: str) -> None:
        self.url = url

    async def open(self) -> Store:
        return await open_store(self.url)

    async def write(self, table: TableId, *entries: Entry) -> None:
        async with self.line() as line:
            rows = [(table, e.n, e.size, e.key, e.public, e.encrypted) for e in entries]
            await line.executemany(f"{ROW} ($1, $2, $3, $4, $5, $6)", rows)

    async def commits(self) -> int:
        async with self.line() as line:
            # Every row bears the mark of the transaction that wrote it.
            count = await line.fetchval("SELECT count(DISTINCT xmin::text) FROM event_log")
        assert isinstance(count, int)
        return count

    @asynccontextmanager
    async def line(self) -> AsyncIterator["asyncpg.Connection[asyncpg.Record]"]:
        line = await asyncpg.connect(self.url)
        try:
            yield line
        finally:
            await line.close()


class Sqlite:
    name = "sqlite"

    def __init__(self, path: Path) -> None:
        self.path = path

    async def open(self) -> Store:
        return await open_store(f"sqlite:{self.path}")

    async def write(self, table: TableId, *entries: Entry) -> None:
        with closing(sqlite3.connect(self.path)) as connection, connection:
            rows = [(table, e.n, e.size, e.key, e.public, e.encrypted) for e in entries]
            connection.executemany(f"{ROW} (?, ?, ?, ?, ?, ?)", rows)

    async def commits(self) -> int:
        return written(self.path)


class Memory:
    name = "memory"

    def __init__(self) -> None:
        self.disk = Disk()

    async def open(self) -> Store:
        return MemoryStore(self.disk)

    async def write(self, table: TableId, *entries: Entry) -> None:
        self.disk.logs.setdefault(table, []).extend(entries)

    async def commits(self) -> int:
        return self.disk.commits


def written(path: Path) -> int:
    """How many frames of a file's write-ahead log end a transaction, those of the migrations among them."""
    wal = Path(f"{path}-wal").read_bytes()
    page = int.from_bytes(wal[8:12], "big")
    return sum(wal[at + 4 : at + 8] != bytes(4) for at in range(32, len(wal), 24 + page))


@asynccontextmanager
async def opened(engine: Engine, count: int = 1) -> AsyncIterator[list[Store]]:
    stores = [await engine.open() for _ in range(count)]
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()


def entry(n: int, size: int = 1, said: str = "") -> Entry:
    return Entry(n, size, 1, said.encode(), b"closed " + said.encode())


def append(n: int, size: int = 1, said: str = "", table: int = TABLE) -> Append:
    return Append(TableId(table), entry(n, size, said))


def run(work: Coroutine[Any, Any, None]) -> None:
    """Play a scene to its end, which is soon."""

    async def soon() -> None:
        async with asyncio.timeout(HANG_SECONDS):
            await work

    asyncio.run(soon())


async def until(true: Callable[[], Awaitable[object]]) -> None:
    while True:
        if await true():
            return
        await asyncio.sleep(0.01)
