"""The gate's web server: WebSockets and HTTP endpoints on one port, with aiohttp.

A message is written at once, even if the client is behind: the send queue watches the backlog and disconnects
slow clients, so that they never delay others. A client that breaks the protocol gets the reason, and
nothing more is read from it.
"""

import asyncio
import sys
from collections.abc import Sequence
from contextlib import suppress

import structlog
from aiohttp import WSMsgType, web

from camlann.rate_limit import RateLimited
from camlann.server.gate.connection import AGAINST_THE_RULES, BROKEN, Connection
from camlann.server.gate.gate import BROKEN_OFF, Gate
from camlann.server.gate.html_pages import wrong_host
from camlann.server.gate.http import HEADERS, HttpError, Reply, Request, refusal, too_often
from camlann.server.gate.same_origin import Handshake
from camlann.server.gate.slow_request_guard import GuardedConnection, GuardedServer

log = structlog.get_logger(__name__)

HEARTBEAT_SECONDS = 15.0
"""A silent client is sent a ping after this time."""
CLOSE_SECONDS = 2.0
"""How long a client has to answer a close frame,"""
MAX_MESSAGES_BEFORE_CLOSE = 100
"""and messages that may come before that answer."""
LINGER_SECONDS = 1.0
"""How long a client that is no longer read has to read why."""
CLOSE_FRAMES = (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR)
NOT_TEXT = 1003


def _head(size: int) -> bytes:
    """The header of a text frame of so many bytes."""
    if size < 126:
        return b"\x81%c" % size
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


class SocketTransport:
    """A transport over a WebSocket."""

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport, guarded: GuardedConnection
    ) -> None:
        self.code: int | None = None
        """The code with which this side has closed it."""
        self.reading: asyncio.Task[None] | None = None
        self.closed = asyncio.Event()
        self._socket, self._transport, self._guarded = socket, transport, guarded

    def send(self, messages: Sequence[bytes]) -> None:
        # Text frames need nothing of aiohttp: a server masks and compresses nothing. One write for all.
        if self.code is None and not self._transport.is_closing():
            self._transport.write(b"".join(part for data in messages for part in (_head(len(data)), data)))

    def _write(self, data: bytes, kind: WSMsgType) -> None:
        # Without compression and with no write limit of its own, this is done in its first step.
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

    async def finish(self) -> None:
        """Send the close frame, wait for the answer, and close."""
        try:
            if self.code is None:
                # The client has closed it, and may still read what was sent.
                await self._socket.close(drain=False)
                asyncio.get_running_loop().call_later(CLOSE_SECONDS, self._transport.abort)
                return
            if self.code != BROKEN_OFF:
                self._write(self.code.to_bytes(2, "big"), WSMsgType.CLOSE)
                await self._await_close()
            # What a slow client has not read by now it never will.
            self._transport.abort()
        finally:
            self.closed.set()

    async def _await_close(self) -> None:
        """Wait for the client's close frame, but not through a flood."""
        if self.code == AGAINST_THE_RULES:
            self._guarded.stop_reading()
            await asyncio.sleep(LINGER_SECONDS)
            return
        with suppress(TimeoutError, ConnectionError):
            async with asyncio.timeout(CLOSE_SECONDS):
                for _ in range(MAX_MESSAGES_BEFORE_CLOSE):
                    if (await self._socket.receive()).type in CLOSE_FRAMES:
                        break


