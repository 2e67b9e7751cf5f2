"""Rate limits on requests that everybody at the table sees: seat claims, volunteering, the waiting list.

What can be done and undone without end has a wider limit: every time the log gets longer.
"""

import msgspec
from msgspec import Struct

from camlann.engine.facts import tag
from camlann.rate_limit import TokenBucket
from camlann.table import (
    Choose,
    ClaimSeat,
    DeclineSeat,
    PersonId,
    Queue,
    Rise,
    Shuffle,
    Sit,
    Table,
    Unqueue,
    Unvolunteer,
    Volunteer,
    Withdraw,
    is_bot,
)

NOISY = frozenset(
    tag(kind) for kind in (ClaimSeat, DeclineSeat, Queue, Unqueue, Unvolunteer, Volunteer, Withdraw)
)
RESTLESS = frozenset(tag(kind) for kind in (Choose, Rise, Shuffle, Sit))
ONE, ONE_AT_ONCE = 1 / 10, 6
"""Of one person: per second, and at once."""
ALL, ALL_AT_ONCE = 1 / 2, 40
"""Of all people without a seat together: per second, and at once."""
RESTLESS_ONE, RESTLESS_ONE_AT_ONCE = 1 / 2, 30
"""What is restless, of one person."""
RESTLESS_ALL, RESTLESS_ALL_AT_ONCE = 1.0, 60
"""And of all but the host together."""
MAX_REMEMBERED = 1_000
"""People whose token bucket is remembered (LRU)."""


class RequestLimits:
    """A request above the limit is not refused but waits: the device retries every second."""

    def __init__(self) -> None:
        self._noisy = PersonBuckets(ONE, ONE_AT_ONCE)
        self._all_noisy = TokenBucket(ALL, ALL_AT_ONCE)
        self._restless = PersonBuckets(RESTLESS_ONE, RESTLESS_ONE_AT_ONCE)
        self._all_restless = TokenBucket(RESTLESS_ALL, RESTLESS_ALL_AT_ONCE)

    def is_too_much(self, table: Table, person_id: PersonId, command: bytes, now: float) -> bool:
        try:
            kind = _tagged.decode(command).type
        except msgspec.DecodeError:
            return False
        if kind in NOISY:
            seated = person_id in table.seats
            return not self._noisy.take(person_id, now) or not (seated or self._all_noisy.take(now))
        if kind in RESTLESS and not is_bot(person_id):
            host = person_id == table.host
            return not self._restless.take(person_id, now) or not (host or self._all_restless.take(now))
        return False


class PersonBuckets:
    """A token bucket for each person."""

    def __init__(self, rate: float, at_once: int) -> None:
        self._rate, self._at_once = rate, at_once
        self._each: dict[PersonId, TokenBucket] = {}

    def take(self, person_id: PersonId, now: float) -> bool:
        bucket = self._each.pop(person_id, None) or TokenBucket(self._rate, self._at_once)
        self._each[person_id] = bucket
        if len(self._each) > MAX_REMEMBERED:
            del self._each[next(iter(self._each))]
        return bucket.take(now)


class _Tagged(Struct):
    type: str = ""


_tagged = msgspec.json.Decoder(_Tagged)
