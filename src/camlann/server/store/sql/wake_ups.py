"""Wake-ups of tables in SQL."""

from camlann.server.store.sql import Engine
from camlann.server.store.table_names import TableId
from camlann.server.store.wake_ups import WakeUp, WakeUpReason

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
FIRST = WakeUp(TableId(-(2**63)), "clock", -(2**63), 0)


class SqlWakeUps:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def set_wake_up(self, wake_up: WakeUp) -> None:
        await self._engine.rows(SET, wake_up.table, wake_up.reason, wake_up.at, wake_up.log_length)

    async def delete_wake_up(self, table: TableId, reason: WakeUpReason, log_length: int) -> None:
        deleted = "DELETE FROM wake_ups WHERE table_id = $1 AND reason = $2 AND log_length < $3"
        await self._engine.rows(deleted, table, reason, log_length)

    async def due_wake_ups(self, now: int, limit: int, after: WakeUp | None = None) -> list[WakeUp]:
        last = after or FIRST
        rows = await self._engine.rows(DUE, now, limit, last.at, last.table, last.reason)
        return [WakeUp(*row) for row in rows]
