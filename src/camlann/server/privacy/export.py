"""Data export: everything that is stored about a person, as one document for that person.

It does not contain what others wrote, who reported the person, or games that are still running.
"""

import asyncio
from collections.abc import AsyncIterator

import msgspec
from msgspec import Raw

from camlann.engine.facts import Seat
from camlann.engine.rules import Games
from camlann.records.record import BrokenRecord
from camlann.server.chat.sealed_message import open_delivered
from camlann.server.crypto.author_keys import AuthorKeyring
from camlann.server.privacy.export_document import (
    Export,
    ExportedBlock,
    ExportedChatMessage,
    ExportedCompletionRecord,
    ExportedGame,
    ExportedModerator,
    ExportedMute,
    ExportedNotes,
    ExportedPasskey,
    ExportedPhoneGuest,
    ExportedPreference,
    ExportedPushSubscription,
    ExportedRecordLink,
    ExportedReport,
    ExportedSanction,
    ExportedSession,
    ExportedVisit,
)
from camlann.server.record_access import ReadableRecord
from camlann.server.store import Store, StoredRecord, TableId
from camlann.server.store.sessions import Visitor
from camlann.table import PersonId

NOTES = "notes"
FOREVER = 2**63 - 1
MAX_VISITS = 100_000
MAX_EXPORTED_RECORDS = 200
"""The latest games, whose records are in the export itself."""


async def gather_export(
    store: Store, authors: AuthorKeyring | None, games: Games, me: Visitor, now: int
) -> Export:
    """May raise `Unreachable`."""
    guests = await store.phone_guests(me.person_ids)
    person_ids = (*me.person_ids, *(guest.person_id for guest in guests))
    names = _TableNames(store)
    reports = [report for report in await store.reports_of(person_ids) if report.reporter in person_ids]
    return Export(
        now,
        me.person.person_id,
        me.person.name,
        me.joined,
        tuple(ExportedSession(each.made, each.seen) for each in await store.sessions(me.person.person_id)),
        tuple(
            ExportedPasskey(each.id.hex(), each.made, each.sign_count)
            for each in await store.passkeys(me.person.person_id)
        ),
        tuple(
            ExportedVisit(each.person_id, each.table_name.name, each.at)
            for each in await store.visits_of(person_ids, FOREVER, MAX_VISITS)
        ),
        tuple([each async for each in _games(store, games, me, person_ids)]),
        tuple([each async for each in _chat(store, authors, person_ids, names)]),
        tuple([each async for each in _notes(store, authors, person_ids, names)]),
        tuple(
            [
                ExportedReport(
                    each.id,
                    await names.of(each.table),
                    each.reported,
                    each.reason,
                    each.made,
                    each.closed,
                )
                for each in reports
            ]
        ),
        tuple(
            [
                ExportedSanction(
                    each.person_id,
                    each.action,
                    await names.of(each.table),
                    each.reason,
                    each.since,
                    each.until,
                )
                for each in await store.sanctions_of(person_ids)
            ]
        ),
        tuple(ExportedBlock(each.other, each.at) for each in await store.blocks(person_ids)),
        tuple([ExportedMute(await names.of(table), other) for table, other in await store.mutes(person_ids)]),
        tuple(
            [
                ExportedRecordLink(each.name, await names.of(each.table), each.game, each.made)
                for each in await store.record_links_by(person_ids)
            ]
        ),
        tuple(
            [
                ExportedCompletionRecord(await names.of(each.table), each.game, each.at, each.abandoned)
                for each in await store.completion_records_of(person_ids)
            ]
        ),
        tuple(
            ExportedPreference(each.at, Raw(each.value.encode()))
            for each in await store.preferences(person_ids)
        ),
        tuple(
            ExportedPushSubscription(each.endpoint, each.language, each.made)
            for each in await store.push_subscriptions(person_ids)
        ),
        tuple(ExportedPhoneGuest(guest.person_id, guest.name) for guest in guests),
        tuple(
            ExportedModerator(each.person_id, each.appointed_at, each.dismissed_at)
            for each in await store.moderators_of(person_ids)
        ),
    )


async def _games(
    store: Store, games: Games, me: Visitor, person_ids: tuple[PersonId, ...]
) -> AsyncIterator[ExportedGame]:
    played = await store.finished_games_of(person_ids)
    for left, (table_name, number) in zip(range(len(played), 0, -1), played, strict=True):
        stored = await store.find_record(table_name.id, number) if left <= MAX_EXPORTED_RECORDS else None
        record = "" if stored is None else _shown(stored, games, me)
        # Let other tasks run in between.
        await asyncio.sleep(0)
        yield ExportedGame(table_name.name, number, f"/api/tables/{table_name.name}/games/{number}", record)


def _shown(stored: StoredRecord, games: Games, me: Visitor) -> str:
    own = tuple(Seat(n) for n, person_id in enumerate(stored.people) if person_id in me.person_ids)
    try:
        return ReadableRecord(stored, games, own).record(None).decode()
    except (BrokenRecord, ValueError):
        return ""


async def _chat(
    store: Store, authors: AuthorKeyring | None, person_ids: tuple[PersonId, ...], names: "_TableNames"
) -> AsyncIterator[ExportedChatMessage]:
    for stored in await store.chat_of(person_ids):
        message = None if authors is None else await open_delivered(authors, stored)
        if message is not None:
            name, content = await names.of(stored.table), Raw(msgspec.json.encode(message.content))
            yield ExportedChatMessage(
                name, stored.person_id, stored.at, stored.game, message.channel, content
            )


async def _notes(
    store: Store, authors: AuthorKeyring | None, person_ids: tuple[PersonId, ...], names: "_TableNames"
) -> AsyncIterator[ExportedNotes]:
    for notes in await store.notes(person_ids):
        text = None if authors is None else await authors.open(notes.person_id, notes.sealed, NOTES)
        if text is not None:
            yield ExportedNotes(await names.of(notes.table), notes.at, Raw(text.rstrip()))


class _TableNames:
    """The public names of tables, each looked up once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._names: dict[TableId, str] = {TableId(0): ""}

    async def of(self, table: TableId) -> str:
        if table not in self._names:
            found = await self._store.table_names([table])
            self._names[table] = found[0].name if found else ""
        return self._names[table]
