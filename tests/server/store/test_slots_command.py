"""`camlann slots` says where the slots are, shares them out, and finishes what was interrupted."""

import asyncio
import re

import pytest

from camlann.cli import main
from camlann.i18n.catalogue import Catalogue
from camlann.server.store import Outcome
from camlann.server.store.move_slots import Move, SlotMover
from tests.server.store.engines import Several, append, entry, opened, run

ENGLISH = Catalogue("en", isolate=False)


def told(several: Several, *flags: str) -> int:
    stores = [word for url in several.url.split() for word in ("--store", url)]
    return main(["--language", "en", "slots", *stores, *flags])


def counts(text: str) -> list[int]:
    return [int(count.replace(",", "")) for count in re.findall(r"database \d: ([\d,]+) slots?$", text, re.M)]


def test_slots_are_emptied_and_shared_out_again(
    several: Several, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # All 16,384 slots would take a minute; these are few batches.
    monkeypatch.setattr("camlann.server.store.move_slots.BATCH_SLOTS", 4096)

    async def before() -> None:
        async with opened(several) as [store]:
            await store.append([append(0, table=table) for table in range(1, 9)])

    async def after() -> None:
        async with opened(several) as [store]:
            for table in range(1, 9):
                assert await store.read(append(0, table=table).table) == [entry(0)]
            assert (
                await store.append([append(1, table=table) for table in range(1, 9)]) == [Outcome.STORED] * 8
            )

    run(before())
    assert told(several) == 0
    assert counts(capsys.readouterr().out) == [8192, 8192]
    assert told(several, "--empty", "2") == 0
    assert counts(capsys.readouterr().out) == [16384, 0]
    assert told(several, "--even") == 0
    assert counts(capsys.readouterr().out) == [8192, 8192]
    run(after())


def test_an_interrupted_move_is_told_and_finished(
    several: Several, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(*_: object) -> None:
        raise KeyError

    async def interrupt() -> None:
        await (await several.open()).close()
        with monkeypatch.context() as patch:
            patch.setattr(SlotMover, "_open", die)
            with pytest.raises(KeyError):
                async with SlotMover.open(several.url.split()) as mover:
                    await mover.move(Move(1, 0, (7, 9)))

    asyncio.run(interrupt())
    assert told(several) == 0
    assert ENGLISH.text("slots-interrupted", count=2) in capsys.readouterr().out
    assert told(several, "--even") == 0
    assert counts(capsys.readouterr().out) == [8192, 8192]
    assert told(several) == 0
    assert ENGLISH.text("slots-interrupted", count=2) not in capsys.readouterr().out


def test_rows_that_a_dead_mover_has_left_behind_are_deleted(
    several: Several, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(*_: object) -> None:
        raise KeyError

    async def interrupt() -> None:
        async with opened(several) as [store]:
            await store.append([append(0, table=7), append(0, table=9)])
        with monkeypatch.context() as patch:
            patch.setattr(SlotMover, "_delete", die)
            with pytest.raises(KeyError):
                async with SlotMover.open(several.url.split()) as mover:
                    await mover.move(Move(1, 0, (7,)))

    async def left() -> list[int]:
        async with several.both[1].line() as line:
            return [row[0] for row in await line.fetch("SELECT table_id FROM event_log ORDER BY 1")]

    asyncio.run(interrupt())
    assert asyncio.run(left()) == [7, 9]
    assert told(several, "--even") == 0
    assert asyncio.run(left()) == [9]


def test_it_says_what_is_wrong_with_the_databases(
    several: Several, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = several.url.split()
    assert main(["slots", "--store", first, "--language", "en"]) == 2
    assert capsys.readouterr().err.strip() == ENGLISH.text("slots-need-databases")
    assert told(several, "--empty", "3") == 2
    assert capsys.readouterr().err.strip() == ENGLISH.text("slots-no-such-database", databases=2)
    run(_opened(several))
    assert main(["--language", "en", "slots", "--store", second, "--store", first]) == 2
    assert capsys.readouterr().err.strip() == ENGLISH.text("store-databases-in-wrong-order", number=1)


async def _opened(several: Several) -> None:
    await (await several.open()).close()
