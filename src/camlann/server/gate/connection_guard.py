"""Where strangers stand before anybody has read a word of theirs: every connection to a gate's port.

Whoever does not say quickly and in few bytes what they want is shown out, and so is who floods an open
socket, whatever the flood is made of. What the kernel keeps for each is bounded, too: for a device that
does not read it would else lay by megabytes that no buffer of ours shows.

The end of every request is found here: a head ends with an empty line, and a body is as long as its head
says. A body that is compressed, too long, or of no stated length is refused when its head has come, and no
byte of it is looked at.
"""

import asyncio
import socket
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, cast

import structlog
from aiohttp import web
from aiohttp.http_parser import RawRequestMessage

from camlann.rate_limit import TokenBucket
from camlann.server.gate.http import LARGEST, HttpError, Reply, refusal
from camlann.server.gate.limits import Admission

log = structlog.get_logger(__name__)

Headers: TypeAlias = Mapping[str, str]

END = b"\r\n\r\n"
FIELDS = 64
"""Headers of a request."""
FAREWELL = 2.0
"""Seconds in which the rest of a request that was refused is let run dry."""
PIECE = 16 * 1024
"""Bytes of a socket that are looked through at a time: more than any message has."""
NO_COMPRESSION = {"Accept-Encoding": "identity"}
"""How a body may be encoded: not at all."""


