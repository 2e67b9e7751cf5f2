"""Request bodies: an unwanted body is refused before it is read.

Over bare sockets. Nothing here may fail inside: `besieged` holds that no error is logged.
"""

import asyncio
import gzip

import pytest

from camlann.server.gate.http import HEADERS, MAX_BODY_BYTES
from tests.server.hostile.attacked_server import AttackedServer, besieged
from tests.server.hostile.attacks import bomb, post, sized
from tests.server.hostile.intruder import Intruder

GWEN = b'{"name":"Gwen"}'
CHUNKED = "Transfer-Encoding: chunked"
REFUSED = {
    "compressed": (sized(bomb(), "Content-Encoding: gzip\r\n"), "415", "compressed"),
    "compressed, and as it should be inside": (
        sized(gzip.compress(GWEN), "Content-Encoding: gzip\r\n"),
        "415",
        "compressed",
    ),
    "compressed by its name alone": (sized(b"hello", "Content-Encoding: br\r\n"), "415", "compressed"),
    "compressed in two ways": (sized(b"hello", "content-encoding: gzip, deflate\r\n"), "415", "compressed"),
    "compressed on its way": (post("Transfer-Encoding: gzip, chunked", b"2\r\n{}\r\n"), "411", "no-length"),
    "in pieces": (post(CHUNKED, b"f\r\n" + GWEN + b"\r\n0\r\n\r\n"), "411", "no-length"),
    "in pieces that are none": (post(CHUNKED, b"zz\r\nhello\r\n"), "411", "no-length"),
    "a byte too long": (sized(b" " * (MAX_BODY_BYTES + 1)), "413", "too-large"),
    "said to be too long, and not sent": (post("Content-Length: 9999999999"), "413", "too-large"),
    "too long behind zeros": (post("Content-Length: " + "0" * 10 + "100000000"), "413", "too-large"),
    "longer than a number is written": (post("Content-Length: " + "0" * 20 + "2"), "400", "malformed"),
    "too long behind a zero": (post("Content-Length: 08193"), "413", "too-large"),
    "in another version of HTTP": (
        sized(GWEN).replace(b"HTTP/1.1", b"HTTP/2.0"),
        "505",
        "malformed",
    ),
    "said to be longer than any number": (post("Content-Length: " + "9" * 500), "400", "malformed"),
    "shorter than nothing": (post("Content-Length: -1"), "400", "malformed"),
    "not JSON": (sized(b"\xff\xfe{{{"), "400", "malformed"),
    "very deep": (sized(b"[" * MAX_BODY_BYTES), "400", "malformed"),
    "nothing": (sized(b""), "400", "malformed"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_answered_to_a_body_that_nobody_wants(name: str) -> None:
    sent, status, code = REFUSED[name]

    async def story(server: AttackedServer) -> None:
        # Alone, and behind a request that is answered.
        for first in (b"", sized(GWEN)):
            intruder = await Intruder.connect(server)
            if first:
                await intruder.send(first)
                assert (await intruder.answer()).split()[1] == "201"
            await intruder.send(sent)
            assert (await intruder.answer()).split()[1] == status
            if status != "400":
                # No byte more is read, and nobody waits for the rest: the line is closed at once.
                assert f'{{"code":"{code}"}}'.encode() in await intruder.rest()
                assert "Connection: close" in intruder.head
            intruder.leave()

    besieged(story)


def test_a_body_may_be_as_long_as_it_may_be_and_come_in_any_pieces() -> None:
    async def story(server: AttackedServer) -> None:
        whole = sized(GWEN.ljust(MAX_BODY_BYTES)) + sized(GWEN)
        for size in (1000, 8191, len(whole)):
            intruder = await Intruder.connect(server)
            for at in range(0, len(whole), size):
                await intruder.send(whole[at : at + size])
                await asyncio.sleep(0)
            came = await intruder.rest(0.3)
            assert came.count(b"HTTP/1.1 201 Created") == 2
            intruder.leave()

    besieged(story)


def test_who_asks_for_a_head_alone_is_refused_without_a_body() -> None:
    async def story(server: AttackedServer) -> None:
        intruder = await Intruder.connect(server)
        await intruder.send(post("Content-Length: 9999").replace(b"POST", b"HEAD"))
        assert (await intruder.answer()).split()[1] == "413"
        assert await intruder.rest() == b""
        intruder.leave()

    besieged(story)


def test_who_asks_whether_a_body_may_come_is_told() -> None:
    async def story(server: AttackedServer) -> None:
        for size, answers in ((len(GWEN), ("100", "201")), (9999, ("413",))):
            intruder = await Intruder.connect(server)
            await intruder.send(post(f"Expect: 100-continue\r\nContent-Length: {size}"))
            assert (await intruder.answer()).split()[1] == answers[0]
            await intruder.send(GWEN)
            for status in answers[1:]:
                assert (await intruder.answer()).split()[1] == status
            intruder.leave()

    besieged(story)


def test_zeros_before_the_length_change_nothing() -> None:
    async def story(server: AttackedServer) -> None:
        intruder = await Intruder.connect(server)
        await intruder.send(post("Content-Length: " + "0" * 10 + str(len(GWEN)), GWEN) + sized(GWEN))
        assert (await intruder.rest(0.3)).count(b"HTTP/1.1 201 Created") == 2
        intruder.leave()

    besieged(story)


@pytest.mark.parametrize(
    "sent",
    [
        b"GET / HTTP/1.1\r\nHost: castle.test\r\n\r\n",
        b"GET /api/nothing HTTP/1.1\r\nHost: castle.test\r\n\r\n",
        b"GET /api/nothing HTTP/2.0\r\nHost: castle.test\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: foreign.test\r\n\r\n",
        b"\0nonsense\r\n\r\n",
        post("Content-Length: 9999999999"),
        sized(b"{}", "Host: another\r\n"),
    ],
)
def test_every_reply_has_the_headers_of_all(sent: bytes) -> None:
    async def story(server: AttackedServer) -> None:
        intruder = await Intruder.connect(server)
        await intruder.send(sent)
        assert await intruder.answer()
        for name in HEADERS:
            assert f"\n{name}: " in intruder.head, name
        intruder.leave()

    besieged(story)


def test_many_requests_at_once_are_all_answered_in_order() -> None:
    """More than wait at a time."""

    async def story(server: AttackedServer) -> None:
        intruder = await Intruder.connect(server)
        names = [f"Gwen{n}" for n in range(100)]
        await intruder.send(b"".join(sized(b'{"name":"%b"}' % name.encode()) for name in names))
        came = b""
        async with asyncio.timeout(20):
            while came.count(b"HTTP/1.1 201") < len(names) or names[-1].encode() not in came:
                assert await intruder._more()
                came = bytes(intruder._came)
        assert [came.index(b'"name":"%b"' % name.encode()) for name in names] == sorted(
            came.index(b'"name":"%b"' % name.encode()) for name in names
        )
        intruder.leave()

    besieged(story)


def test_a_request_cut_off_in_its_body_has_no_effect() -> None:
    async def story(server: AttackedServer) -> None:
        people = len(server.disk.people)
        for _ in range(3):
            intruder = await Intruder.connect(server)
            await intruder.send(post("Content-Length: 50", b'{"name":'))
            await asyncio.sleep(0.02)
            intruder.leave()
        # Later requests are answered later.
        after = await Intruder.connect(server)
        await after.send(sized(GWEN))
        assert (await after.answer()).split()[1] == "201"
        assert len(server.disk.people) == people + 1
        after.leave()

    besieged(story)
