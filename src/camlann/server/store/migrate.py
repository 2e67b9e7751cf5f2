"""Migrations: numbered SQL files that bring a database from any released form to the present one.

They go forward only, and the database notes which it has had. While one runs, keepers of the version before
are still at work, and afterwards too: a migration adds tables, columns with a default and indexes; what
nobody reads any more is taken away a release later. Whoever finds nothing to do asks for no lock and needs
no right but to read.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import TYPE_CHECKING

from msgspec import Struct

from camlann.server.store import EarlierStore

if TYPE_CHECKING:
    from asyncpg import Connection, Record

LOCK = 0x43616D6C616E6E
"""The advisory lock of whoever migrates: "Camlann"."""

NOTES = """
CREATE TABLE IF NOT EXISTS schema_migrations (
    number INTEGER PRIMARY KEY,
    applied_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP
)
"""
"""Where it is noted what was done; both engines read it alike."""

EARLIER = ("migrations", "log")
"""Tables that a database from before the first release has, and no other has both."""

HURRY = "2s"
"""No migration waits longer for a table in use: those who queue behind it would wait as well."""


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


async def migrate_postgresql(line: "Connection[Record]", wanted: Sequence[Step] | None = None) -> None:
    """Each step in a transaction of its own. Should one fail, the line is to be closed: it holds the lock."""
    wanted = steps("postgresql") if wanted is None else wanted
    if all([await line.fetchval("SELECT to_regclass($1)", name) is not None for name in EARLIER]):
        raise EarlierStore
    if not await _missing(line, wanted):
        return
    await line.execute("SELECT pg_advisory_lock($1)", LOCK)
    await line.execute(NOTES)
    for step in await _missing(line, wanted):
        async with line.transaction():
            await line.execute(f"SET LOCAL lock_timeout = '{HURRY}'")
            await line.execute(step.sql)
            await line.execute("INSERT INTO schema_migrations (number) VALUES ($1)", step.number)
    await line.execute("SELECT pg_advisory_unlock($1)", LOCK)


async def _missing(line: "Connection[Record]", wanted: Sequence[Step]) -> list[Step]:
    had: set[int] = set()
    if await line.fetchval("SELECT to_regclass('schema_migrations')") is not None:
        had = {row["number"] for row in await line.fetch("SELECT number FROM schema_migrations")}
    return [step for step in wanted if step.number not in had]


def migrate_sqlite(connection: sqlite3.Connection, wanted: Sequence[Step] | None = None) -> None:
    """All steps in one transaction, which is the lock too, on a connection that begins none by itself."""
    wanted = steps("sqlite") if wanted is None else wanted
    refuse_earlier_sqlite(connection)
    if not _missing_sqlite(connection, wanted):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(NOTES)
        for step in _missing_sqlite(connection, wanted):
            for statement in statements(step.sql):
                connection.execute(statement)
            connection.execute("INSERT INTO schema_migrations (number) VALUES (?)", (step.number,))
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def refuse_earlier_sqlite(connection: sqlite3.Connection) -> None:
    """Raise `EarlierStore` if the file was made before the first release."""
    there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if there.issuperset(EARLIER):
        raise EarlierStore


def _missing_sqlite(connection: sqlite3.Connection, wanted: Sequence[Step]) -> list[Step]:
    had: set[int] = set()
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'schema_migrations'").fetchone():
        had = {number for (number,) in connection.execute("SELECT number FROM schema_migrations")}
    return [step for step in wanted if step.number not in had]


def statements(sql: str) -> Iterator[str]:
    """One by one, since `executescript` would commit what was begun before it."""
    statement = ""
    for line in sql.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
