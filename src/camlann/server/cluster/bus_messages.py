"""What gates and keepers write to each other, over the bus.

A gate never sees a fact, only finished pages: it is told which person a page is for and where the page stands
in that person's game, and passes it on to the person's devices that are not yet there.
"""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from camlann.server.store import TableId
from camlann.table import PersonId

PREFIX = "camlann"


class BusMessage(Struct, frozen=True, tag=True, array_like=True):
    """A letter between processes."""


# From a gate to a keeper.


class ViewerPosition(Struct, frozen=True, array_like=True):
    """How far a person's devices at one gate have come: the one that is furthest behind."""

    person_id: PersonId
    table_at: int = -1
    """Facts told of the company; -1: none yet."""
    game: int = 0
    at: int = -1
    """Facts told of the game; -1: none yet."""
    turned: int = 0
    """Since when they look at it from where they do, as in `Page`."""
    clock: int = 0
    """Which clock all of them were shown last, as in `Clocked`; 0: none, or not the same."""
    presence: int = 0
    """What all of them were last shown of who is away, as in `Looked`; 0: nothing, or not the same."""


class Attach(BusMessage, frozen=True, tag="attach"):
    """These people look at this table through this gate. Sent when they come, and again every few seconds.

    Whoever is behind is answered with a whole page.
    """

    gate: str
    table: TableId
    ats: tuple[ViewerPosition, ...]
    forwarded: bool = False
    name: str = ""
    """The table's outer name, by which a bot is called to it."""


class Detach(BusMessage, frozen=True, tag="detach"):
    gate: str
    table: TableId
    person_id: PersonId


class PlayCommand(BusMessage, frozen=True, tag="say"):
    """A person gives a command. The same id is the same command, however often it comes."""

    gate: str
    table: TableId
    person_id: PersonId
    id: str
    game: int
    """0: to the company."""
    ask: int
    command: bytes
    """As it came from the device: JSON that only the game's own types can read."""
    forwarded: bool = False


class AskFacts(BusMessage, frozen=True, tag="tell"):
    """A person wants what they were told in a game, from fact `since` to before `until`."""

    gate: str
    table: TableId
    person_id: PersonId
    id: str
    game: int
    since: int
    until: int
    forwarded: bool = False
    spectators: bool = True
    """Whether the house lets anybody look on."""


class SendBroadcast(BusMessage, frozen=True, tag="pass"):
    """A passing word of somebody at the table: shown to the others, kept nowhere."""

    gate: str
    table: TableId
    person_id: PersonId
    kind: str
    ask: int
    items: tuple[int | str, ...]
    forwarded: bool = False
    spectators: bool = True
    """Whether the house lets anybody look on."""


class SendChat(BusMessage, frozen=True, tag="speak"):
    """A person says something in a room. The same id is the same line, however often it comes."""

    gate: str
    table: TableId
    person_id: PersonId
    id: str
    channel: str
    submission: bytes
    """The content and its quote: JSON from the device, validated by the gate."""
    forwarded: bool = False


class AskChatHistory(BusMessage, frozen=True, tag="listen"):
    """A person wants what was said since a line, or all there is."""

    gate: str
    table: TableId
    person_id: PersonId
    id: str
    since: str
    spectators: bool = True
    """Whether the house lets people look on."""
    forwarded: bool = False


AskedAgain: TypeAlias = PlayCommand | AskFacts | SendChat | AskChatHistory
"""What is asked again until it is answered."""
ToKeeper: TypeAlias = Attach | Detach | PlayCommand | AskFacts | SendBroadcast | SendChat | AskChatHistory


# From a keeper to a gate.


class ViewerUpdate(Struct, frozen=True, array_like=True):
    """A frame for one person's devices."""

    game: int
    at: int
    since: int
    """How many facts its reader must have been told already to miss none."""
    data: bytes
    turned: int = 0
    """After how many facts of the company its reader got a seat of this game, or lost it; 0: neither. What
    they were told before that, they were told as somebody else: this is newer than all of it."""


class TableUpdate(BusMessage, frozen=True, tag="news"):
    """Something happened at a table, or somebody there was behind."""

    table: TableId
    size: int
    """Every page leaves the gate as long as this: what the longest of any seat fits into, rounded up."""
    seated: tuple[PersonId, ...] | None = None
    """Who sits in the game these pages are of; everybody else is an onlooker."""
    table_state: tuple[int, bytes] | None = None
    """The company as it stands, after so many facts."""
    pages: tuple[tuple[PersonId, ViewerUpdate], ...] = ()
    spectators: ViewerUpdate | None = None


class Answer(BusMessage, frozen=True, tag="answer"):
    """What became of a command: JSON for the device that sent it."""

    table: TableId
    person_id: PersonId
    id: str
    data: bytes


class Delivery(BusMessage, frozen=True, tag="passed"):
    """A passing word or something said, for everybody at the table, or for some of them alone."""

    table: TableId
    data: bytes
    only: tuple[PersonId, ...] | None = None
    looking: bool = False
    """Whether those only look on."""


class ClockUpdate(BusMessage, frozen=True, tag="clocked"):
    """The clock of the open question, for everybody at the table or for some of them alone."""

    table: TableId
    version: int
    data: bytes
    seated: tuple[PersonId, ...]
    only: tuple[PersonId, ...] | None = None


class PresenceUpdate(BusMessage, frozen=True, tag="looked"):
    """Who of those who sit is away, for everybody at the table who was not shown this."""

    table: TableId
    version: int
    data: bytes


class Busy(BusMessage, frozen=True, tag="busy"):
    """Not taken: too much is waiting. Ask again later."""

    table: TableId
    person_id: PersonId
    id: str


class Moved(BusMessage, frozen=True, tag="moved"):
    """This keeper has let go of the table; attach where it is now."""

    table: TableId


ToGate: TypeAlias = TableUpdate | Answer | Delivery | ClockUpdate | PresenceUpdate | Busy | Moved


# Among all, and to the bots.


class Heartbeat(BusMessage, frozen=True, tag="beat"):
    """A keeper is alive. A leaving one says so, and is no longer asked."""

    keeper: str
    leaving: bool = False


class BotWanted(BusMessage, frozen=True, tag="wanted"):
    """A bot has a seat at this table and is not there."""

    table: str
    """The table's outer name."""
    person_id: PersonId


class SessionsEnded(BusMessage, frozen=True, tag="ended"):
    """To all gates: these sessions are no more, and neither are their sockets."""

    tokens: tuple[bytes, ...]


class SessionsChanged(BusMessage, frozen=True, tag="changed"):
    """To all gates: whoever is behind these sessions, look again."""

    tokens: tuple[bytes, ...]


def to_keeper(keeper: str) -> str:
    return f"{PREFIX}.keeper.{keeper}"


def to_gate(gate: str) -> str:
    return f"{PREFIX}.gate.{gate}"


BEATS = f"{PREFIX}.beats"
BOTS = f"{PREFIX}.bots"
ENDED = f"{PREFIX}.ended"
GATES = f"{PREFIX}.gates"
"""To all gates, whichever of them has somebody of the table."""

encode = msgspec.msgpack.Encoder().encode
read_keeper = msgspec.msgpack.Decoder(tuple[ToKeeper, ...]).decode
read_gate = msgspec.msgpack.Decoder(tuple[ToGate, ...]).decode
read_beat = msgspec.msgpack.Decoder(Heartbeat).decode
read_wanted = msgspec.msgpack.Decoder(BotWanted).decode
read_ended = msgspec.msgpack.Decoder(SessionsEnded | SessionsChanged).decode
