"""What is kept, as one small protocol; PostgreSQL and SQLite keep it.

A table's log is a line of entries. An entry holds one row or a few that belong together (a game begins and
is dealt; a game ends and the company goes on), and takes as many numbers as it holds rows. It is appended
only at the very end of the log, all of it or nothing, and never changed: whoever appends on what has been
overtaken loses, so the store is the fence between two keepers that both believe a table is theirs.

What is kept beside the logs is told in `people.py`, `likings.py`, `lobby.py`, `due.py`, `records.py`,
`talk.py` and `privacy.py`.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Protocol

from msgspec import Struct

from camlann.server.store.due import Dues
from camlann.server.store.leaving import Leaving
from camlann.server.store.likings import Liked
from camlann.server.store.lobby import Lobby
from camlann.server.store.people import People, Person
from camlann.server.store.places import Place, TableId
from camlann.server.store.privacy import Privacy
from camlann.server.store.records import Kept, Records, Share, Summary
from camlann.server.store.talk import Talk

__all__ = [
    "Append",
    "BrokenLog",
    "Entry",
    "Kept",
    "Outcome",
    "Person",
    "Place",
    "Share",
    "Store",
    "Summary",
    "TableId",
    "Unknown",
    "Unreachable",
]


class Entry(Struct, frozen=True):
    """A piece of a table's log as it is kept."""

    n: int
    """The number of its first row."""
    size: int
    """How many rows it holds. None: nothing is appended, only asked whether the log still ends at `n`."""
    key: int = 0
    """Which master key its closed part is sealed under."""
    open: bytes = b""
    """What anybody may read: the public facts."""
    closed: bytes = b""
    """Everything else, encrypted and padded."""

    @property
    def next(self) -> int:
        """The number of the row that comes after it."""
        return self.n + self.size


class Append(Struct, frozen=True):
    table: TableId
    entry: Entry


class Outcome(Enum):
    """What became of one append."""

    STORED = "stored"
    """It is in the log for good (or, for an entry without rows: the log ends there)."""
    LOST = "lost"
    """The log does not end at `n`: somebody else has written, or rows are missing. Nothing is stored."""
    BAD = "bad"
    """The store refuses this entry whatever the log says; the others of the statement are not harmed."""


class Unreachable(Exception):
    """The store cannot be asked now. Nothing was changed."""


class Unknown(Exception):
    """The line broke during an append: each of its entries is stored whole or not at all. The log knows."""


class BrokenLog(Exception):
    """A log with a hole or a double row. It is never folded."""


class Store(People, Liked, Lobby, Leaving, Records, Talk, Privacy, Dues, Protocol):
    """All methods but `append` and `take` are safe to repeat. Every one may raise `Unreachable`."""

    async def append(self, appends: Sequence[Append]) -> list[Outcome]:
        """Append entries to different tables in one commit; an outcome each, in order. May raise `Unknown`.

        When it returns, what is STORED survives the death of every process and of the machine.
        A statement refused as a whole is repeated entry by entry.
        """
        ...

    async def read(self, table: TableId, since: int = 0) -> list[Entry]:
        """The entries of a log from row `since` on, in order. Raises `BrokenLog` on a hole."""
        ...

    async def add_table(self, place: Place) -> None: ...

    async def find_table(self, name: str) -> Place | None: ...

    async def tidy(self, now: int) -> None:
        """Throw away what has run out and nobody would be shown any more."""
        ...

    async def ready(self) -> None:
        """Return if it can be asked and written to now."""
        ...

    async def close(self) -> None: ...
