"""Backup of a store in several PostgreSQL databases: one folder, as if it were one database.

No slot moves meanwhile. The first database is read as of the latest moment: everybody who sits at a table or
has written something is in it.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack

from camlann.server.backup.postgres import PostgresSource
from camlann.server.backup.row_files import Row
from camlann.server.backup.sentences import Refusal
from camlann.server.backup.source import Sample, Source
from camlann.server.store.database_places import BY_SLOT
from camlann.server.store.move_slots import MOVING
from camlann.server.store.slot_places import FIRST, SlotPlaces

HERE = "NOT EXISTS (SELECT 1 FROM slot_places AS p WHERE p.slot = (table_id & 16383) AND NOT p.here)"
"""A condition: the row's slot is in this database. A slot that has left may have left rows behind."""


class SeveralSources(Source):
    def __init__(self, urls: Sequence[str]) -> None:
        self._lock = PostgresSource(urls[FIRST], alone=False)
        self._databases = [PostgresSource(url, alone=False) for url in urls]

    async def __aenter__(self) -> "SeveralSources":
        async with AsyncExitStack() as ends:
            lock = await ends.enter_async_context(self._lock)
            if not await lock.value("SELECT pg_try_advisory_lock($1)", MOVING):
                raise Refusal("backup-slots-move")
            for database in reversed(self._databases):
                await ends.enter_async_context(database)
            if len({database.schema for database in self._databases}) > 1:
                raise Refusal("backup-store-unknown")
            await self._check_places()
            self.schema = self._databases[FIRST].schema
            self._ends = ends.pop_all()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._ends.aclose()

    async def _check_places(self) -> None:
        places = SlotPlaces()
        installation = await self._databases[FIRST].value("SELECT installation FROM database_places")
        for place, database in enumerate(self._databases):
            said = "SELECT place FROM database_places WHERE installation = $1"
            if await database.value(said, installation) != place:
                raise Refusal("backup-databases-differ")
            places.learn(await database.slot_places())
        if places.between():
            raise Refusal("backup-slots-between")

    async def sample(self) -> Sample | None:
        for database in self._databases:
            if sample := await database.sample():
                return sample
        return None

    async def rows(self, table: str, columns: tuple[str, ...]) -> AsyncIterator[Row]:
        if table not in BY_SLOT:
            async for row in self._databases[FIRST].rows(table, columns):
                yield row
            return
        for database in self._databases:
            async for row in database.rows(table, columns, HERE):
                yield row
