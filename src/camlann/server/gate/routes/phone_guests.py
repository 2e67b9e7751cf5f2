"""Guests without a phone: people in the room who play on somebody else's. Each is a person of their own, with
a session and tickets of their own, that only the owner of the phone gets.
"""

from collections.abc import Sequence

from camlann.server.crypto.token_hash import hashed
from camlann.server.gate.authentication import new_token
from camlann.server.gate.http import NOT_FOUND, Error, HttpError, Reply, not_found
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.account_data import erase_people
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.guests import BAD_NAME, NewGuest, a_name
from camlann.server.gate.routes.principals import Principals
from camlann.server.gate.routes.sessions import Ticket
from camlann.server.store import Person
from camlann.server.store.sessions import Visitor
from camlann.table import PersonId

MAX_PHONE_GUESTS = 12
"""So many guests one person has, over all tables."""
TOO_MANY = Error(409, "too-many")
PATH = "/api/me/phone-guests"


class PhoneGuestRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context, self._store, self._runtime = context, context.store, context.runtime
        errors = (BAD_NAME, TOO_MANY)
        rates = (context.admission.guests,)
        gone = (NOT_FOUND,)
        self.routes: Routes = (
            Route(
                "POST",
                PATH,
                NewGuest,
                Person,
                may.session,
                self._new_guest,
                201,
                rates=rates,
                errors=errors,
                validate=lambda new: a_name(new.name),
            ),
            Route("GET", PATH, Nothing, list[Person], may.session, self._guests),
            Route(
                "POST", PATH + "/{id}/tickets", Nothing, Ticket, may.session, self._ticket, 201, errors=gone
            ),
            Route("DELETE", PATH + "/{id}", Nothing, Nothing, may.session, self._erase, 204, errors=gone),
        )

    async def _new_guest(self, asked: Asked[NewGuest, Visitor]) -> Person:
        """Somebody who plays on this person's phone. Nobody gets the token of their session."""
        owner = asked.by
        if len(await self._store.phone_guests(owner.person_ids)) >= MAX_PHONE_GUESTS:
            raise HttpError(*TOO_MANY)
        guest = Person(PersonId(self._runtime.name()), a_name(asked.body.name))
        token = hashed(new_token(self._runtime))
        await self._store.add_person(guest, token, self._runtime.wall(), owner.person.person_id)
        return guest

    async def _guests(self, asked: Asked[Nothing, Visitor]) -> Sequence[Person]:
        return await self._store.phone_guests(asked.by.person_ids)

    async def _ticket(self, asked: Asked[Nothing, Visitor]) -> Ticket:
        """A ticket for the guest's socket; it works on a device of the owner alone."""
        guest = await self._guest(asked)
        for session in await self._store.sessions(guest.person_id):
            visitor = Visitor(session, guest)
            return Ticket(await self._context.authentication.new_ticket(visitor))
        raise not_found()

    async def _erase(self, asked: Asked[Nothing, Visitor]) -> Reply:
        """The guest is erased like anybody who erases themselves."""
        guest = await self._guest(asked)
        sessions = await self._store.sessions(guest.person_id)
        await erase_people(self._context, (guest.person_id,), sessions)
        return Reply(204, {}, b"")

    async def _guest(self, asked: Asked[Nothing, Visitor]) -> Person:
        for guest in await self._store.phone_guests(asked.by.person_ids):
            if guest.person_id == asked.names["id"]:
                return guest
        raise not_found()
