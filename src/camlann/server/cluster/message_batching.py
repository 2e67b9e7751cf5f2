"""The outbox: batches a process's bus messages, all to one address within one turn of the event loop.

Batches between a gate and a keeper are numbered: whoever misses a number knows that something was lost.
"""

import asyncio

import structlog
from msgspec import Raw

from camlann.server.cluster.bus import MAX_MESSAGE_BYTES, Bus
from camlann.server.cluster.bus_messages import BusMessage, Numbered, encode

log = structlog.get_logger(__name__)

HEAD_BYTES = 128
"""More than the header of a batch and its number."""


class MessageBatcher:
    def __init__(self, bus: Bus, me: str, numbered: str) -> None:
        self._bus, self._me = bus, me
        self._prefix = numbered
        """Batches to addresses that begin so are numbered."""
        self._numbers: dict[str, int] = {}
        """The number of the last batch to each address. Kept for good: a number must not come twice."""
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
                    self._send(address, batch)
                    batch, size = [], HEAD_BYTES
                batch.append(Raw(bus_message))
                size += len(bus_message)
            if batch:
                self._send(address, batch)

    def _send(self, address: str, batch: list[Raw]) -> None:
        if address.startswith(self._prefix):
            number = self._numbers[address] = self._numbers.get(address, 0) + 1
            batch.insert(0, Raw(encode(Numbered(self._me, number))))
        self._bus.send(address, encode(batch))


class LostBatches:
    """Notices by the numbers of the batches from each sender that some were lost."""

    def __init__(self) -> None:
        self._last: dict[str, int] = {}

    def before(self, batch: Numbered) -> bool:
        """Note a batch; True if others before it have not come."""
        last = self._last.get(batch.sender, 0)
        # One that comes twice, or after a later one, was noted before.
        self._last[batch.sender] = max(last, batch.number)
        return batch.number > last + 1

    def forget(self, sender: str) -> None:
        self._last.pop(sender, None)
