"""What was said at one table, as far as it is remembered, and how each person there sees it.

A line is seen to be read, or as nothing that can be read, or not at all. On the wire lines have names and no
numbers: each reader's talk hangs together by the name of the line before, so no gap tells of another's.
"""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from camlann.engine.claims import Claimed, claim_table
from camlann.protocol import client_messages
from camlann.protocol.chat_content import TABLE, Claims, QuoteLine, Text, What
from camlann.protocol.client_messages import TALK, Line, TalkedIs, TalkIs
from camlann.server.chat import sealed_message as keeping
from camlann.server.chat.sealed_message import Kept
from camlann.server.chat.word_filter import masked
from camlann.server.cluster.bus_messages import Listen, Passed
from camlann.server.crypto.author_keys import Authors
from camlann.server.keeper.chat import channels
from camlann.server.keeper.retry import patiently
from camlann.server.keeper.table_state import TableState
from camlann.server.store import Store, TableId
from camlann.server.store.chat import TalkLine
from camlann.table import Who

TALKED = 8192
"""Bytes of an answer to what was said, however little that was."""
ROOM = TALKED - 128
"""For lines in it."""
MOST, SPARE = 500, 100
"""Lines of a table that are remembered, and shown to whoever comes; and how many more before some go."""
LAST = 2**31 - 1

Hidden: TypeAlias = Callable[[Who], bool]
"""Whether what this author writes in their own words is kept from somebody."""


class Uttered(Struct, frozen=True):
    """A line that is remembered. A text is not: it is opened when it is shown, and goes with its author."""

    line: TalkLine
    kept: Kept | None
    """None: nobody can read it any more."""
    text: bool = False

    @property
    def sealed(self) -> bool:
        return self.kept is not None and self.kept.sealed


