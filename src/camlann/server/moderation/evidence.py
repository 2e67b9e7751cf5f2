"""Evidence of a report: a copy of the reported chat message and those around it, encrypted for moderators.

Only chat is evidence; facts of a game and frames are never part of it. The copy is encrypted under a key for
reports, so it outlives the chat and its authors for as long as the report is kept, and no longer.
"""

import msgspec
from msgspec import Raw, Struct

from camlann.server.chat.sealed_message import SealedMessage, open_delivered
from camlann.server.crypto.author_keys import AuthorKeyring, padded, unpadded
from camlann.server.crypto.table_keys import PeopleKeys
from camlann.server.store import Store, TableId
from camlann.server.store.chat import StoredChatMessage
from camlann.server.store.moderation import Report
from camlann.table import PersonId

MESSAGES_AROUND = 5
"""How many messages before the reported one, and after it, are copied."""
SEARCHED_NUMBERS = 40
"""How many message numbers in each direction are searched for messages of the same channel."""


class QuotedMessage(Struct, frozen=True):
    """A chat message as it was sent."""

    person_id: PersonId
    at: int
    content: Raw
    reported: bool = False


class Evidence(Struct, frozen=True):
    messages: tuple[QuotedMessage, ...] = ()
    present: tuple[PersonId, ...] = ()
    """The people at the table when it was reported: none of them may decide about it."""


async def quote_around(
    store: Store, authors: AuthorKeyring, reported: StoredChatMessage, opened: SealedMessage
) -> tuple[QuotedMessage, ...]:
    """The reported message, and those around it in the same channel."""
    before: list[QuotedMessage] = []
    after: list[QuotedMessage] = []
    since, until = max(0, reported.n - SEARCHED_NUMBERS), reported.n + SEARCHED_NUMBERS + 1
    channel = opened.channel, opened.readers, reported.game
    for other in await store.chat_messages(reported.table, since, until):
        sealed = None if other.n == reported.n else await open_delivered(authors, other)
        if sealed is not None and (sealed.channel, sealed.readers, other.game) == channel:
            (before if other.n < reported.n else after).append(_quote(other, sealed))
    return (*before[-MESSAGES_AROUND:], _quote(reported, opened, reported=True), *after[:MESSAGES_AROUND])


def _quote(stored: StoredChatMessage, opened: SealedMessage, *, reported: bool = False) -> QuotedMessage:
    return QuotedMessage(stored.person_id, stored.at, Raw(msgspec.json.encode(opened.content)), reported)


def seal_evidence(keys: PeopleKeys, id: str, table: TableId, evidence: Evidence) -> bytes:
    return keys.seal(_purpose(id, table), padded(msgspec.json.encode(evidence)))


def open_evidence(keys: PeopleKeys, report: Report) -> Evidence:
    text = unpadded(keys.open(report.key, _purpose(report.id, report.table), report.sealed))
    return msgspec.json.decode(text, type=Evidence)


def _purpose(id: str, table: TableId) -> str:
    return f"report {id} {table}"
