"""The open sockets of a gate: pings to the silent ones, and the wait until all are closed.

One round looks at every socket, a few at a time, instead of a timer for each: most are silent most of the
time, and timers that nobody needs cost memory.
"""

import asyncio
from itertools import count

from camlann.server.gate.websocket import WebSocket

HEARTBEAT_SECONDS = 15.0
"""A silent client is sent a ping after this time at the latest."""
LOOKS = 3
"""How often a socket is looked at in that time. The last look finds it silent for long enough."""
LOOKS_AFTER_PING = 2
"""How many looks later it must have answered."""
PARTS = 50
"""The sockets are looked at in so many parts, one after the other."""


class OpenSockets:
    def __init__(self) -> None:
        self._parts: list[set[WebSocket]] = [set() for _ in range(PARTS)]
        self._numbers = count()
        self._size = 0
        self._next = 0
        """The part that is looked at next."""
        self._timer: asyncio.TimerHandle | None = None
        self._all_closed = asyncio.Event()
        self._all_closed.set()

    def __len__(self) -> int:
        return self._size

    def add(self, socket: WebSocket) -> int:
        """Returns its part, to be handed to `remove`."""
        part = next(self._numbers) % PARTS
        self._parts[part].add(socket)
        self._size += 1
        self._all_closed.clear()
        if self._timer is None:
            self._wait()
        return part

    def remove(self, socket: WebSocket, part: int) -> None:
        self._parts[part].discard(socket)
        self._size -= 1
        if not self._size:
            self._all_closed.set()
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

    async def all_closed(self) -> None:
        await self._all_closed.wait()

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(HEARTBEAT_SECONDS / LOOKS / PARTS, self._look)

    def _look(self) -> None:
        self._wait()
        self._next = (self._next + 1) % PARTS
        for socket in tuple(self._parts[self._next]):
            socket.silent += 1
            if socket.silent == LOOKS:
                socket.ping()
            elif socket.silent >= LOOKS + LOOKS_AFTER_PING:
                socket.drop()
