"""Who somebody is, over HTTP: to be a guest, and what others are called."""

from collections.abc import Sequence

from msgspec import Struct

from camlann.server.crypto.token_hash import hashed
from camlann.server.gate.authentication import is_person, new_token
from camlann.server.gate.http import Asked, Error, Nothing, Reply, Request, Route, Routes, Wrong, json
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import Principals
from camlann.server.gate.same_origin import is_browser
from camlann.server.person_names import person_name
from camlann.server.store import Person
from camlann.server.store.completion import Stays
from camlann.table import Who

BAD_NAME = Error(400, "bad-name")
PEOPLE = 20
"""Names asked for at once."""


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class Guest(Struct, frozen=True):
    """Somebody, and what their device shows from now on to be known again."""

    who: Who
    token: str
    """For programs. A browser has it in a cookie that no script can read, and is told nothing here."""
    name: str


class People:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context, self._store, self._means = context, context.store, context.means
        too_many = (Error(400, "too-many"),)
        self.routes: Routes = (
            Route(
                "POST",
                "/api/guests",
                NewGuest,
                Guest,
                may.anyone,
                self._new_guest,
                201,
                rates=(context.porter.guests,),
                errors=(BAD_NAME,),
            ),
            Route(
                "GET",
                "/api/people",
                Nothing,
                list[Person],
                may.anyone,
                self._people,
                errors=too_many,
                query=("who",),
            ),
            Route(
                "GET",
                "/api/people/stays",
                Nothing,
                list[Stays],
                may.anyone,
                self._stays,
                errors=too_many,
                query=("who",),
            ),
        )

    async def _new_guest(self, asked: Asked[NewGuest, None]) -> Reply:
        person = Person(Who(self._means.name()), a_name(asked.body.name))
        token = new_token(self._means)
        await self._store.add_person(person, hashed(token), self._means.wall())
        return known_again(self._context, asked.request, person, token)

    async def _people(self, asked: Asked[Nothing, None]) -> Sequence[Person]:
        whos = _named(asked.request)
        return await self._store.people(whos) if whos else []

    async def _stays(self, asked: Asked[Nothing, None]) -> Sequence[Stays]:
        """How often they have played at tables open to anybody, and how often they have left."""
        whos = _named(asked.request)
        return await self._store.stays(whos) if whos else []


def _named(request: Request) -> list[Who]:
    """Those who are asked about."""
    whos = [Who(who) for who in request.query.get("who", ())]
    if len(whos) > PEOPLE:
        raise Wrong(400, "too-many")
    return [who for who in whos if is_person(who)]


def a_name(given: str) -> str:
    """What somebody wants to be called, if anybody can be called that."""
    if (name := person_name(given)) is None:
        raise Wrong(*BAD_NAME)
    return name


def known_again(context: Context, request: Request, person: Person, token: str) -> Reply:
    """The answer to a device that has a session from now on."""
    told = Guest(person.who, "" if is_browser(request) else token, person.name)
    return json(201, told, context.origin.set_cookie(request, token))
