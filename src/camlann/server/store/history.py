"""History: at which tables a person has been, and when."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from camlann.server.store.tables import TableId, TableName
from camlann.table import PersonId


class Visit(Struct, frozen=True):
    """Somebody was at a table."""

    person_id: PersonId
    place: TableName
    at: int


class HistoryStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def visited(self, person_id: PersonId, table: TableId, at: int) -> None: ...

    async def tables_of(self, person_ids: Sequence[PersonId], before: int, limit: int) -> list[Visit]:
        """Where these have been, the latest first, each time before `before`."""
        ...

    async def visits(self, person_ids: Sequence[PersonId], table: TableId) -> list[Visit]:
        """Which of these have been at this table, the latest first."""
        ...

    async def forget(self, person_id: PersonId, table: TableId) -> None:
        """They do not want to be reminded of it."""
        ...
