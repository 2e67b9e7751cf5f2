"""`camlann backup` and `camlann restore`: what they keep, and what they refuse."""

import asyncio
import sqlite3
import stat
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from camlann.cli import main
from camlann.i18n.catalogue import Catalogue, languages
from camlann.runtime import Runtime
from camlann.server.backup import row_files
from camlann.server.backup.manifest import FILE
from camlann.server.backup.schema import NEWEST
from camlann.server.backup.store_preparation import SHORT_LIVED
from camlann.server.crypto import table_keys
from camlann.server.privacy import erased_list
from camlann.server.store import Append, Entry, TableId
from camlann.server.store.migrate import migrate_sqlite
from camlann.server.store.open_store import open_store
from camlann.table import PersonId
from tests.server.harness.databases import database
from tests.server.privacy.datamap import Field
from tests.server.privacy.engines import Engine, Postgres, Sqlite
from tests.server.privacy.test_canaries import MAP, Planted, is_in, planted
from tests.server.store import one_more_migration

GAME = TableId(2**62)
ENGLISH = Catalogue("en", isolate=False)


def keys_in(folder: Path) -> table_keys.TableKeys:
    return table_keys.load(folder / "camlann.key", Runtime(), make=True)


async def add_game(engine: Engine, keys: table_keys.TableKeys) -> None:
    """A row of a game, by which one can tell to which keys a store belongs."""
    store = await engine.open()
    entry = Entry(0, 1, keys.current, b"{}", keys.seal(GAME, 0, b"{}"))
    await store.append([Append(GAME, entry)])
    await store.close()


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """The folder of a server on which a game was played."""
    data = tmp_path / "data"
    data.mkdir()
    asyncio.run(add_game(Sqlite(data / "camlann.db"), keys_in(data)))
    (data / "camlann.owner").write_text(f"{'0' * 32}\n")
    return data


@pytest.fixture
def backup(played: Path, tmp_path: Path) -> Path:
    folder, keys = tmp_path / "backup", tmp_path / "keys"
    assert main(["backup", str(folder), "--data", str(played), "--keys", str(keys)]) == 0
    return folder


def restored(backup: Path, *flags: str, keys: Path | None = None) -> int:
    new, own = backup.parent / "new", keys or backup.parent / "keys"
    return main(["restore", str(backup), "--keys", str(own), "--data", str(new), "--erased", "none", *flags])


# What it keeps.


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    with database() as url:
        yield Postgres(url)


def url(engine: Sqlite | Postgres) -> str:
    return engine.url if isinstance(engine, Postgres) else f"sqlite:{engine.path}"


LEFT_OUT = ("report_actions", "restores", "schema_migrations", *SHORT_LIVED)
"""The canary among the actions belongs to no report, so it is tidied away."""


def test_every_row_comes_back_by_way_of_the_other_engine_but_nothing_of_whoever_was_erased(
    postgres: Postgres, tmp_path: Path
) -> None:
    keys, erased, between = tmp_path / "camlann.key", tmp_path / "erased", Sqlite(tmp_path / "camlann.db")

    async def plant() -> tuple[Planted, dict[Field, list[Any]]]:
        async with planted(postgres) as made:
            await add_game(postgres, keys_in(tmp_path))
        return made, await postgres.dump(made.schema)

    def moved(source: Sqlite | Postgres, target: Sqlite | Postgres, folder: str, erased: str) -> None:
        path = str(tmp_path / folder)
        assert main(["backup", path, "--store", url(source), "--keys-of", str(keys)]) == 0
        flags = ("--store", url(target), "--keys", str(keys), "--erased", erased)
        assert main(["restore", path, *flags]) == 0

    made, before = asyncio.run(plant())
    moved(postgres, between, "first", "none")
    erased_list.add(erased, [made.ada.person_id, made.ada.joined], 5)
    with database() as other:
        moved(between, Postgres(other), "second", str(erased))
        after = asyncio.run(Postgres(other).dump(made.schema))
    for field, values in after.items():
        for text in () if MAP[field].stays else map(str, values):
            for mark in (made.ada.person_id, made.ada.joined, "canary a"):
                assert mark not in text, field
    for field, mark in made.put["b"].items():
        assert is_in(mark, before[field])
        if field.table in SHORT_LIVED:
            assert field not in after, f"{field} would work again"
        elif field == Field("wake_ups", "due_at"):
            assert not is_in(mark, after[field]), "a deadline passed while nobody could come"
        elif field.table not in LEFT_OUT:
            assert is_in(mark, after[field]), f"{field} is lost"
    stayed = {field for field in before if MAP[field].stays and field.table not in LEFT_OUT}
    for field in stayed - {Field("wake_ups", "due_at")}:
        assert sorted(map(str, after[field])) == sorted(map(str, before[field])), field


