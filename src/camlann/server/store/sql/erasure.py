"""Erasure of a person and retention in SQL."""

from collections.abc import Sequence

from camlann.server.store.moderation import KEEP_CLOSED_REPORTS_MS, KEEP_OPEN_REPORTS_MS
from camlann.server.store.moderators import KEEP_FORMER_MODERATORS_MS
from camlann.server.store.push_subscriptions import KEEP_TOLD_QUESTIONS_MS
from camlann.server.store.sessions import SESSION_MS
from camlann.server.store.sql import Engine, Statement
from camlann.table import PersonId

ERASE = (
    "UPDATE people SET name = name WHERE person_id = $1",
    """
    DELETE FROM one_time_tokens
    WHERE purpose = 1 AND payload IN (SELECT token_hash FROM sessions WHERE person_id = $1)
    """,
    *(
        f"DELETE FROM {table} WHERE person_id = $1"
        for table in (
            "sessions",
            "passkeys",
            "visits",
            "join_requests",
            "notes",
            "preferences",
            "push_subscriptions",
            "told_questions",
            "author_keys",
            "linked_people",
            "people",
        )
    ),
    """
    DELETE FROM record_link_names
    WHERE person_id = $1 OR link_id IN (SELECT id FROM record_links WHERE person_id = $1)
    """,
    "DELETE FROM record_links WHERE person_id = $1",
    "DELETE FROM chat_messages WHERE person_id = $1",
    "DELETE FROM completion_records WHERE person_id = $1",
    *(f"DELETE FROM {table} WHERE person_id = $1 OR other_id = $1" for table in ("blocks", "mutes")),
    "DELETE FROM linked_people WHERE main_id = $1",
)
"""The order matters: some statements read tables that later ones empty."""

# A process that had not heard of the erasure yet may have written to these tables.
SWEPT = (
    "sessions",
    "passkeys",
    "visits",
    "join_requests",
    "notes",
    "preferences",
    "push_subscriptions",
    "told_questions",
    "author_keys",
    "record_link_names",
    "chat_messages",
    "completion_records",
    "blocks",
    "mutes",
)


class SqlErasure:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def erase(self, person_ids: Sequence[PersonId], at: int) -> None:
        statements: list[Statement] = []
        for person_id in person_ids:
            tombstone = (
                "INSERT INTO erased_people (person_id, erased_at) VALUES ($1, $2) ON CONFLICT DO NOTHING"
            )
            links = "DELETE FROM one_time_tokens WHERE payload = $1"
            # What they decided must still be found, under an id that says nothing.
            office = "UPDATE moderators SET dismissed_at = $2 WHERE person_id = $1 AND dismissed_at = 0"
            statements += [
                (tombstone, (person_id, at)),
                (links, (person_id.encode(),)),
                (office, (person_id, at)),
                *((sql, (person_id,)) for sql in ERASE),
            ]
        if statements:
            await self._engine.together(*statements)

    async def delete_expired(self, now: int) -> None:
        gone: list[Statement] = [
            (f"DELETE FROM {table} WHERE expires_at <= $1", (now,))
            for table in ("one_time_tokens", "invitation_codes", "wrong_codes", "join_requests")
        ]
        await self._engine.together(
            *gone,
            ("DELETE FROM sessions WHERE last_seen_at <= $1", (now - SESSION_MS,)),
            ("DELETE FROM push_subscriptions WHERE token_hash NOT IN (SELECT token_hash FROM sessions)", ()),
            ("DELETE FROM told_questions WHERE told_at <= $1", (now - KEEP_TOLD_QUESTIONS_MS,)),
        )

    async def sweep_privacy(self, now: int) -> None:
        old = now - KEEP_CLOSED_REPORTS_MS
        swept: list[Statement] = [
            (f"DELETE FROM {table} WHERE person_id IN (SELECT person_id FROM erased_people)", ())
            for table in SWEPT
        ]
        swept += [
            (f"DELETE FROM {table} WHERE other_id IN (SELECT person_id FROM erased_people)", ())
            for table in ("blocks", "mutes")
        ]
        await self._engine.together(
            *swept,
            ("DELETE FROM reports WHERE closed_at > 0 AND closed_at <= $1", (old,)),
            ("DELETE FROM reports WHERE created_at <= $1", (now - KEEP_OPEN_REPORTS_MS,)),
            ("DELETE FROM report_actions WHERE report_id NOT IN (SELECT id FROM reports)", ()),
            (
                "DELETE FROM moderators WHERE dismissed_at > 0 AND dismissed_at <= $1",
                (now - KEEP_FORMER_MODERATORS_MS,),
            ),
            ("DELETE FROM sanctions WHERE expires_at <= $1", (old,)),
        )
