"""What is sent to all processes of a kind: bots that are wanted, sessions that have ended."""

from camlann.server.cluster.bus_messages.bus_message import BusMessage
from camlann.table import PersonId


class BotWanted(BusMessage, frozen=True, tag="bot-wanted"):
    """A bot has a seat at this table and is not connected."""

    table: str
    """The table's public name."""
    person_id: PersonId
    host: str = ""
    """The host of the table, and the household of its people: bots are counted for both."""
    household: str = ""


class SessionsEnded(BusMessage, frozen=True, tag="sessions-ended"):
    """To all gates: these sessions have ended; close their sockets."""

    tokens: tuple[bytes, ...]


class SessionsChanged(BusMessage, frozen=True, tag="sessions-changed"):
    """To all gates: these sessions have changed; read them again."""

    tokens: tuple[bytes, ...]
