"""Opening a message bus by its URL: inside this process, or NATS."""

from camlann.server.cluster.bus import Bus


async def open_bus(url: str, *, realm: str = "", name: str = "") -> Bus:
    """Open the bus of an address: `local:` inside this process, `nats://host:port` among many.

    Raises `ConnectionError` if it cannot be reached, `ValueError` if there is no such bus.
    """
    match url.partition(":")[0]:
        case "local":
            from camlann.server.cluster.bus.local import LocalBus

            return LocalBus()
        case "nats" | "tls":
            # Without NATS its client need not be installed.
            from camlann.server.cluster.bus.nats import connect

            return await connect(url, name, realm=realm)
        case _:
            raise ValueError("a bus is local: or nats://host:port")
