"""Author keys in SQL."""

from camlann.server.store.author_keys import AuthorKey
from camlann.server.store.sql import Engine
from camlann.table import PersonId

# A row lock: adding a key and erasing the person wait for each other.
LOCK_PERSON = "UPDATE people SET name = name WHERE person_id = $1"

ADD = """
INSERT INTO author_keys (person_id, key_id, wrapped_key)
SELECT $1, $2, $3 WHERE NOT EXISTS (SELECT 1 FROM erased_people WHERE person_id = $1)
ON CONFLICT DO NOTHING
"""

FIND = "SELECT person_id, key_id, wrapped_key FROM author_keys WHERE person_id = $1"


class SqlAuthorKeys:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def add_author_key(self, author_key: AuthorKey) -> AuthorKey | None:
        given = (author_key.person_id, author_key.master_key, author_key.wrapped)
        rows = await self._engine.together(
            (LOCK_PERSON, (author_key.person_id,)), (ADD, given), (FIND, (author_key.person_id,))
        )
        return AuthorKey(*rows[0]) if rows else None

    async def author_key(self, person_id: PersonId) -> AuthorKey | None:
        rows = await self._engine.rows(FIND, person_id)
        return AuthorKey(*rows[0]) if rows else None
