"""What all routes share."""

from msgspec import Struct

from camlann.server.gate.http import Request
from camlann.server.gate.known import COOKIE, Known
from camlann.server.means import Means
from camlann.server.store import Person, Store


class House(Struct, frozen=True):
    store: Store
    known: Known
    means: Means

    async def person(self, request: Request) -> Person | None:
        """Who asks, by the token their device shows."""
        token = request.bearer() or request.cookie(COOKIE)
        return None if token is None else await self.known.person(token)
