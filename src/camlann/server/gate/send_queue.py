"""Send queue of one connection: messages wait here for the next release tick.

A client that does not read is disconnected, so that it delays nobody else (backpressure): it connects again
and is sent the newest frame.
"""

import asyncio
from collections.abc import Callable

from camlann.server.gate.limits import Limits
from camlann.server.gate.release_tick import ReleaseTick
from camlann.server.gate.transport import Transport
from camlann.server.ops import metrics

CHECK_SECONDS = 1.0
TOO_SLOW = 1013
"""Close code."""


class SendQueue:
    def __init__(
        self, transport: Transport, tick: ReleaseTick, number: int, ended: Callable[[], None], limits: Limits
    ) -> None:
        self.number = number
        self.ended = False
        self._transport, self._tick = transport, tick
        self._on_end, self._limits = ended, limits
        self._waiting: list[bytes] = []
        self._code: int | None = None
        """The code to close with once the queue is empty."""
        self._unread_since: float | None = None
        """When the client was first behind."""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def closing(self) -> bool:
        """Does it refuse further messages?"""
        return self.ended or self._code is not None

    def put(self, data: bytes) -> None:
        if not self.closing:
            self._waiting.append(data)
            self._tick.due(self)

    def close(self, code: int) -> None:
        """Close after the queue was sent; it accepts no more messages."""
        if not self.closing:
            self._code = code
            self._tick.due(self)

    def cut(self, code: int) -> None:
        """Close now."""
        if not self.ended:
            self.end()
            self._transport.close(code)

    def end(self) -> None:
        """The transport is closed."""
        if not self.ended:
            self.ended = True
            self._waiting = []
            self._caught_up()
            ended = self._on_end
            # It belongs to the connection, which holds this queue.
            del self._on_end
            ended()

    def flush(self) -> tuple[int, int]:
        if self.ended:
            return 0, 0
        waiting, self._waiting = self._waiting, []
        size, unread = sum(map(len, waiting)), self._transport.backlog()
        if unread + size > self._limits.unread_bytes:
            self._shed()
            return 0, 0
        if not unread:
            self._caught_up()
        if waiting:
            self._transport.send(waiting)
        if self._code is not None:
            self.cut(self._code)
        elif self._unread_since is None and self._transport.backlog():
            self._watch()
        return len(waiting), size

    def _shed(self) -> None:
        metrics.SHED.inc()
        self.cut(TOO_SLOW)

    def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        if self._unread_since is None:
            self._unread_since = loop.time()
        self._timer = loop.call_later(CHECK_SECONDS, self._check)

    def _check(self) -> None:
        assert self._unread_since is not None
        if not self._transport.backlog():
            self._caught_up()
        elif asyncio.get_running_loop().time() - self._unread_since >= self._limits.unread_seconds:
            self._shed()
        else:
            self._watch()

    def _caught_up(self) -> None:
        self._unread_since = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
