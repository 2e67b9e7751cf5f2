"""Join requests: a person asks to join a table, and the table answers.

Times are milliseconds of the caller's clock. An expired request is treated as absent.
"""

from enum import IntEnum
from typing import Protocol

from msgspec import Struct

from camlann.server.store.table_names import TableId
from camlann.table import PersonId


class JoinRequestState(IntEnum):
    WAITING = 0
    LET_IN = 1
    REFUSED = 2


class JoinRequest(Struct, frozen=True):
    """A person asks to join a table."""

    id: str
    table: TableId
    person_id: PersonId
    expires_at: int
    state: JoinRequestState = JoinRequestState.WAITING


class JoinRequestStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def add_join_request(self, join_request: JoinRequest) -> None: ...

    async def find_join_request(self, id: str, now: int) -> JoinRequest | None: ...

    async def join_requests(
        self, table: TableId, now: int, state: JoinRequestState = JoinRequestState.WAITING
    ) -> list[JoinRequest]:
        """The requests in this state, the oldest first."""
        ...

    async def answer_join_request(self, id: str, state: JoinRequestState) -> None:
        """The first answer counts."""
        ...
