"""An attack from a process of its own: everything at once, from a few addresses, for as long as it lasts.

`python -m tests.server.hostile.siege PORT` says `begun` when it has begun.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress

from camlann.server.messages import Ping, encode
from tests.server.hostile.castle import MAL, hello
from tests.server.hostile.intruder import MORE, PING, TEXT, Intruder, frame, upgrade

HELLO = upgrade() + frame(TEXT, encode(hello(MAL)))
PAUSE = 0.1
"""Seconds between two attacks of a kind from an address."""


async def flood(intruder: Intruder) -> None:
    await intruder.send(HELLO + frame(TEXT, encode(Ping())) * 5000)


async def pings(intruder: Intruder) -> None:
    await intruder.send(HELLO + frame(PING, b"x" * 125) * 3000)


async def pieces(intruder: Intruder) -> None:
    await intruder.send(HELLO + frame(TEXT, last=False) + frame(MORE, last=False) * 100_000)


async def giant(intruder: Intruder) -> None:
    await intruder.send(HELLO + frame(TEXT, b" " * 2**20))


async def deaf(intruder: Intruder) -> None:
    await intruder.send(HELLO)
    await asyncio.sleep(2)


async def drip(intruder: Intruder) -> None:
    for sign in upgrade():
        await intruder.send(bytes((sign,)))
        await asyncio.sleep(0.01)


async def requests(intruder: Intruder) -> None:
    await intruder.send(b"GET /api/people HTTP/1.1\r\nHost: castle.test\r\n\r\n" * 50)


ATTACKS = (flood, pings, pieces, giant, deaf, drip, requests)
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


async def main(port: int) -> None:
    attacks = [again(port, address, attack) for address in ADDRESSES for attack in ATTACKS]
    print("begun", flush=True)
    await asyncio.gather(*attacks)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
