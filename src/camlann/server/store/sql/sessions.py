"""Sessions in SQL."""

from collections.abc import Sequence

from camlann.server.store.people import Person
from camlann.server.store.sessions import Session, Visitor
from camlann.server.store.sql import Engine, placeholders
from camlann.table import PersonId

FIND_SESSION = """
SELECT s.token_hash, s.person_id, s.created_at, s.last_seen_at, p.name, j.person_id
FROM sessions AS s JOIN people AS p ON p.person_id = s.person_id
LEFT JOIN linked_people AS j ON j.main_id = s.person_id
WHERE s.token_hash = $1
ORDER BY j.person_id
"""

ADD_SESSION = """
INSERT INTO sessions (token_hash, person_id, created_at, last_seen_at)
SELECT $2, COALESCE(j.main_id, p.person_id), $3, $4
FROM people AS p LEFT JOIN linked_people AS j ON j.person_id = p.person_id
WHERE p.person_id = $1
ON CONFLICT DO NOTHING
"""


class SqlSessions:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def add_session(self, session: Session) -> None:
        await self._engine.rows(ADD_SESSION, session.person_id, session.token, session.made, session.seen)

    async def find_session(self, token: bytes) -> Visitor | None:
        rows = await self._engine.rows(FIND_SESSION, token)
        if not rows:
            return None
        token, person_id, made, seen, name, _ = rows[0]
        joined = tuple(row[5] for row in rows if row[5] is not None)
        return Visitor(Session(token, person_id, made, seen), Person(person_id, name), joined)

    async def sessions(self, person_id: PersonId) -> list[Session]:
        found = """
            SELECT token_hash, person_id, created_at, last_seen_at FROM sessions
            WHERE person_id = $1 ORDER BY last_seen_at DESC, token_hash
        """
        return [Session(*row) for row in await self._engine.rows(found, person_id)]

    async def live_sessions(self, tokens: Sequence[bytes]) -> list[bytes]:
        # Padded to few different lengths, so that the engine can reuse its query plans.
        asked = [*tokens, *[b""] * (-len(tokens) % 50)]
        if not tokens:
            return []
        found = f"SELECT token_hash FROM sessions WHERE token_hash IN ({placeholders(len(asked))})"
        live = {row[0] for row in await self._engine.rows(found, *asked)}
        return [token for token in tokens if token in live]

    async def touch_session(self, token: bytes, at: int) -> None:
        seen = "UPDATE sessions SET last_seen_at = $2 WHERE token_hash = $1 AND last_seen_at < $2"
        await self._engine.rows(seen, token, at)

    async def end_session(self, person_id: PersonId, token: bytes) -> None:
        ended = "WHERE token_hash = $1 AND person_id = $2"
        await self._engine.together(
            (f"DELETE FROM push_subscriptions {ended}", (token, person_id)),
            (f"DELETE FROM sessions {ended}", (token, person_id)),
        )
