"""What waits to be sent to one device, until the next stroke of the tick.

A device that does not read what it is sent is cut off, so that it holds up nothing but itself: it comes again
and is sent the newest page.
"""

import asyncio
from collections.abc import Callable

from camlann.server.gate.limits import Limits
from camlann.server.gate.release_tick import ReleaseTick
from camlann.server.gate.transport import Transport
from camlann.server.ops import metrics

LOOK = 1.0
TOO_SLOW = 1013


class SendQueue:
    def __init__(
        self, line: Transport, tick: ReleaseTick, number: int, ended: Callable[[], None], limits: Limits
    ) -> None:
        self.number = number
        self.ended = False
        self._line, self._tick = line, tick
        self._on_end, self._limits = ended, limits
        self._waiting: list[bytes] = []
        self._code: int | None = None
        """With which code the line is closed once all that waits was sent."""
        self._unread: float | None = None
        """Since when something has been lying there."""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def closing(self) -> bool:
        """Whether nothing is taken any more."""
        return self.ended or self._code is not None

    def put(self, data: bytes) -> None:
        if not self.closing:
            self._waiting.append(data)
            self._tick.due(self)

    def close(self, code: int) -> None:
        """Hang up after what waits was sent; nothing is taken any more."""
        if not self.closing:
            self._code = code
            self._tick.due(self)

    def cut(self, code: int) -> None:
        """Hang up now."""
        if not self.ended:
            self.end()
            self._line.close(code)

    def end(self) -> None:
        """The line is no more."""
        if not self.ended:
            self.ended = True
            self._waiting = []
            self._forgive()
            self._on_end()

    def flush(self) -> tuple[int, int]:
        if self.ended:
            return 0, 0
        waiting, self._waiting = self._waiting, []
        size, unread = sum(map(len, waiting)), self._line.backlog()
        if unread + size > self._limits.unread:
            self._shed()
            return 0, 0
        if not unread:
            self._forgive()
        for data in waiting:
            self._line.send(data)
        if self._code is not None:
            self.cut(self._code)
        elif self._unread is None and self._line.backlog():
            self._watch()
        return len(waiting), size

    def _shed(self) -> None:
        metrics.SHED.inc()
        self.cut(TOO_SLOW)

    def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        if self._unread is None:
            self._unread = loop.time()
        self._timer = loop.call_later(LOOK, self._look)

    def _look(self) -> None:
        assert self._unread is not None
        if not self._line.backlog():
            self._forgive()
        elif asyncio.get_running_loop().time() - self._unread >= self._limits.unread_for:
            self._shed()
        else:
            self._watch()

    def _forgive(self) -> None:
        self._unread = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
