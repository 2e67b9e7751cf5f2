"""Restores in SQL."""

from camlann.server.store.restores import Restore
from camlann.server.store.sql import Engine

LAST = "SELECT restored_at, restored_to FROM restores ORDER BY restored_at DESC LIMIT 1"


class SqlRestores:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def last_restore(self) -> Restore:
        rows = await self._engine.rows(LAST)
        return Restore(*rows[0]) if rows else Restore()
