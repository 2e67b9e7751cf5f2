"""Tables, over HTTP."""

from msgspec import Struct

from camlann.server.gate.http import Asked, Nothing, Route, Routes, Wrong, not_found
from camlann.server.gate.routes.house import House
from camlann.server.gate.routes.invitations import is_member
from camlann.server.rate_limit import Rate, RateLimiter
from camlann.server.store import Place, TableId

DAY = 24 * 60 * 60.0
TRIES = 5


class Table(Struct, frozen=True):
    table: str
    """The name by which people come to it."""


class Tables:
    def __init__(self, house: House) -> None:
        self._house, self._store, self._known, self._means = house, house.store, house.known, house.means
        limits = house.settings
        self._at_once = RateLimiter(house.porter.limits.tables)
        self._by_person, self._by_all = (
            RateLimiter(Rate(limits.tables_per_person, DAY)),
            RateLimiter(Rate(limits.tables, DAY)),
        )
        self.routes: Routes = (
            Route("POST", "/api/tables", Nothing, Table, self._new_table, 201),
            Route("GET", "/api/tables/{table}", Nothing, Table, self._table),
        )

    async def _new_table(self, asked: Asked[Nothing]) -> Table:
        visitor = await self._house.visitor(asked.request)
        if visitor is None:
            raise Wrong(401, "who-are-you")
        if not self._house.settings.may_open(visitor.whos, is_member(self._house, asked.request)):
            raise Wrong(403, "not-a-host")
        self._at_once.take(visitor.person.who)
        self._by_person.take(visitor.person.who)
        self._by_all.take("")
        return Table((await self._placed()).name)

    async def _placed(self) -> Place:
        """A place for a new table. Two numbers of one millisecond may meet; then another is drawn."""
        for _ in range(TRIES):
            place = Place(TableId(self._means.number()), self._means.name())
            try:
                await self._store.add_table(place)
            except ValueError:
                continue
            return place
        raise Wrong(503, "try-again")

    async def _table(self, asked: Asked[Nothing]) -> Table:
        place = await self._known.place(asked.names["table"])
        if place is None:
            raise not_found()
        return Table(place.name)
