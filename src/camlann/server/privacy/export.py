"""Everything that is kept about a person, as one document for themselves.

What others wrote is not in it, nor who reported them; of a game still running nothing is, for the page of
one's own seat is on one's own screen.
"""

import asyncio
from collections.abc import AsyncIterator

import msgspec
from msgspec import Raw, Struct

from camlann.engine.facts import Seat
from camlann.engine.match import Games
from camlann.records.record import BrokenRecord
from camlann.server.chat.sealed_message import opened
from camlann.server.crypto.author_keys import Authors
from camlann.server.record_access import ReadableRecord
from camlann.server.store import Store, StoredRecord, TableId
from camlann.server.store.sessions import Visitor
from camlann.table import PersonId

NOTES = "notes"
FOREVER = 2**63 - 1
MANY = 100_000
WHOLE = 200
"""Games whose records are in the export itself."""


class ExportedSession(Struct, frozen=True):
    made: int
    seen: int


class ExportedPasskey(Struct, frozen=True):
    id: str
    made: int
    used: int


class ExportedVisit(Struct, frozen=True):
    person_id: PersonId
    table: str
    at: int


class ExportedGame(Struct, frozen=True):
    """A finished game."""

    table: str
    number: int
    at: str
    """Where its record is."""
    record: str
    """The record itself, as far as one may see it, a line of JSON a row; of the latest two hundred games."""


class ExportedLine(Struct, frozen=True):
    table: str
    person_id: PersonId
    at: int
    game: int
    channel: str
    words: Raw


class ExportedNotes(Struct, frozen=True):
    table: str
    at: int
    notes: Raw


class ExportedPreference(Struct, frozen=True):
    """How one likes the house."""

    at: int
    preference: Raw


class ExportedReport(Struct, frozen=True):
    """A report one has made."""

    id: str
    table: str
    reported: PersonId
    reason: str
    made: int
    closed: int


class ExportedSanction(Struct, frozen=True):
    person_id: PersonId
    action: str
    table: str
    """Where; nothing: everywhere."""
    reason: str
    since: int
    until: int


class ExportedBlock(Struct, frozen=True):
    person_id: PersonId
    at: int


class ExportedMute(Struct, frozen=True):
    table: str
    person_id: PersonId


class ExportedShare(Struct, frozen=True):
    """A link to a finished game that one has made, or that calls one by name."""

    name: str
    table: str
    number: int
    made: int


class ExportedStay(Struct, frozen=True):
    """A game at a table open to anybody, and whether one has left it."""

    table: str
    number: int
    at: int
    left: bool


class Export(Struct, frozen=True):
    """All that is known about somebody. Times are milliseconds since 1970."""

    at: int
    person_id: PersonId
    name: str
    joined: tuple[PersonId, ...]
    sessions: tuple[ExportedSession, ...]
    passkeys: tuple[ExportedPasskey, ...]
    visits: tuple[ExportedVisit, ...]
    games: tuple[ExportedGame, ...]
    chat: tuple[ExportedLine, ...]
    notes: tuple[ExportedNotes, ...]
    reports: tuple[ExportedReport, ...]
    sanctions: tuple[ExportedSanction, ...]
    blocks: tuple[ExportedBlock, ...]
    mutes: tuple[ExportedMute, ...]
    shares: tuple[ExportedShare, ...]
    stays: tuple[ExportedStay, ...]
    preferences: tuple[ExportedPreference, ...]


async def gathered(store: Store, authors: Authors | None, games: Games, me: Visitor, now: int) -> Export:
    """May raise `Unreachable`."""
    person_ids, read = me.person_ids, _Reading(store)
    reports = [report for report in await store.reports_of(person_ids) if report.reporter in person_ids]
    return Export(
        now,
        me.person.person_id,
        me.person.name,
        me.joined,
        tuple(ExportedSession(each.made, each.seen) for each in await store.sessions(me.person.person_id)),
        tuple(
            ExportedPasskey(each.id.hex(), each.made, each.count)
            for each in await store.passkeys(me.person.person_id)
        ),
        tuple(
            ExportedVisit(each.person_id, each.place.name, each.at)
            for each in await store.tables_of(person_ids, FOREVER, MANY)
        ),
        tuple([each async for each in _games(store, games, me)]),
        tuple([each async for each in _chat(store, authors, me, read)]),
        tuple([each async for each in _notes(store, authors, me, read)]),
        tuple(
            [
                ExportedReport(
                    each.id, await read.name(each.table), each.reported, each.reason, each.made, each.closed
                )
                for each in reports
            ]
        ),
        tuple(
            [
                ExportedSanction(
                    each.person_id,
                    each.action,
                    await read.name(each.table),
                    each.reason,
                    each.since,
                    each.until,
                )
                for each in await store.sanctions_of(person_ids)
            ]
        ),
        tuple(ExportedBlock(each.other, each.at) for each in await store.blocks(person_ids)),
        tuple(
            [ExportedMute(await read.name(table), other) for table, other in await store.mutes(person_ids)]
        ),
        tuple(
            [
                ExportedShare(each.name, await read.name(each.table), each.game, each.made)
                for each in await store.shared_by(person_ids)
            ]
        ),
        tuple(
            [
                ExportedStay(await read.name(each.table), each.game, each.at, each.left)
                for each in await store.stays_of(person_ids)
            ]
        ),
        tuple(
            ExportedPreference(each.at, Raw(each.preference.encode()))
            for each in await store.preferences(person_ids)
        ),
    )


async def _games(store: Store, games: Games, me: Visitor) -> AsyncIterator[ExportedGame]:
    sat = await store.sat_in(me.person_ids)
    for left, (place, number) in zip(range(len(sat), 0, -1), sat, strict=True):
        kept = await store.kept(place.id, number) if left <= WHOLE else None
        record = "" if kept is None else _shown(kept, games, me)
        # Others want to be answered in between.
        await asyncio.sleep(0)
        yield ExportedGame(place.name, number, f"/api/tables/{place.name}/games/{number}", record)


def _shown(kept: StoredRecord, games: Games, me: Visitor) -> str:
    own = tuple(Seat(n) for n, person_id in enumerate(kept.people) if person_id in me.person_ids)
    try:
        return ReadableRecord(kept, games, own).record(None).decode()
    except (BrokenRecord, ValueError):
        return ""


async def _chat(
    store: Store, authors: Authors | None, me: Visitor, read: "_Reading"
) -> AsyncIterator[ExportedLine]:
    for line in await store.chat_of(me.person_ids):
        said = None if authors is None else await opened(authors, line)
        if said is not None:
            name, words = await read.name(line.table), Raw(msgspec.json.encode(said.what))
            yield ExportedLine(name, line.person_id, line.at, line.game, said.channel, words)


async def _notes(
    store: Store, authors: Authors | None, me: Visitor, read: "_Reading"
) -> AsyncIterator[ExportedNotes]:
    for notes in await store.notes(me.person_ids):
        text = None if authors is None else await authors.open(notes.person_id, notes.sealed, NOTES)
        if text is not None:
            yield ExportedNotes(await read.name(notes.table), notes.at, Raw(text.rstrip()))


class _Reading:
    """The outer names of tables, each looked up once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._names: dict[TableId, str] = {TableId(0): ""}

    async def name(self, table: TableId) -> str:
        if table not in self._names:
            found = await self._store.places([table])
            self._names[table] = found[0].name if found else ""
        return self._names[table]
