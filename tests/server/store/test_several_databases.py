"""Several databases are one store: each table in one of them, slots that move, a database that is away."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import asyncpg
import pytest

from camlann.server.store import Outcome, Store, TableId, TableName, Unreachable, slot_router
from camlann.server.store.chat import StoredChatMessage
from camlann.server.store.database_places import BY_SLOT
from camlann.server.store.move_slots import AnotherMoves, Move, SlotMover
from camlann.server.store.open_store import open_store
from camlann.server.store.postgres import PostgresStore
from camlann.server.store.records import StoredRecord
from camlann.server.store.slot_places import WrongDatabases
from camlann.server.store.slots import SLOTS
from camlann.server.store.wake_ups import WakeUp
from camlann.table import PersonId
from tests.server.store.engines import Postgres, Several, append, entry, opened, run
from tests.server.store.postgres_proxy import wire
from tests.timeouts import HANG_SECONDS

STORED, LOST = Outcome.STORED, Outcome.LOST
EVEN, ODD = TableId(8), TableId(7)
"""A table in the first database and one in the second."""
ANA = PersonId("ana")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a slow machine a database takes long to say where slots are."""
    monkeypatch.setattr(slot_router, "ANSWER_SECONDS", HANG_SECONDS)


def message(table: TableId, n: int) -> StoredChatMessage:
    return StoredChatMessage(table, n, ANA, f"id-{n}", f"name-{n}", 1, n, b"sealed")


@asynccontextmanager
async def mover(several: Several) -> AsyncIterator[SlotMover]:
    async with SlotMover.open(several.url.split()) as opened_mover:
        yield opened_mover


async def rows_of(database: Postgres, table: str) -> list[int]:
    async with database.line() as line:
        return [row[0] for row in await line.fetch(f"SELECT table_id FROM {table} ORDER BY 1")]


# What belongs together.


@pytest.mark.parametrize(
    "wrong, reason",
    [
        ((1, 0), "store-databases-in-wrong-order"),
        ((0,), "store-databases-missing"),
        ((1,), "store-databases-missing"),
    ],
)
def test_databases_in_another_order_or_without_the_others_are_refused(
    several: Several, wrong: Sequence[int], reason: str
) -> None:
    async def scene() -> None:
        await (await several.open()).close()
        with pytest.raises(WrongDatabases) as refused:
            await open_store(" ".join(several.both[place].url for place in wrong))
        assert refused.value.message == reason

    run(scene())


def test_two_of_three_databases_are_refused(several: Several, alone: Postgres) -> None:
    async def scene() -> None:
        await (await several.open()).close()
        urls = [*several.url.split(), alone.url]
        async with SlotMover.open(urls) as slots:
            await slots.move(Move(1, 2, (7,)))
        with pytest.raises(WrongDatabases, match="store-databases-missing"):
            await open_store(several.url)
        with pytest.raises(WrongDatabases, match="store-databases-missing"):
            async with SlotMover.open(urls[:2]):
                pass

    run(scene())


def test_a_database_with_games_of_its_own_is_refused_and_stays_as_it_is(
    postgres: Postgres, second: Postgres
) -> None:
    async def scene() -> None:
        async with opened(second) as [alone]:
            await alone.append([append(0)])
        with pytest.raises(WrongDatabases, match="store-databases-not-empty"):
            await Several(postgres, second).open()
        async with opened(second) as [alone]:
            assert await alone.append([append(1)]) == [STORED]

    run(scene())


def test_a_database_of_another_server_is_refused(several: Several, alone: Postgres) -> None:
    async def scene() -> None:
        await (await several.open()).close()
        with pytest.raises(WrongDatabases, match="store-databases-of-another-server"):
            await open_store(f"{alone.url} {several.both[1].url}")

    run(scene())


