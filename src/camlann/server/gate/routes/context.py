"""What routes depend on: store, clock, settings, limits, keys, and the ways to other gates."""

import hmac
from collections.abc import Awaitable, Callable
from hashlib import sha256

from msgspec import Struct, field

from camlann.engine.match import Games
from camlann.games import GAMES
from camlann.runtime import Runtime
from camlann.server.cluster.bus_messages import Delivery, SessionsChanged, SessionsEnded
from camlann.server.crypto.author_keys import AuthorKeyring
from camlann.server.crypto.table_keys import PeopleKeys
from camlann.server.crypto.token_hash import hashed
from camlann.server.gate.authentication import Authentication
from camlann.server.gate.http import HttpError, Request
from camlann.server.gate.limits import Admission
from camlann.server.gate.same_origin import Origin
from camlann.server.settings import Settings
from camlann.server.store import Store, TableId
from camlann.server.store.sessions import Visitor
from camlann.table import PersonId

CLUB_COOKIE = "camlann-club"


async def _nobody(table: TableId, person_id: PersonId, game: int, since: int, until: int) -> bytes:
    raise HttpError(503, "try-again")


class Context(Struct, frozen=True, kw_only=True):
    store: Store
    authentication: Authentication
    runtime: Runtime
    settings: Settings = Settings()
    origin: Origin = Origin()
    announce: Callable[[SessionsEnded | SessionsChanged], None] = lambda _: None
    """Tells all gates, this one too, that sessions have ended or changed."""
    admission: Admission = field(default_factory=Admission)
    games: Games = field(default_factory=lambda: GAMES)
    keys: PeopleKeys | None = None
    """Without them nothing can be kept that somebody has written."""
    authors: AuthorKeyring | None = None
    tell: Callable[[Delivery], None] = lambda _: None
    """Tells people at a table something, whichever gates they are at."""
    told: Callable[[TableId, PersonId, int, int, int], Awaitable[bytes]] = _nobody
    """What the keeper of a table says somebody was told in a game, from one fact to before another."""

    async def visitor(self, request: Request) -> Visitor | None:
        """Who asks, by the token their device shows."""
        token = self.origin.shown(request)
        return None if token is None else await self.authentication.visitor(token)

    def is_club_member(self, request: Request) -> bool:
        """Whether this device came by the club's link."""
        name, mark = self.club_cookie(request)
        shown = request.cookie(name)
        return (
            bool(self.settings.club)
            and shown is not None
            and hmac.compare_digest(hashed(shown), hashed(mark))
        )

    def club_cookie(self, request: Request) -> tuple[str, str]:
        """The name of a member's cookie, and what is in it: not the secret, which would let others in."""
        mark = sha256(b"member of " + self.settings.club.encode()).hexdigest()
        return (f"__Host-{CLUB_COOKIE}" if self.origin.secure(request) else CLUB_COOKIE), mark
