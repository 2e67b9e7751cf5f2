"""Server information for the web app, and `security.txt`."""

from datetime import UTC, datetime

from msgspec import Struct

import camlann
from camlann.games import GAMES
from camlann.i18n.catalogue import languages
from camlann.protocol.socket_messages import VERSION
from camlann.server.gate.http import NOT_FOUND, Reply, not_found
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import Principals
from camlann.table import BOT_LEVELS, BotLevel

EXPIRES_SECONDS = 90 * 24 * 60 * 60
"""How long `security.txt` is valid."""


class ServerIs(Struct, frozen=True):
    name: str
    """The server's name."""
    version: str
    """The version of Camlann that runs here."""
    wire: int
    games: tuple[str, ...]
    languages: tuple[str, ...]
    may_open: bool
    """May you open a table?"""
    open_tables: bool
    chat: bool
    bots: bool
    spectators: bool
    known: bool
    """Are you signed in?"""
    animation_scale: float
    """How long reveals last here, compared with normal."""
    bot_levels: tuple[BotLevel, ...]
    """The levels that bots may have here."""
    push_key: str
    """The public key with which browsers subscribe to push messages; empty: this server sends none."""
    share_url: str
    """Where links that you pass on lead, if not to the address you are at; else empty."""


class ServerInfoRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context = context
        self.routes: Routes = (
            Route("GET", "/api/server", Nothing, ServerIs, may.anyone, self._about),
            Route(
                "GET",
                "/.well-known/security.txt",
                Nothing,
                Reply,
                may.anyone,
                self._contact,
                errors=(NOT_FOUND,),
            ),
        )

    async def _contact(self, asked: Asked[Nothing, None]) -> Reply:
        """The contact for security problems (RFC 9116), if one is set."""
        contact = self._context.settings.contact
        if not contact:
            raise not_found()
        until = datetime.fromtimestamp(self._context.runtime.wall() // 1000 + EXPIRES_SECONDS, UTC)
        text = f"Contact: {contact}\nExpires: {until:%Y-%m-%dT%H:%M:%SZ}\n"
        return Reply(200, {"Content-Type": "text/plain; charset=utf-8"}, text.encode())

    async def _about(self, asked: Asked[Nothing, None]) -> ServerIs:
        """The server's name, features and languages, and what you may do."""
        visitor, settings = await self._context.visitor(asked.request), self._context.settings
        person_ids = () if visitor is None else visitor.person_ids
        origin = self._context.origin
        shared = origin.shared(asked.request)
        return ServerIs(
            settings.name,
            camlann.__version__,
            VERSION,
            tuple(GAMES),
            tuple(languages()),
            settings.may_open(person_ids, self._context.is_club_member(asked.request)),
            settings.open_tables,
            settings.chat,
            settings.bots,
            settings.spectators,
            visitor is not None,
            settings.animation_scale,
            BOT_LEVELS if settings.bot_workers else BOT_LEVELS[:1],
            "" if self._context.push is None else self._context.push.vapid.public_key,
            settings.url or ("" if shared == origin.own(asked.request) else shared),
        )
