"""Extra time: a minute more for the open question, the time bank, and sleep hours.

These are the facts; the keeper measures the time itself.
"""

from typing import ClassVar

from msgspec.structs import replace

from camlann.engine.phases import Reason
from camlann.table.base_types import Checked, TableCommand, TableFact
from camlann.table.seats import NoBot, NotSeated
from camlann.table.state import Extra, PersonId, Table, is_bot
from camlann.table.time_controls import Hours

EXTRA_SECONDS = 60
"""Seconds that one request adds."""
MAX_EXTRA_TIMES = 3
"""Requests for one question, at most one by each person."""
DAY_MINUTES = 24 * 60
MIN_AWAKE_MINUTES = 6 * 60
"""Minutes a day that must stay outside of a person's sleep hours, so that the table can go on."""


class TimeAdded(TableFact, frozen=True, tag="table.time-added"):
    """A person has asked for a minute more."""

    person_id: PersonId
    game: int
    ask: int

    def apply(self, table: Table) -> Table:
        return table.during(
            extra=Extra(self.game, self.ask, (*asked(table, self.game, self.ask), self.person_id))
        )


class BankDrawn(TableFact, frozen=True, tag="table.bank-drawn"):
    """An answer took longer than its time; these seconds were taken from the person's bank."""

    person_id: PersonId
    seconds: int

    def apply(self, table: Table) -> Table:
        drawn = table.current.drawn.get(self.person_id, 0) + self.seconds
        return table.during(drawn={**table.current.drawn, self.person_id: drawn})


class SleepHoursSet(TableFact, frozen=True, tag="table.sleep-hours-set"):
    """A person's sleep hours."""

    person_id: PersonId
    hours: Hours

    def apply(self, table: Table) -> Table:
        kept = {person_id: hours for person_id, hours in table.hours.items() if person_id in table.seats}
        return replace(table, hours={**kept, self.person_id: self.hours})


class MoreTime(TableCommand, frozen=True, tag="table.more-time"):
    """Ask for a minute more for this question. The server checks that it is still open."""

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
    """Set your sleep hours. They count from the next question on, if the clock counts waking hours."""

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
    """The people who asked for more time for this question."""
    extra = table.current.extra
    return extra.by if extra is not None and (extra.game, extra.ask) == (game, ask) else ()


def bank(table: Table, person_id: PersonId) -> int:
    """Seconds left in a person's bank for this game."""
    total = 0 if table.choice is None else table.choice.clock.times.bank
    return max(0, total - table.current.drawn.get(person_id, 0))


class NoClock(Reason, frozen=True, tag="table.no-clock"):
    """No clock is running."""


class AddedAlready(Reason, frozen=True, tag="table.added-already"):
    """Each person may ask once for each question."""


class EnoughTime(Reason, frozen=True, tag="table.enough-time"):
    """No more time can be added to this question."""


class TooMuchSleep(Reason, frozen=True, tag="table.too-much-sleep"):
    """Sleep hours this long would stop the table."""


class NoSuchZone(Reason, frozen=True, tag="table.no-such-zone"):
    """Unknown time zone."""
