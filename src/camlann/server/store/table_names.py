"""Tables: the internal id of a table, and the public name in its URL."""

from collections.abc import Sequence
from typing import NewType, Protocol

from msgspec import Struct

TableId = NewType("TableId", int)
"""A table's internal id: 64 bits, in order of time. Its public name cannot be guessed."""


class TableName(Struct, frozen=True):
    """A table's internal id and its public name."""

    id: TableId
    name: str


class TableStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def add_table(self, table_name: TableName) -> None: ...

    async def find_table(self, name: str) -> TableName | None: ...

    async def table_names(self, tables: Sequence[TableId]) -> list[TableName]:
        """The names of those tables that exist, in order."""
        ...
