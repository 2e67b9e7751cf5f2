"""Games that nobody comes back to end by themselves, without a result.

While somebody looks at a game that no clock drives, it is written down from when on nobody will have done so
for as many days as the host has said. Once that is past, whichever keeper finds it takes the table in and
waits whether anybody comes. A day more than was said is always given, and if no keeper was there to look for
longer than that, people may not have been able to come: then it begins anew.
"""

from camlann.server.keeper.retry import with_retry
from camlann.server.keeper.table_state import TableState
from camlann.server.keeper.wake_ups import Wake, runs
from camlann.server.store import Store, TableId
from camlann.server.store.wake_ups import WakeUp
from camlann.tasks import Tasks

DAY_MS = 86_400_000
"""In milliseconds. So often it is written down anew."""
WEEK = 7
"""Days that are given at most where nobody was there to look."""


class AbandonedGames:
    def __init__(self, table: TableId, store: Store, tasks: Tasks) -> None:
        self._table, self._store, self._tasks = table, store, tasks
        self._written: tuple[int, int] | None = None
        """When it was last written down, and for how many days."""
        self.found = False
        """Whether nobody has looked at the table for as long as was said."""

    def wake(self, state: TableState, wake: Wake, wall: int) -> None:
        """The table was found to be due."""
        if wake.reason != "abandoned":
            return
        self._written = wake.at, 0
        days = _days(state)
        if days and wall - wake.at > DAY_MS:
            self._write(state, wall, min(days, WEEK))
        else:
            self.found = days > 0
            if not days:
                self._strike(state)

    def look(self, state: TableState, wall: int, anybody: bool) -> None:
        """Once a second: whether anybody looks at the table."""
        days = _days(state)
        if not days:
            if self._written is not None:
                self._strike(state)
        elif anybody or self._written is None:
            self.found = False
            if self._written is None or self._written[1] != days or abs(wall - self._written[0]) > DAY_MS:
                self._write(state, wall, days)

    def _write(self, state: TableState, wall: int, days: int) -> None:
        self._written, self.found = (wall, days), False
        due = WakeUp(self._table, "abandoned", wall + (days + 1) * DAY_MS, state.n)
        self._tasks.spawn(with_retry(lambda: self._store.set_wake_up(due)))

    def _strike(self, state: TableState) -> None:
        self._written, self.found = None, False
        n = state.n + 1
        self._tasks.spawn(with_retry(lambda: self._store.delete_wake_up(self._table, "abandoned", n)))


def _days(state: TableState) -> int:
    """How long this game waits for somebody; 0: it ends anyhow, or waits for ever."""
    table = state.table
    return table.settings.abandoned if table.playing and not runs(table) else 0
