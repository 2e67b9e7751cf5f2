"""The store in PostgreSQL.

An append is one statement however many tables it is for: it looks where each log ends and inserts what fits
there. The look alone would not be enough, since two keepers may look at once; but both would then insert
the same number, and the primary key lets in one of them. The statement inserts in the order of the tables,
so two of them never wait for each other in a circle.

A line that breaks during an append leaves the outcome unknown, and a server that no longer hears us may
still commit a moment later. So what a reader does not find is not refused for ever: only the next append at
that number tells, by being stored or lost.
"""

from collections.abc import Sequence
from typing import Any

from camlann.server.store import Append, Entry, Outcome, TableId, Unknown, Unreachable
from camlann.server.store.postgres_pool import FAILED, REFUSED, ROLLED_BACK, Line, Lines, drop, unreachable
from camlann.server.store.row_checks import differ, fits, unbroken
from camlann.server.store.sql import Row, Statement, several
from camlann.server.store.sql.subjects import SqlSubjects
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
SELECT n, size, key_id, public, encrypted FROM event_log
WHERE table_id = $1
    AND n >= COALESCE((SELECT max(n) FROM event_log WHERE table_id = $1 AND n <= $2), 0)
ORDER BY n
"""


class PostgresStore(SqlSubjects):
    def __init__(self, lines: Lines, retry: float) -> None:
        super().__init__(self)
        self._lines = lines
        self._retry = retry

    @classmethod
    async def open(cls, url: str, connections: int = 4, retry: float = 5.0) -> "PostgresStore":
        """`retry` is how many seconds a statement may take before nobody waits for its answer any more."""
        return cls(await Lines.open(url, connections, retry), retry)

    async def append(self, appends: Sequence[Append]) -> list[Outcome]:
        assert differ(appends)
        asked = [append for append in appends if fits(append)]
        done: dict[TableId, Outcome] = {}
        if asked:
            async with self._lines.line() as line:
                done = await self._append(line, asked)
        return [done.get(append.table, Outcome.BAD) for append in appends]

    async def _append(self, line: Line, appends: Sequence[Append]) -> dict[TableId, Outcome]:
        entries = [append.entry for append in appends]
        try:
            rows = await line.fetch(
                APPEND,
                [append.table for append in appends],
                [entry.n for entry in entries],
                [entry.size for entry in entries],
                [entry.key for entry in entries],
                [entry.open for entry in entries],
                [entry.closed for entry in entries],
                timeout=self._retry,
            )
        except REFUSED:
            if len(appends) == 1:
                return {appends[0].table: Outcome.BAD}
            return await self._one_by_one(line, appends)
        except ROLLED_BACK as error:
            drop(line)
            raise unreachable(error) from None
        except FAILED as error:
            drop(line)
            raise Unknown(type(error).__name__) from None
        stored = {row["table_id"] for row in rows}
        return {
            append.table: Outcome.STORED if append.table in stored else Outcome.LOST for append in appends
        }

    async def _one_by_one(self, line: Line, appends: Sequence[Append]) -> dict[TableId, Outcome]:
        done: dict[TableId, Outcome] = {}
        for append in appends:
            try:
                done |= await self._append(line, [append])
            except Unreachable as error:
                # Some of the others may be stored by now.
                raise Unknown(*error.args) from None
        return done

    async def read(self, table: TableId, since: int = 0) -> list[Entry]:
        async with self._lines.asking() as line:
            rows = await line.fetch(READ, table, since, timeout=self._retry)
        return unbroken([Entry(*row) for row in rows], since)

    def _people(self, people: tuple[PersonId, ...]) -> object:
        return list(people)

    def _read(self, people: Any) -> tuple[PersonId, ...]:
        return tuple(people)

    def _sat(self, count: int) -> str:
        return f"r.person_ids && CAST(ARRAY[{several(count)}] AS text[])"

    async def rows(self, sql: str, *values: object) -> list[Row]:
        async with self._lines.asking() as line:
            return [tuple(row) for row in await line.fetch(sql, *values, timeout=self._retry)]

    async def together(self, *statements: Statement) -> list[Row]:
        rows: list[Row] = []
        async with self._lines.asking() as line, line.transaction():
            for sql, values in statements:
                rows = [tuple(row) for row in await line.fetch(sql, *values, timeout=self._retry)]
        return rows

    async def ready(self) -> None:
        async with self._lines.asking() as line:
            if await line.fetchval("SHOW transaction_read_only", timeout=self._retry) != "off":
                # Not the server that takes writing, or not now: the next line may reach the one that does.
                drop(line)
                raise Unreachable("read only")

    async def close(self) -> None:
        await self._lines.close()
