"""A commit: rows for the event log of one table, and what they change once they are stored.

`Inputs` is everything that a decision takes from outside the table: the time and chance. They are values, so
the same decision on the same state is the same commit.
"""

from collections.abc import Iterator
from hashlib import blake2b
from itertools import count
from typing import Any, TypeAlias

from msgspec import Struct

from camlann.engine.fair_deal import SECRET_BYTES
from camlann.engine.match import Decision, Match
from camlann.runtime import Runtime
from camlann.server.event_log_codec import LogRow
from camlann.table import PersonId, TableFact

AnyMatch: TypeAlias = Match[Any, Any, Any]

NO_LIMIT_MS = 2**53
"""The time left without a clock: longer than anybody waits."""


class Inputs(Struct, frozen=True):
    """The time and the chance that one decision uses."""

    now: int
    """Milliseconds since 1970."""
    time_left: int = NO_LIMIT_MS
    """Milliseconds left for the open question."""
    name: str = ""
    """128 random bits as hex digits, for something that gets a public id in this decision."""
    secret: bytes = b""
    """256 bits that nobody can guess, for a deal or an order of seats."""
    phone_owner: PersonId | None = None
    """On whose phone the person plays who sits down, if not on their own."""

    @classmethod
    def draw(cls, runtime: Runtime, time_left: int = NO_LIMIT_MS) -> "Inputs":
        """Draw the inputs of a decision that may need chance."""
        return cls(runtime.wall(), time_left, runtime.name(), runtime.random(SECRET_BYTES))

    def names(self) -> Iterator[str]:
        """As many different names as a decision needs."""
        yield self.name
        for n in count(1):
            yield blake2b(self.name.encode(), digest_size=16, salt=n.to_bytes(8, "big")).hexdigest()


class Commit(Struct, frozen=True):
    """Rows that are not stored yet, and how they change the table."""

    rows: tuple[LogRow, ...]
    table: tuple[TableFact, ...] = ()
    """The facts about the people at the table."""
    begun: AnyMatch | None = None
    """The game that this commit deals."""
    decision: Decision[Any, Any, Any] | None = None
    """The step in the running game."""
    shown_ms: int = 0
    """If it opens a question: how long screens show what led to it."""
