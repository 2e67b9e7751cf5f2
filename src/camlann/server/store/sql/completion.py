"""Completion records."""

from collections.abc import Sequence

from camlann.server.store.completion import Stay, Stays
from camlann.server.store.row_checks import writable
from camlann.server.store.sql import Engine, Statement, several
from camlann.table.company import Who

# Whoever was erased meanwhile leaves no trace.
NOTE = """
INSERT INTO stays (table_id, game, who, gone, at)
SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS (SELECT 1 FROM erased WHERE who = $3)
ON CONFLICT DO NOTHING
"""


def _counted(whos: int) -> str:
    return f"""
        WITH asked AS (
            SELECT p.who, COALESCE(j.main, p.who) AS main
            FROM people AS p LEFT JOIN joined AS j ON j.who = p.who WHERE p.who IN ({several(whos)})
        ), named AS (
            SELECT who, main AS name FROM asked
            UNION SELECT a.who, j.who FROM asked AS a JOIN joined AS j ON j.main = a.main
        )
        SELECT n.who, count(*), sum(CASE WHEN s.gone THEN 1 ELSE 0 END)
        FROM named AS n JOIN stays AS s ON s.who = n.name GROUP BY n.who
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
        found = f"SELECT table_id, game, who, gone, at FROM stays WHERE who IN ({several(len(whos))})"
        rows = await self._engine.rows(f"{found} ORDER BY at DESC, table_id, game, who", *whos)
        return [Stay(table, game, who, bool(gone), at) for table, game, who, gone, at in rows]

    async def tidy_stays(self, before: int) -> None:
        await self._engine.rows("DELETE FROM stays WHERE at < $1", before)
