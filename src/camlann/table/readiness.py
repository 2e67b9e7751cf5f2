"""Readiness: the host chooses a game, and everybody who sits agrees to it. Bots are always ready."""

from typing import ClassVar

from msgspec.structs import replace

from camlann.engine.phases import Reason
from camlann.engine.rules import Notice
from camlann.table.base_types import Checked, Fit, TableCommand, TableFact, without
from camlann.table.seats import NotSeated
from camlann.table.state import Choice, Commitment, CurrentGame, PersonId, Table, always_ready


class Chosen(TableFact, frozen=True, tag="table.chosen"):
    choice: Choice
    lot: str = ""

    def apply(self, table: Table) -> Table:
        deals = replace(table.deals, lot=self.lot)
        return replace(
            table, choice=self.choice, wish=None, notices=(), ready=always_ready(table.seats), deals=deals
        )


class Fitted(TableFact, frozen=True, tag="table.fitted"):
    """The choice is adapted to the number of seats. The host's own choice is kept as `wish`."""

    choice: Choice
    notices: tuple[Notice, ...]

    def apply(self, table: Table) -> Table:
        wish = table.wish or table.choice
        if wish == self.choice:
            wish = None
        return replace(
            table, choice=self.choice, wish=wish, notices=self.notices, ready=always_ready(table.seats)
        )


class Agreed(TableFact, frozen=True, tag="table.agreed"):
    person_id: PersonId
    commitment: Commitment | None = None

    def apply(self, table: Table) -> Table:
        ready = tuple(person_id for person_id in table.seats if person_id in (*table.ready, self.person_id))
        given = {
            person_id: commitment
            for person_id, commitment in table.deals.commitments
            if person_id in table.ready
        }
        given.pop(self.person_id, None)
        if self.commitment is not None:
            given[self.person_id] = self.commitment
        commitments = tuple((person_id, given[person_id]) for person_id in ready if person_id in given)
        return replace(table, ready=ready, deals=replace(table.deals, commitments=commitments))


class Waited(TableFact, frozen=True, tag="table.waited"):
    person_id: PersonId

    def apply(self, table: Table) -> Table:
        return replace(table, ready=without(table.ready, self.person_id))


class Finished(TableFact, frozen=True, tag="table.finished"):
    """The game is over. Seats and choice stay for the next one."""

    number: int

    def apply(self, table: Table) -> Table:
        return replace(table, current=CurrentGame())


class Choose(TableCommand, frozen=True, tag="table.choose"):
    """The host chooses a game and its options."""

    host_only: ClassVar[bool] = True
    choice: Choice
    lot: str = ""
    """A random value that the server draws; a value from a device is ignored."""

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (Chosen(self.choice, self.lot),)


class Agree(TableCommand, frozen=True, tag="table.agree"):
    """Be ready for the chosen game."""

    commitment: Commitment | None = None
    """A commitment for the fair deal; None: this device takes no part in it."""

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if person_id not in table.seats:
            return NotSeated()
        if table.choice is None:
            return NothingChosen()
        meant = self.commitment and (self.commitment.deal, self.commitment.seat)
        return (
            TableChanged() if meant not in (None, (table.next_deal, table.seats.index(person_id))) else None
        )

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (Agreed(person_id, self.commitment),)


class Wait(TableCommand, frozen=True, tag="table.wait"):
    """Not ready after all."""

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        return None if person_id in table.seats else NotSeated()

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (Waited(person_id),)


def adapt_choice(before: Table, now: Table, fit: Fit) -> tuple[TableFact, ...]:
    """Adapt the choice if the number of seats has changed."""
    wish = now.wish or now.choice
    if wish is None or len(before.seats) == len(now.seats):
        return ()
    choice, notices = fit(wish, len(now.seats))
    if (choice, tuple(notices)) == (now.choice, now.notices):
        return ()
    return (Fitted(choice, tuple(notices)),)


def unchanged(choice: Choice, seats: int) -> tuple[Choice, tuple[Notice, ...]]:
    return choice, ()


class NothingChosen(Reason, frozen=True, tag="table.nothing-chosen"):
    """The host has chosen no game yet."""


class CannotStart(Reason, frozen=True, tag="table.cannot-start"):
    """The options have errors."""

    notices: tuple[Notice, ...]


class TableChanged(Reason, frozen=True, tag="table.table-changed"):
    """The choice or the seats have changed meanwhile."""
