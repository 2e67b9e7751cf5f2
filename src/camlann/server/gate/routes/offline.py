"""The service worker, which keeps what works without a network on a person's device.

Before the built script stand the names of the files it keeps, and a hash of all of them: when any file has
changed, so has the script, and browsers notice.
"""

from functools import cache
from hashlib import sha256

from msgspec.json import encode

from camlann.server.gate.http import NOT_FOUND, Reply, not_found
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import Principals
from camlann.server.gate.routes.web_app import built

SCRIPT = "worker.js"
APART = (SCRIPT, "index.html", "narrator.js", "narrator.css")
"""Files that are not in `/assets`."""


class OfflineRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self.routes: Routes = (
            Route("GET", f"/{SCRIPT}", Nothing, bytes, may.anyone, self._worker, errors=(NOT_FOUND,)),
        )

    async def _worker(self, asked: Asked[Nothing, None]) -> Reply:
        """The service worker of the web app."""
        if (script := worker()) is None:
            raise not_found()
        headers = {
            "Content-Type": "text/javascript; charset=utf-8",
            "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
            "Cache-Control": "no-cache",
        }
        return Reply(200, headers, script)


@cache
def worker() -> bytes | None:
    """The script; None if it was not built."""
    files = built()
    if SCRIPT not in files:
        return None
    names = sorted(name for name in files if name not in APART)
    version = sha256()
    for name in (*names, "index.html", SCRIPT):
        version.update(name.encode() + b"\0" + files[name].plain if name in APART else name.encode())
    build = encode({"version": version.hexdigest()[:16], "files": names})
    return b"const BUILD = " + build + b";\n" + files[SCRIPT].plain
