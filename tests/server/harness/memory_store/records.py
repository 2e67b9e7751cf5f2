"""Records of finished games, and links to them."""

from collections.abc import Sequence

from msgspec.structs import replace

from camlann.server.store import PlayedAtTable, RecordLink, StoredRecord, Summary, TableId
from camlann.table import PersonId
from tests.server.harness.memory_store.subject import Subject, call


class MemoryRecords(Subject):
    @call
    def add_record(self, kept: StoredRecord) -> None:
        self.disk.records.setdefault((kept.table, kept.game), kept)

    @call
    def find_record(self, table: TableId, game: int) -> StoredRecord | None:
        return self.disk.records.get((table, game))

    @call
    def records_of(self, table: TableId) -> list[Summary]:
        kept = [self.disk.records[key] for key in sorted(self.disk.records) if key[0] == table]
        return [_summary(each) for each in kept]

    @call
    def played_at(
        self, tables: Sequence[TableId], person_ids: Sequence[PersonId], most: int
    ) -> list[PlayedAtTable]:
        found: dict[TableId, list[Summary]] = {}
        for (table, _), kept in sorted(self.disk.records.items()):
            if table in tables and {*person_ids} & {*kept.people}:
                found.setdefault(table, []).append(_summary(kept))
        return [
            PlayedAtTable(table, len(games), tuple(games[len(games) - min(most, len(games)) :]))
            for table, games in found.items()
        ]

    @call
    def add_record_link(self, link: RecordLink) -> RecordLink:
        for there in self._record_links(link.table, link.game):
            if there.person_id == link.person_id:
                return there
        self.disk.record_links[link.name] = replace(link, named=(link.person_id,))
        return self.disk.record_links[link.name]

    @call
    def find_record_link(self, name: str) -> RecordLink | None:
        return self.disk.record_links.get(name)

    @call
    def record_links_of(self, table: TableId, game: int) -> list[RecordLink]:
        return self._record_links(table, game)

    @call
    def set_record_link_name(self, name: str, person_id: PersonId, agreed: bool) -> None:
        self.disk.set_record_link_name(name, person_id, agreed)

    @call
    def add_analysis(self, table: TableId, game: int, viewpoint: str, version: int, analysis: bytes) -> None:
        self.disk.analyses[table, game, viewpoint] = version, analysis

    @call
    def find_analysis(self, table: TableId, game: int, viewpoint: str, version: int) -> bytes | None:
        there, analysis = self.disk.analyses.get((table, game, viewpoint), (version, None))
        return analysis if there == version else None

    @call
    def delete_record_link(self, name: str) -> None:
        self.disk.record_links.pop(name, None)

    def _record_links(self, table: TableId, game: int) -> list[RecordLink]:
        found = [each for each in self.disk.record_links.values() if (each.table, each.game) == (table, game)]
        return sorted(found, key=lambda each: (each.made, each.name))


def _summary(kept: StoredRecord) -> Summary:
    return Summary(kept.game, kept.people, kept.name, kept.winners, kept.reason, kept.at, kept.roles)
