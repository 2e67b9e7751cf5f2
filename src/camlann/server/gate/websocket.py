"""An open WebSocket: the protocol of a connection from its handshake to its close.

It has neither a task nor a timer while it is open, so that ten thousand silent ones cost little: messages are
handled where they are read, and `OpenSockets` pings the silent ones. aiohttp's reader parses the frames. What
it sends is written at once, even if the client is behind: the send queue watches the backlog and disconnects
slow clients. A client that breaks the protocol gets the reason, and nothing more is read from it.
"""

import asyncio
import base64
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha1

import structlog
from aiohttp import WSMessage, WSMsgType
from aiohttp._websocket.reader import WebSocketDataQueue  # Private, but the reader takes nothing else.
from aiohttp.http import WebSocketError, WebSocketReader
from aiohttp.http_websocket import WS_KEY, WSMessageTextBytes

from camlann.server.gate.connection import AGAINST_THE_RULES, BROKEN, Connection
from camlann.server.gate.gate import BROKEN_OFF
from camlann.server.gate.limits import Limits

log = structlog.get_logger(__name__)

CLOSE_SECONDS = 2.0
"""How long a client has to answer a close frame,"""
MAX_MESSAGES_BEFORE_CLOSE = 100
"""and messages that may come before that answer."""
LINGER_SECONDS = 1.0
"""How long a client that is no longer read has to read why."""
CHUNK_BYTES = 16 * 1024
"""Parsed at a time: more than any message has."""
NORMAL, NOT_TEXT, NOT_UTF8 = 1000, 1003, 1007


def handshake_reply(key: str, headers: Mapping[str, str]) -> bytes:
    """What a server answers to a handshake with this `Sec-WebSocket-Key`."""
    accept = base64.b64encode(sha1(key.encode() + WS_KEY).digest()).decode()
    reply = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Accept": accept, **headers}
    lines = ["HTTP/1.1 101 Switching Protocols", *(f"{name}: {value}" for name, value in reply.items())]
    return "\r\n".join([*lines, "", ""]).encode()


def _frame(kind: WSMsgType, data: bytes) -> bytes:
    """One whole frame. A server masks and compresses nothing."""
    return _head(kind, len(data)) + data


def _head(kind: WSMsgType, size: int) -> bytes:
    if size < 126:
        return b"%c%c" % (0x80 | kind, size)
    if size < 1 << 16:
        return b"%c\x7e" % (0x80 | kind) + size.to_bytes(2, "big")
    return b"%c\x7f" % (0x80 | kind) + size.to_bytes(8, "big")


