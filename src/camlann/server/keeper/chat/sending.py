"""Sending a chat message: check permissions and rate limits, store the message, and only then answer.

Every message to a sealed channel takes the same path, whether its author is a member or not: it is encrypted,
stored, and shown to everybody at the same moment and with the same length, to most of them as a placeholder.
So neither other players nor an observer of the network learns whose messages are delivered there.
"""

import asyncio
import hmac

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from camlann.engine.facts import tag
from camlann.engine.phases import Reason
from camlann.engine.rules import Games
from camlann.protocol import chat_refusals, socket_messages
from camlann.protocol.chat_content import MAX_TEXT_LENGTH, AnyChatContent, ChatSubmission, QuoteMessage, Text
from camlann.protocol.socket_messages import Done, Refused
from camlann.protocol.text_sanitizer import cleaned
from camlann.rate_limit import TokenBucket
from camlann.runtime import Runtime
from camlann.server.chat import sealed_message
from camlann.server.chat.sealed_message import SealedMessage
from camlann.server.cluster.bus_messages import SendChat
from camlann.server.crypto.author_keys import AuthorKeyring, Erased
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.keeper.chat import channels
from camlann.server.keeper.chat.history import ChatHistory, HistoryMessage
from camlann.server.keeper.idempotency import TooManyRefusals
from camlann.server.keeper.retry import with_retry
from camlann.server.keeper.table_state import TableState
from camlann.server.store import Store, TableId
from camlann.server.store.chat import StoredChatMessage
from camlann.server.store.moderation import is_banned, is_muted
from camlann.table import PersonId

TEXT_RATE, OTHER_RATE, REFUSAL_RATE = (5, 10.0), (10, 10.0), (10, 10.0)
"""Rate limits of one person, as messages per seconds: texts, other messages, and refused ones."""
TEXT, OTHER, REFUSED = range(3)
MAX_AUTHORS = 1000
"""Authors whose rate limits are remembered (LRU)."""


class Outcome(Struct, frozen=True):
    """The answer to the author, and the message if it is to be shown to others now."""

    answer: Done | Refused
    message: HistoryMessage | None = None
    content: AnyChatContent | None = None


