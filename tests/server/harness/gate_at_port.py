"""A gate behind a real port, in real time and in the test's own process, with a store in memory."""

from camlann.runtime import Runtime
from camlann.server.gate.web_server import WebServer
from camlann.server.settings import Settings
from tests.server.harness.memory_store import MemoryStore
from tests.server.harness.virtual_server import VirtualServer


class GateAtPort(VirtualServer):
    def __init__(self, store: MemoryStore | None = None, settings: Settings | None = None) -> None:
        super().__init__(Runtime(), disk=None if store is None else store.disk)
        self.gate = self.add_gate(store=store, settings=settings)
        self.web_server = WebServer(self.gate, "127.0.0.1")

    @property
    def url(self) -> str:
        return self.at("127.0.0.1")

    def at(self, host: str, scheme: str = "http") -> str:
        """Its address by this name of the machine."""
        return f"{scheme}://{host}:{self.web_server.port}"
