"""Connections before the hello: how long they may take, how much they may send, and how many there may be."""

import asyncio
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from camlann.protocol.socket_messages import encode
from camlann.server.gate.limits import LIMITS
from tests.server.hostile.attacked_server import (
    ANA,
    BEN,
    MAL,
    OTHER,
    TOM,
    AttackedServer,
    besieged,
    hello,
    token,
)
from tests.server.hostile.intruder import BROKEN, TEXT, Intruder, frame, upgrade_request

QUICK = replace(LIMITS, head_seconds=0.4, keepalive_seconds=0.8)
FLAT = "HTTP/1.1 "
BAD = FLAT + "400 Bad Request"
OPEN = FLAT + "101 Switching Protocols"
ASKED = b"GET /api/people HTTP/1.1\r\nHost: castle.test\r\n\r\n"


def filled(size: int) -> bytes:
    """The head of a request, so many bytes long."""
    bare = len(upgrade_request([("X", ""), ("Y", "")]))
    half = (size - bare) // 2
    head = upgrade_request([("X", "x" * half), ("Y", "y" * (size - bare - half))])
    assert len(head) == size
    return head


HEADS = {
    "as long as it may be": (filled(8192), OPEN),
    "a byte longer": (filled(8193), FLAT + "431 Request Header Fields Too Large"),
    "one line that is too long": (b"GET /" + b"x" * 9000, FLAT + "431 Request Header Fields Too Large"),
    "very many headers": (upgrade_request([(f"X{n}", "") for n in range(100)]), BAD),
    "not HTTP": (b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", BAD),
    "a NUL in it": (upgrade_request([("X", "\x00")]), BAD),
    "two lengths": (upgrade_request([("Content-Length", "1"), ("Content-Length", "2")]), BAD),
    "nothing behind it": (upgrade_request(), OPEN),
    "a word before the socket is open": (upgrade_request() + frame(TEXT, b"{}"), BAD),
    "a flood before it is open": (upgrade_request() + frame(TEXT, b" " * 2**16) * 8, BAD),
    "a socket behind another request": (ASKED + upgrade_request(), FLAT + "200 OK"),
    "a line without a return": (upgrade_request([("X", "x\nForwarded: for=y")]), BAD),
    "an empty line without a return": (ASKED.replace(b"\r\n\r\n", b"\n\n") + b"\r\n\r\n", BAD),
    "no host": (b"GET / HTTP/1.1\r\n\r\n", BAD),
    "two hosts": (upgrade_request([("Host", "castle.test")]), BAD),
    "a whole URL": (ASKED.replace(b"/api", b"http://castle.test/api"), FLAT + "200 OK"),
    "a URL that is none": (ASKED.replace(b"/api", b"http://[::/api"), BAD),
    "a tunnel": (b"CONNECT castle.test:443 HTTP/1.1\r\nHost: castle.test\r\n\r\n", FLAT + "404 Not Found"),
    "another protocol": (ASKED.replace(b"\r\n\r\n", b"\r\nUpgrade: h2c\r\n\r\n"), FLAT + "200 OK"),
    "three requests at once": (ASKED * 3, FLAT + "200 OK"),
}


@pytest.mark.parametrize("name", HEADS)
def test_what_is_answered_to_a_head(name: str) -> None:
    sent, expected = HEADS[name]

    async def story(server: AttackedServer) -> None:
        intruder = await Intruder.connect(server)
        await intruder.send(sent)
        assert await intruder.answer() == expected
        assert "aiohttp" not in intruder.head
        intruder.leave()

    besieged(story)


def test_a_head_that_comes_a_byte_at_a_time_is_not_waited_for() -> None:
    async def story(server: AttackedServer) -> None:
        intruder, clock = await Intruder.connect(server), asyncio.get_running_loop().time
        began = clock()

        async def drip() -> None:
            for sign in upgrade_request():
                await intruder.send(bytes([sign]))
                await asyncio.sleep(0.02)

        dripping = asyncio.ensure_future(drip())
        assert await intruder.answer() == FLAT + "408 Request Timeout"
        assert 0.3 < clock() - began < 2
        dripping.cancel()
        intruder.leave()

    besieged(story, QUICK)


def test_a_head_is_not_waited_for_longer_because_some_of_it_has_come() -> None:
    async def story(server: AttackedServer) -> None:
        intruder, clock = await Intruder.connect(server), asyncio.get_running_loop().time
        began = clock()
        await asyncio.sleep(0.8 * QUICK.head_seconds)
        await intruder.send(b"GET ")
        assert await intruder.answer() == FLAT + "408 Request Timeout"
        assert clock() - began < 1.6 * QUICK.head_seconds
        intruder.leave()

    besieged(story, QUICK)


def test_a_body_that_does_not_come_is_not_waited_for() -> None:
    async def story(server: AttackedServer) -> None:
        intruder = await Intruder.connect(server)
        await intruder.send(b"POST /api/guests HTTP/1.1\r\nHost: castle.test\r\nContent-Length: 20\r\n\r\n{")
        assert (await intruder.answer()).startswith(FLAT + "408")
        intruder.leave()

    besieged(story, QUICK)


def test_an_idle_connection_is_closed_before_and_after_a_request() -> None:
    async def story(server: AttackedServer) -> None:
        first, second = [await Intruder.connect(server) for _ in range(2)]
        await second.send(ASKED)
        assert (await second.answer()).startswith(FLAT + "200")
        assert (await first.rest()).startswith(b"HTTP/1.1 408")
        await second.rest()
        assert not server.gate.admission._connected
        first.leave()
        second.leave()

    besieged(story, QUICK, near=())


def test_an_open_socket_without_a_hello_is_closed() -> None:
    async def story(server: AttackedServer) -> None:
        intruder = await Intruder.connect(server)
        assert await intruder.upgrade() == OPEN
        assert (await intruder.listen(seconds=3)).code == 1008
        intruder.leave()

    besieged(story, replace(LIMITS, hello_seconds=0.3))


def test_no_compression_is_agreed_on() -> None:
    async def story(server: AttackedServer) -> None:
        for offer in (
            "permessage-deflate",
            "permessage-deflate; client_max_window_bits, x-webkit-deflate-frame",
        ):
            intruder = await Intruder.connect(server)
            assert await intruder.upgrade([("Sec-WebSocket-Extensions", offer)]) == OPEN
            assert "extensions" not in intruder.head.lower()
            intruder.leave()

    besieged(story)


ORIGINS = {
    "none": ("", True),
    "our own": ("http://castle.test", True),
    "another": ("http://evil.test", False),
    "null": ("null", False),
    "one that begins alike": ("http://castle.test.evil.test", False),
    "one that ends alike": ("http://evilcastle.test", False),
    "another port": ("http://castle.test:8081", False),
    "another scheme": ("https://castle.test", False),
    "somebody at it": ("http://castle.test@evil.test", False),
    "a path at its end": ("http://castle.test/", False),
    "two": ("http://castle.test, http://evil.test", False),
}


@pytest.mark.parametrize("name", ORIGINS)
def test_which_pages_may_open_a_socket(name: str) -> None:
    origin, may = ORIGINS[name]

    async def story(server: AttackedServer) -> None:
        intruder = await Intruder.connect(server)
        headers = [("Origin", origin)] if origin else []
        answered = await intruder.upgrade([*headers, ("Cookie", f"camlann={token(ANA)}")])
        assert answered == (OPEN if may else FLAT + "403 Forbidden")
        intruder.leave()

    besieged(story)


def test_a_cookie_without_an_origin_and_an_origin_with_a_token_open_nothing() -> None:
    async def story(server: AttackedServer) -> None:
        cookie, origin = ("Cookie", f"camlann={token(ANA)}"), ("Origin", "http://castle.test")
        cases: list[tuple[Sequence[tuple[str, str]], str, int | None]] = [
            ([cookie], "", 4004),
            ([origin], token(ANA), 4004),
            ([origin], "", 4004),
            ([origin, cookie], "", None),
            ([origin, cookie], token(BEN), 4004),
        ]
        for headers, shown, code in cases:
            intruder = await Intruder.connect(server)
            assert await intruder.upgrade(headers) == OPEN
            await intruder.send(frame(TEXT, encode(replace(hello(ANA), token=shown))))
            assert (await intruder.listen(1 if code is None else 5)).code == code
            intruder.leave()

    besieged(story)


# How many.


def test_an_address_has_so_many_sockets_and_another_has_its_own() -> None:
    async def story(server: AttackedServer) -> None:
        state = [await Intruder.connect(server, "127.0.0.9") for _ in range(3)]
        assert [await each.upgrade() for each in state] == [OPEN] * 3
        fourth = await Intruder.connect(server, "127.0.0.9")
        assert await fourth.upgrade() == FLAT + "429 Too Many Requests"
        assert "Retry-After: 10" in fourth.head
        other = await Intruder.connect(server, "127.0.0.8")
        assert await other.upgrade() == OPEN
        state.pop().leave()
        await asyncio.sleep(0.1)
        again = await Intruder.connect(server, "127.0.0.9")
        assert await again.upgrade() == OPEN
        for each in (*state, fourth, other, again):
            each.leave()
        await asyncio.sleep(0.1)
        assert not server.gate.admission._sockets
        assert not server.gate.admission._connected

    besieged(story, replace(LIMITS, sockets=3), near=())


def test_an_address_opens_so_many_sockets_at_a_time() -> None:
    async def story(server: AttackedServer) -> None:
        answers = []
        for _ in range(25):
            intruder = await Intruder.connect(server)
            answers.append(await intruder.upgrade())
            intruder.leave()
        assert answers == [OPEN] * 20 + [FLAT + "429 Too Many Requests"] * 5

    besieged(story, near=())


def test_an_address_holds_so_many_connections_whatever_it_says_on_them() -> None:
    async def story(server: AttackedServer) -> None:
        state = [await Intruder.connect(server) for _ in range(100)]
        await asyncio.sleep(0.1)
        one_more = await Intruder.connect(server)
        assert await one_more.upgrade() == ""
        other = await Intruder.connect(server, "127.0.0.8")
        assert await other.upgrade() == OPEN
        for each in (*state, one_more, other):
            each.leave()

    besieged(story, near=())


def test_a_person_has_so_many_devices() -> None:
    async def story(server: AttackedServer) -> None:
        state = [await (await Intruder.connect(server)).come(ANA) for _ in range(8)]
        ninth = await Intruder.connect(server)
        assert await ninth.upgrade() == OPEN
        await ninth.send(frame(TEXT, encode(hello(ANA))))
        heard = await ninth.listen()
        assert (heard.kinds, heard.code) == (("too-many-devices",), 1008)
        state.pop().leave()
        await asyncio.sleep(0.1)
        state.append(await (await Intruder.connect(server)).come(ANA))
        state.append(await (await Intruder.connect(server)).come(MAL))
        for each in (*state, ninth):
            each.leave()
        await asyncio.sleep(0.1)
        assert not server.gate.admission._devices

    besieged(story)


def test_an_address_asks_so_much_and_becomes_so_many_guests() -> None:
    async def story(server: AttackedServer) -> None:
        async def statuses(request: bytes, times: int, address: str) -> list[str]:
            intruder, found = await Intruder.connect(server, address), []
            for _ in range(times):
                await intruder.send(request)
                found.append((await intruder.answer()).split()[1])
                size = int(intruder.head.lower().partition("content-length: ")[2].split()[0])
                while len(intruder._came) < size:
                    await intruder._more()
                del intruder._came[:size]
                if found[-1] == "429":
                    assert not await intruder._more()
                    break
            intruder.leave()
            return found

        # Some come back while it asks: ten in a second.
        answers = await statuses(ASKED, 2000, "127.0.0.9")
        assert set(answers[:-1]) == {"200"}
        assert answers[-1] == "429"
        assert LIMITS.requests.at_once <= len(answers) <= 3 * LIMITS.requests.at_once
        guest = b'POST /api/guests HTTP/1.1\r\nHost: castle.test\r\nContent-Length: 14\r\n\r\n{"name":"Gwen"}'
        guest = guest.replace(b"14", b"15")
        assert await statuses(guest, 21, "127.0.0.8") == ["201"] * 20 + ["429"]

    besieged(story, near=())


# What is somebody else's.


def test_of_what_is_somebody_elses_nothing_is_said() -> None:
    async def story(server: AttackedServer) -> None:
        async def body(path: str, person_id: str) -> bytes:
            intruder = await Intruder.connect(server)
            sent = f"GET {path} HTTP/1.1\r\nHost: castle.test\r\nConnection: close\r\n"
            await intruder.send(f"{sent}Authorization: Bearer {person_id}\r\n\r\n".encode())
            told = await intruder.rest()
            intruder.leave()
            lines = [line for line in told.split(b"\r\n") if not line.startswith(b"Date:")]
            return b"\r\n".join(lines)

        nothing = await body(f"/api/tables/{'00' * 16}/games/1", token(MAL))
        assert nothing.startswith(b"HTTP/1.1 404")
        record = f"/api/tables/{OTHER.name}/games/1"
        assert b"camlann-record" in await body(record, token(TOM))
        for person_id in (token(MAL), token(ANA), "", "nobody's", "bot:" + "0" * 32 + "." + "0" * 64):
            assert await body(record, person_id) == nothing
        assert await body(f"/api/tables/{OTHER.name}/games/2", token(TOM)) == nothing

    besieged(story)


def test_a_table_there_is_not_and_a_token_there_is_not_are_answered_alike() -> None:
    async def story(server: AttackedServer) -> None:
        said = [
            replace(hello(ANA), table="00" * 16),
            replace(hello(ANA), token="nobody's"),
            replace(hello(ANA), token="ticket:nobody's"),
            replace(hello(ANA), token="\x00\ud800"[:1]),
        ]
        heard = []
        for each in said:
            intruder = await Intruder.connect(server)
            assert await intruder.upgrade() == OPEN
            await intruder.send(frame(TEXT, encode(each)))
            heard.append(await intruder.listen())
            intruder.leave()
        assert {(each.kinds, each.code) for each in heard} == {(("not-found",), 4004)}

    besieged(story)


def test_half_a_line_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A device that is gone without a word answers no sign of life."""
    monkeypatch.setattr("camlann.server.gate.open_sockets.HEARTBEAT_SECONDS", 0.4)

    async def story(server: AttackedServer) -> None:
        intruder = await (await Intruder.connect(server)).come(MAL)
        await asyncio.sleep(0.2)
        assert len(server.gate) == 1
        async with asyncio.timeout(5):
            while len(server.gate):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        assert (await intruder.listen()).code == BROKEN
        intruder.leave()

    besieged(story)