def test_one_database_becomes_the_first_of_two_with_its_games(postgres: Postgres, second: Postgres) -> None:
    async def scene() -> None:
        async with opened(postgres) as [alone]:
            await alone.append([append(0)])
            await Several(postgres, second).divide()
        # A keeper that knows one database is refused what is in the other, and nothing is stored twice.
        async with opened(Several(postgres, second)) as [store]:
            assert store.database_of(ODD) == 1

    run(scene())


# Where things are.


def test_the_rows_of_a_table_are_in_the_database_of_its_slot(several: Several) -> None:
    async def scene() -> None:
        async with opened(several) as [store]:
            for table in (EVEN, ODD):
                assert await store.append([append(0, table=table)]) == [STORED]
                await store.add_chat(message(table, 0))
                await store.add_record(StoredRecord(table, 1, (ANA,), b"{}"))
                await store.add_analysis(table, 1, "all", 1, b"analysis")
                await store.set_wake_up(WakeUp(table, "clock", 5, 1))
        for name in BY_SLOT:
            assert [await rows_of(database, name) for database in several.both] == [[EVEN], [ODD]]

    run(scene())


def test_questions_about_a_person_are_asked_everywhere(several: Several) -> None:
    async def scene() -> None:
        async with opened(several) as [store]:
            for table in (EVEN, ODD):
                await store.add_table(TableName(table, f"table-{table}"))
                await store.add_chat(message(table, table))
                await store.add_record(StoredRecord(table, 1, (ANA,), b"{}"))
            assert [each.table for each in await store.chat_of([ANA])] == [ODD, EVEN]
            games = [(TableName(ODD, "table-7"), 1), (TableName(EVEN, "table-8"), 1)]
            assert await store.finished_games_of([ANA]) == games
            await store.erase([ANA], 10)
            assert await store.chat_of([ANA]) == []
            # Whoever had not heard of it yet wrote once more.
            for table in (EVEN, ODD):
                await store.add_chat(message(table, 99))
            await store.sweep_privacy(11)
            assert await store.chat_of([ANA]) == []

    run(scene())


def test_wake_ups_of_all_databases_come_in_one_order(several: Several) -> None:
    async def scene() -> None:
        async with opened(several) as [store]:
            due = [WakeUp(TableId(table), "clock", at, 1) for at, table in enumerate([3, 2, 5, 4, 7, 6])]
            for each in due:
                await store.set_wake_up(each)
            assert await store.due_wake_ups(9, 4) == due[:4]
            assert await store.due_wake_ups(9, 4, due[3]) == due[4:]
            assert await store.due_wake_ups(9, 2, None, [2, 3, 4]) == due[:2]

    run(scene())


# Slots that move.


def test_a_moved_slot_takes_everything_along_and_leaves_nothing(several: Several) -> None:
    async def scene() -> None:
        async with opened(several, 2) as [store, other]:
            await store.append([append(0, table=ODD), append(0, table=EVEN)])
            await store.add_chat(message(ODD, 0))
            await store.add_record(StoredRecord(ODD, 1, (ANA,), b"{}"))
            await store.add_analysis(ODD, 1, "all", 1, b"analysis")
            await store.set_wake_up(WakeUp(ODD, "clock", 5, 1))
            async with mover(several) as slots:
                await slots.move(Move(1, 0, (7,)))
            # Neither has heard of the move yet.
            assert await other.read(ODD) == [entry(0)]
            assert await store.append([append(1, table=ODD), append(1, table=EVEN)]) == [STORED, STORED]
            assert await other.last_chat(ODD, 5) == [message(ODD, 0)]
            assert await other.find_record(ODD, 1) == StoredRecord(ODD, 1, (ANA,), b"{}")
            assert await other.find_analysis(ODD, 1, "all", 1) == b"analysis"
            assert await store.due_wake_ups(9, 9, None, [7]) == [WakeUp(ODD, "clock", 5, 1)]
        for name in BY_SLOT:
            assert await rows_of(several.both[1], name) == []

    run(scene())


