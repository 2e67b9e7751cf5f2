"""Log reads: the logs of many tables are read from the store in few statements.

A keeper that takes over from another loads all its tables at the same moment. Whenever a statement is free,
it takes tables that wait; so one table is read at once, and a thousand in a few dozen statements.
"""

import asyncio
from collections import deque

from camlann.server.keeper.retry import with_retry
from camlann.server.store import Entry, LogPart, Store, TableId, Unreachable
from camlann.server.store.storable_rows import unbroken
from camlann.tasks import Tasks

PAGE_ENTRIES = 250
"""Entries of one log that are read at once: it may be long."""
MAX_LOGS = 16
"""Logs in one statement."""
MAX_FOLDED = 4
"""Logs that are folded in turns. Each turn is short, and other tables wait for one of each."""


class LogReads:
    def __init__(self, store: Store, tasks: Tasks, statements: int) -> None:
        """`statements`: in flight."""
        self._store, self._tasks, self._free = store, tasks, statements
        self.folding = asyncio.Semaphore(MAX_FOLDED)
        self._waiting: deque[tuple[LogPart, asyncio.Future[list[Entry]]]] = deque()

    @property
    def waiting(self) -> int:
        """The number of logs that wait for their turn."""
        return len(self._waiting)

    async def read(self, table: TableId, since: int) -> list[Entry]:
        """The next entries of a log from row `since` on, as soon as the store answers. Raises `BrokenLog`."""
        return unbroken(await with_retry(lambda: self._ask(LogPart(table, since))), since)

    def _ask(self, part: LogPart) -> asyncio.Future[list[Entry]]:
        future: asyncio.Future[list[Entry]] = asyncio.get_running_loop().create_future()
        self._waiting.append((part, future))
        if self._free:
            self._free -= 1
            # It runs after this turn of the event loop, in which others may ask too.
            self._tasks.spawn(self._run())
        return future

    async def _run(self) -> None:
        try:
            while self._waiting:
                group = [self._waiting.popleft() for _ in range(min(MAX_LOGS, len(self._waiting)))]
                try:
                    found = await self._store.read_logs([part for part, _ in group], PAGE_ENTRIES)
                except Exception as error:
                    for _, future in group:
                        if not future.done():
                            future.set_exception(Unreachable())
                    if not isinstance(error, Unreachable):
                        raise
                    continue
                for (_, future), entries in zip(group, found, strict=True):
                    if not future.done():
                        future.set_result(entries)
        finally:
            self._free += 1
