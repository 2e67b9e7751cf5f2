"""Client messages: what a device and a gate send each other over the socket, a closed union each way.

Every message, in either direction, is padded with spaces to a multiple of 256 bytes, or further, so that its
length does not reveal its content (a side channel). `docs/protocol.md` describes the whole protocol.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from camlann.engine.rules import Notice
from camlann.protocol.chat_content import TABLE, AnyChatContent, AnyQuote, Channel, MessageId
from camlann.table import PersonId

VERSION = 1
"""The version of the protocol. A device with another version is refused."""
FINAL_CLOSE_CODES = {"wire-version": 4000, "signed-out": 4001, "not-found": 4004}
"""Close codes after which a device does not connect again, by the trouble that is said before."""
PAD_BYTES = 256
CHAT_BYTES = 8 * PAD_BYTES
"""Bytes of every chat message, in either direction and in every channel."""
MESSAGES_PER_SECOND, MESSAGES_AT_ONCE = 5, 20
"""The rate limit of a gate for one device. A client that stays below it is never refused for its speed."""

Name: TypeAlias = Annotated[str, Meta(min_length=32, max_length=32, pattern="^[0-9a-f]{32}$")]
CELL = "[a-z][a-z0-9]{0,7}"
"""The name of a cell: one of several installations that share their players."""
TABLE_NAME = f"(?:{CELL}-)?[0-9a-f]{{32}}"
"""The public name of a table. It begins with its cell if the installation is one."""
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Count: TypeAlias = Annotated[int, Meta(ge=-1, le=1_000_000)]
Time: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""Milliseconds since 1970."""