def test_writers_lose_nothing_while_all_slots_move_to_and_fro(several: Several) -> None:
    tables = [TableId(16 * n + n % 2) for n in range(12)]

    async def write(store: Store, table: TableId, ended: asyncio.Event) -> int:
        """Append and write as fast as it goes; returns how many of each are stored."""
        n = 0
        while not ended.is_set():
            try:
                [outcome] = await store.append([append(n, table=table)])
                if outcome is Outcome.MOVED:
                    # The slot is between two databases, and nothing was stored.
                    continue
                assert outcome is STORED
                assert await store.add_chat(message(table, n)) == message(table, n)
            except Unreachable:
                # The entry is stored, and the message is not.
                while True:
                    try:
                        assert await store.add_chat(message(table, n)) == message(table, n)
                        break
                    except Unreachable:
                        await asyncio.sleep(0.01)
            n += 1
        return n

    async def scene() -> None:
        async with opened(several, 2) as stores:
            ended = asyncio.Event()
            async with asyncio.TaskGroup() as group:
                writers = [
                    group.create_task(write(stores[n % 2], table, ended)) for n, table in enumerate(tables)
                ]
                async with mover(several) as slots:
                    theirs = tuple(sorted(table % SLOTS for table in tables))
                    for source, target in ((0, 1), (1, 0), (0, 1)):
                        here = tuple(slot for slot in theirs if slots.places.of(slot)[0] == source)
                        await slots.move(Move(source, target, here))
                ended.set()
            for table, writer in zip(tables, writers, strict=True):
                assert writer.result() > 3
                assert await stores[0].read(table) == [entry(n) for n in range(writer.result())]
                assert len(await stores[1].chat_messages(table, 0, 10**6)) == writer.result()

    run(scene())


def test_a_keeper_that_slept_through_a_move_stores_nothing_a_hundred_times(several: Several) -> None:
    tables = [TableId(2 * n + 1) for n in range(100)]

    async def scene() -> None:
        async with opened(several, 2) as [sleeper, awake]:
            await sleeper.append([append(0, table=table) for table in tables])
            async with mover(several) as slots:
                await slots.move(Move(1, 0, tuple(tables)))
            assert await awake.append([append(1, 1, "awake", table) for table in tables]) == [STORED] * 100
            for table in tables:
                assert await sleeper.append([append(1, 1, "asleep", table)]) == [LOST]
                assert await sleeper.read(table) == [entry(0), entry(1, 1, "awake")]

    run(scene())


def test_a_move_waits_for_a_write_in_flight_and_takes_it_along(several: Several) -> None:
    async def scene() -> None:
        async with opened(several) as [store], several.both[1].line() as line, mover(several) as slots:
            writing = line.transaction()
            await writing.start()
            await line.execute("INSERT INTO event_log VALUES (7, 0, 1, 1, '', 'closed')")
            move = asyncio.create_task(slots.move(Move(1, 0, (7,))))
            await asyncio.sleep(0.5)
            assert not move.done()
            await writing.commit()
            await move
            assert [each.encrypted for each in await store.read(ODD)] == [b"closed"]

    run(scene())


def test_a_process_that_stands_still_while_it_prepares_a_statement_holds_up_no_move(several: Several) -> None:
    async def scene() -> None:
        async with opened(several) as [store]:
            await store.append([append(0, table=ODD)])
            still = await asyncpg.connect(
                several.both[1].url, server_settings={"application_name": "camlann"}
            )
            # The values never follow: it has the locks of a write, and waits for its process.
            await still.prepare("DELETE FROM event_log WHERE table_id = $1")
            async with mover(several) as slots, asyncio.timeout(HANG_SECONDS):
                await slots.move(Move(1, 0, (7,)))
            assert await store.read(ODD) == [entry(0)]
            assert still.is_closed()

    run(scene())


