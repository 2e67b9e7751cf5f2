"""Who played each game to its end, and who abandoned it."""

from collections.abc import Sequence

from camlann.server.store.completion_records import CompletionCounts, CompletionRecord
from camlann.table import PersonId
from tests.server.harness.memory_store.subject import Subject, call


class MemoryCompletionRecords(Subject):
    @call
    def add_completion_records(self, records: Sequence[CompletionRecord]) -> None:
        for record in records:
            if record.person_id not in self.disk.erased:
                self.disk.played.setdefault((record.table, record.game, record.person_id), record)

    @call
    def completion_counts(self, person_ids: Sequence[PersonId]) -> list[CompletionCounts]:
        found, joined = [], self.disk.joined
        for person_id in dict.fromkeys(person_ids):
            main = joined.get(person_id, person_id)
            mine = [
                record
                for record in self.disk.played.values()
                if joined.get(record.person_id, record.person_id) == main
            ]
            if mine and person_id in self.disk.people:
                found.append(CompletionCounts(person_id, len(mine), sum(record.abandoned for record in mine)))
        return found

    @call
    def completion_records_of(self, person_ids: Sequence[PersonId]) -> list[CompletionRecord]:
        mine = [record for record in self.disk.played.values() if record.person_id in person_ids]
        return sorted(mine, key=lambda record: (-record.at, record.table, record.game, record.person_id))

    @call
    def delete_completion_records_before(self, before: int) -> None:
        for key in [key for key, record in self.disk.played.items() if record.at < before]:
            del self.disk.played[key]