def test_a_store_of_an_older_schema_is_restored_and_then_migrated(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    keys_in(data)
    with closing(sqlite3.connect(data / "camlann.db", isolation_level=None)) as line:
        migrate_sqlite(line)
        line.execute("INSERT INTO people VALUES ('somebody', 'Elaine', x'01', NULL)")
    one_more_migration.plan(monkeypatch)
    folder, keys = str(tmp_path / "backup"), str(data / "camlann.key")
    assert main(["backup", folder, "--data", str(data)]) == 0
    for store in (f"sqlite:{tmp_path / 'new.db'}", postgres.url):
        flags = ("--keys", keys, "--store", store, "--erased", "none")
        assert main(["restore", folder, *flags]) == 0

        async def look(url: str) -> list[str]:
            opened = await open_store(url)
            people = await opened.people([PersonId("somebody")])
            assert (await opened.last_restore()).restored_at > 0
            await opened.close()
            return [person.name for person in people]

        assert asyncio.run(look(store)) == ["Elaine"]


def test_the_restored_folder_has_the_keys_and_the_owner(backup: Path, played: Path) -> None:
    assert restored(backup) == 0
    new = backup.parent / "new"
    for name in ("camlann.key", "camlann.owner"):
        assert (new / name).read_text() == (played / name).read_text()
    files = ["camlann.db", "camlann.key", "camlann.owner"]
    assert sorted(path.name for path in new.iterdir()) == [".gitignore", *files]


def test_nobody_else_on_the_machine_can_read_any_of_it(backup: Path) -> None:
    assert restored(backup) == 0
    new = backup.parent / "new"
    private = [backup.parent / "keys", *new.glob("camlann.*"), *backup.iterdir()]
    assert [path for path in private if stat.S_IMODE(path.stat().st_mode) != 0o600] == []
    assert [stat.S_IMODE(folder.stat().st_mode) for folder in (backup, new)] == [0o700] * 2


def test_the_keys_are_nowhere_in_the_backup(backup: Path, played: Path) -> None:
    secrets = [keys_in(played).masters[1], keys_in(played).derive("backups")]
    whole = b"".join(path.read_bytes() for path in backup.iterdir())
    assert [key for key in secrets if key in whole or key.hex().encode() in whole] == []


# What it refuses.


def change_row(backup: Path) -> None:
    path = row_files.path_of(backup, "event_log")
    data = bytearray(path.read_bytes())
    data[-1] ^= 1
    path.write_bytes(data)


def change_manifest(old: str, new: str) -> Callable[[Path], None]:
    def change(backup: Path) -> None:
        path = backup / FILE
        assert old in path.read_text()
        path.write_text(path.read_text().replace(old, new, 1))

    return change


def other_keys(backup: Path) -> None:
    (backup.parent / "keys").write_text(f"1 {'ab' * 32}\n")


def a_store_there(backup: Path) -> None:
    (backup.parent / "new").mkdir()
    (backup.parent / "new" / "camlann.db").write_text("something")


def a_log_there(backup: Path) -> None:
    (backup.parent / "new").mkdir()
    (backup.parent / "new" / "camlann.db-wal").write_text("something")


def keys_there(backup: Path) -> None:
    (backup.parent / "new").mkdir()
    (backup.parent / "new" / "camlann.key").write_text(f"1 {'ab' * 32}\n")


REFUSED: dict[str, tuple[Callable[[Path], object], str]] = {
    "another's keys": (other_keys, "backup-other-keys"),
    "no keys": (lambda backup: (backup.parent / "keys").write_text("secret"), "backup-no-keys"),
    "a changed row": (change_row, "backup-damaged"),
    "a lost file": (lambda backup: row_files.path_of(backup, "people").unlink(), "backup-damaged"),
    "a changed time": (change_manifest('"made_at": 1', '"made_at": 2'), "backup-damaged"),
    "a cut manifest": (lambda backup: (backup / FILE).write_text("{"), "backup-damaged"),
    "a newer format": (change_manifest('"format": 1', '"format": 2'), "backup-format-newer"),
    "unfinished": (lambda backup: (backup / FILE).unlink(), "backup-unfinished"),
    "a store that is not empty": (a_store_there, "backup-store-not-empty"),
    "what is left of another store": (a_log_there, "backup-store-not-empty"),
    "other keys in the folder": (keys_there, "backup-keys-differ"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_is_refused_changes_nothing(case: str, backup: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plant, message = REFUSED[case]
    plant(backup)
    new = backup.parent / "new"
    before = {path: path.read_bytes() for path in new.glob("*")}
    capsys.readouterr()
    assert restored(backup) == 1
    said = capsys.readouterr().err.strip()
    for part in ENGLISH.text(message, path="PATH").split("PATH"):
        assert part in said
    assert {path: path.read_bytes() for path in new.glob("*")} == before


def test_a_backup_of_a_newer_schema_is_refused(
    backup: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("camlann.server.backup.command.NEWEST", NEWEST - 1)
    assert restored(backup) == 1
    assert "A newer Camlann made this" in capsys.readouterr().err


def test_who_was_erased_must_be_said(backup: Path, capsys: pytest.CaptureFixture[str]) -> None:
    new, keys = str(backup.parent / "new"), str(backup.parent / "keys")
    assert main(["restore", str(backup), "--keys", keys, "--data", new]) == 1
    assert ENGLISH.text("backup-who-was-erased") in capsys.readouterr().err
    assert restored(backup, "--erased", str(backup / FILE)) == 1
    # The list of the folder itself counts without being named.
    (backup.parent / "new").mkdir()
    erased_list.add(backup.parent / "new" / "camlann.erased", [PersonId("a" * 32)], 5)
    assert main(["restore", str(backup), "--keys", keys, "--data", new]) == 0
    assert "One id was erased again" in capsys.readouterr().out


def test_a_database_in_use_is_not_restored(
    backup: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    async def scene() -> None:
        store = await postgres.open()
        await store.ready()
        assert await asyncio.to_thread(restored, backup, "--store", postgres.url) == 1
        assert "Stop all of them first" in capsys.readouterr().err
        await store.close()
        # Its tables are there, and empty: that is no store yet.
        assert await asyncio.to_thread(restored, backup, "--store", postgres.url) == 0
        assert await asyncio.to_thread(restored, backup, "--store", postgres.url) == 1
        assert "The store is not empty" in capsys.readouterr().err

    asyncio.run(scene())


def test_an_interrupted_backup_is_never_taken_for_one(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = row_files.write

    def cut(folder: Path, table: str, *more: Any) -> Coroutine[Any, Any, row_files.RowFile]:
        if table == "people":
            raise OSError("no space")
        return whole(folder, table, *more)

    folder = tmp_path / "backup"
    monkeypatch.setattr(row_files, "write", cut)
    assert main(["backup", str(folder), "--data", str(played)]) == 1
    monkeypatch.undo()
    assert not folder.exists()
    unfinished = tmp_path / "backup.unfinished"
    assert restored(unfinished, keys=played / "camlann.key") == 1
    assert "was never finished" in capsys.readouterr().err
    assert main(["backup", str(folder), "--data", str(played)]) == 1
    assert f"Delete {unfinished}" in capsys.readouterr().err


def test_keys_are_not_put_beside_the_data_nor_over_others(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, other = tmp_path / "backup", tmp_path / "other"
    other.write_text(f"1 {'ab' * 32}\n")
    for copy, message in ((folder / "keys", "inside"), (other, "holds other keys")):
        assert main(["backup", str(folder), "--data", str(played), "--keys", str(copy)]) == 1
        assert message in capsys.readouterr().err
    # Nor is a backup made with keys that do not open the store.
    assert main(["backup", str(folder), "--data", str(played), "--keys-of", str(other)]) == 1
    assert "do not belong to this store" in capsys.readouterr().err
    assert not folder.exists()


def test_keys_that_were_added_since_do_no_harm(backup: Path) -> None:
    with (backup.parent / "keys").open("a") as keys:
        keys.write(f"2 {'cd' * 32}\n")
    assert restored(backup) == 0


def test_it_speaks_every_language(backup: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other_keys(backup)
    capsys.readouterr()
    for language in languages():
        assert restored(backup, "--language", language) == 1
    lines = capsys.readouterr().err.splitlines()
    assert len({*lines}) == len([*languages()])
    assert restored(backup, "--language", "xx") == 2


# The list of erased people.


def test_a_line_that_was_cut_short_spoils_no_other(tmp_path: Path) -> None:
    path, one, two = tmp_path / "erased", PersonId("1" * 32), PersonId("2" * 32)
    erased_list.add(path, [one], 5)
    with path.open("a") as cut:
        cut.write("33333")
    erased_list.add(path, [two, one], 6)
    assert erased_list.read(path) == {one: 5, two: 6}
    path.write_text("Elaine\n")
    with pytest.raises(erased_list.NotAList):
        erased_list.read(path)
