"""Open tables in the public list."""

from msgspec.structs import replace

from camlann.server.store import TableId
from camlann.server.store.listings import Listing
from tests.server.harness.memory_store.subject import Subject, call


class MemoryListings(Subject):
    @call
    def list_table(self, listing: Listing) -> None:
        kept = self.disk.listings.get(listing.table_name.id, listing)
        self.disk.listings[listing.table_name.id] = replace(listing, listed_at=kept.listed_at)

    @call
    def unlist(self, table: TableId) -> None:
        self.disk.listings.pop(table, None)

    @call
    def listed(self, game: str | None, language: str | None, before: int, limit: int) -> list[Listing]:
        found = [
            listing
            for listing in self.disk.listings.values()
            if listing.listed_at < before
            and game in (None, listing.game)
            and language in (None, listing.language)
        ]
        return sorted(found, key=lambda listing: (-listing.listed_at, -listing.table_name.id))[:limit]
