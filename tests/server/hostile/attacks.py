"""An attack from a process of its own: everything at once, from a few addresses, for as long as it lasts.

`python -m tests.server.hostile.attacks PORT [KIND]` says `begun` when it has begun. Before a mere hole, which
takes everything and says nothing, it costs the machine what it costs, and a gate nothing:
`python -m tests.server.hostile.attacks` opens one and says its port.
"""

import asyncio
import gzip
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache

from camlann.protocol.socket_messages import Ping, encode
from tests.server.hostile.attacked_server import MAL, hello
from tests.server.hostile.intruder import MORE, PING, TEXT, Intruder, frame, upgrade_request

HELLO = frame(TEXT, encode(hello(MAL)))
OPENED = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"
ENOUGH = 192 * 1024
"""Bytes that a hole takes of a line."""
PAUSE = 0.1
"""Seconds between two attacks of a kind from an address."""


async def opened(intruder: Intruder, flood: bytes) -> None:
    """Open a socket, and flood it."""
    if (await intruder.upgrade()).startswith("HTTP/1.1 101"):
        await intruder.send(HELLO + flood)


async def flood(intruder: Intruder) -> None:
    await opened(intruder, frame(TEXT, encode(Ping())) * 5000)


async def pings(intruder: Intruder) -> None:
    await opened(intruder, frame(PING, b"x" * 125) * 3000)


async def pieces(intruder: Intruder) -> None:
    await opened(intruder, frame(TEXT, last=False) + frame(MORE, last=False) * 100_000)


async def giant(intruder: Intruder) -> None:
    await opened(intruder, frame(TEXT, b" " * 2**20))


async def hasty(intruder: Intruder) -> None:
    await intruder.send(
        upgrade_request() + HELLO + frame(TEXT, last=False) + frame(MORE, last=False) * 100_000
    )


async def deaf(intruder: Intruder) -> None:
    await opened(intruder, b"")
    await asyncio.sleep(2)


async def drip(intruder: Intruder) -> None:
    for sign in upgrade_request():
        await intruder.send(bytes((sign,)))
        await asyncio.sleep(0.01)


async def handshakes(intruder: Intruder) -> None:
    await intruder.upgrade()


async def requests(intruder: Intruder) -> None:
    await intruder.send(b"GET /api/people HTTP/1.1\r\nHost: castle.test\r\n\r\n" * 50)


def post(headers: str, body: bytes = b"") -> bytes:
    return f"POST /api/guests HTTP/1.1\r\nHost: castle.test\r\n{headers}\r\n\r\n".encode() + body


def sized(body: bytes, headers: str = "") -> bytes:
    return post(f"{headers}Content-Length: {len(body)}", body)


@cache
def bomb() -> bytes:
    """64 MiB of nothing."""
    return gzip.compress(bytes(2**26))


async def compressed(intruder: Intruder) -> None:
    await intruder.send(sized(bomb(), "Content-Encoding: gzip\r\n"))


async def compressed_later(intruder: Intruder) -> None:
    """Behind a request that is as it should be, in pieces."""
    body = b"%x\r\n%b\r\n0\r\n\r\n" % (len(bomb()), bomb())
    behind = post("Content-Encoding: deflate\r\nTransfer-Encoding: chunked", body)
    await intruder.send(sized(b'{"name": ""}') + behind)


async def malformed(intruder: Intruder) -> None:
    await intruder.send(
        sized(b"[" * 8192) + sized(b'{"name": "\xff') + sized(b"", "Content-Encoding: gzip\r\n")
    )


async def crumbs(intruder: Intruder) -> None:
    """A body in very many pieces, behind very many requests."""
    body = b"1\r\n \r\n" * 50_000
    await intruder.send(sized(b"{}") * 40 + post("Transfer-Encoding: chunked", body))


async def oversized(intruder: Intruder) -> None:
    await intruder.send(sized(b" " * 2**21))


BODIES = (compressed, compressed_later, malformed, crumbs, oversized)
ATTACKS = (flood, pings, pieces, giant, hasty, deaf, drip, handshakes, requests, *BODIES)
ADDRESSES = ("127.0.0.9", "127.0.0.10", "127.0.0.11")


async def again(port: int, address: str, attack: Callable[[Intruder], Awaitable[None]]) -> None:
    while True:
        intruder = await Intruder.connect(port, address, room=4096)
        with suppress(TimeoutError):
            async with asyncio.timeout(3):
                await attack(intruder)
                await intruder.rest(1)
        intruder.leave()
        await asyncio.sleep(PAUSE)


async def main(port: int, kind: str = "") -> None:
    attacks = [
        again(port, address, attack)
        for address in ADDRESSES
        for attack in ATTACKS
        if kind in ("", attack.__name__)
    ]
    print("begun", flush=True)
    await asyncio.gather(*attacks)


class Hole(asyncio.Protocol):
    """Opens a socket to anybody, takes some of what comes, and hangs up after a second."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._line, self._heard = transport, 0
        self._end = asyncio.get_running_loop().call_later(1, transport.abort)

    def data_received(self, data: bytes) -> None:
        if not self._heard:
            self._line.write(OPENED)
        self._heard += len(data)
        if self._heard > ENOUGH:
            self._line.pause_reading()

    def connection_lost(self, error: Exception | None) -> None:
        self._end.cancel()


async def hole() -> None:
    server = await asyncio.get_running_loop().create_server(Hole, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), *sys.argv[2:]) if len(sys.argv) > 1 else hole())
