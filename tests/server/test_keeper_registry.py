"""The keeper registry in virtual time: live keepers, the owner of each table, and rows that are late."""

import asyncio
from collections import Counter
from collections.abc import Callable

import pytest

from camlann.server.cluster import keeper_registry
from camlann.server.cluster.keeper_registry import DEAD_SECONDS, GRACE_SECONDS
from camlann.server.store import TableId
from camlann.server.store.live_keepers import KeeperLine, KeeperRow, OneProcess
from tests.server.harness.memory_store.keepers import MemoryKeeperLine
from tests.server.harness.registries import FOUND_SECONDS, MANY, TABLES, Place, Process, owners, play, seen
from tests.server.harness.virtual_loop import VirtualLoop


@pytest.mark.parametrize("seed", range(3))
def test_all_processes_name_the_same_owner(seed: int) -> None:
    async def test() -> None:
        processes = await Place(seed).server("a", "b", "c", None, None)
        assert seen(*processes) == {("a", "b", "c")}
        first, *others = [owners(process) for process in processes]
        assert all(other == first for other in others)

    play(test(), seed)


def test_tables_are_spread_evenly() -> None:
    async def test() -> None:
        gate = (await Place().server(None, "k-1", "k-2", "k-3"))[0]
        counts = Counter(owners(gate).values())
        assert set(counts) == {"k-1", "k-2", "k-3"}
        assert all(abs(count - 1000 / 3) < 0.2 * 1000 / 3 for count in counts.values())

    play(test())


def test_an_owner_does_not_depend_on_the_process_or_its_version() -> None:
    async def test() -> None:
        gate = (await Place().server(None, "a", "b", "c"))[0]
        names = "".join(str(gate.keeper_registry.owner(TableId(n))) for n in range(24))
        assert names == "bcbcaabcbabaabcbcabaccaa"
        assert gate.keeper_registry.owner(TableId(2**63 - 1)) == "b"

    play(test())


# Coming and leaving.


def test_a_new_process_knows_everybody_at_once_and_everybody_a_new_keeper() -> None:
    async def test() -> None:
        place = Place()
        loop, processes = asyncio.get_running_loop(), await place.server("a", "b", None)
        began, gate, keeper = loop.time(), place.process(None), place.process("c")
        await gate.start()
        assert seen(gate) == {("a", "b")}
        await keeper.start()
        await asyncio.sleep(0.01)
        assert seen(*processes, gate, keeper) == {("a", "b", "c")}
        assert loop.time() - began < 0.02

    play(test())


def test_a_process_starts_when_the_store_has_answered() -> None:
    async def test() -> None:
        place = Place()
        await place.server("a")
        place.rows.reachable = False
        gate = place.process(None)
        starting = asyncio.create_task(gate.start())
        await asyncio.sleep(5.0)
        assert not starting.done()
        place.rows.reachable = True
        await starting
        assert seen(gate) == {("a",)}

    play(test())


@pytest.mark.parametrize("name", ["a", "f"])
def test_a_keeper_that_leaves_is_gone_at_once_and_for_good_and_still_knows_who_is_there(name: str) -> None:
    async def test() -> None:
        processes = await Place(3).server(*MANY, None)
        await processes[MANY.index(name)].keeper_registry.leave()
        await asyncio.sleep(0.01)
        left = tuple(other for other in MANY if other != name)
        for _ in range(100):
            assert seen(*processes) == {left}
            await asyncio.sleep(0.1)
        assert all(process.changes == [left] for process in processes)

    play(test())


def test_a_keeper_that_leaves_while_the_store_is_away_waits_a_moment_and_is_found() -> None:
    async def test() -> None:
        place = Place()
        gate, a, _ = await place.server(None, "a", "b")
        place.rows.reachable = False
        began = asyncio.get_running_loop().time()
        await a.keeper_registry.leave()
        assert asyncio.get_running_loop().time() - began <= keeper_registry.LEAVE_SECONDS
        assert seen(a) == {("b",)}
        a.die()
        place.rows.reachable = True
        await asyncio.sleep(GRACE_SECONDS + FOUND_SECONDS + 0.5)
        assert seen(gate) == {("b",)}

    play(test())


def test_without_a_keeper_a_table_has_no_owner() -> None:
    async def test() -> None:
        gate, a = await Place().server(None, "a")
        a.die()
        await asyncio.sleep(2.0)
        assert seen(gate) == {()}
        assert gate.keeper_registry.owner(TABLES[0]) is None

    play(test())


def test_a_dead_process_hears_nothing_and_says_nothing() -> None:
    async def test() -> None:
        place = Place()
        gate, a, _ = await place.server(None, "a", "b")
        a.die()
        await a.keeper_registry.leave()
        await place.server("c")
        assert seen(gate) == {("b", "c")}
        assert a.changes == []

    play(test())


# Dying.


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("dead", ["f", "ae", "abcde"])
def test_whose_process_has_ended_is_found_within_a_second_and_only_their_tables_move(
    dead: str, seed: int
) -> None:
    async def test() -> None:
        processes = dict(zip((*MANY, "gate"), await Place(seed).server(*MANY, None), strict=True))
        await asyncio.sleep(seed / 10)
        before = owners(processes["gate"])
        living = [process for name, process in processes.items() if name not in dead]
        for name in dead:
            processes[name].die()
        await asyncio.sleep(FOUND_SECONDS)
        left = tuple(name for name in MANY if name not in dead)
        assert seen(*living) == {left}
        after = owners(processes["gate"])
        moved = {table for table in TABLES if before[table] != after[table]}
        assert moved == {table for table in TABLES if str(before[table]) in dead}
        await asyncio.sleep(10.0)
        assert seen(*living) == {left}
        assert all(len(process.changes) <= len(dead) for process in living)

    play(test(), seed)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("dead", ["b", "ab"])
