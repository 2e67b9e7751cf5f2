"""Chat messages in SQL."""

from collections.abc import Sequence

from camlann.server.store.chat import StoredChatMessage
from camlann.server.store.sql import Engine, Row, placeholders
from camlann.server.store.storable_rows import writable
from camlann.server.store.table_names import TableId
from camlann.table import PersonId

ADD = """
INSERT INTO chat_messages (table_id, n, person_id, client_id, public_id, game_number, sent_at, encrypted)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT DO NOTHING
"""

MESSAGES = """
SELECT table_id, n, person_id, client_id, public_id, game_number, sent_at, encrypted
FROM chat_messages
"""


class SqlChat:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def add_chat(self, message: StoredChatMessage) -> StoredChatMessage | None:
        given = (
            message.table,
            message.n,
            message.person_id,
            message.client_id,
            message.public_id,
            message.game,
            message.at,
            message.sealed,
        )
        found = f"{MESSAGES} WHERE table_id = $1 AND person_id = $2 AND client_id = $3"
        key = (message.table, message.person_id, message.client_id)
        rows = await self._engine.together((ADD, given), (found, key))
        return _message(rows[0]) if rows else None

    async def chat_messages(self, table: TableId, since: int, until: int) -> list[StoredChatMessage]:
        found = f"{MESSAGES} WHERE table_id = $1 AND n >= $2 AND n < $3 ORDER BY n"
        return [_message(row) for row in await self._engine.rows(found, table, since, until)]

    async def last_chat(self, table: TableId, count: int) -> list[StoredChatMessage]:
        found = f"{MESSAGES} WHERE table_id = $1 ORDER BY n DESC LIMIT $2"
        return [_message(row) for row in await self._engine.rows(found, table, count)][::-1]

    async def find_chat(self, table: TableId, public_id: str) -> StoredChatMessage | None:
        if not writable(public_id):
            return None
        rows = await self._engine.rows(f"{MESSAGES} WHERE table_id = $1 AND public_id = $2", table, public_id)
        return _message(rows[0]) if rows else None

    async def chat_of(self, person_ids: Sequence[PersonId]) -> list[StoredChatMessage]:
        if not person_ids:
            return []
        found = (
            f"{MESSAGES} WHERE person_id IN ({placeholders(len(person_ids))}) ORDER BY sent_at, table_id, n"
        )
        return [_message(row) for row in await self._engine.rows(found, *person_ids)]

    async def delete_chat_before(self, before: int) -> None:
        await self._engine.rows("DELETE FROM chat_messages WHERE sent_at < $1", before)


def _message(row: Row) -> StoredChatMessage:
    table, n, person_id, client_id, public_id, game, at, sealed = row
    return StoredChatMessage(table, n, person_id, client_id, public_id, game, at, bytes(sealed))
