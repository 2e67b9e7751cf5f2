"""An event loop without a clock and without sockets: time jumps to the next timer, a seed says who is first.

Every callback belongs to the process it was begun in. A paused process runs nothing until it is woken; of a
killed one nothing ever runs again, not even its `finally`, until the loop is swept at the very end.
"""

import asyncio
import heapq
import zlib
from asyncio.base_events import BaseEventLoop
from collections import deque
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from contextvars import Context, ContextVar
from random import Random
from typing import Any, Literal, NoReturn, TypeVar

T = TypeVar("T")

Order = Literal["fifo", "processes", "any"]
"""Who is first of those ready at one moment: the first come; any process, each in its own order; anybody."""

process: ContextVar[str] = ContextVar("process", default="")
"""Whose callback this is. Nobody's: the world around."""


class OutOfTime(Exception):
    """The run took longer than it may, in virtual seconds or in steps."""


class Stuck(Exception):
    """Nothing is ready, no timer runs, and the run is not over."""


class VirtualLoop(BaseEventLoop):
    _ready: deque[asyncio.Handle]
    _scheduled: list[asyncio.TimerHandle]

    def __init__(
        self, seed: int = 0, order: Order = "any", seconds: float = 3_600.0, steps: int = 5_000_000
    ) -> None:
        super().__init__()
        self._random = Random(f"loop {seed}")
        self._order: Order = order
        # No two runs begin at the same moment: nobody may lean on a clock that begins at 0.
        self._now = self._random.randrange(1, 1_000_000) / 8
        self._start = self._now
        self._clock_resolution = 1e-9
        self._seconds = seconds
        self._most = steps
        self._paused: dict[str, list[asyncio.Handle]] = {}
        self._dead: set[str] = set()
        self._swept = False
        self.steps = 0
        self.trace = 0
        """A running sum over every step: when, whose, which."""
        self.watch: Callable[[float, str, str], None] | None = None
        """Called with every step; for who looks for the place where two runs part."""
        self.failures: list[dict[str, Any]] = []
        """What nobody caught."""
        self.set_exception_handler(lambda _, context: self.failures.append(context))

    def time(self) -> float:
        return self._now

    @property
    def elapsed(self) -> float:
        return self._now - self._start

    def run(self, main: Coroutine[Any, Any, T]) -> T:
        """Run it to its end, then sweep up what still runs and close."""
        try:
            return self.run_until_complete(main)
        finally:
            try:
                self.sweep()
            finally:
                self.close()

    def __del__(self) -> None:
        """One that was never run holds nothing that would have to be given back."""

    # Processes.

    @contextmanager
    def inside(self, name: str) -> Iterator[None]:
        """Whatever is begun here belongs to this process."""
        token = process.set(name)
        try:
            yield
        finally:
            process.reset(token)

    def pause(self, name: str) -> None:
        """From now on nothing of this process runs; what would have run waits."""
        self._paused.setdefault(name, [])

    def wake(self, name: str) -> None:
        """It goes on, late, with all that has waited."""
        if name not in self._dead:
            self._ready.extend(self._paused.pop(name, []))

    def kill(self, name: str) -> None:
        """Nothing of this process ever runs again."""
        self._dead.add(name)
        self._paused.setdefault(name, [])

    def is_dead(self, name: str) -> bool:
        return name in self._dead

    def create_task(
        self,
        coro: Coroutine[Any, Any, T] | Generator[Any, None, T],
        *,
        name: object = None,
        context: Context | None = None,
    ) -> asyncio.Task[T]:
        task = super().create_task(coro, name=name, context=context)
        task.process = process.get() if context is None else context.get(process, "")  # type: ignore[attr-defined]
        return task

    # One step.

    def _run_once(self) -> None:
        if self.steps >= self._most:
            raise OutOfTime(f"{self.steps} steps in {self.elapsed:.3f} s")
        handle = self._next()
        if handle is not None:
            if not self._swept:
                self._note(handle)
            handle._run()

    def _note(self, handle: asyncio.Handle) -> None:
        person_id, what = whose(handle), name_of(handle)
        self.steps += 1
        self.trace = zlib.crc32(f"{self._now:.9f} {person_id} {what}".encode(), self.trace)
        if self.watch is not None:
            self.watch(self._now, person_id, what)

    def _next(self) -> asyncio.Handle | None:
        if not self._ready:
            self._jump()
        handle = self._pick()
        if handle.cancelled():
            return None
        person_id = whose(handle)
        if person_id in self._paused:
            self._paused[person_id].append(handle)
            return None
        return handle

    def _pick(self) -> asyncio.Handle:
        place = 0
        if self._order != "fifo" and len(self._ready) > 1:
            place = self._random.randrange(len(self._ready))
            if self._order == "processes":
                chosen = whose(self._ready[place])
                place = next(i for i, handle in enumerate(self._ready) if whose(handle) == chosen)
        handle = self._ready[place]
        del self._ready[place]
        return handle

    def _jump(self) -> None:
        """Let the time be that of the next timer."""
        while self._scheduled and self._scheduled[0].cancelled():
            heapq.heappop(self._scheduled)
        if not self._scheduled:
            raise Stuck(f"after {self.elapsed:.3f} s, waiting: {self.waiting()}")
        self._now = max(self._now, self._scheduled[0].when())
        if self.elapsed > self._seconds:
            raise OutOfTime(f"{self.elapsed:.3f} s, {self.steps} steps, waiting: {self.waiting()}")
        while self._scheduled and self._scheduled[0].when() <= self._now:
            self._ready.append(heapq.heappop(self._scheduled))

    # The end.

    def waiting(self) -> list[str]:
        """The tasks of living processes that are not done, by process and name."""
        return sorted(
            f"{person_id or 'world'}: {coroutine_of(task)}"
            for task in asyncio.all_tasks(self)
            if (person_id := task_process(task)) not in self._dead
        )

    def sweep(self) -> None:
        """End every task there is, the dead ones' too: nothing is left behind. It is no part of the run."""
        self._swept = True
        self._dead.clear()
        for state in self._paused.values():
            # What a task waits for; a timer that has rung for the dead would only begin something new.
            self._ready.extend(handle for handle in state if _is_tasks(handle))
        self._paused.clear()
        self._seconds, self._most = self._seconds + 3_600, self._most + 1
        self._scheduled.clear()
        for _ in range(100):
            tasks = asyncio.all_tasks(self)
            if not tasks:
                break
            for task in tasks:
                task.cancel()
            self.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self.run_until_complete(self.shutdown_asyncgens())
        self._ready.clear()
        self._scheduled.clear()

    # What there is not.

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Left in its place, and dropped when its time comes."""

    def run_in_executor(self, executor: object, func: object, *args: object) -> NoReturn:
        raise RuntimeError("there are no threads here")

    def _write_to_self(self) -> None:
        """There is no other thread to be woken from."""


def whose(handle: asyncio.Handle) -> str:
    """The process a callback belongs to."""
    context: Context = handle._context  # type: ignore[attr-defined]
    return context.get(process, "")


def task_process(task: asyncio.Task[Any]) -> str:
    """The process a task was begun in."""
    return getattr(task, "process", "")


def name_of(handle: asyncio.Handle) -> str:
    callback: Any = handle._callback  # type: ignore[attr-defined]
    owner = getattr(callback, "__self__", None)
    if isinstance(owner, asyncio.Task):
        return coroutine_of(owner)
    return str(getattr(callback, "__qualname__", type(callback).__name__))


def _is_tasks(handle: asyncio.Handle) -> bool:
    callback: Any = handle._callback  # type: ignore[attr-defined]
    return isinstance(getattr(callback, "__self__", None), asyncio.Task)


def coroutine_of(task: asyncio.Task[Any]) -> str:
    return str(getattr(task.get_coro(), "__qualname__", ""))
