"""A whole server in this process and in real time: gates on ports of their own, keepers, a real store."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from hashlib import sha256

from msgspec import Struct

from camlann.runtime import Runtime
from camlann.server.cluster.bus import Bus
from camlann.server.cluster.bus.local import LocalBus
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.gate.gate import Gate
from camlann.server.gate.web_server import WebServer
from camlann.server.keeper.keeper import Keeper
from camlann.server.settings import Settings
from camlann.server.store import Store
from camlann.server.store.open_store import open_store

RUNTIME = Runtime()
SECRET = b"what the gates share with the bots"
BOTS_KEY = sha256(SECRET).digest()
MASTERS = {1: bytes(range(32))}


class LoopbackServer(Struct, frozen=True):
    urls: tuple[str, ...]
    """Of the gates."""
    keepers: tuple[Keeper, ...]
    bus: Bus


@asynccontextmanager
async def loopback_server(
    store: str, *, gates: int = 1, keepers: int = 1, settings: Settings | None = None
) -> AsyncIterator[LoopbackServer]:
    """All with one store, and the bus of one process."""
    async with AsyncExitStack() as stack:
        bus, kept = LocalBus(), await open_store(store)
        stack.push_async_callback(bus.close)
        stack.push_async_callback(kept.close)
        yield await _open(stack, kept, bus, gates, keepers, settings)


async def _open(
    stack: AsyncExitStack, store: Store, bus: Bus, gates: int, keepers: int, settings: Settings | None
) -> LoopbackServer:
    kept, urls = [], []
    for n in range(keepers):
        keys = TableKeys(MASTERS, RUNTIME)
        keeper = Keeper(f"keeper{n}", store, bus, keys, RUNTIME, animation_scale=0.05)
        await keeper.start()
        stack.push_async_callback(keeper.stop)
        kept.append(keeper)
    for n in range(gates):
        gate = Gate(f"gate{n}", store, bus, RUNTIME, bots_key=BOTS_KEY, settings=settings)
        await gate.start()
        web_server = WebServer(gate, "127.0.0.1")
        await web_server.start()
        stack.push_async_callback(web_server.stop)
        urls.append(f"http://127.0.0.1:{web_server.port}")
    return LoopbackServer(tuple(urls), tuple(kept), bus)