class Hearing:
    def __init__(self, table: TableId, store: Store, authors: Authors) -> None:
        self._table, self._store, self._authors = table, store, authors
        self._lines: list[Uttered] = []
        self.named: dict[str, Uttered] = {}
        self.said: dict[tuple[Who, str], Uttered] = {}
        """By their authors and what these call them."""
        self.apart: dict[Who, frozenset[Who]] = {}
        """Who does not read an author and is not read by them, when that was last looked up."""
        self.next: int | None = None
        """The number of the next line; None: nothing was read yet."""

    # Remembering.

    async def catch_up(self) -> None:
        """Read what was said here or elsewhere since it was last looked at."""
        if self.next is None:
            lines = await patiently(lambda: self._store.last_talk(self._table, MOST))
        else:
            since = self.next
            lines = await patiently(lambda: self._store.talk_lines(self._table, since, LAST))
        self.next = self.next or 0
        for line in lines:
            uttered = self.remember(line, await self.opened(line))
            # In a sealed room it is looked up whoever was heard there, so that it takes as long.
            if (uttered.text or uttered.sealed) and line.who not in self.apart:
                await self.look_up(line.who)

    async def look_up(self, who: Who) -> None:
        self.apart[who] = await patiently(lambda: self._store.apart(who))

    async def opened(self, line: TalkLine) -> Kept | None:
        return await patiently(lambda: keeping.unsealed(self._authors, line))

    def remember(self, line: TalkLine, kept: Kept | None) -> Uttered:
        text = kept is not None and isinstance(kept.what, Text)
        if kept is not None and text:
            kept = replace(kept, what=Text("…"))
        uttered = Uttered(line, kept, text)
        self._lines.append(uttered)
        self.named[line.name] = self.said[line.who, line.id] = uttered
        self.next = line.n + 1
        if len(self._lines) > MOST + SPARE:
            for gone in self._lines[:SPARE]:
                del self.named[gone.line.name], self.said[gone.line.who, gone.line.id]
            del self._lines[:SPARE]
        return uttered

    # Showing.

    def passed(
        self,
        held: TableState,
        uttered: Uttered,
        what: What | None,
        gates: Iterable[tuple[str, Iterable[Who]]],
    ) -> list[tuple[str, Passed]]:
        """A letter for each gate and each way in which somebody there sees this line."""
        marks, letters = self._marks(held), []
        for gate, whos in gates:
            ways: dict[tuple[bytes, bool], list[Who]] = {}
            for who in whos:
                if (line := self._shown(held, who, uttered, self._hidden(who), what, marks)) is not None:
                    line = replace(line, after=self._before(held, who, uttered))
                    data = client_messages.encode(TalkIs(line)).ljust(TALK)
                    looking = held.seat(who) is None and uttered.line.game > 0
                    ways.setdefault((data, looking), []).append(who)
            for (data, looking), some in ways.items():
                letters.append((gate, Passed(self._table, data, tuple(some), looking)))
        return letters

    async def listen(self, held: TableState, letter: Listen) -> bytes:
        """What somebody may read of what was said since a line, as much as fits."""
        await self.catch_up()
        apart = await patiently(lambda: self._store.apart(letter.who))
        since = self.named.get(letter.since)
        left, more, after, marks = ROOM, False, letter.since if since else "", self._marks(held)
        lines: list[Line] = []
        for uttered in self._lines:
            if since is not None and uttered.line.n <= since.line.n:
                continue
            if uttered.line.game and not letter.watchers and held.seat(letter.who) is None:
                continue
            what = await self.what(uttered)
            line = self._shown(held, letter.who, uttered, apart.__contains__, what, marks)
            if line is None:
                continue
            line = replace(line, after=after)
            # What is in a sealed room takes as much of the page whether it can be read or not.
            left -= TALK if uttered.sealed else len(client_messages.encode(line)) + 1
            if left < 0:
                more = True
                break
            lines.append(line)
            after = line.name
        return client_messages.encode(TalkedIs(letter.id, tuple(lines), more)).ljust(TALKED)

    async def what(self, uttered: Uttered) -> What | None:
        """What was said, as long as its author has not been forgotten."""
        if uttered.kept is None or not (uttered.text or uttered.sealed):
            return None if uttered.kept is None else uttered.kept.what
        kept = await self.opened(uttered.line)
        return None if kept is None else kept.what

    def reads(self, held: TableState, who: Who, uttered: Uttered, hidden: Hidden) -> bool:
        kept = uttered.kept
        if kept is None or kept.what is None or (uttered.text and hidden(uttered.line.who)):
            return False
        return channels.reads(held, who, uttered.line, kept)

    def _sees(self, held: TableState, who: Who, uttered: Uttered, hidden: Hidden) -> bool:
        """Whether there is something to them, if only that something was said."""
        if uttered.kept is None:
            return False
        covered = channels.covered(held, who, uttered.line, uttered.kept)
        return covered or self.reads(held, who, uttered, hidden)

    def _shown(
        self,
        held: TableState,
        who: Who,
        uttered: Uttered,
        hidden: Hidden,
        what: What | None,
        marks: dict[str, Claimed[str]],
    ) -> Line | None:
        line, kept = uttered.line, uttered.kept
        if kept is None or not self._sees(held, who, uttered, hidden):
            return None
        if what is None or not self.reads(held, who, uttered, hidden):
            return Line(line.name, "", line.at)
        quote, settings, claim = kept.quote, held.company.settings, marks.get(line.name)
        if isinstance(quote, QuoteLine):
            quoted = self.named.get(quote.line)
            quote = quote if quoted is not None and self.reads(held, who, quoted, hidden) else None
        return Line(
            line.name,
            "",
            line.at,
            line.game,
            kept.room,
            line.who,
            kept.seat,
            what,
            quote,
            masked(what.text) if settings.words and isinstance(what, Text) else (),
            claim.instead if claim is not None else (),
            claim.against if claim is not None and settings.marks else (),
        )

    def _hidden(self, who: Who) -> Hidden:
        return lambda author: who in self.apart.get(author, ())

    def _before(self, held: TableState, who: Who, uttered: Uttered) -> str:
        """The name of the line before it, as this reader sees the talk."""
        hidden = self._hidden(who)
        for other in reversed(self._lines):
            if other.line.n < uttered.line.n and self._sees(held, who, other, hidden):
                return other.line.name
        return ""

    def _marks(self, held: TableState) -> dict[str, Claimed[str]]:
        """The claims of the running game, or the last one: what of them stands, and against what."""
        made = []
        for uttered in self._lines:
            line, kept = uttered.line, uttered.kept
            if kept is None or kept.room != TABLE or line.game != held.company.number or kept.seat is None:
                continue
            claim = channels.claimed(held, kept.what) if isinstance(kept.what, Claims) else None
            if claim is not None:
                made.append((line.name, kept.seat, claim))
        return {each.name: each for each in claim_table(made)}
