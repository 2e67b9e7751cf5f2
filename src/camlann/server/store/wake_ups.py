"""Wake-ups: tables that a keeper must load at a certain time although nobody looks at them."""

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

from camlann.server.store.table_names import TableId

WakeUpReason: TypeAlias = Literal["clock", "abandoned"]
"""A clock runs there, or nobody has come back for a very long time."""

SLOTS_PER_QUERY = 256


class WakeUp(Struct, frozen=True):
    table: TableId
    reason: WakeUpReason
    at: int
    """Milliseconds of the caller's clock. 0: due at any time."""
    log_length: int
    """The length of the table's log when this was written: the write with the longer log wins."""


class WakeUpStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def set_wake_up(self, wake_up: WakeUp) -> None:
        """Write it, unless the store has one with a longer log."""
        ...

    async def delete_wake_up(self, table: TableId, reason: WakeUpReason, log_length: int) -> None:
        """Delete it, if it was written when the log was shorter than this."""
        ...

    async def due_wake_ups(
        self, now: int, limit: int, after: WakeUp | None = None, slots: Sequence[int] | None = None
    ) -> list[WakeUp]:
        """The wake-ups due by now, the longest due first, those after `after`.

        Of the tables in these slots, at most `SLOTS_PER_QUERY`, or of all tables.
        """
        ...
