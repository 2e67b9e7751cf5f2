"""Tables: the id a table has inside the server, and the name it has in its address."""

from collections.abc import Sequence
from typing import NewType, Protocol

from msgspec import Struct

TableId = NewType("TableId", int)
"""A table, inside: 64 bits, in order of time. Outside it has a name nobody can guess."""


class TableName(Struct, frozen=True):
    """A table by its inner number and its outer name."""

    id: TableId
    name: str


class TableStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def add_table(self, place: TableName) -> None: ...

    async def find_table(self, name: str) -> TableName | None: ...

    async def places(self, tables: Sequence[TableId]) -> list[TableName]:
        """Those of these that there are, in order."""
        ...
