"""What was said at one table, as far as it is remembered, and how each person there sees it.

A line is seen to be read, or as nothing that can be read, or not at all. On the wire lines have names and no
numbers: each reader's talk hangs together by the name of the line before, so no gap tells of another's.
"""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from camlann.engine.chat_claims import Claimed, claim_table
from camlann.protocol import client_messages
from camlann.protocol.chat_content import TABLE, AnyChatContent, Claims, QuoteMessage, Text
from camlann.protocol.client_messages import CHAT_BYTES, ChatHistoryIs, ChatIs, ChatMessage
from camlann.server.chat import sealed_message as keeping
from camlann.server.chat.sealed_message import SealedMessage
from camlann.server.chat.word_filter import masked
from camlann.server.cluster.bus_messages import AskChatHistory, Delivery
from camlann.server.crypto.author_keys import Authors
from camlann.server.keeper.chat import channels
from camlann.server.keeper.retry import patiently
from camlann.server.keeper.table_state import TableState
from camlann.server.store import Store, TableId
from camlann.server.store.chat import StoredChatMessage
from camlann.table import PersonId

TALKED = 8192
"""Bytes of an answer to what was said, however little that was."""
ROOM = TALKED - 128
"""For lines in it."""
MOST, SPARE = 500, 100
"""Lines of a table that are remembered, and shown to whoever comes; and how many more before some go."""
LAST = 2**31 - 1

Hidden: TypeAlias = Callable[[PersonId], bool]
"""Whether what this author writes in their own words is kept from somebody."""


class Uttered(Struct, frozen=True):
    """A line that is remembered. A text is not: it is opened when it is shown, and goes with its author."""

    line: StoredChatMessage
    kept: SealedMessage | None
    """None: nobody can read it any more."""
    text: bool = False

    @property
    def sealed(self) -> bool:
        return self.kept is not None and self.kept.sealed


