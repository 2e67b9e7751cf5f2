"""A WebSocket client that does next to nothing: it shares the machine with what it measures.

What it sends is masked with zeros, which leaves it as it is; what it receives is cut into messages and handed
on unread.
"""

import asyncio
import ssl
from base64 import b64encode
from collections.abc import Callable
from typing import cast

from msgspec import Struct


class Door(Struct, frozen=True):
    """How a client comes to a gate."""

    port: int
    token: str
    source: str = ""
    """The address to come from; none: any."""
    forwarded: str = ""
    """Where a proxy would say that the client is."""
    tls: bool = False

    async def open(self, hear: Callable[[bytes], None], ended: Callable[[], None]) -> "Line":
        line = Line(f"{TLS_NAME if self.tls else HOST}:{self.port}", hear, ended, self.forwarded)
        await asyncio.get_running_loop().create_connection(
            lambda: line,
            HOST,
            self.port,
            local_addr=(self.source, 0) if self.source else None,
            ssl=ANY_CERTIFICATE if self.tls else None,
            server_hostname=TLS_NAME if self.tls else None,
        )
        await line.open
        return line


HOST, TLS_NAME = "127.0.0.1", "localhost"
ANY_CERTIFICATE = ssl.create_default_context()
ANY_CERTIFICATE.check_hostname, ANY_CERTIFICATE.verify_mode = False, ssl.CERT_NONE
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
KEY = b64encode(bytes(16)).decode()


class Line(asyncio.Protocol):
    def __init__(
        self, host: str, hear: Callable[[bytes], None], ended: Callable[[], None], forwarded: str
    ) -> None:
        self._host, self._hear, self._ended = host, hear, ended
        self._forwarded = f"X-Forwarded-For: {forwarded}\r\n" if forwarded else ""
        self._rest = b""
        self._transport: asyncio.Transport | None = None
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's are none by their class.
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(
            f"GET /socket HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n{self._forwarded}\r\n".encode()
        )

    @property
    def gone(self) -> bool:
        return self._transport is None

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("no socket was opened"))
        self._transport = None
        self._ended()

    def send(self, data: bytes, kind: int = TEXT) -> None:
        """Send one message of less than 64 KiB."""
        if self._transport is None:
            return
        size = len(data)
        length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes((0x80 | kind,)) + length + b"\0\0\0\0" + data)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        at = 0
        if not self.open.done():
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.close()
                return
            at = end + 4
            self.open.set_result(None)
        size = len(data)
        while size - at >= 2:
            length, head = data[at + 1], at + 2
            if length == 126:
                length, head = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, head = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if head + length > size:
                break
            message = data[head : head + length]
            kind = data[at] & 0xF
            at = head + length
            if kind == TEXT:
                self._hear(message)
            elif kind == PING:
                self.send(message, PONG)
            elif kind == CLOSE:
                self.close()
                return
        self._rest = data[at:] if at < size else b""
