"""Invitation codes in SQL."""

from camlann.server.store.invitation_codes import InvitationCode
from camlann.server.store.sql import Engine
from camlann.server.store.storable_rows import writable
from camlann.server.store.table_names import TableId

ADD_CODE = """
INSERT INTO invitation_codes (code, table_id, expires_at, admits_until) VALUES ($1, $2, $3, $4)
ON CONFLICT (code) DO UPDATE
SET table_id = excluded.table_id, expires_at = excluded.expires_at, admits_until = excluded.admits_until
WHERE invitation_codes.expires_at <= $5 OR invitation_codes.table_id = excluded.table_id
RETURNING code
"""

CODES = "SELECT code, table_id, expires_at, admits_until FROM invitation_codes"


class SqlInvitations:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def add_code(self, code: InvitationCode, now: int) -> bool:
        given = (code.code, code.table, code.expires_at, code.admits_until, now)
        return bool(await self._engine.rows(ADD_CODE, *given))

    async def find_code(self, code: str, now: int) -> InvitationCode | None:
        if not writable(code):
            return None
        rows = await self._engine.rows(f"{CODES} WHERE code = $1 AND expires_at > $2", code, now)
        return InvitationCode(*rows[0]) if rows else None

    async def codes_of(self, table: TableId, now: int) -> list[InvitationCode]:
        found = f"{CODES} WHERE table_id = $1 AND expires_at > $2 ORDER BY expires_at DESC, code"
        return [InvitationCode(*row) for row in await self._engine.rows(found, table, now)]

    async def set_admits_until(self, code: str, table: TableId, admits_until: int) -> None:
        updated = "UPDATE invitation_codes SET admits_until = $3 WHERE code = $1 AND table_id = $2"
        await self._engine.rows(updated, code, table, admits_until)
