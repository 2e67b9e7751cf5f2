"""Opening the store that a URL names."""

from camlann.server.store import Store
from camlann.server.store.sqlite import SqliteStore


async def open_store(url: str, connections: int = 4) -> Store:
    """`sqlite:PATH` or `postgresql://…`, brought to the present form first. Raises `Unreachable`.

    `connections` is how many a process keeps to PostgreSQL at most.
    """
    scheme, _, rest = url.partition(":")
    match scheme:
        case "sqlite" if rest:
            return await SqliteStore.open(rest)
        case "postgresql" | "postgres":
            # A laptop that keeps SQLite need not load it.
            from camlann.server.store.postgres import PostgresStore

            return await PostgresStore.open(url, connections)
        case _:
            # Not the URL itself: it may hold a password.
            raise ValueError("a store is sqlite:PATH or postgresql://…")
