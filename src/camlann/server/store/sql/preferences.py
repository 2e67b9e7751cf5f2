"""Preferences of people."""

from collections.abc import Sequence

from camlann.server.store.preferences import Likings
from camlann.server.store.sql import Engine, several
from camlann.table.company import Who

# Whoever was erased meanwhile leaves no trace.
WRITE = """
INSERT INTO likings (who, at, liking)
SELECT $1, $2, $3 WHERE NOT EXISTS (SELECT 1 FROM erased WHERE who = $1)
ON CONFLICT (who) DO UPDATE SET at = excluded.at, liking = excluded.liking WHERE likings.at < excluded.at
"""


class SqlPreferences:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def write_likings(self, likings: Likings) -> None:
        await self._engine.rows(WRITE, likings.who, likings.at, likings.liking)

    async def likings(self, whos: Sequence[Who]) -> list[Likings]:
        if not whos:
            return []
        found = f"SELECT who, at, liking FROM likings WHERE who IN ({several(len(whos))})"
        rows = await self._engine.rows(f"{found} ORDER BY at DESC, who", *whos)
        return [Likings(*row) for row in rows]
