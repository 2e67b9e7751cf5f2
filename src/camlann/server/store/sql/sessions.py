"""Sessions of people's devices."""

from collections.abc import Sequence

from camlann.server.store.people import Person
from camlann.server.store.sessions import Session, Visitor
from camlann.server.store.sql import Engine, several
from camlann.table.company import Who

FIND_SESSION = """
SELECT s.token, s.who, s.made, s.seen, p.name, j.who
FROM sessions AS s JOIN people AS p ON p.who = s.who LEFT JOIN joined AS j ON j.main = s.who
WHERE s.token = $1
ORDER BY j.who
"""

ADD_SESSION = """
INSERT INTO sessions (token, who, made, seen)
SELECT $2, COALESCE(j.main, p.who), $3, $4 FROM people AS p LEFT JOIN joined AS j ON j.who = p.who
WHERE p.who = $1
ON CONFLICT DO NOTHING
"""


class SqlSessions:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def add_session(self, session: Session) -> None:
        await self._engine.rows(ADD_SESSION, session.who, session.token, session.made, session.seen)

    async def find_session(self, token: bytes) -> Visitor | None:
        rows = await self._engine.rows(FIND_SESSION, token)
        if not rows:
            return None
        token, who, made, seen, name, _ = rows[0]
        joined = tuple(row[5] for row in rows if row[5] is not None)
        return Visitor(Session(token, who, made, seen), Person(who, name), joined)

    async def sessions(self, who: Who) -> list[Session]:
        found = "SELECT token, who, made, seen FROM sessions WHERE who = $1 ORDER BY seen DESC, token"
        return [Session(*row) for row in await self._engine.rows(found, who)]

    async def living(self, tokens: Sequence[bytes]) -> list[bytes]:
        # Few different lengths, so that the engine need not plan each anew.
        asked = [*tokens, *[b""] * (-len(tokens) % 50)]
        if not tokens:
            return []
        found = f"SELECT token FROM sessions WHERE token IN ({several(len(asked))})"
        living = {row[0] for row in await self._engine.rows(found, *asked)}
        return [token for token in tokens if token in living]

    async def seen(self, token: bytes, at: int) -> None:
        await self._engine.rows("UPDATE sessions SET seen = $2 WHERE token = $1 AND seen < $2", token, at)

    async def end_session(self, who: Who, token: bytes) -> None:
        await self._engine.rows("DELETE FROM sessions WHERE token = $1 AND who = $2", token, who)
