"""One device: a socket, the person behind it, and how far it has come.

It says hello first, and to whom and where; after the welcome it may give commands, ask what it was told, pass
a word around the table, and ask whether anybody is there. What cannot be read is never passed on.
"""

import asyncio
from typing import Protocol

import msgspec
from msgspec import Struct

from camlann.protocol.client_messages import (
    VERSION,
    AnyClientMessage,
    Broadcast,
    Chat,
    ChatHistoryRequest,
    FactsRequest,
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
from camlann.server.store.sessions import Visitor
from camlann.table import PersonId, is_bot
from camlann.tasks import Tasks

LOOK_UP_WITHIN = 5.0
MALFORMED = 3
"""With so many messages that cannot be read a device is let go."""

OTHER_VERSION, SIGNED_OUT, NOT_FOUND = 4000, 4001, 4004
AGAINST_THE_RULES, TOO_LARGE, BROKEN, RESTARTING, TRY_AGAIN = 1008, 1009, 1011, 1012, 1013


class Inside(Protocol):
    """What a device finds behind the gate."""

    authentication: Authentication
    tasks: Tasks
    tick: ReleaseTick
    admission: Admission

    def takes(self, person_id: PersonId) -> bool:
        """Whether one more device of this person is let in."""
        ...

    def arrived(self, device: "Connection") -> None: ...

    def said(
        self, device: "Connection", message: Play | FactsRequest | Broadcast | Chat | ChatHistoryRequest
    ) -> None: ...

    def left(self, device: "Connection") -> None:
        """It speaks and is spoken to no more."""
        ...

    def ended(self, device: "Connection") -> None:
        """Its line is no more."""
        ...


class Connection:
    def __init__(self, inside: Inside, line: Transport, number: int, handshake: Handshake = PROGRAM) -> None:
        self.number = number
        self.person_id = PersonId("")
        self.session = b""
        """Which session it speaks for; a bot has none."""
        self._handshake = handshake
        self.place: TableName | None = None
        """The table it looks at; None before the welcome and once it was let go."""
        self.table_at, self.game, self.turned, self.at = -1, 0, 0, -1
        self.clock = 0
        """Which clock it was shown last."""
        self.presence = 0
        """What it was last shown of who is away."""
        self._inside = inside
        self._limits = limits = inside.admission.limits
        self._out = SendQueue(line, inside.tick, number, self._ended, limits)
        self._greeted = False
        self._early: list[AnyClientMessage] = []
        """What came between the hello and the welcome."""
        self._malformed = 0
        # A passing word too many is not passed on and counts as any other message.
        self._all, self._words = limits.messages.bucket(), limits.words.bucket()
        self._warned = False
        self._silence = asyncio.get_running_loop().call_later(limits.hello_within, self._too_silent)

    # What comes in.

    def hear(self, data: bytes) -> None:
        """Take one message of the device."""
        if self.closing:
            return
        metrics.HEARD.inc()
        if len(data) > self._limits.message:
            self.close(TOO_LARGE)
            return
        message = _read(data)
        if not self._greeted:
            self._first(message, data)
        elif message is None or isinstance(message, Hello):
            self._malformed += 1
            self.trouble("malformed", AGAINST_THE_RULES if self._malformed >= MALFORMED else None)
        elif self._within_bounds(message):
            if self.place is None:
                self._early.append(message)
            else:
                self._say(message)

    def beat(self) -> bool:
        """A sign of life below all messages; False: it is one too many."""
        return not self.closing and self._within_bounds(Ping())

    def gone(self) -> None:
        """The line has ended."""
        self._out.end()

    def _first(self, message: AnyClientMessage | None, data: bytes) -> None:
        self._greeted = True
        self._silence.cancel()
        if (version := message.wire if isinstance(message, Hello) else _version(data)) is None:
            self.trouble("malformed" if message is None else "no-hello", AGAINST_THE_RULES)
        elif version != VERSION:
            self.trouble("wire-version", OTHER_VERSION)
        elif isinstance(message, Hello):
            self._inside.tasks.spawn(self._greet(message))
        else:
            self.trouble("malformed", AGAINST_THE_RULES)

    async def _greet(self, hello: Hello) -> None:
        try:
            async with asyncio.timeout(LOOK_UP_WITHIN):
                # Both are looked up in any case, so that the time it takes does not tell which is missing.
                visitor = await self._visitor(hello.token)
                if visitor is not None:
                    # From now on it ends with its session.
                    self.session = visitor.session.token
                place = await self._inside.authentication.place(hello.table)
                if visitor is not None and place is not None:
                    self.person_id = await self._inside.authentication.acting(visitor, place)
        except (Unreachable, TimeoutError):
            self.trouble("try-again", TRY_AGAIN)
            return
        except Exception:
            self.close(BROKEN)
            raise
        if self.closing:
            return
        if visitor is None or place is None:
            self.trouble("not-found", NOT_FOUND)
            return
        if not self._inside.takes(self.person_id):
            self.trouble("too-many-devices", AGAINST_THE_RULES)
            return
        self.place = place
        self.table_at, self.game, self.turned, self.at = hello.table_at, hello.game, hello.turned, hello.at
        self.show(Welcome(VERSION, self.person_id, visitor.person.name))
        self._inside.arrived(self)
        early, self._early = self._early, []
        for message in early:
            self._say(message)

    async def _visitor(self, token: str) -> Visitor | None:
        """A browser says who it is by its cookie, a program by its token, and either by a ticket."""
        shown = self._handshake
        if token.startswith(TICKET):
            visitor = await self._inside.authentication.ticket(token)
            other = visitor is not None and hashed(shown.cookie or "") != visitor.session.token
            return None if other and shown.cookie else visitor
        if shown.browser:
            token = shown.cookie or "" if not token else ""
        return await self._inside.authentication.visitor(token)

    def _say(self, message: AnyClientMessage) -> None:
        if isinstance(message, Ping):
            self.show(Pong())
        elif not isinstance(message, Hello) and not self.closing:
            self._inside.said(self, message)

    def _within_bounds(self, message: AnyClientMessage) -> bool:
        # The house's own bots may play as fast as the house lets them.
        if is_bot(self.person_id):
            return True
        now = asyncio.get_running_loop().time()
        if isinstance(message, Broadcast) and self._words.take(now):
            return True
        if self._all.full(now):
            self._warned = False
        if self._all.take(now):
            return not isinstance(message, Broadcast)
        self.trouble("slow-down", AGAINST_THE_RULES if self._warned else None)
        self._warned = True
        return False

    def _too_silent(self) -> None:
        self.close(AGAINST_THE_RULES)

    # What goes out.

    @property
    def closing(self) -> bool:
        return self._out.closing

    def show(self, message: ServerMessage) -> None:
        self.send(padded(encode(message)))

    def send(self, data: bytes) -> None:
        """Send a message as it is, at the next tick."""
        self._out.put(data)

    def answer(self, data: bytes) -> None:
        self.send(padded(data))

    def trouble(self, code: str, close: int | None = None) -> None:
        self.show(Trouble(code))
        if close is not None:
            self.close(close)

    def close(self, code: int) -> None:
        """Let the device go, after what it is still to be told."""
        self._out.close(code)
        self._leave()

    def cut(self, code: int) -> None:
        """Let the device go at once."""
        self._out.cut(code)

    # Where it stands.

    def to_table(self, at: int) -> bool:
        """Go on to this company, if it is newer."""
        if at <= self.table_at:
            return False
        self.table_at = at
        return True

    def to_page(self, game: int, at: int, turned: int = 0) -> bool:
        """Go on to this page, if it is newer."""
        if (game, turned, at) <= (self.game, self.turned, self.at):
            return False
        self.game, self.turned, self.at = game, turned, at
        return True

    def _ended(self) -> None:
        self._leave()
        self._inside.ended(self)

    def _leave(self) -> None:
        self._silence.cancel()
        self._early = []
        self._inside.left(self)
        self.place = None


class _AnyHello(Struct, tag="hello"):
    """What every version of a hello has."""

    wire: int


_any_hello = msgspec.json.Decoder(_AnyHello)


def _read(data: bytes) -> AnyClientMessage | None:
    """None: it is not JSON, or not a message. Nesting that is too deep to read is not one either."""
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
