"""Tables that somebody must keep although nobody looks at them: a clock runs there.

Before a clock starts its table is written on a list, and struck off after it has stopped. Every keeper reads
the list again and again and takes in what is its own. So no deadline is lost when all keepers have died and
nobody comes back to the table; and one that is on the list in vain costs a look.
"""

import asyncio
from collections.abc import Awaitable, Callable

from msgspec import Struct

from camlann.server.keeper.commit import Commit
from camlann.server.keeper.retry import with_retry
from camlann.server.keeper.table_state import TableState
from camlann.server.store import Store, TableId
from camlann.server.store.wake_ups import WakeUp, WakeUpReason
from camlann.table import Table, fold
from camlann.tasks import Tasks

SETTLING = 3.0
"""Seconds until a new keeper knows the others, and does not take everything for its own."""
EVERY = 10.0
PAGE = 1_000


class Wake(Struct, frozen=True):
    """Look after this table: for what, and since when."""

    reason: WakeUpReason
    at: int


class WakeUps:
    """Whether one table is on the list."""

    def __init__(self, table: TableId, store: Store, tasks: Tasks) -> None:
        self._table, self._store, self._tasks = table, store, tasks
        self._listed = False

    async def ahead(self, state: TableState, commit: Commit) -> None:
        """A commit is about to be stored: if a clock runs after it, that is written down before."""
        if commit.table and not self._listed and runs(fold(state.table, commit.table)):
            due = WakeUp(self._table, "clock", 0, state.n)
            await with_retry(lambda: self._store.set_wake_up(due))
            self._listed = True

    def changed(self, state: TableState, commit: Commit | None) -> None:
        """The table was read, or its people have changed."""
        if commit is None or commit.table:
            self.note(state)

    def note(self, state: TableState, *, found: bool = False) -> None:
        """The table was read, has gone on, or was `found` on the list."""
        listed, self._listed = self._listed or found, runs(state.table)
        if listed and not self._listed:
            n = state.n
            self._tasks.spawn(with_retry(lambda: self._store.delete_wake_up(self._table, "clock", n)))


def runs(table: Table) -> bool:
    """Whether a game is played against a clock now."""
    clock = table.choice is not None and table.choice.clock.runs
    return clock and table.playing and not table.current.adjourned


async def mind(store: Store, now: Callable[[], int], take: Callable[[WakeUp], Awaitable[bool]]) -> None:
    """Have all tables taken in that are due, again and again. Where one is not taken, that is it for now."""
    await asyncio.sleep(SETTLING)
    while True:
        last: WakeUp | None = None
        more = True
        while more:
            at, after = now(), last
            page = await with_retry(lambda: store.due_wake_ups(at, PAGE, after))  # noqa: B023
            more = len(page) == PAGE
            for last in page:
                if not await take(last):
                    more = False
                    break
        await asyncio.sleep(EVERY)
