"""Replies that nobody reads cost a bounded amount of memory, end in time, and leave others theirs."""

import asyncio
import fcntl
import struct
import termios
import time
import tracemalloc
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

import pytest
from aiohttp import ClientSession
from msgspec.structs import replace

from camlann.narrator.page import Page
from camlann.rate_limit import Rate
from camlann.server.gate.limits import LIMITS, Limits
from camlann.server.gate.routes import narrator
from camlann.server.gate.unread_replies import ReplyBudget
from camlann.server.settings import Settings
from tests.server.hostile.attacked_server import AttackedServer, besieged
from tests.server.hostile.attacks import sized
from tests.server.hostile.intruder import Intruder

SIZE = 3_000_000
"""Bytes of the largest page."""
UNREAD = 200
MIB = 1024 * 1024
MANY = Rate(10_000, 1)
ROOMY = replace(LIMITS, narrator_files=MANY, requests=MANY)
QUICK = replace(ROOMY, unread_seconds=3.0)
BOUNDLESS = replace(ROOMY, reply_bytes=2**40, all_reply_bytes=2**40)


@pytest.fixture(autouse=True)
def large_page(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(bytes(SIZE), "default-src 'none'")
    monkeypatch.setattr(narrator, "one_file", lambda language: page)


def asked(address: str, path: str = "/narrator.html") -> bytes:
    headers = f"Host: castle.test\r\nX-Forwarded-For: {address}\r\nConnection: close"
    return f"GET {path} HTTP/1.1\r\n{headers}\r\n\r\n".encode()


async def ask(server: AttackedServer, address: str = "203.0.113.7", path: str = "/narrator.html") -> Intruder:
    intruder = await Intruder.connect(server, room=4096)
    await intruder.send(asked(address, path))
    return intruder


def behind_a_proxy() -> Settings:
    return Settings(lan_name=("castle.test",), proxy=True)


def closed(intruder: Intruder) -> bool:
    """Whether the server has closed this connection, found out without reading what it sent."""
    # TCP_INFO begins with the state; CLOSE and CLOSE_WAIT are 7 and 8.
    return intruder.line.getsockopt(6, 11, 1)[0] in (7, 8)


async def all_closed(intruders: Sequence[Intruder], seconds: float) -> None:
    async with asyncio.timeout(seconds):
        while not all(map(closed, intruders)):  # noqa: ASYNC110 - no event tells of it
            await asyncio.sleep(0.1)


async def read(intruder: Intruder) -> tuple[int, int]:
    """Status and length of what comes in the end."""
    status = (await intruder.answer()).split()[1]
    body = await intruder.rest(20)
    return int(status), len(body)


@pytest.mark.parametrize(
    "addresses, limits, together",
    [(1, QUICK, 5), (20, QUICK, 40), (200, QUICK, 40), (1, BOUNDLESS, UNREAD)],
    ids=["of one address", "of twenty", "of two hundred", "of one, if nothing were counted"],
)
def test_two_hundred_unread_replies_cost_little_and_end(
    addresses: int, limits: Limits, together: int
) -> None:
    async def story(server: AttackedServer) -> None:
        tracemalloc.start()
        before, _ = tracemalloc.get_traced_memory()
        start, most = time.monotonic(), 0
        readers = [await ask(server, f"203.0.113.{n % addresses}") for n in range(UNREAD)]
        together_once = 0
        while not all(map(closed, readers)):
            assert time.monotonic() - start < 15
            ours, _ = tracemalloc.get_traced_memory()
            together_once = max(together_once, len(server.web_server._budget._replies))
            most = max(most, ours - before + sum(_queued(each) for each in readers))
            await asyncio.sleep(0.1)
        tracemalloc.stop()
        assert together_once >= together
        assert most <= 64 * MIB
        for each in readers:
            each.leave()

    besieged(story, limits, settings=behind_a_proxy())


def _queued(intruder: Intruder) -> int:
    """Bytes that the kernel keeps for it on both sides, at most."""
    waiting = fcntl.ioctl(intruder.line.fileno(), termios.FIONREAD, b"\0" * 4)
    return LIMITS.kernel_buffer_bytes * 2 + int(struct.unpack("i", waiting)[0])


def test_who_reads_slowly_gets_the_whole_reply() -> None:
    """More slowly than any phone network, but reading."""

    async def story(server: AttackedServer) -> None:
        slow = await Intruder.connect(server, room=16 * 1024)
        await slow.send(asked("203.0.113.7"))
        came, start = 0, time.monotonic()
        while came < SIZE:
            # Some 30 KiB in each of the first seven seconds, and then the rest.
            part = await asyncio.get_running_loop().sock_recv(slow.line, 6 * 1024)
            assert part, came
            came += len(part)
            if time.monotonic() - start < 7:
                await asyncio.sleep(0.2)
        slow.leave()

    besieged(story, QUICK, settings=behind_a_proxy())


def test_an_address_has_so_many_bytes_on_their_way_and_others_have_theirs() -> None:
    async def story(server: AttackedServer) -> None:
        greedy = [await ask(server) for _ in range(8)]
        await asyncio.sleep(0.5)
        other = await ask(server, "198.51.100.1")
        assert await read(other) == (200, SIZE)
        # Small things are answered to them too.
        small = await ask(server, path="/api/server")
        assert (await small.answer()).split()[1] == "200"
        statuses = Counter([(await each.answer()).split()[1] for each in greedy])
        assert statuses == {"200": LIMITS.reply_bytes // SIZE, "503": 8 - LIMITS.reply_bytes // SIZE}
        for each in (*greedy, other, small):
            each.leave()
        await asyncio.sleep(0.1)
        # What was never read is given back.
        again = await ask(server)
        assert await read(again) == (200, SIZE)
        again.leave()

    besieged(story, ROOMY, settings=behind_a_proxy())


def test_when_all_have_too_many_the_heaviest_address_loses_its_oldest() -> None:
    budget, ended = ReplyBudget(replace(LIMITS, reply_bytes=60, all_reply_bytes=100)), list[str]()

    def take(name: str, size: int) -> object:
        return budget.take(name[0], size, lambda: ended.append(name))

    assert take("a1", 30)
    assert take("b1", 50)
    assert take("a2", 20)
    assert not take("a3", 20)
    assert ended == []
    assert take("c1", 50)
    assert ended == ["a1", "b1"]
    assert take("d1", 500)
    assert ended == ["a1", "b1", "c1", "a2"]


def test_small_replies_and_errors_that_nobody_reads_end_too() -> None:
    async def story(server: AttackedServer) -> None:
        many = sized(b'{"name":"Gwen"}') * 40
        lines = []
        for last in (asked("203.0.113.9", "/api/server"), b"\0nonsense\r\n\r\n", sized(b"{}", "X: 1\r\n")):
            # Their answers fill what the kernel keeps.
            intruder = await Intruder.connect(server, room=4096)
            sending = asyncio.create_task(_flood(intruder, many * 20 + last))
            lines.append((intruder, sending))
        await all_closed([intruder for intruder, _ in lines], 15)
        for intruder, sending in lines:
            sending.cancel()
            intruder.leave()

    roomy: Limits = replace(QUICK, guests=MANY)
    besieged(story, roomy, settings=behind_a_proxy())


async def _flood(intruder: Intruder, data: bytes) -> None:
    with suppress(ConnectionError):
        await asyncio.get_running_loop().sock_sendall(intruder.line, data)


def test_the_narrators_file_has_a_rate_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(narrator, "one_file", lambda language: Page(b"small", "default-src 'none'"))

    async def story(server: AttackedServer) -> None:
        url = f"http://127.0.0.1:{server.web_server.port}/narrator.html"
        statuses: Counter[int] = Counter()
        async with ClientSession(headers={"Host": "castle.test", "X-Forwarded-For": "203.0.113.7"}) as http:
            for _ in range(12):
                async with http.get(url) as reply:
                    statuses[reply.status] += 1
        assert statuses == {200: LIMITS.narrator_files.times, 429: 2}

    besieged(story, settings=behind_a_proxy())
