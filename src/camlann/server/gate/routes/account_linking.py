"""Account linking: one person on several devices, and two guests merged into one person.

A link signs another device in: it works once, for a few minutes, and opening it changes nothing yet. A
person who has another guest's secret (a link or token) can merge that guest into their account.
"""

from typing import Annotated

from msgspec import Meta, Struct

from camlann.server.cluster.bus_messages import SessionsChanged
from camlann.server.crypto.token_hash import hashed
from camlann.server.gate.authentication import new_token
from camlann.server.gate.http import NOT_FOUND, HttpError, Reply, Request, not_found
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.guests import Guest, known_again
from camlann.server.gate.routes.principals import Principals
from camlann.server.gate.routes.sessions import end
from camlann.server.store.one_time_tokens import OneTimeToken, TokenPurpose
from camlann.server.store.sessions import Session, Visitor
from camlann.table import PersonId, is_bot

LINK_MS = 10 * 60 * 1000
"""Milliseconds."""
MAX_SECRET_LENGTH = 200
"""The longest secret, in characters."""


class Link(Struct, frozen=True):
    link: str
    """The path to open on the other device."""
    until: int
    """Milliseconds since 1970."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """What only the other guest has: a link of theirs, or their token."""

    link: Annotated[str, Meta(max_length=MAX_SECRET_LENGTH)] = ""
    token: Annotated[str, Meta(max_length=MAX_SECRET_LENGTH)] = ""


class Joined(Struct, frozen=True):
    person_id: PersonId
    joined: tuple[PersonId, ...]


class AccountLinkingRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context, self._store, self._runtime = context, context.store, context.runtime
        links = (context.admission.links,)
        self.routes: Routes = (
            Route("POST", "/api/me/links", Nothing, Link, may.session, self._link, 201),
            Route(
                "POST",
                "/api/links/{secret}",
                Nothing,
                Guest,
                may.anyone,
                self._follow,
                201,
                rates=links,
                errors=(NOT_FOUND,),
            ),
            Route(
                "POST",
                "/api/me/joined",
                Join,
                Joined,
                may.session,
                self._join,
                201,
                rates=links,
                errors=(NOT_FOUND,),
            ),
        )

    async def _link(self, asked: Asked[Nothing, Visitor]) -> Link:
        me = asked.by
        secret, until = new_token(self._runtime), self._runtime.wall() + LINK_MS
        await self._store.add_one_time_token(
            OneTimeToken(hashed(secret), TokenPurpose.LINK, me.person.person_id.encode(), until)
        )
        return Link(f"/d/{secret}", until)

    async def _follow(self, asked: Asked[Nothing, None]) -> Reply:
        person_id = await self._behind(asked.names["secret"])
        if person_id is None:
            raise not_found()
        return await sign_in(self._context, asked.request, person_id)

    async def _join(self, asked: Asked[Join, Visitor]) -> Joined:
        me = asked.by
        link, token = asked.body.link, asked.body.token
        if bool(link) == bool(token):
            raise HttpError(400, "malformed")
        if link:
            other = await self._behind(link.removeprefix("/d/"))
        else:
            visitor = await self._context.authentication.visitor(token)
            other = None if visitor is None or is_bot(visitor.person.person_id) else visitor.person.person_id
        if other is None:
            raise not_found()
        if other not in me.person_ids:
            if not await self._store.link(other, me.person.person_id):
                raise not_found()
            sessions = await self._store.sessions(me.person.person_id)
            self._context.announce(SessionsChanged(tuple(session.token for session in sessions)))
        found = await self._store.find_session(me.session.token)
        return Joined(me.person.person_id, me.joined if found is None else found.joined)

    async def _behind(self, secret: str) -> PersonId | None:
        """The person behind a link, the first time it is used."""
        if len(secret) > MAX_SECRET_LENGTH:
            return None
        what = await self._store.take_one_time_token(hashed(secret), TokenPurpose.LINK, self._runtime.wall())
        return None if what is None else PersonId(what.decode())


async def sign_in(context: Context, request: Request, person_id: PersonId) -> Reply:
    """Create a session for this person on this device. It replaces the device's present session of theirs."""
    token, now = new_token(context.runtime), context.runtime.wall()
    before = await context.visitor(request)
    await context.store.add_session(Session(hashed(token), person_id, now, now))
    visitor = await context.authentication.visitor(token)
    if visitor is None:
        raise not_found()
    if before is not None and before.person.person_id == visitor.person.person_id:
        await end(context, (before.session,))
    return known_again(context, request, visitor.person, token)
