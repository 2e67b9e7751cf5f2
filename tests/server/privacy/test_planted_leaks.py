"""Leaks of what belongs to a person, planted on purpose and caught."""

from typing import Any

import msgspec
import pytest
from msgspec import Raw

from camlann.protocol.socket_messages import encode
from camlann.server.event_log_codec import LoggedFact, LogRow, entry
from camlann.server.gate.routes.notes import Notes, NotesRoutes
from camlann.server.gate.table_read_model import TableReadModel
from camlann.server.store import Append
from camlann.table import Begun, Choice, Replaced, TableFact
from tests.bug_planting import Planted
from tests.server.privacy.moderated_server import ANN, BEN, CAL, ModeratedServer
from tests.server.privacy.test_notes import MINE

leak = Planted()


def tell(server: ModeratedServer, table: str, *facts: TableFact) -> None:
    """This has happened at a table, however it came to it."""
    place = server.disk.tables[table]
    said = tuple(LoggedFact(True, Raw(encode(fact))) for fact in facts)
    rows = [LogRow(game=0, at=server.wall(), facts=said)]
    end = server.disk.logs[place.id][-1].next
    server.disk.append([Append(place.id, entry(server.keys, place.id, end, rows))])


def whoever_stands_in_finds_no_notes_and_whose_they_are_keeps_them() -> None:
    server = ModeratedServer()
    table = server.table(BEN, ANN)
    notes = f"/api/tables/{table}/notes"
    server.has(ANN, "PUT", notes, MINE)
    tell(server, table, Begun(1, Choice("ferry"), (BEN, ANN)), Replaced(ANN, CAL, ANN))
    assert server.has(CAL, "GET", notes) == {"version": 0, "text": "", "marks": []}
    assert server.has(CAL, "PUT", notes, {"text": "mine"})["version"] == 1
    assert server.has(ANN, "GET", notes) == MINE | {"version": 1}
    tell(server, table, Replaced(CAL, ANN))
    assert server.has(ANN, "GET", notes) == MINE | {"version": 1}
    server.end()


@leak(
    "a stand-in reads the notes of whom they stand in for",
    whoever_stands_in_finds_no_notes_and_whose_they_are_keeps_them,
)
def _(patch: pytest.MonkeyPatch) -> None:
    async def noted(self: NotesRoutes, authors: Any, place: Any, me: Any) -> Any:
        standing = (await TableReadModel(self._store).table(place.id)).current.standing
        owner = standing.get(me.person.person_id)
        for notes in await self._store.notes([owner] if owner else [], place.id):
            text = await authors.open(notes.person_id, notes.sealed, "notes")
            return msgspec.json.decode(text, type=Notes)
        return await old(self, authors, place, me)

    old = NotesRoutes._noted
    patch.setattr(NotesRoutes, "_noted", noted)


@pytest.mark.parametrize("sentence", leak.leaks)
def test_a_planted_leak_is_caught(sentence: str) -> None:
    leak.test(sentence)
