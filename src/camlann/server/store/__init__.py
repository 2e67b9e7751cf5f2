"""The store as one protocol; PostgreSQL and SQLite keep it.

A table's log is a line of entries. An entry holds one row or a few that belong together (a game begins and
is dealt; a game ends and the company goes on), and takes as many numbers as it holds rows. It is appended
only at the very end of the log, all of it or nothing, and never changed: whoever appends on what has been
overtaken loses, so the store is the fence between two keepers that both believe a table is theirs.

What is kept beside the logs has one module a subject, with its statements in the module of the same name in
`sql/`.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Protocol

from msgspec import Struct

from camlann.server.store.author_keys import AuthorKeyStore
from camlann.server.store.blocks import BlockStore
from camlann.server.store.chat import ChatStore
from camlann.server.store.completion import CompletionStore
from camlann.server.store.erasure import ErasureStore
from camlann.server.store.history import HistoryStore
from camlann.server.store.invitations import InvitationStore
from camlann.server.store.join_requests import JoinRequestStore
from camlann.server.store.listings import ListingStore
from camlann.server.store.moderation import ModerationStore
from camlann.server.store.notes import NoteStore
from camlann.server.store.one_time_tokens import OneTimeTokenStore
from camlann.server.store.passkeys import PasskeyStore
from camlann.server.store.people import Person, PersonStore
from camlann.server.store.preferences import PreferenceStore
from camlann.server.store.records import RecordStore, Share, StoredRecord, Summary
from camlann.server.store.sessions import SessionStore
from camlann.server.store.tables import TableId, TableName, TableStore
from camlann.server.store.wake_ups import WakeUpStore

__all__ = [
    "Append",
    "BrokenLog",
    "EarlierStore",
    "Entry",
    "Outcome",
    "Person",
    "Share",
    "Store",
    "StoredRecord",
    "Summary",
    "TableId",
    "TableName",
    "Unknown",
    "Unreachable",
    "open_store",
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


class EarlierStore(Exception):
    """The database was made before the first release. It is refused, and nothing in it is changed."""

    def __init__(self) -> None:
        super().__init__(
            "The database was made by an earlier version of Camlann that this one cannot read, and stays as"
            " it is: move the file camlann.db to another place, or name an empty database with --store."
        )


class BrokenLog(Exception):
    """A log with a hole or a double row. It is never folded."""


class Store(
    PersonStore,
    SessionStore,
    PasskeyStore,
    OneTimeTokenStore,
    HistoryStore,
    TableStore,
    InvitationStore,
    JoinRequestStore,
    ListingStore,
    PreferenceStore,
    CompletionStore,
    RecordStore,
    ChatStore,
    BlockStore,
    NoteStore,
    AuthorKeyStore,
    ModerationStore,
    ErasureStore,
    WakeUpStore,
    Protocol,
):
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

    async def ready(self) -> None:
        """Return if it can be asked and written to now."""
        ...

    async def close(self) -> None: ...


async def open_store(url: str, connections: int = 4) -> Store:
    """Open `sqlite:PATH` or `postgresql://…`, brought to the present form first.

    Raises `Unreachable`, or `EarlierStore` if it was made before the first release.

    `connections` is how many a process keeps to PostgreSQL at most.
    """
    scheme, _, rest = url.partition(":")
    match scheme:
        case "sqlite" if rest:
            from camlann.server.store.sqlite import SqliteStore

            return await SqliteStore.open(rest)
        case "postgresql" | "postgres":
            # A laptop that keeps SQLite need not load the driver.
            from camlann.server.store.postgres import PostgresStore

            return await PostgresStore.open(url, connections)
        case _:
            # Not the URL itself: it may hold a password.
            raise ValueError("a store is sqlite:PATH or postgresql://…")
