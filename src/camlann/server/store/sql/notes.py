"""Private notes in SQL."""

from collections.abc import Sequence

from camlann.server.store.notes import Notes
from camlann.server.store.sql import Engine, placeholders
from camlann.server.store.sql.author_keys import LOCK_PERSON
from camlann.server.store.table_names import TableId
from camlann.table import PersonId

WRITE_NOTES = """
INSERT INTO notes (person_id, table_id, version, written_at, encrypted)
SELECT $1, $2, $3, $4, $5
WHERE NOT EXISTS (SELECT 1 FROM erased_people WHERE person_id = $1)
    AND ($3 = 1 OR EXISTS (SELECT 1 FROM notes WHERE person_id = $1 AND table_id = $2))
ON CONFLICT (person_id, table_id) DO UPDATE
SET version = excluded.version, written_at = excluded.written_at, encrypted = excluded.encrypted
WHERE notes.version = excluded.version - 1
"""

NOTES = "SELECT person_id, table_id, version, written_at, encrypted FROM notes"


class SqlNotes:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def write_notes(self, notes: Notes) -> bool:
        given = (notes.person_id, notes.table, notes.version, notes.at, notes.sealed)
        kept = f"{NOTES} WHERE person_id = $1 AND table_id = $2"
        rows = await self._engine.together(
            (LOCK_PERSON, (notes.person_id,)), (WRITE_NOTES, given), (kept, (notes.person_id, notes.table))
        )
        return [Notes(*row) for row in rows] == [notes]

    async def notes(self, person_ids: Sequence[PersonId], table: TableId | None = None) -> list[Notes]:
        if not person_ids:
            return []
        if table is None:
            asked = f"person_id IN ({placeholders(len(person_ids))})"
            found = f"{NOTES} WHERE {asked} ORDER BY written_at DESC, table_id DESC, person_id"
            return [Notes(*row) for row in await self._engine.rows(found, *person_ids)]
        asked = f"table_id = $1 AND person_id IN ({placeholders(len(person_ids), 2)})"
        found = f"{NOTES} WHERE {asked} ORDER BY written_at DESC, person_id"
        return [Notes(*row) for row in await self._engine.rows(found, table, *person_ids)]

    async def delete_notes(self, person_ids: Sequence[PersonId], table: TableId) -> None:
        if person_ids:
            gone = (
                f"DELETE FROM notes WHERE table_id = $1 AND person_id IN ({placeholders(len(person_ids), 2)})"
            )
            await self._engine.rows(gone, table, *person_ids)
