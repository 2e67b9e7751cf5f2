"""Bot workers: processes that think for bots, with a bound on how many there are.

They are started when they are first needed. A worker that takes too long, dies or writes nonsense is killed;
its task is lost, and the next one gets a new process. Nobody waits for a thought: whoever asked has a simpler
answer ready, and cancels what has not come in time.
"""

import asyncio
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

import structlog

from camlann.bots.worker import LENGTH_BYTES, Task, encode, framed
from camlann.server.ops import metrics
from camlann.server.settings import without_settings
from camlann.tasks import Tasks

log = structlog.get_logger(__name__)

LIMIT_SECONDS = 6.0
"""A task that takes longer is ended together with its worker."""
TASKS_PER_PROCESS = 500
"""After so many tasks a worker is replaced by a new one."""
COMMAND = (sys.executable, "-m", "camlann.bots.worker")
MAX_ANSWER_BYTES = 1 << 16


class Workers:
    def __init__(
        self,
        most: int,
        *,
        limit: float = LIMIT_SECONDS,
        tasks_per_process: int = TASKS_PER_PROCESS,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self._limit, self._tasks_per_process, self._command = limit, tasks_per_process, command
        self._free = asyncio.Semaphore(most)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._tasks = Tasks()

    @property
    def pids(self) -> list[int]:
        """The processes that are there now."""
        return [worker.pid for worker in self._all]

    def think(self, task: Task) -> asyncio.Future[bytes]:
        """Begin to think. The result is a command in JSON; it is cancelled if it cannot be had.

        Tasks are taken in the order they come. Cancel the result to give a task up: it is left out if nobody
        has begun with it.
        """
        thought: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._tasks.spawn(self._think(task, thought))
        return thought

    async def stop(self) -> None:
        await self._tasks.stop()
        for worker in tuple(self._all):
            await self._end(worker)

    async def _think(self, task: Task, thought: asyncio.Future[bytes]) -> None:
        try:
            async with self._free:
                if not thought.done():
                    answer = await self._ask(encode(task))
                    if answer is not None and not thought.done():
                        thought.set_result(answer)
        finally:
            thought.cancel()

    async def _ask(self, message: bytes) -> bytes | None:
        """The answer of any worker; None if it was lost."""
        worker = None
        try:
            async with asyncio.timeout(self._limit):
                worker = self._idle.pop() if self._idle else await self._start()
                answer = await worker.ask(message)
        except (OSError, EOFError, TimeoutError) as error:
            log.warning("bot-worker-lost", error=type(error).__name__)
            metrics.BOT_WORKERS_LOST.inc()
            if worker is not None:
                await self._end(worker)
            return None
        if worker.tasks < self._tasks_per_process:
            self._idle.append(worker)
        else:
            await self._end(worker)
        return answer

    async def _start(self) -> "Worker":
        process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=without_settings(os.environ),
            start_new_session=True,
        )
        worker = Worker(process)
        self._all.add(worker)
        return worker

    async def _end(self, worker: "Worker") -> None:
        self._all.discard(worker)
        await worker.kill()


class Worker:
    """One process, which thinks about one task at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.pid = process.pid
        self.tasks = 0

    async def ask(self, message: bytes) -> bytes:
        """Raises `OSError` or `EOFError` if the process is gone or writes nonsense."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        # uvloop would raise a `RuntimeError` at a pipe of which it knows that it is closed.
        if self._process.stdin.is_closing():
            raise EOFError("the process has ended")
        self._process.stdin.write(framed(message))
        await self._process.stdin.drain()
        length = int.from_bytes(await self._process.stdout.readexactly(LENGTH_BYTES), "big")
        if length > MAX_ANSWER_BYTES:
            raise EOFError("an answer is never so long")
        answer = await self._process.stdout.readexactly(length)
        self.tasks += 1
        return answer

    async def kill(self) -> None:
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()
        await self._process.wait()
