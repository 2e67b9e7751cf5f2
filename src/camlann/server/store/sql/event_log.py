"""Cutting the event log of a table, in SQL. The engines append and read it, each in its own way."""

from camlann.server.store import SNAPSHOT_MARK, TableId
from camlann.server.store.sql import Engine

CUT = """
DELETE FROM event_log
WHERE table_id = $1 AND n < $2
    AND EXISTS (SELECT 1 FROM event_log WHERE table_id = $1 AND n = $2 AND substr(public, 1, 1) = $3)
"""


class SqlEventLog:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def cut_log(self, table: TableId, n: int) -> None:
        await self._engine.rows(CUT, table, n, SNAPSHOT_MARK)