CLOSE = """
BEGIN;
LOCK TABLE event_log IN SHARE ROW EXCLUSIVE MODE;
UPDATE slot_places SET epoch = 2, place = 0, here = false WHERE slot = 7;
"""


def test_a_write_that_waited_for_a_move_to_close_its_slot_stores_nothing(several: Several) -> None:
    async def scene() -> None:
        await (await several.open()).close()
        second = await open_second(several)
        # The first time it prepares the statement, then it does not.
        for n in range(3):
            async with several.both[1].line() as line:
                await line.execute(CLOSE)
                waiting = [
                    asyncio.create_task(second.append([append(n, table=ODD)])),
                    asyncio.create_task(second.append([append(n, 0, table=ODD)])),
                ]
                await asyncio.sleep(0.3)
                assert not any(each.done() for each in waiting)
                await line.execute("COMMIT")
                assert [await each for each in waiting] == [[Outcome.MOVED]] * 2
                await line.execute("UPDATE slot_places SET place = 1, here = true WHERE slot = 7")
            assert await second.append([append(n, table=ODD)]) == [STORED]
        await second.close()

    run(scene())


async def open_second(several: Several) -> PostgresStore:
    """The second database, as the store has it."""

    async def any_place(_: object) -> None:
        pass

    return await PostgresStore.open(several.both[1].url, check=any_place)


