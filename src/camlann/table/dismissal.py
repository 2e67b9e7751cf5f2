"""Dismissal: between games the host removes a person from a seat, and may keep them from sitting down.

Everybody sees it. The person may stay as a spectator.
"""

from typing import ClassVar

from msgspec.structs import replace

from camlann.engine.phases import Reason
from camlann.table.base_types import MAX_WAITING, Checked, TableCommand, TableFact
from camlann.table.seats import NotSeated, Risen
from camlann.table.state import PersonId, Table, is_bot


class KeptOut(TableFact, frozen=True, tag="table.kept-out"):
    """The host keeps a person from sitting down at this table."""

    person_id: PersonId
    until: int
    """In milliseconds since 1970."""

    def apply(self, table: Table) -> Table:
        others = {
            person_id: until for person_id, until in table.kept_out.items() if person_id != self.person_id
        }
        latest = [*others.items(), (self.person_id, self.until)][-MAX_WAITING:]
        return replace(table, kept_out=dict(latest))


class AllowedToSit(TableFact, frozen=True, tag="table.allowed-to-sit"):
    """The host lets this person sit down again."""

    person_id: PersonId

    def apply(self, table: Table) -> Table:
        return replace(
            table,
            kept_out={
                person_id: until for person_id, until in table.kept_out.items() if person_id != self.person_id
            },
        )


class Dismiss(TableCommand, frozen=True, tag="table.dismiss"):
    """The host removes a person from a seat."""

    host_only: ClassVar[bool] = True
    person_id: PersonId
    keep_out: bool = False
    """Whether they may not sit down again this evening."""
    until: int = 0
    """When that ends. The server sets it; a value from a device is ignored."""

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        return None if self.person_id in table.seats else NotSeated()

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        kept_out = self.keep_out and self.person_id != person_id and not is_bot(self.person_id)
        return (
            (Risen(self.person_id), KeptOut(self.person_id, self.until))
            if kept_out
            else (Risen(self.person_id),)
        )


class AllowToSit(TableCommand, frozen=True, tag="table.allow-to-sit"):
    """The host allows a person to sit down again."""

    host_only: ClassVar[bool] = True
    during_game: ClassVar[bool] = True
    person_id: PersonId

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        return None if self.person_id in table.kept_out else NotKeptOut()

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (AllowedToSit(self.person_id),)


class NotKeptOut(Reason, frozen=True, tag="table.not-kept-out"):
    """They may sit down already."""
