"""Rate limits and quotas of a gate: one table of numbers, and the admission control that counts.

A household, a club or a school often has one address for all its devices, so the limits of one address are
enough for a full table and its spectators. Each gate counts for itself, in memory.
"""

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from camlann.protocol.socket_messages import MESSAGES_AT_ONCE, MESSAGES_PER_SECOND
from camlann.rate_limit import Rate, RateLimiter
from camlann.server.gate.http import HttpError, Request
from camlann.server.gate.router import RateLimit
from camlann.server.settings import Settings
from camlann.table import PersonId, is_bot, is_screen

Networks: TypeAlias = tuple[IPv4Network | IPv6Network, ...]

IPV6_PREFIX = 64
"""Bits of an IPv6 address that its provider assigns; a household chooses the rest."""


class Limits(Struct, frozen=True, kw_only=True):
    """The limits. One address counts as one household."""

    # A connection, before its first request.
    connections: int = 100
    """At a time from one address."""
    head_bytes: int = 8 * 1024
    """Of a request, before its body."""
    head_seconds: float = 5.0
    """Until the whole head has come, and the same again for the body."""
    keepalive_seconds: float = 30.0
    """How long a connection waits for the next request."""

    # A socket.
    sockets: int = 30
    """At a time from one address, of those who are not known."""
    new_sockets: Rate = Rate(20, 10)
    """From one address, of those who are not known; or of one person."""
    devices: int = 8
    """Of one person at a time, whatever else comes from their address."""
    screens: int = 2
    """Of one display at a time: while one connection breaks, the next begins."""
    hello_seconds: float = 5.0
    message_bytes: int = 8 * 1024
    messages: Rate = Rate(20 * MESSAGES_PER_SECOND, 20, MESSAGES_AT_ONCE)
    broadcasts: Rate = Rate(10, 1)
    """More than that count as messages."""
    received_bytes: Rate = Rate(64 * 1024, 1, 192 * 1024)
    """Of a socket, whatever they are: more than the messages above can have."""
    unread_bytes: int = 224 * 1024
    """Sent to a device that does not read them, in a buffer that is an eighth larger."""
    kernel_buffer_bytes: int = 32 * 1024
    """Asked of the kernel for each socket; Linux doubles it. Nor is more read at once."""
    unread_seconds: float = 10.0

    # Replies over HTTP, unread.
    unread_progress_bytes: int = 8 * 1024
    """What a client has to read of a reply in `unread_seconds`."""
    small_reply_bytes: int = 16 * 1024
    """Replies up to this are always sent."""
    reply_bytes: int = 16 * 1024 * 1024
    """Of larger replies on their way to one address at a time."""
    all_reply_bytes: int = 128 * 1024 * 1024
    """The same, to all together."""

    # Requests.
    requests: Rate = Rate(600, 60, 200)
    """From one address, of any kind: ten phones at one table are one address."""
    guests: Rate = Rate(20, 600)
    """From one address."""
    tables: Rate = Rate(6, 60)
    """Opened by one person; the settings limit how many in a day."""
    tables_of_address: Rate = Rate(200, 24 * 60 * 60, 60)
    """Opened by people of one address."""
    codes: Rate = Rate(10, 60)
    """Tried from one address, or by one person."""
    links: Rate = Rate(10, 60)
    """Followed from one address."""
    passkeys: Rate = Rate(10, 60)
    """Shown from one address."""
    qr_codes: Rate = Rate(30, 10)
    """Drawn for one address."""
    narrator_files: Rate = Rate(10, 60)
    """The narrator's page with all its sounds, sent to one address: it is 3 MB large."""
    lists: Rate = Rate(30, 60)
    """Read from one address, or by one person."""
    join_requests: Rate = Rate(60, 60)
    """Polled by one person, or from one address by those who have no session."""
    notes: Rate = Rate(120, 60)
    """Read or written by one person."""
    reports: Rate = Rate(10, 60 * 60)
    """Made by one person."""
    report_reads: Rate = Rate(60, 60)
    """Reports and their outcomes, read by one person."""
    exports: Rate = Rate(5, 60 * 60)
    """Of all data of one person."""


LIMITS = Limits()
NEAR = (ip_network("127.0.0.0/8"), ip_network("::1/128"))
"""This machine: the server's own bots come from here, and so does everybody behind a reverse proxy."""