def test_a_move_that_died_half_way_keeps_the_slot_closed_and_is_finished_later(
    several: Several, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Died(Exception):
        pass

    async def die(*_: object) -> None:
        raise Died

    async def scene() -> None:
        async with opened(several) as [store]:
            await store.append([append(0, table=ODD)])
            with monkeypatch.context() as patch:
                patch.setattr(SlotMover, "_open", die)
                with pytest.raises(Died):
                    async with mover(several) as slots:
                        await slots.move(Move(1, 0, (7,)))
            assert await store.append([append(1, table=ODD)]) == [Outcome.MOVED]
            with pytest.raises(Unreachable):
                await store.read(ODD)
            async with mover(several) as slots:
                assert slots.interrupted() == [Move(1, 0, (7,))]
                for move in slots.interrupted():
                    await slots.move(move)
                assert slots.interrupted() == []
            assert await store.append([append(1, table=ODD)]) == [STORED]
            assert await store.read(ODD) == [entry(0), entry(1)]

    run(scene())


def test_a_mover_that_knows_less_opens_no_slot_twice(several: Several) -> None:
    """The commit of a mover that died came late: the slot is open, and people play there."""

    async def scene() -> None:
        async with opened(several) as [store], mover(several) as slots:
            await store.append([append(0, table=ODD)])
            move = Move(1, 0, (7,))
            epochs = await slots._close(slots._lines[1], move, [7])
            later = SlotMover(slots._lines)
            await later.learn()
            assert later.interrupted() == [move]
            await slots._open(slots._lines[1], slots._lines[0], move, [7], epochs)
            assert await store.append([append(1, table=ODD)]) == [STORED]
            await later.move(move)
            assert await store.read(ODD) == [entry(0), entry(1)]

    run(scene())


def test_rows_are_deleted_only_where_another_database_has_opened_the_slot(several: Several) -> None:
    async def scene() -> None:
        async with opened(several) as [store], mover(several) as slots:
            await store.append([append(0, table=ODD)])
            later = SlotMover(slots._lines)
            await later.learn()
            await slots._close(slots._lines[1], Move(1, 0, (7,)), [7])
            await later.delete_leftovers()
            await later.learn()
            await later.delete_leftovers()
            assert await rows_of(several.both[1], "event_log") == [ODD]

    run(scene())


def test_a_database_that_was_removed_leaves_no_trace_that_matters(several: Several, alone: Postgres) -> None:
    async def scene() -> None:
        store = await several.open()
        await store.append([append(0, table=ODD)])
        await store.close()
        three = [*several.url.split(), alone.url]
        async with SlotMover.open(three) as slots:
            await slots.move(Move(1, 2, (7,)))
            await slots.move(Move(2, 0, (7,)))
        async with mover(several) as slots:
            assert slots.interrupted() == []
            await slots.delete_leftovers()
        async with opened(several) as [store]:
            assert await store.read(ODD) == [entry(0)]

    run(scene())


def test_an_empty_database_in_the_place_of_a_used_one_is_refused(several: Several, alone: Postgres) -> None:
    async def scene() -> None:
        await (await several.open()).close()
        wrong = [several.both[0].url, alone.url]
        with pytest.raises(WrongDatabases, match="store-databases-empty"):
            await open_store(" ".join(wrong))
        with pytest.raises(WrongDatabases, match="store-databases-empty"):
            async with SlotMover.open(wrong):
                pass

    run(scene())


def test_a_closed_slot_holds_up_no_other_of_the_same_statement(several: Several) -> None:
    async def scene() -> None:
        async with opened(several) as [store], mover(several) as slots:
            await slots._close(slots._lines[1], Move(1, 0, (7,)), [7])
            asked = [append(0, table=ODD), append(0, table=EVEN), append(0, table=9)]
            assert await store.append(asked) == [Outcome.MOVED, STORED, STORED]

    run(scene())


def test_only_one_moves_slots_at_a_time(several: Several) -> None:
    async def scene() -> None:
        await (await several.open()).close()
        async with mover(several):
            with pytest.raises(AnotherMoves):
                async with mover(several):
                    pass

    run(scene())


def test_slots_are_shared_out_evenly_with_few_moves(postgres: Postgres, second: Postgres) -> None:
    several = Several(postgres, second)

    async def scene() -> None:
        await (await several.open()).close()
        async with mover(several) as slots:
            assert slots.places.counts(2) == [SLOTS, 0]
            moves = slots.evenly()
            assert [(each.source, each.target, len(each.slots)) for each in moves] == [(0, 1, SLOTS // 2)]
            assert slots.evenly({0}) == [Move(0, 1, tuple(range(SLOTS)))]

    run(scene())


# A database that is away.


def test_a_dead_database_stops_only_the_tables_of_its_slots(several: Several) -> None:
    async def scene() -> None:
        await (await several.open()).close()
        first, second = several.both
        async with wire(second.url) as way:
            store = await open_store(f"{first.url} {way.url}")
            await store.append([append(0, table=ODD), append(0, table=EVEN)])
            for table in (EVEN, ODD):
                await store.set_wake_up(WakeUp(table, "clock", 5, 1))
            await way.down()
            with pytest.raises(Unreachable):
                await store.read(ODD)
            assert await store.append([append(1, table=EVEN)]) == [STORED]
            assert [each.table for each in await store.due_wake_ups(9, 9)] == [EVEN]
            assert await store.due_wake_ups(9, 9, None, [7]) == []
            await store.ready()
            # A process that starts meanwhile serves the others too.
            late = await open_store(f"{first.url} {way.url}")
            assert await late.append([append(2, table=EVEN)]) == [STORED]
            with pytest.raises(Unreachable):
                await late.read(ODD)
            await way.up()
            await asyncio.sleep(1.1)
            assert await late.append([append(1, table=ODD)]) == [STORED]
            assert await store.read(ODD) == [entry(0), entry(1)]
            await late.close()
            await store.close()

    run(scene())


def test_an_entry_that_is_stored_is_called_so_though_another_slot_went_to_a_dead_database(
    several: Several,
) -> None:
    async def scene() -> None:
        await (await several.open()).close()
        first, second = several.both
        async with wire(second.url) as way:
            store = await open_store(f"{first.url} {way.url}")
            async with mover(several) as slots:
                await slots.move(Move(0, 1, (8,)))
            await way.down()
            asked = [append(0, table=10), append(0, table=EVEN)]
            assert await store.append(asked) == [STORED, Outcome.MOVED]
            await store.close()

    run(scene())
