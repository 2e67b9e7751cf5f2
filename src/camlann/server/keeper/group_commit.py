"""Group commit: the appends of many tables go to the store in few statements.

Whenever a connection is free, a statement takes all waiting entries. So an idle server commits one entry at a
time and a busy one hundreds, without a timer.
"""

import asyncio
from collections import Counter, deque

from camlann.server.ops import metrics
from camlann.server.store import Append, Entry, Outcome, Store, TableId, Unknown, Unreachable
from camlann.tasks import Tasks

MAX_STATEMENTS = 4
"""Statements in flight."""
MAX_ENTRIES = 250
"""Entries with rows in one statement."""
MAX_QUESTIONS = 5_000
"""Entries in one statement, with those that only ask where a log ends: after a stall all tables do."""
LATE_SECONDS = 1.0
"""If an entry waits longer, the store is overloaded and new work is refused."""


class GroupCommit:
    def __init__(self, store: Store, tasks: Tasks, statements: int = MAX_STATEMENTS) -> None:
        self._store, self._tasks = store, tasks
        self._waiting: deque[tuple[Append, asyncio.Future[Outcome], float]] = deque()
        self._free = statements

    @property
    def waiting(self) -> int:
        """The number of waiting entries."""
        return len(self._waiting)

    @property
    def late(self) -> bool:
        """Has the oldest entry waited too long?"""
        if not self._waiting:
            return False
        return asyncio.get_running_loop().time() - self._waiting[0][2] > LATE_SECONDS

    async def append(self, table: TableId, entry: Entry) -> Outcome:
        """Append one entry together with the others that wait. Raises `Unknown` or `Unreachable`."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Outcome] = loop.create_future()
        self._waiting.append((Append(table, entry), future, loop.time()))
        if self._free:
            self._free -= 1
            # It runs after this turn of the event loop, in which others may append too.
            self._tasks.spawn(self._run())
        return await future

    def _next_group(self) -> list[tuple[Append, asyncio.Future[Outcome], float]]:
        group: list[tuple[Append, asyncio.Future[Outcome], float]] = []
        filled = 0
        while self._waiting and filled < MAX_ENTRIES and len(group) < MAX_QUESTIONS:
            group.append(self._waiting.popleft())
            filled += group[-1][0].entry.size > 0
        return group

    async def _run(self) -> None:
        try:
            while self._waiting:
                group = self._next_group()
                metrics.GROUP.observe(len(group))
                began = asyncio.get_running_loop().time()
                try:
                    outcomes = await self._store.append([append for append, _, _ in group])
                except Exception as error:
                    failure = Unreachable if isinstance(error, Unreachable) else Unknown
                    metrics.APPENDS["unreachable" if failure is Unreachable else "unknown"].inc(len(group))
                    for _, future, _ in group:
                        if not future.done():
                            future.set_exception(failure())
                    if not isinstance(error, Unknown | Unreachable):
                        raise
                    continue
                metrics.COMMIT.observe(asyncio.get_running_loop().time() - began)
                for outcome, number in Counter(outcomes).items():
                    metrics.APPENDS[outcome.value].inc(number)
                for (_, future, _), outcome in zip(group, outcomes, strict=True):
                    if not future.done():
                        future.set_result(outcome)
        finally:
            self._free += 1
