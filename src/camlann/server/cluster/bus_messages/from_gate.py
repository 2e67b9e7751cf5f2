"""What a gate sends to a keeper: who looks at which table, and what people ask for."""

from hashlib import blake2b
from typing import TypeAlias

from msgspec import Struct

from camlann.server.cluster.bus_messages.bus_message import BusMessage, Numbered
from camlann.server.store import TableId
from camlann.table import PersonId


class ViewerPosition(Struct, frozen=True, array_like=True):
    """What a person's devices at one gate have seen: the position of the one furthest behind."""

    person_id: PersonId
    table_at: int = -1
    """The number of facts about the table; -1: none yet."""
    game: int = 0
    at: int = -1
    """The number of facts of the game; -1: none yet."""
    turned: int = 0
    """When they got or lost their seat, as in `ViewerUpdate`."""
    clock: int = 0
    """The version of the last `ClockUpdate` they all have; 0: none, or they differ."""
    presence: int = 0
    """The version of the last `PresenceUpdate` they all have; 0: none, or they differ."""


class Attach(BusMessage, frozen=True, tag="attach"):
    """These people look at this table through this gate. Sent when they come, and when the keeper asks again.

    The keeper answers with whole frames for those who are behind.
    """

    gate: str
    table: TableId
    ats: tuple[ViewerPosition, ...]
    forwarded: bool = False
    name: str = ""
    """The table's public name, for bots."""
    household: str = ""
    """Stands for the network of one of these people, for counting bots."""


class Detach(BusMessage, frozen=True, tag="detach"):
    gate: str
    table: TableId
    person_id: PersonId


class Renew(BusMessage, frozen=True, tag="renew"):
    """A gate is alive and still has the viewers that it attached to this keeper."""

    gate: str
    checksum: int
    """Of all of them; see `viewer_checksum`."""


class AttachAll(BusMessage, frozen=True, tag="attach-all"):
    """All viewers that a gate has for a keeper are attached between two of these. There are no others."""

    gate: str
    complete: bool
    """Is this the second?"""


class PlayCommand(BusMessage, frozen=True, tag="play-command"):
    """A person gives a command. `id` is an idempotency key: the same id is the same command."""

    gate: str
    table: TableId
    person_id: PersonId
    id: str
    game: int
    """0: a command to the table."""
    ask: int
    command: bytes
    """JSON from the device; only the game's types can read it."""
    forwarded: bool = False
    came: int = 0
    """When it came to the gate, or was last sent again, in microseconds by the gate's clock."""


class AskFacts(BusMessage, frozen=True, tag="ask-facts"):
    """A person asks for the facts they saw in a game, from `since` to before `until`."""

    gate: str
    table: TableId
    person_id: PersonId
    id: str
    game: int
    since: int
    until: int
    forwarded: bool = False
    spectators: bool = True
    """Does the server allow spectators?"""


class SendBroadcast(BusMessage, frozen=True, tag="send-broadcast"):
    """A broadcast of a draft or suggestion: shown to the others at the table, stored nowhere."""

    gate: str
    table: TableId
    person_id: PersonId
    kind: str
    ask: int
    items: tuple[int | str, ...]
    forwarded: bool = False
    spectators: bool = True
    """Does the server allow spectators?"""


class SendChat(BusMessage, frozen=True, tag="send-chat"):
    """A person sends a chat message. `id` is an idempotency key: the same id is the same message."""

    gate: str
    table: TableId
    person_id: PersonId
    id: str
    channel: str
    submission: bytes
    """The content and its quote: JSON from the device, validated by the gate."""
    forwarded: bool = False
    came: int = 0
    """When it came to the gate, or was last sent again, in microseconds by the gate's clock."""


class AskChatHistory(BusMessage, frozen=True, tag="ask-chat-history"):
    """A person asks for the chat history since a message, or all of it."""

    gate: str
    table: TableId
    person_id: PersonId
    id: str
    since: str
    spectators: bool = True
    """Does the server allow spectators?"""
    forwarded: bool = False


AskedAgain: TypeAlias = PlayCommand | AskFacts | SendChat | AskChatHistory
"""Requests that are retried until they are answered."""
ToTable: TypeAlias = Attach | Detach | PlayCommand | AskFacts | SendBroadcast | SendChat | AskChatHistory
AboutLink: TypeAlias = Numbered | Renew | AttachAll
ToKeeper: TypeAlias = ToTable | AboutLink


def viewer_checksum(table: TableId, person_id: PersonId) -> int:
    """Of one viewer. The checksum of many is the exclusive or of theirs."""
    salt = table.to_bytes(8, "big")
    return int.from_bytes(blake2b(person_id.encode(), digest_size=8, salt=salt).digest(), "big")
