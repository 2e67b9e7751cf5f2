"""Who somebody is, over HTTP: to be a guest, and what others are called."""

from base64 import urlsafe_b64encode
from collections.abc import Sequence
from unicodedata import category

from msgspec import Struct

from camlann.server.gate.http import Asked, Nothing, Reply, Route, Routes, Wrong, json
from camlann.server.gate.known import COOKIE, hashed, is_person
from camlann.server.gate.routes.house import House
from camlann.server.store import Person
from camlann.table.company import Who

LONGEST = 40
"""Signs in a person's name."""
PEOPLE = 20
"""Names asked for at once."""


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class Guest(Struct, frozen=True):
    who: Who
    token: str
    name: str


class People:
    def __init__(self, house: House) -> None:
        self._store, self._means = house.store, house.means
        self.routes: Routes = (
            Route("POST", "/api/guests", NewGuest, Guest, self._new_guest, 201),
            Route("GET", "/api/people", Nothing, list[Person], self._people),
        )

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
