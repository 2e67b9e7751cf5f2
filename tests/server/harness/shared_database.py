"""A PostgreSQL database that many tests share, emptied between them.

To make the tables of a store anew takes longer than most tests, and leaves two hundred files that the next
checkpoint writes to disk: after some hundred tests whoever drops a database waits for minutes.
"""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import asyncpg

from tests.server.harness.databases import command, database, in_thread

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
        WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'schema_migrations'
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
MIGRATED = "SELECT string_agg(number::text, ' ' ORDER BY number) FROM schema_migrations"


class SharedDatabase:
    def __init__(self, url: str, make: Callable[[str], Awaitable[None]]) -> None:
        self.url, self._make = url, make
        self._made_shape = in_thread(self._made())

    def without_rows(self) -> str:
        """The address, with the tables that were made and no rows but those of the migrations."""
        if in_thread(self._shape()) == self._made_shape:
            command(WITHOUT_ROWS, self.url)
        else:
            # A test has changed tables, or migrations.
            self.without_tables()
            self._made_shape = in_thread(self._made())
        return self.url

    def without_tables(self) -> str:
        command(WITHOUT_TABLES, self.url)
        return self.url

    async def _made(self) -> str:
        await self._make(self.url)
        return await self._shape()

    async def _shape(self) -> str:
        """All tables, and the migrations that have run."""
        connection = await asyncpg.connect(self.url)
        try:
            shape = str(await connection.fetchval(SHAPE))
            if await connection.fetchval("SELECT to_regclass('schema_migrations')") is not None:
                shape += f" {await connection.fetchval(MIGRATED)}"
            return shape
        finally:
            await connection.close()


@contextmanager
def shared_database(make: Callable[[str], Awaitable[None]]) -> Iterator[SharedDatabase]:
    with database() as url:
        yield SharedDatabase(url, make)
