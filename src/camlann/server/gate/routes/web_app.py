"""The web app: serves the files built from `web/`, and the paths of its screens.

The files are the same for everybody and hold no secret. In a checkout where they were not built, a link shows
a plain HTML page instead.
"""

import gzip
import mimetypes
import re
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from camlann.server.gate.html_pages import ISOLATES, about, catalogue, head, language, pictures
from camlann.server.gate.http import INDEXED, NOT_FOUND, Reply, Request, not_found
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import Principals

FOLDER = Path(__file__).parents[2] / "browser"
SCREENS = (
    "/",
    "/new",
    "/mine",
    "/reports",
    "/settings",
    "/rules/{game}",
    "/rules/{game}/{thing}",
    "/learn/{chapter}",
    "/t/{table}/history",
    "/t/{table}/board",
    "/t/{table}/games/{number}",
    "/shared/{share}",
)
PUBLIC = ("/rules/", "/learn/")
"""Pages that are the same on every server."""
ROBOTS = b"User-agent: *\nDisallow: /api/\n"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; media-src 'self' blob:; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'; require-trusted-types-for 'script'; "
    "trusted-types svelte-trusted-html camlann-worker"
)
NIGHT = "#131c33"
ICONS = (
    ("icon-192", "192x192", "any"),
    ("icon-512", "512x512", "any"),
    ("icon-maskable-512", "512x512", "maskable"),
)
LINKS = (
    '<link rel="manifest" href="/manifest.webmanifest">'
    '<link rel="apple-touch-icon" href="/pictures/icon-180.png">'
)
FOREVER = "public, max-age=31536000, immutable"
MIN_PACKED_BYTES = 512
"""Smaller files are not compressed."""


class File(Struct, frozen=True):
    kind: str
    plain: bytes
    packed: bytes | None


class WebAppRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context = context
        self.routes: Routes = (
            *(
                Route("GET", screen, Nothing, str, may.anyone, self._screen, errors=(NOT_FOUND,))
                for screen in SCREENS
            ),
            Route("GET", "/manifest.webmanifest", Nothing, bytes, may.anyone, self._manifest),
            Route("GET", "/robots.txt", Nothing, bytes, may.anyone, self._robots),
            Route("GET", "/favicon.ico", Nothing, bytes, may.anyone, self._favicon),
            Route("GET", "/assets/{file}", Nothing, bytes, may.anyone, self._asset, errors=(NOT_FOUND,)),
        )

    async def _screen(self, asked: Asked[Nothing, None]) -> Reply:
        """The web app; it chooses the screen by the path."""
        request, server = asked.request, self._context.settings.name
        home = request.path == "/"
        found = page(request, server, self._preview(request) if home else "")
        if found is None:
            raise not_found()
        public = home or request.path.startswith(PUBLIC)
        return replace(found, headers={**found.headers, **INDEXED}) if public else found

    async def _robots(self, asked: Asked[Nothing, None]) -> Reply:
        """For search engines. Every page says itself whether it may be listed; messengers preview links."""
        return Reply(200, {"Content-Type": "text/plain; charset=utf-8"}, ROBOTS)

    async def _manifest(self, asked: Asked[Nothing, None]) -> Reply:
        """What a phone needs to put the page among its apps."""
        server = self._context.settings.name
        line = catalogue(language(asked.request)).text("home-line", server=server)
        manifest = {
            "name": server,
            "short_name": server,
            "description": line.translate(ISOLATES),
            "start_url": "/",
            "display": "standalone",
            "background_color": NIGHT,
            "theme_color": NIGHT,
            "icons": [
                {"src": f"/pictures/{name}.png", "sizes": size, "type": "image/png", "purpose": purpose}
                for name, size, purpose in ICONS
            ],
        }
        headers = {
            "Content-Type": "application/manifest+json",
            "Content-Security-Policy": POLICY,
            "Cache-Control": "no-cache",
            "Vary": "Accept-Language",
        }
        return Reply(200, headers, msgspec.json.encode(manifest))

    async def _favicon(self, asked: Asked[Nothing, None]) -> Reply:
        """The icon for programs that look for none but this one."""
        headers = {"Content-Type": "image/png", "Cache-Control": "public, max-age=86400"}
        return Reply(200, headers, pictures()["icon-48.png"])

    def _preview(self, request: Request) -> str:
        server = self._context.settings.name
        line = catalogue(language(request)).text("home-line", server=server)
        return about(server, line, server, self._context.origin.own(request), indexed=True)

    async def _asset(self, asked: Asked[Nothing, None]) -> Reply:
        """A file of the web app. Its name has a hash of its content, so it never changes."""
        file = built().get(asked.names["file"])
        if file is None:
            raise not_found()
        return _reply(asked.request, file, {"Cache-Control": FOREVER})


def page(request: Request, title: str, metas: str = "") -> Reply | None:
    """The page with its preview tags; None if it was not built."""
    index = built().get("index.html")
    if index is None:
        return None
    tag = language(request)
    text = index.plain.decode()
    text = text.replace('<html lang="en">', f'<html lang="{tag}">', 1)
    text = re.sub("<title>.*?</title>", lambda _: head(title, LINKS + metas), text, count=1)
    file = File(index.kind, text.encode(), gzip.compress(text.encode(), 6))
    return _reply(request, file, {"Cache-Control": "no-cache", "Vary": "Accept-Language, Accept-Encoding"})


def lost(request: Request, reply: Reply, title: str) -> Reply:
    """Not found: a person gets the web app, which says so; a program gets the error code."""
    reads = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if reply.status != 404 or not reads or request.path.startswith(("/api/", "/assets/")):
        return reply
    found = page(request, title)
    return reply if found is None else Reply(404, {**reply.headers, **found.headers}, found.body)


@cache
def built() -> dict[str, File]:
    """All files, by name, read once."""
    found = {}
    for path in sorted((FOLDER, *FOLDER.glob("assets")), key=str):
        for file in sorted(path.glob("*.*")) if path.is_dir() else ():
            plain = file.read_bytes()
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            if kind.startswith("text/") or kind == "application/javascript":
                kind += "; charset=utf-8"
            packable = len(plain) > MIN_PACKED_BYTES and not file.name.endswith((".woff2", ".png"))
            found[file.name] = File(kind, plain, gzip.compress(plain, 9, mtime=0) if packable else None)
    return found


def _reply(request: Request, file: File, headers: dict[str, str]) -> Reply:
    common = {"Content-Type": file.kind, "Content-Security-Policy": POLICY, "Vary": "Accept-Encoding"}
    headers = {**common, **headers}
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Reply(200, {**headers, "Content-Encoding": "gzip"}, file.packed)
    return Reply(200, headers, file.plain)
