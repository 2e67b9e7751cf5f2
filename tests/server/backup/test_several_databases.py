"""A store in several databases is one backup, and is restored into the first of new ones."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from camlann.cli import main
from camlann.i18n.catalogue import Catalogue
from camlann.server.crypto import table_keys
from camlann.server.store import Append, Entry, TableId
from camlann.server.store.move_slots import Move, SlotMover
from camlann.server.store.open_store import open_store
from tests.server.backup.test_backup import keys_in
from tests.server.harness.databases import database
from tests.server.store.engines import Postgres, Several

TABLES = [TableId(2**40 + n) for n in range(6)]
ENGLISH = Catalogue("en", isolate=False)


@pytest.fixture
def urls() -> Iterator[list[str]]:
    with ExitStack() as ends:
        yield [ends.enter_context(database()) for _ in range(4)]


async def play(urls: list[str], keys: table_keys.TableKeys) -> None:
    several = Several(Postgres(urls[0]), Postgres(urls[1]))
    await several.divide()
    store = await several.open()
    for table in TABLES:
        entry = Entry(0, 1, keys.current, b"{}", keys.seal(table, 0, b"{}"))
        await store.append([Append(table, entry)])
    await store.close()


def flags(urls: list[str]) -> list[str]:
    return [word for url in urls for word in ("--store", url)]


def test_it_holds_the_games_of_all_and_goes_on_in_other_databases(urls: list[str], tmp_path: Path) -> None:
    keys = keys_in(tmp_path)
    asyncio.run(play(urls, keys))
    folder, own = str(tmp_path / "backup"), str(tmp_path / "camlann.key")
    assert main(["backup", folder, *flags(urls[:2]), "--keys-of", own]) == 0
    assert main(["restore", folder, *flags(urls[2:]), "--keys", own, "--erased", "none"]) == 0

    async def look() -> None:
        store = await open_store(" ".join(urls[2:]))
        for table in TABLES:
            assert store.database_of(table) == 0
            assert [each.n for each in await store.read(table)] == [0]
        await store.close()

    asyncio.run(look())


def test_rows_that_a_moved_slot_has_left_behind_are_not_in_it(urls: list[str], tmp_path: Path) -> None:
    keys = keys_in(tmp_path)
    asyncio.run(play(urls, keys))

    async def leave() -> None:
        database = Postgres(urls[0])
        async with database.line() as line:
            await line.execute("SET session_replication_role = replica")
            await line.execute(
                "INSERT INTO event_log VALUES ($1, 0, 1, 1, '', 'old'), ($1, 1, 1, 1, '', 'old')", TABLES[1]
            )

    asyncio.run(leave())
    folder, own = str(tmp_path / "backup"), str(tmp_path / "camlann.key")
    assert main(["backup", folder, *flags(urls[:2]), "--keys-of", own]) == 0
    assert main(["restore", folder, "--store", urls[2], "--keys", own, "--erased", "none"]) == 0


@pytest.mark.parametrize(
    "case, reason",
    [
        ("moving", "backup-slots-move"),
        ("order", "backup-databases-differ"),
        ("half", "backup-slots-between"),
        ("one", "store-databases-missing"),
    ],
)
def test_it_is_refused_while_slots_are_not_where_they_belong(
    case: str,
    reason: str,
    urls: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keys = keys_in(tmp_path)
    given = {"order": urls[1::-1], "one": urls[:1]}.get(case, urls[:2])
    command = ["backup", str(tmp_path / "backup"), *flags(given), "--keys-of", str(tmp_path / "camlann.key")]

    async def die(*_: object) -> None:
        raise KeyError

    async def scene() -> int:
        await play(urls, keys)
        if case in ("order", "one"):
            return await asyncio.to_thread(main, command)
        async with SlotMover.open(urls[:2]) as mover:
            if case == "moving":
                return await asyncio.to_thread(main, command)
            monkeypatch.setattr(SlotMover, "_open", die)
            with pytest.raises(KeyError):
                await mover.move(Move(0, 1, (0,)))
        return await asyncio.to_thread(main, command)

    assert asyncio.run(scene()) == 1
    assert capsys.readouterr().err.strip() == ENGLISH.text(reason)
    assert not (tmp_path / "backup").exists()
