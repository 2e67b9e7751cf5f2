"""What can only happen with SQLite: a file."""

import asyncio
import sqlite3
import stat
from contextlib import closing

import pytest
from msgspec.structs import replace

from camlann.server.store import Outcome, Person, StoredRecord, TableId, Unknown, Unreachable
from camlann.server.store.open_store import open_store
from camlann.server.store.sqlite import SqliteStore
from camlann.table import PersonId
from tests.server.store.engines import TABLE, Sqlite, append, entry, opened, run
from tests.timeouts import HANG_SECONDS

STORED, LOST, BAD = Outcome.STORED, Outcome.LOST, Outcome.BAD
ANA = PersonId("a" * 32)


def test_every_commit_is_on_the_disk(sqlite: Sqlite) -> None:
    async def scene() -> None:
        store = await SqliteStore.open(str(sqlite.path))
        pragmas = ("journal_mode", "synchronous")
        told = [
            await store._do(lambda line, pragma=pragma: line.execute(f"PRAGMA {pragma}").fetchone())  # type: ignore[misc]
            for pragma in pragmas
        ]
        assert told == [("wal",), (2,)]
        await store.close()

    run(scene())


def test_the_file_is_nobody_elses_to_read(sqlite: Sqlite) -> None:
    async def scene() -> None:
        async with opened(sqlite) as [store]:
            await store.append([append(0)])
            for file in sqlite.path.parent.iterdir():
                assert stat.S_IMODE(file.stat().st_mode) == 0o600

    run(scene())


def test_a_record_is_kept_compressed_and_broken_bytes_of_it_are_no_record(sqlite: Sqlite) -> None:
    record = StoredRecord(TABLE, 1, (ANA,), b'{"game":"avalon"}\n' * 1000, "avalon")

    async def scene() -> None:
        async with opened(sqlite) as [store]:
            await store.add_record(record)
            with closing(sqlite3.connect(sqlite.path, isolation_level=None)) as other:
                ((kept,),) = other.execute("SELECT record FROM records")
                assert len(kept) < 200
                other.execute("UPDATE records SET record = ?", (kept[:2] + b"!" + kept[3:],))
            assert await store.find_record(TABLE, 1) == replace(record, record=b"")

    run(scene())


def test_a_file_that_another_holds_is_waited_for(sqlite: Sqlite) -> None:
    async def scene() -> None:
        async with opened(sqlite) as [store]:
            with closing(sqlite3.connect(sqlite.path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                appending = asyncio.create_task(store.append([append(0)]))
                await asyncio.sleep(0.1)
                assert not appending.done()
                other.execute("COMMIT")
                assert await appending == [STORED]

    run(scene())


def test_a_file_that_another_holds_too_long_cannot_be_written_but_read(sqlite: Sqlite) -> None:
    async def scene() -> None:
        store = await SqliteStore.open(str(sqlite.path), timeout_seconds=0.2)
        with closing(sqlite3.connect(sqlite.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unreachable):
                await store.append([append(0)])
            with pytest.raises(Unreachable):
                await store.ready()
            assert await store.read(TABLE) == []
            other.execute("COMMIT")
        assert await store.append([append(0)]) == [STORED]
        await store.close()

    run(scene())


def test_an_erasure_waits_for_no_reader_and_the_log_is_emptied_later(sqlite: Sqlite) -> None:
    log = sqlite.path.with_name(sqlite.path.name + "-wal")

    async def scene() -> None:
        store = await SqliteStore.open(str(sqlite.path), timeout_seconds=HANG_SECONDS)
        await store.add_person(Person(ANA, "Ana"), b"ana", 1)
        with closing(sqlite3.connect(sqlite.path)) as backup:
            backup.execute("BEGIN")
            backup.execute("SELECT * FROM people").fetchall()
            await asyncio.wait_for(store.erase([ANA], 2), HANG_SECONDS / 2)
            assert log.stat().st_size > 0
        await store.sweep_privacy(3)
        assert log.stat().st_size == 0
        await store.close()

    run(scene())


def test_what_the_file_refuses_of_an_append_harms_no_other_entry(sqlite: Sqlite) -> None:
    async def scene() -> None:
        async with opened(sqlite) as [store]:
            with closing(sqlite3.connect(sqlite.path)) as other:
                other.execute(
                    "CREATE TRIGGER short BEFORE INSERT ON event_log WHEN length(NEW.public) > 9"
                    " BEGIN SELECT RAISE(ABORT, 'too long'); END"
                )
            tried = [
                append(0, 1, "", 1),
                append(0, 1, "far too long", 2),
                append(1, 1, "", 3),
                append(0, 0, "", 4),
            ]
            assert await store.append(tried) == [STORED, BAD, LOST, STORED]
            assert await store.read(TableId(1)) == [entry(0)]
            assert await store.read(TableId(2)) == []

    run(scene())


def test_when_the_commit_fails_the_outcome_is_unknown_and_the_log_tells_it(sqlite: Sqlite) -> None:
    async def scene() -> None:
        store = await SqliteStore.open(str(sqlite.path))

        def forbid(line: sqlite3.Connection) -> None:
            line.set_authorizer(
                lambda action, what, *_: (
                    sqlite3.SQLITE_DENY
                    if (action, what) == (sqlite3.SQLITE_TRANSACTION, "COMMIT")
                    else sqlite3.SQLITE_OK
                )
            )

        await store._do(forbid)
        with pytest.raises(Unknown):
            await store.append([append(0, 2)])
        assert await store.read(TABLE) == []
        assert await store.append([append(0, 2)]) == [STORED]
        await store.close()

    run(scene())


def test_a_disk_that_is_full_takes_nothing_and_harms_nothing(sqlite: Sqlite) -> None:
    async def scene() -> None:
        store = await SqliteStore.open(str(sqlite.path))
        assert await store.append([append(0)]) == [STORED]
        await store._do(lambda line: line.execute("PRAGMA max_page_count = 1").fetchone())
        with pytest.raises(Unreachable):
            await store.append([append(0, 1, "", 1), append(1, 1, "x" * 100_000)])
        assert await store.read(TABLE) == [entry(0)]
        assert await store.read(TableId(1)) == []
        await store.close()

    run(scene())


def test_a_file_that_is_no_database_is_not_opened(sqlite: Sqlite) -> None:
    sqlite.path.write_text("Once upon a time there was a king. " * 100)

    async def scene() -> None:
        with pytest.raises(Unreachable):
            await open_store(f"sqlite:{sqlite.path}")

    run(scene())


def test_a_folder_that_is_not_there_is_not_made(sqlite: Sqlite) -> None:
    async def scene() -> None:
        with pytest.raises(Unreachable):
            await open_store(f"sqlite:{sqlite.path.parent / 'nowhere' / 'camlann.db'}")

    run(scene())


@pytest.mark.parametrize("url", ["", "sqlite:", "mysql://root:secret@localhost/camlann", "camlann.db"])
def test_a_url_of_no_known_store_is_refused_without_repeating_it(url: str) -> None:
    async def scene() -> None:
        with pytest.raises(ValueError, match="sqlite:PATH") as caught:
            await open_store(url)
        assert "secret" not in str(caught.value)

    run(scene())
