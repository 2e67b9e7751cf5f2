"""Abandoned games: a game that nobody comes back to ends by itself, without a result.

While somebody looks at a game without a clock, a wake-up is stored for the day when nobody will have looked
for as many days as the host has set. When it is due, a keeper loads the table and waits whether anybody
comes. There is always one extra day. If no keeper ran for longer than that, people could not come, and it
starts over.
"""

from camlann.server.keeper.retry import with_retry
from camlann.server.keeper.table_state import TableState
from camlann.server.keeper.wake_ups import Wake, runs
from camlann.server.store import Store, TableId
from camlann.server.store.wake_ups import WakeUp
from camlann.tasks import Tasks

DAY_MS = 86_400_000
"""How often the wake-up is updated."""
MAX_REPRIEVE_DAYS = 7
"""The longest extra time after a period without any keeper."""


class AbandonedGames:
    def __init__(self, table: TableId, store: Store, tasks: Tasks) -> None:
        self._table, self._store, self._tasks = table, store, tasks
        self._written: tuple[int, int] | None = None
        """When the wake-up was last stored, and for how many days."""
        self.found = False
        """True if nobody has looked at the table for as many days as the host has set."""

    def wake(self, state: TableState, wake: Wake, wall: int) -> None:
        """Handle a due wake-up."""
        if wake.reason != "abandoned":
            return
        self._written = wake.at, 0
        days = _days(state)
        if days and wall - wake.at > DAY_MS:
            self._write(state, wall, min(days, MAX_REPRIEVE_DAYS))
        else:
            self.found = days > 0
            if not days:
                self._strike(state)

    def look(self, state: TableState, wall: int, anybody: bool) -> None:
        """Once a second: note whether anybody looks at the table."""
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
    """After how many days this game counts as abandoned; 0: never."""
    table = state.table
    return table.settings.abandoned if table.playing and not runs(table) else 0
