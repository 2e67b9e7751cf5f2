"""An event loop with real sockets whose clock stands still while anything is computed.

Only waiting counts: time goes on while there is nothing to do, by no more than was waited for. A limit in
seconds is then the same on a machine that is slow or busy, as long as both ends run on this loop. Nothing on
it may wait for another process or a thread: the clock would run meanwhile.
"""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any, TypeVar

T = TypeVar("T")


class IdleSelector(selectors.DefaultSelector):
    """Notes how long it has waited."""

    idle = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if ready := super().select(0):
            return ready
        began = monotonic()
        ready = super().select(timeout)
        waited = monotonic() - began
        # What came late because others had the machine is not counted.
        self.idle += waited if timeout is None else min(waited, max(0.0, timeout))
        return ready


class IdleLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._waits = IdleSelector()
        super().__init__(self._waits)

    def time(self) -> float:
        return 1000.0 + self._waits.idle


def run(main: Coroutine[Any, Any, T]) -> T:
    """As `asyncio.run`, on such a loop."""
    with asyncio.Runner(loop_factory=IdleLoop) as runner:
        return runner.run(main)


async def until(what: str, test: Callable[[], object], retry: float = 60.0) -> None:
    """Wait for a state, and say which when it does not come."""
    end = monotonic() + retry
    while not test():
        assert monotonic() < end, f"waited {retry} s in vain: {what}"
        await asyncio.sleep(0.005)
