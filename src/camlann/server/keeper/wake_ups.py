"""Wake-ups: tables that must be loaded although nobody looks at them, because a clock runs there.

Before a clock starts, a wake-up is stored for its table; it is deleted after the clock has stopped. Every
keeper scans the wake-ups of its own slots and loads their tables. So no deadline is lost when all keepers
have crashed. A leftover wake-up costs only one load.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct

from camlann.server.keeper.pending_commit import Commit
from camlann.server.keeper.retry import with_retry
from camlann.server.keeper.table_state import TableState
from camlann.server.store import Store, TableId
from camlann.server.store.slots import SLOTS
from camlann.server.store.wake_ups import SLOTS_PER_QUERY, WakeUp, WakeUpReason
from camlann.table import Table, fold
from camlann.tasks import Tasks

SETTLE_SECONDS = 3.0
"""Until a new keeper knows the others and does not take all tables for its own."""
SCAN_SECONDS = 10.0
BATCH_SIZE = 1_000


class Wake(Struct, frozen=True):
    """Wake a table: the reason, and since when it is due."""

    reason: WakeUpReason
    at: int


class WakeUps:
    """Stores and deletes the wake-up of one table."""

    def __init__(self, table: TableId, store: Store, tasks: Tasks) -> None:
        self._table, self._store, self._tasks = table, store, tasks
        self._listed = False

    async def ahead(self, state: TableState, commit: Commit) -> None:
        """Before a commit is stored: store a wake-up if a clock runs after it."""
        if commit.table and not self._listed and runs(fold(state.table, commit.table)):
            due = WakeUp(self._table, "clock", 0, state.n)
            await with_retry(lambda: self._store.set_wake_up(due))
            self._listed = True

    def changed(self, state: TableState, commit: Commit | None) -> None:
        """The table was loaded, or its people have changed."""
        if commit is None or commit.table:
            self.note(state)

    def note(self, state: TableState, *, found: bool = False) -> None:
        """The table was loaded or has changed, or a wake-up was `found`."""
        listed, self._listed = self._listed or found, runs(state.table)
        if listed and not self._listed:
            n = state.n
            self._tasks.spawn(with_retry(lambda: self._store.delete_wake_up(self._table, "clock", n)))


def runs(table: Table) -> bool:
    """Does a clock run in the current game?"""
    clock = table.choice is not None and table.choice.clock.runs
    return clock and table.playing and not table.current.adjourned


async def watch_wake_ups(
    store: Store,
    now: Callable[[], int],
    slots: Callable[[], Sequence[int]],
    take: Callable[[WakeUp], Awaitable[bool]],
) -> None:
    """Scan the own slots for due wake-ups again and again.

    If a table is not taken, the scan stops, and goes on from there in the next round.
    """
    await asyncio.sleep(SETTLE_SECONDS)
    begin = 0
    while True:
        groups = _groups(slots())
        for number in range(len(groups)):
            group = groups[(begin + number) % len(groups)]
            if not await _scan(store, now, group, take):
                begin = (begin + number) % len(groups)
                break
        await asyncio.sleep(SCAN_SECONDS)


def _groups(slots: Sequence[int]) -> list[Sequence[int] | None]:
    """The slots that are asked for at once. A keeper that owns all asks for all tables at once."""
    if len(slots) == SLOTS:
        return [None]
    return [slots[first : first + SLOTS_PER_QUERY] for first in range(0, len(slots), SLOTS_PER_QUERY)]


async def _scan(
    store: Store,
    now: Callable[[], int],
    slots: Sequence[int] | None,
    take: Callable[[WakeUp], Awaitable[bool]],
) -> bool:
    """Take what is due in these slots, page by page; False: a table was not taken."""
    last: WakeUp | None = None
    while True:
        at, after = now(), last
        page = await with_retry(lambda: store.due_wake_ups(at, BATCH_SIZE, after, slots))  # noqa: B023
        for last in page:
            if not await take(last):
                return False
        if len(page) < BATCH_SIZE:
            return True
