"""History: at which tables a person has been, and when."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from camlann.server.store.tables import Place, TableId
from camlann.table import Who


class Visit(Struct, frozen=True):
    """Somebody was at a table."""

    who: Who
    place: Place
    at: int


class HistoryStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def visited(self, who: Who, table: TableId, at: int) -> None: ...

    async def tables_of(self, whos: Sequence[Who], before: int, limit: int) -> list[Visit]:
        """Where these have been, the latest first, each time before `before`."""
        ...

    async def visits(self, whos: Sequence[Who], table: TableId) -> list[Visit]:
        """Which of these have been at this table, the latest first."""
        ...

    async def forget(self, who: Who, table: TableId) -> None:
        """They do not want to be reminded of it."""
        ...
