"""Guests: creates them, and gives the names and completion records of people."""

from collections.abc import Sequence

from msgspec import Struct

from camlann.server.crypto.token_hash import hashed
from camlann.server.gate.authentication import is_person, new_token
from camlann.server.gate.http import Error, HttpError, Reply, Request, json
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import Principals
from camlann.server.gate.same_origin import is_browser
from camlann.server.person_names import person_name
from camlann.server.store import Person
from camlann.server.store.completion_records import CompletionCounts
from camlann.table import PersonId

BAD_NAME = Error(400, "bad-name")
MAX_NAMES = 20
"""The maximum number of names per request."""


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class Guest(Struct, frozen=True):
    """A person, and the token that identifies their device from now on."""

    person_id: PersonId
    token: str
    """For programs. A browser has it in a cookie that no script can read, and gets nothing here."""
    name: str


class GuestRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context, self._store, self._runtime = context, context.store, context.runtime
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
                rates=(context.admission.guests,),
                errors=(BAD_NAME,),
                validate=lambda new: a_name(new.name),
            ),
            Route(
                "GET",
                "/api/people",
                Nothing,
                list[Person],
                may.anyone,
                self._people,
                errors=too_many,
                query=("person_id",),
            ),
            Route(
                "GET",
                "/api/people/completion",
                Nothing,
                list[CompletionCounts],
                may.anyone,
                self._completion_counts,
                errors=too_many,
                query=("person_id",),
            ),
        )

    async def _new_guest(self, asked: Asked[NewGuest, None]) -> Reply:
        person = Person(PersonId(self._runtime.name()), a_name(asked.body.name))
        token = new_token(self._runtime)
        await self._store.add_person(person, hashed(token), self._runtime.wall())
        return known_again(self._context, asked.request, person, token)

    async def _people(self, asked: Asked[Nothing, None]) -> Sequence[Person]:
        person_ids = _named(asked.request)
        return await self._store.people(person_ids) if person_ids else []

    async def _completion_counts(self, asked: Asked[Nothing, None]) -> Sequence[CompletionCounts]:
        """Completion records: how many games they have played at open tables, and how many they abandoned."""
        person_ids = _named(asked.request)
        return await self._store.completion_counts(person_ids) if person_ids else []


def _named(request: Request) -> list[PersonId]:
    """The people in the query."""
    person_ids = [PersonId(person_id) for person_id in request.query.get("person_id", ())]
    if len(person_ids) > MAX_NAMES:
        raise HttpError(400, "too-many")
    return [person_id for person_id in person_ids if is_person(person_id)]


def a_name(given: str) -> str:
    """A valid name, or an error."""
    if (name := person_name(given)) is None:
        raise HttpError(*BAD_NAME)
    return name


def known_again(context: Context, request: Request, person: Person, token: str) -> Reply:
    """The reply to a device with a new session."""
    guest = Guest(person.person_id, "" if is_browser(request) else token, person.name)
    return json(201, guest, context.origin.set_cookie(request, token))
