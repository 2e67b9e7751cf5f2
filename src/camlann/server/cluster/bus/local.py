"""The bus inside one process: a message is delivered in the next turn of the event loop, never in `send`."""

import asyncio
from collections import deque
from collections.abc import Callable

import structlog
from msgspec import Struct

from camlann.server.cluster.bus import MAX_MESSAGE_BYTES, Hear

log = structlog.get_logger(__name__)


class Listener(Struct, eq=False):
    hear: Hear
    queue_group: str
    listening: bool = True


class LocalBus:
    def __init__(self) -> None:
        self.up = True
        """Set to False to break the connection: messages are lost."""
        self._listeners: dict[str, list[Listener]] = {}
        self._bus_messages: deque[tuple[Listener, bytes]] = deque()
        self._due = False
        self._closed = False

    async def listen(self, address: str, hear: Hear, *, queue_group: str = "") -> Callable[[], None]:
        listener = Listener(hear, queue_group)
        self._listeners.setdefault(address, []).append(listener)

        def end() -> None:
            listener.listening = False
            there = self._listeners.get(address, [])
            if listener in there:
                there.remove(listener)
            if not there:
                self._listeners.pop(address, None)

        return end

    def send(self, address: str, bus_message: bytes) -> None:
        if self._closed or not self.up or (there := self._listeners.get(address)) is None:
            return
        if len(bus_message) > MAX_MESSAGE_BYTES:
            log.error("bus-message-too-long", size=len(bus_message))
            return
        self._schedule()
        served: set[str] = set()
        for listener in tuple(there):
            if not listener.queue_group:
                self._bus_messages.append((listener, bus_message))
            elif listener.queue_group not in served:
                served.add(listener.queue_group)
                self._bus_messages.append((listener, bus_message))
                # Round robin: the one who got this message goes to the end of the queue group.
                there.remove(listener)
                there.append(listener)

    async def flush(self) -> None:
        while self._bus_messages:  # noqa: ASYNC110 - it takes a turn or two, and no time
            await asyncio.sleep(0)

    async def close(self) -> None:
        self._closed = True
        self._bus_messages.clear()
        self._listeners.clear()

    def _schedule(self) -> None:
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._deliver)

    def _deliver(self) -> None:
        self._due = False
        # Messages sent during delivery belong to the next turn.
        for _ in range(len(self._bus_messages)):
            if not self._bus_messages:
                return
            listener, bus_message = self._bus_messages.popleft()
            if listener.listening:
                try:
                    listener.hear(bus_message)
                except Exception as error:
                    # Only the type of the error: its text may quote the message.
                    log.error("bus-handler-failed", error=type(error).__name__)
        if self._bus_messages:
            self._schedule()
