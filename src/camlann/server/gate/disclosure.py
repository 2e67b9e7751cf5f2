"""What may be shown of a finished game, and in which form.

The rules of the game say whether everything is told when it is over. If it is, anybody who may read the
record reads all of it, from any seat; if not, each reads what the own seat was told, and who did not sit
there what everybody saw. A record that this house cannot read is taken for one of which no more is told.
"""

import asyncio
import re
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from camlann.catalogue import languages
from camlann.retelling import called, retold
from camlann.server.gate.http import MALFORMED, NOT_FOUND, Error, Reply, Request, Wrong, not_found
from camlann.server.gate.page import catalogue, language
from camlann.server.keeper.choosing import Games
from camlann.server.store import Kept
from camlann.table.company import Who
from camlann.table.facts import Seat
from camlann.table.record import BrokenRecord, Header, Record, Viewpoint, dump, head, load, seen
from camlann.table.stops import Stop, stops
from camlann.words import Words

UNREADABLE, UNDISCLOSED = Error(409, "unreadable"), Error(403, "undisclosed")
SHOWING = (MALFORMED, NOT_FOUND, UNREADABLE, UNDISCLOSED)
"""What may be answered to whoever asks for a finished game."""
WISHES = ("as", "form", "lang")
"""What of a query says how they want it."""
Form: TypeAlias = Literal["record", "text"]
SLICE = 16
"""Lines that are told before others get their turn."""
VIEWPOINT = re.compile("whole|onlooker|0|[1-9][0-9]?")
MOST = 4000
"""Stops of one game. No game has so many; whoever finds one that has may read it as a record."""


class Wish(Struct, frozen=True):
    """What somebody asks for."""

    viewpoint: Viewpoint | None
    """None: the most they may see."""
    form: Form
    language: str


def wish(request: Request) -> Wish:
    """A viewpoint (`as`), `form=text` and its language (`lang`), as far as they are said."""
    (viewpoint,) = request.query.get("as", ())[:1] or ("",)
    (form,) = request.query.get("form", ())[:1] or ("record",)
    (lang,) = request.query.get("lang", ())[:1] or (language(request),)
    known = not viewpoint or VIEWPOINT.fullmatch(viewpoint)
    if not known or form not in ("record", "text") or lang not in languages():
        raise Wrong(400, "malformed")
    return Wish(_viewpoint(viewpoint), "text" if form == "text" else "record", lang)


def is_disclosed(header: Header, games: Games) -> bool:
    """Whether everything is told, now that it is over. Of a game that was broken off it is not."""
    rules = games.get(header.game)
    if header.viewpoint != "whole" or rules is None or header.revision > rules.REVISION:
        return False
    try:
        return rules.disclosed(rules.WIRE.options.decode(header.options))
    except msgspec.DecodeError:
        return False


class GameStops(Struct, frozen=True):
    """A finished game, to be looked at stop by stop as somebody saw it."""

    game: str
    number: int
    """Which game of its table it was."""
    seats: int
    viewpoint: Viewpoint
    viewpoints: tuple[Viewpoint, ...]
    """As whom the reader may see it."""
    own: tuple[Seat, ...]
    """The seats that were theirs."""
    people: tuple[Who, ...]
    """Who sat there, clockwise; nobody is told by a link."""
    stops: tuple[Stop, ...]


class Shown(Struct, frozen=True):
    """A finished game as far as somebody may see it."""

    kept: Kept
    games: Games
    own: tuple[Seat, ...] = ()
    """The seats that are theirs."""

    def viewpoint(self, wanted: Viewpoint | None) -> Viewpoint:
        """As whom they read it: as they wish, if they may."""
        header = head(self.kept.record)
        disclosed = is_disclosed(header, self.games)
        if wanted is None and header.viewpoint != "whole":
            return header.viewpoint
        if wanted is None:
            return "whole" if disclosed else self.own[0] if self.own else "onlooker"
        if isinstance(wanted, int) and wanted >= header.seats:
            raise not_found()
        own = self.own if header.viewpoint == "whole" else ()
        if not disclosed and wanted != "onlooker" and wanted not in own:
            raise Wrong(*UNDISCLOSED)
        return wanted

    def viewpoints(self) -> tuple[Viewpoint, ...]:
        """As whom they may read it."""
        header = head(self.kept.record)
        if is_disclosed(header, self.games):
            return ("whole", "onlooker", *map(Seat, range(header.seats)))
        own = self.own if header.viewpoint == "whole" else ()
        return ("onlooker", *own)

    async def stops(self, wanted: Viewpoint | None, people: tuple[Who, ...] = ()) -> GameStops:
        """The same as stops to look about at."""
        try:
            viewpoint = self.viewpoint(wanted)
            record = load(self.kept.record)
            rules = self.games.get(record.header.game)
            if rules is None:
                raise BrokenRecord("record-of-another-game")
            found: list[Stop] = []
            for stop in stops(record, rules, viewpoint):
                found.append(stop)
                if len(found) > MOST:
                    raise BrokenRecord("record-unreadable")
                await asyncio.sleep(0)
            header = record.header
            told = header.game, header.number, header.seats, viewpoint, self.viewpoints()
            return GameStops(*told, self.own, people, tuple(found))
        except BrokenRecord:
            raise Wrong(*UNREADABLE) from None

    async def reply(self, wish: Wish, names: list[str | None]) -> Reply:
        """`names` are by seat; a bot has a name of its own in every language."""
        try:
            viewpoint = self.viewpoint(wish.viewpoint)
            if wish.form == "text":
                return await self._text(load(self.kept.record), viewpoint, catalogue(wish.language), names)
            return Reply(200, RECORD, self.record(viewpoint))
        except BrokenRecord:
            raise Wrong(*UNREADABLE) from None

    def record(self, wanted: Viewpoint | None) -> bytes:
        """As they wish, if they may; raises `BrokenRecord`."""
        viewpoint = self.viewpoint(wanted)
        whole = viewpoint == "whole"
        return self.kept.record if whole else dump(seen(load(self.kept.record), viewpoint))

    async def _text(
        self, record: Record, viewpoint: Viewpoint, words: Words, names: list[str | None]
    ) -> Reply:
        rules = self.games.get(record.header.game)
        if rules is None:
            raise BrokenRecord("record-of-another-game")
        lines = []
        for n, line in enumerate(retold(record, rules, viewpoint, words, called(words, names))):
            lines.append(line + "\n")
            if n % SLICE == 0:
                await asyncio.sleep(0)
        headers = {"Content-Type": "text/plain; charset=utf-8", "Content-Language": words.language}
        return Reply(200, headers, "".join(lines).encode())


def _viewpoint(said: str) -> Viewpoint | None:
    match said:
        case "":
            return None
        case "whole" | "onlooker":
            return said
        case seat:
            return Seat(int(seat))


RECORD = {"Content-Type": "application/x-ndjson"}
