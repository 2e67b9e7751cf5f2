"""Chat messages."""

from collections.abc import Sequence

from camlann.server.store.chat import StoredChatMessage
from camlann.server.store.row_checks import writable
from camlann.server.store.sql import Engine, Row, several
from camlann.server.store.tables import TableId
from camlann.table import PersonId

ADD = """
INSERT INTO chat_messages (table_id, n, person_id, client_id, public_id, game_number, sent_at, encrypted)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT DO NOTHING
"""

LINES = """
SELECT table_id, n, person_id, client_id, public_id, game_number, sent_at, encrypted
FROM chat_messages
"""


class SqlChat:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def add_chat(self, line: StoredChatMessage) -> StoredChatMessage | None:
        given = (line.table, line.n, line.person_id, line.id, line.name, line.game, line.at, line.sealed)
        found = f"{LINES} WHERE table_id = $1 AND person_id = $2 AND client_id = $3"
        rows = await self._engine.together((ADD, given), (found, (line.table, line.person_id, line.id)))
        return _line(rows[0]) if rows else None

    async def chat_messages(self, table: TableId, since: int, until: int) -> list[StoredChatMessage]:
        found = f"{LINES} WHERE table_id = $1 AND n >= $2 AND n < $3 ORDER BY n"
        return [_line(row) for row in await self._engine.rows(found, table, since, until)]

    async def last_chat(self, table: TableId, count: int) -> list[StoredChatMessage]:
        found = f"{LINES} WHERE table_id = $1 ORDER BY n DESC LIMIT $2"
        return [_line(row) for row in await self._engine.rows(found, table, count)][::-1]

    async def find_chat(self, table: TableId, name: str) -> StoredChatMessage | None:
        if not writable(name):
            return None
        rows = await self._engine.rows(f"{LINES} WHERE table_id = $1 AND public_id = $2", table, name)
        return _line(rows[0]) if rows else None

    async def chat_of(self, person_ids: Sequence[PersonId]) -> list[StoredChatMessage]:
        if not person_ids:
            return []
        found = f"{LINES} WHERE person_id IN ({several(len(person_ids))}) ORDER BY sent_at, table_id, n"
        return [_line(row) for row in await self._engine.rows(found, *person_ids)]

    async def tidy_chat(self, before: int) -> None:
        await self._engine.rows("DELETE FROM chat_messages WHERE sent_at < $1", before)


def _line(row: Row) -> StoredChatMessage:
    table, n, person_id, id, name, game, at, sealed = row
    return StoredChatMessage(table, n, person_id, id, name, game, at, bytes(sealed))
