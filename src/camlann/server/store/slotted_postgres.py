"""Opening several PostgreSQL databases as one store."""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial

import asyncpg

from camlann.server.store.database_places import join, slot_rows
from camlann.server.store.postgres import PostgresStore
from camlann.server.store.postgres_pool import CONNECT_SECONDS, FAILED
from camlann.server.store.slot_database import Database
from camlann.server.store.slot_places import FIRST, SlotPlaces
from camlann.server.store.slotted_store import SlottedStore


async def open_databases(urls: Sequence[str], connections: int) -> SlottedStore:
    """The first must answer; any other may be away. Raises `WrongDatabases` if they are not one store."""
    installation: str | None = None
    used = await _places_used(urls)

    async def open_at(place: int) -> PostgresStore:
        async def check(connection: "asyncpg.Connection[asyncpg.Record]") -> None:
            nonlocal installation
            installation = await join(connection, place, installation, used)

        return await PostgresStore.open(urls[place], connections, check=check)

    first = await open_at(FIRST)
    others = [Database(partial(open_at, place)) for place in range(1, len(urls))]
    store = SlottedStore(first, others)
    try:
        await store.start()
    except BaseException:
        await store.close()
        raise
    return store


async def _places_used(urls: Sequence[str]) -> set[int]:
    """The places at which slots are, by all databases that answer: no new one can have such a place."""
    places = SlotPlaces()
    for url in urls:
        with suppress(*FAILED):
            connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS)
            try:
                places.learn(await slot_rows(connection))
            finally:
                await connection.close(timeout=CONNECT_SECONDS)
    return places.used()
