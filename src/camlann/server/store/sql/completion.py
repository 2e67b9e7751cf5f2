"""Completion records."""

from collections.abc import Sequence

from camlann.server.store.completion import Stay, Stays
from camlann.server.store.row_checks import writable
from camlann.server.store.sql import Engine, Statement, several
from camlann.table import Who

# Whoever was erased meanwhile leaves no trace.
NOTE = """
INSERT INTO completion_records (table_id, game_number, person_id, abandoned, ended_at)
SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS (SELECT 1 FROM erased_people WHERE person_id = $3)
ON CONFLICT DO NOTHING
"""


def _counted(whos: int) -> str:
    return f"""
        WITH asked AS (
            SELECT p.person_id, COALESCE(j.main_id, p.person_id) AS main_id
            FROM people AS p LEFT JOIN linked_people AS j ON j.person_id = p.person_id
            WHERE p.person_id IN ({several(whos)})
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

    async def note_stays(self, stays: Sequence[Stay]) -> None:
        noted: list[Statement] = [
            (NOTE, (stay.table, stay.game, stay.who, stay.left, stay.at)) for stay in stays
        ]
        if noted:
            await self._engine.together(*noted)

    async def stays(self, whos: Sequence[Who]) -> list[Stays]:
        asked = [who for who in dict.fromkeys(whos) if writable(who)]
        if not asked:
            return []
        rows = {row[0]: row for row in await self._engine.rows(_counted(len(asked)), *asked)}
        return [Stays(who, rows[who][1], int(rows[who][2])) for who in asked if who in rows]

    async def stays_of(self, whos: Sequence[Who]) -> list[Stay]:
        if not whos:
            return []
        found = f"""
            SELECT table_id, game_number, person_id, abandoned, ended_at FROM completion_records
            WHERE person_id IN ({several(len(whos))})
            ORDER BY ended_at DESC, table_id, game_number, person_id
        """
        rows = await self._engine.rows(found, *whos)
        return [Stay(table, game, who, bool(gone), at) for table, game, who, gone, at in rows]

    async def tidy_stays(self, before: int) -> None:
        await self._engine.rows("DELETE FROM completion_records WHERE ended_at < $1", before)
