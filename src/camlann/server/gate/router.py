"""The router: endpoints as data. It enforces what every route declares.

A route declares who may ask (its principal), its rate limits, what it takes and gives, and which errors it
may answer. All of this is enforced here, before its handler runs: the sender is identified, counted against
the rate limits, then admitted. What somebody may not see is answered as if it did not exist.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Hashable, Sequence
from functools import cache
from typing import Any, Generic, Literal, TypeAlias, TypeVar

import msgspec
import structlog
from msgspec import Struct
from msgspec.structs import replace

from camlann.rate_limit import RateLimited, RateLimiter
from camlann.server.gate.http import (
    EVERYWHERE,
    HEADERS,
    MALFORMED,
    MAX_BODY_BYTES,
    Code,
    Error,
    HttpError,
    Reply,
    Request,
    json,
    not_found,
    refusal,
    too_often,
)
from camlann.server.store import Unreachable
from camlann.server.store.sessions import Visitor

log = structlog.get_logger(__name__)

T = TypeVar("T")
R = TypeVar("R")
P = TypeVar("P")
"""Who asks, as a route's principal resolves it."""


class Nothing(Struct, frozen=True):
    """A request without a body."""


class Asked(Struct, Generic[T, P], frozen=True):
    """A decoded request from somebody who is allowed to send it."""

    request: Request
    names: dict[str, str]
    """The values of the names in the path pattern."""
    body: T
    by: P
    """The sender, as the principal resolved it."""


Names: TypeAlias = dict[str, str]
Count: TypeAlias = Callable[[Visitor | None], None]
"""Counts a request against the rate limits of its route; raises `RateLimited`."""


class Principal(ABC, Generic[P]):
    """Who may ask. Everybody else gets one of its errors, and the handler does not run."""

    def __init__(self, name: str, errors: tuple[Error, ...] = ()) -> None:
        self.name, self.errors = name, errors

    @abstractmethod
    async def resolve(self, request: Request, names: Names, count: Count) -> P:
        """Who asks, if they may; counted once it is known who it is. Raises what is answered to others."""


class Anyone(Principal[None]):
    def __init__(self) -> None:
        super().__init__("anyone")

    async def resolve(self, request: Request, names: Names, count: Count) -> None:
        count(None)


ANYONE = Anyone()


class Identified(Principal[P]):
    """Somebody who shows who they are, and may then be admitted or not."""

    def __init__(
        self,
        name: str,
        errors: tuple[Error, ...],
        identify: Callable[[Request], Awaitable[Visitor]],
        admit: Callable[[Request, Names, Visitor], Awaitable[P]],
    ) -> None:
        super().__init__(name, errors)
        self._identify, self._admit = identify, admit

    async def resolve(self, request: Request, names: Names, count: Count) -> P:
        visitor = await self._identify(request)
        count(visitor)
        return await self._admit(request, names, visitor)


class RateLimit(Struct, frozen=True):
    """How often a route may be asked. Routes that share a limiter are counted together."""

    limiter: RateLimiter
    per: Literal["address", "person", "server"]
    key: Callable[[Request, Visitor | None], Hashable]
    """The key of a request's counter; None: it is not counted."""
    counts: Literal["identified", "admitted", "strangers"] = "identified"
    """Which requests count: of everybody who was identified, on a route for anyone all of them; only those
    that were admitted and validated; or only those of people who could not be identified."""

    def take(self, request: Request, visitor: Visitor | None) -> None:
        if (key := self.key(request, visitor)) is not None:
            self.limiter.take(key)


