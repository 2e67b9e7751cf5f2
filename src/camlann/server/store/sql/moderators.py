"""Moderators in SQL."""

from collections.abc import Sequence

from camlann.server.store.moderators import Moderator
from camlann.server.store.sql import Engine, placeholders
from camlann.server.store.storable_rows import writable
from camlann.table import PersonId

APPOINT = """
INSERT INTO moderators (person_id, appointed_at)
SELECT person_id, CAST($2 AS bigint) FROM people
WHERE person_id = $1
    AND NOT EXISTS (SELECT 1 FROM moderators WHERE person_id = $1 AND dismissed_at = 0)
ON CONFLICT DO NOTHING
"""

DISMISS = "UPDATE moderators SET dismissed_at = $2 WHERE person_id = $1 AND dismissed_at = 0"

TERMS = "SELECT person_id, appointed_at, dismissed_at FROM moderators"


class SqlModerators:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def appoint_moderator(self, person_id: PersonId, at: int) -> None:
        await self._engine.rows(APPOINT, person_id, at)

    async def dismiss_moderator(self, person_id: PersonId, at: int) -> None:
        if writable(person_id):
            await self._engine.rows(DISMISS, person_id, at)

    async def is_moderator(self, person_ids: Sequence[PersonId]) -> bool:
        return any(not each.dismissed_at for each in await self.moderators_of(person_ids))

    async def moderators(self) -> list[Moderator]:
        rows = await self._engine.rows(f"{TERMS} ORDER BY appointed_at DESC, person_id")
        return [Moderator(*row) for row in rows]

    async def moderators_of(self, person_ids: Sequence[PersonId]) -> list[Moderator]:
        if not person_ids:
            return []
        theirs = placeholders(len(person_ids))
        found = f"{TERMS} WHERE person_id IN ({theirs}) ORDER BY appointed_at DESC, person_id"
        return [Moderator(*row) for row in await self._engine.rows(found, *person_ids)]
