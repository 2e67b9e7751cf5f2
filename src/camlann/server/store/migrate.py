"""Schema migrations: numbered SQL files that bring a database from any released schema to the current one.

They go forward only, and the database records which have run. Keepers of the previous version work during
and after a migration. So it adds tables, columns with a default and indexes, and drops what is no longer read
one release later. If there is nothing to do, it takes no lock and needs only read permission.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from asyncpg import Connection, Record

LOCK = 0x43616D6C616E6E
"""The advisory lock during a migration: "Camlann"."""

CREATE_MIGRATIONS = """
CREATE TABLE IF NOT EXISTS schema_migrations (
    number INTEGER PRIMARY KEY,
    applied_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP
)
"""
"""Records which migrations have run; the same for both engines."""

LOCK_TIMEOUT = "2s"
"""How long a migration waits for a table in use: queries that queue behind it wait as well."""


class Step(Struct, frozen=True):
    number: int
    sql: str


def steps(engine: str) -> list[Step]:
    """The migrations for an engine, in order."""
    folder = files("camlann.server.store").joinpath("migrations", engine)
    found = [file for file in folder.iterdir() if file.name.endswith(".sql")]
    return sorted(
        (Step(int(file.name.partition("_")[0]), file.read_text("utf-8")) for file in found),
        key=lambda step: step.number,
    )


async def migrate_postgresql(connection: "Connection[Record]", wanted: Sequence[Step] | None = None) -> None:
    """Run each step in its own transaction. If one fails, close the connection: it holds the lock."""
    wanted = steps("postgresql") if wanted is None else wanted
    if not await _missing(connection, wanted):
        return
    await connection.execute("SELECT pg_advisory_lock($1)", LOCK)
    await connection.execute(CREATE_MIGRATIONS)
    for step in await _missing(connection, wanted):
        async with connection.transaction():
            await connection.execute(f"SET LOCAL lock_timeout = '{LOCK_TIMEOUT}'")
            await connection.execute(step.sql)
            await connection.execute("INSERT INTO schema_migrations (number) VALUES ($1)", step.number)
    await connection.execute("SELECT pg_advisory_unlock($1)", LOCK)


async def _missing(connection: "Connection[Record]", wanted: Sequence[Step]) -> list[Step]:
    applied: set[int] = set()
    if await connection.fetchval("SELECT to_regclass('schema_migrations')") is not None:
        applied = {row["number"] for row in await connection.fetch("SELECT number FROM schema_migrations")}
    return [step for step in wanted if step.number not in applied]


def migrate_sqlite(connection: sqlite3.Connection, wanted: Sequence[Step] | None = None) -> None:
    """Run all steps in one transaction, which is also the lock. The connection must be in autocommit mode."""
    wanted = steps("sqlite") if wanted is None else wanted
    if not _missing_sqlite(connection, wanted):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(CREATE_MIGRATIONS)
        for step in _missing_sqlite(connection, wanted):
            for statement in statements(step.sql):
                connection.execute(statement)
            connection.execute("INSERT INTO schema_migrations (number) VALUES (?)", (step.number,))
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _missing_sqlite(connection: sqlite3.Connection, wanted: Sequence[Step]) -> list[Step]:
    applied: set[int] = set()
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'schema_migrations'").fetchone():
        applied = {number for (number,) in connection.execute("SELECT number FROM schema_migrations")}
    return [step for step in wanted if step.number not in applied]


def statements(sql: str) -> Iterator[str]:
    """Split a script into statements: `executescript` would commit the open transaction."""
    statement = ""
    for connection in sql.splitlines(keepends=True):
        statement += connection
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
