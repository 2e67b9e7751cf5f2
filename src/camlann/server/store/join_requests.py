"""Join requests: somebody asks to be let in to a table, and the table answers.

Times are milliseconds of the caller's clock. A request that has run out is as if it were not there.
"""

from enum import IntEnum
from typing import Protocol

from msgspec import Struct

from camlann.server.store.tables import TableId
from camlann.table import Who


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


class JoinRequestStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def knock(self, knock: Knock) -> None: ...

    async def find_knock(self, id: str, now: int) -> Knock | None: ...

    async def knocks(self, table: TableId, now: int) -> list[Knock]:
        """Those that wait for an answer, the one that has waited longest first."""
        ...

    async def answer_knock(self, id: str, state: Answered) -> None:
        """The first answer counts."""
        ...
