"""What a keeper sends to a gate: finished frames and deltas, answers, and whom to attach again.

A gate never sees a fact: it knows which person a frame is for and its position in that person's game, and
sends it to the person's devices that are behind. What deltas have in common it gets once.
"""

from typing import TypeAlias

from msgspec import Struct

from camlann.server.cluster.bus_messages.bus_message import BusMessage, Numbered
from camlann.server.store import TableId
from camlann.table import PersonId

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
