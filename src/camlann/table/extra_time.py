"""The clock: a minute more for the open question, what a bank has paid, and the hours somebody sleeps.

What a clock measures is told here as a fact; the measuring itself is the affair of whoever keeps the table.
"""

from typing import ClassVar

from msgspec.structs import replace

from camlann.engine.phases import Reason
from camlann.table.base import Checked, Saying, Told
from camlann.table.seats import NoBot, NotSeated
from camlann.table.state import Company, Extra, Who, is_bot
from camlann.table.time_controls import Hours

MORE = 60
"""Seconds that are added on request,"""
OFTEN = 3
"""at most so often to one question, and once by each."""
DAY = 24 * 60
AWAKE = 6 * 60
"""Minutes of a day that nobody may sleep through: a table must go on."""


class TimeAdded(Told, frozen=True, tag="company.time-added"):
    """Somebody has asked for a minute more, whoever needs it."""

    who: Who
    game: int
    ask: int

    def apply(self, company: Company) -> Company:
        return company.during(
            extra=Extra(self.game, self.ask, (*asked(company, self.game, self.ask), self.who))
        )


class BankDrawn(Told, frozen=True, tag="company.bank-drawn"):
    """An answer took longer than its time, and these seconds came out of the bank of whoever gave it."""

    who: Who
    seconds: int

    def apply(self, company: Company) -> Company:
        drawn = company.current.drawn.get(self.who, 0) + self.seconds
        return company.during(drawn={**company.current.drawn, self.who: drawn})


class HoursKept(Told, frozen=True, tag="company.hours-kept"):
    """When somebody sleeps, where hours matter."""

    who: Who
    hours: Hours

    def apply(self, company: Company) -> Company:
        kept = {who: hours for who, hours in company.hours.items() if who in company.seats}
        return replace(company, hours={**kept, self.who: self.hours})


class MoreTime(Saying, frozen=True, tag="company.more-time"):
    """A minute more for this question. Whoever keeps the table knows whether it is still open."""

    meanwhile: ClassVar[bool] = True
    game: int
    ask: int

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if is_bot(who):
            return NoBot()
        if who not in company.seats:
            return NotSeated()
        if not company.playing or company.current.adjourned:
            return NoClock()
        before = asked(company, self.game, self.ask)
        if who in before:
            return AddedAlready()
        return EnoughTime() if len(before) >= OFTEN else None

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (TimeAdded(who, self.game, self.ask),)


class KeepHours(Saying, frozen=True, tag="company.keep-hours"):
    """At these hours I sleep. It counts from the next question on, where the clock counts waking hours."""

    meanwhile: ClassVar[bool] = True
    hours: Hours

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if is_bot(who):
            return NoBot()
        if who not in company.seats:
            return NotSeated()
        return TooQuiet() if (self.hours.until - self.hours.since) % DAY > DAY - AWAKE else None

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (HoursKept(who, self.hours),)


def asked(company: Company, game: int, ask: int) -> tuple[Who, ...]:
    """Those who have asked for more time for this question."""
    extra = company.current.extra
    return extra.by if extra is not None and (extra.game, extra.ask) == (game, ask) else ()


def bank(company: Company, who: Who) -> int:
    """Seconds that somebody has left for this game."""
    total = 0 if company.choice is None else company.choice.clock.times.bank
    return max(0, total - company.current.drawn.get(who, 0))


class NoClock(Reason, frozen=True, tag="company.no-clock"):
    """No clock runs, so there is nothing to add to."""


class AddedAlready(Reason, frozen=True, tag="company.added-already"):
    """Each may ask once for more time to a question."""


class EnoughTime(Reason, frozen=True, tag="company.enough-time"):
    """As much was added to this question as may be."""


class TooQuiet(Reason, frozen=True, tag="company.too-quiet"):
    """Nobody sleeps so long that a table could not go on."""


class NoSuchZone(Reason, frozen=True, tag="company.no-such-zone"):
    """This time zone is not known here."""
