"""HTTP replies with finished games: as a record, as a text, or as replay steps."""

import asyncio
import re
from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from camlann.engine.facts import Seat
from camlann.i18n.catalogue import languages
from camlann.i18n.sentences import Words
from camlann.i18n.transcript import display_names, record_transcript
from camlann.records.record import BrokenRecord, Record, Viewpoint, load
from camlann.records.replay_steps import ReplayStep, replay_steps
from camlann.server.gate.html_pages import catalogue, language
from camlann.server.gate.http import (
    MALFORMED,
    NOT_FOUND,
    Error,
    HttpError,
    Reply,
    Request,
    not_found,
)
from camlann.server.record_access import NoSuchSeat, NotDisclosed, ReadableRecord
from camlann.table import PersonId

UNREADABLE, UNDISCLOSED = Error(409, "unreadable"), Error(403, "undisclosed")
RECORD_ERRORS = (MALFORMED, NOT_FOUND, UNREADABLE, UNDISCLOSED)
"""Errors of routes that show a finished game."""
RECORD_QUERY = ("as", "form", "lang")
"""The query parameters of routes that return a record."""
Form: TypeAlias = Literal["record", "text"]
LINES_PER_SLICE = 16
"""Lines written before other tasks get a turn."""
VIEWPOINT = re.compile("whole|spectator|0|[1-9][0-9]?")
MAX_REPLAY_STEPS = 4000
"""Replay steps of one game. No real game has more; such a record can still be read as a file."""


class Wish(Struct, frozen=True):
    """The form in which a record is requested."""

    viewpoint: Viewpoint | None
    """None: the most they may see."""
    form: Form
    language: str


def wish(request: Request) -> Wish:
    """A viewpoint (`as`), `form=text` and its language (`lang`), each if it is given."""
    (viewpoint,) = request.query.get("as", ())[:1] or ("",)
    (form,) = request.query.get("form", ())[:1] or ("record",)
    (lang,) = request.query.get("lang", ())[:1] or (language(request),)
    known = not viewpoint or VIEWPOINT.fullmatch(viewpoint)
    if not known or form not in ("record", "text") or lang not in languages():
        raise HttpError(400, "malformed")
    return Wish(_viewpoint(viewpoint), "text" if form == "text" else "record", lang)


class ReplaySteps(Struct, frozen=True):
    """A finished game as replay steps, from one viewpoint."""

    game: str
    number: int
    """The number of the game at its table."""
    seats: int
    viewpoint: Viewpoint
    viewpoints: tuple[Viewpoint, ...]
    """The viewpoints the reader may choose."""
    own: tuple[Seat, ...]
    """The reader's seats."""
    people: tuple[PersonId, ...]
    """The players, clockwise; empty for a public link."""
    standing: dict[PersonId, PersonId]
    """Those of them who stood in at the end, and the owner of each seat; empty for a public link."""
    replay_steps: tuple[ReplayStep, ...]


class RecordReply(ReadableRecord, frozen=True):
    """A finished game as an HTTP reply to one reader."""

    async def replay_steps(
        self,
        wanted: Viewpoint | None,
        people: tuple[PersonId, ...] = (),
        standing: Mapping[PersonId, PersonId] = {},
    ) -> ReplaySteps:
        """The game as replay steps."""
        try:
            viewpoint = self.checked(wanted)
            record = load(self.stored.record)
            rules = self.games.get(record.header.game)
            if rules is None:
                raise BrokenRecord("record-of-another-game")
            found: list[ReplayStep] = []
            for stop in replay_steps(record, rules, viewpoint):
                found.append(stop)
                if len(found) > MAX_REPLAY_STEPS:
                    raise BrokenRecord("record-unreadable")
                await asyncio.sleep(0)
            header = record.header
            described = header.game, header.number, header.seats, viewpoint, self.viewpoints()
            return ReplaySteps(*described, self.own, people, dict(standing), tuple(found))
        except BrokenRecord:
            raise HttpError(*UNREADABLE) from None

    async def reply(self, wish: Wish, names: list[str | None]) -> Reply:
        """`names` are by seat; a bot has a name of its own in every language."""
        try:
            viewpoint = self.checked(wish.viewpoint)
            if wish.form == "text":
                return await self._text(load(self.stored.record), viewpoint, catalogue(wish.language), names)
            return Reply(200, RECORD, self.record(viewpoint))
        except BrokenRecord:
            raise HttpError(*UNREADABLE) from None

    def checked(self, wanted: Viewpoint | None) -> Viewpoint:
        """The viewpoint they read it from: the wanted one, if they may. Raises `HttpError`."""
        try:
            return self.viewpoint(wanted)
        except NoSuchSeat:
            raise not_found() from None
        except NotDisclosed:
            raise HttpError(*UNDISCLOSED) from None
        except BrokenRecord:
            raise HttpError(*UNREADABLE) from None

    async def _text(
        self, record: Record, viewpoint: Viewpoint, words: Words, names: list[str | None]
    ) -> Reply:
        rules = self.games.get(record.header.game)
        if rules is None:
            raise BrokenRecord("record-of-another-game")
        lines = []
        for n, line in enumerate(
            record_transcript(record, rules, viewpoint, words, display_names(words, names))
        ):
            lines.append(line + "\n")
            if n % LINES_PER_SLICE == 0:
                await asyncio.sleep(0)
        headers = {"Content-Type": "text/plain; charset=utf-8", "Content-Language": words.language}
        return Reply(200, headers, "".join(lines).encode())


def _viewpoint(said: str) -> Viewpoint | None:
    match said:
        case "":
            return None
        case "whole" | "spectator":
            return said
        case seat:
            return Seat(int(seat))


RECORD = {"Content-Type": "application/x-ndjson"}