class WebServer:
    """A gate's port."""

    def __init__(self, gate: Gate, host: str | None = None, port: int = 0) -> None:
        self._gate, self._host = gate, host
        self.port = port
        """0: any free port; after `start`, the real one."""
        self._transports: set[SocketTransport] = set()
        self._site: web.TCPSite | None = None
        self._runner: web.ServerRunner | None = None

    async def start(self) -> None:
        """Listen; the gate must have been started."""
        # Created here: it belongs to the running event loop.
        server = GuardedServer(self._answer, self._gate.admission, self._gate.headers)
        self._runner = web.ServerRunner(server, shutdown_timeout=CLOSE_SECONDS)
        await self._runner.setup()
        self._site = web.TCPSite(self._runner, self._host, self.port)
        await self._site.start()
        if not self.port:
            self.port = self._runner.addresses[0][1]

    async def drain(self) -> None:
        """Accept no new connections, close the others, and stop."""
        if self._site is not None:
            await self._site.stop()
        await self._gate.drain()
        await self.stop()

    async def stop(self) -> None:
        await self._gate.stop()
        await asyncio.gather(*(transport.closed.wait() for transport in self._transports))
        if self._runner is not None:
            await self._runner.cleanup()

    async def _answer(self, request: web.BaseRequest) -> web.StreamResponse:
        if not self._gate.hosts.knows(request.headers.get("Host", ""), _own_address(request)):
            return self._response(wrong_host(_request(request, b"")), last=True)
        if request.path == "/socket" and request.method == "GET":
            return await self._websocket(request)
        return await self._http(request)

    async def _websocket(self, request: web.BaseRequest) -> web.StreamResponse:
        """A WebSocket, from its handshake to its close."""
        socket = web.WebSocketResponse(
            compress=False,
            autoping=False,
            autoclose=False,
            # aiohttp accepts messages that are shorter than this.
            max_msg_size=self._gate.admission.limits.message_bytes + 1,
            heartbeat=HEARTBEAT_SECONDS,
            timeout=CLOSE_SECONDS,
            writer_limit=sys.maxsize,
        )
        if not socket.can_prepare(request):
            return await self._http(request)
        try:
            read = _request(request, b"")
            handshake = self._gate.origin.handshake(read)
            network = self._gate.admission.open_socket(read)
        except HttpError as error:
            return self._response(refusal(error), last=True)
        except RateLimited as limited:
            return self._response(refusal(too_often(limited)), last=True)
        socket.headers.update({"Server": HEADERS["Server"], **self._gate.headers})
        try:
            # The client may be gone before the handshake is done.
            with suppress(ConnectionError):
                await socket.prepare(request)
                if request.transport is not None:
                    await self._run_connection(socket, request.transport, _guarded(request), handshake)
        finally:
            self._gate.admission.close_socket(network)
        return socket

    async def _run_connection(
        self,
        socket: web.WebSocketResponse,
        transport: asyncio.Transport,
        guarded: GuardedConnection,
        handshake: Handshake,
    ) -> None:
        transport.set_write_buffer_limits(high=4 * self._gate.admission.limits.unread_bytes)
        own = SocketTransport(socket, transport, guarded)
        self._transports.add(own)
        connection = self._gate.connect(own, handshake)
        guarded.opened(lambda: connection.cut(AGAINST_THE_RULES))
        # Reads in a task of its own, so that closing can cancel it.
        own.reading = asyncio.ensure_future(self._read(socket, own, connection))
        try:
            await asyncio.wait({own.reading})
            connection.transport_closed()
            await own.finish()
        finally:
            own.reading.cancel()
            connection.transport_closed()
            self._transports.discard(own)

    async def _read(
        self, socket: web.WebSocketResponse, transport: SocketTransport, connection: Connection
    ) -> None:
        # A client that sends a ping and disconnects cannot be answered.
        with suppress(ConnectionError):
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    self._receive(connection, message.data.encode())
                elif message.type is WSMsgType.BINARY:
                    connection.cut(NOT_TEXT)
                elif message.type is WSMsgType.PING and connection.heartbeat() and not transport.backlog():
                    # A client that has not read the last answer needs no other.
                    await socket.pong(message.data)
                elif message.type is WSMsgType.PONG:
                    connection.heartbeat()
                if connection.closing:
                    # Nothing more is read; closing cancels this task.
                    await asyncio.Event().wait()

    def _receive(self, connection: Connection, data: bytes) -> None:
        try:
            connection.receive(data)
        except Exception as error:
            # Only the type of the error: its text may quote a secret.
            log.error("message-failed", error=type(error).__name__)
            connection.cut(BROKEN)

    async def _http(self, request: web.BaseRequest) -> web.StreamResponse:
        try:
            async with asyncio.timeout(self._gate.admission.limits.head_seconds):
                body = await request.read()
        except TimeoutError:
            return self._response(refusal(HttpError(408, "too-slow")), last=True)
        except (ConnectionError, web.RequestPayloadError):
            # The client is gone before the whole request has come.
            return self._response(refusal(HttpError(400, "malformed")), last=True)
        reply = await self._gate.http(_request(request, body))
        # A client over its rate limit may have sent more requests already.
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
    """The address of this machine to which the request came."""
    here = None if request.transport is None else request.transport.get_extra_info("sockname")
    return str(here[0]) if here else ""


def _request(request: web.BaseRequest, body: bytes) -> Request:
    query = {key: tuple(request.query.getall(key)) for key in request.query}
    headers = {key.lower(): value for key, value in request.headers.items()}
    address = request.remote or ""
    return Request(request.method, request.path, headers, query, body, address, request.secure)
