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
from camlann.protocol.chat_content import LONGEST, QuoteLine, Said, Text, What
from camlann.protocol.client_messages import Done, Refused
from camlann.protocol.plain_text import cleaned
from camlann.rate_limit import TokenBucket
from camlann.runtime import Means
from camlann.server.chat import sealed_message as keeping
from camlann.server.chat.sealed_message import Kept
from camlann.server.cluster.bus_messages import Speak
from camlann.server.crypto.author_keys import Authors, Erased
from camlann.server.crypto.table_keys import Keys
from camlann.server.keeper.chat import channels
from camlann.server.keeper.chat.history import Hearing, Uttered
from camlann.server.keeper.idempotency import Tired
from camlann.server.keeper.retry import patiently
from camlann.server.keeper.table_state import TableState
from camlann.server.store import Store, TableId
from camlann.server.store.chat import TalkLine
from camlann.server.store.moderation import is_banned, is_muted
from camlann.table import Who

TEXTS, OTHERS, REFUSALS = (5, 10.0), (10, 10.0), (10, 10.0)
"""So many in so many seconds, of one person: in their own words, otherwise, and refused."""
TEXT, OTHER, REFUSED = range(3)
SPEAKERS = 1000
"""Of so many it is known how much they said lately."""


class Outcome(Struct, frozen=True):
    """What became of something said: the answer, and the line if others are to be shown it now."""

    answer: Done | Refused
    uttered: Uttered | None = None
    what: What | None = None


