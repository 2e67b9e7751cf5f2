"""Read model of a table: who sits there and what was played, from the public part of its event log."""

import asyncio
from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from camlann.engine.facts import Asked, Ended, Seat, tag
from camlann.server import played_games
from camlann.server.event_log_codec import public_snapshot, shown
from camlann.server.gate.authentication import LruCache
from camlann.server.played_games import Played
from camlann.server.store import Entry, Store, TableId
from camlann.table import Begun, PersonId, Table, TableFact, read_fact

MAX_CACHED_TABLES = 1000
PAGE_ENTRIES, ENTRIES_PER_SLICE = 250, 50
"""Entries that are read from the store at once, and those that are folded before others get a turn."""


class TableOverview(Struct, frozen=True):
    table: Table = Table()
    games: tuple[Played, ...] = ()
    """All games, the running one too."""
    asked: tuple[Seat, ...] = ()
    """The seats that must answer the open question, as far as it is public; empty: no seat in particular."""


class TableReadModel:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: LruCache[tuple[int, TableOverview]] = LruCache(MAX_CACHED_TABLES)
        """Cached per table: how far its log was read, and the overview so far."""

    async def table(self, table: TableId) -> Table:
        """The table as it is now. May raise `Unreachable`."""
        return (await self.overview(table)).table

    async def overview(self, table: TableId) -> TableOverview:
        """The table and its games. May raise `Unreachable`."""
        n, overview = self._known.get(str(table)) or (0, TableOverview())
        entries: list[Entry] | None = None
        while entries is None or len(entries) == PAGE_ENTRIES:
            entries = await self._store.read(table, n, PAGE_ENTRIES)
            for first in range(0, len(entries), ENTRIES_PER_SLICE):
                part = entries[first : first + ENTRIES_PER_SLICE]
                overview, n = _read(overview, part), part[-1].next
                # A log may be long, and others wait.
                await asyncio.sleep(0)
            if entries:
                self._known.put(str(table), (n, overview))
        return overview


def _read(overview: TableOverview, entries: Sequence[Entry]) -> TableOverview:
    for entry in entries:
        if (snapshot := public_snapshot(entry)) is not None:
            overview = TableOverview(snapshot.table, snapshot.games)
            continue
        for game, at, facts in shown(entry):
            if game == 0:
                for fact in map(read_fact.decode, facts):
                    overview = _after(overview, fact, at)
            elif _ends(facts):
                overview = replace(overview, asked=())
            else:
                overview = _questioned(overview, facts)
    return overview


def is_host(table: Table, person_ids: tuple[PersonId, ...]) -> bool:
    return table.host in person_ids


def sits(table: Table, person_ids: tuple[PersonId, ...]) -> bool:
    return any(person_id in table.seats for person_id in person_ids)


def _after(overview: TableOverview, fact: TableFact, at: int) -> TableOverview:
    games = played_games.after(overview.games, overview.table, fact, at)
    asked = () if isinstance(fact, Begun) else overview.asked
    return TableOverview(fact.apply(overview.table), games, asked)


def _questioned(overview: TableOverview, facts: Iterable[Raw]) -> TableOverview:
    for fact in facts:
        if bytes(fact).startswith(ASKED):
            overview = replace(overview, asked=_question.decode(fact).asked)
    return overview


def _ends(facts: Iterable[Raw]) -> bool:
    return any(bytes(fact).startswith(ENDED) for fact in facts)


ENDED = b'{"type":"%s"' % tag(Ended).encode()
"""The start of the JSON of the fact that ends a game."""
ASKED = b'{"type":"%s"' % tag(Asked).encode()
"""The start of the JSON of the fact that puts a question."""


class _Question(Struct, frozen=True):
    asked: tuple[Seat, ...] = ()


_question: msgspec.json.Decoder[_Question] = msgspec.json.Decoder(_Question)
