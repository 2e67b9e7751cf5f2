"""The store: one protocol for the event log and everything else, implemented by PostgreSQL and SQLite.

A table's event log is a sequence of entries. An entry has one row, or a few that belong together (a game
begins and is dealt; a game ends and the table goes on), and takes one number per row. Compare-and-append: an
entry is appended only at the end of the log, whole or not at all, and never changed. An append to a stale end
is refused. So the store does the fencing between two keepers that both believe they own a table. Entries are
deleted only from the beginning of a log, up to one that has a snapshot of the table.

Everything else has one module per subject, with its SQL in the module of the same name in `sql/`.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Protocol

from msgspec import Struct

from camlann.server.store.author_keys import AuthorKeyStore
from camlann.server.store.blocks import BlockStore
from camlann.server.store.chat import ChatStore
from camlann.server.store.completion_records import CompletionStore
from camlann.server.store.erasure import ErasureStore
from camlann.server.store.invitation_codes import InvitationStore
from camlann.server.store.join_requests import JoinRequestStore
from camlann.server.store.listings import ListingStore
from camlann.server.store.live_keepers import LiveKeeperStore
from camlann.server.store.moderation import ModerationStore
from camlann.server.store.moderators import ModeratorStore
from camlann.server.store.notes import NoteStore
from camlann.server.store.one_time_tokens import OneTimeTokenStore
from camlann.server.store.passkeys import PasskeyStore
from camlann.server.store.people import Person, PersonStore
from camlann.server.store.preferences import PreferenceStore
from camlann.server.store.push_subscriptions import PushStore
from camlann.server.store.records import PlayedAtTable, RecordLink, RecordStore, StoredRecord, Summary
from camlann.server.store.restores import RestoreStore
from camlann.server.store.sessions import SessionStore
from camlann.server.store.table_names import TableId, TableName, TableStore
from camlann.server.store.visited_tables import HistoryStore
from camlann.server.store.wake_ups import WakeUpStore

__all__ = [
    "ALL_ENTRIES",
    "Append",
    "BrokenLog",
    "Entry",
    "LogPart",
    "Outcome",
    "Person",
    "PlayedAtTable",
    "RecordLink",
    "Store",
    "StoredRecord",
    "Summary",
    "TableId",
    "TableName",
    "Unknown",
    "Unreachable",
]


ALL_ENTRIES = 2**31 - 1
"""More than any log has."""


SNAPSHOT_MARK = b"x"
"""Every public part with a snapshot begins so: it is compressed (zlib). All others are JSON lists."""


class Entry(Struct, frozen=True):
    """A piece of a table's event log as it is stored."""

    n: int
    """The number of its first row."""
    size: int
    """The number of rows. 0: append nothing, only ask whether the log still ends at `n`."""
    key: int = 0
    """The number of the master key behind the encrypted part."""
    public: bytes = b""
    """What anybody may read: the public facts."""
    encrypted: bytes = b""
    """Everything else, padded and encrypted."""

    @property
    def next(self) -> int:
        """The number of the next row."""
        return self.n + self.size

    @property
    def has_snapshot(self) -> bool:
        """Does it hold the table with all that came before? Then a log may begin with it."""
        return self.public.startswith(SNAPSHOT_MARK)


class Append(Struct, frozen=True):
    table: TableId
    entry: Entry


class LogPart(Struct, frozen=True):
    """A log from one row on."""

    table: TableId
    since: int


class Outcome(Enum):
    """The outcome of one append."""

    STORED = "stored"
    """It is in the log and durable (for an entry without rows: the log ends there)."""
    LOST = "lost"
    """Fencing: the log does not end at `n`, so nothing is stored. Another keeper has written there."""
    BAD = "bad"
    """The entry is invalid, wherever the log ends. Other entries of the same statement are not affected."""


class Unreachable(Exception):
    """The store cannot be reached now. Nothing was changed."""


class Unknown(Exception):
    """The connection broke during an append. Each entry is stored whole or not at all; the log shows."""


class BrokenLog(Exception):
    """A log with a gap or a duplicate row. It is never folded."""


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
    PushStore,
    CompletionStore,
    RecordStore,
    RestoreStore,
    ChatStore,
    BlockStore,
    NoteStore,
    AuthorKeyStore,
    ModerationStore,
    ModeratorStore,
    ErasureStore,
    WakeUpStore,
    LiveKeeperStore,
    Protocol,
):
    """All methods but `append`, `take_one_time_token` and `claim_told_question` are safe to repeat.

    All may raise `Unreachable`.
    """

    async def append(self, appends: Sequence[Append]) -> list[Outcome]:
        """Group commit: append entries to different tables in one statement. May raise `Unknown`.

        Returns one outcome per entry, in order. A STORED entry survives a crash of every process and of the
        machine. If the engine refuses the whole statement, the entries are appended one by one.
        """
        ...

    async def read(self, table: TableId, since: int = 0, most: int = ALL_ENTRIES) -> list[Entry]:
        """The entries of a log from row `since` on, in order, `most` of them. Raises `BrokenLog` on a gap."""
        ...

    async def read_logs(self, parts: Sequence[LogPart], most: int) -> list[list[Entry]]:
        """Of several logs, in one statement: the last entry at or before row `since`, and what follows.

        `most` entries of each. Whether there is a gap is not checked (`storable_rows.unbroken`): a broken log
        is nobody else's.
        """
        ...

    async def cut_log(self, table: TableId, n: int) -> None:
        """Delete the entries before the one at `n`, if that has a snapshot; otherwise nothing.

        The others keep their numbers, and the log ends where it did.
        """
        ...

    async def ready(self) -> None:
        """Return if the store can be read and written now."""
        ...

    async def close(self) -> None: ...
