"""Moderation: reports, what was decided about them, and sanctions."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Protocol

from msgspec import Struct

from camlann.server.store.tables import TableId
from camlann.table import PersonId

DAY = 24 * 60 * 60 * 1000

KEEP_CLOSED = 365 * DAY
"""Milliseconds that a report is kept after it was closed, and a sanction after it has run out."""

KEEP_OPEN = 2 * KEEP_CLOSED
"""Milliseconds after which a report that nobody decides is thrown away all the same."""

FOREVER = 2**63 - 1


class State(IntEnum):
    """How far a report has come."""

    OPEN = 0
    DECIDED = 1
    OBJECTED = 2
    """Decided, and one of the two does not agree."""
    FINAL = 3


class Report(Struct, frozen=True):
    id: str
    table: TableId
    reporter: PersonId
    reported: PersonId
    reason: str
    made: int
    key: int
    """Of which master key the one is that the evidence is sealed under."""
    sealed: bytes
    """The evidence."""
    state: State = State.OPEN
    closed: int = 0
    """When it was decided; 0: it was not."""


class Act(Struct, frozen=True):
    """Something that somebody did about a report. Acts are never changed."""

    report: str
    n: int
    """The first is 0."""
    actor: PersonId
    act: str
    """`report`, `object`, or what was decided."""
    reason: str
    at: int
    until: int = 0
    """Until when what was decided holds."""


class Sanction(Struct, frozen=True):
    """Something somebody may not do for a while."""

    report: str
    """Why; of a report at most one stands."""
    person_id: PersonId
    action: str
    table: TableId
    """Where; 0: everywhere."""
    reason: str
    since: int
    until: int


MUTES, BANS = ("mute-15", "mute"), ("ban-open", "ban")


def is_muted(sanctions: Sequence[Sanction], table: TableId) -> bool:
    """Whether somebody against whom these stand may not write at this table."""
    return any(each.action in MUTES and each.table in (0, table) for each in sanctions)


def is_banned(sanctions: Sequence[Sanction], open: bool) -> bool:
    """Whether they may not sit down: at a table anybody finds, or at any."""
    return any(each.action == "ban" or (each.action == "ban-open" and open) for each in sanctions)


class ModerationStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def add_report(self, report: Report) -> None:
        """With the act of reporting."""
        ...

    async def find_report(self, id: str) -> Report | None: ...

    async def reports(self, states: Sequence[State], limit: int) -> list[Report]:
        """Those in one of these states, the oldest first."""
        ...

    async def reports_at(self, table: TableId) -> list[Report]:
        """Those at one table, the oldest first."""
        ...

    async def reports_of(self, person_ids: Sequence[PersonId]) -> list[Report]:
        """Those this person made, and those about them; the latest first."""
        ...

    async def acts(self, report: str) -> list[Act]:
        """What was done about it, in order."""
        ...

    async def decide(self, act: Act, state: State, sanction: Sanction | None) -> bool:
        """Add the next act; the report is in this state then, and the sanction stands in place of any before.

        False, and nothing is changed, if somebody else has acted since.
        """
        ...

    async def sanctions(self, person_id: PersonId, now: int) -> list[Sanction]:
        """What stands against this person, by whichever of their names; the latest first."""
        ...

    async def sanctions_of(self, person_ids: Sequence[PersonId]) -> list[Sanction]:
        """All that is known, also what has run out."""
        ...
