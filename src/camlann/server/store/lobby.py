"""What is kept in front of the tables: codes to come by, knocks on the door, and tables open to anybody.

Times are milliseconds of the caller's clock. What has run out is as if it were not there.
"""

from enum import IntEnum
from typing import Protocol

from msgspec import Struct

from camlann.server.store.places import Place, TableId
from camlann.table.company import Who


class Code(Struct, frozen=True):
    """A few digits that mean a table for a while."""

    code: str
    table: TableId
    until: int
    open_until: int = 0
    """So long it lets anybody in without a knock."""


class Answered(IntEnum):
    WAITING = 0
    LET_IN = 1
    REFUSED = 2


class Knock(Struct, frozen=True):
    """Somebody wants to come in."""

    id: str
    table: TableId
    who: Who
    until: int
    state: Answered = Answered.WAITING


class Listing(Struct, frozen=True):
    """A table that anybody may find."""

    place: Place
    game: str
    language: str
    free: int
    """Places nobody sits in."""
    clock: int
    """Seconds for a choice; 0: as long as it takes."""
    bots: int
    """How many of those who sit are programs."""
    since: int


class Lobby(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def add_code(self, code: Code, now: int) -> bool:
        """False if the code means another table now. For the same table its times are set anew."""
        ...

    async def find_code(self, code: str, now: int) -> Code | None: ...

    async def codes_of(self, table: TableId, now: int) -> list[Code]:
        """The codes that mean this table, the one that lasts longest first."""
        ...

    async def open_code(self, code: str, table: TableId, open_until: int) -> None:
        """Let in whoever comes by this code until then, if it means this table."""
        ...

    async def knock(self, knock: Knock) -> None: ...

    async def find_knock(self, id: str, now: int) -> Knock | None: ...

    async def knocks(self, table: TableId, now: int) -> list[Knock]:
        """Those that wait for an answer, the one that has waited longest first."""
        ...

    async def answer_knock(self, id: str, state: Answered) -> None:
        """The first answer counts."""
        ...

    async def list_table(self, listing: Listing) -> None:
        """Anybody may find it, as it stands now. It keeps the time since which it is listed."""
        ...

    async def unlist(self, table: TableId) -> None: ...

    async def listed(self, game: str | None, language: str | None, before: int, limit: int) -> list[Listing]:
        """Open tables (of this game, in this language), the latest first, each since before `before`."""
        ...
