"""One-time tokens."""

from camlann.server.store.one_time_tokens import Once, Use
from camlann.server.store.sql import Engine


class SqlOneTimeTokens:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def add_once(self, once: Once) -> None:
        added = """
            INSERT INTO one_time_tokens (token_hash, purpose, payload, expires_at)
            VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
        """
        await self._engine.rows(added, once.secret, int(once.use), once.what, once.until)

    async def take(self, secret: bytes, use: Use, now: int) -> bytes | None:
        taken = """
            DELETE FROM one_time_tokens WHERE token_hash = $1 AND purpose = $2
            RETURNING payload, expires_at
        """
        for what, until in await self._engine.rows(taken, secret, int(use)):
            if now < until:
                return bytes(what)
        return None
