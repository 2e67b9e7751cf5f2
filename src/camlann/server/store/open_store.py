"""Opening a store by its address: SQLite or PostgreSQL."""

from camlann.server.store import Store

CONNECTIONS = 4
"""To PostgreSQL, for the statements of a process, at most."""
ALL_CONNECTIONS = CONNECTIONS + 1
"""Of a gate or keeper: one is for the rows of live keepers."""


async def open_store(address: str, connections: int = CONNECTIONS) -> Store:
    """Open `sqlite:PATH` or `postgresql://…`, after running the migrations.

    Raises `Unreachable`. `connections` is the maximum number of connections to PostgreSQL.
    """
    scheme, _, rest = address.partition(":")
    match scheme:
        case "sqlite" if rest:
            from camlann.server.store.sqlite import SqliteStore

            return await SqliteStore.open(rest)
        case "postgresql" | "postgres":
            # With SQLite the PostgreSQL driver is not loaded.
            from camlann.server.store.postgres import PostgresStore

            return await PostgresStore.open(address, connections)
        case _:
            # Without the URL: it may contain a password.
            raise ValueError("a store is sqlite:PATH or postgresql://…")
