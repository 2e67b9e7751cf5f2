"""Recap: the story so far of a running game as text, for people who come back to it.

Each reads what their own seat has seen and no more, and spectators what everybody saw. The length of the
answer depends only on what everybody saw.
"""

import asyncio
from collections.abc import Iterable

from camlann.i18n.sentences import Words
from camlann.i18n.transcript import display_names, record_transcript
from camlann.records.record import BrokenRecord, Record, Viewpoint
from camlann.server.gate.html_pages import catalogue
from camlann.server.gate.http import MALFORMED, NOT_FOUND, HttpError, Reply, not_found
from camlann.server.gate.record_replies import LINES_PER_SLICE, RECORD_QUERY, UNREADABLE, wish
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import Principals
from camlann.server.gate.routes.records import named
from camlann.server.gate.routes.running_record import running_record
from camlann.server.store.sessions import Visitor
from camlann.table import Table

STEP, OWN = 4096, 16 * 1024
"""Bytes. The reply is a multiple of the first; the second, plus a quarter, is for private facts."""


class RecapRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context = context
        self._read_model = may.read_model
        self.routes: Routes = (
            Route(
                "GET",
                "/api/tables/{table}/recap",
                Nothing,
                bytes,
                may.session,
                self._recap,
                rates=(context.admission.per_person(context.admission.limits.lists),),
                errors=(MALFORMED, NOT_FOUND, UNREADABLE),
                query=RECORD_QUERY,
            ),
        )

    async def _recap(self, asked: Asked[Nothing, Visitor]) -> Reply:
        """The running game so far as text (`lang`), as your seat saw it."""
        words = catalogue(wish(asked.request).language)
        table_name = await self._context.authentication.table_name(asked.names["table"])
        table = None if table_name is None else await self._read_model.table(table_name.id)
        if table_name is None or table is None or not table.playing:
            raise not_found()
        person_id = await self._context.authentication.acting(asked.by, table_name)
        spectators = self._context.settings.spectators and table.settings.spectators
        if person_id not in table.seats and not spectators:
            raise not_found()
        try:
            record = await running_record(self._context, table_name, table, person_id)
            text = await self._text(record, table, words)
        except BrokenRecord:
            # They have just got or lost a seat.
            raise HttpError(503, "try-again") from None
        headers = {"Content-Type": "text/plain; charset=utf-8", "Content-Language": words.language}
        return Reply(200, headers, text)

    async def _text(self, record: Record, table: Table, words: Words) -> bytes:
        names = display_names(words, await named(self._context, table.seats, words.language))
        rules, viewpoint = self._context.games[record.header.game], record.header.viewpoint
        title = [words.text("recap-title", number=record.header.number), ""]

        async def recap(viewer: Viewpoint) -> bytes:
            _, _, *lines = await _sliced(record_transcript(record, rules, viewer, words, names))
            return "\n".join([*title, *(lines or [words.text("recap-nothing")]), ""]).encode()

        seen = await recap("spectator")
        own = seen if viewpoint == "spectator" else await recap(viewpoint)
        size = len(seen) + len(seen) // 4 + OWN
        return own.ljust(-(-size // STEP) * STEP)


async def _sliced(lines: Iterable[str]) -> list[str]:
    """All lines; other tasks get a turn in between."""
    found = []
    for n, line in enumerate(lines):
        found.append(line)
        if n % LINES_PER_SLICE == 0:
            await asyncio.sleep(0)
    return found
