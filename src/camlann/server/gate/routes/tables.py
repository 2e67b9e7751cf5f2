"""Tables and their finished games, over HTTP."""

import re

from msgspec import Struct

from camlann.server.gate.http import Asked, Nothing, Reply, Route, Routes, Wrong, not_found
from camlann.server.gate.routes.house import House
from camlann.server.store import Place, TableId

NUMBER = re.compile(r"[1-9][0-9]{0,5}")


class Table(Struct, frozen=True):
    table: str
    """The name by which people come to it."""


class Tables:
    def __init__(self, house: House) -> None:
        self._house, self._store, self._known, self._means = house, house.store, house.known, house.means
        self.routes: Routes = (
            Route("POST", "/api/tables", Nothing, Table, self._new_table, 201),
            Route("GET", "/api/tables/{table}", Nothing, Table, self._table),
            Route("GET", "/api/tables/{table}/games/{number}", Nothing, bytes, self._record),
        )

    async def _new_table(self, asked: Asked[Nothing]) -> Table:
        if await self._house.person(asked.request) is None:
            raise Wrong(401, "who-are-you")
        place = Place(TableId(self._means.number()), self._means.name())
        await self._store.add_table(place)
        return Table(place.name)

    async def _table(self, asked: Asked[Nothing]) -> Table:
        place = await self._known.place(asked.names["table"])
        if place is None:
            raise not_found()
        return Table(place.name)

    async def _record(self, asked: Asked[Nothing]) -> Reply:
        person = await self._house.person(asked.request)
        place = await self._known.place(asked.names["table"])
        number = asked.names["number"]
        if person is None or place is None or NUMBER.fullmatch(number) is None:
            raise not_found()
        kept = await self._store.kept(place.id, int(number))
        if kept is None or person.who not in kept.people:
            raise not_found()
        return Reply(200, {"Content-Type": "application/x-ndjson"}, kept.record)
