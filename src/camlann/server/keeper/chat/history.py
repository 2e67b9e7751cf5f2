"""Chat history of one table: the messages in memory, and how each person there sees them.

A person sees a message, a placeholder for one they cannot read, or nothing. On the wire messages have random
ids and no numbers. Each reader gets a linked list: a message names the one before it as that reader sees the
chat, so a gap reveals nothing about hidden messages.
"""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from camlann.engine.chat_claims import Claimed, claim_table
from camlann.protocol import socket_messages
from camlann.protocol.chat_content import TABLE, AnyChatContent, Claims, QuoteMessage, Text
from camlann.protocol.socket_messages import CHAT_BYTES, ChatHistoryIs, ChatIs, ChatMessage
from camlann.server.chat import sealed_message
from camlann.server.chat.sealed_message import SealedMessage
from camlann.server.chat.word_filter import masked_spans
from camlann.server.cluster.bus_messages import AskChatHistory, Delivery
from camlann.server.crypto.author_keys import AuthorKeyring
from camlann.server.keeper.chat import channels
from camlann.server.keeper.retry import with_retry
from camlann.server.keeper.table_state import TableState
from camlann.server.store import Store, TableId
from camlann.server.store.chat import StoredChatMessage
from camlann.table import PersonId, is_screen

CHAT_HISTORY_BYTES = 8192
"""Every answer with chat history is padded to this size."""
MESSAGES_BYTES = CHAT_HISTORY_BYTES - 128
"""The part of it that messages may fill."""
MAX_MESSAGES, SPARE_MESSAGES = 500, 100
"""Messages in memory, which a newcomer is shown; and how many more before the oldest are dropped."""
LAST_NUMBER = 2**31 - 1

IsHidden: TypeAlias = Callable[[PersonId], bool]
"""Is this author's text hidden from somebody by a block?"""


class HistoryMessage(Struct, frozen=True):
    """A message in memory, without its text: a text is decrypted only when it is shown."""

    stored: StoredChatMessage
    opened: SealedMessage | None
    """None: nobody can read it any more."""
    is_text: bool = False

    @property
    def sealed(self) -> bool:
        return self.opened is not None and self.opened.sealed


