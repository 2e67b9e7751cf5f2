"""Absence: missed deadlines, giving up, volunteers, stand-ins, and owners who come back.

A missed deadline is counted only where everybody can see who missed it. A stand-in knows what that seat knows
and no more. The owner takes the seat back at any time, without a vote.
"""

from typing import ClassVar

from camlann.engine.phases import Reason
from camlann.table.base_types import MAX_WAITING, Checked, TableCommand, TableFact, without
from camlann.table.host import pass_host_on
from camlann.table.seat_claims import KnowsTooMuch, Replaced
from camlann.table.seats import Full, NoBot, NotSeated, Risen, SeatedAlready
from camlann.table.state import PersonId, Table, is_bot


class Missed(TableFact, frozen=True, tag="table.missed"):
    """This person missed a deadline, and everybody could see it."""

    person_id: PersonId

    def apply(self, table: Table) -> Table:
        missed = table.current.missed
        return table.during(missed={**missed, self.person_id: missed.get(self.person_id, 0) + 1})


class SeenAgain(TableFact, frozen=True, tag="table.seen-again"):
    """A person who had missed deadlines, or had given up, plays again."""

    person_id: PersonId

    def apply(self, table: Table) -> Table:
        missed = {
            person_id: times
            for person_id, times in table.current.missed.items()
            if person_id != self.person_id
        }
        settled = table.current.ballot is not None and table.current.ballot.about == self.person_id
        return table.during(
            missed=missed,
            given_up=without(table.current.given_up, self.person_id),
            ballot=None if settled else table.current.ballot,
        )


class GaveUp(TableFact, frozen=True, tag="table.gave-up"):
    """A person does not want to play this game to its end."""

    person_id: PersonId

    def apply(self, table: Table) -> Table:
        return table.during(given_up=(*table.current.given_up, self.person_id))


class Volunteered(TableFact, frozen=True, tag="table.volunteered"):
    """A spectator offers to stand in for a missing person."""

    person_id: PersonId

    def apply(self, table: Table) -> Table:
        return table.during(volunteers=(*table.current.volunteers, self.person_id))


class Unvolunteered(TableFact, frozen=True, tag="table.unvolunteered"):
    person_id: PersonId

    def apply(self, table: Table) -> Table:
        return table.during(volunteers=without(table.current.volunteers, self.person_id))


class GiveUp(TableCommand, frozen=True, tag="table.give-up"):
    """Leave a running game, so that another person or a bot gets the seat. It can be taken back."""

    during_game: ClassVar[bool] = True

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if is_bot(person_id):
            return NoBot()
        if person_id not in table.seats:
            return NotSeated()
        if not table.playing:
            return NothingPlayed()
        return GivenUpAlready() if person_id in table.current.given_up else None

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (GaveUp(person_id),)


class TakeBack(TableCommand, frozen=True, tag="table.take-back"):
    """Take your seat back from a stand-in, or take back that you gave up."""

    during_game: ClassVar[bool] = True

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if person_id in table.seats:
            return None if person_id in table.current.given_up else SeatedAlready()
        return None if stand_in(table, person_id) is not None else NobodyStandsIn()

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        if person_id in table.seats:
            return (SeenAgain(person_id),)
        by = stand_in(table, person_id)
        assert by is not None
        return (*pass_host_on(table, by), Replaced(by, person_id))


class Volunteer(TableCommand, frozen=True, tag="table.volunteer"):
    """A spectator offers to stand in."""

    during_game: ClassVar[bool] = True

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if is_bot(person_id):
            return NoBot()
        if person_id in table.seats:
            return SeatedAlready()
        if not table.playing:
            return NothingPlayed()
        if table.has_held_a_seat(person_id):
            return KnowsTooMuch()
        if person_id in table.current.volunteers:
            return VolunteeredAlready()
        return Full() if len(table.current.volunteers) >= MAX_WAITING else None

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (Volunteered(person_id),)


class Unvolunteer(TableCommand, frozen=True, tag="table.unvolunteer"):
    """Withdraw that offer."""

    during_game: ClassVar[bool] = True

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        return None if person_id in table.current.volunteers else NotVolunteering()

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (Unvolunteered(person_id),)


def stand_in(table: Table, owner: PersonId) -> PersonId | None:
    """The stand-in of this person."""
    return next((by for by, of in table.current.standing.items() if of == owner), None)


def seat_stand_in(table: Table, person_id: PersonId, by: PersonId) -> tuple[TableFact, ...]:
    """Give the seat of a missing person to a stand-in."""
    return (*pass_host_on(table, person_id), Replaced(person_id, by, table.owner(person_id)))


def mark_seen(table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
    """The facts when everybody sees this person play."""
    now = table.current
    missing = person_id in now.missed or person_id in now.given_up
    return (SeenAgain(person_id),) if missing or (now.ballot and now.ballot.about == person_id) else ()


def return_seats(table: Table) -> tuple[TableFact, ...]:
    """After the game: seats go back to their owners, unless they gave up."""
    facts: list[TableFact] = []
    for by, owner in table.current.standing.items():
        if by in table.seats and owner not in table.seats:
            more: tuple[TableFact, ...] = ()
            if owner not in table.current.given_up:
                more = (*pass_host_on(table, by), Replaced(by, owner))
            elif is_bot(by):
                more = (Risen(by),)
            for fact in more:
                table = fact.apply(table)
            facts += more
    return tuple(facts)


class NothingPlayed(Reason, frozen=True, tag="table.nothing-played"):
    """No game is running."""


class VolunteeredAlready(Reason, frozen=True, tag="table.volunteered-already"):
    """This is so already."""


class NotVolunteering(Reason, frozen=True, tag="table.not-volunteering"):
    """They had not offered to stand in."""


class GivenUpAlready(Reason, frozen=True, tag="table.given-up-already"):
    """This is so already."""


class NobodyStandsIn(Reason, frozen=True, tag="table.nobody-stands-in"):
    """Nobody stands in for them here."""
