"""Principals: who may use a route, and the one way to check it.

Some answer "you are not signed in" (401). The others answer "not found" (404) to everybody else, so that
nobody learns by asking whether a table, a game or a report exists.
"""

import re
from typing import TypeVar

from msgspec import Struct

from camlann.engine.facts import Seat
from camlann.server.crypto.table_keys import PeopleKeys
from camlann.server.gate.http import NOT_FOUND, Error, HttpError, Request, not_found
from camlann.server.gate.router import ANYONE, Identified, Names, Principal
from camlann.server.gate.routes.context import Context
from camlann.server.gate.table_read_model import TableOverview, TableReadModel, is_host, sits
from camlann.server.store import StoredRecord, TableName
from camlann.server.store.sessions import Visitor
from camlann.table import Table, is_bot

T = TypeVar("T")

NUMBER = re.compile(r"[1-9][0-9]{0,5}")
"""The number of a game at its table."""
NO_SESSION = Error(401, "who-are-you")
NOT_A_HOST = Error(403, "not-a-host")


class AtTable(Struct, frozen=True):
    """A person and a table where they are or were."""

    me: Visitor
    table_name: TableName


class Seated(AtTable, frozen=True):
    table: Table


class Member(AtTable, frozen=True):
    overview: TableOverview


class Player(Struct, frozen=True):
    """A person and a finished game in which they sat."""

    me: Visitor
    stored: StoredRecord

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(
            Seat(n) for n, person_id in enumerate(self.stored.people) if person_id in self.me.person_ids
        )


class Moderator(Struct, frozen=True):
    me: Visitor
    keys: PeopleKeys


class Principals:
    def __init__(self, context: Context) -> None:
        self._context = context
        self.read_model = TableReadModel(context.store)
        hidden, person = (NOT_FOUND,), self._person

        self.anyone: Principal[None] = ANYONE
        self.session: Principal[Visitor] = Identified("session", (NO_SESSION,), self._session, _admitted)
        """A person with a session."""
        self.opener: Principal[Visitor] = Identified(
            "table-opener", (NO_SESSION, NOT_A_HOST), self._known, self._opener
        )
        """Somebody who may open tables here; bots may too."""
        self.known: Principal[Visitor] = Identified("known", hidden, self.identify_hidden, _admitted)
        """A person with a session, or a bot. They see only their own data; anything else is not found."""
        self.visitor: Principal[AtTable] = Identified("visitor", hidden, person, self._visitor)
        """Somebody who is or was at the table, and has not removed it from their list."""
        self.seated: Principal[Seated] = Identified("seated", hidden, person, self._seated)
        self.host: Principal[Seated] = Identified("host", hidden, person, self._host)
        self.member: Principal[Member] = Identified("member", hidden, self.identify_hidden, self._member)
        """Somebody who sits at the table or has sat in one of its games."""
        self.player: Principal[Player] = Identified("player", hidden, self.identify_hidden, self._player)
        """Somebody who sat in a finished game."""
        self.owner: Principal[Visitor] = Identified("owner", hidden, person, self._owner)
        """The owner of the server."""
        self.moderator: Principal[Moderator] = Identified(
            "moderator", hidden, self.identify_hidden, self._moderator
        )

    # Identity.

    async def _known(self, request: Request) -> Visitor:
        visitor = await self._context.visitor(request)
        if visitor is None:
            raise HttpError(*NO_SESSION)
        return visitor

    async def _session(self, request: Request) -> Visitor:
        visitor = await self._known(request)
        if is_bot(visitor.person.person_id):
            raise HttpError(*NO_SESSION)
        return visitor

    async def identify_hidden(self, request: Request) -> Visitor:
        """Somebody with a session, or a bot; others get 404."""
        visitor = await self._context.visitor(request)
        if visitor is None:
            raise not_found()
        return visitor

    async def _person(self, request: Request) -> Visitor:
        visitor = await self.identify_hidden(request)
        if is_bot(visitor.person.person_id):
            raise not_found()
        return visitor

    # Permission.

    async def _opener(self, request: Request, names: Names, visitor: Visitor) -> Visitor:
        if not self._context.settings.may_open(visitor.person_ids, self._context.is_club_member(request)):
            raise HttpError(*NOT_A_HOST)
        return visitor

    async def _table_name(self, names: Names) -> TableName:
        table_name = await self._context.authentication.table_name(names["table"])
        if table_name is None:
            raise not_found()
        return table_name

    async def _visitor(self, request: Request, names: Names, visitor: Visitor) -> AtTable:
        table_name = await self._table_name(names)
        visits = await self._context.store.visits(visitor.person_ids, table_name.id)
        if not visits and not sits(await self.read_model.table(table_name.id), visitor.person_ids):
            raise not_found()
        return AtTable(visitor, table_name)

    async def _seated(self, request: Request, names: Names, visitor: Visitor) -> Seated:
        table_name = await self._table_name(names)
        table = await self.read_model.table(table_name.id)
        if not sits(table, visitor.person_ids):
            raise not_found()
        return Seated(visitor, table_name, table)

    async def _host(self, request: Request, names: Names, visitor: Visitor) -> Seated:
        table_name = await self._table_name(names)
        table = await self.read_model.table(table_name.id)
        if not is_host(table, visitor.person_ids):
            raise not_found()
        return Seated(visitor, table_name, table)

    async def _member(self, request: Request, names: Names, visitor: Visitor) -> Member:
        table_name = await self._table_name(names)
        overview = await self.read_model.overview(table_name.id)
        sat = any({*visitor.person_ids} & {*game.seats} for game in overview.games)
        if not sat and not sits(overview.table, visitor.person_ids):
            raise not_found()
        return Member(visitor, table_name, overview)

    async def _player(self, request: Request, names: Names, visitor: Visitor) -> Player:
        table_name = await self._table_name(names)
        number = names["number"]
        stored = (
            await self._context.store.find_record(table_name.id, int(number))
            if NUMBER.fullmatch(number)
            else None
        )
        if stored is None or not (player := Player(visitor, stored)).seats:
            raise not_found()
        return player

    async def _owner(self, request: Request, names: Names, visitor: Visitor) -> Visitor:
        if not self._context.settings.is_owner(visitor.person_ids):
            raise not_found()
        return visitor

    async def _moderator(self, request: Request, names: Names, visitor: Visitor) -> Moderator:
        keys = self._context.keys
        if keys is None or not await is_moderator(self._context, visitor):
            raise not_found()
        return Moderator(visitor, keys)


async def is_moderator(context: Context, visitor: Visitor) -> bool:
    """By the settings, or by a link of the owner."""
    person_ids = visitor.person_ids
    return context.settings.may_judge(person_ids) or await context.store.is_moderator(person_ids)


async def _admitted(request: Request, names: Names, visitor: Visitor) -> Visitor:
    return visitor
