"""People and linked accounts in SQL."""

from collections.abc import Sequence

from camlann.server.store.people import Person
from camlann.server.store.sql import placeholders
from camlann.server.store.sql.sessions import SqlSessions
from camlann.server.store.storable_rows import check, same, writable
from camlann.table import PersonId

ADD_PERSON = """
INSERT INTO people (person_id, name, first_token_hash, phone_owner_id) VALUES ($1, $2, $3, $4)
ON CONFLICT DO NOTHING
"""

ADD_FIRST_SESSION = """
INSERT INTO sessions (token_hash, person_id, created_at, last_seen_at)
SELECT first_token_hash, person_id, CAST($4 AS bigint), CAST($4 AS bigint) FROM people
WHERE person_id = $1 AND name = $2 AND first_token_hash = $3
ON CONFLICT DO NOTHING
"""

RENAME = """
UPDATE people SET name = $2
WHERE person_id = $1 OR person_id IN (SELECT person_id FROM linked_people WHERE main_id = $1)
"""

# The first statement is a row lock: two requests that link the same people wait for each other.
LINK = (
    "UPDATE people SET name = name WHERE person_id IN ($1, $2)",
    """
    INSERT INTO linked_people (person_id, main_id)
    SELECT a.person_id, b.person_id FROM people AS a, people AS b
    WHERE a.person_id = $1 AND b.person_id = $2 AND a.person_id <> b.person_id
        AND NOT EXISTS (SELECT 1 FROM linked_people WHERE person_id = $2)
    ON CONFLICT DO NOTHING
    """,
    *(
        f"""
        UPDATE {what} WHERE {whose} = $1
            AND EXISTS (SELECT 1 FROM linked_people WHERE person_id = $1 AND main_id = $2)
        """
        for what, whose in (
            ("sessions SET person_id = $2", "person_id"),
            ("passkeys SET person_id = $2", "person_id"),
            ("push_subscriptions SET person_id = $2", "person_id"),
            ("moderators SET person_id = $2", "person_id"),
            ("people SET name = (SELECT name FROM people WHERE person_id = $2)", "person_id"),
            ("linked_people SET main_id = $2", "main_id"),
        )
    ),
    "SELECT person_id FROM linked_people WHERE person_id = $1 AND main_id = $2",
)


class SqlPeople(SqlSessions):
    async def add_person(
        self, person: Person, token: bytes, at: int = 0, phone_owner: PersonId | None = None
    ) -> None:
        check(person)
        given = (person.person_id, person.name, token)
        await self._engine.together((ADD_PERSON, (*given, phone_owner)), (ADD_FIRST_SESSION, (*given, at)))
        same(await self.find_person(token), person)

    async def phone_owner(self, person_id: PersonId) -> PersonId | None:
        if not writable(person_id):
            return None
        found = "SELECT phone_owner_id FROM people WHERE person_id = $1"
        rows = await self._engine.rows(found, person_id)
        return rows[0][0] if rows else None

    async def phone_guests(self, owner_ids: Sequence[PersonId]) -> list[Person]:
        owners = [owner_id for owner_id in owner_ids if writable(owner_id)]
        if not owners:
            return []
        whose = f"phone_owner_id IN ({placeholders(len(owners))})"
        found = f"SELECT person_id, name FROM people WHERE {whose} ORDER BY person_id"
        return [Person(*row) for row in await self._engine.rows(found, *owners)]

    async def find_person(self, token: bytes) -> Person | None:
        visitor = await self.find_session(token)
        return None if visitor is None else visitor.person

    async def people(self, person_ids: Sequence[PersonId]) -> list[Person]:
        asked = [person_id for person_id in person_ids if writable(person_id)]
        if not asked:
            return []
        found = f"SELECT person_id, name FROM people WHERE person_id IN ({placeholders(len(asked))})"
        known = {row[0]: Person(*row) for row in await self._engine.rows(found, *asked)}
        return [known[person_id] for person_id in asked if person_id in known]

    async def rename(self, person_id: PersonId, name: str) -> None:
        check(Person(person_id, name))
        await self._engine.rows(RENAME, person_id, name)

    async def link(self, person_id: PersonId, into: PersonId) -> bool:
        if not writable(person_id, into):
            return False
        return bool(await self._engine.together(*((sql, (person_id, into)) for sql in LINK)))
