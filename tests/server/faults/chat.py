"""What people say while processes die, and whether the store kept it as it was answered and shown."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from msgspec import Raw, Struct, field

from camlann import avalon, shadows
from camlann.avalon.chat_claims import ClaimRole
from camlann.avalon.chat_claims import ClaimTrust as TrustsKnights
from camlann.client.frame import Frame
from camlann.client.session import Answer
from camlann.engine.chat_claims import PHRASES, Claim
from camlann.engine.facts import Seat
from camlann.protocol.chat_content import SPECTATORS, TABLE, AnyChatContent, Claims, Highlight, Phrase, Text
from camlann.protocol.socket_messages import ChatMessage, Done, Refused, Unsure, encode
from camlann.server.chat.sealed_message import SealedMessage, open_message
from camlann.server.crypto.author_keys import AuthorKeyring
from camlann.server.store import Store, TableId
from camlann.server.store.chat import StoredChatMessage
from camlann.shadows.chat_claims import ClaimTrust as TrustsCompanions
from camlann.table import PersonId
from tests.server.chat.chat_checker import chat_is_kept

LAST = 2**31 - 1


class Spoken(Struct):
    """Something a device said, and all it was answered."""

    id: str
    what: AnyChatContent
    answers: list[Answer] = field(default_factory=list)

    @property
    def open(self) -> bool:
        """Whether it is not answered for good."""
        return all(isinstance(answer, Unsure) for answer in self.answers)


class Chat(Struct):
    """All chat that one device sent and received."""

    device: str
    person_id: PersonId
    spoken: dict[str, Spoken] = field(default_factory=dict)
    heard: list[ChatMessage] = field(default_factory=list)


Kepts = list[tuple[StoredChatMessage, SealedMessage | None]]
"""A table's lines as they are in the store, and opened."""


def something(random: Random, frame: Frame | None, sits: bool, unique: str) -> tuple[AnyChatContent, str]:
    """A thing to say, and where; now and then such that it is refused."""
    channel = SPECTATORS if not sits and frame is not None and random.random() < 0.8 else TABLE
    kind = random.random()
    if kind < 0.4:
        return Text(unique), channel
    if kind < 0.7 or frame is None:
        return Phrase(f"chat.{random.choice(PHRASES)}"), channel
    seat = Seat(random.randrange(frame.public.seats))
    if kind < 0.8:
        return Highlight(seat), channel
    return Claims(Raw(encode(_claim(random, frame.played, seat)))), channel


def _claim(random: Random, played: str, seat: Seat) -> Claim:
    """Some name a role that nobody has here, and cannot be said."""
    if played == shadows.NAME:
        return TrustsCompanions((seat,))
    roles = ("merlin", "assassin", "oberon", "mordred")
    assert played == avalon.NAME
    return TrustsKnights((seat,)) if random.random() < 0.5 else ClaimRole(random.choice(roles))


async def kept(store: Store, authors: AuthorKeyring, table: TableId) -> Kepts:
    return [(line, await open_message(authors, line)) for line in await store.chat_messages(table, 0, LAST)]


def chat_holds(lines: Kepts, chats: Sequence[Chat]) -> list[str]:
    """What is wrong with a table's chat, each in a sentence."""
    empty = {line.public_id for line, opened in lines if opened is None or opened.content is None}
    return [
        *chat_is_kept(
            [line for line, _ in lines],
            empty,
            [(chat.person_id, [*chat.spoken], _answers(chat)) for chat in chats],
            [(chat.device, chat.heard) for chat in chats],
        ),
        *_answered_once(chats),
        *_as_said(lines, chats),
        *_heard_once(chats),
        *_all_heard(lines, chats),
    ]


def _answers(chat: Chat) -> dict[str, Answer]:
    return {each.id: each.answers[-1] for each in chat.spoken.values() if each.answers}


def _answered_once(chats: Sequence[Chat]) -> list[str]:
    return [
        f"T6 {chat.device}: {each.id} was done and refused"
        for chat in chats
        for each in chat.spoken.values()
        if {Done, Refused} <= {type(answer) for answer in each.answers}
    ]


def _as_said(lines: Kepts, chats: Sequence[Chat]) -> list[str]:
    """What is kept is what was said under its id, and what was shown is what is kept."""
    said = {(chat.person_id, each.id): each.what for chat in chats for each in chat.spoken.values()}
    wrong = [
        f"T7 line {line.n} is not what was said"
        for line, opened in lines
        if opened is not None
        and opened.content is not None
        and said.get((line.person_id, line.client_id)) != opened.content
    ]
    names = {line.public_id: (line.person_id, opened.content) for line, opened in lines if opened is not None}
    return wrong + [
        f"T7 {chat.device} was shown {heard.name} otherwise than it is kept"
        for chat in chats
        for heard in chat.heard
        if names.get(heard.name) != (heard.person_id, heard.what)
    ]


def _heard_once(chats: Sequence[Chat]) -> list[str]:
    """No two texts are alike, so one that is heard twice was kept under two names."""
    found = []
    for chat in chats:
        texts = Counter(line.what.text for line in chat.heard if isinstance(line.what, Text))
        found += [f"T8 {chat.device} has heard “{text}” {n} times" for text, n in texts.items() if n > 1]
    return found


def _all_heard(lines: Kepts, chats: Sequence[Chat]) -> list[str]:
    """A client that asks at the end gets all messages of the table."""
    there = [
        line.public_id
        for line, opened in lines
        if opened is not None and opened.content is not None and opened.channel == TABLE
    ]
    found = []
    for chat in chats:
        names = {line.name for line in chat.heard}
        if missing := sum(name not in names for name in there):
            found.append(f"T9 {chat.device} has not heard {missing} of {len(there)} lines")
    return found
