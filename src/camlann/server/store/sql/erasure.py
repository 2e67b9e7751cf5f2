"""Erasure of a person, and deleting what has run out."""

from collections.abc import Sequence

from camlann.server.store.moderation import KEEP_CLOSED, KEEP_OPEN
from camlann.server.store.sessions import LASTS
from camlann.server.store.sql import Engine, Statement
from camlann.table.company import Who

ERASE = (
    "UPDATE people SET name = name WHERE who = $1",
    "DELETE FROM once WHERE use = 1 AND what IN (SELECT token FROM sessions WHERE who = $1)",
    *(f"DELETE FROM {what} WHERE who = $1" for what in ("sessions", "passkeys", "visits", "knocks")),
    *(f"DELETE FROM {what} WHERE who = $1" for what in ("notes", "likings", "authors", "joined", "people")),
    "DELETE FROM share_names WHERE who = $1 OR share IN (SELECT name FROM shares WHERE who = $1)",
    "DELETE FROM shares WHERE who = $1",
    "DELETE FROM talk WHERE who = $1",
    "DELETE FROM stays WHERE who = $1",
    *(f"DELETE FROM {what} WHERE who = $1 OR other = $1" for what in ("blocks", "mutes")),
    "DELETE FROM joined WHERE main = $1",
)
"""In the order in which each needs those before it."""

# What came from a process that had not heard of it yet.
SWEEP = (
    "sessions",
    "passkeys",
    "visits",
    "knocks",
    "notes",
    "likings",
    "authors",
    "share_names",
    "talk",
    "stays",
    "blocks",
    "mutes",
)


class SqlErasure:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    async def erase(self, whos: Sequence[Who], at: int) -> None:
        statements: list[Statement] = []
        for who in whos:
            noted = "INSERT INTO erased (who, at) VALUES ($1, $2) ON CONFLICT DO NOTHING"
            links = "DELETE FROM once WHERE what = $1"
            statements += [(noted, (who, at)), (links, (who.encode(),)), *((sql, (who,)) for sql in ERASE)]
        if statements:
            await self._engine.together(*statements)

    async def tidy(self, now: int) -> None:
        gone: list[Statement] = [
            (f"DELETE FROM {what} WHERE until <= $1", (now,)) for what in ("once", "codes", "knocks")
        ]
        await self._engine.together(*gone, ("DELETE FROM sessions WHERE seen <= $1", (now - LASTS,)))

    async def tidy_privacy(self, now: int) -> None:
        old = now - KEEP_CLOSED
        swept: list[Statement] = [
            (f"DELETE FROM {what} WHERE who IN (SELECT who FROM erased)", ()) for what in SWEEP
        ]
        swept += [
            (f"DELETE FROM {what} WHERE other IN (SELECT who FROM erased)", ())
            for what in ("blocks", "mutes")
        ]
        await self._engine.together(
            *swept,
            ("DELETE FROM reports WHERE closed > 0 AND closed <= $1", (old,)),
            ("DELETE FROM reports WHERE made <= $1", (now - KEEP_OPEN,)),
            ("DELETE FROM acts WHERE report NOT IN (SELECT id FROM reports)", ()),
            ("DELETE FROM sanctions WHERE until <= $1", (old,)),
        )
