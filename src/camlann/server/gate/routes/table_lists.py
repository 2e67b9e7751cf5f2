"""Lists of tables: open tables that anybody may join, and the tables where you have been."""

import re
from typing import Literal, cast

from msgspec import Struct

from camlann.server.gate.http import MALFORMED, HttpError, Reply, Request, not_found
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import Principals
from camlann.server.gate.table_read_model import TableOverview, sits
from camlann.server.store import PlayedAtTable, Summary
from camlann.server.store.records import BROKEN_OFF
from camlann.server.store.sessions import Visitor
from camlann.server.store.visited_tables import Visit
from camlann.table.time_controls import Profile

TABLES_PER_PAGE = 20
"""Tables in one answer; ask for more with `before`."""
GAMES_PER_TABLE = 10
"""Finished games of a table in that answer; its history has all."""
FOREVER = 2**63 - 1


class OpenTable(Struct, frozen=True):
    """A table that anybody may find."""

    table: str
    game: str
    language: str
    free: int
    clock: int
    bots: int
    since: int
    people: int
    """How many people sit there; it says nowhere who."""
    preset: str
    """Empty: the host's own options."""
    time_control: Profile


class MyGame(Struct, frozen=True):
    """A finished game; its record is at `/api/tables/{table}/games/{number}`."""

    number: int
    game: str
    seats: int
    at: int
    """When it ended, in milliseconds since 1970."""
    won: bool | None
    """Have you won? None: it ended without a result."""
    role: str
    """Your role, by its name in the rules; empty if the game has none, or ended without a result."""


class MyTable(Struct, frozen=True):
    """A table where you have been."""

    table: str
    at: int
    """Your last visit, in milliseconds since 1970."""
    sits: bool
    playing: bool
    """Is a game being played there now?"""
    asks: Literal["", "you", "several"]
    """`you`: its open question is for you alone. `several`: for several people, who may have answered."""
    played: int
    """How many finished games you have played there."""
    games: tuple[MyGame, ...]
    """The latest of them, in the order they began."""


class TableListRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context, self._store = context, context.store
        self._read_model = may.read_model
        admission, rate = context.admission, context.admission.limits.lists
        self.routes: Routes = (
            Route(
                "GET",
                "/api/open",
                Nothing,
                list[OpenTable],
                may.anyone,
                self._open,
                rates=(admission.per_address(rate),),
                errors=(MALFORMED,),
                query=("before", "game", "language"),
            ),
            Route(
                "GET",
                "/api/me/games",
                Nothing,
                list[MyTable],
                may.session,
                self._mine,
                rates=(admission.per_person(rate),),
                errors=(MALFORMED,),
                query=("before",),
            ),
            Route("DELETE", "/api/me/games/{table}", Nothing, Nothing, may.known, self._forget, 204),
        )

    async def _open(self, asked: Asked[Nothing, None]) -> list[OpenTable]:
        """Tables that anybody may join, the latest first: of a `game`, in a `language`, since `before`."""
        game, language = _word(asked.request, "game"), _word(asked.request, "language")
        before = _before(asked.request)
        if not self._context.settings.open_tables:
            return []
        return [
            OpenTable(
                each.table_name.name,
                each.game,
                each.language,
                each.free_seats,
                each.choice_seconds,
                each.bots,
                each.listed_at,
                each.people,
                each.preset,
                cast(Profile, each.time_control),  # The keeper writes nothing else there.
            )
            for each in await self._store.listed(game, language, before, TABLES_PER_PAGE)
        ]

    async def _mine(self, asked: Asked[Nothing, Visitor]) -> list[MyTable]:
        """The tables where you have been before `before`, the latest first."""
        me = asked.by
        before = _before(asked.request)
        visits = await self._store.visits_of(me.person_ids, before, TABLES_PER_PAGE)
        tables = [visit.table_name.id for visit in visits]
        played = await self._store.played_at(tables, me.person_ids, GAMES_PER_TABLE)
        by_table = {each.table: each for each in played}
        return [await self._my_table(visit, by_table.get(visit.table_name.id), me) for visit in visits]

    async def _forget(self, asked: Asked[Nothing, Visitor]) -> Reply:
        """Remove a table from this list. The table itself stays."""
        table_name = await self._context.authentication.table_name(asked.names["table"])
        visits = [] if table_name is None else await self._store.visits(asked.by.person_ids, table_name.id)
        if not visits:
            raise not_found()
        for visit in visits:
            await self._store.delete_visit(visit.person_id, visit.table_name.id)
        return Reply(204, {}, b"")

    async def _my_table(self, visit: Visit, played: PlayedAtTable | None, me: Visitor) -> MyTable:
        overview = await self._read_model.overview(visit.table_name.id)
        table = overview.table
        return MyTable(
            visit.table_name.name,
            visit.at,
            sits(table, me.person_ids),
            table.playing,
            _asks(overview, me),
            0 if played is None else played.count,
            () if played is None else tuple(_my_game(each, me) for each in played.latest),
        )


def _my_game(summary: Summary, me: Visitor) -> MyGame:
    seat = next(n for n, person_id in enumerate(summary.people) if person_id in me.person_ids)
    return MyGame(
        number=summary.game,
        game=summary.name,
        seats=len(summary.people),
        at=summary.at,
        won=None if summary.reason in ("", BROKEN_OFF) else bool({*me.person_ids} & {*summary.winners}),
        role=summary.roles[seat] if seat < len(summary.roles) else "",
    )


def _asks(overview: TableOverview, me: Visitor) -> Literal["", "you", "several"]:
    table = overview.table
    if not table.playing or table.current.adjourned:
        return ""
    seats = overview.games[-1].seats
    asked = [seats[seat] for seat in overview.asked if seat < len(seats)]
    if not {*me.person_ids} & {*asked}:
        return ""
    return "you" if len(asked) == 1 else "several"


def _before(request: Request) -> int:
    (before,) = request.query.get("before", ())[:1] or (str(FOREVER),)
    if re.fullmatch("[0-9]{1,19}", before) is None or int(before) > FOREVER:
        raise HttpError(400, "malformed")
    return int(before)


def _word(request: Request, name: str) -> str | None:
    (word,) = request.query.get(name, ())[:1] or ("",)
    if re.fullmatch("[A-Za-z0-9-]{0,40}", word) is None:
        raise HttpError(400, "malformed")
    return word or None