class _Messages(WebSocketDataQueue):
    """Where the reader puts messages. They are handled at once, and wait nowhere."""

    def __init__(self, socket: "WebSocket", loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(socket, 0, loop=loop)  # type: ignore[arg-type]
        self._socket = socket

    def feed_data(self, data: WSMessage | WSMessageTextBytes, size: int) -> None:
        self._socket.heard(data.type, data.data)

    def set_exception(self, exc: BaseException, exc_cause: BaseException | None = None) -> None:
        if not isinstance(exc, WebSocketError):
            # Only the type of the error: its text may quote a secret.
            log.error("message-failed", error=type(exc).__name__)
        self._socket.fail(exc.code if isinstance(exc, WebSocketError) else BROKEN)

    def feed_eof(self) -> None:
        pass


class WebSocket(asyncio.Protocol):
    """It is the transport of its `Connection`, too."""

    def __init__(self, transport: asyncio.Transport, limits: Limits, lost: Callable[[], None]) -> None:
        self.silent = 0
        """How many times it was found silent since it last sent something."""
        self.code: int | None = None
        """The code with which this side has closed it."""
        self._transport, self._lost = transport, lost
        self._loop = asyncio.get_running_loop()
        # aiohttp accepts messages that are shorter than this.
        longest = limits.message_bytes + 1
        self._reader: WebSocketReader | None = WebSocketReader(
            _Messages(self, self._loop), longest, compress=False, decode_text=False
        )
        self._budget = limits.received_bytes.bucket()
        self._unparsed: bytearray | None = None
        self._deaf = False
        """Whether nothing more is read."""
        self._closed_by_client = False
        self._ignored = 0
        """Messages that came after this side had closed it."""
        self._timer: asyncio.TimerHandle | None = None
        self._connection: Connection | None = None
        transport.set_write_buffer_limits(high=4 * limits.unread_bytes)

    def start(self, connection: Connection) -> None:
        """What it hears from now on is this connection's."""
        self._connection = connection

    # Callbacks of asyncio.

    def data_received(self, data: bytes) -> None:
        if self._deaf:
            return
        self.silent = 0
        if not self._budget.take(self._loop.time(), len(data)):
            self._stop_reading()
            self._cut(AGAINST_THE_RULES)
        elif self._unparsed is not None:
            self._unparsed += data
        elif len(data) <= CHUNK_BYTES:
            self._parse(data)
        else:
            self._unparsed = bytearray(data)
            self._parse_next()

    def connection_lost(self, exc: BaseException | None) -> None:
        self._deaf = True
        if self._timer is not None:
            self._timer.cancel()
        try:
            if self._connection is not None:
                self._connection.transport_closed()
        finally:
            lost = self._lost
            # They hold each other, and the garbage collector comes seldom.
            del self._lost
            self._reader = self._connection = None
            lost()

    def _parse(self, data: bytes) -> None:
        if self._reader is not None:
            self._reader.feed_data(data)

    def _parse_next(self) -> None:
        """Parse a chunk at a time, so that other connections get their turn."""
        if self._deaf or self._unparsed is None:
            self._unparsed = None
            return
        chunk = bytes(self._unparsed[:CHUNK_BYTES])
        del self._unparsed[:CHUNK_BYTES]
        if self._unparsed:
            self._loop.call_soon(self._parse_next)
        else:
            self._unparsed = None
        self._parse(chunk)

    # Messages.

    def heard(self, kind: WSMsgType, data: bytes) -> None:
        """One message of the client."""
        connection = self._connection
        if self._deaf or connection is None:
            return
        if self.code is not None or connection.closing:
            self._heard_closing(kind)
        elif kind is WSMsgType.TEXT:
            self._receive(connection, data)
        elif kind is WSMsgType.BINARY:
            connection.cut(NOT_TEXT)
        elif kind is WSMsgType.PING:
            # A client that has not read the last answer needs no other.
            if connection.heartbeat() and not self.backlog():
                self._transport.write(_frame(WSMsgType.PONG, bytes(data)))
        elif kind is WSMsgType.PONG:
            connection.heartbeat()
        else:
            self._end(NORMAL)
            # The client may still read what was sent.
            self._transport.close()

    def fail(self, code: int) -> None:
        """The client breaks the protocol."""
        if self.code is None:
            self._stop_reading()
            self._end(code)

    def _heard_closing(self, kind: WSMsgType) -> None:
        """Wait for the client's close frame, but not through a flood."""
        self._ignored += 1
        self._closed_by_client = self._closed_by_client or kind is WSMsgType.CLOSE
        if self.code is not None and (self._closed_by_client or self._ignored >= MAX_MESSAGES_BEFORE_CLOSE):
            self._transport.abort()

    def _receive(self, connection: Connection, data: bytes) -> None:
        try:
            if not data.isascii():
                data.decode()
        except UnicodeDecodeError:
            self.fail(NOT_UTF8)
            return
        try:
            connection.receive(data)
        except Exception as error:
            # Only the type of the error: its text may quote a secret.
            log.error("message-failed", error=type(error).__name__)
            connection.cut(BROKEN)

    # As the transport of its connection.

    def send(self, messages: Sequence[bytes]) -> None:
        if self.code is None and not self._transport.is_closing():
            # One write for all.
            parts = [part for data in messages for part in (_head(WSMsgType.TEXT, len(data)), data)]
            self._transport.write(b"".join(parts))

    def backlog(self) -> int:
        return 0 if self._transport.is_closing() else self._transport.get_write_buffer_size()

    def close(self, code: int) -> None:
        if self.code is not None:
            return
        self.code = code
        if code == BROKEN_OFF:
            self._transport.abort()
            return
        if not self._transport.is_closing():
            self._transport.write(_frame(WSMsgType.CLOSE, code.to_bytes(2, "big")))
        if code == AGAINST_THE_RULES:
            self._stop_reading()
        # What a slow client has not read by then it never will.
        seconds = LINGER_SECONDS if self._deaf else CLOSE_SECONDS
        self._timer = self._loop.call_later(seconds, self._transport.abort)
        if self._closed_by_client:
            self._transport.abort()

    def ping(self) -> None:
        """Ask for a sign of life."""
        if self.code is None and not self._transport.is_closing():
            self._transport.write(_frame(WSMsgType.PING, b""))

    def drop(self) -> None:
        """The client is gone without a word."""
        self._cut(BROKEN_OFF)
        self._transport.abort()

    def _cut(self, code: int) -> None:
        if self._connection is not None:
            self._connection.cut(code)

    def _end(self, code: int) -> None:
        """Close it for both sides, after a last word."""
        self.close(code)
        if self._connection is not None:
            self._connection.transport_closed()

    def _stop_reading(self) -> None:
        """Read nothing more. Not even to discard it: that would be work for as long as they go on."""
        self._deaf = True
        if not self._transport.is_closing():
            self._transport.pause_reading()
