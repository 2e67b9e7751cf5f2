"""The timer of an open deal: devices have some seconds to reveal what they committed to."""

import asyncio
from collections.abc import Callable

from msgspec import Struct

from camlann.server.keeper.commit import Commit
from camlann.server.keeper.table_state import TableState
from camlann.table import Table

REVEAL_SECONDS = 3.0
"""By this process's own clock; a new keeper counts anew."""


class Overdue(Struct, frozen=True):
    """Whoever has not shown their number to this deal does not any more."""

    deal: str


class RevealTimer:
    def __init__(self, ring: Callable[[Overdue], None]) -> None:
        self._ring, self._deal = ring, ""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        return self._timer is not None

    def changed(self, state: TableState, commit: Commit | None) -> None:
        """Keep in step with the table. After a read the time is counted anew."""
        if commit is None:
            self.stop()
        self._set(state.table)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._deal = None, ""

    def _set(self, table: Table) -> None:
        """Start it for a deal that has just been opened, or found open."""
        deal = table.deals.open.name if table.deals.open is not None else ""
        if deal != self._deal:
            self.stop()
            self._deal = deal
            if deal:
                loop = asyncio.get_running_loop()
                self._timer = loop.call_later(REVEAL_SECONDS, self._ring, Overdue(deal))
