"""Listings: tables that anybody may find and join."""

from typing import Protocol

from msgspec import Struct

from camlann.server.store.tables import TableId, TableName


class Listing(Struct, frozen=True):
    """A table that anybody may find."""

    place: TableName
    game: str
    language: str
    free: int
    """Places nobody sits in."""
    clock: int
    """Seconds for a choice; 0: as long as it takes."""
    bots: int
    """How many of those who sit are programs."""
    since: int


class ListingStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def list_table(self, listing: Listing) -> None:
        """Anybody may find it, as it stands now. It keeps the time since which it is listed."""
        ...

    async def unlist(self, table: TableId) -> None: ...

    async def listed(self, game: str | None, language: str | None, before: int, limit: int) -> list[Listing]:
        """Open tables (of this game, in this language), the latest first, each since before `before`."""
        ...
