"""Opening several PostgreSQL databases as one store."""

from collections.abc import Sequence
from functools import partial

import asyncpg

from camlann.server.store.database_places import join
from camlann.server.store.postgres import PostgresStore
from camlann.server.store.slot_places import FIRST
from camlann.server.store.slotted_store import Database, SlottedStore


async def open_databases(urls: Sequence[str], connections: int) -> SlottedStore:
    """The first must answer; any other may be away. Raises `WrongDatabases` if they are not one store."""
    installation: str | None = None

    async def open_at(place: int) -> PostgresStore:
        async def check(connection: "asyncpg.Connection[asyncpg.Record]") -> None:
            nonlocal installation
            installation = await join(connection, place, installation)

        return await PostgresStore.open(urls[place], connections, check=check)

    first = await open_at(FIRST)
    others = [Database(partial(open_at, place)) for place in range(1, len(urls))]
    store = SlottedStore(first, others)
    try:
        await store.refresh()
    except BaseException:
        await store.close()
        raise
    return store
