"""The release tick: whatever a gate says leaves at the next stroke of one clock, to all devices at once.

So nobody learns from the moment a message comes how long the work for it took, or who was served first. The
strokes lie at whole multiples of the step on the event loop's clock, whatever was done meanwhile, and devices
are served in the order in which they came. While nobody has anything waiting, no clock runs.
"""

import asyncio
from math import floor
from typing import Protocol

from camlann.server.ops import metrics


class Sender(Protocol):
    """Somebody who has something to send."""

    @property
    def number(self) -> int:
        """Their place in the order of arrival."""
        ...

    def flush(self) -> tuple[int, int]:
        """Send it all. Returns how many messages and how many bytes went out."""
        ...


class ReleaseTick:
    def __init__(self, every: float) -> None:
        self._every = every
        self._due: dict[int, Sender] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._last = 0

    def due(self, person_id: Sender) -> None:
        """Flush this one at the next stroke."""
        self._due[person_id.number] = person_id
        if self._timer is None:
            loop = asyncio.get_running_loop()
            # A timer may fire a hair early; the stroke it belongs to is over all the same.
            self._last = max(floor(loop.time() / self._every), self._last) + 1
            self._timer = loop.call_at(self._last * self._every, self._strike)

    def flush(self) -> None:
        """Serve everybody now."""
        self.stop()
        due, self._due = self._due, {}
        messages = size = 0
        for number in sorted(due):
            some, long = due[number].flush()
            messages, size = messages + some, size + long
        metrics.FRAMES.inc(messages)
        metrics.BYTES.inc(size)

    def _strike(self) -> None:
        late = asyncio.get_running_loop().time() - self._last * self._every
        metrics.TICK_LATE.observe(max(0.0, late))
        self.flush()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
