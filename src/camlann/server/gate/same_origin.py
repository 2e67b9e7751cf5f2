"""Same-origin checks (CSRF), and the cookie or token that identifies a request.

A browser sends its cookie whichever page makes the request, and says which page that is: its origin. So
changes and WebSocket handshakes are accepted only from our own pages. A request without an origin comes from
a program: it is identified by a bearer token, and its cookies are ignored.
"""

from collections.abc import Callable

from msgspec import Struct

from camlann.server.gate.allowed_hosts import is_loopback
from camlann.server.gate.http import HttpError, Request
from camlann.server.store.sessions import SESSION_MS

SAFE = ("GET", "HEAD", "OPTIONS")
COOKIE, SECURE_COOKIE = "camlann", "__Host-camlann"
DAY_MS = 24 * 60 * 60 * 1000


class Handshake(Struct, frozen=True):
    """The credentials of a device, from the HTTP request that opened its socket."""

    browser: bool = False
    cookie: str | None = None
    household: str = ""
    """Stands for the network that it came from, for counting bots; empty: it is not counted."""


PROGRAM = Handshake()


class Origin:
    def __init__(self, url: str = "") -> None:
        self._url = url
        """The server's URL; empty: the address of each request."""
        self.for_others: Callable[[], str] = lambda: ""
        """What others open while a page of this machine says `localhost`; empty: they cannot come here."""

    def own(self, request: Request) -> str:
        """The origin of our own pages, from the settings or this request's `Host`; else empty."""
        if self._url:
            return self._url
        host = request.headers.get("host", "").lower()
        return f"{'https' if request.secure else 'http'}://{host}" if host else ""

    def shared(self, request: Request) -> str:
        """The origin of links that people pass on. A name like `localhost` would lead them to themselves.

        Only this machine is told its address: elsewhere anybody can write such a `Host`.
        """
        here = is_loopback(request.headers.get("host", "")) and is_loopback(request.address)
        return (self.for_others() if here and not self._url else "") or self.own(request)

    def secure(self, request: Request) -> bool:
        """Do people reach us by HTTPS, directly or through a proxy?"""
        return request.secure or self._url.startswith("https:")

    def foreign(self, request: Request) -> bool:
        """Does a page of another origin ask?"""
        origin = request.headers.get("origin")
        return origin is not None and origin != self.own(request)

    def check(self, request: Request) -> None:
        """Raises the error for a page that may not send this request."""
        if request.method not in SAFE and self.foreign(request):
            raise HttpError(403, "foreign-origin")

    def handshake(self, request: Request) -> Handshake:
        """Check a WebSocket handshake. Raises the error for a page that may not open a socket."""
        if self.foreign(request):
            raise HttpError(403, "foreign-origin")
        return Handshake(True, self.cookie(request)) if is_browser(request) else Handshake()

    def shown(self, request: Request) -> str | None:
        """The token that identifies the sender of this request."""
        if (token := request.bearer()) is not None:
            return token
        if request.method not in SAFE and "origin" not in request.headers:
            return None
        return None if self.foreign(request) else self.cookie(request)

    def cookie(self, request: Request) -> str | None:
        return request.cookie(self._name(request))

    def set_cookie(self, request: Request, token: str) -> dict[str, str]:
        """The header that sets a browser's cookie, or deletes it if the token is empty."""
        secure = "; Secure" if self.secure(request) else ""
        age = SESSION_MS // 1000 if token else 0
        cookie = f"{self._name(request)}={token}; Max-Age={age}; HttpOnly; SameSite=Lax; Path=/{secure}"
        return {"Set-Cookie": cookie}

    def _name(self, request: Request) -> str:
        # No other host under our domain can set a cookie with this prefix.
        return SECURE_COOKIE if self.secure(request) else COOKIE


def is_browser(request: Request) -> bool:
    """Does a page ask, ours or another?"""
    return "origin" in request.headers
