"""Which tables somebody has visited, and when last."""

from collections.abc import Sequence

from camlann.server.store import TableId
from camlann.server.store.history import Visit
from camlann.table import Who
from tests.server.harness.memory_store.subject import Subject, call


class MemoryHistory(Subject):
    @call
    def visited(self, who: Who, table: TableId, at: int) -> None:
        self.disk.visits[who, table] = max(at, self.disk.visits.get((who, table), at))

    @call
    def tables_of(self, whos: Sequence[Who], before: int, limit: int) -> list[Visit]:
        found = [visit for visit in self._visits(whos) if visit.at < before]
        return sorted(found, key=lambda visit: (-visit.at, -visit.place.id))[:limit]

    @call
    def visits(self, whos: Sequence[Who], table: TableId) -> list[Visit]:
        found = [visit for visit in self._visits(whos) if visit.place.id == table]
        return sorted(found, key=lambda visit: (-visit.at, visit.who))

    @call
    def forget(self, who: Who, table: TableId) -> None:
        self.disk.visits.pop((who, table), None)

    def _visits(self, whos: Sequence[Who]) -> list[Visit]:
        places = self.disk.places
        return [
            Visit(who, places[table], at)
            for (who, table), at in self.disk.visits.items()
            if who in whos and table in places
        ]
