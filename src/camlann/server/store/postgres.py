"""The store in PostgreSQL: compare-and-append, group commit and fencing in one statement.

An append is one statement for any number of tables: it checks where each log ends and inserts the entries
that fit. Two keepers may check at the same moment; then both insert the same number, and the primary key
admits one of them. The statement inserts in the order of the table ids, so two statements cannot deadlock.

If the connection breaks during an append, the outcome is unknown: a server that we no longer reach may still
commit a moment later. So an entry that a reader does not find may still appear. Only the next append at that
number settles it, by being stored or lost.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from camlann.server.store import ALL_ENTRIES, Append, Entry, LogPart, Outcome, TableId, Unknown, Unreachable
from camlann.server.store.live_keepers import KeeperLine
from camlann.server.store.postgres_keepers import PostgresKeeperLine
from camlann.server.store.postgres_pool import (
    FAILED,
    REFUSED,
    ROLLED_BACK,
    Connection,
    PostgresPool,
    drop,
    unreachable,
)
from camlann.server.store.sql import Row, Statement, placeholders
from camlann.server.store.sql.combined_store import SqlSubjects
from camlann.server.store.storable_rows import differ, fits, unbroken
from camlann.table import PersonId

APPEND = """
WITH wanted AS (
    SELECT * FROM unnest(
        $1::bigint[], $2::integer[], $3::smallint[], $4::smallint[], $5::bytea[], $6::bytea[]
    ) AS w (table_id, n, size, key_id, public, encrypted)
), fitting AS MATERIALIZED (
    SELECT * FROM wanted AS w
    WHERE w.n = COALESCE(
        (SELECT l.n + l.size FROM event_log AS l WHERE l.table_id = w.table_id ORDER BY l.n DESC LIMIT 1), 0
    )
), stored AS (
    INSERT INTO event_log (table_id, n, size, key_id, public, encrypted)
    SELECT table_id, n, size, key_id, public, encrypted FROM fitting WHERE size > 0 ORDER BY table_id
    ON CONFLICT DO NOTHING
    RETURNING table_id
)
SELECT table_id FROM stored UNION ALL SELECT table_id FROM fitting WHERE size = 0
"""

READ = """
SELECT w.place, l.n, l.size, l.key_id, l.public, l.encrypted
FROM unnest($1::bigint[], $2::integer[]) WITH ORDINALITY AS w (table_id, since, place)
CROSS JOIN LATERAL (
    SELECT n, size, key_id, public, encrypted FROM event_log
    WHERE table_id = w.table_id AND n >= COALESCE(
        (SELECT max(e.n) FROM event_log AS e WHERE e.table_id = w.table_id AND e.n <= w.since), 0
    )
    ORDER BY n
    LIMIT $3
) AS l
ORDER BY w.place, l.n
"""
ROWS_PER_SLICE = 500
"""Rows of an answer that are taken before others get a turn."""


class PostgresStore(SqlSubjects):
    def __init__(self, url: str, lines: PostgresPool, timeout_seconds: float) -> None:
        super().__init__(self)
        self._url, self._pool = url, lines
        self._timeout_seconds = timeout_seconds

    @classmethod
    async def open(cls, url: str, connections: int = 4, timeout_seconds: float = 5.0) -> "PostgresStore":
        """`timeout_seconds` limits each statement."""
        return cls(url, await PostgresPool.open(url, connections, timeout_seconds), timeout_seconds)

    async def append(self, appends: Sequence[Append]) -> list[Outcome]:
        assert differ(appends)
        asked = [append for append in appends if fits(append)]
        done: dict[TableId, Outcome] = {}
        if asked:
            async with self._pool.connection() as connection:
                done = await self._append(connection, asked)
        return [done.get(append.table, Outcome.BAD) for append in appends]

    async def _append(self, connection: Connection, appends: Sequence[Append]) -> dict[TableId, Outcome]:
        entries = [append.entry for append in appends]
        try:
            rows = await connection.fetch(
                APPEND,
                [append.table for append in appends],
                [entry.n for entry in entries],
                [entry.size for entry in entries],
                [entry.key for entry in entries],
                [entry.public for entry in entries],
                [entry.encrypted for entry in entries],
                timeout=self._timeout_seconds,
            )
        except REFUSED:
            if len(appends) == 1:
                return {appends[0].table: Outcome.BAD}
            return await self._one_by_one(connection, appends)
        except ROLLED_BACK as error:
            drop(connection)
            raise unreachable(error) from None
        except FAILED as error:
            drop(connection)
            raise Unknown(type(error).__name__) from None
        stored = {row["table_id"] for row in rows}
        return {
            append.table: Outcome.STORED if append.table in stored else Outcome.LOST for append in appends
        }

    async def _one_by_one(self, connection: Connection, appends: Sequence[Append]) -> dict[TableId, Outcome]:
        done: dict[TableId, Outcome] = {}
        for append in appends:
            try:
                done |= await self._append(connection, [append])
            except Unreachable as error:
                # Some of the other entries may be stored by now.
                raise Unknown(*error.args) from None
        return done

    async def read(self, table: TableId, since: int = 0, most: int = ALL_ENTRIES) -> list[Entry]:
        (entries,) = await self.read_logs([LogPart(table, since)], most)
        return unbroken(entries, since)

    async def read_logs(self, parts: Sequence[LogPart], most: int) -> list[list[Entry]]:
        tables, since = [part.table for part in parts], [part.since for part in parts]
        async with self._pool.repeatable() as connection:
            rows = await connection.fetch(READ, tables, since, most, timeout=self._timeout_seconds)
        found: list[list[Entry]] = [[] for _ in parts]
        for count, (place, *fields) in enumerate(rows, 1):
            found[place - 1].append(Entry(*fields))
            if count % ROWS_PER_SLICE == 0:
                await asyncio.sleep(0)
        return found

    def _people(self, people: tuple[PersonId, ...]) -> object:
        return list(people)

    def _read(self, people: Any) -> tuple[PersonId, ...]:
        return tuple(people)

    def _sat(self, count: int) -> str:
        return f"r.person_ids && CAST(ARRAY[{placeholders(count)}] AS text[])"

    async def rows(self, sql: str, *values: object) -> list[Row]:
        async with self._pool.repeatable() as connection:
            return [tuple(row) for row in await connection.fetch(sql, *values, timeout=self._timeout_seconds)]

    async def together(self, *statements: Statement) -> list[Row]:
        # All are prepared first: while PostgreSQL waits for the values of a statement that it
        # has just prepared, its timeouts do not count, and a process that stands still there keeps its locks.
        rows: list[Row] = []
        wait = self._timeout_seconds
        async with self._pool.repeatable() as connection:
            prepared = [await connection.prepare(sql, timeout=wait) for sql, _ in statements]
            async with connection.transaction():
                for statement, (_, values) in zip(prepared, statements, strict=True):
                    rows = [tuple(row) for row in await statement.fetch(*values, timeout=wait)]
        return rows

    def keeper_line(self, me: str | None, changed: Callable[[], None]) -> KeeperLine:
        return PostgresKeeperLine(self._url, me, changed)

    async def ready(self) -> None:
        async with self._pool.repeatable() as connection:
            if (
                await connection.fetchval("SHOW transaction_read_only", timeout=self._timeout_seconds)
                != "off"
            ):
                # This server takes no writes, or not now: the next connection may reach the one that does.
                drop(connection)
                raise Unreachable("read only")

    async def close(self) -> None:
        await self._pool.close()
