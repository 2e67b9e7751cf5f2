"""An open WebSocket: the protocol of a connection from its handshake to its close.

It has neither a task nor a timer while it is open, so that ten thousand silent ones cost little: messages are
handled where they are read, and `OpenSockets` pings the silent ones. wsproto parses the frames, a few at a
time. What is sent is written at once, even if the client is behind: the send queue watches the backlog and
disconnects slow clients. A client that breaks the protocol gets the reason, and nothing more is read from it.
"""

import asyncio
from collections.abc import Callable, Sequence

import structlog
from wsproto import ConnectionType
from wsproto.connection import Connection as Frames
from wsproto.connection import ConnectionState
from wsproto.events import BytesMessage, CloseConnection, Event, Ping, Pong, TextMessage
from wsproto.frame_protocol import Opcode

from camlann.server.gate.connection import AGAINST_THE_RULES, BROKEN, Connection
from camlann.server.gate.gate import BROKEN_OFF
from camlann.server.gate.limits import Limits
from camlann.server.gate.websocket_frames import FrameGuard, frame, frame_head

log = structlog.get_logger(__name__)

CLOSE_SECONDS = 2.0
"""How long a client has to answer a close frame,"""
MAX_MESSAGES_BEFORE_CLOSE = 100
"""and messages that may come before that answer."""
LINGER_SECONDS = 1.0
"""How long a client that is no longer read has to read why."""
FRAMES_AT_ONCE = 50
"""Read in one step, so that other connections get their turn."""
FRAME_BYTES = 256
"""What a frame counts for besides its bytes: an empty one costs as much to read as one of these."""
UNFINISHED_BYTES = 140
"""More than the head of a frame and a whole control frame."""
NORMAL, NOT_TEXT = 1000, 1003


class WebSocket(asyncio.Protocol):
    """It is the transport of its `Connection`, too."""

    def __init__(self, transport: asyncio.Transport, limits: Limits, lost: Callable[[], None]) -> None:
        self.silent = 0
        """How many times it was found silent since it last sent something."""
        self.code: int | None = None
        """The code with which this side has closed it."""
        self._transport, self._lost = transport, lost
        self._loop = asyncio.get_running_loop()
        self._guard = FrameGuard(limits.message_bytes)
        self._frames = Frames(ConnectionType.SERVER, [self._guard])
        self._message = ""
        """As much of a message as has come."""
        self._budget = limits.received_bytes.bucket()
        self._came = 0
        """Bytes that were not counted yet."""
        self._reading = False
        """Whether the rest of what has come is read in the next step."""
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
        self._frames.receive_data(data)
        self._came += len(data)
        if not self._reading:
            self._read()

    def connection_lost(self, exc: BaseException | None) -> None:
        self._deaf = True
        if self._timer is not None:
            self._timer.cancel()
        try:
            if self._connection is not None:
                self._connection.transport_closed()
        finally:
            # They hold each other, and the garbage collector comes seldom. wsproto's reader holds itself too,
            # until it refuses something: this is more than was missing of any frame.
            self._guard.ended = True
            self._frames.receive_data(bytes(UNFINISHED_BYTES))
            for _ in self._frames.events():
                pass
            lost = self._lost
            del self._lost
            self._connection = None
            lost()

    def _read(self) -> None:
        """Read a few frames of what has come, and the others in the next step."""
        self._reading = False
        frames = 0
        for event in self._frames.events():
            frames += 1
            self._heard(event)
            if self._deaf:
                return
            if frames == FRAMES_AT_ONCE:
                self._reading = True
                self._loop.call_soon(self._read)
                break
        came, self._came = self._came, 0
        if not self._budget.take(self._loop.time(), came + frames * FRAME_BYTES):
            self._stop_reading()
            self._cut(AGAINST_THE_RULES)

    # Messages.

    def _heard(self, event: Event) -> None:
        """A message of the client, or a part of one."""
        connection = self._connection
        closed = isinstance(event, CloseConnection)
        if closed and self._frames.state is not ConnectionState.REMOTE_CLOSING:
            # This is no close frame: the client breaks the protocol.
            assert isinstance(event, CloseConnection)
            self._fail(event.code)
        elif connection is None:
            return
        elif self.code is not None or connection.closing:
            self._heard_closing(closed)
        elif isinstance(event, TextMessage):
            self._message += event.data
            if event.message_finished:
                message, self._message = self._message, ""
                self._receive(connection, message.encode())
        elif isinstance(event, BytesMessage):
            connection.cut(NOT_TEXT)
        elif isinstance(event, Ping):
            # A client that has not read the last answer needs no other.
            if connection.heartbeat() and not self.backlog():
                self._transport.write(frame(Opcode.PONG, bytes(event.payload)))
        elif isinstance(event, Pong):
            connection.heartbeat()
        else:
            self._end(NORMAL)
            # The client may still read what was sent.
            self._transport.close()

    def _fail(self, code: int) -> None:
        """The client breaks the protocol."""
        self._stop_reading()
        if self.code is None:
            self._end(code)

    def _heard_closing(self, closed: bool) -> None:
        """Wait for the client's close frame, but not through a flood."""
        self._ignored += 1
        self._closed_by_client = self._closed_by_client or closed
        if self.code is not None and (self._closed_by_client or self._ignored >= MAX_MESSAGES_BEFORE_CLOSE):
            self._transport.abort()

    def _receive(self, connection: Connection, data: bytes) -> None:
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
            parts = [part for data in messages for part in (frame_head(Opcode.TEXT, len(data)), data)]
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
            self._transport.write(frame(Opcode.CLOSE, code.to_bytes(2, "big")))
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
            self._transport.write(frame(Opcode.PING, b""))

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
