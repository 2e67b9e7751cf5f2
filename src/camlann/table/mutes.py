"""Mutes by the host: a person may not chat at this table. Everybody sees it, with the reason."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta
from msgspec.structs import replace

from camlann.engine.phases import Reason
from camlann.table.base_types import MAX_WAITING, Checked, TableCommand, TableFact, without
from camlann.table.seats import Full
from camlann.table.state import PersonId, Table


class Muted(TableFact, frozen=True, tag="table.muted"):
    person_id: PersonId
    reason: Literal["abuse", "flood", "telling", "other"]

    def apply(self, table: Table) -> Table:
        return replace(table, muted=(*table.muted, self.person_id))


class Unmuted(TableFact, frozen=True, tag="table.unmuted"):
    person_id: PersonId

    def apply(self, table: Table) -> Table:
        return replace(table, muted=without(table.muted, self.person_id))


class Mute(TableCommand, frozen=True, tag="table.mute"):
    """The host mutes a person, with a reason: abuse, flooding, or leaking secrets of the game."""

    host_only: ClassVar[bool] = True
    during_game: ClassVar[bool] = True
    person_id: Annotated[PersonId, Meta(max_length=64)]
    reason: Literal["abuse", "flood", "telling", "other"]

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if self.person_id == person_id:
            return NotOneself()
        if self.person_id in table.muted:
            return MutedAlready()
        return Full() if len(table.muted) >= MAX_WAITING else None

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (Muted(self.person_id, self.reason),)


class Unmute(TableCommand, frozen=True, tag="table.unmute"):
    """The host unmutes a person."""

    host_only: ClassVar[bool] = True
    during_game: ClassVar[bool] = True
    person_id: PersonId

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        return None if self.person_id in table.muted else NotMuted()

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (Unmuted(self.person_id),)


class NotOneself(Reason, frozen=True, tag="table.not-oneself"):
    """You cannot mute yourself."""


class MutedAlready(Reason, frozen=True, tag="table.muted-already"):
    """They are muted already."""


class NotMuted(Reason, frozen=True, tag="table.not-muted"):
    """They are not muted."""
