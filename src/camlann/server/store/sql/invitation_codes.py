"""Invitation codes in SQL."""

from camlann.server.store.invitation_codes import InvitationCode
from camlann.server.store.sql import Engine
from camlann.server.store.storable_rows import writable
from camlann.server.store.table_names import TableId

ADD_CODE = """
INSERT INTO invitation_codes (code, table_id, expires_at, admits) VALUES ($1, $2, $3, $4)
ON CONFLICT (code) DO UPDATE
SET table_id = excluded.table_id, expires_at = excluded.expires_at, admits = excluded.admits
WHERE invitation_codes.expires_at <= $5 OR invitation_codes.table_id = excluded.table_id
RETURNING code
"""

CODES = "SELECT code, table_id, expires_at, admits FROM invitation_codes"

# One statement, so that two gates never let in more than there is room for.
USE_CODE = """
UPDATE invitation_codes SET admits = admits - 1
WHERE code = $1 AND table_id = $2 AND expires_at > $3 AND admits > 0
RETURNING code
"""

ADD_WRONG_CODE = """
INSERT INTO wrong_codes (expires_at, tries) VALUES ($1, 1)
ON CONFLICT (expires_at) DO UPDATE SET tries = wrong_codes.tries + 1
RETURNING tries
"""


class SqlInvitations:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def add_code(self, code: InvitationCode, now: int) -> bool:
        given = (code.code, code.table, code.expires_at, code.admits, now)
        return bool(await self._engine.rows(ADD_CODE, *given))

    async def find_code(self, code: str, now: int) -> InvitationCode | None:
        if not writable(code):
            return None
        rows = await self._engine.rows(f"{CODES} WHERE code = $1 AND expires_at > $2", code, now)
        return InvitationCode(*rows[0]) if rows else None

    async def codes_of(self, table: TableId, now: int) -> list[InvitationCode]:
        found = f"{CODES} WHERE table_id = $1 AND expires_at > $2 ORDER BY expires_at DESC, code"
        return [InvitationCode(*row) for row in await self._engine.rows(found, table, now)]

    async def use_code(self, code: str, table: TableId, now: int) -> bool:
        return bool(await self._engine.rows(USE_CODE, code, table, now))

    async def add_wrong_code(self, expires_at: int) -> int:
        ((tries,),) = await self._engine.rows(ADD_WRONG_CODE, expires_at)
        return int(tries)

    async def wrong_codes(self, now: int) -> int:
        counted = "SELECT COALESCE(SUM(tries), 0) FROM wrong_codes WHERE expires_at > $1"
        ((tries,),) = await self._engine.rows(counted, now)
        return int(tries)
