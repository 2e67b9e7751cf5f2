"""The web server: a gate on a real port."""

import asyncio
import gc
import socket
import weakref
from collections.abc import Awaitable, Callable
from contextlib import suppress

import aiohttp
import pytest
import structlog
from msgspec import Raw

from camlann.protocol.socket_messages import (
    VERSION,
    AnyServerMessage,
    Done,
    FrameIs,
    Hello,
    Ping,
    Play,
    Pong,
    Welcome,
    server_decoder,
)
from camlann.protocol.socket_messages import encode as as_json
from camlann.server.cluster.bus_messages import (
    Answer,
    Attach,
    Delivery,
    PlayCommand,
    TableUpdate,
    ViewerUpdate,
)
from camlann.table import PersonId
from tests.server.harness.gate_at_port import GateAtPort
from tests.server.harness.gate_server import CountingStore, RecordingKeeper, hello
from tests.server.harness.idle_loop import run
from tests.server.harness.sample_data import ANNA, TABLE
from tests.timeouts import HANG_SECONDS


class Street(GateAtPort):
    """A door, and what is in front of and behind it."""

    def __init__(self) -> None:
        self.store = CountingStore()
        super().__init__(self.store)
        self.keeper = RecordingKeeper(self.bus, self.disk.keepers, "keeper")
        self.session: aiohttp.ClientSession

    async def come(self, said: Hello) -> aiohttp.ClientWebSocketResponse:
        line = await self.session.ws_connect(f"{self.url}/socket", max_msg_size=0)
        await line.send_str(as_json(said).decode())
        return line


def on_a_street(story: Callable[[Street], Awaitable[None]]) -> None:
    async def main() -> None:
        street = Street()
        await street.keeper.start()
        await street.gate.start()
        await street.web_server.start()
        # A jar that keeps the cookies of an address without a name.
        async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as street.session:
            try:
                await story(street)
            finally:
                await street.web_server.stop()
                await street.keeper.tasks.stop()
        assert len(street.gate) == 0

    run(main())


async def next_of(line: aiohttp.ClientWebSocketResponse) -> AnyServerMessage:
    data = await line.receive_str(timeout=5)
    assert len(data) % 256 == 0
    message: AnyServerMessage = server_decoder.decode(data)
    return message


async def code_of(line: aiohttp.ClientWebSocketResponse) -> int | None:
    while (await line.receive(timeout=5)).type is aiohttp.WSMsgType.TEXT:
        pass
    return line.close_code


def test_a_guest_comes_plays_and_is_shown_a_page() -> None:
    async def story(street: Street) -> None:
        async with street.session.post(f"{street.url}/api/guests", json={"name": "Kay"}) as reply:
            assert reply.status == 201
            guest = await reply.json()
        async with street.session.post(f"{street.url}/api/tables", headers={"Origin": street.url}) as reply:
            # The cookie came with the guest.
            assert reply.status == 201
            table = (await reply.json())["table"]
        line = await street.come(Hello(VERSION, guest["token"], table))
        assert await next_of(line) == Welcome(VERSION, guest["person_id"], "Kay")
        await line.send_str(as_json(Play("q", Raw(b'{"x":1}'))).decode())
        await line.send_str(as_json(Ping()).decode())
        assert await next_of(line) == Pong()
        [attach], [say] = street.keeper.of(Attach), street.keeper.of(PlayCommand)
        assert (say.command, say.table) == (b'{"x":1}', attach.table)
        page = ViewerUpdate(1, 3, 0, as_json(FrameIs(VERSION, 0, Raw(b"[7]"))))
        person_id = PersonId(guest["person_id"])
        street.keeper.tell(
            Answer(say.table, person_id, "q", as_json(Done("q"))),
            TableUpdate(say.table, 1024, (person_id,), None, ((person_id, page),)),
        )
        assert await next_of(line) == Done("q")
        frame = await next_of(line)
        assert isinstance(frame, FrameIs)
        assert bytes(frame.frame) == b"[7]"
        await line.close()

    on_a_street(story)


