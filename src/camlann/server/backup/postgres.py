"""Backup and restore of a store in PostgreSQL.

A backup is one read-only transaction that sees one moment (REPEATABLE READ) and stops no writer. A restore is
one transaction too: the store is there whole or not at all. No program of PostgreSQL is needed for either.
"""

from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path

import asyncpg
import msgspec

from camlann.server.backup import row_files, store_preparation
from camlann.server.backup.manifest import Manifest
from camlann.server.backup.row_files import Row
from camlann.server.backup.schema import NEWEST, tables, version
from camlann.server.backup.sentences import Refusal
from camlann.server.backup.source import Sample, Source
from camlann.server.store.migrate import CREATE_MIGRATIONS, LOCK, Step, steps
from camlann.server.store.sql import Row as SqlRow
from camlann.server.store.sql import Statement
from camlann.table import PersonId

CONNECT_SECONDS = 5.0
PREFETCH = 500
NAME = "camlann"
"""What the connections of gates and keepers are called."""
OTHERS = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND application_name = $1 AND pid <> pg_backend_pid()
"""
KINDS = """
SELECT column_name, data_type FROM information_schema.columns
WHERE table_schema = current_schema() AND table_name = $1
"""

_json = msgspec.json.Encoder().encode


class PostgresSource(Source):
    def __init__(self, url: str) -> None:
        self._url = url

    async def __aenter__(self) -> "PostgresSource":
        self._line = await _connect(self._url)
        try:
            self._moment = self._line.transaction(isolation="repeatable_read", readonly=True)
            await self._moment.start()
            self.schema = version(await _applied(self._line))
        except BaseException:
            await self._line.close(timeout=CONNECT_SECONDS)
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._line.close(timeout=CONNECT_SECONDS)

    async def sample(self) -> Sample | None:
        row = await self._line.fetchrow(self.SAMPLE)
        return None if row is None else (row[0], row[1], row[2], row[3])

    async def rows(self, table: str, columns: tuple[str, ...]) -> AsyncIterator[Row]:
        wanted = f"SELECT {', '.join(columns)} FROM {table}"
        async for row in self._line.cursor(wanted, prefetch=PREFETCH):
            yield [_neutral(value) for value in row]


class OneConnection:
    """Statements in the transaction of one connection, as the store would run them."""

    def __init__(self, line: "asyncpg.Connection[asyncpg.Record]") -> None:
        self._line = line

    async def rows(self, sql: str, *values: object) -> list[SqlRow]:
        return [tuple(row) for row in await self._line.fetch(sql, *values)]

    async def together(self, *statements: Statement) -> list[SqlRow]:
        rows: list[SqlRow] = []
        for sql, values in statements:
            rows = await self.rows(sql, *values)
        return rows


async def restore(url: str, folder: Path, what: Manifest, erased: Mapping[PersonId, int], now: int) -> None:
    line = await _connect(url)
    try:
        async with line.transaction():
            await line.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            await _check_empty(line)
            # All of them are empty. They begin anew at the schema of the backup, and every later step runs.
            for table in (*tables(NEWEST), "schema_migrations"):
                await line.execute(f"DROP TABLE IF EXISTS {table}")
            await line.execute(CREATE_MIGRATIONS)
            await _migrate(line, [step for step in steps("postgresql") if step.number <= what.schema])
            for table in tables(what.schema):
                await _copy(line, folder, table, what.tables[table].columns)
            await _migrate(line, [step for step in steps("postgresql") if step.number > what.schema])
            await store_preparation.prepare(OneConnection(line), what.made_at, erased, now)
    finally:
        await line.close(timeout=CONNECT_SECONDS)


async def _connect(url: str) -> "asyncpg.Connection[asyncpg.Record]":
    try:
        return await asyncpg.connect(
            url, timeout=CONNECT_SECONDS, server_settings={"application_name": f"{NAME} backup"}
        )
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        # Only the type: the text may hold the address with its password.
        raise Refusal("backup-store-unreachable", error=type(error).__name__) from None


async def _applied(line: "asyncpg.Connection[asyncpg.Record]") -> list[int]:
    if await line.fetchval("SELECT to_regclass('schema_migrations')") is None:
        return []
    return [row["number"] for row in await line.fetch("SELECT number FROM schema_migrations")]


async def _check_empty(line: "asyncpg.Connection[asyncpg.Record]") -> None:
    if await line.fetchval(OTHERS, NAME):
        raise Refusal("backup-store-in-use")
    there = {name for name in tables(NEWEST) if await _exists(line, name)}
    if applied := await _applied(line):
        version(applied)
    for name in there:
        if await line.fetchval(f"SELECT EXISTS (SELECT 1 FROM {name})"):
            raise Refusal("backup-store-not-empty", path="PostgreSQL")


async def _exists(line: "asyncpg.Connection[asyncpg.Record]", table: str) -> bool:
    return await line.fetchval("SELECT to_regclass($1)", table) is not None


async def _migrate(line: "asyncpg.Connection[asyncpg.Record]", wanted: list[Step]) -> None:
    for step in wanted:
        await line.execute(step.sql)
        await line.execute("INSERT INTO schema_migrations (number) VALUES ($1)", step.number)


async def _copy(
    line: "asyncpg.Connection[asyncpg.Record]", folder: Path, table: str, columns: tuple[str, ...]
) -> None:
    kinds: dict[str, str] = {row[0]: row[1] for row in await line.fetch(KINDS, table)}
    rows = _as_kinds(row_files.read(folder, table), [kinds[column] for column in columns])
    await line.copy_records_to_table(table, records=rows, columns=columns)


def _neutral(value: object) -> object:
    if isinstance(value, bool):
        return int(value)
    return _json(value).decode() if isinstance(value, list) else value


def _as_kinds(rows: Iterator[Row], kinds: list[str]) -> Iterator[tuple[object, ...]]:
    for row in rows:
        yield tuple(_as_kind(value, kind) for value, kind in zip(row, kinds, strict=True))


def _as_kind(value: object, kind: str) -> object:
    if kind == "boolean":
        return bool(value)
    if kind == "ARRAY" and isinstance(value, str):
        return msgspec.json.decode(value)
    return value
