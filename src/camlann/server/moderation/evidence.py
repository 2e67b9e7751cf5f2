"""What a report rests on: the server's own copy of what was said, sealed for those who decide.

Talk alone is evidence: neither a fact of a game nor a page of anybody's is ever looked at. The copy is under
a key for reports, so it outlasts the talk and its authors for as long as the report is kept, and no longer.
"""

import msgspec
from msgspec import Raw, Struct

from camlann.server.chat.sealed_message import SealedMessage, opened
from camlann.server.crypto.author_keys import Authors, padded, unpadded
from camlann.server.crypto.table_keys import PeopleKeys
from camlann.server.store import Store, TableId
from camlann.server.store.chat import StoredChatMessage
from camlann.server.store.moderation import Report
from camlann.table import PersonId

AROUND = 5
"""Lines before the one reported, and after it."""
LOOK = 40
"""So many numbers either way are looked through for lines of the same room."""


class Quoted(Struct, frozen=True):
    """A line as it was said."""

    person_id: PersonId
    at: int
    words: Raw
    reported: bool = False


class Evidence(Struct, frozen=True):
    lines: tuple[Quoted, ...] = ()
    present: tuple[PersonId, ...] = ()
    """Who was around the table when it was reported: none of them judges it."""


async def around(
    store: Store, authors: Authors, line: StoredChatMessage, said: SealedMessage
) -> tuple[Quoted, ...]:
    """The line, and those around it in the same room."""
    before: list[Quoted] = []
    after: list[Quoted] = []
    for other in await store.chat_messages(line.table, max(0, line.n - LOOK), line.n + LOOK + 1):
        heard = None if other.n == line.n else await opened(authors, other)
        if heard is not None and (heard.channel, heard.seats, other.game) == (
            said.channel,
            said.seats,
            line.game,
        ):
            (before if other.n < line.n else after).append(_quoted(other, heard))
    return (*before[-AROUND:], _quoted(line, said, reported=True), *after[:AROUND])


def _quoted(line: StoredChatMessage, said: SealedMessage, *, reported: bool = False) -> Quoted:
    return Quoted(line.person_id, line.at, Raw(msgspec.json.encode(said.what)), reported)


def sealed(keys: PeopleKeys, id: str, table: TableId, evidence: Evidence) -> bytes:
    return keys.seal(_place(id, table), padded(msgspec.json.encode(evidence)))


def evidence(keys: PeopleKeys, report: Report) -> Evidence:
    text = unpadded(keys.open(report.key, _place(report.id, report.table), report.sealed))
    return msgspec.json.decode(text, type=Evidence)


def _place(id: str, table: TableId) -> str:
    return f"report {id} {table}"
