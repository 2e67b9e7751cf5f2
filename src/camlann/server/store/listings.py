"""Listings: the public list of open tables that anybody may join."""

from typing import Protocol

from msgspec import Struct

from camlann.server.store.table_names import TableId, TableName


class Listing(Struct, frozen=True):
    """One open table in the public list."""

    table_name: TableName
    game: str
    language: str
    free_seats: int
    choice_seconds: int
    """Seconds for a choice; 0: no limit."""
    bots: int
    """How many seats have bots."""
    listed_at: int
    people: int = 0
    """How many people sit there. Nobody is named."""
    preset: str = ""
    """The name of the preset; empty: the host's own options."""
    time_control: str = "none"
    """The name of its time control."""


class ListingStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def list_table(self, listing: Listing) -> None:
        """Add or update a listing. An update keeps `listed_at`."""
        ...

    async def unlist(self, table: TableId) -> None: ...

    async def listed(self, game: str | None, language: str | None, before: int, limit: int) -> list[Listing]:
        """Open tables (of this game, in this language) listed before `before`, the latest first."""
        ...
