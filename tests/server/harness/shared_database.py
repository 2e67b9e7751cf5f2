"""PostgreSQL databases that many tests share, emptied between them.

To make the tables of a store anew takes longer than most tests, and leaves two hundred files that the next
checkpoint writes to disk: after some hundred tests whoever drops a database waits for minutes.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import TypeAlias

import asyncpg

from tests.server.harness.databases import command, database, in_thread

Urls: TypeAlias = Sequence[str]

ALONE = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid();
"""
WITHOUT_TABLES = f"{ALONE} DROP SCHEMA public CASCADE; CREATE SCHEMA public;"
WITHOUT_ROWS = (
    ALONE
    + """
DO $$
DECLARE
    each RECORD;
BEGIN
    FOR each IN SELECT oid FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname NOT IN (KEPT)
    LOOP
        -- To truncate makes new files, to delete leaves old rows.
        IF pg_relation_size(each.oid) > 200000 THEN
            EXECUTE format('TRUNCATE %s', each.oid::regclass);
        ELSE
            EXECUTE format('DELETE FROM %s', each.oid::regclass);
        END IF;
    END LOOP;
END
$$;
"""
)
SHAPE = """
SELECT string_agg(line, ' ' ORDER BY line) FROM (
    SELECT table_name || column_name || data_type || is_nullable || coalesce(column_default, '') AS line
    FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT conrelid::regclass || pg_get_constraintdef(oid) FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
) AS lines
"""


class SharedDatabases:
    def __init__(self, urls: Urls, make: Callable[[Urls], Awaitable[None]], kept: Sequence[str]) -> None:
        self.urls, self._make = urls, make
        self._kept = ("schema_migrations", *kept)
        self._shapes = in_thread(self._made())

    def without_rows(self) -> Urls:
        """The tables that were made, without rows but in those that are kept."""
        if in_thread(self._found()) == self._shapes:
            empty = WITHOUT_ROWS.replace("KEPT", ", ".join(f"'{name}'" for name in self._kept))
            for url in self.urls:
                command(empty, url)
        else:
            # A test has changed tables, or rows that are kept.
            self.without_tables()
            self._shapes = in_thread(self._made())
        return self.urls

    def without_tables(self) -> Urls:
        for url in self.urls:
            command(WITHOUT_TABLES, url)
        return self.urls

    async def _made(self) -> list[str]:
        await self._make(self.urls)
        return await self._found()

    async def _found(self) -> list[str]:
        """All tables of each database, and what is in those that are kept."""
        return await asyncio.gather(*(self._shape(url) for url in self.urls))

    async def _shape(self, url: str) -> str:
        connection = await asyncpg.connect(url)
        try:
            shape = str(await connection.fetchval(SHAPE))
            for name in self._kept:
                if await connection.fetchval("SELECT to_regclass($1)", name) is not None:
                    rows = f"SELECT count(*) || ' ' || sum(hashtext(each::text)) FROM {name} AS each"
                    shape += f" {name} {await connection.fetchval(rows)}"
            return shape
        finally:
            await connection.close()


@contextmanager
def shared_databases(
    count: int, make: Callable[[Urls], Awaitable[None]], kept: Sequence[str] = ()
) -> Iterator[SharedDatabases]:
    with ExitStack() as ends:
        yield SharedDatabases([ends.enter_context(database()) for _ in range(count)], make, kept)
