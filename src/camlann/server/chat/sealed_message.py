"""Encryption of chat messages: each is sealed under its author's key, with its channel, at a fixed length.

A text belongs to its author. It is encrypted under the author's key and becomes unreadable with that key.
"""

import msgspec
from msgspec import Struct

from camlann.engine.facts import Seat, Team
from camlann.protocol.chat_content import AnyChatContent, AnyQuote
from camlann.server.crypto.author_keys import AuthorKeyring
from camlann.server.store.chat import StoredChatMessage
from camlann.table import PersonId

PADDED_BYTES = 1532
"""Every message is padded to this size before it is sealed: more than the longest."""


class SealedMessage(Struct, frozen=True, omit_defaults=True):
    """The part of a chat message that is encrypted."""

    channel: str
    content: AnyChatContent | None = None
    """None: it was not delivered, and its content was not stored."""
    seat: Seat | None = None
    """Where its author sat."""
    readers: Team = ()
    """The seats that may read it, in a sealed channel."""
    sealed: bool = False
    """Was it sent to a sealed channel?"""
    quote: AnyQuote | None = None
    reason: str = ""
    """The code of why it was not delivered; empty: its author is not a member of that channel."""


async def seal(authors: AuthorKeyring, person_id: PersonId, message: SealedMessage) -> bytes:
    """Encrypt a message. May raise `Erased`, and `Unreachable`."""
    data = _encode(message)
    assert len(data) <= PADDED_BYTES, "longer than any message can be"
    return await authors.seal(person_id, data.ljust(PADDED_BYTES))


async def open_delivered(authors: AuthorKeyring, stored: StoredChatMessage) -> SealedMessage | None:
    """Decrypt a message that was delivered; None if it was not, or if its author is erased."""
    message = await open_message(authors, stored)
    return None if message is None or message.content is None else message


async def open_message(authors: AuthorKeyring, stored: StoredChatMessage) -> SealedMessage | None:
    """Decrypt a message; None if its author is erased."""
    data = await authors.open(stored.person_id, stored.sealed)
    return None if data is None else _decode(data)


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(SealedMessage).decode
