"""The reveal timer of a commit-reveal deal: devices have some seconds to reveal what they committed to."""

import asyncio
from collections.abc import Callable

from msgspec import Struct

from camlann.server.keeper.pending_commit import Commit
from camlann.server.keeper.table_state import TableState
from camlann.table import Table

REVEAL_SECONDS = 3.0
"""On this process's clock; a new keeper starts again."""


class Overdue(Struct, frozen=True):
    """The time to reveal is over for this deal."""

    deal: str


class RevealTimer:
    def __init__(self, ring: Callable[[Overdue], None]) -> None:
        self._ring, self._deal = ring, ""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        return self._timer is not None

    def changed(self, state: TableState, commit: Commit | None) -> None:
        """Follow the table. After a load the time starts again."""
        if commit is None:
            self.stop()
        self._set(state.table)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._deal = None, ""

    def _set(self, table: Table) -> None:
        """Start it for a newly opened deal."""
        deal = table.deals.open.name if table.deals.open is not None else ""
        if deal != self._deal:
            self.stop()
            self._deal = deal
            if deal:
                loop = asyncio.get_running_loop()
                self._timer = loop.call_later(REVEAL_SECONDS, self._ring, Overdue(deal))
