"""Wake-ups of tables."""

from camlann.server.store.sql import Engine
from camlann.server.store.tables import TableId
from camlann.server.store.wake_ups import Due, Errand

SET = """
INSERT INTO due (table_id, errand, at, n) VALUES ($1, $2, $3, $4)
ON CONFLICT (table_id, errand) DO UPDATE SET at = excluded.at, n = excluded.n WHERE due.n <= excluded.n
"""
DUE = """
SELECT table_id, errand, at, n FROM due
WHERE at <= $1 AND (at, table_id, errand) > ($3, $4, $5)
ORDER BY at, table_id, errand LIMIT $2
"""
FIRST = Due(TableId(-(2**63)), "clock", -(2**63), 0)


class SqlWakeUps:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def set_due(self, due: Due) -> None:
        await self._engine.rows(SET, due.table, due.errand, due.at, due.n)

    async def end_due(self, table: TableId, errand: Errand, n: int) -> None:
        ended = "DELETE FROM due WHERE table_id = $1 AND errand = $2 AND n < $3"
        await self._engine.rows(ended, table, errand, n)

    async def due(self, now: int, limit: int, after: Due | None = None) -> list[Due]:
        last = after or FIRST
        rows = await self._engine.rows(DUE, now, limit, last.at, last.table, last.errand)
        return [Due(*row) for row in rows]
