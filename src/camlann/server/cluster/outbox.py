"""The post of one process: letters to the same address within one turn of the event loop travel as one."""

import asyncio

import structlog
from msgspec import Raw

from camlann.server.cluster.bus import LARGEST, Bus
from camlann.server.cluster.bus_messages import Letter, encode

log = structlog.get_logger(__name__)

HEAD = 5
"""The longest head of a tuple of letters."""


class Post:
    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._boxes: dict[str, list[bytes]] = {}

    def put(self, address: str, letter: Letter) -> None:
        """Send soon; letters to one address keep their order."""
        if not self._boxes:
            asyncio.get_running_loop().call_soon(self.flush)
        self._boxes.setdefault(address, []).append(encode(letter))

    def flush(self) -> None:
        """Send what was put, now."""
        boxes, self._boxes = self._boxes, {}
        for address, letters in boxes.items():
            bundle: list[Raw] = []
            size = HEAD
            for letter in letters:
                if HEAD + len(letter) > LARGEST:
                    log.error("letter-too-long", size=len(letter))
                    continue
                if size + len(letter) > LARGEST:
                    self._bus.send(address, encode(bundle))
                    bundle, size = [], HEAD
                bundle.append(Raw(letter))
                size += len(letter)
            if bundle:
                self._bus.send(address, encode(bundle))
