"""Replies over HTTP that nobody reads: bounded in time and in bytes.

A large reply is written piece by piece, so that the gate keeps one small piece of it for each reader and no
copy. A client that reads next to nothing is cut off. An address may have only so many bytes on their way at a
time; if all together have too many, the address with the most of them loses its oldest reply.
"""

import asyncio
import socket
import struct
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

from msgspec import Struct

from camlann.server.gate.limits import Limits

PART_BYTES = 32 * 1024
"""Written at a time."""
CHECK_SECONDS = 1.0


NO_LINGER = struct.pack("ii", 1, 0)
"""For SO_LINGER: the kernel drops what was not read."""


def cut(transport: asyncio.Transport) -> None:
    """Break the connection at once; not even the kernel keeps what is unread."""
    if (kernel := transport.get_extra_info("socket")) is not None and not transport.is_closing():
        with suppress(OSError):
            kernel.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGER)
    transport.abort()


class UnreadTimer:
    """Cuts a connection whose client reads less than `unread_read_bytes` in `unread_seconds`."""

    def __init__(self, transport: asyncio.Transport, limits: Limits) -> None:
        self._transport, self._limits = transport, limits
        self._loop = asyncio.get_running_loop()
        self._left, self._since = 0, 0.0
        """How much was unread when the client last read enough, and when that was."""
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Something is unread."""
        self._left, self._since = self._transport.get_write_buffer_size(), self._loop.time()
        self._timer = self._loop.call_later(CHECK_SECONDS, self._check)

    def stop(self) -> None:
        """Everything was read, or the connection is lost."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _check(self) -> None:
        left, now = self._transport.get_write_buffer_size(), self._loop.time()
        if self._left - left >= self._limits.unread_progress_bytes:
            self._left, self._since = left, now
        elif now - self._since >= self._limits.unread_seconds:
            cut(self._transport)
            return
        self._left = max(self._left, left)
        self._timer = self._loop.call_later(CHECK_SECONDS, self._check)


class LargeReply(Struct, frozen=True, eq=False):
    """A reply on its way."""

    network: str | None
    """None: its address is not counted."""
    size: int
    end: Callable[[], object]
    """Cuts its connection."""


class ReplyBudget:
    """The bytes of large replies that are on their way."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._bytes: Counter[str | None] = Counter()
        self._replies: dict[LargeReply, None] = {}
        """Oldest first."""

    def take(self, network: str | None, size: int, end: Callable[[], object]) -> LargeReply | None:
        """Returns the reply to pass to `give_back`; None: this address has enough on their way."""
        before = 0 if network is None else self._bytes[network]
        # One reply may always be on its way, however large it is.
        if before and before + size > self._limits.reply_bytes:
            return None
        while self._replies and self._bytes.total() + size > self._limits.all_reply_bytes:
            self._end_one()
        reply = LargeReply(network, size, end)
        self._replies[reply] = None
        self._bytes[network] += size
        return reply

    def give_back(self, reply: LargeReply) -> None:
        """It was read, or its connection is lost."""
        if reply in self._replies:
            del self._replies[reply]
            self._bytes[reply.network] -= reply.size
            if not self._bytes[reply.network]:
                del self._bytes[reply.network]

    def _end_one(self) -> None:
        ((heaviest, _),) = self._bytes.most_common(1)
        oldest = next(reply for reply in self._replies if reply.network == heaviest)
        self.give_back(oldest)
        oldest.end()
