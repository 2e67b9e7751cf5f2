"""Passkeys."""

from camlann.server.store.passkeys import Passkey
from camlann.server.store.sql import Engine
from camlann.table.company import Who

ADD_PASSKEY = """
INSERT INTO passkeys (id, who, key, count, made)
SELECT $2, COALESCE(j.main, p.who), $3, $4, $5 FROM people AS p LEFT JOIN joined AS j ON j.who = p.who
WHERE p.who = $1
ON CONFLICT DO NOTHING
"""


class SqlPasskeys:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def add_passkey(self, passkey: Passkey) -> bool:
        given = (passkey.who, passkey.id, passkey.key, passkey.count, passkey.made)
        await self._engine.rows(ADD_PASSKEY, *given)
        kept = await self.find_passkey(passkey.id)
        return kept is not None and (kept.who, kept.key) == (passkey.who, passkey.key)

    async def find_passkey(self, id: bytes) -> Passkey | None:
        found = "SELECT id, who, key, count, made FROM passkeys WHERE id = $1"
        rows = await self._engine.rows(found, id)
        return Passkey(*rows[0]) if rows else None

    async def passkeys(self, who: Who) -> list[Passkey]:
        found = "SELECT id, who, key, count, made FROM passkeys WHERE who = $1 ORDER BY made, id"
        return [Passkey(*row) for row in await self._engine.rows(found, who)]

    async def used(self, id: bytes, count: int) -> None:
        await self._engine.rows("UPDATE passkeys SET count = $2 WHERE id = $1 AND count < $2", id, count)

    async def end_passkey(self, who: Who, id: bytes) -> None:
        await self._engine.rows("DELETE FROM passkeys WHERE id = $1 AND who = $2", id, who)
