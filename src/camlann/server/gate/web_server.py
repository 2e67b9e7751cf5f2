"""The gate on a real port: the socket, and everything else over HTTP, in one aiohttp application.

A message is written at once, whatever the device has read so far: the gate looks at what lies unread and cuts
off who is too slow, so that one slow device never makes the others wait. Whoever breaks the rules is told so
and not listened to any more: what they go on to say stays on their own side.
"""

import asyncio
import sys
from contextlib import suppress

import structlog
from aiohttp import WSMsgType, web

from camlann.rate_limit import RateLimited
from camlann.server.gate.connection import AGAINST_THE_RULES, BROKEN, Connection
from camlann.server.gate.connection_guard import GuardedConnection, GuardedServer
from camlann.server.gate.gate import BROKEN_OFF, Gate
from camlann.server.gate.html_pages import wrong_host
from camlann.server.gate.http import HEADERS, HttpError, Reply, Request, refusal, too_often
from camlann.server.gate.same_origin import Handshake

log = structlog.get_logger(__name__)

ALIVE = 15.0
"""Seconds after which a silent device is asked for a sign of life."""
FAREWELL = 2.0
"""Seconds a device has to answer that the line is closed,"""
UNHEARD = 100
"""and messages that may come before that answer."""
LINGER = 1.0
"""Seconds in which whoever is not heard any more can read why."""
LAST = (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR)
NOT_TEXT = 1003


class SocketTransport:
    """A line over a socket."""

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport, guarded: GuardedConnection
    ) -> None:
        self.code: int | None = None
        """With which code this side has closed it."""
        self.reading: asyncio.Task[None] | None = None
        self.parted = asyncio.Event()
        """Set when it is no more."""
        self._socket, self._transport, self._guarded = socket, transport, guarded

    def send(self, data: bytes) -> None:
        if self.code is None:
            self._write(data, WSMsgType.TEXT)

    def _write(self, data: bytes, kind: WSMsgType) -> None:
        # Uncompressed, and with no bound of its own to wait at, this writes and is done in its first step.
        sending = self._socket.send_frame(data, kind)
        try:
            sending.send(None)
        except (StopIteration, ConnectionError):
            pass
        finally:
            sending.close()

    def backlog(self) -> int:
        return 0 if self._transport.is_closing() else self._transport.get_write_buffer_size()

    def close(self, code: int) -> None:
        if self.code is None:
            self.code = code
            if self.reading is not None:
                self.reading.cancel()

    async def part(self) -> None:
        """Say why, and hang up."""
        try:
            if self.code is None:
                # The device has hung up, and is on its way out with what it is still to read.
                await self._socket.close(drain=False)
                asyncio.get_running_loop().call_later(FAREWELL, self._transport.abort)
                return
            if self.code != BROKEN_OFF:
                self._write(self.code.to_bytes(2, "big"), WSMsgType.CLOSE)
                await self._hears_it()
            # What a slow device has not read by now it never will.
            self._transport.abort()
        finally:
            self.parted.set()

    async def _hears_it(self) -> None:
        """Wait for the device to say that it has heard, but not through a flood."""
        if self.code == AGAINST_THE_RULES:
            self._guarded.deafen()
            await asyncio.sleep(LINGER)
            return
        with suppress(TimeoutError, ConnectionError):
            async with asyncio.timeout(FAREWELL):
                for _ in range(UNHEARD):
                    if (await self._socket.receive()).type in LAST:
                        break


