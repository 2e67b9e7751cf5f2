"""Records of finished games, and links by which anybody may read one."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from camlann.server.store.tables import Place, TableId
from camlann.table import Who


class Kept(Struct, frozen=True):
    """A finished game."""

    table: TableId
    game: int
    people: tuple[Who, ...]
    """Who sat there at the end, clockwise."""
    record: bytes
    name: str = ""
    """Which game it was. Of a game kept before this was noted nothing of what follows is known."""
    winners: tuple[Who, ...] = ()
    reason: str = ""
    """The code of how it ended."""
    at: int = 0
    """When it ended, in milliseconds since 1970."""


class Summary(Struct, frozen=True):
    """A finished game in short."""

    game: int
    people: tuple[Who, ...]
    name: str
    """Which game it was; empty if neither its line nor the head of its record says so."""
    winners: tuple[Who, ...] = ()
    reason: str = ""
    at: int = 0
    """0: only its record knows how it ended."""


class Share(Struct, frozen=True):
    """A link to a finished game."""

    name: str
    """Random, 128 bits."""
    table: TableId
    game: int
    who: Who
    """Who made it."""
    made: int
    named: tuple[Who, ...] = ()
    """Who is called by name there, in order."""


class RecordStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def keep(self, kept: Kept) -> None:
        """Keep a finished game; keeping it again changes nothing."""
        ...

    async def kept(self, table: TableId, game: int) -> Kept | None: ...

    async def records_of(self, table: TableId) -> list[Summary]:
        """The finished games of a table, in the order they were begun."""
        ...

    async def sat_in(self, whos: Sequence[Who]) -> list[tuple[Place, int]]:
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

    async def shared_by(self, whos: Sequence[Who]) -> list[Share]:
        """The links this person has made, and those that call them by name, in the order they were made."""
        ...

    async def name_in_share(self, name: str, who: Who, agreed: bool) -> None:
        """Whether somebody is called by name there. Of a link that is not there nothing is kept."""
        ...

    async def unshare(self, name: str) -> None:
        """From now on it is as if there had never been such a link."""
        ...
