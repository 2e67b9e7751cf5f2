"""Opening a store by its address: SQLite, PostgreSQL, or several PostgreSQL databases."""

from typing import cast

from camlann.server.store import Store


async def open_store(address: str, connections: int = 4) -> Store:
    """Open `sqlite:PATH` or `postgresql://…`, after running the migrations.

    Several addresses of PostgreSQL databases, with a space between them, are one store: people are in the
    first, and tables by slot in all of them.

    Raises `Unreachable`, `EarlierStore` if it was made before the first release, or `WrongDatabases`.

    `connections` is the maximum number of connections to each PostgreSQL database.
    """
    scheme, _, rest = address.partition(":")
    match scheme:
        case "sqlite" if rest:
            from camlann.server.store.sqlite import SqliteStore

            return await SqliteStore.open(rest)
        case "postgresql" | "postgres":
            # With SQLite the PostgreSQL driver is not loaded.
            from camlann.server.store.postgres import PostgresStore
            from camlann.server.store.slotted_postgres import open_databases

            urls = address.split()
            if len(urls) == 1:
                return await PostgresStore.open(address, connections)
            return cast(Store, await open_databases(urls, connections))
        case _:
            # Without the URL: it may contain a password.
            raise ValueError("a store is sqlite:PATH or postgresql://…")