class WebServer:
    """A gate's one port."""

    def __init__(self, gate: Gate, host: str | None = None, port: int = 0) -> None:
        self._gate, self._host = gate, host
        self.port = port
        """0: any that is free; the one it is, once it is open."""
        self._lines: set[SocketTransport] = set()
        self._site: web.TCPSite | None = None
        self._runner: web.ServerRunner | None = None

    async def start(self) -> None:
        """Open; the gate must have been started."""
        # Made here: it belongs to the loop that runs it.
        server = GuardedServer(self._answer, self._gate.admission, self._gate.headers)
        self._runner = web.ServerRunner(server, shutdown_timeout=FAREWELL)
        await self._runner.setup()
        self._site = web.TCPSite(self._runner, self._host, self.port)
        await self._site.start()
        if not self.port:
            self.port = self._runner.addresses[0][1]

    async def drain(self) -> None:
        """Let nobody new in, let everybody go, and stop."""
        if self._site is not None:
            await self._site.stop()
        await self._gate.drain()
        await self.stop()

    async def stop(self) -> None:
        await self._gate.stop()
        await asyncio.gather(*(line.parted.wait() for line in self._lines))
        if self._runner is not None:
            await self._runner.cleanup()

    async def _answer(self, request: web.BaseRequest) -> web.StreamResponse:
        if not self._gate.hosts.knows(request.headers.get("Host", ""), _own_address(request)):
            return self._response(wrong_host(_asked(request, b"")), last=True)
        if request.path == "/socket" and request.method == "GET":
            return await self._hold(request)
        return await self._plain(request)

    async def _hold(self, request: web.BaseRequest) -> web.StreamResponse:
        """Hold a socket from its opening to its end."""
        socket = web.WebSocketResponse(
            compress=False,
            autoping=False,
            autoclose=False,
            # It takes less than it is told.
            max_msg_size=self._gate.admission.limits.message + 1,
            heartbeat=ALIVE,
            timeout=FAREWELL,
            writer_limit=sys.maxsize,
        )
        if not socket.can_prepare(request):
            return await self._plain(request)
        try:
            asked = _asked(request, b"")
            handshake = self._gate.origin.handshake(asked)
            place = self._gate.admission.opens(asked)
        except HttpError as wrong:
            return self._response(refusal(wrong), last=True)
        except RateLimited as limited:
            return self._response(refusal(too_often(limited)), last=True)
        socket.headers.update({"Server": HEADERS["Server"], **self._gate.headers})
        try:
            # Whoever is gone before it is open has asked for nothing.
            with suppress(ConnectionError):
                await socket.prepare(request)
                if request.transport is not None:
                    await self._converse(socket, request.transport, _guarded(request), handshake)
        finally:
            self._gate.admission.closes(place)
        return socket

    async def _converse(
        self,
        socket: web.WebSocketResponse,
        transport: asyncio.Transport,
        guarded: GuardedConnection,
        handshake: Handshake,
    ) -> None:
        transport.set_write_buffer_limits(high=4 * self._gate.admission.limits.unread)
        line = SocketTransport(socket, transport, guarded)
        self._lines.add(line)
        device = self._gate.connect(line, handshake)
        guarded.opened(lambda: device.cut(AGAINST_THE_RULES))
        # Read in a task of its own: whoever closes the line must take the place of who reads from it.
        line.reading = asyncio.ensure_future(self._listen(socket, line, device))
        try:
            await asyncio.wait({line.reading})
            device.gone()
            await line.part()
        finally:
            line.reading.cancel()
            device.gone()
            self._lines.discard(line)

    async def _listen(self, socket: web.WebSocketResponse, line: SocketTransport, device: Connection) -> None:
        # A device that asks for a sign of life and breaks off cannot be given one.
        with suppress(ConnectionError):
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    self._hear(device, message.data.encode())
                elif message.type is WSMsgType.BINARY:
                    device.cut(NOT_TEXT)
                elif message.type is WSMsgType.PING and device.beat() and not line.backlog():
                    # Who has not read the last answer needs no other.
                    await socket.pong(message.data)
                elif message.type is WSMsgType.PONG:
                    device.beat()
                if device.closing:
                    # Whatever else it has sent is not looked at; who closes the line ends this.
                    await asyncio.Event().wait()

    def _hear(self, device: Connection, data: bytes) -> None:
        try:
            device.hear(data)
        except Exception as error:
            # The kind of the error alone: its text may quote what nobody must read.
            log.error("message-failed", error=type(error).__name__)
            device.cut(BROKEN)

    async def _plain(self, request: web.BaseRequest) -> web.StreamResponse:
        try:
            async with asyncio.timeout(self._gate.admission.limits.head_within):
                body = await request.read()
        except TimeoutError:
            return self._response(refusal(HttpError(408, "too-slow")), last=True)
        except (ConnectionError, web.RequestPayloadError):
            # Whoever is gone before all of it is here has asked for nothing.
            return self._response(refusal(HttpError(400, "malformed")), last=True)
        reply = await self._gate.http(_asked(request, body))
        # Whoever asks too often may have sent more of it already.
        return self._response(reply, last=reply.status == 429)

    def _response(self, reply: Reply, last: bool = False) -> web.Response:
        headers = {**reply.headers, **self._gate.headers}
        response = web.Response(status=reply.status, headers=headers, body=reply.body)
        if last:
            response.force_close()
        return response


def _guarded(request: web.BaseRequest) -> GuardedConnection:
    assert isinstance(request.protocol, GuardedConnection)
    return request.protocol


def _own_address(request: web.BaseRequest) -> str:
    """The address of this machine at which the request came in."""
    here = None if request.transport is None else request.transport.get_extra_info("sockname")
    return str(here[0]) if here else ""


def _asked(request: web.BaseRequest, body: bytes) -> Request:
    query = {key: tuple(request.query.getall(key)) for key in request.query}
    headers = {key.lower(): value for key, value in request.headers.items()}
    address = request.remote or ""
    return Request(request.method, request.path, headers, query, body, address, request.secure)