class ClientMessage(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A message of a device."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """The first message on a socket: who, which table, and how far this device is up to date."""

    wire: int
    token: Annotated[str, Meta(max_length=200)]
    table: Annotated[str, Meta(min_length=32, max_length=41, pattern=f"^{TABLE_NAME}$")]
    table_at: Count = -1
    game: Count = 0
    at: Count = -1
    turned: Count = 0
    restored_at: Time = 0
    """As in the last welcome. If the server was restored since, what this device has does not count."""
    deltas: bool = False
    """Does this device take deltas? Otherwise it is sent whole frames only, each a moment later."""


class Play(ClientMessage, frozen=True, tag="play"):
    """A command in a game (or to the table, with game 0), as an answer to question `ask`."""

    id: Id
    command: Raw
    game: Count = 0
    ask: Count = 0


class FactsRequest(ClientMessage, frozen=True, tag="facts"):
    """Ask for your facts of this game, from `since` to before `until`."""

    id: Id
    game: Count
    since: Count
    until: Count


class FrameRequest(ClientMessage, frozen=True, tag="frame"):
    """Ask for the whole frame of now."""


class Broadcast(ClientMessage, frozen=True, tag="broadcast"):
    """A broadcast that is not stored: the leader's draft, or a suggested team."""

    kind: Literal["draft", "suggestion"]
    ask: Count
    items: Annotated[tuple[int | Annotated[str, Meta(max_length=40)], ...], Meta(max_length=16)]


class Chat(ClientMessage, frozen=True, tag="chat"):
    """Send a chat message to a channel. The id is an idempotency key: the same id counts once."""

    id: Id
    what: AnyChatContent
    channel: Channel = TABLE
    quote: AnyQuote | None = None


class ChatHistoryRequest(ClientMessage, frozen=True, tag="chat-history"):
    """Ask for the chat messages after this one. With none: for all."""

    id: Id
    since: MessageId = ""


class Ping(ClientMessage, frozen=True, tag="ping"):
    """Check that the connection is alive."""


AnyClientMessage: TypeAlias = (
    Hello | Play | FactsRequest | FrameRequest | Broadcast | Chat | ChatHistoryRequest | Ping
)


class ServerMessage(Struct, frozen=True, tag=True):
    """A message to a device."""


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    wire: int
    person_id: PersonId
    name: str
    restored_at: int = 0
    """When this server was last restored from a backup; 0: never. If it differs from the welcome before, drop
    everything you have of the table: later moves are gone."""
    restored_to: int = 0
    """When that backup was made."""


class TableIs(ServerMessage, frozen=True, tag="table"):
    """The table after `at` facts, and the notices of the chosen game."""

    wire: int
    at: int
    table: Raw
    notices: tuple[Notice, ...] = ()


class FrameIs(ServerMessage, frozen=True, tag="frame"):
    """The game as this person knows it, whole. `frame.told` holds the facts from `since` to `frame.at`.

    With a greater `turned` the person got a seat of this game or lost one: earlier facts are void.
    """

    wire: int
    since: int
    frame: Raw
    turned: int = 0


class DeltaIs(ServerMessage, frozen=True, tag="delta"):
    """The next frame, as the changes of the one before.

    It fits the frame of the same game and `turned` after exactly `since` facts. It is sent only to a device
    that was sent that one. A device without it asks for the whole frame.
    """

    wire: int
    since: int
    delta: Raw
    turned: int = 0


class FactsAre(ServerMessage, frozen=True, tag="facts"):
    """The facts asked for; fewer, if there are fewer or they do not fit into one message."""

    id: str
    game: int
    since: int
    facts: Raw


class Done(ServerMessage, frozen=True, tag="done"):
    """The command is stored."""

    id: str


class Refused(ServerMessage, frozen=True, tag="refused"):
    """The command was refused and changed nothing. `reason` is a code with its fields, never a sentence."""

    id: str
    reason: Raw


class Unsure(ServerMessage, frozen=True, tag="unknown"):
    """The outcome is unknown. Send the same id again to learn it."""

    id: str


class BroadcastIs(ServerMessage, frozen=True, tag="broadcast"):
    person_id: PersonId
    kind: str
    ask: int
    items: tuple[int | str, ...]


class ChatMessage(Struct, frozen=True):
    """A chat message. Without `what`: from a sealed channel that this reader may not read."""

    name: str
    after: str
    """The message before it, as this reader sees the chat; empty: it is the first."""
    at: int
    game: int = 0
    """The game that was running; 0: none."""
    channel: str = ""
    person_id: PersonId = PersonId("")
    seat: int | None = None
    """The author's seat."""
    what: AnyChatContent | None = None
    quote: AnyQuote | None = None
    masked: tuple[tuple[int, int], ...] = ()
    """Offensive words of a text: from which character, and to before which."""
    instead: tuple[str, ...] = ()
    """Earlier claims of this seat that it replaces."""
    against: tuple[str, ...] = ()
    """Those of them that contradict it, if the table wants that marked."""


class ChatIs(ServerMessage, frozen=True, tag="chat"):
    """A new chat message."""

    message: ChatMessage


class ChatHistoryIs(ServerMessage, frozen=True, tag="chat-history"):
    """The chat messages asked for, in order. If there is `more`, ask again from the last."""

    id: str
    messages: tuple[ChatMessage, ...]
    more: bool = False


class ClockIs(ServerMessage, frozen=True, tag="clock"):
    """The time for a question, in milliseconds. It is valid until the question closes or another comes."""

    game: int
    ask: int
    length: int
    left: int
    bank: int = 0
    """The last part of it, which is taken from the bank of the person who is asked."""
    warn: tuple[int, ...] = ()
    """When this much is left, a screen should warn."""


class Presence(ServerMessage, frozen=True, tag="presence"):
    """The people who sit and have had no device at the table for a while, in seat order, without bots."""

    away: tuple[PersonId, ...]


class JoinRequestIs(ServerMessage, frozen=True, tag="join-request"):
    """A join request: a person has typed the table's code, or has been answered. Sent to people who sit."""

    id: str
    person_id: PersonId
    name: str
    until: int
    """When it expires, in milliseconds since 1970."""
    state: Literal["waiting", "let-in", "refused"] = "waiting"


class Pong(ServerMessage, frozen=True, tag="pong"):
    """The answer to a ping."""


class Trouble(ServerMessage, frozen=True, tag="trouble"):
    """What was wrong with the last message; sent instead of an answer, or before the socket closes."""

    code: str


AnyServerMessage: TypeAlias = (
    Welcome
    | TableIs
    | FrameIs
    | DeltaIs
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
    """The JSON padded with spaces to `size`, or to the next multiple of `PAD_BYTES`."""
    return data.ljust(max(size, -(-len(data) // PAD_BYTES) * PAD_BYTES))
