"""People, their sessions, their passkeys, and what is good for one time."""

from collections.abc import Sequence

from camlann.server.store.people import Once, Passkey, Person, Session, Use, Visitor
from camlann.server.store.rows import check, same, writable
from camlann.server.store.sql import Engine, several
from camlann.table.company import Who

ADD_PERSON = "INSERT INTO people (who, name, token) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
ADD_FIRST_SESSION = """
INSERT INTO sessions (token, who, made, seen)
SELECT token, who, CAST($4 AS bigint), CAST($4 AS bigint) FROM people
WHERE who = $1 AND name = $2 AND token = $3
ON CONFLICT DO NOTHING
"""
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
ADD_PASSKEY = """
INSERT INTO passkeys (id, who, key, count, made)
SELECT $2, COALESCE(j.main, p.who), $3, $4, $5 FROM people AS p LEFT JOIN joined AS j ON j.who = p.who
WHERE p.who = $1
ON CONFLICT DO NOTHING
"""
RENAME = "UPDATE people SET name = $2 WHERE who = $1 OR who IN (SELECT who FROM joined WHERE main = $1)"

# The first makes two who join the same people wait for each other.
JOIN = (
    "UPDATE people SET name = name WHERE who IN ($1, $2)",
    """
    INSERT INTO joined (who, main)
    SELECT a.who, b.who FROM people AS a, people AS b
    WHERE a.who = $1 AND b.who = $2 AND a.who <> b.who AND NOT EXISTS (SELECT 1 FROM joined WHERE who = $2)
    ON CONFLICT DO NOTHING
    """,
    *(
        f"UPDATE {what} WHERE {whose} = $1 AND EXISTS (SELECT 1 FROM joined WHERE who = $1 AND main = $2)"
        for what, whose in (
            ("sessions SET who = $2", "who"),
            ("passkeys SET who = $2", "who"),
            ("people SET name = (SELECT name FROM people WHERE who = $2)", "who"),
            ("joined SET main = $2", "main"),
        )
    ),
    "SELECT who FROM joined WHERE who = $1 AND main = $2",
)


class SqlSessions:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def add_person(self, person: Person, token: bytes, at: int = 0) -> None:
        check(person)
        given = (person.who, person.name, token)
        await self._engine.together((ADD_PERSON, given), (ADD_FIRST_SESSION, (*given, at)))
        same(await self.find_person(token), person)

    async def find_person(self, token: bytes) -> Person | None:
        visitor = await self.find_session(token)
        return None if visitor is None else visitor.person

    async def people(self, whos: Sequence[Who]) -> list[Person]:
        asked = [who for who in whos if writable(who)]
        if not asked:
            return []
        found = f"SELECT who, name FROM people WHERE who IN ({several(len(asked))})"
        known = {row[0]: Person(*row) for row in await self._engine.rows(found, *asked)}
        return [known[who] for who in asked if who in known]

    async def rename(self, who: Who, name: str) -> None:
        check(Person(who, name))
        await self._engine.rows(RENAME, who, name)

    async def join(self, who: Who, into: Who) -> bool:
        if not writable(who, into):
            return False
        return bool(await self._engine.together(*((sql, (who, into)) for sql in JOIN)))

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

    async def add_once(self, once: Once) -> None:
        added = "INSERT INTO once (secret, use, what, until) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
        await self._engine.rows(added, once.secret, int(once.use), once.what, once.until)

    async def take(self, secret: bytes, use: Use, now: int) -> bytes | None:
        taken = "DELETE FROM once WHERE secret = $1 AND use = $2 RETURNING what, until"
        for what, until in await self._engine.rows(taken, secret, int(use)):
            if now < until:
                return bytes(what)
        return None
