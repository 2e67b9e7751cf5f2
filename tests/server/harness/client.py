"""Clients in memory: the end of a socket (`TestClient`) and a page in a browser (`TestBrowser`)."""

import asyncio
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from camlann.protocol.socket_messages import (
    VERSION,
    AnyServerMessage,
    ClientMessage,
    Hello,
    ServerMessage,
    Trouble,
    Welcome,
    encode,
    server_decoder,
)
from camlann.server.gate.connection import Connection
from camlann.server.gate.gate import Gate
from camlann.server.gate.http import Reply, Request
from camlann.server.gate.same_origin import Handshake
from tests.server.harness.clock import now
from tests.server.harness.sample_data import TABLE

M = TypeVar("M", bound=ServerMessage)

HOST = "table.test:8000"
URL = f"http://{HOST}"


class TestClient:
    """A transport in memory, and the device at its end."""

    __test__ = False

    def __init__(self) -> None:
        self.came: list[tuple[float, bytes]] = []
        self.unread = 0
        """How much of it the device leaves lying."""
        self.reads = True
        self.code: int | None = None
        self.device: Connection

    def send(self, messages: Sequence[bytes]) -> None:
        assert self.code is None
        self.came += [(now(), data) for data in messages]
        if not self.reads:
            self.unread += sum(map(len, messages))

    def backlog(self) -> int:
        return self.unread

    def close(self, code: int) -> None:
        assert self.code is None
        self.code = code

    def say(self, message: ClientMessage | bytes) -> None:
        self.device.receive(message if isinstance(message, bytes) else encode(message))

    @property
    def open(self) -> bool:
        return self.code is None

    @property
    def shown(self) -> list[AnyServerMessage]:
        return [server_decoder.decode(data) for _, data in self.came]

    def shown_of(self, kind: type[M]) -> list[M]:
        return [message for message in self.shown if isinstance(message, kind)]

    def clear(self) -> None:
        self.came.clear()


class TestBrowser:
    """A page of our own in a browser: it keeps its cookie and says where it is from."""

    __test__ = False

    def __init__(self, gate: Gate) -> None:
        self.gate = gate
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

    async def sit_down(self, table: str = TABLE.name, token: str = "", cookie: bool = True) -> TestClient:
        """Open a socket, and say hello."""
        client = TestClient()
        shown = self.token if cookie and self.cookies else None
        client.device = self.gate.connect(client, Handshake(True, shown))
        client.say(Hello(VERSION, token, table))
        await asyncio.sleep(0.05)
        return client


def welcomed(client: TestClient) -> Welcome | None:
    return next(iter(client.shown_of(Welcome)), None)


def refused(client: TestClient) -> tuple[str, int | None]:
    [trouble] = client.shown_of(Trouble)
    return trouble.code, client.code
