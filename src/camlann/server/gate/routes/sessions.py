"""The signed-in person: name, sessions (one per device), sign out, and tickets for the socket."""

from msgspec import Struct

from camlann.server.cluster.bus_messages import SessionsChanged, SessionsEnded
from camlann.server.gate.http import NOT_FOUND, Reply, not_found
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.guests import BAD_NAME, NewGuest, a_name
from camlann.server.gate.routes.principals import Principals, is_moderator
from camlann.server.store.sessions import Session, Visitor
from camlann.table import PersonId


class SessionIs(Struct, frozen=True):
    """A session: a device on which somebody is signed in."""

    id: str
    made: int
    """Milliseconds since 1970."""
    seen: int
    here: bool
    """Is it the device that sent this request?"""


class Me(Struct, frozen=True):
    person_id: PersonId
    name: str
    joined: tuple[PersonId, ...]
    """Guests that were merged into this person."""
    has_passkey: bool
    """Can this person sign in with a passkey if every device is lost?"""
    sessions: tuple[SessionIs, ...]
    is_owner: bool
    """Does the server belong to this person?"""
    is_moderator: bool


class Ticket(Struct, frozen=True):
    ticket: str
    """Valid once, for the next hello on a socket, within seconds."""


class SessionRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context, self._store = context, context.store
        self.routes: Routes = (
            Route("GET", "/api/me", Nothing, Me, may.session, self._me),
            Route("PATCH", "/api/me", NewGuest, Me, may.session, self._rename, errors=(BAD_NAME,)),
            Route("DELETE", "/api/me/sessions", Nothing, Nothing, may.session, self._end_others, 204),
            Route(
                "DELETE",
                "/api/me/sessions/{id}",
                Nothing,
                Nothing,
                may.session,
                self._end,
                204,
                errors=(NOT_FOUND,),
            ),
            Route("POST", "/api/tickets", Nothing, Ticket, may.session, self._ticket, 201),
        )

    async def _me(self, asked: Asked[Nothing, Visitor]) -> Me:
        return await self._account(asked.by)

    async def _rename(self, asked: Asked[NewGuest, Visitor]) -> Me:
        me = asked.by
        name = a_name(asked.body.name)
        await self._store.rename(me.person.person_id, name)
        sessions = await self._store.sessions(me.person.person_id)
        self._context.announce(SessionsChanged(tuple(session.token for session in sessions)))
        visitor = await self._store.find_session(me.session.token)
        return await self._account(visitor or me)

    async def _end(self, asked: Asked[Nothing, Visitor]) -> Reply:
        me = asked.by
        for session in await self._store.sessions(me.person.person_id):
            if _id(session) == asked.names["id"]:
                await end(self._context, (session,))
                own = session.token == me.session.token
                headers = self._context.origin.set_cookie(asked.request, "") if own else {}
                return Reply(204, headers, b"")
        raise not_found()

    async def _end_others(self, asked: Asked[Nothing, Visitor]) -> Reply:
        """Sign out everywhere but here."""
        me = asked.by
        sessions = await self._store.sessions(me.person.person_id)
        await end(self._context, tuple(each for each in sessions if each.token != me.session.token))
        return Reply(204, {}, b"")

    async def _ticket(self, asked: Asked[Nothing, Visitor]) -> Ticket:
        me = asked.by
        return Ticket(await self._context.authentication.new_ticket(me))

    async def _account(self, me: Visitor) -> Me:
        sessions = tuple(
            SessionIs(_id(each), each.made, each.seen, each.token == me.session.token)
            for each in await self._store.sessions(me.person.person_id)
        )
        has_passkey = bool(await self._store.passkeys(me.person.person_id))
        is_owner = self._context.settings.is_owner(me.person_ids)
        moderates = await is_moderator(self._context, me)
        return Me(me.person.person_id, me.person.name, me.joined, has_passkey, sessions, is_owner, moderates)


async def end(context: Context, sessions: tuple[Session, ...]) -> None:
    """End these sessions, at all gates."""
    for session in sessions:
        await context.store.end_session(session.person_id, session.token)
    # Announced even if they had ended already: a bus message may have been lost.
    if sessions:
        context.announce(SessionsEnded(tuple(session.token for session in sessions)))


def _id(session: Session) -> str:
    """The public id of a session. It cannot be used to sign in."""
    return session.token[:16].hex()
