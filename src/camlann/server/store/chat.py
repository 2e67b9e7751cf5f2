"""Chat messages, each encrypted under its author's own key.

Chat is stored apart from the logs and is no part of any game. The channel is encrypted with the text, and all
messages are padded to one length. So whoever has the store alone reads who spoke at which table and
when, and no more. Times are milliseconds of the caller's clock.
"""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from camlann.server.store.tables import TableId
from camlann.table import PersonId

KEEP_CHAT = 90 * 24 * 60 * 60 * 1000
"""Milliseconds that a line is kept; a report has copies of the lines it is about."""


class StoredChatMessage(Struct, frozen=True):
    """Something somebody said, as it is kept."""

    table: TableId
    n: int
    """Its place in the talk of the table. Never on the wire: it would tell of lines one may not see."""
    person_id: PersonId
    id: str
    """As the author's device called it; the same id is the same line."""
    name: str
    """By which others speak of it: 64 bits that say nothing."""
    game: int
    """During which game of the table; 0: none was played."""
    at: int
    sealed: bytes


class ChatStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def add_chat(self, line: StoredChatMessage) -> StoredChatMessage | None:
        """The line that is kept under its author's id: this one, or what was said under it before.

        None, and nothing is kept, if its number is another's: somebody else writes at this table.
        """
        ...

    async def chat_messages(self, table: TableId, since: int, until: int) -> list[StoredChatMessage]:
        """The lines from number `since` to before `until`, in order; those thrown away are not among them."""
        ...

    async def last_chat(self, table: TableId, count: int) -> list[StoredChatMessage]:
        """The last so many lines, in order."""
        ...

    async def find_chat(self, table: TableId, name: str) -> StoredChatMessage | None: ...

    async def chat_of(self, person_ids: Sequence[PersonId]) -> list[StoredChatMessage]:
        """All that this person has said, the oldest first."""
        ...

    async def tidy_chat(self, before: int) -> None:
        """Throw away what was said before then."""
        ...
