"""A few gates on one bus and one store, in virtual time, and browsers in front of them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from camlann.server.bus.local import LocalBus
from camlann.server.gate.gate import Gate
from camlann.server.gate.http import Reply, Request
from camlann.server.gate.origin import Handshake
from camlann.server.means import Means
from camlann.server.messages import VERSION, Hello, Trouble, Welcome
from camlann.server.settings import Settings
from camlann.server.store import Place, TableId
from tests.server.gate.house import KEY, TABLE, Phone
from tests.server.harness.memory_store import Disk, MemoryStore
from tests.server.simulation.loop import Loop

HOST = "table.test:8000"
URL = f"http://{HOST}"
DAY = 24 * 60 * 60
OTHER = Place(TableId(8_000_001), "12" * 16)


class Browser:
    """A page of our own in a browser: it keeps its cookie and says where it is from."""

    def __init__(self, house: "House", gate: Gate) -> None:
        self.house, self.gate = house, gate
        self.cookies: dict[str, str] = {}

    async def ask(self, method: str, path: str, body: object = None, **headers: str) -> Reply:
        sent = {"host": HOST, "cookie": "; ".join(f"{key}={value}" for key, value in self.cookies.items())}
        if method != "GET":
            sent["origin"] = self.gate.origin.own(Request(method, path, {"host": HOST}))
        data = b"" if body is None else msgspec.json.encode(body)
        sent |= {key: value for key, value in headers.items() if value}
        reply = await self.gate.http(Request(method, path, sent, {}, data, "192.0.2.7"))
        if (given := reply.headers.get("Set-Cookie")) is not None:
            name, _, value = given.partition(";")[0].partition("=")
            self.cookies[name] = value
            if "Max-Age=0" in given:
                del self.cookies[name]
        return reply

    async def told(self, method: str, path: str, body: object = None) -> Any:
        reply = await self.ask(method, path, body)
        assert reply.status in (200, 201), reply
        return msgspec.json.decode(reply.body)

    @property
    def token(self) -> str:
        [token] = self.cookies.values()
        return token

    async def sit_down(self, table: str = TABLE.name, token: str = "", cookie: bool = True) -> Phone:
        """Open a socket, and say hello."""
        phone = Phone()
        shown = self.token if cookie and self.cookies else None
        phone.device = self.gate.connect(phone, Handshake(True, shown))
        phone.say(Hello(VERSION, token, table))
        await asyncio.sleep(0.05)
        return phone


class House:
    def __init__(self, settings: Settings | None = None, gates: int = 2) -> None:
        self.disk, self.bus = Disk(), LocalBus()
        self.began = asyncio.get_running_loop().time()
        self.later = 0
        """Seconds by which the wall clocks are ahead."""
        means = Means(self.wall, self._random)
        self._count = 0
        self.disk.add_table(TABLE)
        self.disk.add_table(OTHER)
        self.gates = [
            Gate(f"gate{n}", MemoryStore(self.disk), self.bus, means, bots_key=KEY, settings=settings)
            for n in range(gates)
        ]

    def wall(self) -> int:
        return 10**12 + int((asyncio.get_running_loop().time() - self.began + self.later) * 1000)

    def browser(self, gate: int = 0) -> Browser:
        return Browser(self, self.gates[gate])

    async def guest(self, name: str, gate: int = 0) -> Browser:
        browser = self.browser(gate)
        assert (await browser.ask("POST", "/api/guests", {"name": name})).status == 201
        return browser

    def _random(self, size: int) -> bytes:
        self._count += 1
        return self._count.to_bytes(size, "big")


def welcomed(phone: Phone) -> Welcome | None:
    return next(iter(phone.shown_of(Welcome)), None)


def refused(phone: Phone) -> tuple[str, int | None]:
    [trouble] = phone.shown_of(Trouble)
    return trouble.code, phone.code


def code(reply: Reply) -> tuple[int, str]:
    return reply.status, msgspec.json.decode(reply.body)["code"]


def run(story: Callable[[House], Awaitable[None]], settings: Settings | None = None, gates: int = 2) -> None:
    loop = Loop()

    async def main() -> None:
        house = House(settings, gates)
        for gate in house.gates:
            await gate.start()
        await story(house)
        for gate in house.gates:
            await gate.stop()

    loop.run(main())
    assert not loop.failures
