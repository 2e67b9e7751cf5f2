"""Logs of real stores as they were written: a trigger keeps what a server deletes from their beginning."""

import sqlite3
from contextlib import closing

import asyncpg

from camlann.server.store import Entry, TableId

FIELDS = "table_id, n, size, key_id, public, encrypted"
KEPT = f"CREATE TABLE deleted_entries AS SELECT {FIELDS} FROM event_log LIMIT 0"
OLD = ", ".join(f"OLD.{name}" for name in FIELDS.split(", "))
KEEP_SQLITE = f"""
CREATE TRIGGER keep_deleted BEFORE DELETE ON event_log
BEGIN INSERT INTO deleted_entries ({FIELDS}) VALUES ({OLD}); END
"""
KEEP_POSTGRES = f"""
CREATE FUNCTION keep_deleted() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN INSERT INTO deleted_entries ({FIELDS}) VALUES ({OLD}); RETURN OLD; END $$;
CREATE TRIGGER keep_deleted BEFORE DELETE ON event_log FOR EACH ROW EXECUTE FUNCTION keep_deleted();
"""
DELETED = "SELECT n, size, key_id, public, encrypted FROM deleted_entries WHERE table_id = {} ORDER BY n"


def keep_in_sqlite(path: str) -> None:
    with closing(sqlite3.connect(path)) as line, line:
        line.execute(KEPT)
        line.execute(KEEP_SQLITE)


def deleted_in_sqlite(path: str, table: TableId) -> list[Entry]:
    with closing(sqlite3.connect(path)) as line:
        return [Entry(*row) for row in line.execute(DELETED.format("?"), (table,))]


async def keep_in_postgres(url: str) -> None:
    line = await asyncpg.connect(url)
    try:
        await line.execute(f"{KEPT};{KEEP_POSTGRES}")
    finally:
        await line.close()


async def deleted_in_postgres(url: str, table: TableId) -> list[Entry]:
    line = await asyncpg.connect(url)
    try:
        return [Entry(*row) for row in await line.fetch(DELETED.format("$1"), table)]
    finally:
        await line.close()
