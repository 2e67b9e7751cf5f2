"""Tables by id and by public name, in SQL."""

from collections.abc import Sequence

from camlann.server.store.sql import Engine, placeholders
from camlann.server.store.storable_rows import check, same, writable
from camlann.server.store.table_names import TableId, TableName


class SqlTables:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def add_table(self, table_name: TableName) -> None:
        check(table_name)
        added = "INSERT INTO tables (id, name) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id"
        if not await self._engine.rows(added, table_name.id, table_name.name):
            same(await self.find_table(table_name.name), table_name)

    async def find_table(self, name: str) -> TableName | None:
        if not writable(name):
            return None
        rows = await self._engine.rows("SELECT id, name FROM tables WHERE name = $1", name)
        return TableName(*rows[0]) if rows else None

    async def table_names(self, tables: Sequence[TableId]) -> list[TableName]:
        if not tables:
            return []
        found = f"SELECT id, name FROM tables WHERE id IN ({placeholders(len(tables))}) ORDER BY id"
        return [TableName(*row) for row in await self._engine.rows(found, *tables)]
