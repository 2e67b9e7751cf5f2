"""Two gates, a keeper and one store in virtual time, and people who come with several devices."""

import asyncio
import hmac
from collections.abc import Coroutine
from hashlib import sha256
from itertools import count
from typing import Any, TypeVar

import msgspec
from msgspec import Raw, Struct

from camlann.protocol.socket_messages import VERSION, Hello, Play, Welcome, encode
from camlann.rate_limit import Rate
from camlann.records.record import dump, record
from camlann.runtime import Runtime
from camlann.server.gate.http import Reply, Request
from camlann.server.gate.limits import Admission, Limits
from camlann.server.settings import Settings
from camlann.server.store import StoredRecord
from camlann.table import PersonId, Sit
from tests import ferry
from tests.ferry.play import finished
from tests.server.harness.client import TestClient
from tests.server.harness.virtual_loop import VirtualLoop
from tests.server.harness.virtual_server import BOTS_KEY, VirtualServer

T = TypeVar("T")

HOST = "town.test"
OFTEN = Rate(10**6, 1)
ANYTHING = Limits(
    tables=OFTEN,
    codes=OFTEN,
    links=OFTEN,
    join_requests=OFTEN,
    lists=OFTEN,
    notes=OFTEN,
    reports=OFTEN,
    report_reads=OFTEN,
    exports=OFTEN,
    messages=OFTEN,
    devices=10**6,
)
"""How often something may be asked is another question."""


CROSSING = dump(record(finished("a crossing"), "whole"))


class Principal(Struct, frozen=True):
    """By what somebody says who they are: a token as a program shows it, or as a browser does."""

    token: str
    browser: bool = False

    def headers(self) -> dict[str, str]:
        if not self.token:
            return {"host": HOST}
        if self.browser:
            return {"host": HOST, "origin": f"http://{HOST}", "cookie": f"camlann={self.token}"}
        return {"host": HOST, "authorization": f"Bearer {self.token}"}


def a_bot() -> Principal:
    person_id = "bot:" + "5" * 32
    return Principal(f"{person_id}.{hmac.new(BOTS_KEY, person_id.encode(), sha256).hexdigest()}")


class SteppedServer(VirtualServer):
    """Its loop runs only while somebody is served: a test calls it as if it were not asynchronous."""

    def __init__(self, settings: Settings | None = None, limits: Limits = ANYTHING) -> None:
        self.loop = VirtualLoop(order="fifo", seconds=1e9, steps=10**9)
        self._numbers = count(1)
        super().__init__(
            Runtime(lambda: 10**12 + int(self.loop.time() * 1000), self._random), {"ferry": ferry}
        )

        async def start() -> None:
            await self.add_keeper().start()
            for n in range(2):
                admission = Admission(limits)
                await self.add_gate(f"gate{n}", settings=settings, admission=admission, people=True).start()

        self.within(start())

    def within(self, story: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(story)

    def end(self) -> None:
        self.within(self.stop())
        self.loop.sweep()
        self.loop.close()
        assert not self.loop.failures

    # What people do.

    def ask(self, as_whom: Principal, method: str, path: str, body: object = None, gate: int = 0) -> Reply:
        data = b"" if body is None else msgspec.json.encode(body)
        return self.within(self.gates[gate].http(Request(method, path, as_whom.headers(), {}, data)))

    def told(self, as_whom: Principal, method: str, path: str, body: object = None, gate: int = 0) -> Any:
        reply = self.ask(as_whom, method, path, body, gate)
        assert reply.status in (200, 201, 204), (method, path, reply)
        return msgspec.json.decode(reply.body) if reply.body else None

    def sit(self, token: str, table: str, gate: int = 0, *, down: bool = False) -> TestClient:
        async def story() -> TestClient:
            phone = TestClient()
            phone.device = self.gates[gate].connect(phone)
            phone.say(Hello(VERSION, token, table))
            await asyncio.sleep(0.3)
            if down and phone.open:
                phone.say(encode(Play(f"sit-{next(self._numbers)}", Raw(msgspec.json.encode(Sit())))))
                await asyncio.sleep(0.3)
            return phone

        return self.within(story())

    def pass_time(self, seconds: float) -> None:
        self.within(asyncio.sleep(seconds))

    def keep_record(self, table: str, number: int, people: tuple[PersonId, ...]) -> None:
        place = self.disk.tables[table]
        self.disk.records[place.id, number] = StoredRecord(place.id, number, people, CROSSING)

    def _random(self, size: int) -> bytes:
        return sha256(str(next(self._numbers)).encode()).digest()[:size].ljust(size, b"\x01")


def is_welcome(phone: TestClient) -> bool:
    return bool(phone.shown_of(Welcome))
