"""Task group of a process: all its background tasks, stopped together, gently or at once."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

log = structlog.get_logger(__name__)


class Tasks:
    def __init__(self) -> None:
        # In the order they began, and so ended in that order too.
        self._running: dict[asyncio.Task[Any], None] = {}
        self.dead = False
        """Nothing new is begun, and what still runs must touch nothing."""

    def __len__(self) -> int:
        return len(self._running)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Begin some work; should it fail, that is told in the log, and nothing else."""
        if self.dead:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._running[task] = None
        task.add_done_callback(self._done)

    def kill(self) -> None:
        """End everything here and now, as a crash would."""
        self.dead = True
        for task in tuple(self._running):
            task.cancel()

    async def stop(self) -> None:
        self.kill()
        await asyncio.gather(*self._running, return_exceptions=True)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.pop(task, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task-failed", task=str(getattr(task.get_coro(), "__qualname__", "")), exc_info=error)