class GuardedConnection(web.RequestHandler):
    """A connection."""

    __slots__ = (
        "_admission",
        "_body",
        "_end",
        "_flooded",
        "_head",
        "_headers",
        "_left",
        "_place",
        "_queued",
        "_timer",
        "_unheard",
        "deaf",
    )

    def __init__(self, admission: Admission, headers: Headers, manager: web.Server, **more: Any) -> None:
        super().__init__(manager, **more)
        self._admission, self._headers = admission, headers
        self._place: str | None = None
        self._head, self._end = 0, b""
        """Bytes of the head that is being read, and the last few of them."""
        self._body: int | None = 0
        """Bytes of a body that are still to come; None: nothing that follows is looked at."""
        self._queued = bytearray()
        """What came while as many requests waited as may."""
        self._timer: asyncio.TimerHandle | None = None
        self._left: TokenBucket | None = None
        """What may still be heard on an open socket."""
        self._unheard = bytearray()
        self._flooded: Callable[[], None] = lambda: None
        self.deaf = False
        """Whether it is not listened to any more."""

    # Its life.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        line = cast(asyncio.Transport, transport)
        if (kernel := line.get_extra_info("socket")) is not None:
            for way in (socket.SO_SNDBUF, socket.SO_RCVBUF):
                kernel.setsockopt(socket.SOL_SOCKET, way, self._admission.limits.kernel)
        peer = line.get_extra_info("peername")
        try:
            self._place = self._admission.connects(peer[0] if peer else "")
        except HttpError:
            self.deaf = True
            line.abort()
            return
        self._await_head()

    def connection_lost(self, exc: BaseException | None) -> None:
        self._stop_waiting()
        self._admission.parts(self._place)
        self._place = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.deaf or self._close or self._force_close:
            return
        if self._left is not None:
            if self._left.take(self._loop.time(), len(data)):
                self._hear(data)
            else:
                self.deafen()
                self._flooded()
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
        """Read some of it; the rest is returned."""
        if self.deaf or self._body is None:
            return b""
        if self._upgraded:
            # A socket is asked for alone, and nobody speaks before it is open.
            self._show_out(HttpError(400, "malformed"))
            return b""
        if self._body:
            part = data[: self._body]
            self._body -= len(part)
            super().data_received(part)
            return data[len(part) :]
        if len(self._messages) >= self._max_msg_queue_size:
            # Nothing more is read from the line until some of them are answered.
            self._queued += data
            return b""
        return self._take_head(data)

    def _take_head(self, data: bytes) -> bytes:
        """Read a head, or as much of it as is here; what is behind it is returned."""
        if not (size := self._reads_head(data)):
            self._show_out(HttpError(431, "too-large"))
            return b""
        before = self._request_count
        super().data_received(data[:size])
        whole, new = not self._head, self._request_count > before
        message = self._messages[-1][0] if new else None
        if new and not isinstance(message, RawRequestMessage):
            # It is not HTTP, and will be told so.
            self._body = None
            self._stop_waiting()
        elif new != whole or (self._upgraded and (len(self._messages) > 1 or self._request_in_progress)):
            # The parser sees another end of it than we do; or a socket is asked for behind something else.
            self._show_out(HttpError(400, "malformed"))
        elif isinstance(message, RawRequestMessage):
            try:
                self._body = _length(message.headers)
            except HttpError as wrong:
                self._show_out(wrong)
        return data[size:]

    def _hear(self, data: bytes) -> None:
        """A little at a time: between two pieces everybody else has a turn."""
        if self._unheard:
            self._unheard += data
        elif len(data) <= PIECE:
            super().data_received(data)
        else:
            self._unheard += data
            self._hear_on()

    def _hear_on(self) -> None:
        if self.deaf:
            self._unheard.clear()
            return
        piece = bytes(self._unheard[:PIECE])
        del self._unheard[:PIECE]
        if self._unheard:
            self._loop.call_soon(self._hear_on)
        super().data_received(piece)

    def opened(self, flooded: Callable[[], None]) -> None:
        """From now on it is a socket; should more come than anybody has to say, that is called."""
        self._left, self._flooded = self._admission.limits.heard.bucket(), flooded

    # What it says.

    def deafen(self) -> None:
        """Hear no more. It is not even thrown away: that would be work, as long as anybody goes on."""
        self.deaf = True
        if self.transport is not None:
            self.transport.pause_reading()

    def _reads_head(self, data: bytes) -> int:
        """How much of this is the head; 0: it is too long."""
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
        return read if long <= self._admission.limits.head else 0

    def _await_head(self) -> None:
        self._timer = self._loop.call_later(self._admission.limits.head_within, self._too_slow)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        self._timer = None
        self._show_out(HttpError(408, "too-slow"))

    def _show_out(self, wrong: HttpError) -> None:
        self.deaf = True
        self._stop_waiting()
        if self.transport is not None:
            self.transport.write(_plain(refusal(wrong), self._headers))
            self.transport.close()

    # What goes wrong in it is told as everything else is, and nobody is quoted in the log.

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
    """Makes a `GuardedConnection` of every connection."""

    def __init__(
        self, handle: Callable[[web.BaseRequest], Any], admission: Admission, headers: Headers | None = None
    ) -> None:
        """`headers` are on every reply, besides those that every house sends."""
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
            max_headers=FIELDS,
            keepalive_timeout=self._admission.limits.idle,
            lingering_time=FAREWELL,
        )

    async def _go(self, request: web.BaseRequest) -> web.StreamResponse:
        guarded = request.protocol
        assert isinstance(guarded, GuardedConnection)
        if guarded.deaf:
            # Shown out already, with an answer.
            return web.Response()
        response: web.StreamResponse = await self._handle(request)
        return response


def _request(message: Any, payload: Any, protocol: Any, writer: Any, task: Any) -> web.BaseRequest:
    loop = asyncio.get_running_loop()
    return web.BaseRequest(message, payload, protocol, writer, task, loop, client_max_size=LARGEST)


def _length(headers: Mapping[str, str]) -> int:
    """How long the body is that follows. Raises what is answered if nobody wants to read it."""
    if "Content-Encoding" in headers:
        raise HttpError(415, "compressed", NO_COMPRESSION)
    if "Transfer-Encoding" in headers:
        raise HttpError(411, "no-length")
    length = headers.get("Content-Length", "0")
    if not (length.isascii() and length.isdigit()):
        raise HttpError(400, "malformed")
    if int(length[:20]) > LARGEST:
        raise HttpError(413, "too-large")
    return int(length)


def _plain(reply: Reply, more: Headers) -> bytes:
    """A reply to who has not asked anything yet."""
    headers = {**reply.headers, **more, "Content-Length": str(len(reply.body)), "Connection": "close"}
    lines = [f"HTTP/1.1 {reply.status} ", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join(lines).encode() + END + reply.body
