"""Records of finished games, and links to them."""

from msgspec.structs import replace

from camlann.server.store import Share, StoredRecord, Summary, TableId
from camlann.server.store.storable_rows import HEAD_BYTES, summary
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
        return [
            summary(
                Summary(each.game, each.people, each.name, each.winners, each.reason, each.at),
                each.record[:HEAD_BYTES],
            )
            for each in kept
        ]

    @call
    def share(self, share: Share) -> Share:
        for there in self._shares(share.table, share.game):
            if there.person_id == share.person_id:
                return there
        self.disk.shares[share.name] = replace(share, named=(share.person_id,))
        return self.disk.shares[share.name]

    @call
    def find_share(self, name: str) -> Share | None:
        return self.disk.shares.get(name)

    @call
    def shares_of(self, table: TableId, game: int) -> list[Share]:
        return self._shares(table, game)

    @call
    def name_in_share(self, name: str, person_id: PersonId, agreed: bool) -> None:
        self.disk.name_in_share(name, person_id, agreed)

    @call
    def unshare(self, name: str) -> None:
        self.disk.shares.pop(name, None)

    def _shares(self, table: TableId, game: int) -> list[Share]:
        found = [each for each in self.disk.shares.values() if (each.table, each.game) == (table, game)]
        return sorted(found, key=lambda each: (each.made, each.name))
