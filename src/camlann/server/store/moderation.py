"""Moderation: reports, the decisions about them, and sanctions (mutes and bans)."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Protocol

from msgspec import Struct

from camlann.server.store.table_names import TableId
from camlann.table import PersonId

DAY_MS = 24 * 60 * 60 * 1000

KEEP_CLOSED_REPORTS_MS = 365 * DAY_MS
"""How long a report is kept after it was closed, and a sanction after it has expired."""

KEEP_OPEN_REPORTS_MS = 2 * KEEP_CLOSED_REPORTS_MS
"""How long a report is kept that nobody decides."""

FOREVER = 2**63 - 1


class State(IntEnum):
    """The state of a report."""

    OPEN = 0
    DECIDED = 1
    OBJECTED = 2
    """Decided, and one side has appealed."""
    FINAL = 3


class Report(Struct, frozen=True):
    id: str
    table: TableId
    reporter: PersonId
    reported: PersonId
    reason: str
    made: int
    key: int
    """The number of the master key from which the evidence's key is derived."""
    sealed: bytes
    """The evidence, encrypted."""
    state: State = State.OPEN
    closed: int = 0
    """When it was decided; 0: not yet."""


class Act(Struct, frozen=True):
    """One action on a report: an entry of the audit trail, never changed."""

    report: str
    n: int
    """The first is 0."""
    actor: PersonId
    act: str
    """`report`, `object`, or the decision; a host's begins with `table-`."""
    reason: str
    at: int
    until: int = 0
    """When the decision expires."""


class Sanction(Struct, frozen=True):
    """A mute or ban that stands against a person until it expires."""

    report: str
    """The report behind it; a report has at most one sanction."""
    person_id: PersonId
    action: str
    table: TableId
    """The table where it applies; 0: everywhere."""
    reason: str
    since: int
    until: int


MUTES, BANS = ("mute-15", "mute"), ("ban-open", "ban")


def is_muted(sanctions: Sequence[Sanction], table: TableId) -> bool:
    """Do these sanctions keep a person from writing at this table?"""
    return any(each.action in MUTES and each.table in (0, table) for each in sanctions)


def is_banned(sanctions: Sequence[Sanction], open: bool) -> bool:
    """Do these sanctions keep a person from taking a seat, at an `open` table or at any?"""
    return any(each.action == "ban" or (each.action == "ban-open" and open) for each in sanctions)


class ModerationStore(Protocol):
    """Every method is safe to repeat. Every one may raise `Unreachable`."""

    async def add_report(self, report: Report) -> None:
        """Add a report, and the first entry of its audit trail."""
        ...

    async def find_report(self, id: str) -> Report | None: ...

    async def reports(self, states: Sequence[State], limit: int) -> list[Report]:
        """Reports in one of these states, the oldest first."""
        ...

    async def reports_at(self, table: TableId) -> list[Report]:
        """Reports at one table, the oldest first."""
        ...

    async def reports_of(self, person_ids: Sequence[PersonId]) -> list[Report]:
        """Reports by this person and reports about them, the latest first."""
        ...

    async def acts(self, report: str) -> list[Act]:
        """The audit trail of a report, in order."""
        ...

    async def latest_decisions(self, actors: Sequence[PersonId], limit: int) -> list[Act]:
        """What these people have decided as moderators, the latest first; not as hosts of a table."""
        ...

    async def decide(self, act: Act, state: State, sanction: Sanction | None) -> bool:
        """Add the next act, set the state of the report, and replace its sanction.

        False, and nothing is changed, if somebody else has acted in the meantime.
        """
        ...

    async def sanctions(self, person_id: PersonId, now: int) -> list[Sanction]:
        """The sanctions that stand against this person, over all of their linked ids; the latest first."""
        ...

    async def sanctions_of(self, person_ids: Sequence[PersonId]) -> list[Sanction]:
        """All sanctions, expired ones too."""
        ...
