"""Requests and replies, without the network: routes as data, and what they all have in common.

A route names the type of what it takes and gives. Whatever goes wrong is told in one shape, a code; a thing
one may not see and a thing that does not exist are the same.
"""

import re
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from typing import Any, Generic, TypeVar

import msgspec
import structlog
from msgspec import Struct

from camlann.server.rate_limit import RateLimited
from camlann.server.store import Unreachable

log = structlog.get_logger(__name__)

T = TypeVar("T")
R = TypeVar("R")

LARGEST = 8 * 1024
"""Bytes of a body."""
JSON = "application/json"
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "Server": "camlann",
    "X-Content-Type-Options": "nosniff",
}
"""On every reply."""
STRICT = {"Strict-Transport-Security": f"max-age={365 * 24 * 60 * 60}"}
"""HSTS, on every reply where people come by HTTPS: for a year a browser that was here comes by HTTPS alone.
Other names under the same domain are not ours to speak for."""


class Request(Struct, frozen=True):
    method: str
    path: str
    headers: dict[str, str] = {}
    """By their names in small letters."""
    query: dict[str, tuple[str, ...]] = {}
    body: bytes = b""
    address: str = ""
    """Where it comes from."""
    secure: bool = False
    """Whether it came over HTTPS."""

    def cookie(self, name: str) -> str | None:
        for part in self.headers.get("cookie", "").split(";"):
            key, _, value = part.strip().partition("=")
            if key == name:
                return value
        return None

    def bearer(self) -> str | None:
        scheme, _, token = self.headers.get("authorization", "").partition(" ")
        return token.strip() if scheme.lower() == "bearer" else None


class Reply(Struct, frozen=True):
    status: int
    headers: dict[str, str]
    body: bytes


class Wrong(Exception):
    """The request cannot be answered: a status, and a code."""

    def __init__(self, status: int, code: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(code)
        self.status, self.code, self.headers = status, code, headers or {}


class Code(Struct, frozen=True):
    """What was wrong."""

    code: str


class Nothing(Struct, frozen=True):
    """A request without a body."""


class Asked(Struct, Generic[T], frozen=True):
    """A request that was understood."""

    request: Request
    names: dict[str, str]
    """What stands in the path where the pattern has a name."""
    body: T


class Route(Struct, Generic[T, R], frozen=True):
    method: str
    path: str
    """Like `/api/tables/{table}`."""
    takes: type[T]
    gives: type[R]
    handle: Callable[[Asked[T]], Awaitable[R | Reply]]
    status: int = 200

    def match(self, path: str) -> dict[str, str] | None:
        """The names in the path, if it is this route's."""
        found = _pattern(self.path).fullmatch(path)
        return None if found is None else found.groupdict()


@cache
def _pattern(path: str) -> re.Pattern[str]:
    # Kept: to make it for every route at every request costs more than all the rest of a refusal.
    return re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(path)))


# A list of routes of all types; each is checked where it is made.
Routes = Sequence[Route[Any, Any]]


def json(status: int, value: object, headers: dict[str, str] | None = None) -> Reply:
    return Reply(status, {"Content-Type": JSON, **(headers or {})}, msgspec.json.encode(value))


def not_found() -> Wrong:
    return Wrong(404, "not-found")


def too_often(limited: RateLimited) -> Wrong:
    return Wrong(429, "too-often", {"Retry-After": str(limited.retry_after)})


def refusal(wrong: Wrong) -> Reply:
    return json(wrong.status, Code(wrong.code), {**HEADERS, **wrong.headers})


async def answer(
    routes: Routes, request: Request, check: Callable[[Request], None] = lambda _: None
) -> Reply:
    """Find the route and go it, unless `check` says otherwise. Raises nothing."""
    try:
        check(request)
        reply = await _go(routes, request)
    except Wrong as wrong:
        return refusal(wrong)
    except RateLimited as limited:
        return refusal(too_often(limited))
    except Unreachable:
        reply = json(503, Code("try-again"), {"Retry-After": "1"})
    except Exception as error:
        # The kind of the error alone: its text may quote what nobody must read.
        log.error("request-failed", error=type(error).__name__)
        reply = json(500, Code("failed"))
    return Reply(reply.status, {**HEADERS, **reply.headers}, reply.body)


async def _go(routes: Routes, request: Request) -> Reply:
    if len(request.body) > LARGEST:
        raise Wrong(413, "too-large")
    found = [(route, names) for route in routes if (names := route.match(request.path)) is not None]
    if not found:
        raise not_found()
    for route, names in found:
        if route.method == request.method:
            given = await route.handle(Asked(request, names, _read(route.takes, request.body)))
            return given if isinstance(given, Reply) else json(route.status, given)
    raise Wrong(405, "no-such-method", {"Allow": ", ".join(sorted({route.method for route, _ in found}))})


def _read(takes: type[T], body: bytes) -> T:
    if takes is Nothing:
        # Some clients send an empty object where nothing is asked for.
        return takes()
    try:
        return msgspec.json.decode(body, type=takes)
    except (ValueError, RecursionError):
        raise Wrong(400, "malformed") from None
