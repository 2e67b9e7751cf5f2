"""History of a table for its members: its people, its games and their results.

A member sits at the table, or has sat in one of its games. For everybody else there is no such table.
"""

import re
from collections import Counter
from typing import Literal, TypeAlias

from msgspec import Struct

from camlann.server.gate.http import MALFORMED, HttpError, Request
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import Member, Principals
from camlann.server.gate.table_read_model import TableOverview
from camlann.server.played_games import Played
from camlann.server.store import Summary, TableName
from camlann.server.store.sessions import Visitor
from camlann.table import Choice, PersonId, is_bot

GAMES_PER_PAGE = 50
"""Games in one answer; ask for more with `before`."""

State: TypeAlias = Literal["running", "finished", "abandoned"]
"""Abandoned: it is over, and nobody won or lost."""


class GroupGame(Struct, frozen=True):
    """A game of the table; if it is finished, its record is at `/api/tables/{table}/games/{number}`."""

    number: int
    game: str
    at: int
    """When it was begun, in milliseconds since 1970."""
    seats: tuple[PersonId, ...]
    """The players, clockwise; after the game, those at its end."""
    state: State
    winners: tuple[PersonId, ...] = ()
    reason: str = ""
    """The code of how it ended; empty while it runs, or while the result is not public."""


class Tally(Struct, frozen=True):
    """How often a person has played a game here to its end, and won."""

    person_id: PersonId
    game: str
    played: int
    won: int


class GroupHistory(Struct, frozen=True):
    people: tuple[PersonId, ...]
    """Everybody who sits here or has played here, without bots, in the order they came."""
    choice: Choice | None
    """The game and options chosen for the running or next game."""
    games: tuple[GroupGame, ...]
    """In the order they began."""
    tally: tuple[Tally, ...]
    """Counts over all games, in the order of `people`."""


class GroupHistoryRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context, self._store = context, context.store
        self.routes: Routes = (
            Route(
                "GET",
                "/api/tables/{table}/history",
                Nothing,
                GroupHistory,
                may.member,
                self._page,
                rates=(context.admission.per_person(context.admission.limits.lists),),
                errors=(MALFORMED,),
                query=("before",),
            ),
        )

    async def _page(self, asked: Asked[Nothing, Member]) -> GroupHistory:
        """The people of a table, its games (those before game `before`) and a tally, for its members."""
        before = _before(asked.request)
        overview = asked.by.overview
        games = await self._chain(asked.by.table_name, overview, asked.by.me)
        return GroupHistory(
            people=members(overview),
            choice=overview.table.choice,
            games=tuple(game for game in games if game.number < before)[-GAMES_PER_PAGE:],
            tally=tallied(members(overview), games),
        )

    async def _chain(self, table_name: TableName, overview: TableOverview, me: Visitor) -> list[GroupGame]:
        summaries = {each.game: each for each in await self._store.records_of(table_name.id)}
        return [self._game(overview, each, summaries.get(each.number), me) for each in overview.games]

    def _game(
        self, overview: TableOverview, played: Played, summary: Summary | None, me: Visitor
    ) -> GroupGame:
        table = overview.table
        known = played.number, played.game, played.at, played.seats
        if table.playing and played.number == table.number:
            return GroupGame(*known, "running")
        if not played.ended:
            return GroupGame(*known, "abandoned")
        # The spectator delay applies here too.
        due = summary is not None and summary.at + table.settings.delay * 1000 <= self._context.runtime.wall()
        if summary is None or not (due or {*me.person_ids} & {*played.seats}):
            return GroupGame(*known, "finished")
        return GroupGame(*known, "finished", summary.winners, summary.reason)


def tallied(people: tuple[PersonId, ...], games: list[GroupGame]) -> tuple[Tally, ...]:
    """Counts the games whose result may be shown."""
    played: Counter[tuple[PersonId, str]] = Counter()
    won: Counter[tuple[PersonId, str]] = Counter()
    for game in games:
        if game.reason:
            played.update((person_id, game.game) for person_id in game.seats)
            won.update((person_id, game.game) for person_id in game.winners)
    names = sorted({game.game for game in games})
    return tuple(
        Tally(person_id, name, played[person_id, name], won[person_id, name])
        for person_id in people
        for name in names
        if played[person_id, name]
    )


def members(overview: TableOverview) -> tuple[PersonId, ...]:
    """Everybody who sits at the table or has played there, without bots, in the order they came."""
    came = (person_id for game in overview.games for person_id in game.seats)
    return tuple(
        person_id for person_id in dict.fromkeys((*came, *overview.table.seats)) if not is_bot(person_id)
    )


def _before(request: Request) -> int:
    (before,) = request.query.get("before", ())[:1] or ("1000000",)
    if re.fullmatch("[0-9]{1,7}", before) is None:
        raise HttpError(400, "malformed")
    return int(before)
