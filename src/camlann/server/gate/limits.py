"""What a stranger may ask of a gate, and how often: one table of figures, and the admission who counts.

A household, a club or a school often has one address for all its devices, so what one address may do is
enough for a full table and its onlookers. Each gate counts for itself, in memory.
"""

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from camlann.protocol.client_messages import MESSAGES_AT_ONCE, MESSAGES_PER_SECOND
from camlann.rate_limit import Rate, RateLimiter
from camlann.server.gate.http import HttpError, RateLimit, Request
from camlann.server.settings import Settings
from camlann.table import PersonId, is_bot

Near: TypeAlias = tuple[IPv4Network | IPv6Network, ...]

IPV6_PREFIX = 64
"""Bits of an IPv6 address that a household does not choose itself."""


class Limits(Struct, frozen=True, kw_only=True):
    """The figures. An address is a household, as far as one can tell."""

    # A connection, before it says anything that counts.
    connections: int = 100
    """At a time from one address."""
    head: int = 8 * 1024
    """Bytes of a request before its body."""
    head_within: float = 5.0
    """Seconds until all of it is there, and as many for the body."""
    idle: float = 30.0
    """Seconds a connection is held for a next request."""

    # A socket.
    sockets: int = 30
    """At a time from one address."""
    new_sockets: Rate = Rate(20, 10)
    """From one address."""
    devices: int = 8
    """Of one person at a time."""
    hello_within: float = 5.0
    message: int = 8 * 1024
    """Bytes."""
    messages: Rate = Rate(20 * MESSAGES_PER_SECOND, 20, MESSAGES_AT_ONCE)
    words: Rate = Rate(10, 1)
    """Passing words; the others count as messages."""
    heard: Rate = Rate(64 * 1024, 1, 192 * 1024)
    """Bytes of a socket, whatever is in them: more than the messages above can be."""
    unread: int = 224 * 1024
    """Bytes that may lie here because a device does not read, in a store that is an eighth larger,"""
    kernel: int = 32 * 1024
    """and bytes asked for in the kernel's own stores for a line, of which Linux makes twice as many. More is
    never read at once, either."""
    unread_for: float = 10.0

    # Requests.
    requests: Rate = Rate(600, 60, 200)
    """From one address, of any kind: ten phones around one table are one address."""
    guests: Rate = Rate(20, 600)
    """From one address."""
    tables: Rate = Rate(6, 60)
    """By one person; and no more in a day than is set."""
    codes: Rate = Rate(10, 60)
    """Tried from one address, or by one person."""
    links: Rate = Rate(10, 60)
    """Followed from one address."""
    passkeys: Rate = Rate(10, 60)
    """Shown from one address."""
    squares: Rate = Rate(30, 10)
    """Drawn for one address."""
    lists: Rate = Rate(30, 60)
    """Read from one address, or by one person."""
    join_requests: Rate = Rate(60, 60)
    """Asked about by one person, or from one address by those who have no session."""
    notes: Rate = Rate(120, 60)
    """Read or written by one person."""
    reports: Rate = Rate(10, 60 * 60)
    """Made by one person."""
    files: Rate = Rate(60, 60)
    """Looked at by one person: reports, and what became of them."""
    exports: Rate = Rate(5, 60 * 60)
    """Of all that belongs to one person."""


LIMITS = Limits()
NEAR = (ip_network("127.0.0.0/8"), ip_network("::1/128"))
"""This machine: the house's own bots come from here, and so does everybody through a web server in front."""


class Admission:
    """Counts who is there, and how often they came.

    Whoever is near is not counted by address: they may be anybody behind a web server that does not say so.
    What can be guessed is counted all the same, for everybody together.
    """

    def __init__(self, limits: Limits = LIMITS, settings: Settings | None = None, near: Near = NEAR) -> None:
        self.limits = limits
        self._settings, self._near = settings or Settings(), near
        self._connected: dict[str, int] = {}
        self._sockets: dict[str, int] = {}
        self._new, self._asked = RateLimiter(limits.new_sockets), RateLimiter(limits.requests)
        self.guests = RateLimit(
            RateLimiter(limits.guests), "address", lambda request, _: self._place(request), "admitted"
        )
        """Guests that are created: a name that is refused does not count, or a few bad names would keep a
        whole household out."""
        self.links = self.per_address(limits.links)
        """To another device and to the club, wherever they are followed."""
        self._devices: dict[str, int] = {}

    # The rate limits of routes.

    def per_address(self, rate: Rate) -> RateLimit:
        """Of everybody, near or not: what can be guessed is counted wherever it is tried."""
        return RateLimit(RateLimiter(rate), "address", lambda request, _: network(request, self._settings))

    def strangers(self, rate: Rate) -> RateLimit:
        """Per address, of those who could not be identified: they use up nothing of anybody who was."""
        return replace(self.per_address(rate), counts="strangers")

    def per_person(self, rate: Rate, *, admitted: bool = False) -> RateLimit:
        return RateLimit(
            RateLimiter(rate),
            "person",
            lambda _, visitor: visitor and visitor.person.person_id,
            "admitted" if admitted else "identified",
        )

    def per_server(self, rate: Rate, *, admitted: bool = False) -> RateLimit:
        return RateLimit(
            RateLimiter(rate),
            "server",
            lambda _request, _visitor: "",
            "admitted" if admitted else "identified",
        )

    # What may be too much. Each raises what is answered then.

    def asks(self, request: Request) -> None:
        if (place := self._place(request)) is not None:
            self._asked.take(place)

    def opens(self, request: Request) -> str | None:
        """One more socket; what is returned is to be said when it is closed."""
        if (place := self._place(request)) is None:
            return None
        self._new.take(place)
        if self._sockets.get(place, 0) >= self.limits.sockets:
            raise HttpError(429, "too-many-sockets", {"Retry-After": "10"})
        self._sockets[place] = self._sockets.get(place, 0) + 1
        return place

    def closes(self, place: str | None) -> None:
        _less(self._sockets, place)

    def connects(self, address: str) -> str | None:
        """One more connection, likewise; nobody has said anything yet, so it is the line's own address."""
        if self._settings.proxy or self._is_near(address):
            return None
        place = household(address)
        if self._connected.get(place, 0) >= self.limits.connections:
            raise HttpError(429, "too-many-sockets")
        self._connected[place] = self._connected.get(place, 0) + 1
        return place

    def parts(self, place: str | None) -> None:
        _less(self._connected, place)

    def comes(self, person_id: PersonId) -> bool:
        """Whether one more device of this person is let in; of the house's bots any number is."""
        if not is_bot(person_id):
            if self._devices.get(person_id, 0) >= self.limits.devices:
                return False
            self._devices[person_id] = self._devices.get(person_id, 0) + 1
        return True

    def goes(self, person_id: PersonId) -> None:
        if not is_bot(person_id):
            _less(self._devices, person_id)

    def _place(self, request: Request) -> str | None:
        """None: it is not counted."""
        said = self._settings.proxy and "x-forwarded-for" in request.headers
        return None if not said and self._is_near(request.address) else network(request, self._settings)

    def _is_near(self, address: str) -> bool:
        try:
            known = ip_address(address)
        except ValueError:
            return not address
        return any(known in each for each in self._near)


def _less(counts: dict[str, int], place: str | None) -> None:
    if place is None:
        return
    if counts[place] > 1:
        counts[place] -= 1
    else:
        del counts[place]


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
        block = IPv6Network((int(known), IPV6_PREFIX), strict=False)
        return str(block) if mapped is None else str(mapped)
    return str(known)
