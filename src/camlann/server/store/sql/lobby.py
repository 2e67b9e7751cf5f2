"""Codes, knocks and open tables."""

from camlann.server.store.lobby import Answered, Code, Knock, Listing
from camlann.server.store.people import LASTS
from camlann.server.store.places import Place, TableId
from camlann.server.store.rows import writable
from camlann.server.store.sql import Engine, Row, Statement

ADD_CODE = """
INSERT INTO codes (code, table_id, until, open_until) VALUES ($1, $2, $3, $4)
ON CONFLICT (code) DO UPDATE
SET table_id = excluded.table_id, until = excluded.until, open_until = excluded.open_until
WHERE codes.until <= $5 OR codes.table_id = excluded.table_id
RETURNING code
"""
CODES = "SELECT code, table_id, until, open_until FROM codes"
KNOCKS = "SELECT id, table_id, who, until, state FROM knocks"
LIST_TABLE = """
INSERT INTO listings (table_id, game, language, free, clock, bots, since) VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (table_id) DO UPDATE
SET game = excluded.game, language = excluded.language, free = excluded.free,
    clock = excluded.clock, bots = excluded.bots
"""
LISTED = """
SELECT t.id, t.name, l.game, l.language, l.free, l.clock, l.bots, l.since
FROM listings AS l JOIN tables AS t ON t.id = l.table_id
"""


class SqlLobby:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def add_code(self, code: Code, now: int) -> bool:
        given = (code.code, code.table, code.until, code.open_until, now)
        return bool(await self._engine.rows(ADD_CODE, *given))

    async def find_code(self, code: str, now: int) -> Code | None:
        if not writable(code):
            return None
        rows = await self._engine.rows(f"{CODES} WHERE code = $1 AND until > $2", code, now)
        return Code(*rows[0]) if rows else None

    async def codes_of(self, table: TableId, now: int) -> list[Code]:
        found = f"{CODES} WHERE table_id = $1 AND until > $2 ORDER BY until DESC, code"
        return [Code(*row) for row in await self._engine.rows(found, table, now)]

    async def open_code(self, code: str, table: TableId, open_until: int) -> None:
        opened = "UPDATE codes SET open_until = $3 WHERE code = $1 AND table_id = $2"
        await self._engine.rows(opened, code, table, open_until)

    async def knock(self, knock: Knock) -> None:
        added = """
            INSERT INTO knocks (id, table_id, who, until, state) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT DO NOTHING
        """
        await self._engine.rows(added, knock.id, knock.table, knock.who, knock.until, int(knock.state))

    async def find_knock(self, id: str, now: int) -> Knock | None:
        if not writable(id):
            return None
        rows = await self._engine.rows(f"{KNOCKS} WHERE id = $1 AND until > $2", id, now)
        return _knock(rows[0]) if rows else None

    async def knocks(self, table: TableId, now: int) -> list[Knock]:
        found = f"{KNOCKS} WHERE table_id = $1 AND until > $2 AND state = 0 ORDER BY until, id"
        return [_knock(row) for row in await self._engine.rows(found, table, now)]

    async def answer_knock(self, id: str, state: Answered) -> None:
        answered = "UPDATE knocks SET state = $2 WHERE id = $1 AND state = 0"
        await self._engine.rows(answered, id, int(state))

    async def list_table(self, listing: Listing) -> None:
        at = listing.place.id
        text = (listing.game, listing.language)
        numbers = (listing.free, listing.clock, listing.bots, listing.since)
        await self._engine.rows(LIST_TABLE, at, *text, *numbers)

    async def unlist(self, table: TableId) -> None:
        await self._engine.rows("DELETE FROM listings WHERE table_id = $1", table)

    async def listed(self, game: str | None, language: str | None, before: int, limit: int) -> list[Listing]:
        wanted = "l.since < $1"
        given: list[object] = [before, limit]
        for column, value in (("game", game), ("language", language)):
            if value is not None:
                if not writable(value):
                    return []
                given.append(value)
                wanted += f" AND l.{column} = ${len(given)}"
        found = f"{LISTED} WHERE {wanted} ORDER BY l.since DESC, l.table_id DESC LIMIT $2"
        return [Listing(Place(id, name), *rest) for id, name, *rest in await self._engine.rows(found, *given)]

    async def tidy(self, now: int) -> None:
        gone: list[Statement] = [
            (f"DELETE FROM {what} WHERE until <= $1", (now,)) for what in ("once", "codes", "knocks")
        ]
        await self._engine.together(*gone, ("DELETE FROM sessions WHERE seen <= $1", (now - LASTS,)))


def _knock(row: Row) -> Knock:
    id, table, who, until, state = row
    return Knock(id, table, who, until, Answered(state))
