"""The release tick: a gate sends all queued messages at fixed moments, against the timing side channel.

Nobody learns from the arrival time of a message how long the work for it took, or who was served first. The
ticks are at whole multiples of the interval on the event loop's clock, and connections are served in the
order in which they arrived. While no message waits, no timer runs.
"""

import asyncio
from math import floor
from typing import Protocol

from camlann.server.ops import metrics


class Sender(Protocol):
    """A send queue."""

    @property
    def number(self) -> int:
        """Its position in the order of arrival."""
        ...

    def flush(self) -> tuple[int, int]:
        """Send everything. Returns the numbers of messages and bytes."""
        ...


class ReleaseTick:
    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._due: dict[int, Sender] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._last = 0

    def due(self, sender: Sender) -> None:
        """Flush this sender at the next tick."""
        self._due[sender.number] = sender
        if self._timer is None:
            loop = asyncio.get_running_loop()
            # A timer may fire slightly early; its tick is over all the same.
            self._last = max(floor(loop.time() / self._seconds), self._last) + 1
            self._timer = loop.call_at(self._last * self._seconds, self._tick)

    def flush(self) -> None:
        """Flush every sender now."""
        self.stop()
        due, self._due = self._due, {}
        messages = size = 0
        for number in sorted(due):
            some, long = due[number].flush()
            messages, size = messages + some, size + long
        metrics.FRAMES.inc(messages)
        metrics.BYTES.inc(size)

    def _tick(self) -> None:
        late = asyncio.get_running_loop().time() - self._last * self._seconds
        metrics.TICK_LATE.observe(max(0.0, late))
        self.flush()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