class Route(Struct, Generic[T, P, R], frozen=True):
    method: str
    path: str
    """Like `/api/tables/{table}`."""
    takes: type[T]
    gives: type[R]
    principal: Principal[P]
    """Who may ask."""
    handle: Callable[[Asked[T, P]], Awaitable[R | Reply]]
    status: int = 200
    rates: tuple[RateLimit, ...] = ()
    """How often, besides how often anybody may ask for anything."""
    errors: tuple[Error, ...] = ()
    """Its own errors, besides those of its principal and of every route."""
    query: tuple[str, ...] = ()
    """The query parameters its handler sees; others are removed."""
    validate: Callable[[T], object] | None = None
    """Validates the decoded body; raises the error to answer."""

    @property
    def may_answer(self) -> frozenset[Error]:
        """Every error that its principal, its body and its handler may lead to."""
        body = () if self.takes is Nothing else (MALFORMED,)
        return frozenset((*EVERYWHERE, *body, *self.principal.errors, *self.errors))

    def match(self, path: str) -> dict[str, str] | None:
        """The values of the names in the path, if the path matches."""
        found = _pattern(self.path).fullmatch(path)
        return None if found is None else found.groupdict()


@cache
def _pattern(path: str) -> re.Pattern[str]:
    # Cached: making it for every request costs more than the rest of a refusal.
    return re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(path)))


# A list of routes of all types; each is checked where it is made.
Routes = Sequence[Route[Any, Any, Any]]


async def answer(
    routes: Routes, request: Request, check: Callable[[Request], None] = lambda _: None
) -> Reply:
    """Find the route and run its handler, unless `check` refuses the request. Raises nothing."""
    try:
        check(request)
        reply = await _go(routes, request)
    except HttpError as wrong:
        return refusal(wrong)
    except RateLimited as limited:
        return refusal(too_often(limited))
    except Unreachable:
        reply = json(503, Code("try-again"), {"Retry-After": "1"})
    except Exception as error:
        # Only the type of the error: its text may quote secrets.
        log.error("request-failed", error=type(error).__name__)
        reply = json(500, Code("failed"))
    return Reply(reply.status, {**HEADERS, **reply.headers}, reply.body)


async def _go(routes: Routes, request: Request) -> Reply:
    if len(request.body) > MAX_BODY_BYTES:
        raise HttpError(413, "too-large")
    found = [(route, names) for route in routes if (names := route.match(request.path)) is not None]
    if not found:
        raise not_found()
    for route, names in found:
        if route.method == request.method:
            return await _handle(route, request, names)
    allowed = {route.method for route, _ in found}
    # The web server asks for the same, and leaves out the body.
    allowed |= {"HEAD"} if "GET" in allowed else set()
    raise HttpError(405, "no-such-method", {"Allow": ", ".join(sorted(allowed))})


async def _handle(route: Route[T, P, R], request: Request, names: Names) -> Reply:
    body = _read(route.takes, request.body)
    if request.query:
        request = replace(request, query={name: request.query.get(name, ()) for name in route.query})
    asking: Visitor | None = None
    identified = False

    def take(counts: str) -> None:
        for rate in route.rates:
            if rate.counts == counts:
                rate.take(request, asking)

    def count(visitor: Visitor | None) -> None:
        nonlocal asking, identified
        asking, identified = visitor, True
        take("identified")

    try:
        try:
            by = await route.principal.resolve(request, names, count)
        except HttpError:
            if not identified:
                take("strangers")
            raise
        if route.validate is not None:
            route.validate(body)
        take("admitted")
        given = await route.handle(Asked(request, names, body, by))
    except HttpError as wrong:
        if Error(wrong.status, wrong.code) not in route.may_answer:
            undeclared(route, wrong.status, wrong.code)
        raise
    if not isinstance(given, Reply):
        return json(route.status, given)
    if given.status != route.status and given.status not in {error.status for error in route.may_answer}:
        undeclared(route, given.status, "")
    return given


def undeclared(route: Route[Any, Any, Any], status: int, code: str) -> None:
    """A route answered an error it does not declare. The reply is sent; tests treat it as a failure."""
    log.error("undeclared-error", place=route.path.replace("/", "."), state=str(status), code=code)


def _read(takes: type[T], body: bytes) -> T:
    if takes is Nothing:
        # Some clients send an empty object where nothing is asked for.
        return takes()
    try:
        return msgspec.json.decode(body, type=takes)
    except (ValueError, RecursionError):
        raise HttpError(400, "malformed") from None
