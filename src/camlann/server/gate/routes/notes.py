"""Private notes and marks on seats: they belong to one person at one table, and nobody else ever sees them.

They are encrypted under the person's own key and follow to all their devices. They belong to the person, not
the seat: somebody who takes a seat over finds none. All notes have the same length in the store and on the
wire, so that neither shows how much somebody has noted.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from camlann.server.crypto.author_keys import AuthorKeyring, Erased
from camlann.server.gate.http import JSON, Error, HttpError, Reply, not_found
from camlann.server.gate.router import Asked, Nothing, Route, Routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.principals import AtTable, Principals
from camlann.server.store import TableName
from camlann.server.store import notes as stored
from camlann.server.store.sessions import Visitor

REPLY_BYTES = 9 * 1024
"""The size of every reply: the longest notes fit."""
PURPOSE = "notes"

Colour: TypeAlias = Literal["red", "orange", "yellow", "green", "blue", "violet", "white", "black"]
Shape: TypeAlias = Literal["circle", "square", "triangle", "star", "cross", "diamond"]


class Mark(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A private mark on a seat."""

    game: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=19)]
    side: Literal["good", "evil", "?"] | None = None
    colour: Colour | None = None
    shape: Shape | None = None


class Notes(Struct, frozen=True, forbid_unknown_fields=True):
    version: Annotated[int, Meta(ge=0, le=2**31 - 2)] = 0
    """Counts the writes. A write names the version it is based on; 0: there are no notes."""
    text: Annotated[str, Meta(max_length=4000)] = ""
    marks: Annotated[tuple[Mark, ...], Meta(max_length=200)] = ()


class NotesRoutes:
    def __init__(self, context: Context, may: Principals) -> None:
        self._context, self._store, self._runtime = context, context.store, context.runtime
        rates = (context.admission.per_person(context.admission.limits.notes),)
        path = "/api/tables/{table}/notes"
        self.routes: Routes = (
            Route("GET", path, Nothing, Notes, may.visitor, self._read, rates=rates),
            Route(
                "PUT",
                path,
                Notes,
                Notes,
                may.visitor,
                self._write,
                rates=rates,
                errors=(Error(409, "written-since"),),
            ),
            Route("DELETE", path, Nothing, Nothing, may.visitor, self._end, 204, rates=rates),
        )

    async def _read(self, asked: Asked[Nothing, AtTable]) -> Reply:
        """Your notes at this table; the reply always has the same size."""
        authors, table_name, me = self._mine(asked.by)
        return _padded(await self._noted(authors, table_name, me))

    async def _write(self, asked: Asked[Notes, AtTable]) -> Reply:
        """Replace your notes, based on a version: 409 if another device has written since."""
        authors, table_name, me = self._mine(asked.by)
        there = await self._store.notes(me.person_ids, table_name.id)
        person_id, version = (there[0].person_id, there[0].version) if there else (me.person.person_id, 0)
        if asked.body.version != version:
            raise HttpError(409, "written-since")
        written = replace(asked.body, version=version + 1)
        text = msgspec.json.encode(written)
        if len(text) > REPLY_BYTES:
            raise HttpError(413, "too-large")
        try:
            sealed = await authors.seal(person_id, text.ljust(REPLY_BYTES), PURPOSE)
        except Erased:
            raise not_found() from None
        notes = stored.Notes(person_id, table_name.id, version + 1, self._runtime.wall(), sealed)
        if not await self._store.write_notes(notes):
            raise HttpError(409, "written-since")
        return _padded(written)

    async def _end(self, asked: Asked[Nothing, AtTable]) -> Reply:
        """Delete your notes at this table."""
        _, table_name, me = self._mine(asked.by)
        await self._store.delete_notes(me.person_ids, table_name.id)
        return Reply(204, {}, b"")

    def _mine(self, by: AtTable) -> tuple[AuthorKeyring, TableName, Visitor]:
        authors = self._context.authors
        if authors is None:
            raise not_found()
        return authors, by.table_name, by.me

    async def _noted(self, authors: AuthorKeyring, table_name: TableName, me: Visitor) -> Notes:
        for notes in (await self._store.notes(me.person_ids, table_name.id))[:1]:
            text = await authors.open(notes.person_id, notes.sealed, PURPOSE)
            if text is not None:
                return msgspec.json.decode(text, type=Notes)
        return Notes()


def _padded(notes: Notes) -> Reply:
    return Reply(200, {"Content-Type": JSON}, msgspec.json.encode(notes).ljust(REPLY_BYTES))
