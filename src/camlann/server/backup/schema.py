"""The tables and columns of each version of the schema, as the migrations make them."""

import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import closing

from camlann.server.backup.sentences import Refusal
from camlann.server.store.migrate import migrate_sqlite, steps

NEWEST = max(step.number for step in steps("sqlite"))


def tables(schema: int) -> Mapping[str, tuple[str, ...]]:
    """The columns of each table, whichever engine has it."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate_sqlite(connection, [step for step in steps("sqlite") if step.number <= schema])
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
        return {
            name: tuple(row[1] for row in connection.execute(f"PRAGMA table_info({name})"))
            for (name,) in names.fetchall()
            if name != "schema_migrations"
        }


def version(applied: Iterable[int]) -> int:
    """The version of a store by the migrations that have run there. Raises `Refusal` if it is not known."""
    numbers = {*applied}
    newest = max(numbers, default=0)
    if newest > NEWEST:
        raise Refusal("backup-schema-newer", theirs=str(newest), ours=str(NEWEST))
    if not numbers or numbers != {*range(1, newest + 1)}:
        raise Refusal("backup-store-unknown")
    return newest
