"""One client connection: its handshake, the person behind it, its rate limits, and how far it has got.

The client sends a hello with its token and the table. After the welcome it may send commands, chat and
broadcasts, ask for facts, and ping. A message that cannot be decoded is never passed on.
"""

import asyncio
from typing import Protocol, TypeAlias

import msgspec
from msgspec import Struct

from camlann.protocol.socket_messages import (
    FINAL_CLOSE_CODES,
    VERSION,
    AnyClientMessage,
    Broadcast,
    Chat,
    ChatHistoryRequest,
    FactsRequest,
    FrameRequest,
    Hello,
    Ping,
    Play,
    Pong,
    ServerMessage,
    Trouble,
    Welcome,
    client_decoder,
    encode,
    padded,
)
from camlann.server.crypto.token_hash import hashed
from camlann.server.gate.authentication import TICKET, Authentication
from camlann.server.gate.limits import Admission
from camlann.server.gate.release_tick import ReleaseTick
from camlann.server.gate.same_origin import PROGRAM, Handshake
from camlann.server.gate.send_queue import SendQueue
from camlann.server.gate.transport import Transport
from camlann.server.ops import metrics
from camlann.server.store import TableName, Unreachable
from camlann.server.store.restores import Restore
from camlann.server.store.sessions import Visitor
from camlann.table import PersonId, is_bot
from camlann.tasks import Tasks

LOOKUP_SECONDS = 5.0
MAX_MALFORMED = 3
"""A connection with this many messages that cannot be decoded is closed."""

AGAINST_THE_RULES, TOO_LARGE, BROKEN, RESTARTING, TRY_AGAIN = 1008, 1009, 1011, 1012, 1013


Request: TypeAlias = Play | FactsRequest | FrameRequest | Broadcast | Chat | ChatHistoryRequest
"""What a connection passes on to its gate."""


class ConnectionHandler(Protocol):
    """What a connection needs of its gate."""

    authentication: Authentication
    tasks: Tasks
    tick: ReleaseTick
    admission: Admission

    def admit(self, person_id: PersonId) -> bool:
        """Whether this person may have one more connection."""
        ...

    def arrived(self, connection: "Connection") -> None: ...

    def received(self, connection: "Connection", message: Request) -> None: ...

    def left(self, connection: "Connection") -> None:
        """It receives and is sent nothing more."""
        ...

    def ended(self, connection: "Connection") -> None:
        """Its transport is closed."""
        ...


