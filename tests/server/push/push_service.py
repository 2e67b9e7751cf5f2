"""A browser that has subscribed, and push services of the tests' own: in memory, and on loopback."""

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Callable
from threading import Thread
from typing import Protocol

import http_ece  # type: ignore[import-untyped]
import msgspec
from aiohttp import web
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Struct

from camlann.server.push.encryption import private_key, public_point
from camlann.server.push.messages import Notification
from camlann.server.push.push_client import Poster, PushClient
from camlann.server.store.push_subscriptions import PushSubscription
from camlann.table import PersonId


class Delivered(Struct, frozen=True):
    at: float
    endpoint: str
    headers: dict[str, str]
    body: bytes


class Browser:
    """A browser's part: its keys, made by the test."""

    def __init__(self, name: str, at: str = "https://push.example.com") -> None:
        self.endpoint = f"{at}/{name}"
        self.auth = name.encode().ljust(16, b".")[:16]
        self.key: ec.EllipticCurvePrivateKey = private_key(name.encode().ljust(48, b"."))

    @property
    def asked(self) -> dict[str, str]:
        """What its page asks of the server."""
        return {
            "endpoint": self.endpoint,
            "p256dh": _base64(public_point(self.key)),
            "auth": _base64(self.auth),
            "language": "en",
        }

    def subscription(self, person_id: PersonId, token: bytes, language: str = "en") -> PushSubscription:
        return PushSubscription(
            token, person_id, self.endpoint, public_point(self.key), self.auth, language, 1
        )

    def read(self, body: bytes) -> bytes:
        """Decrypt a message with another program than the one that encrypts."""
        text: bytes = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return text

    def message(self, body: bytes) -> Notification:
        return msgspec.json.decode(self.read(body), type=Notification)


class Service(Poster, Protocol):
    """A push service, and the way to it."""

    at: str
    came: list[Delivered]
    status: int


class MemoryService:
    """Takes everything down, and answers as it is told to."""

    at = "https://push.example.com"

    def __init__(self, now: Callable[[], float], status: int = 201) -> None:
        self._now, self.status = now, status
        self.came: list[Delivered] = []

    async def post(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        self.came.append(Delivered(self._now(), endpoint, headers, body))
        return self.status

    async def close(self) -> None: ...


class LoopbackService:
    """A push service at a port of this machine."""

    def __init__(self, status: int = 201, now: Callable[[], float] = lambda: 0.0) -> None:
        self.status, self._now = status, now
        self.came: list[Delivered] = []

    async def start(self) -> str:
        application = web.Application()
        application.router.add_post("/{name}", self._take)
        self._runner = web.AppRunner(application)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        return f"http://127.0.0.1:{self._runner.addresses[0][1]}"

    async def stop(self) -> None:
        await self._runner.cleanup()

    async def _take(self, request: web.Request) -> web.Response:
        body = await request.read()
        self.came.append(Delivered(self._now(), str(request.url), dict(request.headers), body))
        return web.Response(status=self.status, headers={"Location": "/elsewhere"})


class ServiceBesideVirtualTime:
    """A real push service on loopback for a server in virtual time, which stands still while it is called."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._service, self._client = LoopbackService(now=now), PushClient(loopback=True)
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.at = asyncio.run_coroutine_threadsafe(self._service.start(), self._loop).result(30)
        self.came, self.status = self._service.came, self._service.status
        self.hear: Callable[[Delivered], None] = lambda _: None
        """Called with every message, in virtual time."""

    async def post(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        sent = self._client.post(endpoint, headers, body)
        status = asyncio.run_coroutine_threadsafe(sent, self._loop).result(30)
        self.hear(self.came[-1])
        return status

    async def close(self) -> None:
        for ended in (self._client.close(), self._service.stop()):
            asyncio.run_coroutine_threadsafe(ended, self._loop).result(30)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


def _base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")
