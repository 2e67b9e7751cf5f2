"""Opening a store by its URL: SQLite or PostgreSQL."""

from camlann.server.store import Store


async def open_store(url: str, connections: int = 4) -> Store:
    """Open `sqlite:PATH` or `postgresql://…`, after running the migrations.

    Raises `Unreachable`, or `EarlierStore` if it was made before the first release.

    `connections` is the maximum number of connections to PostgreSQL.
    """
    scheme, _, rest = url.partition(":")
    match scheme:
        case "sqlite" if rest:
            from camlann.server.store.sqlite import SqliteStore

            return await SqliteStore.open(rest)
        case "postgresql" | "postgres":
            # With SQLite the PostgreSQL driver is not loaded.
            from camlann.server.store.postgres import PostgresStore

            return await PostgresStore.open(url, connections)
        case _:
            # Without the URL: it may contain a password.
            raise ValueError("a store is sqlite:PATH or postgresql://…")
