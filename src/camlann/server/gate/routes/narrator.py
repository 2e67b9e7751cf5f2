"""The narrator's page, for people who play with the cards of the box, and the clips of its lines.

They are the same for everybody: no account, no table, no secret.
"""

import re
from asyncio import to_thread
from collections.abc import Callable

from camlann.narrator.page import NotBuilt, Page, one_file, served
from camlann.narrator.scripts import clip
from camlann.server.gate.html_pages import language
from camlann.server.gate.http import INDEXED, NOT_FOUND, Reply, not_found
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import Principals

FOREVER = "public, max-age=31536000, immutable"
RANGE = re.compile(r"bytes=(\d*)-(\d*)")


class NarratorRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        admission = context.admission
        self.routes: Routes = (
            Route("GET", "/narrator", Nothing, str, may.anyone, self._page, errors=(NOT_FOUND,)),
            Route(
                "GET",
                "/narrator.html",
                Nothing,
                str,
                may.anyone,
                self._file,
                rates=(admission.per_address(admission.limits.narrator_files),),
                errors=(NOT_FOUND,),
            ),
            Route(
                "GET",
                "/narration/{language}/{clip}",
                Nothing,
                bytes,
                may.anyone,
                self._clip,
                errors=(NOT_FOUND,),
            ),
        )

    async def _page(self, asked: Asked[Nothing, None]) -> Reply:
        try:
            return await to_thread(_html, served, language(asked.request))
        except NotBuilt:
            raise not_found() from None

    async def _file(self, asked: Asked[Nothing, None]) -> Reply:
        """The page as one file, to be kept."""
        try:
            return await to_thread(
                _html,
                one_file,
                language(asked.request),
                {"Content-Disposition": 'attachment; filename="narrator.html"'},
            )
        except NotBuilt:
            raise not_found() from None

    async def _clip(self, asked: Asked[Nothing, None]) -> Reply:
        """A clip. Its name is a hash of its text. Some browsers play only what they can ask for in parts."""
        sound = clip(asked.names["language"], asked.names["clip"])
        if sound is None:
            raise not_found()
        headers = {"Content-Type": "audio/mpeg", "Accept-Ranges": "bytes", "Cache-Control": FOREVER}
        return ranged(sound, asked.request.headers.get("range", ""), headers)


def ranged(content: bytes, wanted: str, headers: dict[str, str]) -> Reply:
    """The content, or the one part of it that a Range header asks for; several parts are not supported."""
    found = RANGE.fullmatch(wanted.strip())
    if found is None or not (found[1] or found[2]):
        return Reply(200, headers, content)
    size = len(content)
    if found[1]:
        first, last = int(found[1]), min(int(found[2] or size), size - 1)
    else:
        first, last = max(0, size - int(found[2])), size - 1
    if first > last:
        return Reply(416, {**headers, "Content-Range": f"bytes */{size}"}, b"")
    return Reply(206, {**headers, "Content-Range": f"bytes {first}-{last}/{size}"}, content[first : last + 1])


def _html(make: Callable[[str], Page], tag: str, more: dict[str, str] | None = None) -> Reply:
    """In a thread: making a page for the first time takes longer than a gate may stand still."""
    page = make(tag)
    headers = {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": page.policy,
        "Cache-Control": "no-cache",
        "Vary": "Accept-Language",
        **INDEXED,
    }
    return Reply(200, {**headers, **(more or {})}, page.html)
