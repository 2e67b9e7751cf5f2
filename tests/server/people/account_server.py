"""A few gates over one store, in virtual time, and browsers in front of them."""

from collections.abc import Awaitable, Callable

import msgspec

from camlann.server.gate.http import Reply
from camlann.server.settings import Settings
from camlann.server.store import TableId, TableName
from tests.server.harness.client import TestBrowser
from tests.server.harness.clock import now, numbered_runtime, run_virtual
from tests.server.harness.sample_data import TABLE
from tests.server.harness.virtual_server import VirtualServer

DAY = 24 * 60 * 60
OTHER = TableName(TableId(8_000_001), "12" * 16)


class AccountServer(VirtualServer):
    def __init__(self, settings: Settings | None = None, gates: int = 2) -> None:
        super().__init__(numbered_runtime(self.wall))
        self.began = now()
        self.later = 0
        """Seconds by which the wall clocks are ahead."""
        for place in (TABLE, OTHER):
            self.disk.add_table(place)
        for n in range(gates):
            self.add_gate(f"gate{n}", settings=settings)

    def wall(self) -> int:
        return 10**12 + int((now() - self.began + self.later) * 1000)

    def browser(self, gate: int = 0) -> TestBrowser:
        return TestBrowser(self.gates[gate])

    async def guest(self, name: str, gate: int = 0) -> TestBrowser:
        browser = self.browser(gate)
        assert (await browser.ask("POST", "/api/guests", {"name": name})).status == 201
        return browser


def code(reply: Reply) -> tuple[int, str]:
    return reply.status, msgspec.json.decode(reply.body)["code"]


def run(
    story: Callable[[AccountServer], Awaitable[None]], settings: Settings | None = None, gates: int = 2
) -> None:
    async def main() -> None:
        server = AccountServer(settings, gates)
        for gate in server.gates:
            await gate.start()
        await story(server)
        await server.stop()

    run_virtual(main(), order="any")
