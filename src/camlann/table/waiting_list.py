"""Waiting list: people who come during a game sit down when it is over."""

from typing import ClassVar

from msgspec.structs import replace

from camlann.engine.phases import Reason
from camlann.table.base_types import MAX_WAITING, Checked, TableCommand, TableFact, without
from camlann.table.seats import Full, NoBot, SeatedAlready
from camlann.table.state import PersonId, Table, is_bot


class Queued(TableFact, frozen=True, tag="table.queued"):
    person_id: PersonId

    def apply(self, table: Table) -> Table:
        return replace(table, queue=(*table.queue, self.person_id))


class Unqueued(TableFact, frozen=True, tag="table.unqueued"):
    person_id: PersonId

    def apply(self, table: Table) -> Table:
        return replace(table, queue=without(table.queue, self.person_id))


class Queue(TableCommand, frozen=True, tag="table.queue"):
    """Join the waiting list."""

    during_game: ClassVar[bool] = True

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if is_bot(person_id):
            return NoBot()
        if person_id in table.seats:
            return SeatedAlready()
        if person_id in table.queue:
            return WaitingAlready()
        if not table.playing:
            return NoGame()
        return Full() if len(table.queue) >= MAX_WAITING else None

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (Queued(person_id),)


class Unqueue(TableCommand, frozen=True, tag="table.unqueue"):
    """Leave the waiting list."""

    during_game: ClassVar[bool] = True

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        return None if person_id in table.queue else NotWaiting()

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (Unqueued(person_id),)


class NoGame(Reason, frozen=True, tag="table.no-game"):
    """No game is running, so there is nothing to wait for."""


class WaitingAlready(Reason, frozen=True, tag="table.waiting-already"):
    """On the waiting list already."""


class NotWaiting(Reason, frozen=True, tag="table.not-waiting"):
    """Not on the waiting list."""
