"""Guards raw connections against slow and oversized requests, before anything is parsed.

A connection whose request head is slow or too long is closed. The kernel's buffers are limited too: for a
client that does not read, it would otherwise keep megabytes that none of our buffers shows. A connection on
which nobody reads the replies is closed too (`unread_replies.py`).

The end of every request is found here: a head ends with an empty line, and its body has the stated length. A
body that is compressed, too long, or without a length is refused when its head has come, and never read.
"""

import asyncio
import socket
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, cast

import structlog
from aiohttp import web
from aiohttp.http_parser import RawRequestMessage

from camlann.server.gate.http import MAX_BODY_BYTES, HttpError, Reply, refusal
from camlann.server.gate.limits import Admission
from camlann.server.gate.unread_replies import UnreadTimer

log = structlog.get_logger(__name__)

Headers: TypeAlias = Mapping[str, str]

END = b"\r\n\r\n"
MAX_HEADERS = 64
MAX_DIGITS = len(str(MAX_BODY_BYTES))
"""Of the length of a body."""
LINGER_SECONDS = 2.0
"""How long the rest of a refused request is still read."""
NO_COMPRESSION = {"Accept-Encoding": "identity"}
"""The only encoding that is accepted."""


class GuardedConnection(web.RequestHandler):
    """A connection whose requests are checked before aiohttp parses them."""

    __slots__ = (
        "_admission",
        "_body",
        "_end",
        "_head",
        "_headers",
        "_network",
        "_queued",
        "_timer",
        "_unread",
        "refused",
    )

    def __init__(self, admission: Admission, headers: Headers, manager: web.Server, **more: Any) -> None:
        super().__init__(manager, **more)
        self._admission, self._headers = admission, headers
        self._network: str | None = None
        self._head, self._end = 0, b""
        """Size of the head that is being read, and its last few bytes."""
        self._body: int | None = 0
        """Bytes of a body that are still to come; None: nothing that follows is read."""
        self._queued = bytearray()
        """What came while the most requests allowed were waiting."""
        self._timer: asyncio.TimerHandle | None = None
        self._unread: UnreadTimer | None = None
        self.refused = False
        """Whether nothing more is read from it."""

    # Callbacks of asyncio.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        stream = cast(asyncio.Transport, transport)
        if (kernel := stream.get_extra_info("socket")) is not None:
            for option in (socket.SO_SNDBUF, socket.SO_RCVBUF):
                kernel.setsockopt(socket.SOL_SOCKET, option, self._admission.limits.kernel_buffer_bytes)
        # So each write of ours waits until everything before it is read.
        stream.set_write_buffer_limits(high=0)
        self._unread = UnreadTimer(stream, self._admission.limits)
        peer = stream.get_extra_info("peername")
        try:
            self._network = self._admission.connect(peer[0] if peer else "")
        except HttpError:
            self.refused = True
            stream.abort()
            return
        self._await_head()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is not None:
            self._unread.start()

    def resume_writing(self) -> None:
        if self._unread is not None:
            self._unread.stop()
        super().resume_writing()

    def connection_lost(self, exc: BaseException | None) -> None:
        self._stop_waiting()
        if self._unread is not None:
            self._unread.stop()
            self._unread = None
        self._admission.disconnect(self._network)
        self._network = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.refused or self._close or self._force_close:
            return
        if self._queued:
            self._queued += data
            data = bytes(self._queued)
            self._queued.clear()
        elif not data:
            super().data_received(data)
        while data:
            data = self._take(data)

    def _take(self, data: bytes) -> bytes:
        """Handle some of the data; returns the rest."""
        if self.refused or self._body is None:
            return b""
        if self._upgraded:
            # Nothing may follow a WebSocket handshake before the socket is open.
            self._refuse(HttpError(400, "malformed"))
            return b""
        if self._body:
            part = data[: self._body]
            self._body -= len(part)
            super().data_received(part)
            return data[len(part) :]
        if len(self._messages) >= self._max_msg_queue_size:
            # Nothing more is parsed until some of them are answered.
            self._queued += data
            return b""
        return self._take_head(data)

    def _take_head(self, data: bytes) -> bytes:
        """Handle a head, or as much of it as has come; returns what follows it."""
        if not (size := self._head_size(data)):
            self._refuse(HttpError(431, "too-large"))
            return b""
        before = self._request_count
        super().data_received(data[:size])
        whole, new = not self._head, self._request_count > before
        message = self._messages[-1][0] if new else None
        if new and not isinstance(message, RawRequestMessage):
            # It is not HTTP; aiohttp answers that.
            self._body = None
            self._stop_waiting()
        elif new != whole or (self._upgraded and (len(self._messages) > 1 or self._request_in_progress)):
            # The parser sees another end than we do, or a handshake follows another request.
            self._refuse(HttpError(400, "malformed"))
        elif isinstance(message, RawRequestMessage):
            if message.version.major != 1:
                self._refuse(HttpError(505, "malformed"))
                return b""
            try:
                self._body = _body_length(message.headers)
            except HttpError as error:
                self._refuse(error)
        return data[size:]

    def hand_over(self, protocol: asyncio.Protocol) -> str | None:
        """Give the connection to another protocol; for aiohttp it is lost from now on.

        Returns the network to pass to `Admission.disconnect` when it is really lost.
        """
        assert self.transport is not None
        self.transport.set_protocol(protocol)
        # aiohttp would close it.
        self.transport = None
        network, self._network = self._network, None
        self.connection_lost(None)
        return network

    # Reading.

    def _head_size(self, data: bytes) -> int:
        """How many of these bytes belong to the head; 0: it is too long."""
        if not self._head and self._timer is None:
            self._await_head()
        ends = (self._end + data).find(END)
        read = len(data) if ends < 0 else ends + len(END) - len(self._end)
        long = self._head + read
        if ends < 0:
            self._head, self._end = long, (self._end + data)[1 - len(END) :]
        else:
            self._head, self._end = 0, b""
            self._stop_waiting()
        return read if long <= self._admission.limits.head_bytes else 0

    def _await_head(self) -> None:
        self._timer = self._loop.call_later(self._admission.limits.head_seconds, self._too_slow)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        self._timer = None
        self._refuse(HttpError(408, "too-slow"))

    def _refuse(self, error: HttpError) -> None:
        self.refused = True
        self._stop_waiting()
        if self.transport is not None:
            self.transport.write(_raw(refusal(error), self._headers))
            self.transport.close()

    # Errors are answered as everywhere else, and the log quotes nobody.

    def log_exception(self, *args: Any, **more: Any) -> None:
        log.error("connection-failed", error=type(more.get("exc_info")).__name__)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        if status >= 500:
            log.error("request-failed", error=type(exc).__name__)
        reply = refusal(HttpError(status, "failed" if status >= 500 else "malformed"))
        headers = {**reply.headers, **self._headers}
        response = web.Response(status=reply.status, headers=headers, body=reply.body)
        response.force_close()
        return response