class Chat:
    def __init__(
        self, table: TableId, store: Store, authors: Authors, keys: Keys, means: Means, games: Games
    ) -> None:
        self._table, self._store, self._authors = table, store, authors
        self._keys, self._means, self._games = keys, means, games
        self.hearing = Hearing(table, store, authors)
        self._shown: set[str] = set()
        """The names of lines that were shown from here."""
        self._rates: dict[Who, tuple[TokenBucket, TokenBucket, TokenBucket]] = {}

    async def speak(self, held: TableState, letter: Speak) -> Outcome:
        await self.hearing.catch_up()
        if (uttered := self.hearing.said.get((letter.who, letter.id))) is not None:
            return await self._again(letter, uttered)
        said = _said.decode(letter.said)
        if isinstance(said.what, Text):
            text = cleaned(said.what.text)
            if not 0 < len(text) <= LONGEST:
                return Outcome(_refused(letter, chat_refusals.Unsayable()))
            said = replace(said, what=Text(text))
        reason = await self._why_not(held, letter, said)
        if reason is None:
            kept = self._heard(held, letter, said)
        elif self._in_time(letter.who, REFUSED):
            # Kept as well: else a late copy might be heard after all, when somebody was told it was not.
            kept = Kept(letter.room, seat=held.seat(letter.who), reason=tag(type(reason)))
        else:
            raise Tired
        try:
            return await self._keep(held, letter, kept)
        except Erased:
            return Outcome(_refused(letter, chat_refusals.Muted()))

    async def _again(self, letter: Speak, uttered: Uttered) -> Outcome:
        """It was said before. Whoever took it then may have told nobody."""
        if uttered.line.name in self._shown:
            return Outcome(_answer(letter, uttered))
        self._shown.add(uttered.line.name)
        return Outcome(_answer(letter, uttered), uttered, await self.hearing.what(uttered))

    # Whether they may. What is refused here is refused for a reason that everybody may know.

    async def _why_not(self, held: TableState, letter: Speak, said: Said) -> Reason | None:
        who, room, what = letter.who, letter.room, said.what
        if isinstance(what, Text):
            await self.hearing.look_up(who)
        if (reason := channels.why_not(held, self._games, who, room, what)) is not None:
            return reason
        if said.quote is not None and not held.company.settings.quotes:
            return chat_refusals.NoQuotes()
        if not channels.sealed(held, room) and not self._may_quote(held, letter, said):
            return chat_refusals.NothingToQuote()
        if await self._silenced(who):
            return chat_refusals.Muted()
        return (
            None
            if self._in_time(who, OTHER if not isinstance(what, Text) else TEXT)
            else chat_refusals.TooFast()
        )

    def _may_quote(self, held: TableState, letter: Speak, said: Said) -> bool:
        """Whether what is quoted is there, and its quoter may read it in the same room."""
        if not isinstance(said.quote, QuoteLine):
            return said.quote is None or channels.may_quote_fact(held, said.quote)
        quoted = self.hearing.named.get(said.quote.line)
        apart = self.hearing.apart.get(letter.who, frozenset())
        return (
            quoted is not None
            and quoted.kept is not None
            and quoted.kept.room == letter.room
            and self.hearing.reads(held, letter.who, quoted, apart.__contains__)
        )

    async def _silenced(self, who: Who) -> bool:
        """Whether the house does not let them speak, here or anywhere."""
        now = self._means.wall()
        against = await patiently(lambda: self._store.sanctions(who, now))
        return is_muted(against, self._table) or is_banned(against, open=False)

    def _in_time(self, who: Who, kind: int) -> bool:
        # Whoever spoke last comes last.
        rates = self._rates.pop(who, None) or (_bucket(*TEXTS), _bucket(*OTHERS), _bucket(*REFUSALS))
        self._rates[who] = rates
        if len(self._rates) > SPEAKERS:
            del self._rates[next(iter(self._rates))]
        return rates[kind].take(asyncio.get_running_loop().time())

    # Keeping it.

    def _heard(self, held: TableState, letter: Speak, said: Said) -> Kept:
        """The line as it is kept. In a sealed room, from whoever is not heard there, nothing is in it."""
        seat = held.seat(letter.who)
        kept = Kept(letter.room, said.what, seat, quote=said.quote)
        if not channels.sealed(held, letter.room):
            return kept
        seats = channels.members(held, letter.room)
        kept = replace(kept, seats=seats, sealed=True)
        heard = seat in seats and self._may_quote(held, letter, said)
        return kept if heard else replace(kept, what=None, quote=None)

    async def _keep(self, held: TableState, letter: Speak, kept: Kept) -> Outcome:
        sealed = await patiently(lambda: keeping.sealed(self._authors, letter.who, kept))
        game = held.company.number if channels.playing(held) is not None else 0
        stored, at = None, self._means.wall()
        while stored is None:
            n = self.hearing.next or 0
            line = TalkLine(self._table, n, letter.who, letter.id, self._name(n, at), game, at, sealed)
            stored = await patiently(lambda line=line: self._store.add_talk(line))  # type: ignore[misc]
            if stored is None or stored.sealed != sealed:
                await self.hearing.catch_up()
        if stored.sealed != sealed:
            # Somebody took it before, here or elsewhere, so long ago that it is not remembered.
            return Outcome(_answer(letter, Uttered(stored, await self.hearing.opened(stored))))
        uttered = self.hearing.remember(stored, kept)
        self._shown.add(stored.name)
        if len(self._shown) > SPEAKERS:
            self._shown &= self.hearing.named.keys()
        return Outcome(_answer(letter, uttered), uttered, kept.what)

    def _name(self, n: int, at: int) -> str:
        """What a line is called on the wire: of its place in the talk nobody can tell anything by it."""
        place = f"{self._table} {n} {at}".encode()
        return hmac.digest(self._keys.derived("talk"), place, "sha256")[:8].hex()


def _answer(letter: Speak, uttered: Uttered) -> Done | Refused:
    kept = uttered.kept
    if kept is None or kept.what is not None:
        return Done(letter.id)
    if kept.reason:
        return Refused(letter.id, msgspec.Raw(client_messages.encode({"type": kept.reason})))
    return _refused(
        letter, chat_refusals.NothingToQuote() if kept.seat in kept.seats else chat_refusals.NotYourRoom()
    )


def _refused(letter: Speak, reason: Reason) -> Refused:
    return Refused(letter.id, msgspec.Raw(client_messages.encode(reason)))


def _bucket(times: int, seconds: float) -> TokenBucket:
    return TokenBucket(times / seconds, times)


_said = msgspec.json.Decoder(Said)
