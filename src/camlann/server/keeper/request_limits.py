"""Rate limits on requests that everybody at the table sees: seat claims, volunteering, the waiting list."""

import msgspec
from msgspec import Struct

from camlann.engine.facts import tag
from camlann.rate_limit import TokenBucket
from camlann.table import (
    ClaimSeat,
    DeclineSeat,
    PersonId,
    Queue,
    Table,
    Unqueue,
    Unvolunteer,
    Volunteer,
    Withdraw,
)

NOISY = frozenset(
    tag(kind) for kind in (ClaimSeat, DeclineSeat, Queue, Unqueue, Unvolunteer, Volunteer, Withdraw)
)
ONE, ONE_AT_ONCE = 1 / 10, 6
"""Of one person: per second, and at once."""
ALL, ALL_AT_ONCE = 1 / 2, 40
"""Of all people without a seat together: per second, and at once."""
MAX_REMEMBERED = 1_000
"""People whose token bucket is remembered (LRU)."""


class RequestLimits:
    """A request above the limit is not refused but waits: the device retries every second."""

    def __init__(self) -> None:
        self._each: dict[PersonId, TokenBucket] = {}
        self._all = TokenBucket(ALL, ALL_AT_ONCE)

    def is_too_much(self, table: Table, person_id: PersonId, command: bytes, now: float) -> bool:
        try:
            noisy = _tagged.decode(command).type in NOISY
        except msgspec.DecodeError:
            return False
        if not noisy:
            return False
        bucket = self._each.pop(person_id, None) or TokenBucket(ONE, ONE_AT_ONCE)
        self._each[person_id] = bucket
        if len(self._each) > MAX_REMEMBERED:
            del self._each[next(iter(self._each))]
        return not bucket.take(now) or (person_id not in table.seats and not self._all.take(now))


class _Tagged(Struct):
    type: str = ""


_tagged = msgspec.json.Decoder(_Tagged)