def test_messages_of_any_length_arrive_as_they_are_and_in_order() -> None:
    async def story(street: Street) -> None:
        line = await street.come(hello(ANNA))
        await next_of(line)
        lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 65_537, 3]
        [connection] = street.gate._connections.values()
        for length in lengths:
            connection.send(b"x" * length)
        assert [await line.receive_str(timeout=5) for _ in lengths] == ["x" * length for length in lengths]
        await line.close()

    on_a_street(story)


def test_closing_codes_reach_the_device() -> None:
    async def story(street: Street) -> None:
        assert await code_of(await street.come(Hello(VERSION, "stolen", TABLE.name))) == 4004
        assert await code_of(await street.come(Hello(9, "", TABLE.name))) == 4000

    on_a_street(story)


def test_only_text_of_a_moderate_length_is_taken() -> None:
    async def story(street: Street) -> None:
        line = await street.come(hello(ANNA))
        await line.send_bytes(b'{"type":"ping"}')
        assert await code_of(line) == 1003
        line = await street.come(hello(ANNA))
        await line.send_str(" " * 9000)
        assert await code_of(line) == 1009

    on_a_street(story)


def test_a_device_that_does_not_read_is_closed_while_others_are_served() -> None:
    async def story(street: Street) -> None:
        quick = await street.come(hello(ANNA))
        assert isinstance(await next_of(quick), Welcome)
        # A bare socket that takes the welcome and then nothing more.
        slow, loop = await bare(street, hello(ANNA)), asyncio.get_running_loop()
        while b"welcome" not in await loop.sock_recv(slow, 4096):
            pass
        assert len(street.gate) == 2
        shout = b'{"type":"pong"}'.ljust(64 * 1024)
        for _ in range(200):
            street.keeper.tell(Delivery(TABLE.id, shout))
            assert await next_of(quick) == Pong()
            if len(street.gate) == 1:
                break
        assert len(street.gate) == 1
        slow.close()
        await quick.close()

    on_a_street(story)


def test_a_gate_that_closes_waits_until_the_device_has_heard() -> None:
    async def story(street: Street) -> None:
        line = await bare(street, Hello(VERSION, "stolen", TABLE.name))
        loop = asyncio.get_running_loop()
        came = b""
        while not came.endswith(b"\x88\x02" + (4004).to_bytes(2, "big")):
            came += await loop.sock_recv(line, 4096)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(loop.sock_recv(line, 4096), 0.3)
        await loop.sock_sendall(line, b"\x88\x82" + bytes(4) + (4004).to_bytes(2, "big"))
        assert await asyncio.wait_for(loop.sock_recv(line, 4096), 1) == b""
        line.close()

    on_a_street(story)


def test_what_is_no_socket_is_answered_as_http() -> None:
    async def story(street: Street) -> None:
        for path, status in (("/socket", 404), ("/nowhere", 404), ("/api/people", 200)):
            async with street.session.get(street.url + path) as reply:
                assert (reply.status, reply.headers["X-Content-Type-Options"]) == (status, "nosniff")
        async with street.session.post(f"{street.url}/api/guests", data=b"x" * 9000) as reply:
            assert (reply.status, await reply.json()) == (413, {"code": "too-large"})
        async with street.session.get(f"{street.url}/api/people?person_id=a&person_id={ANNA}") as reply:
            assert await reply.json() == [{"person_id": ANNA, "name": "A"}]

    on_a_street(story)


def test_a_draining_gate_accepts_nobody_and_disconnects_everybody() -> None:
    async def story(street: Street) -> None:
        lines = [await street.come(hello(ANNA)) for _ in range(3)]
        draining = asyncio.ensure_future(street.web_server.drain())
        await asyncio.sleep(0.01)
        with pytest.raises(aiohttp.ClientConnectorError):
            await street.come(hello(ANNA))
        assert [await code_of(line) for line in lines] == [1012] * 3
        await draining
        assert not street.gate.ready

    on_a_street(story)


