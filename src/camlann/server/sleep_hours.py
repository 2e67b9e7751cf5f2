"""Sleep hours: how much real time passes until a person has had a number of waking hours.

It is calculated once, by the wall clock, when a question opens, and stored as a length. Later changes of the
wall clock do not matter.
"""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

from camlann.table import Hours

MINUTE_MS = 60_000
MAX_DAYS = 400
"""No question is open for longer. A person without any waking hours counts as always awake."""


@lru_cache(maxsize=1)
def zones() -> frozenset[str]:
    return frozenset(available_timezones())


def is_known(hours: Hours) -> bool:
    return hours.zone in zones()


def waking(now: int, wanted: int, hours: Hours | None) -> int:
    """Milliseconds from `now` until this person has been awake for `wanted`, or up to a minute more."""
    at, left = now, wanted
    if hours is None or hours.since == hours.until:
        return wanted
    for begin, end in _nights(now, hours):
        if begin - at >= left:
            break
        left -= max(0, begin - at)
        at = max(at, end)
    return -(-(at + left - now - wanted) // MINUTE_MS) * MINUTE_MS + wanted


def until_awake(now: int, hours: Hours | None) -> int:
    """Milliseconds from `now` until this person is awake; 0: they are."""
    if hours is None or hours.since == hours.until:
        return 0
    begin, end = next(_nights(now, hours))
    return end - now if begin <= now else 0


def _nights(now: int, hours: Hours) -> Iterator[tuple[int, int]]:
    """The start and end of each night, from the night before `now` on, in the person's time zone."""
    zone = ZoneInfo(hours.zone) if is_known(hours) else UTC
    today = datetime.fromtimestamp(now / 1000, zone).date()
    for day in range(-1, MAX_DAYS):
        evening = today + timedelta(days=day)
        morning = evening if hours.since < hours.until else evening + timedelta(days=1)
        begin, end = _at(evening, hours.since, zone), _at(morning, hours.until, zone)
        if end > now:
            yield begin, end


def _at(day: date, minute: int, zone: ZoneInfo | object) -> int:
    there = datetime.combine(day, time(minute // 60, minute % 60), tzinfo=zone)  # type: ignore[arg-type]
    return round(there.timestamp() * 1000)
