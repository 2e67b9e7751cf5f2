"""Completion records in SQL."""

from collections.abc import Sequence

from camlann.server.store.completion_records import CompletionCounts, CompletionRecord
from camlann.server.store.sql import Engine, Statement, placeholders
from camlann.server.store.storable_rows import writable
from camlann.table import PersonId

# Nothing is added for a person who was erased in the meantime.
ADD = """
INSERT INTO completion_records (table_id, game_number, person_id, abandoned, ended_at)
SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS (SELECT 1 FROM erased_people WHERE person_id = $3)
ON CONFLICT DO NOTHING
"""


def _counted(person_ids: int) -> str:
    return f"""
        WITH asked AS (
            SELECT p.person_id, COALESCE(j.main_id, p.person_id) AS main_id
            FROM people AS p LEFT JOIN linked_people AS j ON j.person_id = p.person_id
            WHERE p.person_id IN ({placeholders(person_ids)})
        ), named AS (
            SELECT person_id, main_id AS name FROM asked
            UNION SELECT a.person_id, j.person_id
            FROM asked AS a JOIN linked_people AS j ON j.main_id = a.main_id
        )
        SELECT n.person_id, count(*), sum(CASE WHEN s.abandoned THEN 1 ELSE 0 END)
        FROM named AS n JOIN completion_records AS s ON s.person_id = n.name GROUP BY n.person_id
    """


class SqlCompletion:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def add_completion_records(self, records: Sequence[CompletionRecord]) -> None:
        added: list[Statement] = [
            (ADD, (record.table, record.game, record.person_id, record.abandoned, record.at))
            for record in records
        ]
        if added:
            await self._engine.together(*added)

    async def completion_counts(self, person_ids: Sequence[PersonId]) -> list[CompletionCounts]:
        asked = [person_id for person_id in dict.fromkeys(person_ids) if writable(person_id)]
        if not asked:
            return []
        rows = {row[0]: row for row in await self._engine.rows(_counted(len(asked)), *asked)}
        return [
            CompletionCounts(person_id, rows[person_id][1], int(rows[person_id][2]))
            for person_id in asked
            if person_id in rows
        ]

    async def completion_records_of(self, person_ids: Sequence[PersonId]) -> list[CompletionRecord]:
        if not person_ids:
            return []
        found = f"""
            SELECT table_id, game_number, person_id, abandoned, ended_at FROM completion_records
            WHERE person_id IN ({placeholders(len(person_ids))})
            ORDER BY ended_at DESC, table_id, game_number, person_id
        """
        rows = await self._engine.rows(found, *person_ids)
        return [
            CompletionRecord(table, game, person_id, bool(abandoned), at)
            for table, game, person_id, abandoned, at in rows
        ]

    async def delete_completion_records_before(self, before: int) -> None:
        await self._engine.rows("DELETE FROM completion_records WHERE ended_at < $1", before)
