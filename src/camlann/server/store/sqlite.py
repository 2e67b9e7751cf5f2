"""The store in one SQLite file, for one machine.

A single worker thread runs all calls, one after the other. The file is in WAL mode, and every commit is on
disk before it is answered. Another process may have the same file open; a writer waits a few seconds for it,
then gives up. After any error the connection is discarded, which also rolls back an open transaction.
"""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from camlann.server.store import ALL_ENTRIES, Append, Entry, LogPart, Outcome, TableId, Unknown, Unreachable
from camlann.server.store.live_keepers import KeeperLine, OneProcess
from camlann.server.store.migrate import migrate_sqlite
from camlann.server.store.sql import Row, Statement
from camlann.server.store.sql.combined_store import SqlSubjects
from camlann.server.store.storable_rows import differ, fits, unbroken
from camlann.table import PersonId

T = TypeVar("T")

END = "SELECT n + size FROM event_log WHERE table_id = ? ORDER BY n DESC LIMIT 1"

ADD = """
INSERT INTO event_log (table_id, n, size, key_id, public, encrypted) VALUES (?, ?, ?, ?, ?, ?)
"""

READ = """
SELECT n, size, key_id, public, encrypted FROM event_log
WHERE table_id = ?1
    AND n >= COALESCE((SELECT max(n) FROM event_log WHERE table_id = ?1 AND n <= ?2), 0)
ORDER BY n
LIMIT ?3
"""


class SqliteStore(SqlSubjects):
    def __init__(self, path: str, timeout_seconds: float) -> None:
        super().__init__(self)
        self._path = path
        self._timeout_seconds = timeout_seconds
        self._thread = ThreadPoolExecutor(1, "sqlite")
        self._connection: sqlite3.Connection | None = None
        self._keepers = OneProcess()
        self._closed = False
        self._log_is_full = True
        """May rows of erased people still be in the write-ahead log? A process before may have left some."""

    @classmethod
    async def open(cls, path: str, timeout_seconds: float = 5.0) -> "SqliteStore":
        """`timeout_seconds` is how long to wait for a process that has locked the file."""
        store = cls(path, timeout_seconds)
        try:
            await store._do(migrate_sqlite)
        except BaseException:
            await store.close()
            raise
        return store

    async def append(self, appends: Sequence[Append]) -> list[Outcome]:
        assert differ(appends)
        return await self._do(lambda connection: _append(connection, appends))

    async def read(self, table: TableId, since: int = 0, most: int = ALL_ENTRIES) -> list[Entry]:
        (entries,) = await self.read_logs([LogPart(table, since)], most)
        return unbroken(entries, since)

    async def read_logs(self, parts: Sequence[LogPart], most: int) -> list[list[Entry]]:
        def read(connection: sqlite3.Connection) -> list[list[Entry]]:
            wanted = [(part.table, part.since, most) for part in parts]
            return [[Entry(*row) for row in connection.execute(READ, each)] for each in wanted]

        return await self._do(read)

    async def rows(self, sql: str, *values: object) -> list[Row]:
        return await self._do(lambda connection: _rows(connection, (sql, values)))

    async def together(self, *statements: Statement) -> list[Row]:
        return await self._do(lambda connection: _together(connection, statements))

    async def erase(self, person_ids: Sequence[PersonId], at: int) -> None:
        await super().erase(person_ids, at)
        await self._do(self._empty_log)

    async def sweep_privacy(self, now: int) -> None:
        await super().sweep_privacy(now)
        if self._log_is_full:
            await self._do(self._empty_log)

    def keeper_line(self, me: str | None, changed: Callable[[], None]) -> KeeperLine:
        return self._keepers.line(me, changed)

    async def ready(self) -> None:
        def lock(connection: sqlite3.Connection) -> None:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")

        await self._do(lock)

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await asyncio.get_running_loop().run_in_executor(self._thread, self._drop)
            self._thread.shutdown()

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise Unreachable("closed")
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    # The methods below run in the worker thread.

    def _empty_log(self, connection: sqlite3.Connection) -> None:
        """Empty the write-ahead log, where deleted rows still are.

        Games do not wait for whoever reads it, such as a backup: it is tried again at the next sweep.
        """
        connection.execute("PRAGMA busy_timeout = 0")
        try:
            busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        finally:
            connection.execute(f"PRAGMA busy_timeout = {int(1000 * self._timeout_seconds)}")
        self._log_is_full = bool(busy)

    def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            if self._connection is None:
                self._connection = connect(self._path, self._timeout_seconds)
            return work(self._connection)
        except (OSError, sqlite3.Error) as error:
            self._drop()
            # Only the type of the error: its text may quote a row.
            raise Unreachable(type(error).__name__) from None
        except BaseException:
            self._drop()
            raise

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def connect(path: str, timeout_seconds: float) -> sqlite3.Connection:
    # It contains people's names: other users of the machine must not read it.
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    connection = sqlite3.connect(path, timeout=timeout_seconds, isolation_level=None)
    try:
        _enable_wal(connection, timeout_seconds)
        connection.execute("PRAGMA synchronous = FULL")
        # Nothing of an erased person may remain in the file.
        connection.execute("PRAGMA secure_delete = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def _enable_wal(connection: sqlite3.Connection, timeout_seconds: float) -> None:
    """Switch to WAL mode. SQLite does not wait if two processes do this at once, so wait here."""
    until = time.monotonic() + timeout_seconds
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.01)


def _rows(connection: sqlite3.Connection, statement: Statement) -> list[Row]:
    sql, values = statement
    # In SQLite `$1` is a named parameter.
    return connection.execute(sql, {str(n): value for n, value in enumerate(values, 1)}).fetchall()


def _together(connection: sqlite3.Connection, statements: Sequence[Statement]) -> list[Row]:
    connection.execute("BEGIN IMMEDIATE")
    rows = [_rows(connection, statement) for statement in statements]
    connection.execute("COMMIT")
    return rows[-1]


def _append(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[Outcome]:
    connection.execute("BEGIN IMMEDIATE")
    done = [_append_one(connection, append) for append in appends]
    try:
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        raise Unknown(type(error).__name__) from None
    return done


def _append_one(connection: sqlite3.Connection, append: Append) -> Outcome:
    """Inside the transaction nobody else writes, so checking where the log ends is enough."""
    if not fits(append):
        return Outcome.BAD
    entry = append.entry
    end = connection.execute(END, (append.table,)).fetchone() or (0,)
    if end != (entry.n,):
        return Outcome.LOST
    if entry.size:
        try:
            connection.execute(
                ADD,
                (append.table, entry.n, entry.size, entry.key, entry.public, entry.encrypted),
            )
        except sqlite3.IntegrityError:
            # Only this statement is rolled back; the rest of the transaction stands.
            return Outcome.BAD
    return Outcome.STORED
