"""Bus messages: the types that gates, keepers and bots send each other.

A gate never sees a fact, only finished frames and deltas: it knows which person one is for and its position
in that person's game, and sends it to the person's devices that are behind. What deltas have in common it
gets once.
"""

from hashlib import blake2b
from typing import TypeAlias

import msgspec
from msgspec import Struct

from camlann.server.store import TableId
from camlann.table import PersonId

PREFIX = "camlann"


class BusMessage(Struct, frozen=True, tag=True, array_like=True):
    """A message between processes."""


class Numbered(BusMessage, frozen=True, tag="numbered"):
    """Begins every batch between a gate and a keeper. The numbers count up, so a lost batch is noticed."""

    sender: str
    number: int


# From a gate to a keeper.


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


# From a keeper to a gate.


WHOLE, DELTA, DELTA_WITH_FACTS = range(3)
"""Forms of a viewer update: a whole frame; what is only this viewer's of a delta; the same with the facts."""


class ViewerUpdate(Struct, frozen=True, array_like=True):
    """A frame for one person's devices, or a delta for those of them that have the frame before it."""

    game: int
    at: int
    since: int
    """How many facts the viewer must have seen before, to miss none."""
    data: bytes
    """A finished message, or the beginning of one: `TableUpdate.finished` joins it with the rest."""
    turned: int = 0
    """After how many facts about the table the viewer got or lost a seat in this game; 0: neither. What they
    saw before that, they saw from another seat: this update is newer than all of it."""
    form: int = WHOLE


class TableUpdate(BusMessage, frozen=True, tag="table-update"):
    """Something happened at a table, or a viewer was behind."""

    table: TableId
    size: int
    """The gate pads every frame and every delta to this size, which follows from what is public."""
    seated: tuple[PersonId, ...] | None = None
    """The players of the game in these frames; everybody else is a spectator."""
    table_state: tuple[int, bytes] | None = None
    """The number of facts about the table, and the table as a finished message."""
    pages: tuple[tuple[PersonId, ViewerUpdate], ...] = ()
    spectators: ViewerUpdate | None = None
    told: bytes = b""
    """The facts that everybody was told, as they stand in a delta."""
    public: bytes = b""
    """The changes of the public part, as they end a delta."""

    def finished(self, update: ViewerUpdate) -> bytes:
        """The message for this viewer's devices."""
        if update.form == WHOLE:
            return update.data
        return update.data + (self.told if update.form == DELTA else b"") + self.public


class Answer(BusMessage, frozen=True, tag="answer"):
    """The answer to a request: JSON for the device that sent it."""

    table: TableId
    person_id: PersonId
    id: str
    data: bytes


class Delivery(BusMessage, frozen=True, tag="delivery"):
    """A broadcast or chat message, for everybody at the table or only for some."""

    table: TableId
    data: bytes
    only: tuple[PersonId, ...] | None = None
    looking: bool = False
    """Are these people spectators?"""


class ClockUpdate(BusMessage, frozen=True, tag="clock-update"):
    """The clock of the open question, for everybody at the table or only for some."""

    table: TableId
    version: int
    data: bytes
    seated: tuple[PersonId, ...]
    only: tuple[PersonId, ...] | None = None


class PresenceUpdate(BusMessage, frozen=True, tag="presence-update"):
    """Presence: which players are away, for everybody at the table who has not seen this version."""

    table: TableId
    version: int
    data: bytes


class Busy(BusMessage, frozen=True, tag="busy"):
    """The request was not accepted: too much is waiting. Retry later."""

    table: TableId
    person_id: PersonId
    id: str


class Moved(BusMessage, frozen=True, tag="moved"):
    """This keeper has released the table or loaded it again; attach it again, to its owner."""

    table: TableId


class Renewed(BusMessage, frozen=True, tag="renewed"):
    """The answer to `Renew`. Its batch has a number, so the gate notices if earlier batches were lost."""


class AttachAgain(BusMessage, frozen=True, tag="attach-again"):
    """This keeper may not know all viewers of the gate: attach all of them."""

    keeper: str


ToGate: TypeAlias = (
    Numbered
    | TableUpdate
    | Answer
    | Delivery
    | ClockUpdate
    | PresenceUpdate
    | Busy
    | Moved
    | Renewed
    | AttachAgain
)


# Among all, and to the bots.


class Heartbeat(BusMessage, frozen=True, tag="heartbeat"):
    """A keeper is alive, or `leaving`."""

    keeper: str
    leaving: bool = False
    others: tuple[tuple[str, int], ...] = ()
    """If it is a relay: the other keepers, and how many milliseconds ago they were alive."""


class WhoIsThere(BusMessage, frozen=True, tag="who-is-there"):
    """A process has started: every keeper answers with a heartbeat."""


class BotWanted(BusMessage, frozen=True, tag="bot-wanted"):
    """A bot has a seat at this table and is not connected."""

    table: str
    """The table's public name."""
    person_id: PersonId


class SessionsEnded(BusMessage, frozen=True, tag="sessions-ended"):
    """To all gates: these sessions have ended; close their sockets."""

    tokens: tuple[bytes, ...]


class SessionsChanged(BusMessage, frozen=True, tag="sessions-changed"):
    """To all gates: these sessions have changed; read them again."""

    tokens: tuple[bytes, ...]


TO_KEEPERS = f"{PREFIX}.keeper."
TO_GATES = f"{PREFIX}.gate."


def to_keeper(keeper: str) -> str:
    return TO_KEEPERS + keeper


def to_gate(gate: str) -> str:
    return TO_GATES + gate


def viewer_checksum(table: TableId, person_id: PersonId) -> int:
    """Of one viewer. The checksum of many is the exclusive or of theirs."""
    salt = table.to_bytes(8, "big")
    return int.from_bytes(blake2b(person_id.encode(), digest_size=8, salt=salt).digest(), "big")


BEATS = f"{PREFIX}.beats"
"""To all processes."""
RELAYS = f"{PREFIX}.relays"
"""To the keepers that relay heartbeats."""


def to_self(keeper: str) -> str:
    """Where a keeper hears itself, to know that the bus works."""
    return f"{PREFIX}.self.{keeper}"


BOTS = f"{PREFIX}.bots"
ENDED = f"{PREFIX}.ended"
GATES = f"{PREFIX}.gates"
"""To all gates with viewers of the table."""

encode = msgspec.msgpack.Encoder().encode
read_keeper = msgspec.msgpack.Decoder(tuple[ToKeeper, ...]).decode
read_gate = msgspec.msgpack.Decoder(tuple[ToGate, ...]).decode
read_beat = msgspec.msgpack.Decoder(Heartbeat | WhoIsThere).decode
read_wanted = msgspec.msgpack.Decoder(BotWanted).decode
read_ended = msgspec.msgpack.Decoder(SessionsEnded | SessionsChanged).decode
