"""The keys of authors."""

from camlann.server.store.author_keys import Author
from camlann.server.store.sql import Engine
from camlann.table import PersonId

# Whoever writes for the first time and whoever erases them wait for each other.
HOLD = "UPDATE people SET name = name WHERE person_id = $1"

ADD_AUTHOR = """
INSERT INTO author_keys (person_id, key_id, wrapped_key)
SELECT $1, $2, $3 WHERE NOT EXISTS (SELECT 1 FROM erased_people WHERE person_id = $1)
ON CONFLICT DO NOTHING
"""

AUTHORS = "SELECT person_id, key_id, wrapped_key FROM author_keys WHERE person_id = $1"


class SqlAuthorKeys:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def add_author(self, author: Author) -> Author | None:
        given = (author.person_id, author.key, author.sealed)
        rows = await self._engine.together(
            (HOLD, (author.person_id,)), (ADD_AUTHOR, given), (AUTHORS, (author.person_id,))
        )
        return Author(*rows[0]) if rows else None

    async def author(self, person_id: PersonId) -> Author | None:
        rows = await self._engine.rows(AUTHORS, person_id)
        return Author(*rows[0]) if rows else None
