"""Blocks (everywhere, mutual) and mutes (at one table, private)."""

from typing import Any

from msgspec import Struct

from camlann.server.gate.authentication import is_person
from camlann.server.gate.http import MALFORMED, Error, HttpError, Reply
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import AtTable, Principals
from camlann.server.store.blocks import Block
from camlann.server.store.sessions import Visitor
from camlann.table import PersonId

MAX_BLOCKED = 200
"""The maximum number of people one person can block, or mute at a table."""


class Blocked(Struct, frozen=True):
    """Somebody you have blocked: neither of you reads the other's text."""

    person_id: PersonId
    since: int
    """When, in milliseconds since 1970."""


class BlockRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context, self._store, self._runtime = context, context.store, context.runtime
        rates = (context.admission.per_person(context.admission.limits.lists),)
        oneself, too_many = Error(409, "oneself"), Error(409, "too-many")
        block, mutes = "/api/me/blocks/{person_id}", "/api/tables/{table}/mutes"
        self.routes: Routes = (
            Route("GET", "/api/me/blocks", Nothing, list[Blocked], may.session, self._blocks, rates=rates),
            Route(
                "PUT",
                block,
                Nothing,
                Nothing,
                may.session,
                self._block,
                204,
                rates=rates,
                errors=(MALFORMED, oneself, too_many),
            ),
            Route(
                "DELETE",
                block,
                Nothing,
                Nothing,
                may.session,
                self._unblock,
                204,
                rates=rates,
                errors=(MALFORMED,),
            ),
            Route("GET", mutes, Nothing, list[PersonId], may.visitor, self._mutes, rates=rates),
            Route(
                "PUT",
                mutes + "/{person_id}",
                Nothing,
                Nothing,
                may.visitor,
                self._mute,
                204,
                rates=rates,
                errors=(MALFORMED, too_many),
            ),
            Route(
                "DELETE",
                mutes + "/{person_id}",
                Nothing,
                Nothing,
                may.visitor,
                self._unmute,
                204,
                rates=rates,
                errors=(MALFORMED,),
            ),
        )

    async def _blocks(self, asked: Asked[Nothing, Visitor]) -> list[Blocked]:
        """The people you have blocked, the latest first."""
        me = asked.by
        return [Blocked(each.other, each.at) for each in await self._store.blocks(me.person_ids)]

    async def _block(self, asked: Asked[Nothing, Visitor]) -> Reply:
        """Block somebody: neither reads the other's text, at any table. They are not notified."""
        me, other = asked.by, _person_id(asked)
        if other in me.person_ids:
            raise HttpError(409, "oneself")
        if len(await self._store.blocks(me.person_ids)) >= MAX_BLOCKED:
            raise HttpError(409, "too-many")
        await self._store.block(Block(me.person.person_id, other, self._runtime.wall()))
        return Reply(204, {}, b"")

    async def _unblock(self, asked: Asked[Nothing, Visitor]) -> Reply:
        """Unblock somebody."""
        me, other = asked.by, _person_id(asked)
        await self._store.unblock(me.person_ids, other)
        return Reply(204, {}, b"")

    async def _mutes(self, asked: Asked[Nothing, AtTable]) -> list[PersonId]:
        """The people you have muted at this table; your devices hide their messages."""
        me, table_name = asked.by.me, asked.by.table_name
        return [person_id for _, person_id in await self._store.mutes(me.person_ids, table_name.id)]

    async def _mute(self, asked: Asked[Nothing, AtTable]) -> Reply:
        """Mute somebody at this table, on all your devices."""
        me, table_name = asked.by.me, asked.by.table_name
        other = _person_id(asked)
        if len(await self._store.mutes(me.person_ids, table_name.id)) >= MAX_BLOCKED:
            raise HttpError(409, "too-many")
        await self._store.mute(me.person.person_id, table_name.id, other)
        return Reply(204, {}, b"")

    async def _unmute(self, asked: Asked[Nothing, AtTable]) -> Reply:
        """Unmute somebody at this table."""
        me, table_name = asked.by.me, asked.by.table_name
        await self._store.unmute(me.person_ids, table_name.id, _person_id(asked))
        return Reply(204, {}, b"")


def _person_id(asked: Asked[Nothing, Any]) -> PersonId:
    """Any id is accepted, so that nobody learns whether such a person exists."""
    if not is_person(PersonId(asked.names["person_id"])):
        raise HttpError(400, "malformed")
    return PersonId(asked.names["person_id"])
