"""What a device and a gate say to each other over the socket: JSON, one closed union each way.

Whatever is sent, either way, is padded with spaces to a multiple of 256 bytes, or further: its length must
not tell what is in it. `docs/protocol.md` tells the whole conversation.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from camlann.engine.match import Notice
from camlann.protocol.chat_content import TABLE, AnyChatContent, AnyQuote, Channel, MessageId
from camlann.table import PersonId

VERSION = 1
"""Of this conversation. A device that speaks another is told so and let go."""
PAD_BYTES = 256
CHAT_BYTES = 8 * PAD_BYTES
"""Bytes of something said, either way, however short it is and wherever it is said."""
MESSAGES_PER_SECOND, MESSAGES_AT_ONCE = 5, 20
"""What a gate takes from one device: a client that sends no more is never refused for its speed."""

Name: TypeAlias = Annotated[str, Meta(min_length=32, max_length=32, pattern="^[0-9a-f]{32}$")]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Count: TypeAlias = Annotated[int, Meta(ge=-1, le=1_000_000)]


class ClientMessage(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A message of a device."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """The first word on a socket: who, to which table, and how far this device has come there."""

    wire: int
    token: Annotated[str, Meta(max_length=200)]
    table: Name
    table_at: Count = -1
    game: Count = 0
    at: Count = -1
    turned: Count = 0


class Play(ClientMessage, frozen=True, tag="play"):
    """A command in a game (or to the company, with game 0), as an answer to question `ask`."""

    id: Id
    command: Raw
    game: Count = 0
    ask: Count = 0


class FactsRequest(ClientMessage, frozen=True, tag="facts"):
    """What was I told in this game, from fact `since` to before `until`?"""

    id: Id
    game: Count
    since: Count
    until: Count


class Broadcast(ClientMessage, frozen=True, tag="broadcast"):
    """A passing word: the leader's draft, or a team somebody suggests."""

    kind: Literal["draft", "suggestion"]
    ask: Count
    items: Annotated[tuple[int | Annotated[str, Meta(max_length=40)], ...], Meta(max_length=16)]


class Chat(ClientMessage, frozen=True, tag="chat"):
    """Something said in a room of the table. The same id is the same line, however often it comes."""

    id: Id
    what: AnyChatContent
    channel: Channel = TABLE
    quote: AnyQuote | None = None


class ChatHistoryRequest(ClientMessage, frozen=True, tag="chat-history"):
    """What was said since this line? With none: all there is."""

    id: Id
    since: MessageId = ""


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Are you there?"""


AnyClientMessage: TypeAlias = Hello | Play | FactsRequest | Broadcast | Chat | ChatHistoryRequest | Ping


class ServerMessage(Struct, frozen=True, tag=True):
    """A message to a device."""


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    wire: int
    person_id: PersonId
    name: str


class TableIs(ServerMessage, frozen=True, tag="table"):
    """The company at the table, after `at` facts, and what its game says about it."""

    wire: int
    at: int
    table: Raw
    notices: tuple[Notice, ...] = ()


class FrameIs(ServerMessage, frozen=True, tag="frame"):
    """The game as this person knows it. `frame.told` holds the facts from `since` to `frame.at`.

    With a greater `turned` the person got a seat of this game or lost it: what was told before is void.
    """

    wire: int
    since: int
    frame: Raw
    turned: int = 0


class FactsAre(ServerMessage, frozen=True, tag="facts"):
    """The facts asked for; fewer, where there are fewer or they are too many for one message."""

    id: str
    game: int
    since: int
    facts: Raw


class Done(ServerMessage, frozen=True, tag="done"):
    """The command is in the log for good."""

    id: str


class Refused(ServerMessage, frozen=True, tag="refused"):
    """The command is not, and left no trace. `reason` is a code with its fields, never a sentence."""

    id: str
    reason: Raw


class Unsure(ServerMessage, frozen=True, tag="unknown"):
    """Nobody could say in time. Send the same id again to learn what became of it."""

    id: str


class BroadcastIs(ServerMessage, frozen=True, tag="broadcast"):
    person_id: PersonId
    kind: str
    ask: int
    items: tuple[int | str, ...]


class ChatMessage(Struct, frozen=True):
    """Something that was said; without `what`, in a room where it was not meant for this reader."""

    name: str
    after: str
    """The line before it, as this reader sees the talk; none: it is the first."""
    at: int
    game: int = 0
    """During which game; 0: none was played."""
    channel: str = ""
    person_id: PersonId = PersonId("")
    seat: int | None = None
    """Where they sat."""
    what: AnyChatContent | None = None
    quote: AnyQuote | None = None
    masked: tuple[tuple[int, int], ...] = ()
    """Words of a text that some would rather not read: from which sign, and to before which."""
    instead: tuple[str, ...] = ()
    """Earlier claims of this seat that no longer stand."""
    against: tuple[str, ...] = ()
    """Those of them that cannot be so if this is, where the table wants that marked."""


class ChatIs(ServerMessage, frozen=True, tag="chat"):
    """Somebody has said something."""

    message: ChatMessage


class ChatHistoryIs(ServerMessage, frozen=True, tag="chat-history"):
    """What was said since, in order; if there is `more`, ask on from the last."""

    id: str
    messages: tuple[ChatMessage, ...]
    more: bool = False


class ClockIs(ServerMessage, frozen=True, tag="clock"):
    """The time for a question, in milliseconds. It stands until that question is closed, or another comes."""

    game: int
    ask: int
    length: int
    left: int
    bank: int = 0
    """So much of it, the last, is taken from the bank of the one who is asked."""
    warn: tuple[int, ...] = ()
    """When so much is left, a reader should be told."""


class Presence(ServerMessage, frozen=True, tag="presence"):
    """Those who sit and have had no device at the table for a while, in seat order. Bots are not counted."""

    away: tuple[PersonId, ...]


class JoinRequestIs(ServerMessage, frozen=True, tag="join-request"):
    """Somebody has typed the table's digits and wants to come in, or has been answered. For those who sit."""

    id: str
    person_id: PersonId
    name: str
    until: int
    """So long it waits, in milliseconds since 1970."""
    state: Literal["waiting", "let-in", "refused"] = "waiting"


class Pong(ServerMessage, frozen=True, tag="pong"):
    """Yes."""


class Trouble(ServerMessage, frozen=True, tag="trouble"):
    """What was wrong with the last message, before the socket closes or instead of an answer."""

    code: str


AnyServerMessage: TypeAlias = (
    Welcome
    | TableIs
    | FrameIs
    | FactsAre
    | Done
    | Refused
    | Unsure
    | BroadcastIs
    | Presence
    | ChatIs
    | ChatHistoryIs
    | ClockIs
    | JoinRequestIs
    | Pong
    | Trouble
)

client_decoder = msgspec.json.Decoder(AnyClientMessage)
server_decoder = msgspec.json.Decoder(AnyServerMessage)
encode = msgspec.json.Encoder().encode


def padded(data: bytes, size: int = 0) -> bytes:
    """The same JSON with spaces behind it, `size` long or the next whole step."""
    return data.ljust(max(size, -(-len(data) // PAD_BYTES) * PAD_BYTES))
