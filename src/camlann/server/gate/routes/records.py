"""Records of finished games, for those who sat there."""

from camlann.server.gate.html_pages import catalogue
from camlann.server.gate.http import Asked, Nothing, Reply, Route, Routes
from camlann.server.gate.record_replies import SHOWING, WISHES, GameStops, Shown, wish
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import Player, Principals
from camlann.table import Who, is_bot


class Records:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context = context
        rates = (context.porter.per_person(context.porter.limits.lists),)
        self.routes: Routes = (
            Route(
                "GET",
                "/api/tables/{table}/games/{number}",
                Nothing,
                bytes,
                may.player,
                self._record,
                rates=rates,
                errors=SHOWING,
                query=WISHES,
            ),
            Route(
                "GET",
                "/api/tables/{table}/games/{number}/stops",
                Nothing,
                GameStops,
                may.player,
                self._stops,
                rates=rates,
                errors=SHOWING,
                query=WISHES,
            ),
        )

    async def _record(self, asked: Asked[Nothing, Player]) -> Reply:
        """A finished game, `as` somebody saw it, as a record or, with `form=text`, as a text (`lang`)."""
        wanted = wish(asked.request)
        kept, seats = asked.by.kept, asked.by.seats
        names = await named(self._context, kept.people, wanted.language)
        return await Shown(kept, self._context.games, seats).reply(wanted, names)

    async def _stops(self, asked: Asked[Nothing, Player]) -> GameStops:
        """A finished game, `as` somebody saw it, a stop for each question that was put."""
        wanted = wish(asked.request)
        kept, seats = asked.by.kept, asked.by.seats
        return await Shown(kept, self._context.games, seats).stops(wanted.viewpoint, kept.people)


async def named(context: Context, whos: tuple[Who, ...], language: str) -> list[str | None]:
    """What these are called; None: nobody knows any more."""
    people = [who for who in whos if not is_bot(who)]
    known = {each.who: each.name for each in await context.store.people(people)} if people else {}
    words = catalogue(language)
    return [
        words.text("record-bot", seat=seat) if is_bot(who) else known.get(who)
        for seat, who in enumerate(whos, 1)
    ]
