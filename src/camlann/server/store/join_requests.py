"""Join requests: somebody asks to be let in to a table, and the table answers.

Times are milliseconds of the caller's clock. A request that has run out is as if it were not there.
"""

from enum import IntEnum
from typing import Protocol

from msgspec import Struct

from camlann.server.store.tables import TableId
from camlann.table import PersonId


class Answered(IntEnum):
    WAITING = 0
    LET_IN = 1
    REFUSED = 2


class JoinRequest(Struct, frozen=True):
    """Somebody wants to come in."""

    id: str
    table: TableId
    person_id: PersonId
    until: int
    state: Answered = Answered.WAITING


class JoinRequestStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def join_request(self, join_request: JoinRequest) -> None: ...

    async def find_join_request(self, id: str, now: int) -> JoinRequest | None: ...

    async def join_requests(self, table: TableId, now: int) -> list[JoinRequest]:
        """Those that wait for an answer, the one that has waited longest first."""
        ...

    async def answer_join_request(self, id: str, state: Answered) -> None:
        """The first answer counts."""
        ...
