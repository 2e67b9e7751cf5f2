"""HTTP messages: requests, replies and errors. Every error has one form: a status and a code."""

from typing import NamedTuple

import msgspec
from msgspec import Struct

from camlann.rate_limit import RateLimited

MAX_BODY_BYTES = 8 * 1024
"""The largest body of a request."""
JSON = "application/json"
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    # The narrator records a person's own voice, if they wish.
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(self), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "Server": "camlann",
    "X-Content-Type-Options": "nosniff",
    # Links are keys: a search engine that comes by one must not list it. Public pages say otherwise.
    "X-Robots-Tag": "noindex",
}
"""On every reply."""
INDEXED = {"X-Robots-Tag": "all"}
"""On pages that search engines may list."""
STRICT = {
    "Strict-Transport-Security": f"max-age={365 * 24 * 60 * 60}",
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""On every reply if people use HTTPS. HSTS: for a year the browser uses only HTTPS here; it does not include
subdomains, which may belong to others. Browsers ignore an opener policy over HTTP, and complain of it."""


class Request(Struct, frozen=True):
    method: str
    path: str
    headers: dict[str, str] = {}
    """By their names in lower case."""
    query: dict[str, tuple[str, ...]] = {}
    body: bytes = b""
    address: str = ""
    """The client's address."""
    secure: bool = False
    """Did it come over HTTPS?"""

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


class Error(NamedTuple):
    """An error that a route may answer."""

    status: int
    code: str


MALFORMED = Error(400, "malformed")
NOT_FOUND = Error(404, "not-found")
EVERYWHERE = (
    Error(411, "no-length"),
    Error(413, "too-large"),
    Error(415, "compressed"),
    Error(421, "wrong-host"),
    Error(429, "too-often"),
    Error(500, "failed"),
    Error(503, "try-again"),
)
"""Errors of every route."""


class HttpError(Exception):
    """The request cannot be answered: a status, and a code."""

    def __init__(self, status: int, code: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(code)
        self.status, self.code, self.headers = status, code, headers or {}


class Code(Struct, frozen=True):
    """What was wrong."""

    code: str


def json(status: int, value: object, headers: dict[str, str] | None = None) -> Reply:
    return Reply(status, {"Content-Type": JSON, **(headers or {})}, msgspec.json.encode(value))


def not_found() -> HttpError:
    return HttpError(404, "not-found")


def too_often(limited: RateLimited) -> HttpError:
    return HttpError(429, "too-often", {"Retry-After": str(limited.retry_after)})


def refusal(wrong: HttpError) -> Reply:
    return json(wrong.status, Code(wrong.code), {**HEADERS, **wrong.headers})