class ChatHistory:
    def __init__(self, table: TableId, store: Store, authors: AuthorKeyring) -> None:
        self._table, self._store, self._authors = table, store, authors
        self._messages: list[HistoryMessage] = []
        self.by_public_id: dict[str, HistoryMessage] = {}
        self.by_client_id: dict[tuple[PersonId, str], HistoryMessage] = {}
        """By author and the author's id for it."""
        self.blocked: dict[PersonId, frozenset[PersonId]] = {}
        """For an author: everybody they blocked or were blocked by, when that was last looked up."""
        self.next: int | None = None
        """The number of the next message; None: nothing was read yet."""

    # In memory.

    async def catch_up(self) -> None:
        """Read the messages that were stored since the last look, by this process or another."""
        if self.next is None:
            found = await with_retry(lambda: self._store.last_chat(self._table, MAX_MESSAGES))
        else:
            since = self.next
            found = await with_retry(lambda: self._store.chat_messages(self._table, since, LAST_NUMBER))
        self.next = self.next or 0
        for stored in found:
            message = self.remember(stored, await self.open(stored))
            # In a sealed channel blocks are always looked up, delivered or not, so that it takes as long.
            if (message.is_text or message.sealed) and stored.person_id not in self.blocked:
                await self.look_up_blocks(stored.person_id)

    async def look_up_blocks(self, person_id: PersonId) -> None:
        self.blocked[person_id] = await with_retry(lambda: self._store.blocked_either_way(person_id))

    async def open(self, stored: StoredChatMessage) -> SealedMessage | None:
        return await with_retry(lambda: sealed_message.open_message(self._authors, stored))

    def remember(self, stored: StoredChatMessage, opened: SealedMessage | None) -> HistoryMessage:
        is_text = opened is not None and isinstance(opened.content, Text)
        if opened is not None and is_text:
            opened = replace(opened, content=Text("…"))
        message = HistoryMessage(stored, opened, is_text)
        self._messages.append(message)
        self.by_public_id[stored.public_id] = message
        self.by_client_id[stored.person_id, stored.client_id] = message
        self.next = stored.n + 1
        if len(self._messages) > MAX_MESSAGES + SPARE_MESSAGES:
            for old in self._messages[:SPARE_MESSAGES]:
                del self.by_public_id[old.stored.public_id]
                del self.by_client_id[old.stored.person_id, old.stored.client_id]
            del self._messages[:SPARE_MESSAGES]
        return message

    # What each person sees.

    def deliveries(
        self,
        state: TableState,
        message: HistoryMessage,
        content: AnyChatContent | None,
        gates: Iterable[tuple[str, Iterable[PersonId]]],
    ) -> list[tuple[str, Delivery]]:
        """Bus messages with a new message: for each gate, one for each way in which people there see it."""
        claims, bus_messages = self._claims(state), []
        for gate, person_ids in gates:
            views: dict[tuple[bytes, bool], list[PersonId]] = {}
            for person_id in person_ids:
                if is_screen(person_id):
                    continue
                is_hidden = self._is_hidden(person_id)
                shown = self._shown(state, person_id, message, is_hidden, content, claims)
                if shown is not None:
                    shown = replace(shown, after=self._previous(state, person_id, message))
                    data = socket_messages.encode(ChatIs(shown)).ljust(CHAT_BYTES)
                    is_spectator = state.seat(person_id) is None and message.stored.game > 0
                    views.setdefault((data, is_spectator), []).append(person_id)
            for (data, is_spectator), some in views.items():
                bus_messages.append((gate, Delivery(self._table, data, tuple(some), is_spectator)))
        return bus_messages

    async def answer(self, state: TableState, request: AskChatHistory) -> bytes:
        """The messages since the one that the request names, as this person sees them, as many as fit."""
        await self.catch_up()
        blocked = await with_retry(lambda: self._store.blocked_either_way(request.person_id))
        since = self.by_public_id.get(request.since)
        left, more, after = MESSAGES_BYTES, False, request.since if since else ""
        claims = self._claims(state)
        found: list[ChatMessage] = []
        for message in self._messages:
            if since is not None and message.stored.n <= since.stored.n:
                continue
            if message.stored.game and not request.spectators and state.seat(request.person_id) is None:
                continue
            content = await self.content(message)
            shown = self._shown(state, request.person_id, message, blocked.__contains__, content, claims)
            if shown is None:
                continue
            shown = replace(shown, after=after)
            # A message of a sealed channel takes the same space whether it can be read or not.
            left -= CHAT_BYTES if message.sealed else len(socket_messages.encode(shown)) + 1
            if left < 0:
                more = True
                break
            found.append(shown)
            after = shown.name
        return socket_messages.encode(ChatHistoryIs(request.id, tuple(found), more)).ljust(CHAT_HISTORY_BYTES)

    async def content(self, message: HistoryMessage) -> AnyChatContent | None:
        """The content of a message; None if its author has been erased."""
        if message.opened is None or not (message.is_text or message.sealed):
            return None if message.opened is None else message.opened.content
        opened = await self.open(message.stored)
        return None if opened is None else opened.content

    def can_read(
        self, state: TableState, person_id: PersonId, message: HistoryMessage, is_hidden: IsHidden
    ) -> bool:
        opened = message.opened
        if opened is None or opened.content is None:
            return False
        if message.is_text and is_hidden(message.stored.person_id):
            return False
        return channels.can_read(state, person_id, message.stored, opened)

    def _sees(
        self, state: TableState, person_id: PersonId, message: HistoryMessage, is_hidden: IsHidden
    ) -> bool:
        """Does this person see the message, or a placeholder for it?"""
        if message.opened is None:
            return False
        covered = channels.sees_covered(state, person_id, message.stored, message.opened)
        return covered or self.can_read(state, person_id, message, is_hidden)

    def _shown(
        self,
        state: TableState,
        person_id: PersonId,
        message: HistoryMessage,
        is_hidden: IsHidden,
        content: AnyChatContent | None,
        claims: dict[str, Claimed[str]],
    ) -> ChatMessage | None:
        stored, opened = message.stored, message.opened
        if opened is None or not self._sees(state, person_id, message, is_hidden):
            return None
        if content is None or not self.can_read(state, person_id, message, is_hidden):
            return ChatMessage(stored.public_id, "", stored.at)
        quote, settings, claim = opened.quote, state.table.settings, claims.get(stored.public_id)
        if isinstance(quote, QuoteMessage):
            quoted = self.by_public_id.get(quote.message)
            readable = quoted is not None and self.can_read(state, person_id, quoted, is_hidden)
            quote = quote if readable else None
        return ChatMessage(
            stored.public_id,
            "",
            stored.at,
            stored.game,
            opened.channel,
            stored.person_id,
            opened.seat,
            content,
            quote,
            masked_spans(content.text) if settings.words and isinstance(content, Text) else (),
            claim.instead if claim is not None else (),
            claim.against if claim is not None and settings.marks else (),
        )

    def _is_hidden(self, person_id: PersonId) -> IsHidden:
        return lambda author: person_id in self.blocked.get(author, ())

    def _previous(self, state: TableState, person_id: PersonId, message: HistoryMessage) -> str:
        """The id of the message before this one, as this person sees the chat."""
        is_hidden = self._is_hidden(person_id)
        for other in reversed(self._messages):
            if other.stored.n < message.stored.n and self._sees(state, person_id, other, is_hidden):
                return other.stored.public_id
        return ""

    def _claims(self, state: TableState) -> dict[str, Claimed[str]]:
        """The claims of the running or last game: which still stand, and which they contradict."""
        made = []
        for message in self._messages:
            stored, opened = message.stored, message.opened
            if opened is None or opened.channel != TABLE or opened.seat is None:
                continue
            if stored.game != state.table.number or not isinstance(opened.content, Claims):
                continue
            claim = channels.read_claim(state, opened.content)
            if claim is not None:
                made.append((stored.public_id, opened.seat, claim))
        return {each.name: each for each in claim_table(made)}
