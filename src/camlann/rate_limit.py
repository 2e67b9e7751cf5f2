"""Rate limits: a token bucket, and a limiter with one token bucket per key."""

import asyncio
from collections.abc import Hashable
from typing import NamedTuple

MAX_KEYS = 20_000
"""A limiter remembers this many keys; the key that was away for longest is forgotten first."""


class RateLimited(Exception):
    """A key has no token left."""

    def __init__(self, retry_after: int) -> None:
        super().__init__("rate limited")
        self.retry_after = retry_after
        """Seconds until there is a token again."""


class TokenBucket:
    """Holds at most `capacity` tokens, and gains `rate` tokens a second."""

    def __init__(self, rate: float, capacity: float) -> None:
        self._rate, self._capacity = rate, capacity
        self._tokens = float(capacity)
        self._at: float | None = None

    def take(self, now: float, amount: float = 1) -> bool:
        """Take this many tokens. False: there are too few, and none is taken."""
        self._fill(now)
        if self._tokens < amount:
            return False
        self._tokens -= amount
        return True

    def full(self, now: float) -> bool:
        """Whether nothing was taken for a good while."""
        self._fill(now)
        return self._tokens >= self._capacity

    def _fill(self, now: float) -> None:
        if self._at is not None:
            self._tokens = min(self._capacity, self._tokens + (now - self._at) * self._rate)
        self._at = now


class Rate(NamedTuple):
    """A rate: `times` within `seconds`, and at most `at_once` in a burst (0: `times`)."""

    times: float
    seconds: float
    at_once: float = 0

    def bucket(self) -> TokenBucket:
        return TokenBucket(self.times / self.seconds, self.at_once or self.times)


class RateLimiter:
    """Counts each key by itself, and at most `MAX_KEYS` of them."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: dict[Hashable, TokenBucket] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: Hashable) -> None:
        """Count once more; raises `RateLimited`."""
        # Least recently used first. Nobody is refused because many others are here.
        if (bucket := self._buckets.pop(key, None)) is None:
            bucket = self.rate.bucket()
        self._buckets[key] = bucket
        if len(self._buckets) > MAX_KEYS:
            del self._buckets[next(iter(self._buckets))]
        if not bucket.take(asyncio.get_running_loop().time()):
            raise RateLimited(max(1, round(self.rate.seconds / self.rate.times)))
