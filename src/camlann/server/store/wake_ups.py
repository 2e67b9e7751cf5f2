"""Wake-ups: tables that a keeper must load at a time, although nobody looks at them."""

from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

from camlann.server.store.tables import TableId

Errand: TypeAlias = Literal["clock", "abandoned"]
"""Why: a clock runs there; or nobody has come back for a very long time."""


class Due(Struct, frozen=True):
    table: TableId
    errand: Errand
    at: int
    """From when on, in milliseconds of the caller's clock. 0: at any time, whatever clocks say."""
    n: int
    """How long the table's log was when this was written: what was written later counts."""


class WakeUpStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def set_due(self, due: Due) -> None:
        """Write it down, or write it anew, unless it was written later."""
        ...

    async def end_due(self, table: TableId, errand: Errand, n: int) -> None:
        """Strike it off, if it was written before the log was so long."""
        ...

    async def due(self, now: int, limit: int, after: Due | None = None) -> list[Due]:
        """What is due by now, the longest due first, from behind `after` on."""
        ...
