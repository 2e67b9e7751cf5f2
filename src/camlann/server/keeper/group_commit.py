"""Group commit: the appends of many tables go to the store in few statements.

Whenever a connection is free, a statement takes all waiting entries. So an idle server commits one entry at a
time and a busy one hundreds, without a timer. With several databases each has its own queue: if one is slow
or away, the tables of the others do not wait.
"""

import asyncio
from collections import Counter, deque

from camlann.server.ops import metrics
from camlann.server.store import Append, Entry, Outcome, Store, TableId, Unknown, Unreachable
from camlann.tasks import Tasks

MAX_STATEMENTS = 4
"""Statements in flight, for each database."""
MAX_ENTRIES = 250
"""Entries in one statement."""
LATE_SECONDS = 1.0
"""If an entry waits longer, the store is overloaded and new work is refused."""


class GroupCommit:
    def __init__(self, store: Store, tasks: Tasks, statements: int = MAX_STATEMENTS) -> None:
        self._store, self._tasks, self._statements = store, tasks, statements
        self._queues: dict[int, CommitQueue] = {}

    @property
    def waiting(self) -> int:
        """The number of waiting entries."""
        return sum(queue.waiting for queue in self._queues.values())

    def late(self, table: TableId) -> bool:
        """Has the oldest entry for this table's database waited too long?"""
        queue = self._queues.get(self._store.database_of(table))
        return queue is not None and queue.late

    async def append(self, table: TableId, entry: Entry) -> Outcome:
        """Append one entry together with the others that wait. Raises `Unknown` or `Unreachable`."""
        database = self._store.database_of(table)
        if database not in self._queues:
            self._queues[database] = CommitQueue(self._store, self._tasks, self._statements)
        return await self._queues[database].append(table, entry)


class CommitQueue:
    """The appends to one database."""

    def __init__(self, store: Store, tasks: Tasks, statements: int) -> None:
        self._store, self._tasks = store, tasks
        self._waiting: deque[tuple[Append, asyncio.Future[Outcome], float]] = deque()
        self._free = statements

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @property
    def late(self) -> bool:
        if not self._waiting:
            return False
        return asyncio.get_running_loop().time() - self._waiting[0][2] > LATE_SECONDS

    async def append(self, table: TableId, entry: Entry) -> Outcome:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Outcome] = loop.create_future()
        self._waiting.append((Append(table, entry), future, loop.time()))
        if self._free:
            self._free -= 1
            # It runs after this turn of the event loop, in which others may append too.
            self._tasks.spawn(self._run())
        return await future

    async def _run(self) -> None:
        try:
            while self._waiting:
                group = [self._waiting.popleft() for _ in range(min(MAX_ENTRIES, len(self._waiting)))]
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
                    if future.done():
                        continue
                    if outcome is Outcome.MOVED:
                        future.set_exception(Unreachable("moved"))
                    else:
                        future.set_result(outcome)
        finally:
            self._free += 1
