"""How often the same one may do something: a bucket for each, and who was away for longest is forgotten."""

import asyncio
from collections.abc import Hashable
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

from camlann.server.bucket import Bucket
from camlann.server.gate.http import Request, Wrong
from camlann.server.settings import Settings

MOST = 20_000
"""Of so many it is known."""
BLOCK = 64
"""Bits of an IPv6 address that a household does not choose itself."""


class Often:
    """So many times within `seconds`; at once as many, or fewer."""

    def __init__(self, times: float, seconds: float, at_once: float = 0) -> None:
        self._most, self._rate = at_once or times, times / seconds
        self._buckets: dict[Hashable, Bucket] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, who: Hashable) -> None:
        """Once more; raises what is answered if it is too often."""
        # Whoever is here now comes last. Nobody is refused because many others are here.
        if (bucket := self._buckets.pop(who, None)) is None:
            bucket = Bucket(self._rate, self._most)
        self._buckets[who] = bucket
        if len(self._buckets) > MOST:
            del self._buckets[next(iter(self._buckets))]
        if not bucket.take(asyncio.get_running_loop().time()):
            raise _too_often(self._rate)


def network(request: Request, settings: Settings) -> str:
    """Where a request comes from, as far as one household can be told from another."""
    address = request.address
    if settings.proxy:
        # The last one is what the web server in front has seen itself; those before anybody can write.
        address = request.headers.get("x-forwarded-for", address).rpartition(",")[2].strip()
    return household(address)


@lru_cache(4096)
def household(address: str) -> str:
    """With IPv6 a household has a whole block of addresses to choose from."""
    try:
        known = ip_address(address.partition("%")[0].strip("[]"))
    except ValueError:
        return address
    if isinstance(known, IPv6Address):
        mapped = known.ipv4_mapped
        return str(IPv6Network((int(known), BLOCK), strict=False)) if mapped is None else str(mapped)
    return str(known)


def _too_often(rate: float) -> Wrong:
    return Wrong(429, "too-often", {"Retry-After": str(max(1, round(1 / rate)))})
