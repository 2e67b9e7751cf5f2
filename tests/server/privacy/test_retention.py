"""Retention: old data is deleted, by every gate and by the command."""

import asyncio
import subprocess
from pathlib import Path

import pytest

from camlann.runtime import Runtime
from camlann.server.privacy.retention import delete_expired
from camlann.server.store import Person, Store
from camlann.server.store.chat import KEEP_CHAT_MS, StoredChatMessage
from camlann.server.store.moderation import DAY_MS, KEEP_CLOSED_REPORTS_MS, Act, Report, Sanction, State
from camlann.server.store.sessions import SESSION_MS, Session
from camlann.server.store.table_names import TableId
from camlann.table import PersonId
from tests.server.harness.process_server import CAMLANN
from tests.server.privacy.engines import Engine, Sqlite
from tests.server.privacy.moderated_server import ANN, BEN, CAL, MAY, ModeratedServer

ADA, BO = PersonId("a" * 32), PersonId("b" * 32)
TABLE = TableId(7)
BEGAN = 1000 * DAY_MS


async def keep(store: Store, at: int) -> None:
    """Something of everything that does not stay, all of this day."""
    await store.add_person(Person(ADA, "Ada"), b"first", at)
    await store.add_session(Session(b"second", ADA, at, at))
    await store.add_chat(StoredChatMessage(TABLE, 0, ADA, "id", "name", 1, at, b"sealed"))
    await store.add_report(Report("r", TABLE, ADA, BO, "spam", at, 1, b"evidence"))
    mute = Sanction("r", BO, "mute", TableId(0), "spam", at, at + DAY_MS)
    assert await store.decide(Act("r", 1, ADA, "mute", "spam", at, at + DAY_MS), State.DECIDED, mute)


async def left(store: Store) -> set[str]:
    found = {
        "talk": await store.chat_of((ADA,)),
        "report": await store.find_report("r"),
        "sanction": await store.sanctions_of((BO,)),
        "session": await store.find_session(b"second"),
        "person": await store.people((ADA,)),
    }
    return {name for name, what in found.items() if what}


ALL = {"talk", "report", "sanction", "session", "person"}


@pytest.mark.parametrize(
    "later, stays",
    [
        (KEEP_CHAT_MS, ALL),
        (KEEP_CHAT_MS + 1, ALL - {"talk"}),
        (KEEP_CLOSED_REPORTS_MS - 1, ALL - {"talk"}),
        (KEEP_CLOSED_REPORTS_MS, ALL - {"talk", "report"}),
        (KEEP_CLOSED_REPORTS_MS + DAY_MS, {"session", "person"}),
        (SESSION_MS, {"person"}),
    ],
)
def test_each_thing_has_its_time(engine: Engine, later: int, stays: set[str]) -> None:
    async def scene() -> None:
        store = await engine.open()
        try:
            await keep(store, BEGAN)
            for _ in range(2):
                await delete_expired(store, BEGAN + later)
            assert await left(store) == stays
        finally:
            await store.close()

    asyncio.run(scene())


def test_the_times_are_those_of_the_page() -> None:
    assert [KEEP_CHAT_MS // DAY_MS, KEEP_CLOSED_REPORTS_MS // DAY_MS, SESSION_MS // DAY_MS] == [90, 365, 400]


def test_a_gate_does_it_by_itself() -> None:
    server = ModeratedServer()
    table = server.table(ANN, BEN)
    server.says(BEN, table, "long ago", at=server.wall() - KEEP_CHAT_MS)
    line = server.says(BEN, table, "just now")
    server.pass_time(700)
    assert [each.public_id for each in server.disk.chat.values()] == [line]
    server.end()


def test_what_was_reported_outlasts_the_chat() -> None:
    server = ModeratedServer()
    table = server.table(ANN, BEN, CAL)
    line = server.says(BEN, table, "you fool", at=server.wall() - KEEP_CHAT_MS + 1000)
    server.has(CAL, "POST", f"/api/tables/{table}/reports", {"reason": "insult", "message": line})
    server.pass_time(700)
    assert not server.disk.chat
    [file] = server.has(MAY, "GET", "/api/reports")
    assert [each["content"]["text"] for each in file["messages"]] == ["you fool"]
    server.end()


def test_whoever_runs_no_gate_says_so(tmp_path: Path) -> None:
    async def now() -> tuple[set[str], set[str]]:
        store = await Sqlite(tmp_path / "camlann.db").open()
        await keep(store, Runtime().wall() - KEEP_CLOSED_REPORTS_MS)
        before = await left(store)
        await store.close()
        await asyncio.to_thread(subprocess.run, [*CAMLANN, "tidy", "--data", str(tmp_path)], check=True)
        store = await Sqlite(tmp_path / "camlann.db").open()
        after = await left(store)
        await store.close()
        return before, after

    assert asyncio.run(now()) == (ALL, ALL - {"talk", "report"})
