"""Wake-ups of tables in SQL."""

from collections.abc import Sequence

from camlann.server.store.slots import SLOTS
from camlann.server.store.sql import Engine, placeholders
from camlann.server.store.table_names import TableId
from camlann.server.store.wake_ups import SLOTS_PER_QUERY, WakeUp, WakeUpReason

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
DUE_IN_SLOTS = f"""
SELECT table_id, reason, due_at, log_length FROM wake_ups
WHERE (table_id & {SLOTS - 1}) IN ({placeholders(SLOTS_PER_QUERY, 6)})
AND due_at <= $1 AND (due_at, table_id, reason) > ($3, $4, $5)
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

    async def due_wake_ups(
        self, now: int, limit: int, after: WakeUp | None = None, slots: Sequence[int] | None = None
    ) -> list[WakeUp]:
        last = after or FIRST
        parameters = (now, limit, last.at, last.table, last.reason)
        if slots is None:
            rows = await self._engine.rows(DUE, *parameters)
        elif slots:
            # One statement for any number of slots: the last one is repeated.
            filled = (*slots, *[slots[-1]] * (SLOTS_PER_QUERY - len(slots)))
            rows = await self._engine.rows(DUE_IN_SLOTS, *parameters, *filled)
        else:
            rows = []
        return [WakeUp(*row) for row in rows]
