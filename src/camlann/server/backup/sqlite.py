"""Backup and restore of a store in one SQLite file."""

import os
import sqlite3
from collections.abc import AsyncIterator, Mapping
from contextlib import closing, suppress
from itertools import islice
from pathlib import Path

from camlann.server.backup import row_files, store_preparation
from camlann.server.backup.manifest import Manifest
from camlann.server.backup.row_files import Row, RowFile
from camlann.server.backup.schema import tables, version
from camlann.server.backup.sentences import Refusal
from camlann.server.backup.source import Sample, Source
from camlann.server.data_files import sync_folder
from camlann.server.store.migrate import migrate_sqlite, steps
from camlann.server.store.sql import Row as SqlRow
from camlann.server.store.sql import Statement
from camlann.table import PersonId

TIMEOUT_SECONDS = 5.0
BESIDE = ("", "-wal", "-shm", "-journal")
"""The files of a database."""


class SqliteSource(Source):
    """One read transaction: in WAL mode it sees one moment, and no writer waits for it."""

    def __init__(self, path: Path) -> None:
        self._path = path

    async def __aenter__(self) -> "SqliteSource":
        if not self._path.exists():
            raise Refusal("backup-no-store", path=str(self._path))
        try:
            self._line = sqlite3.connect(
                f"{self._path.absolute().as_uri()}?mode=ro", uri=True, timeout=TIMEOUT_SECONDS
            )
            self._line.isolation_level = None
            self._line.execute("BEGIN")
            applied = [number for (number,) in self._line.execute("SELECT number FROM schema_migrations")]
        except sqlite3.DatabaseError:
            raise Refusal("backup-store-unknown") from None
        self.schema = version(applied)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._line.close()

    async def sample(self) -> Sample | None:
        row: Sample | None = self._line.execute(self.SAMPLE).fetchone()
        return row

    async def rows(self, table: str, columns: tuple[str, ...]) -> AsyncIterator[Row]:
        for row in self._line.execute(f"SELECT {', '.join(columns)} FROM {table}"):
            yield list(row)


class OneConnection:
    """Statements on one connection, as the store would run them."""

    def __init__(self, line: sqlite3.Connection) -> None:
        self._line = line

    async def rows(self, sql: str, *values: object) -> list[SqlRow]:
        return self._line.execute(sql, {str(n): value for n, value in enumerate(values, 1)}).fetchall()

    async def together(self, *statements: Statement) -> list[SqlRow]:
        rows: list[SqlRow] = []
        for sql, values in statements:
            rows = await self.rows(sql, *values)
        return rows


def check_empty(path: Path) -> None:
    """Is there no database yet? A write-ahead log without its database would spoil a new one."""
    for end in BESIDE:
        if (found := Path(f"{path}{end}")).exists():
            raise Refusal("backup-store-not-empty", path=str(found))


async def restore(path: Path, folder: Path, what: Manifest, erased: Mapping[PersonId, int], now: int) -> None:
    """Make the database under another name, and give it its own when it is finished."""
    check_empty(path)
    draft = Path(f"{path}.restoring")
    for end in BESIDE:
        # Left behind by a restore that was interrupted.
        with suppress(FileNotFoundError):
            os.unlink(f"{draft}{end}")
    os.close(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    with closing(sqlite3.connect(draft, isolation_level=None)) as line:
        line.execute("PRAGMA synchronous = FULL")
        # Nothing of an erased person may remain in the file.
        line.execute("PRAGMA secure_delete = ON")
        migrate_sqlite(line, [step for step in steps("sqlite") if step.number <= what.schema])
        line.execute("BEGIN IMMEDIATE")
        for table in tables(what.schema):
            _insert(line, folder, table, what.tables[table])
        line.execute("COMMIT")
        migrate_sqlite(line)
        line.execute("BEGIN IMMEDIATE")
        await store_preparation.prepare(OneConnection(line), what.made_at, erased, now)
        line.execute("COMMIT")
    _place(draft, path)
    sync_folder(path.parent)


def _place(draft: Path, path: Path) -> None:
    """Give the file its name, and never replace another one."""
    try:
        os.link(draft, path)
        os.unlink(draft)
    except FileExistsError:
        raise Refusal("backup-store-not-empty", path=str(path)) from None
    except OSError:
        # A disk without hard links, such as a stick.
        if path.exists():
            raise Refusal("backup-store-not-empty", path=str(path)) from None
        os.rename(draft, path)


def _insert(line: sqlite3.Connection, folder: Path, table: str, file: RowFile) -> None:
    wanted = f"INSERT INTO {table} ({', '.join(file.columns)}) VALUES ({', '.join('?' * len(file.columns))})"
    rows = row_files.read(folder, table)
    while batch := list(islice(rows, 1000)):
        line.executemany(wanted, batch)
