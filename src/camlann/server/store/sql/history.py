"""At which tables a person has been."""

from collections.abc import Sequence

from camlann.server.store.history import Visit
from camlann.server.store.sql import Engine, Row, several
from camlann.server.store.tables import Place, TableId
from camlann.table import Who

VISITED = """
INSERT INTO visits (person_id, table_id, visited_at) VALUES ($1, $2, $3)
ON CONFLICT (person_id, table_id) DO UPDATE SET visited_at = excluded.visited_at
WHERE visits.visited_at < excluded.visited_at
"""

VISITS = """
SELECT v.person_id, t.id, t.name, v.visited_at
FROM visits AS v JOIN tables AS t ON t.id = v.table_id
"""


class SqlHistory:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def visited(self, who: Who, table: TableId, at: int) -> None:
        await self._engine.rows(VISITED, who, table, at)

    async def tables_of(self, whos: Sequence[Who], before: int, limit: int) -> list[Visit]:
        if not whos:
            return []
        asked = f"v.visited_at < $1 AND v.person_id IN ({several(len(whos), 3)})"
        found = f"{VISITS} WHERE {asked} ORDER BY v.visited_at DESC, v.table_id DESC LIMIT $2"
        return [_visit(row) for row in await self._engine.rows(found, before, limit, *whos)]

    async def visits(self, whos: Sequence[Who], table: TableId) -> list[Visit]:
        if not whos:
            return []
        asked = f"v.table_id = $1 AND v.person_id IN ({several(len(whos), 2)})"
        found = f"{VISITS} WHERE {asked} ORDER BY v.visited_at DESC, v.person_id"
        return [_visit(row) for row in await self._engine.rows(found, table, *whos)]

    async def forget(self, who: Who, table: TableId) -> None:
        await self._engine.rows("DELETE FROM visits WHERE person_id = $1 AND table_id = $2", who, table)


def _visit(row: Row) -> Visit:
    who, table, name, at = row
    return Visit(who, Place(table, name), at)
