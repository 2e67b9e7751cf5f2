"""Dependencies of all routes: store, clock, settings, limits, keys, and messages to gates and keepers."""

import hmac
from collections.abc import Awaitable, Callable, Coroutine
from hashlib import sha256
from typing import Any

from msgspec import Struct, field

from camlann.engine.rules import Games
from camlann.games import GAMES
from camlann.runtime import Runtime
from camlann.server.cluster.bus_messages import Delivery, SessionsChanged, SessionsEnded
from camlann.server.crypto.author_keys import AuthorKeyring
from camlann.server.crypto.table_keys import PeopleKeys
from camlann.server.crypto.token_hash import hashed
from camlann.server.gate.authentication import Authentication
from camlann.server.gate.http import HttpError, Request
from camlann.server.gate.limits import Admission
from camlann.server.gate.record_analyses import Asker, Turns
from camlann.server.gate.same_origin import Origin
from camlann.server.push.push import Push
from camlann.server.settings import Settings
from camlann.server.store import Store, TableId
from camlann.server.store.sessions import Visitor
from camlann.table import PersonId

CLUB_COOKIE = "camlann-club"


async def _no_keeper(table: TableId, person_id: PersonId, game: int, since: int, until: int) -> bytes:
    raise HttpError(503, "try-again")


class Context(Struct, frozen=True, kw_only=True):
    store: Store
    authentication: Authentication
    runtime: Runtime
    settings: Settings = Settings()
    origin: Origin = Origin()
    announce: Callable[[SessionsEnded | SessionsChanged], None] = lambda _: None
    """Announces to all gates, this one too, that sessions have ended or changed."""
    admission: Admission = field(default_factory=Admission)
    games: Games = field(default_factory=lambda: GAMES)
    keys: PeopleKeys | None = None
    """None: texts that people write cannot be stored."""
    authors: AuthorKeyring | None = None
    push: Push | None = None
    """None: nobody is told of anything while they are away."""
    spawn: Callable[[Coroutine[Any, Any, None]], object] = lambda work: work.close()
    """Lets something go on after the answer."""
    deliver: Callable[[Delivery], None] = lambda _: None
    """Sends something to people at a table, at whichever gates they are."""
    ask_facts: Callable[[TableId, PersonId, int, int, int], Awaitable[bytes]] = _no_keeper
    """Asks the keeper of a table for the facts of one viewer in a game, from one number to before another."""

    turns: Turns = field(default_factory=Turns)
    """Whose turn it is for advice, reviews and analyses."""

    def asker(self, request: Request, person_id: PersonId | None) -> Asker:
        return Asker(person_id, self.admission.counted_network(request))

    async def visitor(self, request: Request) -> Visitor | None:
        """The person behind the request's token."""
        token = self.origin.shown(request)
        return None if token is None else await self.authentication.visitor(token)

    def is_club_member(self, request: Request) -> bool:
        """Has this device opened the club's link?"""
        name, mark = self.club_cookie(request)
        shown = request.cookie(name)
        return (
            bool(self.settings.club)
            and shown is not None
            and hmac.compare_digest(hashed(shown), hashed(mark))
        )

    def club_cookie(self, request: Request) -> tuple[str, str]:
        """A member's cookie: its name and value. The value is not the secret, which would let others in."""
        mark = sha256(b"member of " + self.settings.club.encode()).hexdigest()
        return (f"__Host-{CLUB_COOKIE}" if self.origin.secure(request) else CLUB_COOKIE), mark
