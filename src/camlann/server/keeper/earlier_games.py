"""Facts of earlier games of one table: of the last one for all, of others for those who sat in them.

For anybody else nothing is read, and one game at a time is kept. What a seat alone knew of a game without a
result is there until the next game is over; then only its record is left, which has public facts.
"""

import asyncio
from functools import partial

from msgspec import Raw, Struct

from camlann.engine.facts import Private, Public
from camlann.rate_limit import TokenBucket
from camlann.records.record import load
from camlann.server import played_games
from camlann.server.keeper.event_log import EventLog
from camlann.server.keeper.retry import with_retry
from camlann.server.keeper.services import Services
from camlann.server.keeper.table_state import TableState
from camlann.server.store import StoredRecord, TableId
from camlann.server.store.records import BROKEN_OFF
from camlann.table import PersonId

READS, READS_AT_ONCE = 1.0, 10
"""Earlier games that are read from the store: per second, and at once."""


class TooManyReads(Exception):
    """The table has read so many earlier games that the next must wait."""


class EarlierGame(Struct, frozen=True):
    number: int
    people: tuple[PersonId, ...]
    """Who had a seat at its end, clockwise."""
    facts: tuple[tuple[object, Raw], ...]
    """Each fact and its audience: `public`, or a seat."""


class EarlierGames:
    def __init__(self, table: TableId, services: Services, event_log: EventLog) -> None:
        self._table, self._services, self._event_log = table, services, event_log
        self._reads = TokenBucket(READS, READS_AT_ONCE)
        self._last: EarlierGame | None = None
        """The one that was asked for last: whoever reads it asks for a few facts at a time."""

    async def game(self, state: TableState, number: int, person_id: PersonId) -> EarlierGame | None:
        """None: it is none of theirs. Raises `TooManyReads`."""
        played = played_games.find(state.played, number)
        is_last = number + 1 == state.table.number
        if played is None or not (is_last or played.had_seat(person_id)):
            return None
        if self._last is None or self._last.number != number:
            if not self._reads.take(asyncio.get_running_loop().time()):
                raise TooManyReads
            kept = await with_retry(lambda: self._services.store.find_record(self._table, number))
            if kept is None:
                raise TooManyReads
            facts = None
            if kept.reason == BROKEN_OFF and is_last and state.snapshot_n is not None:
                facts = await self._from_snapshot(kept, state.snapshot_n)
            if facts is None:
                facts = [each for row in load(kept.record).rows for each in row.facts]
            self._last = EarlierGame(number, kept.people, tuple(facts))
        return self._last

    async def _from_snapshot(self, kept: StoredRecord, n: int) -> list[tuple[object, Raw]] | None:
        """The record of a game without a result has public facts only, the snapshot after it all."""
        entry = await with_retry(partial(self._event_log.entry, n))
        snapshot = None if entry is None else entry.snapshot()
        if snapshot is None or snapshot.public.table.number != kept.game:
            return None
        read = self._services.games[kept.name].WIRE.fact.decode
        found: list[tuple[object, Raw]] = []
        for each in (each for row in snapshot.rows for each in row.facts):
            fact = read(each.fact)
            if isinstance(fact, Public | Private):
                found.append(("public" if isinstance(fact, Public) else fact.seat, each.fact))
        return found
