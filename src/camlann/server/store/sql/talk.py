"""Lines of talk, blocks and mutes."""

from collections.abc import Sequence

from camlann.server.store.places import TableId
from camlann.server.store.rows import writable
from camlann.server.store.sql import Engine, Row, several
from camlann.server.store.talk import Block, TalkLine
from camlann.table.company import Who

ADD = """
INSERT INTO talk (table_id, n, who, id, name, game, at, sealed, held)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, FALSE)
ON CONFLICT DO NOTHING
"""
LINES = "SELECT table_id, n, who, id, name, game, at, sealed FROM talk"
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


class SqlTalk:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def add_talk(self, line: TalkLine) -> TalkLine | None:
        given = (line.table, line.n, line.who, line.id, line.name, line.game, line.at, line.sealed)
        found = f"{LINES} WHERE table_id = $1 AND who = $2 AND id = $3"
        rows = await self._engine.together((ADD, given), (found, (line.table, line.who, line.id)))
        return _line(rows[0]) if rows else None

    async def talk_lines(self, table: TableId, since: int, until: int) -> list[TalkLine]:
        found = f"{LINES} WHERE table_id = $1 AND n >= $2 AND n < $3 ORDER BY n"
        return [_line(row) for row in await self._engine.rows(found, table, since, until)]

    async def last_talk(self, table: TableId, count: int) -> list[TalkLine]:
        found = f"{LINES} WHERE table_id = $1 ORDER BY n DESC LIMIT $2"
        return [_line(row) for row in await self._engine.rows(found, table, count)][::-1]

    async def find_talk(self, table: TableId, name: str) -> TalkLine | None:
        if not writable(name):
            return None
        rows = await self._engine.rows(f"{LINES} WHERE table_id = $1 AND name = $2", table, name)
        return _line(rows[0]) if rows else None

    async def talk_of(self, whos: Sequence[Who]) -> list[TalkLine]:
        if not whos:
            return []
        found = f"{LINES} WHERE who IN ({several(len(whos))}) ORDER BY at, table_id, n"
        return [_line(row) for row in await self._engine.rows(found, *whos)]

    async def tidy_talk(self, before: int) -> None:
        await self._engine.rows("DELETE FROM talk WHERE at < $1", before)

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


def _line(row: Row) -> TalkLine:
    table, n, who, id, name, game, at, sealed = row
    return TalkLine(table, n, who, id, name, game, at, bytes(sealed))
