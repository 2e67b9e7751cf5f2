"""Listings of open tables in SQL."""

from camlann.server.store.listings import Listing
from camlann.server.store.sql import Engine
from camlann.server.store.storable_rows import writable
from camlann.server.store.table_names import TableId, TableName

LIST_TABLE = """
INSERT INTO listings
    (table_id, game, language, free_seats, choice_seconds, bots, listed_at, people, preset, time_control)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
ON CONFLICT (table_id) DO UPDATE
SET game = excluded.game, language = excluded.language, free_seats = excluded.free_seats,
    choice_seconds = excluded.choice_seconds, bots = excluded.bots, people = excluded.people,
    preset = excluded.preset, time_control = excluded.time_control
"""

LISTED = """
SELECT t.id, t.name, l.game, l.language, l.free_seats, l.choice_seconds, l.bots, l.listed_at,
    l.people, l.preset, l.time_control
FROM listings AS l JOIN tables AS t ON t.id = l.table_id
"""


class SqlListings:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def list_table(self, listing: Listing) -> None:
        text = (listing.game, listing.language)
        numbers = (listing.free_seats, listing.choice_seconds, listing.bots, listing.listed_at)
        more = (listing.people, listing.preset, listing.time_control)
        await self._engine.rows(LIST_TABLE, listing.table_name.id, *text, *numbers, *more)

    async def unlist(self, table: TableId) -> None:
        await self._engine.rows("DELETE FROM listings WHERE table_id = $1", table)

    async def listed(self, game: str | None, language: str | None, before: int, limit: int) -> list[Listing]:
        wanted = "l.listed_at < $1"
        given: list[object] = [before, limit]
        for column, value in (("game", game), ("language", language)):
            if value is not None:
                if not writable(value):
                    return []
                given.append(value)
                wanted += f" AND l.{column} = ${len(given)}"
        found = f"{LISTED} WHERE {wanted} ORDER BY l.listed_at DESC, l.table_id DESC LIMIT $2"
        return [
            Listing(TableName(id, name), *rest) for id, name, *rest in await self._engine.rows(found, *given)
        ]
