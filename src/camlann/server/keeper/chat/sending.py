"""Somebody speaks at a table: it is looked whether they may, and what they say is kept before it is answered.

Whatever is said into a room that the game has sealed goes one way, whoever says it: it is sealed, stored, and
shown to everybody at the same moment and in the same length, to most of them as nothing they can read. So
neither the others nor whoever watches the wire learns who is heard there.
"""

import asyncio
import hmac

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from camlann.engine.facts import tag
from camlann.engine.match import Games
from camlann.engine.phases import Reason
from camlann.protocol import chat_refusals, client_messages
from camlann.protocol.chat_content import MAX_TEXT_LENGTH, AnyChatContent, ChatSubmission, QuoteMessage, Text
from camlann.protocol.client_messages import Done, Refused
from camlann.protocol.text_sanitizer import cleaned
from camlann.rate_limit import TokenBucket
from camlann.runtime import Runtime
from camlann.server.chat import sealed_message as keeping
from camlann.server.chat.sealed_message import SealedMessage
from camlann.server.cluster.bus_messages import SendChat
from camlann.server.crypto.author_keys import Authors, Erased
from camlann.server.crypto.table_keys import Keys
from camlann.server.keeper.chat import channels
from camlann.server.keeper.chat.history import ChatHistory, Uttered
from camlann.server.keeper.idempotency import Tired
from camlann.server.keeper.retry import patiently
from camlann.server.keeper.table_state import TableState
from camlann.server.store import Store, TableId
from camlann.server.store.chat import StoredChatMessage
from camlann.server.store.moderation import is_banned, is_muted
from camlann.table import PersonId

TEXTS, OTHERS, REFUSALS = (5, 10.0), (10, 10.0), (10, 10.0)
"""So many in so many seconds, of one person: in their own words, otherwise, and refused."""
TEXT, OTHER, REFUSED = range(3)
SPEAKERS = 1000
"""Of so many it is known how much they said lately."""


class Outcome(Struct, frozen=True):
    """What became of something said: the answer, and the line if others are to be shown it now."""

    answer: Done | Refused
    uttered: Uttered | None = None
    what: AnyChatContent | None = None


