"""Preferences in SQL."""

from collections.abc import Sequence

from camlann.server.store.preferences import Preferences
from camlann.server.store.sql import Engine, placeholders
from camlann.table import PersonId

# Nothing is added for a person who was erased in the meantime.
WRITE = """
INSERT INTO preferences (person_id, written_at, value)
SELECT $1, $2, $3 WHERE NOT EXISTS (SELECT 1 FROM erased_people WHERE person_id = $1)
ON CONFLICT (person_id) DO UPDATE SET written_at = excluded.written_at, value = excluded.value
WHERE preferences.written_at < excluded.written_at
"""


class SqlPreferences:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def write_preferences(self, preferences: Preferences) -> None:
        await self._engine.rows(WRITE, preferences.person_id, preferences.at, preferences.value)

    async def preferences(self, person_ids: Sequence[PersonId]) -> list[Preferences]:
        if not person_ids:
            return []
        theirs = placeholders(len(person_ids))
        found = f"SELECT person_id, written_at, value FROM preferences WHERE person_id IN ({theirs})"
        rows = await self._engine.rows(f"{found} ORDER BY written_at DESC, person_id", *person_ids)
        return [Preferences(*row) for row in rows]
