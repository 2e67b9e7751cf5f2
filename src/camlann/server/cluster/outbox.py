"""The post of one process: letters to the same address within one turn of the event loop travel as one."""

import asyncio

import structlog
from msgspec import Raw

from camlann.server.cluster.bus import LARGEST, Bus
from camlann.server.cluster.bus_messages import BusMessage, encode

log = structlog.get_logger(__name__)

HEAD = 5
"""The longest head of a tuple of letters."""


class Outbox:
    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._boxes: dict[str, list[bytes]] = {}

    def put(self, address: str, bus_message: BusMessage) -> None:
        """Send soon; letters to one address keep their order."""
        if not self._boxes:
            asyncio.get_running_loop().call_soon(self.flush)
        self._boxes.setdefault(address, []).append(encode(bus_message))

    def flush(self) -> None:
        """Send what was put, now."""
        boxes, self._boxes = self._boxes, {}
        for address, bus_messages in boxes.items():
            bundle: list[Raw] = []
            size = HEAD
            for bus_message in bus_messages:
                if HEAD + len(bus_message) > LARGEST:
                    log.error("bus-message-too-long", size=len(bus_message))
                    continue
                if size + len(bus_message) > LARGEST:
                    self._bus.send(address, encode(bundle))
                    bundle, size = [], HEAD
                bundle.append(Raw(bus_message))
                size += len(bus_message)
            if bundle:
                self._bus.send(address, encode(bundle))