class Admission:
    """Counts connections, sockets and requests, and makes the rate limits of routes.

    Addresses of this machine are not counted: they may be anybody behind a reverse proxy that does not say
    so. Routes where something could be guessed count them all the same, all people together.
    """

    def __init__(
        self, limits: Limits = LIMITS, settings: Settings | None = None, near: Networks = NEAR
    ) -> None:
        self.limits = limits
        self._settings, self._near = settings or Settings(), near
        self._connected: dict[str, int] = {}
        self._sockets: dict[str, int] = {}
        self._new_sockets, self._requests = RateLimiter(limits.new_sockets), RateLimiter(limits.requests)
        self.guests = RateLimit(
            RateLimiter(limits.guests),
            "address",
            lambda request, _: self.counted_network(request),
            "admitted",
        )
        """Guests that are created: a name that is refused does not count, or a few bad names would keep a
        whole household out."""
        self.tables = replace(self.guests, limiter=RateLimiter(limits.tables_of_address))
        """Tables that are opened from one address."""
        self.links = self.per_address(limits.links)
        """Links to another device and to the club, wherever they are opened."""
        self._devices: dict[str, int] = {}

    # The rate limits of routes.

    def per_address(self, rate: Rate) -> RateLimit:
        """Counts this machine's addresses too: use it where something could be guessed."""
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

    # Each raises the error to answer when there are too many.

    def check_request(self, request: Request) -> None:
        if (key := self.counted_network(request)) is not None:
            self._requests.take(key)

    def open_socket(self, request: Request, person_id: PersonId | None = None) -> str | None:
        """Returns the key to pass to `close_socket`; None: the socket is not counted.

        The server's own bots are not counted, wherever they come from. The devices of a person who is known
        count for that person: neither a full house nor a neighbour keeps anybody from coming back.
        """
        if (key := self.counted_network(request)) is None or (person_id and is_bot(person_id)):
            return None
        if person_id and self._sockets.get(own := f"person {person_id}", 0) < self.limits.devices:
            self._new_sockets.take(own)
            self._sockets[own] = self._sockets.get(own, 0) + 1
            return own
        self._new_sockets.take(key)
        if self._sockets.get(key, 0) >= self.limits.sockets:
            raise HttpError(429, "too-many-sockets", {"Retry-After": "10"})
        self._sockets[key] = self._sockets.get(key, 0) + 1
        return key

    def close_socket(self, key: str | None) -> None:
        _decrement(self._sockets, key)

    def connect(self, address: str) -> str | None:
        """By the peer's address. Returns the network to pass to `disconnect`."""
        if self._settings.proxy or self._is_near(address):
            return None
        key = household(address)
        if self._connected.get(key, 0) >= self.limits.connections:
            raise HttpError(429, "too-many-sockets")
        self._connected[key] = self._connected.get(key, 0) + 1
        return key

    def disconnect(self, key: str | None) -> None:
        _decrement(self._connected, key)

    def admit_connection(self, person_id: PersonId) -> bool:
        """Whether this person may have one more connection; the server's bots may have any number."""
        if not is_bot(person_id):
            most = self.limits.screens if is_screen(person_id) else self.limits.devices
            if self._devices.get(person_id, 0) >= most:
                return False
            self._devices[person_id] = self._devices.get(person_id, 0) + 1
        return True

    def release_connection(self, person_id: PersonId) -> None:
        if not is_bot(person_id):
            _decrement(self._devices, person_id)

    def counted_network(self, request: Request) -> str | None:
        """None: it is not counted."""
        forwarded = self._settings.proxy and "x-forwarded-for" in request.headers
        return None if not forwarded and self._is_near(request.address) else network(request, self._settings)

    def _is_near(self, address: str) -> bool:
        try:
            known = ip_address(address)
        except ValueError:
            return not address
        return any(known in each for each in self._near)


def _decrement(counts: dict[str, int], key: str | None) -> None:
    if key is None:
        return
    if counts[key] > 1:
        counts[key] -= 1
    else:
        del counts[key]


def network(request: Request, settings: Settings) -> str:
    """The network of a request: one household, as far as we can know."""
    forwarded = request.headers.get("x-forwarded-for") if settings.proxy else None
    if forwarded is None:
        return household(request.address)
    # The proxy itself wrote the last one; anybody can write those before it.
    address = _without_port(forwarded.rpartition(",")[2].strip())
    try:
        ip_address(address.partition("%")[0])
    except ValueError:
        # Each of them would be a household of its own, without any limit.
        raise HttpError(400, "malformed") from None
    return household(address)


def _without_port(address: str) -> str:
    """Some proxies write `192.0.2.1:1234` or `[2001:db8::1]:1234`."""
    if address.startswith("["):
        return address[1:].partition("]")[0]
    return address.partition(":")[0] if address.count(":") == 1 else address


@lru_cache(4096)
def household(address: str) -> str:
    """The address, or its block: with IPv6 a household has a whole block of addresses."""
    try:
        known = ip_address(address.partition("%")[0].strip("[]"))
    except ValueError:
        return address
    if isinstance(known, IPv6Address):
        mapped = known.ipv4_mapped
        block = IPv6Network((int(known), IPV6_PREFIX), strict=False)
        return str(block) if mapped is None else str(mapped)
    return str(known)
