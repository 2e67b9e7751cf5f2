"""What a person is told is kept of them, and its erasure."""

from collections.abc import Sequence

from camlann.server.store import RecordLink, TableId, TableName
from camlann.server.store.moderation import KEEP_CLOSED_REPORTS_MS, KEEP_OPEN_REPORTS_MS
from camlann.server.store.moderators import KEEP_FORMER_MODERATORS_MS
from camlann.table import PersonId
from tests.server.harness.memory_store.subject import Subject, call


class MemoryErasure(Subject):
    @call
    def finished_games_of(self, person_ids: Sequence[PersonId]) -> list[tuple[TableName, int]]:
        places, records = self.disk.places, self.disk.records.items()
        found = [key for key, kept in records if {*person_ids} & {*kept.people} and key[0] in places]
        return [(places[table], game) for table, game in sorted(found)]

    @call
    def record_links_by(self, person_ids: Sequence[PersonId]) -> list[RecordLink]:
        found = [
            each for each in self.disk.record_links.values() if {each.person_id, *each.named} & {*person_ids}
        ]
        return sorted(found, key=lambda each: (each.made, each.name))

    @call
    def table_names(self, tables: Sequence[TableId]) -> list[TableName]:
        found = [table_name for table_name in self.disk.tables.values() if table_name.id in tables]
        return sorted(found, key=lambda table_name: table_name.id)

    @call
    def erase(self, person_ids: Sequence[PersonId], at: int) -> None:
        self.disk.erase(person_ids, at)

    @call
    def sweep_privacy(self, now: int) -> None:
        disk = self.disk
        for person_id in disk.erased:
            disk.sweep(person_id)
        disk.reports = {
            id: each
            for id, each in disk.reports.items()
            if (not each.closed or each.closed > now - KEEP_CLOSED_REPORTS_MS)
            and each.made > now - KEEP_OPEN_REPORTS_MS
        }
        disk.moderators = [
            each
            for each in disk.moderators
            if not each.dismissed_at or each.dismissed_at > now - KEEP_FORMER_MODERATORS_MS
        ]
        disk.acts = {id: acts for id, acts in disk.acts.items() if id in disk.reports}
        disk.sanctions = {
            id: each for id, each in disk.sanctions.items() if each.until > now - KEEP_CLOSED_REPORTS_MS
        }
