"""Whom somebody does not want to hear: nowhere, both ways; or at one table, and then only they know of it."""

import re

from msgspec import Struct

from camlann.server.gate.companies import Companies
from camlann.server.gate.http import Asked, Nothing, Reply, Request, Route, Routes, Wrong, not_found
from camlann.server.gate.routes.house import House
from camlann.server.gate.routes.notes import been
from camlann.server.rate_limit import RateLimiter
from camlann.server.store import Place
from camlann.server.store.people import Visitor
from camlann.server.store.talk import Block
from camlann.table.company import Who, is_bot

MOST = 200
"""People somebody has blocked, or muted at a table."""
WHO = re.compile("(bot:)?[0-9a-f]{32}")


class Blocked(Struct, frozen=True):
    """Somebody whose text one does not read, nor they one's own."""

    who: Who
    since: int
    """In milliseconds since 1970."""


class Quiet:
    def __init__(self, house: House) -> None:
        self._house, self._store, self._means = house, house.store, house.means
        self._companies = Companies(house.store)
        self._asked = RateLimiter(house.porter.limits.lists)
        block, mutes = "/api/me/blocks/{who}", "/api/tables/{table}/mutes"
        self.routes: Routes = (
            Route("GET", "/api/me/blocks", Nothing, list[Blocked], self._blocks),
            Route("PUT", block, Nothing, Nothing, self._block, 204),
            Route("DELETE", block, Nothing, Nothing, self._unblock, 204),
            Route("GET", mutes, Nothing, list[Who], self._mutes),
            Route("PUT", mutes + "/{who}", Nothing, Nothing, self._mute, 204),
            Route("DELETE", mutes + "/{who}", Nothing, Nothing, self._unmute, 204),
        )

    async def _blocks(self, asked: Asked[Nothing]) -> list[Blocked]:
        """Whom one has blocked, the latest first."""
        me = await self._me(asked.request)
        return [Blocked(each.other, each.at) for each in await self._store.blocks(me.whos)]

    async def _block(self, asked: Asked[Nothing]) -> Reply:
        """Neither reads the other's text from now on, at any table. They are not told."""
        me, other = await self._me(asked.request), _who(asked)
        if other in me.whos:
            raise Wrong(409, "oneself")
        if len(await self._store.blocks(me.whos)) >= MOST:
            raise Wrong(409, "too-many")
        await self._store.block(Block(me.person.who, other, self._means.wall()))
        return Reply(204, {}, b"")

    async def _unblock(self, asked: Asked[Nothing]) -> Reply:
        """Read each other again."""
        me, other = await self._me(asked.request), _who(asked)
        await self._store.unblock(me.whos, other)
        return Reply(204, {}, b"")

    async def _mutes(self, asked: Asked[Nothing]) -> list[Who]:
        """Whom one does not want to hear at this table: for one's own devices to see to."""
        me, place = await self._here(asked)
        return [who for _, who in await self._store.mutes(me.whos, place.id)]

    async def _mute(self, asked: Asked[Nothing]) -> Reply:
        """Do not show me what they say at this table, on any device of mine."""
        me, place = await self._here(asked)
        other = _who(asked)
        if len(await self._store.mutes(me.whos, place.id)) >= MOST:
            raise Wrong(409, "too-many")
        await self._store.mute(me.person.who, place.id, other)
        return Reply(204, {}, b"")

    async def _unmute(self, asked: Asked[Nothing]) -> Reply:
        """Show me again what they say."""
        me, place = await self._here(asked)
        await self._store.unmute(me.whos, place.id, _who(asked))
        return Reply(204, {}, b"")

    async def _me(self, request: Request) -> Visitor:
        me = await self._house.somebody(request)
        self._asked.take(me.person.who)
        return me

    async def _here(self, asked: Asked[Nothing]) -> tuple[Visitor, Place]:
        """The table, if whoever asks has been there. To others there is none."""
        me = await self._house.visitor(asked.request)
        place = await self._house.known.place(asked.names["table"])
        if me is None or place is None or is_bot(me.person.who):
            raise not_found()
        self._asked.take(me.person.who)
        if not await been(self._house, self._companies, me, place):
            raise not_found()
        return me, place


def _who(asked: Asked[Nothing]) -> Who:
    """Whoever it is: nobody is told whether there is such a person."""
    if WHO.fullmatch(asked.names["who"]) is None:
        raise Wrong(400, "malformed")
    return Who(asked.names["who"])
