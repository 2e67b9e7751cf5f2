"""Wake-ups of tables."""

from camlann.server.store.sql import Engine
from camlann.server.store.tables import TableId
from camlann.server.store.wake_ups import Due, Errand

SET = """
INSERT INTO wake_ups (table_id, reason, due_at, log_length) VALUES ($1, $2, $3, $4)
ON CONFLICT (table_id, reason) DO UPDATE SET due_at = excluded.due_at, log_length = excluded.log_length
WHERE wake_ups.log_length <= excluded.log_length
"""
DUE = """
SELECT table_id, reason, due_at, log_length FROM wake_ups
WHERE due_at <= $1 AND (due_at, table_id, reason) > ($3, $4, $5)
ORDER BY due_at, table_id, reason LIMIT $2
"""
FIRST = Due(TableId(-(2**63)), "clock", -(2**63), 0)


class SqlWakeUps:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def set_due(self, due: Due) -> None:
        await self._engine.rows(SET, due.table, due.errand, due.at, due.n)

    async def end_due(self, table: TableId, errand: Errand, n: int) -> None:
        ended = "DELETE FROM wake_ups WHERE table_id = $1 AND reason = $2 AND log_length < $3"
        await self._engine.rows(ended, table, errand, n)

    async def due(self, now: int, limit: int, after: Due | None = None) -> list[Due]:
        last = after or FIRST
        rows = await self._engine.rows(DUE, now, limit, last.at, last.table, last.errand)
        return [Due(*row) for row in rows]
