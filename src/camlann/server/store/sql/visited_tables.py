"""History of visits in SQL."""

from collections.abc import Sequence

from camlann.server.store.sql import Engine, Row, placeholders
from camlann.server.store.table_names import TableId, TableName
from camlann.server.store.visited_tables import Visit
from camlann.table import PersonId

ADD = """
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

    async def add_visit(self, person_id: PersonId, table: TableId, at: int) -> None:
        await self._engine.rows(ADD, person_id, table, at)

    async def visits_of(self, person_ids: Sequence[PersonId], before: int, limit: int) -> list[Visit]:
        if not person_ids:
            return []
        asked = f"v.visited_at < $1 AND v.person_id IN ({placeholders(len(person_ids), 3)})"
        found = f"{VISITS} WHERE {asked} ORDER BY v.visited_at DESC, v.table_id DESC LIMIT $2"
        return [_visit(row) for row in await self._engine.rows(found, before, limit, *person_ids)]

    async def visits(self, person_ids: Sequence[PersonId], table: TableId) -> list[Visit]:
        if not person_ids:
            return []
        asked = f"v.table_id = $1 AND v.person_id IN ({placeholders(len(person_ids), 2)})"
        found = f"{VISITS} WHERE {asked} ORDER BY v.visited_at DESC, v.person_id"
        return [_visit(row) for row in await self._engine.rows(found, table, *person_ids)]

    async def delete_visit(self, person_id: PersonId, table: TableId) -> None:
        await self._engine.rows("DELETE FROM visits WHERE person_id = $1 AND table_id = $2", person_id, table)


def _visit(row: Row) -> Visit:
    person_id, table, name, at = row
    return Visit(person_id, TableName(table, name), at)
