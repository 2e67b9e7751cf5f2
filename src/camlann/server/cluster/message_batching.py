"""The outbox: batches a process's bus messages, all to one address within one turn of the event loop."""

import asyncio

import structlog
from msgspec import Raw

from camlann.server.cluster.bus import MAX_MESSAGE_BYTES, Bus
from camlann.server.cluster.bus_messages import BusMessage, encode

log = structlog.get_logger(__name__)

HEAD_BYTES = 5
"""The longest header of a batch."""


class MessageBatcher:
    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._queues: dict[str, list[bytes]] = {}

    def put(self, address: str, bus_message: BusMessage) -> None:
        """Send soon; messages to one address keep their order."""
        if not self._queues:
            asyncio.get_running_loop().call_soon(self.flush)
        self._queues.setdefault(address, []).append(encode(bus_message))

    def flush(self) -> None:
        """Send what was put, now."""
        queues, self._queues = self._queues, {}
        for address, bus_messages in queues.items():
            batch: list[Raw] = []
            size = HEAD_BYTES
            for bus_message in bus_messages:
                if HEAD_BYTES + len(bus_message) > MAX_MESSAGE_BYTES:
                    log.error("bus-message-too-long", size=len(bus_message))
                    continue
                if size + len(bus_message) > MAX_MESSAGE_BYTES:
                    self._bus.send(address, encode(batch))
                    batch, size = [], HEAD_BYTES
                batch.append(Raw(bus_message))
                size += len(bus_message)
            if batch:
                self._bus.send(address, encode(batch))
