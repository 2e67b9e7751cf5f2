"""Records of finished games, for those who sat there."""

import re
from typing import Any

from camlann.server.gate.disclosure import GameStops, Shown, wish
from camlann.server.gate.http import Asked, Nothing, Reply, Route, Routes, not_found
from camlann.server.gate.page import catalogue
from camlann.server.gate.routes.house import House
from camlann.server.rate_limit import RateLimiter
from camlann.server.store import Kept
from camlann.server.store.people import Visitor
from camlann.table.company import Who, is_bot
from camlann.table.facts import Seat

NUMBER = re.compile(r"[1-9][0-9]{0,5}")


class Records:
    def __init__(self, house: House) -> None:
        self._house = house
        self._asked = RateLimiter(house.porter.limits.lists)
        self.routes: Routes = (
            Route("GET", "/api/tables/{table}/games/{number}", Nothing, bytes, self._record),
            Route("GET", "/api/tables/{table}/games/{number}/stops", Nothing, GameStops, self._stops),
        )

    async def _record(self, asked: Asked[Nothing]) -> Reply:
        """A finished game, `as` somebody saw it, as a record or, with `form=text`, as a text (`lang`)."""
        wanted = wish(asked.request)
        kept, me = await sat_there(self._house, asked, self._asked)
        names = await named(self._house, kept.people, wanted.language)
        return await Shown(kept, self._house.games, seats_of(kept, me)).reply(wanted, names)

    async def _stops(self, asked: Asked[Nothing]) -> GameStops:
        """A finished game, `as` somebody saw it, a stop for each question that was put."""
        wanted = wish(asked.request)
        kept, me = await sat_there(self._house, asked, self._asked)
        return await Shown(kept, self._house.games, seats_of(kept, me)).stops(wanted.viewpoint, kept.people)


async def sat_there(house: House, asked: Asked[Any], often: RateLimiter) -> tuple[Kept, Visitor]:
    """The finished game of this address and who asks for it; to whoever did not sit there it is not there."""
    me = await house.visitor(asked.request)
    if me is None:
        raise not_found()
    often.take(me.person.who)
    place, number = await house.known.place(asked.names["table"]), asked.names["number"]
    if place is None or NUMBER.fullmatch(number) is None:
        raise not_found()
    kept = await house.store.kept(place.id, int(number))
    if kept is None or not seats_of(kept, me):
        raise not_found()
    return kept, me


def seats_of(kept: Kept, me: Visitor) -> tuple[Seat, ...]:
    return tuple(Seat(n) for n, who in enumerate(kept.people) if who in me.whos)


async def named(house: House, whos: tuple[Who, ...], language: str) -> list[str | None]:
    """What these are called; None: nobody knows any more."""
    people = [who for who in whos if not is_bot(who)]
    known = {each.who: each.name for each in await house.store.people(people)} if people else {}
    words = catalogue(language)
    return [
        words.text("record-bot", seat=seat) if is_bot(who) else known.get(who)
        for seat, who in enumerate(whos, 1)
    ]
