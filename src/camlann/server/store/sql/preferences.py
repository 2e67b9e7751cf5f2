"""Preferences of people."""

from collections.abc import Sequence

from camlann.server.store.preferences import Likings
from camlann.server.store.sql import Engine, several
from camlann.table import Who

# Whoever was erased meanwhile leaves no trace.
WRITE = """
INSERT INTO preferences (person_id, written_at, value)
SELECT $1, $2, $3 WHERE NOT EXISTS (SELECT 1 FROM erased_people WHERE person_id = $1)
ON CONFLICT (person_id) DO UPDATE SET written_at = excluded.written_at, value = excluded.value
WHERE preferences.written_at < excluded.written_at
"""


class SqlPreferences:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def write_likings(self, likings: Likings) -> None:
        await self._engine.rows(WRITE, likings.who, likings.at, likings.liking)

    async def likings(self, whos: Sequence[Who]) -> list[Likings]:
        if not whos:
            return []
        found = (
            f"SELECT person_id, written_at, value FROM preferences WHERE person_id IN ({several(len(whos))})"
        )
        rows = await self._engine.rows(f"{found} ORDER BY written_at DESC, person_id", *whos)
        return [Likings(*row) for row in rows]
