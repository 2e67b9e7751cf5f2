"""One-time tokens in SQL."""

from camlann.server.store.one_time_tokens import OneTimeToken, TokenPurpose
from camlann.server.store.sql import Engine


class SqlOneTimeTokens:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def add_one_time_token(self, token: OneTimeToken) -> None:
        added = """
            INSERT INTO one_time_tokens (token_hash, purpose, payload, expires_at)
            VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING
        """
        await self._engine.rows(added, token.token_hash, int(token.purpose), token.payload, token.expires_at)

    async def one_time_tokens(self, purpose: TokenPurpose, now: int) -> list[OneTimeToken]:
        found = """
            SELECT token_hash, payload, expires_at FROM one_time_tokens
            WHERE purpose = $1 AND expires_at > $2 ORDER BY expires_at, token_hash
        """
        rows = await self._engine.rows(found, int(purpose), now)
        return [OneTimeToken(bytes(token), purpose, bytes(payload), at) for token, payload, at in rows]

    async def take_one_time_token(self, token_hash: bytes, purpose: TokenPurpose, now: int) -> bytes | None:
        taken = """
            DELETE FROM one_time_tokens WHERE token_hash = $1 AND purpose = $2
            RETURNING payload, expires_at
        """
        for payload, expires_at in await self._engine.rows(taken, token_hash, int(purpose)):
            if now < expires_at:
                return bytes(payload)
        return None
