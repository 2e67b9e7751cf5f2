"""The clock: a minute more for the open question, what a bank has paid, and the hours somebody sleeps.

What a clock measures is told here as a fact; the measuring itself is the affair of whoever keeps the table.
"""

from typing import ClassVar

from msgspec.structs import replace

from camlann.engine.phases import Reason
from camlann.table.base_types import Checked, TableCommand, TableFact
from camlann.table.seats import NoBot, NotSeated
from camlann.table.state import Extra, PersonId, Table, is_bot
from camlann.table.time_controls import Hours

EXTRA_SECONDS = 60
"""Seconds that are added on request,"""
MAX_EXTRA_TIMES = 3
"""at most so often to one question, and once by each."""
DAY_MINUTES = 24 * 60
MIN_AWAKE_MINUTES = 6 * 60
"""Minutes of a day that nobody may sleep through: a table must go on."""


class TimeAdded(TableFact, frozen=True, tag="table.time-added"):
    """Somebody has asked for a minute more, whoever needs it."""

    person_id: PersonId
    game: int
    ask: int

    def apply(self, table: Table) -> Table:
        return table.during(
            extra=Extra(self.game, self.ask, (*asked(table, self.game, self.ask), self.person_id))
        )


class BankDrawn(TableFact, frozen=True, tag="table.bank-drawn"):
    """An answer took longer than its time, and these seconds came out of the bank of whoever gave it."""

    person_id: PersonId
    seconds: int

    def apply(self, table: Table) -> Table:
        drawn = table.current.drawn.get(self.person_id, 0) + self.seconds
        return table.during(drawn={**table.current.drawn, self.person_id: drawn})


class SleepHoursSet(TableFact, frozen=True, tag="table.sleep-hours-set"):
    """When somebody sleeps, where hours matter."""

    person_id: PersonId
    hours: Hours

    def apply(self, table: Table) -> Table:
        kept = {person_id: hours for person_id, hours in table.hours.items() if person_id in table.seats}
        return replace(table, hours={**kept, self.person_id: self.hours})


class MoreTime(TableCommand, frozen=True, tag="table.more-time"):
    """A minute more for this question. Whoever keeps the table knows whether it is still open."""

    during_game: ClassVar[bool] = True
    game: int
    ask: int

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if is_bot(person_id):
            return NoBot()
        if person_id not in table.seats:
            return NotSeated()
        if not table.playing or table.current.adjourned:
            return NoClock()
        before = asked(table, self.game, self.ask)
        if person_id in before:
            return AddedAlready()
        return EnoughTime() if len(before) >= MAX_EXTRA_TIMES else None

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (TimeAdded(person_id, self.game, self.ask),)


class SetSleepHours(TableCommand, frozen=True, tag="table.set-sleep-hours"):
    """At these hours I sleep. It counts from the next question on, where the clock counts waking hours."""

    during_game: ClassVar[bool] = True
    hours: Hours

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if is_bot(person_id):
            return NoBot()
        if person_id not in table.seats:
            return NotSeated()
        return (
            TooMuchSleep()
            if (self.hours.until - self.hours.since) % DAY_MINUTES > DAY_MINUTES - MIN_AWAKE_MINUTES
            else None
        )

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (SleepHoursSet(person_id, self.hours),)


def asked(table: Table, game: int, ask: int) -> tuple[PersonId, ...]:
    """Those who have asked for more time for this question."""
    extra = table.current.extra
    return extra.by if extra is not None and (extra.game, extra.ask) == (game, ask) else ()


def bank(table: Table, person_id: PersonId) -> int:
    """Seconds that somebody has left for this game."""
    total = 0 if table.choice is None else table.choice.clock.times.bank
    return max(0, total - table.current.drawn.get(person_id, 0))


class NoClock(Reason, frozen=True, tag="table.no-clock"):
    """No clock runs, so there is nothing to add to."""


class AddedAlready(Reason, frozen=True, tag="table.added-already"):
    """Each may ask once for more time to a question."""


class EnoughTime(Reason, frozen=True, tag="table.enough-time"):
    """As much was added to this question as may be."""


class TooMuchSleep(Reason, frozen=True, tag="table.too-much-sleep"):
    """Nobody sleeps so long that a table could not go on."""


class NoSuchZone(Reason, frozen=True, tag="table.no-such-zone"):
    """This time zone is not known here."""
