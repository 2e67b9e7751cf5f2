"""Adjournment: by a vote a game is paused, until more than half of the people who sit are back."""

from typing import ClassVar

from camlann.engine.phases import Reason
from camlann.table.base_types import Checked, TableCommand, TableFact
from camlann.table.seats import NoBot, NotSeated
from camlann.table.state import PersonId, Table, is_bot


class Adjourned(TableFact, frozen=True, tag="table.adjourned"):
    """The game is paused: no clock runs, and no command is accepted."""

    def apply(self, table: Table) -> Table:
        return table.during(adjourned=True, back=(), missed={})


class Returned(TableFact, frozen=True, tag="table.returned"):
    """A person is back to go on."""

    person_id: PersonId

    def apply(self, table: Table) -> Table:
        back = tuple(
            person_id for person_id in table.seats if person_id in (*table.current.back, self.person_id)
        )
        return table.during(back=back)


class Resumed(TableFact, frozen=True, tag="table.resumed"):
    """The game goes on where it was paused, with the full time for the open question."""

    def apply(self, table: Table) -> Table:
        return table.during(adjourned=False, back=())


class Resume(TableCommand, frozen=True, tag="table.resume"):
    """Say that you are back to go on."""

    during_game: ClassVar[bool] = True

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if is_bot(person_id):
            return NoBot()
        if person_id not in table.seats:
            return NotSeated()
        if not table.current.adjourned:
            return NotAdjourned()
        return BackAlready() if person_id in table.current.back and not _enough(table, person_id) else None

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (Returned(person_id), Resumed()) if _enough(table, person_id) else (Returned(person_id),)


def _enough(table: Table, person_id: PersonId) -> bool:
    return 2 * len({*table.current.back, person_id}) > len(table.people)


class AtRest(Reason, frozen=True, tag="table.at-rest"):
    """The game is adjourned; it goes on when more than half of those who sit are back."""


class NotAdjourned(Reason, frozen=True, tag="table.not-adjourned"):
    """The game is going on."""


class BackAlready(Reason, frozen=True, tag="table.back-already"):
    """You are back already; others are still missing."""
