"""What happens to a restored store before any server opens it."""

from collections.abc import Mapping

from camlann.server.store.sql import Engine, Statement
from camlann.server.store.sql.erasure import SqlErasure
from camlann.table import PersonId

SHORT_LIVED = ("one_time_tokens", "invitation_codes", "wrong_codes", "join_requests")
"""A ticket or link that was used since must not work again. All of them are valid for minutes or days."""


async def prepare(engine: Engine, made_at: int, erased: Mapping[PersonId, int], now: int) -> None:
    """Note the restore, erase again who was erased since, and let no deadline pass that nobody could keep."""
    [(last,)] = await engine.rows("SELECT COALESCE(MAX(restored_at), 0) FROM restores")
    statements: list[Statement] = [
        # A device tells restores apart by this number, even if the clock went back.
        (
            "INSERT INTO restores (restored_at, restored_to) VALUES ($1, $2)",
            (max(now, last + 1), made_at),
        ),
        # An abandoned game is ended by the calendar, and nobody could come meanwhile.
        ("UPDATE wake_ups SET due_at = due_at + $1 WHERE due_at > 0", (max(0, now - made_at),)),
        *((f"DELETE FROM {table}", ()) for table in SHORT_LIVED),
    ]
    await engine.together(*statements)
    erasure = SqlErasure(engine)
    for person_id, at in erased.items():
        await erasure.erase([person_id], at)
    await erasure.sweep_privacy(now)