def test_a_keeper_that_hangs_counts_as_dead_after_two_seconds(dead: str, seed: int) -> None:
    async def test() -> None:
        processes = dict(zip("abcg", await Place(seed).server("a", "b", "c", None), strict=True))
        for name in dead:
            processes[name].hang()
        await asyncio.sleep(DEAD_SECONDS - keeper_registry.BEAT_SECONDS - 0.1)
        living = [process for name, process in processes.items() if name not in dead]
        assert seen(*living) == {("a", "b", "c")}
        await asyncio.sleep(keeper_registry.BEAT_SECONDS + FOUND_SECONDS)
        assert seen(*living) == {tuple(name for name in "abc" if name not in dead)}

    play(test(), seed)


@pytest.mark.parametrize("seed", range(4))
def test_a_keeper_that_slept_is_dead_meanwhile_comes_back_and_declares_nobody_dead(seed: int) -> None:
    loop = VirtualLoop(seed)

    async def test() -> None:
        place = Place(seed)
        gate, a = await place.server(None, "a")
        with loop.inside("b"):
            b = place.process("b")
            await loop.create_task(b.start())
        await asyncio.sleep(seed / 20)
        loop.pause("b")
        await asyncio.sleep(10.0)
        assert seen(gate, a) == {("a",)}
        assert seen(b) == {("a", "b")}
        b.changes.clear()
        loop.wake("b")
        await asyncio.sleep(3.0)
        assert seen(gate, a, b) == {("a", "b")}
        assert b.changes == []

    loop.run(test())


def test_one_that_is_only_late_is_not_dead() -> None:
    """Its process has no time for so long, and holds its lock."""
    loop = VirtualLoop(1)

    async def test() -> None:
        place = Place()
        gate, a = await place.server(None, "a")
        with loop.inside("b"):
            b = place.process("b")
            await loop.create_task(b.start())
        await asyncio.sleep(2.0)
        before = [len(process.changes) for process in (gate, a, b)]
        loop.pause("b")
        await asyncio.sleep(DEAD_SECONDS - keeper_registry.BEAT_SECONDS - 0.1)
        loop.wake("b")
        await asyncio.sleep(5.0)
        assert [len(process.changes) for process in (gate, a, b)] == before

    loop.run(test())


# The rest.


def test_somebody_who_watches_badly_harms_nobody() -> None:
    async def test() -> None:
        place = Place()
        (gate,) = await place.server(None)

        def stumble() -> None:
            raise RuntimeError("stumbled")

        later: list[tuple[str, ...]] = []
        gate.keeper_registry.watch(stumble)
        gate.keeper_registry.watch(lambda: later.append(gate.keeper_registry.alive))
        (a,) = await place.server("a")
        a.die()
        await asyncio.sleep(2.0)
        assert gate.changes == later == [("a",), ()]

    play(test())


def test_locks_are_asked_for_only_where_a_row_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    looked, buried = Counter[str | None](), 0
    look, bury = MemoryKeeperLine.look, MemoryKeeperLine.bury

    async def counted_look(self: MemoryKeeperLine, *, beat: bool) -> list[KeeperRow]:
        looked[self.me] += 1
        return await look(self, beat=beat)

    async def counted_bury(self: MemoryKeeperLine, late: float, dead: float) -> list[str]:
        nonlocal buried
        buried += 1
        return await bury(self, late, dead)

    async def test() -> None:
        (gate, _, b) = await Place().server(None, "a", "b")
        looked.clear()
        monkeypatch.setattr(MemoryKeeperLine, "look", counted_look)
        monkeypatch.setattr(MemoryKeeperLine, "bury", counted_bury)
        await asyncio.sleep(20.0)
        assert not buried
        assert abs(looked["a"] - 50) <= 2
        assert abs(looked[None] - 20) <= 2
        b.die()
        await asyncio.sleep(5.0)
        assert 1 <= buried <= 3
        assert seen(gate) == {("a",)}

    play(test())


class AloneStore:
    """A store that one process has."""

    def __init__(self) -> None:
        self._keepers = OneProcess()

    def keeper_line(self, me: str | None, changed: Callable[[], None]) -> KeeperLine:
        return self._keepers.line(me, changed)


def test_in_a_single_process_nobody_waits_and_nothing_runs() -> None:
    loop = VirtualLoop()

    async def test() -> None:
        store = AloneStore()
        gate, a, b = Process(store, None), Process(store, "a"), Process(store, "b")
        began = loop.time()
        for process in (gate, a, b):
            await process.start()
        await asyncio.sleep(0.01)
        assert seen(gate, a, b) == {("a", "b")}
        assert loop.time() - began < 0.02
        steps = loop.steps
        await asyncio.sleep(3000.0)
        assert loop.steps - steps <= 2
        await b.keeper_registry.leave()
        await asyncio.sleep(0.01)
        assert seen(gate, a, b) == {("a",)}
        a.die()
        await asyncio.sleep(0.01)
        assert seen(gate) == {()}

    loop.run(test())
