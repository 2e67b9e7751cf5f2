"""What a gate is asked over HTTP: to be a guest, to open a table, who somebody is, a game that is over."""

import re
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from unicodedata import category

from msgspec import Struct

from camlann.server.gate.http import (
    Asked,
    Nothing,
    Reply,
    Request,
    Route,
    Routes,
    Wrong,
    answer,
    json,
    not_found,
)
from camlann.server.gate.known import Known, hashed, is_person
from camlann.server.means import Means
from camlann.server.store import Person, Place, Store, TableId
from camlann.table.company import Who

COOKIE = "camlann"
LONGEST = 40
"""Signs in a person's name."""
PEOPLE = 20
"""Names asked for at once."""
NUMBER = re.compile(r"[1-9][0-9]{0,5}")


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class Guest(Struct, frozen=True):
    who: Who
    token: str
    name: str


class Table(Struct, frozen=True):
    table: str
    """The name by which people come to it."""


class Api:
    def __init__(self, store: Store, known: Known, means: Means) -> None:
        self._store, self._known, self._means = store, known, means
        self.routes: Routes = (
            Route("POST", "/api/guests", NewGuest, Guest, self._new_guest, 201),
            Route("GET", "/api/people", Nothing, list[Person], self._people),
            Route("POST", "/api/tables", Nothing, Table, self._new_table, 201),
            Route("GET", "/api/tables/{table}", Nothing, Table, self._table),
            Route("GET", "/api/tables/{table}/games/{number}", Nothing, bytes, self._record),
        )

    async def answer(self, request: Request) -> Reply:
        return await answer(self.routes, request)

    async def _new_guest(self, asked: Asked[NewGuest]) -> Reply:
        name = asked.body.name.strip()
        kinds = {category(sign) for sign in name}
        # Something of it must be seen, and nothing may break a line.
        seen = any(kind[0] in "LNPS" for kind in kinds)
        if not seen or len(name) > LONGEST or kinds & {"Cc", "Cs", "Zl", "Zp"}:
            raise Wrong(400, "bad-name")
        token = urlsafe_b64encode(self._means.random(32)).rstrip(b"=").decode()
        guest = Guest(Who(self._means.name()), token, name)
        await self._store.add_person(Person(guest.who, guest.name), hashed(token))
        cookie = f"{COOKIE}={token}; HttpOnly; SameSite=Lax; Path=/"
        return json(201, guest, {"Set-Cookie": cookie})

    async def _people(self, asked: Asked[Nothing]) -> Sequence[Person]:
        whos = [Who(who) for who in asked.request.query.get("who", ())]
        if len(whos) > PEOPLE:
            raise Wrong(400, "too-many")
        whos = [who for who in whos if is_person(who)]
        return await self._store.people(whos) if whos else []

    async def _new_table(self, asked: Asked[Nothing]) -> Table:
        if await self._person(asked.request) is None:
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
        person = await self._person(asked.request)
        place = await self._known.place(asked.names["table"])
        number = asked.names["number"]
        if person is None or place is None or NUMBER.fullmatch(number) is None:
            raise not_found()
        kept = await self._store.kept(place.id, int(number))
        if kept is None or person.who not in kept.people:
            raise not_found()
        return Reply(200, {"Content-Type": "application/x-ndjson"}, kept.record)

    async def _person(self, request: Request) -> Person | None:
        token = request.bearer() or request.cookie(COOKIE)
        return None if token is None else await self._known.person(token)
