"""Private notes that somebody keeps at a table."""

from collections.abc import Sequence

from camlann.server.store import TableId
from camlann.server.store.notes import Notes
from camlann.table import PersonId
from tests.server.harness.memory_store.subject import Subject, call


class MemoryNotes(Subject):
    @call
    def write_notes(self, notes: Notes) -> bool:
        kept, key = self.disk.notes, (notes.person_id, notes.table)
        had = kept.get(key)
        version = 0 if had is None else had.version
        if had != notes and version == notes.version - 1 and notes.person_id not in self.disk.erased:
            kept[key] = notes
        return kept.get(key) == notes

    @call
    def notes(self, person_ids: Sequence[PersonId], table: TableId | None = None) -> list[Notes]:
        kept = self.disk.notes.values()
        found = [each for each in kept if each.person_id in person_ids and table in (None, each.table)]
        return sorted(found, key=lambda each: (-each.at, -each.table, each.person_id))

    @call
    def delete_notes(self, person_ids: Sequence[PersonId], table: TableId) -> None:
        for person_id in person_ids:
            self.disk.notes.pop((person_id, table), None)