class ChatHistory:
    def __init__(self, table: TableId, store: Store, authors: Authors) -> None:
        self._table, self._store, self._authors = table, store, authors
        self._lines: list[Uttered] = []
        self.named: dict[str, Uttered] = {}
        self.said: dict[tuple[PersonId, str], Uttered] = {}
        """By their authors and what these call them."""
        self.apart: dict[PersonId, frozenset[PersonId]] = {}
        """Who does not read an author and is not read by them, when that was last looked up."""
        self.next: int | None = None
        """The number of the next line; None: nothing was read yet."""

    # Remembering.

    async def catch_up(self) -> None:
        """Read what was said here or elsewhere since it was last looked at."""
        if self.next is None:
            lines = await patiently(lambda: self._store.last_chat(self._table, MOST))
        else:
            since = self.next
            lines = await patiently(lambda: self._store.chat_messages(self._table, since, LAST))
        self.next = self.next or 0
        for line in lines:
            uttered = self.remember(line, await self.opened(line))
            # In a sealed room it is looked up whoever was heard there, so that it takes as long.
            if (uttered.text or uttered.sealed) and line.person_id not in self.apart:
                await self.look_up(line.person_id)

    async def look_up(self, person_id: PersonId) -> None:
        self.apart[person_id] = await patiently(lambda: self._store.apart(person_id))

    async def opened(self, line: StoredChatMessage) -> SealedMessage | None:
        return await patiently(lambda: keeping.unsealed(self._authors, line))

    def remember(self, line: StoredChatMessage, kept: SealedMessage | None) -> Uttered:
        text = kept is not None and isinstance(kept.what, Text)
        if kept is not None and text:
            kept = replace(kept, what=Text("…"))
        uttered = Uttered(line, kept, text)
        self._lines.append(uttered)
        self.named[line.name] = self.said[line.person_id, line.id] = uttered
        self.next = line.n + 1
        if len(self._lines) > MOST + SPARE:
            for gone in self._lines[:SPARE]:
                del self.named[gone.line.name], self.said[gone.line.person_id, gone.line.id]
            del self._lines[:SPARE]
        return uttered

    # Showing.

    def passed(
        self,
        state: TableState,
        uttered: Uttered,
        what: AnyChatContent | None,
        gates: Iterable[tuple[str, Iterable[PersonId]]],
    ) -> list[tuple[str, Delivery]]:
        """A letter for each gate and each way in which somebody there sees this line."""
        marks, bus_messages = self._marks(state), []
        for gate, person_ids in gates:
            ways: dict[tuple[bytes, bool], list[PersonId]] = {}
            for person_id in person_ids:
                if (
                    line := self._shown(state, person_id, uttered, self._hidden(person_id), what, marks)
                ) is not None:
                    line = replace(line, after=self._before(state, person_id, uttered))
                    data = client_messages.encode(ChatIs(line)).ljust(CHAT_BYTES)
                    looking = state.seat(person_id) is None and uttered.line.game > 0
                    ways.setdefault((data, looking), []).append(person_id)
            for (data, looking), some in ways.items():
                bus_messages.append((gate, Delivery(self._table, data, tuple(some), looking)))
        return bus_messages

    async def listen(self, state: TableState, bus_message: AskChatHistory) -> bytes:
        """What somebody may read of what was said since a line, as much as fits."""
        await self.catch_up()
        apart = await patiently(lambda: self._store.apart(bus_message.person_id))
        since = self.named.get(bus_message.since)
        left, more, after, marks = ROOM, False, bus_message.since if since else "", self._marks(state)
        lines: list[ChatMessage] = []
        for uttered in self._lines:
            if since is not None and uttered.line.n <= since.line.n:
                continue
            if uttered.line.game and not bus_message.spectators and state.seat(bus_message.person_id) is None:
                continue
            what = await self.what(uttered)
            line = self._shown(state, bus_message.person_id, uttered, apart.__contains__, what, marks)
            if line is None:
                continue
            line = replace(line, after=after)
            # What is in a sealed room takes as much of the page whether it can be read or not.
            left -= CHAT_BYTES if uttered.sealed else len(client_messages.encode(line)) + 1
            if left < 0:
                more = True
                break
            lines.append(line)
            after = line.name
        return client_messages.encode(ChatHistoryIs(bus_message.id, tuple(lines), more)).ljust(TALKED)

    async def what(self, uttered: Uttered) -> AnyChatContent | None:
        """What was said, as long as its author has not been forgotten."""
        if uttered.kept is None or not (uttered.text or uttered.sealed):
            return None if uttered.kept is None else uttered.kept.what
        kept = await self.opened(uttered.line)
        return None if kept is None else kept.what

    def reads(self, state: TableState, person_id: PersonId, uttered: Uttered, hidden: Hidden) -> bool:
        kept = uttered.kept
        if kept is None or kept.what is None or (uttered.text and hidden(uttered.line.person_id)):
            return False
        return channels.reads(state, person_id, uttered.line, kept)

    def _sees(self, state: TableState, person_id: PersonId, uttered: Uttered, hidden: Hidden) -> bool:
        """Whether there is something to them, if only that something was said."""
        if uttered.kept is None:
            return False
        covered = channels.covered(state, person_id, uttered.line, uttered.kept)
        return covered or self.reads(state, person_id, uttered, hidden)

    def _shown(
        self,
        state: TableState,
        person_id: PersonId,
        uttered: Uttered,
        hidden: Hidden,
        what: AnyChatContent | None,
        marks: dict[str, Claimed[str]],
    ) -> ChatMessage | None:
        line, kept = uttered.line, uttered.kept
        if kept is None or not self._sees(state, person_id, uttered, hidden):
            return None
        if what is None or not self.reads(state, person_id, uttered, hidden):
            return ChatMessage(line.name, "", line.at)
        quote, settings, claim = kept.quote, state.table.settings, marks.get(line.name)
        if isinstance(quote, QuoteMessage):
            quoted = self.named.get(quote.message)
            quote = quote if quoted is not None and self.reads(state, person_id, quoted, hidden) else None
        return ChatMessage(
            line.name,
            "",
            line.at,
            line.game,
            kept.channel,
            line.person_id,
            kept.seat,
            what,
            quote,
            masked(what.text) if settings.words and isinstance(what, Text) else (),
            claim.instead if claim is not None else (),
            claim.against if claim is not None and settings.marks else (),
        )

    def _hidden(self, person_id: PersonId) -> Hidden:
        return lambda author: person_id in self.apart.get(author, ())

    def _before(self, state: TableState, person_id: PersonId, uttered: Uttered) -> str:
        """The name of the line before it, as this reader sees the talk."""
        hidden = self._hidden(person_id)
        for other in reversed(self._lines):
            if other.line.n < uttered.line.n and self._sees(state, person_id, other, hidden):
                return other.line.name
        return ""

    def _marks(self, state: TableState) -> dict[str, Claimed[str]]:
        """The claims of the running game, or the last one: what of them stands, and against what."""
        made = []
        for uttered in self._lines:
            line, kept = uttered.line, uttered.kept
            if kept is None or kept.channel != TABLE or line.game != state.table.number or kept.seat is None:
                continue
            claim = channels.claimed(state, kept.what) if isinstance(kept.what, Claims) else None
            if claim is not None:
                made.append((line.name, kept.seat, claim))
        return {each.name: each for each in claim_table(made)}