def test_of_a_killed_gate_the_sockets_break() -> None:
    async def story(street: Street) -> None:
        line = await street.come(hello(ANNA))
        assert isinstance(await next_of(line), Welcome)
        street.gate.kill()
        assert await code_of(line) == 1006

    on_a_street(story)


def test_a_socket_that_was_closed_leaves_nothing_behind() -> None:
    """Without the garbage collector: it comes seldom, and many phones come and go."""

    async def story(street: Street) -> None:
        before = len(street.gate)
        lines = [await street.come(hello(ANNA)) for _ in range(3)]
        sockets = [weakref.ref(each) for part in street.web_server._sockets._parts for each in part]
        assert len(sockets) == len(street.web_server._sockets) == 3
        gc.disable()
        try:
            for line in lines:
                await line.close()
            async with asyncio.timeout(HANG_SECONDS):
                while any(each() is not None for each in sockets):  # noqa: ASYNC110
                    await asyncio.sleep(0.02)
        finally:
            gc.enable()
        assert (len(street.gate), len(street.web_server._sockets)) == (before, 0)

    on_a_street(story)


def test_a_client_that_neither_reads_nor_sends_any_more_is_gone_when_the_gate_closes_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Not because it does not answer a ping.
    monkeypatch.setattr("camlann.server.gate.open_sockets.HEARTBEAT_SECONDS", 10 * HANG_SECONDS)

    async def story(street: Street) -> None:
        line = await bare(street, hello(ANNA))
        [socket_here] = [each for part in street.web_server._sockets._parts for each in part]
        shout = b" " * 60_000
        async with asyncio.timeout(HANG_SECONDS):
            while not socket_here.backlog():
                street.keeper.tell(Delivery(TABLE.id, shout))
                await asyncio.sleep(0.03)
        line.shutdown(socket.SHUT_WR)
        async with asyncio.timeout(HANG_SECONDS):
            while not socket_here._transport.is_closing():  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        async with asyncio.timeout(HANG_SECONDS):
            await street.web_server.stop()
        assert len(street.web_server._sockets) == 0
        line.close()

    on_a_street(story)


def test_a_connection_that_cannot_begin_is_closed_and_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(street: Street) -> None:
        def fail(*_: object) -> None:
            raise ArithmeticError

        monkeypatch.setattr(street.gate, "connect", fail)
        with structlog.testing.capture_logs() as told, suppress(aiohttp.ClientError):
            await (await street.come(hello(ANNA))).receive()
        async with asyncio.timeout(HANG_SECONDS):
            await street.web_server._sockets.all_closed()
        assert [each["event"] for each in told] == ["request-failed"]

    on_a_street(story)


async def bare(street: Street, said: Hello) -> socket.socket:
    """A socket with nothing behind it that would answer by itself."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, ("127.0.0.1", street.web_server.port))
    await loop.sock_sendall(line, UPGRADE)
    assert (await loop.sock_recv(line, 4096)).startswith(b"HTTP/1.1 101")
    await loop.sock_sendall(line, masked(as_json(said)))
    return line


UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def masked(data: bytes) -> bytes:
    """A message of a device, as a frame under a mask of zeros."""
    return b"\x81\xfe" + len(data).to_bytes(2, "big") + bytes(4) + data


def test_whoever_asks_for_the_head_alone_gets_that_of_the_whole_reply() -> None:
    """Programs that look whether a server is up ask so, and those that draw previews of links."""

    async def story(street: Street) -> None:
        for path in ("/", "/api/server", f"/t/{TABLE.name}", "/robots.txt", "/nowhere", "/api/me"):
            plain = {"Accept-Encoding": "identity"}
            whole, head = [
                await street.session.request(method, street.url + path, headers=plain)
                for method in ("GET", "HEAD")
            ]
            assert (await head.read(), head.status) == (b"", whole.status)
            assert {**head.headers, "Date": ""} == {**whole.headers, "Date": ""}
            assert int(head.headers["Content-Length"]) == len(await whole.read())
        refused = await street.session.head(f"{street.url}/api/guests")
        assert (refused.status, refused.headers["Allow"]) == (405, "POST")

    on_a_street(story)
