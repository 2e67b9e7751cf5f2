"""Which bus an address means: `local:` inside this process, `nats://host:port/realm` among many."""

from camlann.server.bus import Bus
from camlann.server.bus.local import LocalBus


async def open_bus(url: str, *, realm: str = "", name: str = "") -> Bus:
    """Raises `ConnectionError` if it cannot be reached, `ValueError` if there is no such bus."""
    match url.partition(":")[0]:
        case "local":
            return LocalBus()
        case "nats" | "tls":
            # Whoever needs no NATS need not have its client.
            from camlann.server.bus.nats import connect

            return await connect(url, name, realm=realm)
        case _:
            raise ValueError("a bus is local: or nats://host:port")
