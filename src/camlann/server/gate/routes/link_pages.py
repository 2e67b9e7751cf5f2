"""Links and QR codes: to a table, to the club, and to sign in on another device.

Opening a link changes nothing and shows the same page whatever the link is good for. Only the button does
something, once.
"""

import hmac
import io
import re
from functools import lru_cache

import segno

from camlann.i18n.sentences import Words
from camlann.server.crypto.token_hash import hashed
from camlann.server.gate.authentication import TABLE
from camlann.server.gate.html_pages import (
    CLUB,
    DEVICE,
    GONE,
    INVITATION,
    ISOLATES,
    HtmlPage,
    about,
    catalogue,
    language,
    pictures,
    shown,
)
from camlann.server.gate.http import NOT_FOUND, Reply, Request, not_found
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes import web_app
from camlann.server.gate.routes.account_linking import sign_in
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import Principals
from camlann.server.store.one_time_tokens import TokenPurpose
from camlann.table import PersonId

SECRET = re.compile("[A-Za-z0-9_-]{20,64}")
YEAR_SECONDS = 365 * 24 * 60 * 60


class InvitationLinkRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context, self._settings, self._origin = context, context.settings, context.origin
        drawn, tried = (
            (context.admission.per_address(context.admission.limits.qr_codes),),
            (context.admission.links,),
        )
        gone = (NOT_FOUND,)
        self.routes: Routes = (
            Route("GET", "/t/{table}", Nothing, str, may.anyone, self._table, errors=gone, query=("game",)),
            Route(
                "GET", "/t/{table}/qr.svg", Nothing, str, may.anyone, self._square, rates=drawn, errors=gone
            ),
            Route("GET", "/d/{secret}", Nothing, str, may.anyone, self._device),
            Route(
                "POST",
                "/d/{secret}",
                Nothing,
                str,
                may.anyone,
                self._use_device,
                303,
                rates=tried,
                errors=gone,
            ),
            Route(
                "GET",
                "/d/{secret}/qr.svg",
                Nothing,
                str,
                may.anyone,
                self._device_square,
                rates=drawn,
                errors=gone,
            ),
            Route("GET", "/club/{secret}", Nothing, str, may.anyone, self._club),
            Route(
                "POST",
                "/club/{secret}",
                Nothing,
                str,
                may.anyone,
                self._enter_club,
                303,
                rates=tried,
                errors=gone,
            ),
            Route("GET", "/pictures/{file}", Nothing, bytes, may.anyone, self._picture, errors=gone),
        )

    async def _table(self, asked: Asked[Nothing, None]) -> Reply:
        """The page of a table's link; it is the same for every table, and for none.

        A preview names the game that the link itself names, and this server.
        """
        words, server = catalogue(language(asked.request)), self._settings.name
        title, line = self._title(asked.request, words), words.text(INVITATION.line, server=server)
        metas = about(title, line, server, self._origin.own(asked.request))
        built = web_app.page(asked.request, title, metas)
        return built or shown(INVITATION, asked.request, server, self._origin.own(asked.request), title=title)

    async def _square(self, asked: Asked[Nothing, None]) -> Reply:
        """The link to a table as a QR code."""
        table, origin = asked.names["table"], self._origin.shared(asked.request)
        if TABLE.fullmatch(table) is None or not origin:
            raise not_found()
        return Reply(200, {"Content-Type": "image/svg+xml"}, square(f"{origin}/t/{table}"))

    async def _device(self, asked: Asked[Nothing, None]) -> Reply:
        """The page that asks whether to sign in on this device."""
        return self._page(asked.request, DEVICE)

    async def _use_device(self, asked: Asked[Nothing, None]) -> Reply:
        """Sign this device in as the person who made the link. It works once."""
        context, secret = self._context, asked.names["secret"]
        what = await context.store.take_one_time_token(
            hashed(secret), TokenPurpose.LINK, context.runtime.wall()
        )
        if what is None:
            return self._page(asked.request, GONE, 404)
        signed = await sign_in(context, asked.request, PersonId(what.decode()))
        return _home({name: value for name, value in signed.headers.items() if name == "Set-Cookie"})

    async def _device_square(self, asked: Asked[Nothing, None]) -> Reply:
        """The sign-in link as a QR code, whether or not the link works."""
        secret, origin = asked.names["secret"], self._origin.shared(asked.request)
        if SECRET.fullmatch(secret) is None or not origin:
            raise not_found()
        return Reply(200, {"Content-Type": "image/svg+xml"}, drawn(f"{origin}/d/{secret}"))

    async def _club(self, asked: Asked[Nothing, None]) -> Reply:
        """The page of the club's link."""
        return self._page(asked.request, CLUB)

    async def _enter_club(self, asked: Asked[Nothing, None]) -> Reply:
        """From now on this device may open tables."""
        club = self._settings.club
        if not club or not hmac.compare_digest(hashed(asked.names["secret"]), hashed(club)):
            return self._page(asked.request, GONE, 404)
        secure = "; Secure" if self._origin.secure(asked.request) else ""
        name, mark = self._context.club_cookie(asked.request)
        cookie = f"{name}={mark}; Max-Age={YEAR_SECONDS}; HttpOnly; SameSite=Lax; Path=/{secure}"
        return _home({"Set-Cookie": cookie})

    async def _picture(self, asked: Asked[Nothing, None]) -> Reply:
        """The preview image of links, or an icon."""
        picture = pictures().get(asked.names["file"])
        if picture is None:
            raise not_found()
        headers = {"Content-Type": "image/png", "Cache-Control": "public, max-age=86400"}
        return Reply(200, headers, picture)

    def _title(self, request: Request, words: Words) -> str:
        (game,) = request.query.get("game", ())[:1] or ("",)
        if game not in self._context.games:
            return words.text(INVITATION.title)
        return words.text("invitation-title-game", game=words.text(game)).translate(ISOLATES)

    def _page(self, request: Request, page: HtmlPage, status: int = 200) -> Reply:
        return shown(page, request, self._settings.name, self._origin.own(request), status)


@lru_cache(1024)
def square(link: str) -> bytes:
    return drawn(link)


# Not cached: these links sign somebody in.
def drawn(link: str) -> bytes:
    """A QR code as SVG: dark on light in every theme, with the margin that cameras need."""
    out = io.BytesIO()
    code = segno.make(link, micro=False, error="m")
    code.save(out, kind="svg", scale=8, border=4, dark="#000", light="#fff", xmldecl=False, nl=False)
    return out.getvalue()


def _home(headers: dict[str, str]) -> Reply:
    return Reply(303, {"Location": "/", **headers}, b"")