class Chat:
    def __init__(
        self, table: TableId, store: Store, authors: Authors, keys: Keys, runtime: Runtime, games: Games
    ) -> None:
        self._table, self._store, self._authors = table, store, authors
        self._keys, self._runtime, self._games = keys, runtime, games
        self.chat_history = ChatHistory(table, store, authors)
        self._shown: set[str] = set()
        """The names of lines that were shown from here."""
        self._rates: dict[PersonId, tuple[TokenBucket, TokenBucket, TokenBucket]] = {}

    async def speak(self, state: TableState, bus_message: SendChat) -> Outcome:
        await self.chat_history.catch_up()
        if (uttered := self.chat_history.said.get((bus_message.person_id, bus_message.id))) is not None:
            return await self._again(bus_message, uttered)
        said = _said.decode(bus_message.said)
        if isinstance(said.what, Text):
            text = cleaned(said.what.text)
            if not 0 < len(text) <= MAX_TEXT_LENGTH:
                return Outcome(_refused(bus_message, chat_refusals.Unsayable()))
            said = replace(said, what=Text(text))
        reason = await self._why_not(state, bus_message, said)
        if reason is None:
            kept = self._heard(state, bus_message, said)
        elif self._in_time(bus_message.person_id, REFUSED):
            # Kept as well: else a late copy might be heard after all, when somebody was told it was not.
            kept = SealedMessage(
                bus_message.channel, seat=state.seat(bus_message.person_id), reason=tag(type(reason))
            )
        else:
            raise Tired
        try:
            return await self._keep(state, bus_message, kept)
        except Erased:
            return Outcome(_refused(bus_message, chat_refusals.Muted()))

    async def _again(self, bus_message: SendChat, uttered: Uttered) -> Outcome:
        """It was said before. Whoever took it then may have told nobody."""
        if uttered.line.name in self._shown:
            return Outcome(_answer(bus_message, uttered))
        self._shown.add(uttered.line.name)
        return Outcome(_answer(bus_message, uttered), uttered, await self.chat_history.what(uttered))

    # Whether they may. What is refused here is refused for a reason that everybody may know.

    async def _why_not(self, state: TableState, bus_message: SendChat, said: ChatSubmission) -> Reason | None:
        person_id, channel, what = bus_message.person_id, bus_message.channel, said.what
        if isinstance(what, Text):
            await self.chat_history.look_up(person_id)
        if (reason := channels.why_not(state, self._games, person_id, channel, what)) is not None:
            return reason
        if said.quote is not None and not state.table.settings.quotes:
            return chat_refusals.NoQuotes()
        if not channels.sealed(state, channel) and not self._may_quote(state, bus_message, said):
            return chat_refusals.NothingToQuote()
        if await self._silenced(person_id):
            return chat_refusals.Muted()
        return (
            None
            if self._in_time(person_id, OTHER if not isinstance(what, Text) else TEXT)
            else chat_refusals.TooFast()
        )

    def _may_quote(self, state: TableState, bus_message: SendChat, said: ChatSubmission) -> bool:
        """Whether what is quoted is there, and its quoter may read it in the same room."""
        if not isinstance(said.quote, QuoteMessage):
            return said.quote is None or channels.may_quote_fact(state, said.quote)
        quoted = self.chat_history.named.get(said.quote.message)
        apart = self.chat_history.apart.get(bus_message.person_id, frozenset())
        return (
            quoted is not None
            and quoted.kept is not None
            and quoted.kept.channel == bus_message.channel
            and self.chat_history.reads(state, bus_message.person_id, quoted, apart.__contains__)
        )

    async def _silenced(self, person_id: PersonId) -> bool:
        """Whether the house does not let them speak, here or anywhere."""
        now = self._runtime.wall()
        against = await patiently(lambda: self._store.sanctions(person_id, now))
        return is_muted(against, self._table) or is_banned(against, open=False)

    def _in_time(self, person_id: PersonId, kind: int) -> bool:
        # Whoever spoke last comes last.
        rates = self._rates.pop(person_id, None) or (_bucket(*TEXTS), _bucket(*OTHERS), _bucket(*REFUSALS))
        self._rates[person_id] = rates
        if len(self._rates) > SPEAKERS:
            del self._rates[next(iter(self._rates))]
        return rates[kind].take(asyncio.get_running_loop().time())

    # Keeping it.

    def _heard(self, state: TableState, bus_message: SendChat, said: ChatSubmission) -> SealedMessage:
        """The line as it is kept. In a sealed room, from whoever is not heard there, nothing is in it."""
        seat = state.seat(bus_message.person_id)
        kept = SealedMessage(bus_message.channel, said.what, seat, quote=said.quote)
        if not channels.sealed(state, bus_message.channel):
            return kept
        seats = channels.members(state, bus_message.channel)
        kept = replace(kept, seats=seats, sealed=True)
        heard = seat in seats and self._may_quote(state, bus_message, said)
        return kept if heard else replace(kept, what=None, quote=None)

    async def _keep(self, state: TableState, bus_message: SendChat, kept: SealedMessage) -> Outcome:
        sealed = await patiently(lambda: keeping.sealed(self._authors, bus_message.person_id, kept))
        game = state.table.number if channels.playing(state) is not None else 0
        stored, at = None, self._runtime.wall()
        while stored is None:
            n = self.chat_history.next or 0
            line = StoredChatMessage(
                self._table, n, bus_message.person_id, bus_message.id, self._name(n, at), game, at, sealed
            )
            stored = await patiently(lambda line=line: self._store.add_chat(line))  # type: ignore[misc]
            if stored is None or stored.sealed != sealed:
                await self.chat_history.catch_up()
        if stored.sealed != sealed:
            # Somebody took it before, here or elsewhere, so long ago that it is not remembered.
            return Outcome(_answer(bus_message, Uttered(stored, await self.chat_history.opened(stored))))
        uttered = self.chat_history.remember(stored, kept)
        self._shown.add(stored.name)
        if len(self._shown) > SPEAKERS:
            self._shown &= self.chat_history.named.keys()
        return Outcome(_answer(bus_message, uttered), uttered, kept.what)

    def _name(self, n: int, at: int) -> str:
        """What a line is called on the wire: of its place in the talk nobody can tell anything by it."""
        place = f"{self._table} {n} {at}".encode()
        return hmac.digest(self._keys.derived("chat"), place, "sha256")[:8].hex()


def _answer(bus_message: SendChat, uttered: Uttered) -> Done | Refused:
    kept = uttered.kept
    if kept is None or kept.what is not None:
        return Done(bus_message.id)
    if kept.reason:
        return Refused(bus_message.id, msgspec.Raw(client_messages.encode({"type": kept.reason})))
    return _refused(
        bus_message,
        chat_refusals.NothingToQuote() if kept.seat in kept.seats else chat_refusals.NotYourChannel(),
    )


def _refused(bus_message: SendChat, reason: Reason) -> Refused:
    return Refused(bus_message.id, msgspec.Raw(client_messages.encode(reason)))


def _bucket(times: int, seconds: float) -> TokenBucket:
    return TokenBucket(times / seconds, times)


_said = msgspec.json.Decoder(ChatSubmission)
