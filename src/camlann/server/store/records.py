"""Records of finished games, and public links to them."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from camlann.server.store.table_names import TableId, TableName
from camlann.table import PersonId

BROKEN_OFF = "broken-off"
"""The end reason of a game without a result."""


class StoredRecord(Struct, frozen=True):
    """A finished game."""

    table: TableId
    game: int
    people: tuple[PersonId, ...]
    """The people in the seats at the end, clockwise."""
    record: bytes
    """The file as it was written; empty if the store cannot read what it kept."""
    name: str = ""
    """Which game it was."""
    winners: tuple[PersonId, ...] = ()
    reason: str = ""
    """The code of how it ended."""
    at: int = 0
    """When it ended, in milliseconds since 1970."""
    roles: tuple[str, ...] = ()
    """The role of each seat as everybody was told at the end; empty if there are none, or nobody was."""


class Summary(Struct, frozen=True):
    """The summary of a finished game: everything but its record."""

    game: int
    people: tuple[PersonId, ...]
    name: str
    """Which game it was."""
    winners: tuple[PersonId, ...] = ()
    reason: str = ""
    at: int = 0
    """When it ended, in milliseconds since 1970."""
    roles: tuple[str, ...] = ()
    """The role of each seat, as everybody was told at the end."""


class PlayedAtTable(Struct, frozen=True):
    """The finished games of a table in which somebody had a seat at the end."""

    table: TableId
    count: int
    latest: tuple[Summary, ...]
    """Some of them, in the order they began."""


class RecordLink(Struct, frozen=True):
    """A public link to a finished game."""

    name: str
    """Random, 128 bits."""
    table: TableId
    game: int
    person_id: PersonId
    """The person who made the link."""
    made: int
    named: tuple[PersonId, ...] = ()
    """The people whose names it shows, in order. The others get a pseudonym."""


class RecordStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def add_record(self, record: StoredRecord) -> None:
        """Store a finished game. Storing it again changes nothing."""
        ...

    async def find_record(self, table: TableId, game: int) -> StoredRecord | None: ...

    async def records_of(self, table: TableId) -> list[Summary]:
        """Summaries of a table's finished games, in the order they began."""
        ...

    async def played_at(
        self, tables: Sequence[TableId], person_ids: Sequence[PersonId], most: int
    ) -> list[PlayedAtTable]:
        """What this person has played at these tables: the latest `most` of each. No table without a game."""
        ...

    async def finished_games_of(self, person_ids: Sequence[PersonId]) -> list[tuple[TableName, int]]:
        """The finished games where this person had a seat at the end: table and number, in order."""
        ...

    async def add_record_link(self, link: RecordLink) -> RecordLink:
        """Return this person's link to this game: this one, or the one they already had.

        It shows the name of the person who makes it.
        """
        ...

    async def find_record_link(self, name: str) -> RecordLink | None: ...

    async def record_links_of(self, table: TableId, game: int) -> list[RecordLink]:
        """The links to a game, the oldest first."""
        ...

    async def record_links_by(self, person_ids: Sequence[PersonId]) -> list[RecordLink]:
        """The links this person has made and those that show their name, in the order they were made."""
        ...

    async def set_record_link_name(self, name: str, person_id: PersonId, agreed: bool) -> None:
        """Set whether a link shows this person's name. Nothing is stored for a link that does not exist."""
        ...

    async def add_analysis(
        self, table: TableId, game: int, viewpoint: str, version: int, analysis: bytes
    ) -> None:
        """Store the analysis of a finished game from a viewpoint, in the place of one of another version."""
        ...

    async def find_analysis(
        self, table: TableId, game: int, viewpoint: str, version: int
    ) -> bytes | None: ...

    async def delete_record_link(self, name: str) -> None:
        """Delete a link."""
        ...
