"""History of visits: at which tables a person has been, and when."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from camlann.server.store.table_names import TableId, TableName
from camlann.table import PersonId


class Visit(Struct, frozen=True):
    """A person was at a table."""

    person_id: PersonId
    table_name: TableName
    at: int


class HistoryStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def add_visit(self, person_id: PersonId, table: TableId, at: int) -> None: ...

    async def visits_of(self, person_ids: Sequence[PersonId], before: int, limit: int) -> list[Visit]:
        """The visits of these people before `before`, the latest first."""
        ...

    async def visits(self, person_ids: Sequence[PersonId], table: TableId) -> list[Visit]:
        """The visits of these people to this table, the latest first."""
        ...

    async def delete_visit(self, person_id: PersonId, table: TableId) -> None:
        """The person removes this table from their list."""
        ...
