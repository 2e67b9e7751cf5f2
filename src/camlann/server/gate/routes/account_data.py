"""Export and erasure of an account.

An erased person is unknown from the moment of the answer, and every device is disconnected. Their games stay,
under a name that says nothing.
"""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from camlann.server.cluster.bus_messages import SessionsEnded
from camlann.server.gate.http import Error, HttpError, Reply
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import Principals
from camlann.server.privacy import erased_list
from camlann.server.privacy.export import gather_export
from camlann.server.privacy.export_document import Export
from camlann.server.store import Unreachable
from camlann.server.store.sessions import Session, Visitor
from camlann.table import PersonId


class Erasure(Struct, frozen=True, forbid_unknown_fields=True):
    """A confirmed request to be erased."""

    confirm: Annotated[str, Meta(max_length=200)]
    """The person's own name."""


class AccountDataRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context, self._store, self._runtime = context, context.store, context.runtime
        exports = (context.admission.per_person(context.admission.limits.exports),)
        self.routes: Routes = (
            Route("GET", "/api/me/export", Nothing, Export, may.session, self._export, rates=exports),
            Route(
                "DELETE",
                "/api/me",
                Erasure,
                Nothing,
                may.session,
                self._erase,
                204,
                errors=(Error(409, "not-confirmed"),),
            ),
        )

    async def _export(self, asked: Asked[Nothing, Visitor]) -> Export:
        """All stored data about you."""
        me = asked.by
        return await gather_export(
            self._store, self._context.authors, self._context.games, me, self._runtime.wall()
        )

    async def _erase(self, asked: Asked[Erasure, Visitor]) -> Reply:
        """Erase your account for good; confirm with your name."""
        # Read again: another gate may just have merged a guest into them.
        me = await self._store.find_session(asked.by.session.token)
        if me is None:
            raise HttpError(401, "who-are-you")
        if asked.body.confirm != me.person.name:
            raise HttpError(409, "not-confirmed")
        sessions = await self._store.sessions(me.person.person_id)
        # Guests who play on this person's phone have nobody else to erase them.
        guests = [guest.person_id for guest in await self._store.phone_guests(me.person_ids)]
        for guest in guests:
            sessions += await self._store.sessions(guest)
        person_ids = (*me.person_ids, *guests)
        await erase_people(self._context, person_ids, sessions)
        return Reply(204, self._context.origin.set_cookie(asked.request, ""), b"")


async def erase_people(
    context: Context, person_ids: tuple[PersonId, ...], sessions: Sequence[Session]
) -> None:
    """Erase these ids and end their sessions, at all gates. The only way from a gate to `Store.erase`."""
    now = context.runtime.wall()
    # First the list, so that a backup which is restored later brings nobody back.
    if context.settings.erased:
        try:
            await asyncio.to_thread(erased_list.add, Path(context.settings.erased), person_ids, now)
        except OSError as error:
            raise Unreachable(type(error).__name__) from None
    await context.store.erase(person_ids, now)
    if context.authors is not None:
        for person_id in person_ids:
            context.authors.forget(person_id)
    context.announce(SessionsEnded(tuple(session.token for session in sessions)))
