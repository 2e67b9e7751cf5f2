"""Every store: what it guarantees of a log, on PostgreSQL, SQLite and in memory."""

import asyncio
from itertools import pairwise

import pytest

from camlann.server.store import Append, BrokenLog, Entry, LogPart, Outcome, TableId
from tests.server.store.engines import TABLE, Engine, append, entry, opened, run

STORED, LOST, BAD = Outcome.STORED, Outcome.LOST, Outcome.BAD


def test_entries_are_appended_at_the_end_and_read_back_as_they_were(engine: Engine) -> None:
    whole = [
        Entry(0, 2, 3, b"\x00open\xff", b"\x00closed\xff"),
        Entry(2, 1, 32767, b"", b""),
        Entry(3, 32767, 0, b"x" * 100_000, b"y" * 100_000),
    ]

    async def scene() -> None:
        async with opened(engine) as [store]:
            assert await store.read(TABLE) == []
            for each in whole:
                assert await store.append([Append(TABLE, each)]) == [STORED]
            assert await store.read(TABLE) == whole
            assert await store.read(TableId(8)) == []

    run(scene())


def test_a_log_is_read_from_the_entry_that_holds_the_row_asked_for(engine: Engine) -> None:
    first, second, third = entry(0, 2, "a"), entry(2, 3, "b"), entry(5, 1, "c")

    async def scene() -> None:
        async with opened(engine) as [store]:
            for each in (first, second, third):
                await store.append([Append(TABLE, each)])
            assert await store.read(TABLE, 1) == [first, second, third]
            assert await store.read(TABLE, 2) == [second, third]
            assert await store.read(TABLE, 4) == [second, third]
            assert await store.read(TABLE, 5) == [third]
            assert await store.read(TABLE, 6) == []
            assert await store.read(TABLE, 60) == []

    run(scene())


@pytest.mark.parametrize(
    "given, tried, outcome",
    [
        pytest.param([], append(0), STORED, id="the first row is number nought"),
        pytest.param([], append(1), LOST, id="nothing begins with a hole"),
        pytest.param([entry(0, 3)], append(3), STORED, id="after a group comes what follows it"),
        pytest.param([entry(0)], append(2), LOST, id="a row is not skipped"),
        pytest.param([entry(0)], append(0), LOST, id="what is there stays"),
        pytest.param(
            [entry(0)], append(0, 2), LOST, id="nothing of a group is stored if its first row is taken"
        ),
        pytest.param([entry(0, 2)], append(1), LOST, id="a row inside a foreign group is taken"),
        pytest.param([entry(0, 3)], append(1, 2), LOST, id="a group inside a foreign group is taken"),
        pytest.param([entry(0), entry(1)], append(0, 3), LOST, id="a group over foreign rows is lost"),
        pytest.param([], append(0, 0), STORED, id="an empty log ends at nought"),
        pytest.param([], append(1, 0), LOST, id="an empty log does not end at one"),
        pytest.param([entry(0, 2)], append(2, 0), STORED, id="a log ends after its last group"),
        pytest.param([entry(0, 2)], append(1, 0), LOST, id="a log does not end inside a group"),
        pytest.param([entry(0, 2)], append(0, 0), LOST, id="a log that has rows does not end at nought"),
    ],
)
def test_an_entry_is_stored_only_at_the_very_end(
    engine: Engine, given: list[Entry], tried: Append, outcome: Outcome
) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [store, other]:
            for each in given:
                assert await other.append([Append(TABLE, each)]) == [STORED]
            assert await store.append([tried]) == [outcome]
            kept = [*given, tried.entry] if outcome is STORED and tried.entry.size else given
            assert await other.read(TABLE) == kept

    run(scene())


