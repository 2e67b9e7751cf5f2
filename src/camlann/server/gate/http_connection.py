"""One connection to the gate's port: requests and their replies, one after the other, by h11.

Nothing is read before it is all here, and it has to come in time: a connection whose request is slow or too
long is answered and closed. A body that is compressed, too long, or without a length is refused when its head
has come, and never read. While a request is answered, little more is read. The kernel's buffers are limited
too: for a client that does not read, it would otherwise keep megabytes that none of our buffers shows. A
connection on which nobody reads the replies is closed (`unread_replies.py`).
"""

import asyncio
import socket
from collections.abc import Callable, Coroutine
from typing import Protocol, cast

import h11
import structlog

from camlann.server.gate.http import HttpError, Reply, Request, refusal
from camlann.server.gate.http_messages import (
    NO_BODY,
    Headers,
    body_length,
    malformed,
    reply_head,
    request,
    switch,
)
from camlann.server.gate.limits import Admission
from camlann.server.gate.unread_replies import PART_BYTES, UnreadTimer
from camlann.tasks import Tasks

log = structlog.get_logger(__name__)

END = b"\r\n\r\n"


class ConnectionHandler(Protocol):
    """What a connection needs of its server."""

    admission: Admission
    headers: Headers
    """On every reply, besides its own."""
    tasks: Tasks

    def answer(self, connection: "HttpConnection", request: Request) -> Coroutine[None, None, None]:
        """Answer this request, in one of the ways below."""
        ...

    def opened(self, connection: "HttpConnection") -> None: ...

    def lost(self, connection: "HttpConnection") -> None:
        """It is closed, or no longer an HTTP connection."""
        ...


