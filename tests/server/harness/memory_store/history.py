"""Which tables somebody has visited, and when last."""

from collections.abc import Sequence

from camlann.server.store import TableId
from camlann.server.store.visited_tables import Visit
from camlann.table import PersonId
from tests.server.harness.memory_store.subject import Subject, call


class MemoryHistory(Subject):
    @call
    def add_visit(self, person_id: PersonId, table: TableId, at: int) -> None:
        self.disk.visits[person_id, table] = max(at, self.disk.visits.get((person_id, table), at))

    @call
    def visits_of(self, person_ids: Sequence[PersonId], before: int, limit: int) -> list[Visit]:
        found = [visit for visit in self._visits(person_ids) if visit.at < before]
        return sorted(found, key=lambda visit: (-visit.at, -visit.table_name.id))[:limit]

    @call
    def visits(self, person_ids: Sequence[PersonId], table: TableId) -> list[Visit]:
        found = [visit for visit in self._visits(person_ids) if visit.table_name.id == table]
        return sorted(found, key=lambda visit: (-visit.at, visit.person_id))

    @call
    def delete_visit(self, person_id: PersonId, table: TableId) -> None:
        self.disk.visits.pop((person_id, table), None)

    def _visits(self, person_ids: Sequence[PersonId]) -> list[Visit]:
        places = self.disk.places
        return [
            Visit(person_id, places[table], at)
            for (person_id, table), at in self.disk.visits.items()
            if person_id in person_ids and table in places
        ]