class Connection:
    def __init__(
        self, handler: ConnectionHandler, transport: Transport, number: int, handshake: Handshake = PROGRAM
    ) -> None:
        self.number = number
        self.person_id = PersonId("")
        self.session = b""
        """The session it belongs to; a bot has none."""
        self.phone = b""
        """If a guest plays here on somebody's phone: the session of the owner on it."""
        self._handshake = handshake
        self.table_name: TableName | None = None
        """The table it looks at; None before the welcome and after it was closed."""
        self.table_at, self.game, self.turned, self.at = -1, 0, 0, -1
        self._deltas = False
        """Whether its client takes deltas."""
        self.clock = 0
        """The version of the clock it was sent last."""
        self.presence = 0
        """The version of the presence it was sent last."""
        self._handler = handler
        self._limits = limits = handler.admission.limits
        self._out = SendQueue(transport, handler.tick, number, self._ended, limits)
        self._greeted = False
        self._early: list[AnyClientMessage] = []
        """Messages that came between the hello and the welcome."""
        self._malformed = 0
        # A broadcast over its rate limit is dropped and counts as any other message.
        self._messages, self._broadcasts = limits.messages.bucket(), limits.broadcasts.bucket()
        self._warned = False
        self._hello_timer = asyncio.get_running_loop().call_later(limits.hello_seconds, self._no_hello)

    # Incoming messages.

    def receive(self, data: bytes) -> None:
        """Handle one message of the client."""
        if self.closing:
            return
        metrics.MESSAGES_RECEIVED.inc()
        if len(data) > self._limits.message_bytes:
            self.close(TOO_LARGE)
            return
        message = _decode(data)
        if not self._greeted:
            self._receive_first(message, data)
        elif message is None or isinstance(message, Hello):
            self._malformed += 1
            self.trouble("malformed", AGAINST_THE_RULES if self._malformed >= MAX_MALFORMED else None)
        elif self._within_rate(message):
            if self.table_name is None:
                self._early.append(message)
            else:
                self._pass_on(message)

    def heartbeat(self) -> bool:
        """A ping or pong frame of the transport; False: it is over the rate limit."""
        return not self.closing and self._within_rate(Ping())

    def transport_closed(self) -> None:
        self._out.end()

    def _receive_first(self, message: AnyClientMessage | None, data: bytes) -> None:
        self._greeted = True
        self._hello_timer.cancel()
        if (version := message.wire if isinstance(message, Hello) else _version(data)) is None:
            self.trouble("malformed" if message is None else "no-hello", AGAINST_THE_RULES)
        elif version != VERSION:
            self.refuse("wire-version")
        elif isinstance(message, Hello):
            self._handler.tasks.spawn(self._greet(message))
        else:
            self.trouble("malformed", AGAINST_THE_RULES)

    async def _greet(self, hello: Hello) -> None:
        restore = Restore()
        try:
            async with asyncio.timeout(LOOKUP_SECONDS):
                # Both are always looked up, so that the time it takes does not show which one is missing.
                visitor = await self._visitor(hello.token)
                if visitor is not None:
                    # From now on it is closed when its session ends, or that of the phone's owner.
                    self.session = visitor.session.token
                table_name = await self._handler.authentication.table_name(hello.table)
                if visitor is None and table_name is not None:
                    visitor = await self._handler.authentication.screen(hello.token, table_name)
                if visitor is not None and table_name is not None:
                    self.person_id = await self._handler.authentication.acting(visitor, table_name)
                    restore = await self._handler.authentication.last_restore()
        except (Unreachable, TimeoutError):
            self.trouble("try-again", TRY_AGAIN)
            return
        except Exception:
            self.close(BROKEN)
            raise
        if self.closing:
            return
        if visitor is None or table_name is None:
            self.refuse("not-found")
            return
        if not self._handler.admit(self.person_id):
            self.trouble("too-many-devices", AGAINST_THE_RULES)
            return
        self.table_name = table_name
        if hello.restored_at == restore.restored_at:
            self.table_at, self.game, self.turned, self.at = (
                hello.table_at,
                hello.game,
                hello.turned,
                hello.at,
            )
        self._deltas = hello.deltas
        self.show(
            Welcome(VERSION, self.person_id, visitor.person.name, restore.restored_at, restore.restored_to)
        )
        self._handler.arrived(self)
        early, self._early = self._early, []
        for message in early:
            self._pass_on(message)

    async def _visitor(self, token: str) -> Visitor | None:
        """A browser is identified by its cookie, a program by its token, and either by a ticket."""
        shown = self._handshake
        if token.startswith(TICKET):
            visitor = await self._handler.authentication.ticket(token)
            if visitor is None or not shown.cookie or hashed(shown.cookie) == visitor.session.token:
                return visitor
            # A guest without a phone plays on that of another person, who is known by the cookie.
            self.phone = hashed(shown.cookie)
            return visitor if await self._handler.authentication.plays_for(shown.cookie, visitor) else None
        if shown.browser:
            token = shown.cookie or "" if not token else ""
        return await self._handler.authentication.visitor(token)

    def _pass_on(self, message: AnyClientMessage) -> None:
        if isinstance(message, Ping):
            self.show(Pong())
        elif not isinstance(message, Hello) and not self.closing:
            self._handler.received(self, message)

    def _within_rate(self, message: AnyClientMessage) -> bool:
        # The server's own bots have no rate limit.
        if is_bot(self.person_id):
            return True
        now = asyncio.get_running_loop().time()
        if isinstance(message, Broadcast) and self._broadcasts.take(now):
            return True
        if self._messages.full(now):
            self._warned = False
        if self._messages.take(now):
            return not isinstance(message, Broadcast)
        self.trouble("slow-down", AGAINST_THE_RULES if self._warned else None)
        self._warned = True
        return False

    def _no_hello(self) -> None:
        self.close(AGAINST_THE_RULES)

    # Outgoing messages.

    @property
    def closing(self) -> bool:
        return self._out.closing

    @property
    def household(self) -> str:
        """Stands for where this person is; a bot is nowhere."""
        return "" if is_bot(self.person_id) else self._handshake.household

    def show(self, message: ServerMessage) -> None:
        self.send(padded(encode(message)))

    def send(self, data: bytes) -> None:
        """Send a message as it is, at the next release tick."""
        self._out.put(data)

    def answer(self, data: bytes) -> None:
        self.send(padded(data))

    def trouble(self, code: str, close: int | None = None) -> None:
        self.show(Trouble(code))
        if close is not None:
            self.close(close)

    def refuse(self, code: str) -> None:
        """Say why, and close for good."""
        self.trouble(code, FINAL_CLOSE_CODES[code])

    def close(self, code: int) -> None:
        """Close after everything in the send queue was sent."""
        self._out.close(code)
        self._leave()

    def cut(self, code: int) -> None:
        """Close at once."""
        self._out.cut(code)

    # Its position.

    def advance_table(self, at: int) -> bool:
        """Move to this table state. False: it is not newer."""
        if at <= self.table_at:
            return False
        self.table_at = at
        return True

    def advance(self, game: int, at: int, turned: int = 0) -> bool:
        """Move to this frame. False: it is not newer."""
        if not self.lacks(game, at, turned):
            return False
        self.game, self.turned, self.at = game, turned, at
        return True

    def lacks(self, game: int, at: int, turned: int) -> bool:
        """Is this frame newer than the one it has?"""
        return (game, turned, at) > (self.game, self.turned, self.at)

    def follows(self, game: int, since: int, turned: int) -> bool:
        """Can it use a delta of the frame after `since` facts?"""
        return self._deltas and (game, turned, since) == (self.game, self.turned, self.at)

    def start_over(self) -> None:
        """It has no frame any more."""
        self.game, self.turned, self.at = 0, 0, -1

    def _ended(self) -> None:
        self._leave()
        self._handler.ended(self)

    def _leave(self) -> None:
        self._hello_timer.cancel()
        self._early = []
        self._handler.left(self)
        self.table_name = None


class _AnyHello(Struct, tag="hello"):
    """What a hello of any version has."""

    wire: int


_any_hello = msgspec.json.Decoder(_AnyHello)


def _decode(data: bytes) -> AnyClientMessage | None:
    """None: it is not JSON, not a message, or nested too deep."""
    try:
        data.decode()
        message: AnyClientMessage = client_decoder.decode(data)
        return message
    except (ValueError, RecursionError):
        return None


def _version(data: bytes) -> int | None:
    try:
        return _any_hello.decode(data).wire
    except (ValueError, RecursionError):
        return None
