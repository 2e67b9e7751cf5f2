"""At which tables a person has been."""

from collections.abc import Sequence

from camlann.server.store.history import Visit
from camlann.server.store.sql import Engine, Row, several
from camlann.server.store.tables import Place, TableId
from camlann.table.company import Who

VISITED = """
INSERT INTO visits (who, table_id, at) VALUES ($1, $2, $3)
ON CONFLICT (who, table_id) DO UPDATE SET at = excluded.at WHERE visits.at < excluded.at
"""

VISITS = "SELECT v.who, t.id, t.name, v.at FROM visits AS v JOIN tables AS t ON t.id = v.table_id"


class SqlHistory:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def visited(self, who: Who, table: TableId, at: int) -> None:
        await self._engine.rows(VISITED, who, table, at)

    async def tables_of(self, whos: Sequence[Who], before: int, limit: int) -> list[Visit]:
        if not whos:
            return []
        asked = f"v.at < $1 AND v.who IN ({several(len(whos), 3)})"
        found = f"{VISITS} WHERE {asked} ORDER BY v.at DESC, v.table_id DESC LIMIT $2"
        return [_visit(row) for row in await self._engine.rows(found, before, limit, *whos)]

    async def visits(self, whos: Sequence[Who], table: TableId) -> list[Visit]:
        if not whos:
            return []
        asked = f"v.table_id = $1 AND v.who IN ({several(len(whos), 2)})"
        found = f"{VISITS} WHERE {asked} ORDER BY v.at DESC, v.who"
        return [_visit(row) for row in await self._engine.rows(found, table, *whos)]

    async def forget(self, who: Who, table: TableId) -> None:
        await self._engine.rows("DELETE FROM visits WHERE who = $1 AND table_id = $2", who, table)


def _visit(row: Row) -> Visit:
    who, table, name, at = row
    return Visit(who, Place(table, name), at)
