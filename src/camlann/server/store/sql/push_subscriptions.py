"""Push subscriptions in SQL."""

from collections.abc import Sequence

from camlann.server.store.push_subscriptions import PushSubscription, ToldQuestion
from camlann.server.store.sql import Engine, placeholders
from camlann.table import PersonId

FREE = "DELETE FROM push_subscriptions WHERE endpoint = $1 AND token_hash <> $2"

# The person comes from the session: a linked guest is the main account.
SET = """
INSERT INTO push_subscriptions (token_hash, person_id, endpoint, public_key, auth, language, created_at)
SELECT token_hash, person_id, $2, $3, $4, $5, $6 FROM sessions WHERE token_hash = $1
ON CONFLICT (token_hash) DO UPDATE SET person_id = excluded.person_id, endpoint = excluded.endpoint,
    public_key = excluded.public_key, auth = excluded.auth, language = excluded.language,
    created_at = excluded.created_at
"""

FIND = """
SELECT token_hash, person_id, endpoint, public_key, auth, language, created_at FROM push_subscriptions
WHERE person_id IN ({ids}) OR person_id IN (SELECT main_id FROM linked_people WHERE person_id IN ({ids}))
ORDER BY created_at, token_hash
"""

CLAIM = """
INSERT INTO told_questions (person_id, table_id, game_number, question, told_at)
SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS (SELECT 1 FROM erased_people WHERE person_id = $1)
ON CONFLICT (person_id, table_id) DO UPDATE
SET game_number = excluded.game_number, question = excluded.question, told_at = excluded.told_at
WHERE told_questions.game_number < excluded.game_number
    OR (told_questions.game_number = excluded.game_number AND told_questions.question < excluded.question)
RETURNING person_id
"""


class SqlPushSubscriptions:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def set_push_subscription(self, subscription: PushSubscription) -> None:
        each = subscription
        given = (each.token, each.endpoint, each.p256dh, each.auth, each.language, each.made)
        await self._engine.together((FREE, (each.endpoint, each.token)), (SET, given))

    async def push_subscriptions(self, person_ids: Sequence[PersonId]) -> list[PushSubscription]:
        if not person_ids:
            return []
        rows = await self._engine.rows(FIND.format(ids=placeholders(len(person_ids))), *person_ids)
        return [PushSubscription(*row) for row in rows]

    async def delete_push_subscription(self, token: bytes, endpoint: str = "") -> None:
        gone = "DELETE FROM push_subscriptions WHERE token_hash = $1 AND (endpoint = $2 OR $2 = '')"
        await self._engine.rows(gone, token, endpoint)

    async def claim_told_question(self, told: ToldQuestion) -> bool:
        each = told
        rows = await self._engine.rows(CLAIM, each.person_id, each.table, each.game, each.ask, each.at)
        return bool(rows)
