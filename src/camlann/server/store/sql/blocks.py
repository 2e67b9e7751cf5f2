"""Blocks and mutes."""

from collections.abc import Sequence

from camlann.server.store.blocks import Block
from camlann.server.store.row_checks import writable
from camlann.server.store.sql import Engine, several
from camlann.server.store.tables import TableId
from camlann.table.company import Who

APART = """
WITH me AS (
    SELECT COALESCE((SELECT main FROM joined WHERE who = $1), $1) AS main
), mine AS (
    SELECT main AS who FROM me UNION SELECT j.who FROM joined AS j JOIN me ON j.main = me.main
), theirs AS (
    SELECT b.other AS who FROM blocks AS b JOIN mine ON b.who = mine.who
    UNION SELECT b.who FROM blocks AS b JOIN mine ON b.other = mine.who
), mains AS (
    SELECT COALESCE(j.main, theirs.who) AS main FROM theirs LEFT JOIN joined AS j ON j.who = theirs.who
)
SELECT main FROM mains UNION SELECT j.who FROM joined AS j JOIN mains ON j.main = mains.main
"""


class SqlBlocks:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def block(self, block: Block) -> None:
        added = "INSERT INTO blocks (who, other, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self._engine.rows(added, block.who, block.other, block.at)

    async def unblock(self, whos: Sequence[Who], other: Who) -> None:
        if whos and writable(other):
            gone = f"DELETE FROM blocks WHERE other = $1 AND who IN ({several(len(whos), 2)})"
            await self._engine.rows(gone, other, *whos)

    async def blocks(self, whos: Sequence[Who]) -> list[Block]:
        if not whos:
            return []
        found = f"SELECT who, other, at FROM blocks WHERE who IN ({several(len(whos))})"
        rows = await self._engine.rows(f"{found} ORDER BY at DESC, other", *whos)
        return [Block(*row) for row in rows]

    async def apart(self, who: Who) -> frozenset[Who]:
        return frozenset(Who(other) for (other,) in await self._engine.rows(APART, who))

    async def mute(self, who: Who, table: TableId, other: Who) -> None:
        added = "INSERT INTO mutes (who, table_id, other) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self._engine.rows(added, who, table, other)

    async def unmute(self, whos: Sequence[Who], table: TableId, other: Who) -> None:
        if whos and writable(other):
            gone = (
                f"DELETE FROM mutes WHERE table_id = $1 AND other = $2 AND who IN ({several(len(whos), 3)})"
            )
            await self._engine.rows(gone, table, other, *whos)

    async def mutes(self, whos: Sequence[Who], table: TableId | None = None) -> list[tuple[TableId, Who]]:
        if not whos:
            return []
        found = f"SELECT DISTINCT table_id, other FROM mutes WHERE who IN ({several(len(whos))})"
        if table is not None:
            found += f" AND table_id = ${len(whos) + 1}"
        given = whos if table is None else (*whos, table)
        rows = await self._engine.rows(f"{found} ORDER BY table_id, other", *given)
        return [(TableId(at), Who(other)) for at, other in rows]