def test_each_of_an_appends_entries_has_an_outcome_of_its_own_in_the_order_given(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            await store.append([append(0, 2, "old", 3), append(0, 1, "old", 5)])
            tried = [
                append(1, 1, "overtaken", 3),
                append(0, 1, "first", 9),
                append(1, 0, "", 5),
                append(0, -1, "nonsense", 4),
                append(0, 2, "first", 1),
            ]
            assert await store.append(tried) == [LOST, STORED, STORED, BAD, STORED]
            assert await store.append([]) == []
            assert await store.read(TableId(1)) == [entry(0, 2, "first")]
            assert await store.read(TableId(3)) == [entry(0, 2, "old")]
            assert await store.read(TableId(4)) == []
            assert await store.read(TableId(5)) == [entry(0, 1, "old")]
            assert await store.read(TableId(9)) == [entry(0, 1, "first")]

    run(scene())


def test_two_entries_for_one_table_in_one_call_are_a_mistake(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            with pytest.raises(AssertionError):
                await store.append([append(0), append(1)])

    run(scene())


@pytest.mark.parametrize(
    "nonsense",
    [
        pytest.param(append(2**31), id="n beyond 31 bits"),
        pytest.param(append(2**31 - 1), id="a next n beyond 31 bits"),
        pytest.param(append(-1), id="n below nought"),
        pytest.param(append(0, -1), id="size below nought"),
        pytest.param(append(0, 2**15), id="size beyond 15 bits"),
        pytest.param(Append(TABLE, Entry(0, 1, -1)), id="key below nought"),
        pytest.param(Append(TABLE, Entry(0, 1, 2**15)), id="key beyond 15 bits"),
        pytest.param(Append(TableId(2**63), Entry(0, 1)), id="table beyond 64 bits"),
        pytest.param(append(2**31, 0), id="no row beyond 31 bits"),
    ],
)
def test_a_bad_entry_harms_no_other(engine: Engine, nonsense: Append) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            outcomes = await store.append([append(0, 1, "", 1), nonsense, append(0, 1, "", 9)])
            assert outcomes == [STORED, BAD, STORED]
            assert await store.append([nonsense]) == [BAD]
            assert await store.read(TABLE) == []
            assert await store.append([append(0)]) == [STORED]

    run(scene())


def test_of_many_who_append_at_one_place_exactly_one_wins(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as stores:
            n = 0
            for turn in range(12):
                tried = [append(n, 1 + k % 3, f"{turn}.{k}") for k in range(12)]
                outcomes = await asyncio.gather(
                    *(stores[k % 2].append([each]) for k, each in enumerate(tried))
                )
                winners = [each for each, [outcome] in zip(tried, outcomes, strict=True) if outcome is STORED]
                assert len(winners) == 1
                assert sum(outcome is LOST for [outcome] in outcomes) == 11
                assert (await stores[turn % 2].read(TABLE))[-1] == winners[0].entry
                n = winners[0].entry.next

    run(scene())


def test_two_who_append_to_the_same_tables_in_any_order_do_not_block_each_other(engine: Engine) -> None:
    tables = range(40)

    async def scene() -> None:
        async with opened(engine, 2) as [one, other]:
            for n in range(6):
                up = [append(n, 1, "up", table) for table in tables]
                down = [append(n, 1, "down", table) for table in reversed(tables)]
                ups, downs = await asyncio.gather(one.append(up), other.append(down))
                for table in tables:
                    assert {ups[table], downs[-1 - table]} == {STORED, LOST}
                    last = (await one.read(TableId(table), n))[-1]
                    assert last.public == (b"up" if ups[table] is STORED else b"down")

    run(scene())


def test_a_reader_during_appends_sees_a_log_without_gaps(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine, 2) as [writer, reader]:
            seen: list[list[Entry]] = []

            async def write() -> None:
                for n in range(0, 120, 3):
                    assert await writer.append([append(n, 3, str(n))]) == [STORED]

            writing = asyncio.create_task(write())
            while not writing.done():
                seen.append(await reader.read(TABLE))
            await writing
            seen.append(await reader.read(TABLE))
            assert all(after[: len(before)] == before for before, after in pairwise(seen))
            assert seen[-1] == [entry(n, 3, str(n)) for n in range(0, 120, 3)]

    run(scene())


@pytest.mark.parametrize(
    "written",
    [
        pytest.param([entry(0), entry(2)], id="a row is missing"),
        pytest.param([entry(1)], id="the first row is missing"),
        pytest.param([entry(0, 2), entry(1)], id="a row is there twice"),
        pytest.param([entry(0), entry(1, 2), entry(4)], id="a row is missing after a group"),
    ],
)
def test_a_broken_log_is_not_read(engine: Engine, written: list[Entry]) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            await engine.write(TABLE, *written)
            with pytest.raises(BrokenLog):
                await store.read(TABLE)
            # Nor is the part of it around the hole.
            with pytest.raises(BrokenLog):
                await store.read(TABLE, written[-1].n - 1)

    run(scene())


def test_a_log_is_cut_where_it_has_a_snapshot_and_nowhere_else(engine: Engine) -> None:
    """The numbers stay: where it ends, who may append and what is read from a row on."""
    first, second, third = entry(0, 2), entry(2, 1, "xxx: the table"), entry(3, 4)

    async def scene() -> None:
        async with opened(engine) as [store]:
            for each in (first, second, third):
                assert await store.append([Append(TABLE, each), Append(TableId(8), each)]) == [STORED] * 2
            for n in (0, 1, 3, 4, 7, 99):
                await store.cut_log(TABLE, n)
            await store.cut_log(TableId(9), 2)
            assert await store.read(TABLE) == [first, second, third]
            for _ in range(2):
                await store.cut_log(TABLE, 2)
                assert await store.read(TABLE) == await store.read(TABLE, 1) == [second, third]
                assert await store.read(TABLE, 3) == [third]
                assert await store.read(TABLE, 7) == []
            assert await store.read(TableId(8)) == [first, second, third]
            assert await store.append([append(0, 2)]) == [LOST]
            assert await store.append([append(2)]) == [LOST]
            assert await store.append([Append(TABLE, Entry(7, 0))]) == [STORED]
            assert await store.append([append(7)]) == [STORED]

    run(scene())


def test_a_log_that_has_lost_its_beginning_is_not_read(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            await engine.write(TABLE, entry(2, 1, "no snapshot"), entry(3, 1, "xxx: the table"))
            for n in (0, 1):
                with pytest.raises(BrokenLog):
                    await store.read(TABLE, n)
            assert await store.read(TABLE, 2) == [entry(2, 1, "no snapshot"), entry(3, 1, "xxx: the table")]

    run(scene())


def test_what_was_stored_is_there_after_reopening(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            assert await store.append([append(0, 2, "kept")]) == [STORED]
        async with opened(engine) as [store]:
            assert await store.read(TABLE) == [entry(0, 2, "kept")]
            assert await store.append([append(0, 2, "again")]) == [LOST]
            assert await store.append([append(2)]) == [STORED]

    run(scene())


def test_one_call_is_one_commit_however_many_tables_it_is_for(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            before = await engine.commits()
            outcomes = await store.append([append(0, 1, str(table), table) for table in range(200)])
            assert outcomes == [STORED] * 200
            assert await engine.commits() == before + 1

    run(scene())


def test_many_logs_are_read_in_one_statement(engine: Engine) -> None:
    async def scene() -> None:
        async with opened(engine) as [store]:
            tables = [TableId(n) for n in range(1, 6)]
            for n in range(4):
                await store.append([append(2 * n, 2, f"{table} {n}", table) for table in tables[:4]])
            # What is broken in one log is not told of another.
            await engine.write(tables[4], entry(0), entry(5))
            wanted = [LogPart(tables[3], 0), LogPart(tables[0], 3), LogPart(TableId(9), 0)]
            wanted += [LogPart(tables[1], 8), LogPart(tables[4], 0), LogPart(tables[2], 99)]
            found = await store.read_logs(wanted, 3)
            assert [[each.n for each in log] for log in found] == [[0, 2, 4], [2, 4, 6], [], [6], [0, 5], [6]]
            assert [each.public for each in found[0]] == [b"4 0", b"4 1", b"4 2"]
            assert await store.read_logs([], 3) == []

    run(scene())
