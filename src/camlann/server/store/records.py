"""Records of finished games, and links by which anybody may read one."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from camlann.server.store.tables import TableId, TableName
from camlann.table import PersonId


class StoredRecord(Struct, frozen=True):
    """A finished game."""

    table: TableId
    game: int
    people: tuple[PersonId, ...]
    """Who sat there at the end, clockwise."""
    record: bytes
    name: str = ""
    """Which game it was. Of a game kept before this was noted nothing of what follows is known."""
    winners: tuple[PersonId, ...] = ()
    reason: str = ""
    """The code of how it ended."""
    at: int = 0
    """When it ended, in milliseconds since 1970."""


class Summary(Struct, frozen=True):
    """A finished game in short."""

    game: int
    people: tuple[PersonId, ...]
    name: str
    """Which game it was; empty if neither its line nor the head of its record says so."""
    winners: tuple[PersonId, ...] = ()
    reason: str = ""
    at: int = 0
    """0: only its record knows how it ended."""


class Share(Struct, frozen=True):
    """A link to a finished game."""

    name: str
    """Random, 128 bits."""
    table: TableId
    game: int
    person_id: PersonId
    """Who made it."""
    made: int
    named: tuple[PersonId, ...] = ()
    """Who is called by name there, in order."""


class RecordStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def keep(self, kept: StoredRecord) -> None:
        """Keep a finished game; keeping it again changes nothing."""
        ...

    async def kept(self, table: TableId, game: int) -> StoredRecord | None: ...

    async def records_of(self, table: TableId) -> list[Summary]:
        """The finished games of a table, in the order they were begun."""
        ...

    async def sat_in(self, person_ids: Sequence[PersonId]) -> list[tuple[TableName, int]]:
        """The finished games this person sat in at the end: table and number, in order."""
        ...

    async def share(self, share: Share) -> Share:
        """The link this person has to this game: this one, unless there is one already.

        Whoever makes a link is named in it.
        """
        ...

    async def find_share(self, name: str) -> Share | None: ...

    async def shares_of(self, table: TableId, game: int) -> list[Share]:
        """The links to a game, the oldest first."""
        ...

    async def shared_by(self, person_ids: Sequence[PersonId]) -> list[Share]:
        """The links this person has made, and those that call them by name, in the order they were made."""
        ...

    async def name_in_share(self, name: str, person_id: PersonId, agreed: bool) -> None:
        """Whether somebody is called by name there. Of a link that is not there nothing is kept."""
        ...

    async def unshare(self, name: str) -> None:
        """From now on it is as if there had never been such a link."""
        ...
