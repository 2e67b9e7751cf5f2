"""How processes hear of each other: short letters by address, at most once, kept nowhere.

Whoever needs an answer asks again. An address belongs to one process or to many; a letter that nobody
listens for is gone.
"""

from collections.abc import Callable
from typing import Protocol, TypeAlias

Hear: TypeAlias = Callable[[bytes], None]
"""Called with each letter, in the order they come from one sender. It must not wait."""

LARGEST = 512 * 1024
"""No letter is longer (NATS takes 1 MiB)."""


class Bus(Protocol):
    @property
    def up(self) -> bool:
        """Whether letters can go out now."""
        ...

    async def listen(self, address: str, hear: Hear, *, share: str = "") -> Callable[[], None]:
        """Hear every letter to `address` from now on; with `share`, one of those who share it hears each.

        Returns what ends it.
        """
        ...

    def send(self, address: str, bus_message: bytes) -> None:
        """Send and forget. Never waits, never raises: a letter that cannot go is lost."""
        ...

    async def flush(self) -> None:
        """Wait until what was sent has left this process."""
        ...

    async def close(self) -> None: ...


async def open_bus(url: str, *, realm: str = "", name: str = "") -> Bus:
    """Open the bus of an address: `local:` inside this process, `nats://host:port` among many.

    Raises `ConnectionError` if it cannot be reached, `ValueError` if there is no such bus.
    """
    match url.partition(":")[0]:
        case "local":
            from camlann.server.cluster.bus.local import LocalBus

            return LocalBus()
        case "nats" | "tls":
            # Whoever needs no NATS need not have its client.
            from camlann.server.cluster.bus.nats import connect

            return await connect(url, name, realm=realm)
        case _:
            raise ValueError("a bus is local: or nats://host:port")
