"""A client that may send any bytes at all and read as it likes, over a bare socket."""

import asyncio
import socket
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from msgspec import Struct

from camlann.protocol.socket_messages import encode
from camlann.table import PersonId
from tests.server.hostile.attacked_server import AttackedServer, hello

TEXT, BINARY, CLOSE, PING, PONG, MORE = 1, 2, 8, 9, 10, 0
BROKEN = -1
"""The connection broke without a close frame."""
KEY = "AAAAAAAAAAAAAAAAAAAAAA=="


def frame(kind: int, data: bytes = b"", *, last: bool = True, mask: bool = True, reserved: int = 0) -> bytes:
    """One frame, under a mask of zeros or none."""
    first, size = (last << 7) | (reserved << 4) | kind, len(data)
    sign = mask << 7
    if size < 126:
        head = bytes((first, sign | size))
    elif size < 2**16:
        head = bytes((first, sign | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, sign | 127)) + size.to_bytes(8, "big")
    return head + (bytes(4) if mask else b"") + data


def pieces(data: bytes, size: int) -> bytes:
    """One message in pieces of so many bytes."""
    parts = [data[n : n + size] for n in range(0, len(data), size)]
    kinds = [TEXT, *[MORE] * (len(parts) - 1)]
    return b"".join(
        frame(kind, part, last=n == len(parts) - 1)
        for n, (kind, part) in enumerate(zip(kinds, parts, strict=True))
    )


def upgrade_request(headers: Sequence[tuple[str, str]] = (), path: str = "/socket") -> bytes:
    lines = [
        f"GET {path} HTTP/1.1",
        "Host: castle.test",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {KEY}",
        *(f"{name}: {value}" for name, value in headers),
    ]
    return "\r\n".join(lines).encode() + b"\r\n\r\n"


class Heard(Struct, frozen=True):
    """What was heard until the line was closed, or until enough was."""

    kinds: tuple[str, ...]
    """Of the messages, in order, but for news; of a trouble its code."""
    code: int | None


NEWS = frozenset(("table", "frame", "clock", "presence", "join-request"))
"""What comes unasked, whenever it comes: how the table stands."""


class Intruder:
    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.head = ""
        self._loop = asyncio.get_running_loop()
        self._came = bytearray()

    @classmethod
    async def connect(cls, at: AttackedServer | int, address: str = "127.0.0.1", room: int = 0) -> "Intruder":
        line = socket.socket()
        line.setblocking(False)
        if room:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        line.bind((address, 0))
        port = at if isinstance(at, int) else at.web_server.port
        await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", port))
        return cls(line)

    async def send(self, data: bytes) -> None:
        # If the connection is closed meanwhile, the next read tells.
        with suppress(ConnectionError):
            await self._loop.sock_sendall(self.line, data)

    async def upgrade(self, headers: Sequence[tuple[str, str]] = (), path: str = "/socket") -> str:
        """Ask to upgrade to a WebSocket; returns the first line of the answer."""
        await self.send(upgrade_request(headers, path))
        return await self.answer()

    async def answer(self) -> str:
        """The first line of an HTTP answer; empty if there is none."""
        while b"\r\n\r\n" not in self._came:
            if not await self._more():
                return ""
        head, _, rest = bytes(self._came).partition(b"\r\n\r\n")
        self.head, self._came = head.decode(), bytearray(rest)
        return self.head.splitlines()[0].rstrip()

    async def come(self, person_id: PersonId) -> "Intruder":
        """Be welcome at the table."""
        assert (await self.upgrade()).startswith("HTTP/1.1 101")
        await self.send(frame(TEXT, encode(hello(person_id))))
        heard = await self.listen(1)
        assert heard.kinds == ("welcome",), heard
        return self

    async def rest(self, seconds: float = 5.0) -> bytes:
        """Everything until the connection is closed."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while await self._more():
                    pass
        return bytes(self._came)

    async def listen(self, most: int = 1000, seconds: float = 5.0) -> Heard:
        """Listen until so many messages have come, the line is closed, or nothing more comes for a while."""
        kinds: list[str] = []
        code: int | None = None
        with suppress(TimeoutError):
            while len(kinds) < most and code is None:
                async with asyncio.timeout(seconds):
                    found = await self._frame()
                if found is None:
                    code = BROKEN
                elif found[0] == CLOSE:
                    code = int.from_bytes(found[1][:2], "big")
                    await self.send(frame(CLOSE, found[1][:2]))
                elif found[0] == TEXT:
                    told = msgspec.json.decode(found[1])
                    if told["type"] not in NEWS:
                        kinds.append(told["code"] if told["type"] == "trouble" else told["type"])
                elif found[0] == PONG:
                    kinds.append("PONG")
        return Heard(tuple(kinds), code)

    async def _frame(self) -> tuple[int, bytes] | None:
        while True:
            came = self._came
            if len(came) >= 2:
                size, at = came[1] & 127, 2
                if size > 125:
                    at = 4 if size == 126 else 10
                    size = int.from_bytes(came[2:at], "big") if len(came) >= at else 2**40
                if len(came) >= at + size:
                    found = came[0] & 15, bytes(came[at : at + size])
                    del came[: at + size]
                    return found
            if not await self._more():
                return None

    async def _more(self) -> bool:
        try:
            data = await self._loop.sock_recv(self.line, 65536)
        except ConnectionError:
            return False
        self._came += data
        return bool(data)

    def leave(self) -> None:
        self.line.close()
