"""Tables by id and by name."""

from collections.abc import Sequence

from camlann.server.store.row_checks import check, same, writable
from camlann.server.store.sql import Engine, several
from camlann.server.store.tables import TableId, TableName


class SqlTables:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def add_table(self, place: TableName) -> None:
        check(place)
        added = "INSERT INTO tables (id, name) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id"
        if not await self._engine.rows(added, place.id, place.name):
            same(await self.find_table(place.name), place)

    async def find_table(self, name: str) -> TableName | None:
        if not writable(name):
            return None
        rows = await self._engine.rows("SELECT id, name FROM tables WHERE name = $1", name)
        return TableName(*rows[0]) if rows else None

    async def places(self, tables: Sequence[TableId]) -> list[TableName]:
        if not tables:
            return []
        found = f"SELECT id, name FROM tables WHERE id IN ({several(len(tables))}) ORDER BY id"
        return [TableName(*row) for row in await self._engine.rows(found, *tables)]
