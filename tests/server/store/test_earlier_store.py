"""A database made before the first release is refused with one sentence, and not a byte of it is changed."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from camlann.cli import main
from camlann.server.store import EarlierStore
from camlann.server.store.open_store import open_store
from tests.server.harness.shared_database import SharedDatabases
from tests.server.store.engines import Postgres, Sqlite, run

OLD = (
    "CREATE TABLE migrations (number INTEGER PRIMARY KEY, since TIMESTAMP DEFAULT CURRENT_TIMESTAMP)",
    "CREATE TABLE log (table_id INTEGER NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (table_id, n))",
    "INSERT INTO migrations (number) VALUES (1), (2), (3), (4), (5), (6), (7), (8)",
    "INSERT INTO log (table_id, n) VALUES (7, 0)",
)
"""As much of the old form as tells it from others; both engines read it alike."""
TABLES = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY table_name"


def write_old(path: Path, *, checkpointed: bool) -> sqlite3.Connection:
    """A file in WAL mode, as the store leaves one. While the connection is open, its log stays as it is."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    for statement in OLD:
        connection.execute(statement)
    if checkpointed:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return connection


def state(path: Path) -> dict[str, bytes]:
    """Every file of the store but the index of its write-ahead log, which readers write too."""
    files = path.parent.glob(f"{path.name}*")
    return {file.name: file.read_bytes() for file in files if not file.name.endswith("-shm")}


def test_a_file_is_refused_and_left_byte_for_byte(sqlite: Sqlite) -> None:
    write_old(sqlite.path, checkpointed=True).close()
    before = state(sqlite.path)
    assert [*before] == [sqlite.path.name]

    async def scene() -> None:
        with pytest.raises(EarlierStore):
            await open_store(f"sqlite:{sqlite.path}")

    run(scene())
    assert state(sqlite.path) == before
    assert [*sqlite.path.parent.iterdir()] == [sqlite.path]


def test_a_file_whose_log_was_not_emptied_is_left_byte_for_byte_too(sqlite: Sqlite, tmp_path: Path) -> None:
    with closing(write_old(sqlite.path, checkpointed=False)):
        # As after a crash: nobody has the copy open.
        copy = tmp_path / "crashed" / sqlite.path.name
        copy.parent.mkdir()
        for name, content in state(sqlite.path).items():
            (copy.parent / name).write_bytes(content)
    before = state(copy)
    assert before[f"{copy.name}-wal"]

    async def scene() -> None:
        with pytest.raises(EarlierStore):
            await open_store(f"sqlite:{copy}")

    run(scene())
    assert state(copy) == before


@pytest.fixture
def postgres(shared_postgres: SharedDatabases) -> Postgres:
    """A database without tables."""
    return Postgres(*shared_postgres.without_tables())


def test_a_database_is_refused_and_nothing_is_made_in_it(postgres: Postgres) -> None:
    async def scene() -> None:
        async with postgres.line() as line:
            for statement in OLD:
                await line.execute(statement)
        with pytest.raises(EarlierStore):
            await postgres.open()
        async with postgres.line() as line:
            assert [row[0] for row in await line.fetch(TABLES)] == ["log", "migrations"]
            assert await line.fetchval("SELECT count(*) FROM migrations") == 8
            assert await line.fetchval("SELECT count(*) FROM log") == 1

    run(scene())


def test_whoever_starts_a_server_is_told_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_old(tmp_path / "camlann.db", checkpointed=True).close()
    before = state(tmp_path / "camlann.db")
    assert main(["tidy", "--data", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert re.fullmatch(r"The database was made by an earlier version [^\n]* --store\.\n", told)
    assert state(tmp_path / "camlann.db") == before