class ChatSender:
    def __init__(
        self,
        table: TableId,
        store: Store,
        authors: AuthorKeyring,
        keys: TableKeys,
        runtime: Runtime,
        games: Games,
    ) -> None:
        self._table, self._store, self._authors = table, store, authors
        self._keys, self._runtime, self._games = keys, runtime, games
        self.history = ChatHistory(table, store, authors)
        self._delivered: set[str] = set()
        """The public ids of messages that this process has delivered."""
        self._rates: dict[PersonId, tuple[TokenBucket, TokenBucket, TokenBucket]] = {}

    async def send(self, state: TableState, request: SendChat) -> Outcome:
        await self.history.catch_up()
        if (message := self.history.by_client_id.get((request.person_id, request.id))) is not None:
            return await self._repeat(request, message)
        submission = _submission.decode(request.submission)
        if isinstance(submission.what, Text):
            text = cleaned(submission.what.text)
            if not 0 < len(text) <= MAX_TEXT_LENGTH:
                return Outcome(_refused(request, chat_refusals.Unsayable()))
            submission = replace(submission, what=Text(text))
        reason = await self._refusal_reason(state, request, submission)
        if reason is None:
            opened = self._to_store(state, request, submission)
        elif self._within_rate(request.person_id, REFUSED):
            # Refusals are stored too: otherwise a late copy might be delivered after its author was refused.
            opened = SealedMessage(
                request.channel, seat=state.seat(request.person_id), reason=tag(type(reason))
            )
        else:
            raise TooManyRefusals
        try:
            return await self._store_message(state, request, opened)
        except Erased:
            return Outcome(_refused(request, chat_refusals.Muted()))

    async def _repeat(self, request: SendChat, message: HistoryMessage) -> Outcome:
        """A repeated request (idempotency). The process that stored it may have delivered it to nobody."""
        if message.stored.public_id in self._delivered:
            return Outcome(_answer(request, message))
        self._delivered.add(message.stored.public_id)
        return Outcome(_answer(request, message), message, await self.history.content(message))

    # Permission. A refusal here has a reason that everybody may know.

    async def _refusal_reason(
        self, state: TableState, request: SendChat, submission: ChatSubmission
    ) -> Reason | None:
        person_id, channel, content = request.person_id, request.channel, submission.what
        if isinstance(content, Text):
            await self.history.look_up_blocks(person_id)
        if (reason := channels.refusal_reason(state, self._games, person_id, channel, content)) is not None:
            return reason
        if submission.quote is not None and not state.table.settings.quotes:
            return chat_refusals.NoQuotes()
        if not channels.is_sealed(state, channel) and not self._may_quote(state, request, submission):
            return chat_refusals.NothingToQuote()
        if await self._is_sanctioned(person_id):
            return chat_refusals.Muted()
        kind = TEXT if isinstance(content, Text) else OTHER
        return None if self._within_rate(person_id, kind) else chat_refusals.TooFast()

    def _may_quote(self, state: TableState, request: SendChat, submission: ChatSubmission) -> bool:
        """Does the quoted message exist in the same channel, and may the author read it?"""
        if not isinstance(submission.quote, QuoteMessage):
            return submission.quote is None or channels.may_quote_fact(state, submission.quote)
        quoted = self.history.by_public_id.get(submission.quote.message)
        blocked = self.history.blocked.get(request.person_id, frozenset())
        return (
            quoted is not None
            and quoted.opened is not None
            and quoted.opened.channel == request.channel
            and self.history.can_read(state, request.person_id, quoted, blocked.__contains__)
        )

    async def _is_sanctioned(self, person_id: PersonId) -> bool:
        """Does a mute or ban keep this person from writing, here or everywhere?"""
        now = self._runtime.wall()
        against = await with_retry(lambda: self._store.sanctions(person_id, now))
        return is_muted(against, self._table) or is_banned(against, open=False)

    def _within_rate(self, person_id: PersonId, kind: int) -> bool:
        rates = self._rates.pop(person_id, None) or (
            _bucket(*TEXT_RATE),
            _bucket(*OTHER_RATE),
            _bucket(*REFUSAL_RATE),
        )
        # The latest author comes last.
        self._rates[person_id] = rates
        if len(self._rates) > MAX_AUTHORS:
            del self._rates[next(iter(self._rates))]
        return rates[kind].take(asyncio.get_running_loop().time())

    # Storing.

    def _to_store(self, state: TableState, request: SendChat, submission: ChatSubmission) -> SealedMessage:
        """The message to be stored. In a sealed channel it is empty if its author is not a member."""
        seat = state.seat(request.person_id)
        opened = SealedMessage(request.channel, submission.what, seat, quote=submission.quote)
        if not channels.is_sealed(state, request.channel):
            return opened
        readers = channels.members(state, request.channel)
        opened = replace(opened, readers=readers, sealed=True)
        delivered = seat in readers and self._may_quote(state, request, submission)
        return opened if delivered else replace(opened, content=None, quote=None)

    async def _store_message(self, state: TableState, request: SendChat, opened: SealedMessage) -> Outcome:
        sealed = await with_retry(lambda: sealed_message.seal(self._authors, request.person_id, opened))
        game = state.table.number if channels.running_game(state) is not None else 0
        stored, at = None, self._runtime.wall()
        while stored is None:
            n = self.history.next or 0
            new = StoredChatMessage(
                self._table, n, request.person_id, request.id, self._public_id(n, at), game, at, sealed
            )
            stored = await with_retry(lambda new=new: self._store.add_chat(new))  # type: ignore[misc]
            if stored is None or stored.sealed != sealed:
                await self.history.catch_up()
        if stored.sealed != sealed:
            # A process stored this request earlier, so long ago that it is not in memory any more.
            return Outcome(_answer(request, HistoryMessage(stored, await self.history.open(stored))))
        message = self.history.remember(stored, opened)
        self._delivered.add(stored.public_id)
        if len(self._delivered) > MAX_AUTHORS:
            self._delivered &= self.history.by_public_id.keys()
        return Outcome(_answer(request, message), message, opened.content)

    def _public_id(self, n: int, at: int) -> str:
        """The id of a message on the wire, a keyed hash: it reveals nothing about its position."""
        position = f"{self._table} {n} {at}".encode()
        return hmac.digest(self._keys.derive("chat"), position, "sha256")[:8].hex()


def _answer(request: SendChat, message: HistoryMessage) -> Done | Refused:
    opened = message.opened
    if opened is None or opened.content is not None:
        return Done(request.id)
    if opened.reason:
        return Refused(request.id, msgspec.Raw(socket_messages.encode({"type": opened.reason})))
    is_member = opened.seat in opened.readers
    return _refused(request, chat_refusals.NothingToQuote() if is_member else chat_refusals.NotYourChannel())


def _refused(request: SendChat, reason: Reason) -> Refused:
    return Refused(request.id, msgspec.Raw(socket_messages.encode(reason)))


def _bucket(times: int, seconds: float) -> TokenBucket:
    return TokenBucket(times / seconds, times)


_submission = msgspec.json.Decoder(ChatSubmission)
