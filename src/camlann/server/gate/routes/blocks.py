"""Whom somebody does not want to hear: nowhere, both ways; or at one table, and then only they know of it."""

import re
from typing import Any

from msgspec import Struct

from camlann.server.gate.http import MALFORMED, Asked, Error, Nothing, Reply, Route, Routes, Wrong
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import AtTable, Principals
from camlann.server.store.blocks import Block
from camlann.server.store.sessions import Visitor
from camlann.table import Who

MOST = 200
"""People somebody has blocked, or muted at a table."""
WHO = re.compile("(bot:)?[0-9a-f]{32}")


class Blocked(Struct, frozen=True):
    """Somebody whose text one does not read, nor they one's own."""

    who: Who
    since: int
    """In milliseconds since 1970."""


class Quiet:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context, self._store, self._means = context, context.store, context.means
        rates = (context.porter.per_person(context.porter.limits.lists),)
        oneself, too_many = Error(409, "oneself"), Error(409, "too-many")
        block, mutes = "/api/me/blocks/{who}", "/api/tables/{table}/mutes"
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
            Route("GET", mutes, Nothing, list[Who], may.visitor, self._mutes, rates=rates),
            Route(
                "PUT",
                mutes + "/{who}",
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
                mutes + "/{who}",
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
        """Whom one has blocked, the latest first."""
        me = asked.by
        return [Blocked(each.other, each.at) for each in await self._store.blocks(me.whos)]

    async def _block(self, asked: Asked[Nothing, Visitor]) -> Reply:
        """Neither reads the other's text from now on, at any table. They are not told."""
        me, other = asked.by, _who(asked)
        if other in me.whos:
            raise Wrong(409, "oneself")
        if len(await self._store.blocks(me.whos)) >= MOST:
            raise Wrong(409, "too-many")
        await self._store.block(Block(me.person.who, other, self._means.wall()))
        return Reply(204, {}, b"")

    async def _unblock(self, asked: Asked[Nothing, Visitor]) -> Reply:
        """Read each other again."""
        me, other = asked.by, _who(asked)
        await self._store.unblock(me.whos, other)
        return Reply(204, {}, b"")

    async def _mutes(self, asked: Asked[Nothing, AtTable]) -> list[Who]:
        """Whom one does not want to hear at this table: for one's own devices to see to."""
        me, place = asked.by.me, asked.by.place
        return [who for _, who in await self._store.mutes(me.whos, place.id)]

    async def _mute(self, asked: Asked[Nothing, AtTable]) -> Reply:
        """Do not show me what they say at this table, on any device of mine."""
        me, place = asked.by.me, asked.by.place
        other = _who(asked)
        if len(await self._store.mutes(me.whos, place.id)) >= MOST:
            raise Wrong(409, "too-many")
        await self._store.mute(me.person.who, place.id, other)
        return Reply(204, {}, b"")

    async def _unmute(self, asked: Asked[Nothing, AtTable]) -> Reply:
        """Show me again what they say."""
        me, place = asked.by.me, asked.by.place
        await self._store.unmute(me.whos, place.id, _who(asked))
        return Reply(204, {}, b"")


def _who(asked: Asked[Nothing, Any]) -> Who:
    """Whoever it is: nobody is told whether there is such a person."""
    if WHO.fullmatch(asked.names["who"]) is None:
        raise Wrong(400, "malformed")
    return Who(asked.names["who"])
