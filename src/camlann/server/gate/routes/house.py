"""What all routes share."""

from collections.abc import Awaitable, Callable

from msgspec import Struct, field

from camlann.games import GAMES
from camlann.server.authors import Authors
from camlann.server.gate.http import Request, Wrong
from camlann.server.gate.known import Known
from camlann.server.gate.limits import Porter
from camlann.server.gate.origin import Origin
from camlann.server.keeper.choosing import Games
from camlann.server.keys import PeopleKeys
from camlann.server.letters import Changed, Ended, Passed
from camlann.server.means import Means
from camlann.server.settings import Settings
from camlann.server.store import Person, Store, TableId
from camlann.server.store.people import Visitor
from camlann.table.company import Who, is_bot


async def _nobody(table: TableId, who: Who, game: int, since: int, until: int) -> bytes:
    raise Wrong(503, "try-again")


class House(Struct, frozen=True):
    store: Store
    known: Known
    means: Means
    settings: Settings = Settings()
    origin: Origin = Origin()
    announce: Callable[[Ended | Changed], None] = lambda _: None
    """Tells all gates, this one too, that sessions have ended or changed."""
    porter: Porter = field(default_factory=Porter)
    games: Games = field(default_factory=lambda: GAMES)
    keys: PeopleKeys | None = None
    """Without them nothing can be kept that somebody has written."""
    authors: Authors | None = None
    tell: Callable[[Passed], None] = lambda _: None
    """Tells people at a table something, whichever gates they are at."""
    told: Callable[[TableId, Who, int, int, int], Awaitable[bytes]] = _nobody
    """What the keeper of a table says somebody was told in a game, from one fact to before another."""

    async def visitor(self, request: Request) -> Visitor | None:
        """Who asks, by the token their device shows."""
        token = self.origin.shown(request)
        return None if token is None else await self.known.visitor(token)

    async def person(self, request: Request) -> Person | None:
        visitor = await self.visitor(request)
        return None if visitor is None else visitor.person

    async def somebody(self, request: Request) -> Visitor:
        """Who asks, if it is a person with a session; to others this is all that is said."""
        visitor = await self.visitor(request)
        if visitor is None or is_bot(visitor.person.who):
            raise Wrong(401, "who-are-you")
        return visitor
