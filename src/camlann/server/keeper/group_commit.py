"""Group commit: whatever many tables have to append goes into few statements.

A statement leaves whenever a line to the store is free and takes along all that waits, so a quiet server
commits one entry at a time and a busy one hundreds, without a timer.
"""

import asyncio
from collections import deque

from camlann.server.ops import metrics
from camlann.server.store import Append, Entry, Outcome, Store, TableId, Unknown, Unreachable
from camlann.tasks import Tasks

LINES = 4
MOST = 250
"""Entries in one statement."""
LATE = 1.0
"""Seconds after which the store is behind, and more work is refused at the door."""


class GroupCommit:
    def __init__(self, store: Store, tasks: Tasks, lines: int = LINES) -> None:
        self._store, self._tasks = store, tasks
        self._waiting: deque[tuple[Append, asyncio.Future[Outcome], float]] = deque()
        self._free = lines

    @property
    def waiting(self) -> int:
        """How many entries have not left yet."""
        return len(self._waiting)

    @property
    def late(self) -> bool:
        """Whether what waits longest has waited too long."""
        if not self._waiting:
            return False
        return asyncio.get_running_loop().time() - self._waiting[0][2] > LATE

    async def append(self, table: TableId, entry: Entry) -> Outcome:
        """Append one entry together with whatever else waits. Raises `Unknown` or `Unreachable`."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Outcome] = loop.create_future()
        self._waiting.append((Append(table, entry), future, loop.time()))
        if self._free:
            self._free -= 1
            # It begins after this turn of the loop, in which others may have something to append too.
            self._tasks.spawn(self._run())
        return await future

    async def _run(self) -> None:
        try:
            while self._waiting:
                group = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
                metrics.GROUP.observe(len(group))
                began = asyncio.get_running_loop().time()
                try:
                    outcomes = await self._store.append([append for append, _, _ in group])
                except Exception as error:
                    told = Unreachable if isinstance(error, Unreachable) else Unknown
                    metrics.APPENDS["unreachable" if told is Unreachable else "unknown"].inc(len(group))
                    for _, future, _ in group:
                        if not future.done():
                            future.set_exception(told())
                    if not isinstance(error, Unknown | Unreachable):
                        raise
                    continue
                metrics.COMMIT.observe(asyncio.get_running_loop().time() - began)
                for (_, future, _), outcome in zip(group, outcomes, strict=True):
                    metrics.APPENDS[outcome.value].inc()
                    if not future.done():
                        future.set_result(outcome)
        finally:
            self._free += 1
