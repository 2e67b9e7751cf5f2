"""A line as it is sealed: with the room it was said in and who hears it there, and always as long.

A text is somebody's own, so all of it is kept under the author's key and goes with it.
"""

import msgspec
from msgspec import Struct

from camlann.engine.facts import Seat, Team
from camlann.protocol.chat_content import AnyChatContent, AnyQuote
from camlann.server.crypto.author_keys import Authors
from camlann.server.store.chat import StoredChatMessage
from camlann.table import PersonId

SIZE = 1532
"""Bytes that every line takes before it is sealed: more than the longest."""


class SealedMessage(Struct, frozen=True, omit_defaults=True):
    channel: str
    what: AnyChatContent | None = None
    """None: it was not heard, and nothing of it was kept."""
    seat: Seat | None = None
    """Where its author sat."""
    seats: Team = ()
    """Who hears it, in a sealed room."""
    sealed: bool = False
    quote: AnyQuote | None = None
    reason: str = ""
    """Why it was not heard, by its code; none: its author is not one of those who talk in that room."""


async def sealed(authors: Authors, person_id: PersonId, kept: SealedMessage) -> bytes:
    """May raise `Erased`, and `Unreachable`."""
    data = _encode(kept)
    assert len(data) <= SIZE, "longer than anything that can be said"
    return await authors.seal(person_id, data.ljust(SIZE))


async def opened(authors: Authors, line: StoredChatMessage) -> SealedMessage | None:
    """A line that was heard; None if it was not, or if its author is no more."""
    kept = await unsealed(authors, line)
    return None if kept is None or kept.what is None else kept


async def unsealed(authors: Authors, line: StoredChatMessage) -> SealedMessage | None:
    """None: its author is no more."""
    data = await authors.open(line.person_id, line.sealed)
    return None if data is None else _decode(data)


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(SealedMessage).decode
