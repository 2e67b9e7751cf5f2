"""Passkeys in SQL."""

from camlann.server.store.passkeys import Passkey
from camlann.server.store.sql import Engine
from camlann.table import PersonId

PASSKEYS = "SELECT credential_id, person_id, public_key, sign_count, created_at FROM passkeys"

ADD_PASSKEY = """
INSERT INTO passkeys (credential_id, person_id, public_key, sign_count, created_at)
SELECT $2, COALESCE(j.main_id, p.person_id), $3, $4, $5
FROM people AS p LEFT JOIN linked_people AS j ON j.person_id = p.person_id
WHERE p.person_id = $1
ON CONFLICT DO NOTHING
"""


class SqlPasskeys:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def add_passkey(self, passkey: Passkey) -> bool:
        given = (passkey.person_id, passkey.id, passkey.public_key, passkey.sign_count, passkey.made)
        await self._engine.rows(ADD_PASSKEY, *given)
        kept = await self.find_passkey(passkey.id)
        return kept is not None and (kept.person_id, kept.public_key) == (
            passkey.person_id,
            passkey.public_key,
        )

    async def find_passkey(self, id: bytes) -> Passkey | None:
        rows = await self._engine.rows(f"{PASSKEYS} WHERE credential_id = $1", id)
        return Passkey(*rows[0]) if rows else None

    async def passkeys(self, person_id: PersonId) -> list[Passkey]:
        found = f"{PASSKEYS} WHERE person_id = $1 ORDER BY created_at, credential_id"
        return [Passkey(*row) for row in await self._engine.rows(found, person_id)]

    async def set_sign_count(self, id: bytes, count: int) -> None:
        counted = "UPDATE passkeys SET sign_count = $2 WHERE credential_id = $1 AND sign_count < $2"
        await self._engine.rows(counted, id, count)

    async def delete_passkey(self, person_id: PersonId, id: bytes) -> None:
        await self._engine.rows(
            "DELETE FROM passkeys WHERE credential_id = $1 AND person_id = $2", id, person_id
        )
