"""What a log holds from before the end of a game is deleted, and nobody loses anything."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from camlann.server.event_log_codec import NOTHING
from camlann.server.gate.table_read_model import TableReadModel
from camlann.server.keeper.idempotency import Idempotency
from camlann.server.keeper.keeper import Keeper
from camlann.server.keeper.record_archive import Archive
from camlann.server.keeper.table_state import TableState
from camlann.server.store import StoredRecord
from camlann.server.table_snapshot import ClosedSnapshot
from camlann.table import Agree, Begin, Call, PersonId, Vote
from tests.bug_planting import Planted
from tests.ferry.turn import Draw
from tests.server.harness.clock import until
from tests.server.harness.keeper_server import ANA, BEN, EVERYONE, TABLE, KeeperServer, run
from tests.server.harness.memory_store import MemoryStore
from tests.server.keeper.states import contents, loaded
from tests.server.keeper.test_keeper import code, rows
from tests.server.keeper.test_people import done

plant = Planted()
STRANGER = PersonId("d" * 32)
ENDS = ("append", "append done", "add_record", "add_record done", "cut_log", "cut_log done")
AGAIN = [*((person_id, Agree()) for person_id in EVERYONE), (ANA, Begin())]


def state_of(keeper: Keeper) -> TableState:
    state = keeper.actors[TABLE].state
    assert state is not None
    return state


def is_cut(server: KeeperServer) -> bool:
    log = server.disk.logs[TABLE]
    return log[0].n > 0 and log[0].has_snapshot and not any(entry.has_snapshot for entry in log[1:])


async def next_keeper(server: KeeperServer, name: str = "two") -> Keeper:
    server.keepers[-1].kill()
    keeper = await server.keeper(name)
    server.attach(*EVERYONE, to=name)
    await until(lambda: TABLE in keeper.actors and keeper.actors[TABLE].state is not None)
    return keeper


async def end_by_the_clock(server: KeeperServer, number: int) -> None:
    """One move, and the clock makes the others."""
    assert code(await server.ask(ANA, Draw(), number, 1)) == "done"
    await until(lambda: (TABLE, number) in server.disk.records)
    await until(lambda: is_cut(server))


async def break_off(server: KeeperServer, number: int) -> None:
    await done(server, (ANA, Call()), *((person_id, Vote("end")) for person_id in EVERYONE[:2]))
    await until(lambda: (TABLE, number) in server.disk.records)
    await until(lambda: is_cut(server))


def test_after_each_game_the_log_begins_with_its_end_and_another_keeper_reads_the_same() -> None:
    async def play(server: KeeperServer) -> None:
        one = await server.keeper()
        server.attach(*EVERYONE)
        await server.begin(clock=1, turns=2)
        lengths = []
        for number in (1, 2, 3):
            await end_by_the_clock(server, number)
            lengths.append(len(server.disk.logs[TABLE]))
            assert server.disk.logs[TABLE][-1].next == len(rows(server))
            before = contents(state_of(one))
            assert before == {**contents(loaded(rows(server))), **changing(state_of(one))}
            await done(server, *AGAIN)
        assert lengths == [1, 1, 1]
        before = contents(state_of(one))
        two = await next_keeper(server)
        assert contents(state_of(two)) == {**before, "shown_ms": 0}
        # What is read again is not archived again.
        assert len(server.disk.records) == 3

    run(play)


def changing(state: TableState) -> dict[str, object]:
    """What a log alone does not say."""
    return {"snapshot_n": state.snapshot_n, "shown_ms": state.shown_ms}


def dies_and_the_next_does_it_again(moment: str) -> None:
    """A keeper dies at this moment of the end of a game, and the next one loses nothing."""

    async def play(server: KeeperServer) -> None:
        ends: list[str] = []

        async def pause(call: str) -> None:
            ended = any(entry.has_snapshot for entry in server.disk.logs.get(TABLE, []))
            if call == moment and (ended or call == "append"):
                state = server.keepers[0].actors[TABLE].state
                # The next append is the last of the game: its clock has run out twice.
                if call == "append" and (state is None or state.game is None or len(state.game.rows) < 2):
                    return
                ends.append(call)
                server.keepers[0].kill()
                await asyncio.sleep(600)

        await server.keeper(pause=pause)
        server.attach(*EVERYONE)
        await server.begin(clock=1, turns=2)
        server.say(ANA, Draw(), 1, 1)
        await until(lambda: ends)
        two = await server.keeper("two")
        server.attach(*EVERYONE, to="two")
        await until(lambda: (TABLE, 1) in server.disk.records)
        await until(lambda: is_cut(server))
        await until(lambda: TABLE in two.actors and two.actors[TABLE].state is not None)
        state = state_of(two)
        assert contents(state) == {**contents(loaded(rows(server))), **changing(state)}
        assert [row.game for row in rows(server)].count(1) == len(state.game.rows if state.game else ())

    run(play)


@pytest.mark.parametrize("moment", ENDS)
def test_a_keeper_that_dies_at_any_moment_of_the_end_loses_nothing(moment: str) -> None:
    dies_and_the_next_does_it_again(moment)


def what_was_answered_is_answered_so_again() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE)
        await server.begin(clock=1, turns=2)
        refused = server.say(BEN, Begin())
        await until(lambda: server.answers(refused))
        await end_by_the_clock(server, 1)
        given = [row for row in rows(server) if row.id is not None]
        two = await next_keeper(server)
        before = len(rows(server))
        kinds = set()
        for row in given:
            assert row.person_id is not None
            assert row.id is not None
            heard = len(server.answers(row.id))
            # Whatever it says now, it is the id that counts.
            server.say(row.person_id, Agree(), row.game, 1, id=row.id, to="two")
            await until(lambda: len(server.answers(row.id or "")) > heard)  # noqa: B023
            first, *_, last = server.answers(row.id)
            assert first == last
            kinds.add((row.game, type(last).__name__))
        assert kinds == {(0, "Done"), (1, "Done"), (0, "Refused")}
        assert len(rows(server)) == before
        assert state_of(two).n == before

    run(play)


def test_what_a_seat_knew_of_a_game_without_a_result_is_there_until_the_next_is_over() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE)
        await server.begin(turns=8)
        for person_id in EVERYONE:
            await server.ask(person_id, Draw(), 1, state_of(server.keepers[0]).game.public.ask)  # type: ignore[union-attr]
        before = {person_id: bytes((await server.told(person_id, 0, 90)).facts) for person_id in EVERYONE}
        seen_by_all = bytes((await server.told(STRANGER, 0, 90)).facts)
        assert len({*before.values(), seen_by_all}) > 1
        await break_off(server, 1)
        await done(server, *AGAIN)
        for person_id in EVERYONE:
            assert bytes((await server.told(person_id, 0, 90)).facts) == before[person_id]
        assert bytes((await server.told(STRANGER, 0, 90)).facts) == seen_by_all
        await next_keeper(server)
        for person_id in EVERYONE:
            assert bytes((await server.told(person_id, 0, 90, to="two")).facts) == before[person_id]
        assert bytes((await server.told(STRANGER, 0, 90, to="two")).facts) == seen_by_all

    run(play)


def test_of_an_older_game_without_a_result_everybody_who_sat_in_it_reads_what_was_public() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE)
        await server.begin(turns=8)
        for person_id in EVERYONE:
            await server.ask(person_id, Draw(), 1, state_of(server.keepers[0]).game.public.ask)  # type: ignore[union-attr]
        public = bytes((await server.told(STRANGER, 0, 90)).facts)
        await break_off(server, 1)
        for number in (2, 3):
            await done(server, *AGAIN)
            if number == 2:
                # Votes about the game have to be some time apart.
                await asyncio.sleep(600)
                await break_off(server, 2)
        for person_id in EVERYONE:
            assert bytes((await server.told(person_id, 0, 90)).facts) == public
        assert bytes((await server.told(STRANGER, 0, 90)).facts) == b"[]"

    run(play)


def test_a_gate_that_has_read_half_a_log_goes_on_where_it_was_cut() -> None:
    async def play(server: KeeperServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE)
        store = MemoryStore(server.disk)
        model = TableReadModel(store)
        await server.begin(clock=1, turns=2)
        begun = await model.overview(TABLE)
        assert begun.table.playing
        for number in (1, 2):
            await end_by_the_clock(server, number)
            await done(server, *AGAIN)
        # Since it looked, its place in the log was deleted twice.
        assert await model.overview(TABLE) == await TableReadModel(store).overview(TABLE)
        assert [game.ended for game in (await model.overview(TABLE)).games] == [True, True, False]

    run(play)


def test_what_is_deleted_late_is_no_more_than_came_before_that_game_was_over() -> None:
    async def play(server: KeeperServer) -> None:
        gate_open = asyncio.Event()

        async def pause(call: str) -> None:
            if call == "cut_log":
                await gate_open.wait()

        one = await server.keeper(pause=pause)
        server.attach(*EVERYONE)
        await server.begin(clock=1, turns=2)
        assert code(await server.ask(ANA, Draw(), 1, 1)) == "done"
        await until(lambda: (TABLE, 1) in server.disk.records)
        await done(server, *AGAIN)
        await until(lambda: state_of(one).table.number == 2)
        gate_open.set()
        await until(lambda: is_cut(server))
        assert server.disk.logs[TABLE][-1].next == len(rows(server)) == state_of(one).n

    run(play)


def test_what_was_answered_before_the_cut_is_answered_so_again() -> None:
    what_was_answered_is_answered_so_again()


def a_keeper_dies_before_the_record() -> None:
    dies_and_the_next_does_it_again("add_record")


def a_keeper_dies_before_the_cut() -> None:
    dies_and_the_next_does_it_again("cut_log")


@plant("a log is cut before the record is stored", a_keeper_dies_before_the_record)
def _(patch: pytest.MonkeyPatch) -> None:
    async def keep(self: Archive, game: StoredRecord, completions: Any, snapshot_n: int | None) -> None:
        assert snapshot_n is not None
        await self._store.cut_log(self._table, snapshot_n)
        await old(self, game, completions, snapshot_n)

    old = Archive._keep
    patch.setattr(Archive, "_keep", keep)


@plant("what was read again counts as archived", a_keeper_dies_before_the_cut)
def _(patch: pytest.MonkeyPatch) -> None:
    def begin(self: Archive, archived: int) -> None:
        self._archived = 1

    patch.setattr(Archive, "begin", begin)


@plant("a snapshot forgets the commands of the game", what_was_answered_is_answered_so_again)
def _(patch: pytest.MonkeyPatch) -> None:
    def restore(self: Idempotency, snapshot: ClosedSnapshot, at: int) -> None:
        old(self, replace(snapshot, moves=()), at)

    old = Idempotency.restore
    patch.setattr(Idempotency, "restore", restore)


@plant("a snapshot forgets what was refused", what_was_answered_is_answered_so_again)
def _(patch: pytest.MonkeyPatch) -> None:
    def restore(self: Idempotency, snapshot: ClosedSnapshot, at: int) -> None:
        done = tuple(each for each in snapshot.commands if each[2] == NOTHING)
        old(self, replace(snapshot, commands=done), at)

    old = Idempotency.restore
    patch.setattr(Idempotency, "restore", restore)


@pytest.mark.parametrize("sentence", plant.leaks)
def test_a_planted_bug_is_caught(sentence: str) -> None:
    plant.test(sentence)