class HttpConnection(asyncio.Protocol):
    def __init__(self, handler: ConnectionHandler) -> None:
        self.transport: asyncio.Transport
        self._handler, self._limits = handler, handler.admission.limits
        self._loop = asyncio.get_running_loop()
        self._http = h11.Connection(h11.SERVER)
        self._came = bytearray()
        """What was not read yet,"""
        self._searched = 0
        """and how much of it has no end of a head."""
        self._head: h11.Request | None = None
        """The head of the request whose body comes,"""
        self._body = 0
        """and the bytes of that body."""
        self._busy = False
        """Whether a request is being answered."""
        self._network: str | None = None
        self._idle = False
        """Whether it has been answered, and waits for another request."""
        self._deaf = False
        """Whether nothing more is read."""
        self._timer: asyncio.TimerHandle | None = None
        self._unread: UnreadTimer
        self._writable = asyncio.Event()
        """Whether everything before was read."""

    # Callbacks of asyncio.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = stream = cast(asyncio.Transport, transport)
        if (kernel := stream.get_extra_info("socket")) is not None:
            for option in (socket.SO_SNDBUF, socket.SO_RCVBUF):
                kernel.setsockopt(socket.SOL_SOCKET, option, self._limits.kernel_buffer_bytes)
        # So each write of ours waits until everything before it is read.
        stream.set_write_buffer_limits(high=0)
        self._unread = UnreadTimer(stream, self._limits)
        self._writable.set()
        self._handler.opened(self)
        try:
            peer = stream.get_extra_info("peername")
            self._network = self._handler.admission.connect(str(peer[0]) if peer else "")
        except HttpError:
            self._deaf = True
            stream.abort()
            return
        self._await_rest()

    def pause_writing(self) -> None:
        self._writable.clear()
        self._unread.start()

    def resume_writing(self) -> None:
        self._unread.stop()
        self._writable.set()

    def connection_lost(self, exc: BaseException | None) -> None:
        self._deaf = True
        self._stop_waiting()
        self._unread.stop()
        self._writable.set()
        self._handler.admission.disconnect(self._network)
        self._network = None
        self._handler.lost(self)

    def data_received(self, data: bytes) -> None:
        if self._deaf:
            return
        self._came += data
        if not self._busy:
            if self._idle:
                self._await_rest()
            self._read()
        elif len(self._came) > self._limits.head_bytes:
            self.transport.pause_reading()

    # Reading.

    def _read(self) -> None:
        """Read the next request, if all of it is here."""
        try:
            if self._head is None and not self._read_head():
                return
            if len(self._came) < self._body:
                return
            if self._body:
                self._http.receive_data(self._took(self._body))
            body = b""
            while isinstance(event := self._http.next_event(), h11.Data):
                body += event.data
            assert self._head is not None
            assert isinstance(event, h11.EndOfMessage)
            asked = request(self._head, body, self.transport)
        except h11.RemoteProtocolError as error:
            # It says 501 of a transfer encoding that it does not know.
            self._refuse(HttpError(411, "no-length") if error.error_status_hint == 501 else malformed())
        except HttpError as error:
            self._refuse(error)
        else:
            self._stop_waiting()
            self._busy = True
            self._handler.tasks.spawn(self._answer(asked))

    def _read_head(self) -> bool:
        """Read the next head. False: it is not all here."""
        end = self._came.find(END, max(0, self._searched - len(END)))
        size = end + len(END) if end >= 0 else len(self._came) + 1
        if size > self._limits.head_bytes:
            raise HttpError(431, "too-large")
        if end < 0:
            self._searched = len(self._came)
            return False
        head, self._searched = self._took(size), 0
        if head.count(b"\n") != head.count(b"\r\n"):
            # Whoever stands in front of us may see one header where we see two.
            raise malformed()
        self._http.receive_data(head)
        event = self._http.next_event()
        assert isinstance(event, h11.Request)
        self._head = event
        self._body = body_length(event)
        if len(self._came) < self._body:
            self._await_rest()
            if self._http.they_are_waiting_for_100_continue:
                self._write(h11.InformationalResponse(status_code=100, headers=[], reason=b"Continue"))
        return True

    def _took(self, size: int) -> bytes:
        taken = bytes(self._came[:size])
        del self._came[:size]
        return taken

    def _await_rest(self) -> None:
        self._idle = False
        self._wait(self._limits.head_seconds, self._too_slow)

    def _wait(self, seconds: float, then: Callable[[], object]) -> None:
        self._stop_waiting()
        self._timer = self._loop.call_later(seconds, then)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        self._refuse(HttpError(408, "too-slow"))

    def _refuse(self, error: HttpError) -> None:
        """Answer, and read nothing more."""
        self._stop_waiting()
        self._deaf = True
        self.reply(refusal(error), last=True)
        self.transport.close()

    async def _answer(self, asked: Request) -> None:
        try:
            await self._handler.answer(self, asked)
        except Exception as error:
            # Only the type of the error: its text may quote a secret.
            log.error("request-failed", error=type(error).__name__)
            self.transport.abort()
        if self._http.our_state is h11.SWITCHED_PROTOCOL:
            return
        await self._writable.wait()
        self._busy, self._head = False, None
        if self._http.our_state is self._http.their_state is h11.DONE and not self.closing:
            self._next()
        else:
            self._deaf = True
            self.transport.close()

    def _next(self) -> None:
        """Go on with the next request."""
        self._http.start_next_cycle()
        self.transport.resume_reading()
        if self._came:
            self._await_rest()
            self._read()
        else:
            self._idle = True
            self._wait(self._limits.keepalive_seconds, self.transport.close)

    # How a request may be answered.

    def reply(self, reply: Reply, last: bool = False) -> None:
        """Send a reply as a whole. `last`: the connection is closed after it."""
        head = reply_head(reply, self._handler.headers, last)
        body = [] if self.head_only or reply.status in NO_BODY else [h11.Data(data=reply.body)]
        self._write(head, *body, h11.EndOfMessage())

    async def reply_in_parts(self, reply: Reply) -> None:
        """Send a reply part by part, each when the one before was read."""
        self._write(reply_head(reply, self._handler.headers))
        body = memoryview(reply.body)
        for at in range(0, len(body), PART_BYTES):
            self._write(h11.Data(data=bytes(body[at : at + PART_BYTES])))
            await self._writable.wait()
        self._write(h11.EndOfMessage())

    def hand_over(self, protocol: asyncio.Protocol, headers: Headers) -> str | None:
        """Switch to another protocol, which gets the connection.

        Returns the network to pass to `Admission.disconnect` when it is lost.
        """
        self._deaf = True
        self._unread.stop()
        self.transport.set_protocol(protocol)
        self._write(switch(headers))
        network, self._network = self._network, None
        self._handler.lost(self)
        return network

    @property
    def head_only(self) -> bool:
        """Whether the head of the reply is all that is asked for."""
        return self._head is not None and self._head.method == b"HEAD"

    @property
    def said_more(self) -> bool:
        """Whether something came behind the request that is being answered."""
        return bool(self._came)

    @property
    def closing(self) -> bool:
        return self._deaf or self.transport.is_closing()

    def _write(self, *events: h11.Event) -> None:
        """Send these together. If the client is gone, nobody has to be told."""
        if not self.transport.is_closing():
            self.transport.write(b"".join(self._http.send(event) or b"" for event in events))
