"""Chat messages, each encrypted under its author's own key.

Chat is stored apart from the logs and is no part of any game. The channel is encrypted with the text, and all
messages are padded to one length. The store alone shows who wrote at which table and when, and no more.
Times are milliseconds of the caller's clock.
"""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from camlann.server.store.table_names import TableId
from camlann.table import PersonId

KEEP_CHAT_MS = 90 * 24 * 60 * 60 * 1000
"""How long a message is kept. A report has its own copies of the messages it is about."""


class StoredChatMessage(Struct, frozen=True):
    """A chat message as it is stored."""

    table: TableId
    n: int
    """Its position in the chat of the table. Never on the wire: gaps would reveal hidden messages."""
    person_id: PersonId
    client_id: str
    """The id from the author's device, an idempotency key: the same id is the same message."""
    public_id: str
    """The id that others see: 64 bits that reveal nothing."""
    game: int
    """The game that was being played; 0: none."""
    at: int
    sealed: bytes


class ChatStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def add_chat(self, message: StoredChatMessage) -> StoredChatMessage | None:
        """Return the message stored under this author and `client_id`: this one, or an earlier copy.

        None, and nothing is stored, if `n` is taken: another process writes at this table.
        """
        ...

    async def chat_messages(self, table: TableId, since: int, until: int) -> list[StoredChatMessage]:
        """The messages from number `since` to before `until`, in order, without deleted ones."""
        ...

    async def last_chat(self, table: TableId, count: int) -> list[StoredChatMessage]:
        """The last `count` messages, in order."""
        ...

    async def find_chat(self, table: TableId, public_id: str) -> StoredChatMessage | None: ...

    async def chat_of(self, person_ids: Sequence[PersonId]) -> list[StoredChatMessage]:
        """Every message of this person, the oldest first."""
        ...

    async def delete_chat_before(self, before: int) -> None:
        """Delete messages older than `before`."""
        ...