class GuardedServer(web.Server):
    """An aiohttp server whose connections are all guarded."""

    def __init__(
        self, handle: Callable[[web.BaseRequest], Any], admission: Admission, headers: Headers | None = None
    ) -> None:
        """`headers` are on every reply, besides those that every server sends."""
        super().__init__(self._go, request_factory=_request)
        self._handle, self._admission, self._headers = handle, admission, headers or {}

    def __call__(self) -> web.RequestHandler:
        return GuardedConnection(
            self._admission,
            self._headers,
            self,
            auto_decompress=False,
            loop=asyncio.get_running_loop(),
            access_log=None,
            max_headers=MAX_HEADERS,
            keepalive_timeout=self._admission.limits.keepalive_seconds,
            lingering_time=LINGER_SECONDS,
        )

    async def _go(self, request: web.BaseRequest) -> web.StreamResponse:
        guarded = request.protocol
        assert isinstance(guarded, GuardedConnection)
        if guarded.refused:
            # Refused already, with an answer.
            return web.Response()
        response: web.StreamResponse = await self._handle(request)
        return response


def _request(message: Any, payload: Any, protocol: Any, writer: Any, task: Any) -> web.BaseRequest:
    loop = asyncio.get_running_loop()
    return web.BaseRequest(message, payload, protocol, writer, task, loop, client_max_size=MAX_BODY_BYTES)


def _body_length(headers: Mapping[str, str]) -> int:
    """The length of the body that follows. Raises the error for a body that is not accepted."""
    if "Content-Encoding" in headers:
        raise HttpError(415, "compressed", NO_COMPRESSION)
    if "Transfer-Encoding" in headers:
        raise HttpError(411, "no-length")
    length = headers.get("Content-Length", "0")
    if not (length.isascii() and length.isdigit()):
        raise HttpError(400, "malformed")
    # However many zeros stand before it, and however long it is: no more digits are read than it may have.
    digits = length.lstrip("0")
    if len(digits) > MAX_DIGITS or int(digits or "0") > MAX_BODY_BYTES:
        raise HttpError(413, "too-large")
    return int(digits or "0")


def _raw(reply: Reply, more: Headers) -> bytes:
    """A whole reply as bytes, for a request that aiohttp has not parsed."""
    headers = {**reply.headers, **more, "Content-Length": str(len(reply.body)), "Connection": "close"}
    lines = [f"HTTP/1.1 {reply.status} ", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join(lines).encode() + END + reply.body
