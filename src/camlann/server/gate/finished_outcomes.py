"""How finished games ended: who won, why, and who had which role. Read from their records, and cached."""

from msgspec import Struct

from camlann.engine.rules import Games
from camlann.records.record import BrokenRecord, load
from camlann.records.replay import last_public
from camlann.server.gate.authentication import LruCache
from camlann.server.store import Store, Summary, TableId
from camlann.table import PersonId

MAX_CACHED_OUTCOMES = 1000


class Outcome(Struct, frozen=True):
    winners: tuple[PersonId, ...] = ()
    reason: str = ""
    """The code of how it ended; empty: without a result, or its record cannot be read."""
    roles: tuple[str, ...] = ()
    """The role of each seat; empty if the game has none, or did not reveal them."""


class FinishedOutcomes:
    def __init__(self, store: Store, games: Games) -> None:
        self._store, self._games = store, games
        self._known: LruCache[Outcome] = LruCache(MAX_CACHED_OUTCOMES)

    async def of(self, table: TableId, summary: Summary) -> Outcome:
        """May raise `Unreachable`."""
        key = f"{table}/{summary.game}"
        if (found := self._known.get(key)) is None:
            found = await self._read(table, summary)
            self._known.put(key, found)
        return found

    async def _read(self, table: TableId, summary: Summary) -> Outcome:
        stored = await self._store.find_record(table, summary.game)
        rules = self._games.get(summary.name)
        if stored is None or rules is None:
            return Outcome()
        try:
            public = last_public(load(stored.record), rules)
        except BrokenRecord:
            return Outcome()
        if (result := rules.result(public)) is None:
            return Outcome()
        winners = tuple(person_id for n, person_id in enumerate(summary.people) if n in result.winners)
        return Outcome(winners, result.reason, public.roles_at_end)
