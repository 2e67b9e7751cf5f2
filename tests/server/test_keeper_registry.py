"""The keeper registry in virtual time: live keepers, the owner of each table, and missing heartbeats."""

import asyncio
import math
from collections import Counter
from collections.abc import Coroutine
from itertools import pairwise
from typing import Any

import pytest

from camlann.server.cluster.bus.local import LocalBus
from camlann.server.cluster.bus_messages import BEATS, RELAYS, Heartbeat, encode, read_beat, to_self
from camlann.server.cluster.keeper_heartbeats import DEAD_AFTER_SECONDS, HEARTBEAT_SECONDS
from camlann.server.cluster.keeper_registry import KeeperRegistry
from camlann.server.store import TableId
from camlann.tasks import Tasks
from tests.server.bus.bus_connections import nats, until
from tests.server.harness.virtual_loop import VirtualLoop

TABLES = [TableId(n << 21 | n * 1_000_003 % 2**21) for n in range(1000)]


def play(test: Coroutine[Any, Any, None], seed: int = 0) -> None:
    loop = VirtualLoop(seed)
    loop.run(test)
    assert loop.failures == []


class Process:
    """A roster and the work that belongs to it."""

    def __init__(self, bus: LocalBus, me: str | None) -> None:
        self.bus, self.me = bus, me
        self.keeper_registry = KeeperRegistry(bus, me)
        self.tasks = Tasks()
        self.changes: list[tuple[str, ...]] = []
        self.keeper_registry.watch(lambda: self.changes.append(self.keeper_registry.alive))

    async def start(self) -> None:
        await self.keeper_registry.start(self.tasks)

    def die(self) -> None:
        """The process is gone, and with it its connection to the bus."""
        self.tasks.kill()

    async def hang(self) -> None:
        """It does nothing any more, and is still connected."""
        assert self.me is not None
        await self.bus.listen(to_self(self.me), lambda _: None)
        self.tasks.kill()


async def server(bus: LocalBus, *names: str | None) -> list[Process]:
    processes = [Process(bus, name) for name in names]
    await asyncio.gather(*(process.start() for process in processes))
    await asyncio.sleep(0.1)
    return processes


def seen(*processes: Process) -> set[tuple[str, ...]]:
    """Who is alive, as these see it."""
    return {process.keeper_registry.alive for process in processes}


def owners(process: Process) -> dict[TableId, str | None]:
    return {table: process.keeper_registry.owner(table) for table in TABLES}


@pytest.mark.parametrize("seed", range(5))
def test_all_processes_name_the_same_owner(seed: int) -> None:
    async def test() -> None:
        processes = await server(LocalBus(), "a", "b", "c", None, None)
        assert seen(*processes) == {("a", "b", "c")}
        first, *others = [owners(process) for process in processes]
        assert all(other == first for other in others)

    play(test(), seed)


def test_in_a_single_process_nobody_waits_for_a_heartbeat() -> None:
    async def test() -> None:
        bus, loop = LocalBus(single_process=True), asyncio.get_running_loop()
        keeper, gate = Process(bus, "a"), Process(bus, None)
        began = loop.time()
        await keeper.start()
        await gate.start()
        assert loop.time() - began < 0.01
        assert seen(keeper, gate) == {("a",)}

    play(test())


def test_a_new_process_asks_and_is_answered_before_the_next_heartbeat() -> None:
    async def test() -> None:
        bus = LocalBus()
        await server(bus, "a", "b")
        gate = Process(bus, None)
        starting = asyncio.create_task(gate.start())
        await asyncio.sleep(0.01)
        assert seen(gate) == {("a", "b")}
        await starting

    play(test())


def test_tables_are_spread_evenly() -> None:
    async def test() -> None:
        gate = (await server(LocalBus(), None, "k-1", "k-2", "k-3"))[0]
        counts = Counter(owners(gate).values())
        assert set(counts) == {"k-1", "k-2", "k-3"}
        assert all(abs(count - 1000 / 3) < 0.2 * 1000 / 3 for count in counts.values())

    play(test())


def test_an_owner_does_not_depend_on_the_process_or_its_version() -> None:
    async def test() -> None:
        gate = (await server(LocalBus(), None, "a", "b", "c"))[0]
        assert (
            "".join(str(gate.keeper_registry.owner(TableId(n))) for n in range(24))
            == "bcbcaabcbabaabcbcabaccaa"
        )
        assert gate.keeper_registry.owner(TableId(2**63 - 1)) == "b"

    play(test())


@pytest.mark.parametrize("seed", range(5))
def test_when_a_keeper_hangs_only_its_tables_move_and_in_time(seed: int) -> None:
    async def test() -> None:
        gate, a, _, c = await server(LocalBus(), None, "a", "b", "c")
        before = owners(gate)
        await c.hang()
        await asyncio.sleep(DEAD_AFTER_SECONDS - 0.6)
        assert seen(gate) == {("a", "b", "c")}
        await asyncio.sleep(1.0)
        assert seen(gate, a) == {("a", "b")}
        after = owners(gate)
        assert {table for table in TABLES if before[table] != after[table]} == {
            table for table in TABLES if before[table] == "c"
        }
        assert set(after.values()) == {"a", "b"}
        assert owners(a) == after

    play(test(), seed)


@pytest.mark.parametrize("seed", range(5))
def test_a_keeper_that_is_not_connected_any_more_is_dead_within_a_second(seed: int) -> None:
    async def test() -> None:
        gate, a, _, c = await server(LocalBus(), None, "a", "b", "c")
        await asyncio.sleep(3.0 + seed / 10)
        c.die()
        await asyncio.sleep(HEARTBEAT_SECONDS / 2)
        assert seen(gate, a) == {("a", "b", "c")}
        await asyncio.sleep(0.85)
        assert seen(gate, a) == {("a", "b")}
        await asyncio.sleep(10.0)
        assert seen(gate, a) == {("a", "b")}
        assert gate.changes[-2:] == [("a", "b", "c"), ("a", "b")]

    play(test(), seed)


# More keepers than relays.

MANY = tuple("abcdefgh")


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("dead", ["h", "a", "gh", "ah", "abc", "abch"])
def test_of_many_keepers_those_not_connected_any_more_are_dead_soon(dead: str, seed: int) -> None:
    async def test() -> None:
        bus, processes = LocalBus(), dict[str, Process]()
        for name in (*MANY, "gate"):
            # Each beats at a moment of its own.
            await asyncio.sleep((13 * seed + 7 * ord(name[0])) % 10 / 20)
            processes |= dict(zip([name], await server(bus, None if name == "gate" else name), strict=True))
        await asyncio.sleep(3.0)
        living = [process for name, process in processes.items() if name not in dead]
        changes = [len(process.changes) for process in living]
        for name in dead:
            processes[name].die()
        # The new relays find whoever died together with all the old ones by silence.
        await asyncio.sleep(4.5 if dead == "abch" else 1.6)
        left = tuple(name for name in MANY if name not in dead)
        assert seen(*living) == {left}
        for _ in range(100):
            await asyncio.sleep(0.1)
            assert seen(*living) == {left}
        assert all(
            len(process.changes) <= before + len(dead)
            for process, before in zip(living, changes, strict=True)
        )

    play(test(), seed)


def test_relays_that_wrongly_believe_a_keeper_dead_convince_nobody_who_knows_better() -> None:
    async def test() -> None:
        processes = await server(LocalBus(), *MANY, None)
        await asyncio.sleep(3.0)
        relays, others = processes[:3], processes[3:]
        bus, loop = processes[0].bus, asyncio.get_running_loop()
        bus.send(RELAYS, encode(Heartbeat("h")))
        await asyncio.sleep(0.55)
        for relay in relays:
            relay.keeper_registry._heartbeats._forget_dead(["h"], loop.time())
            relay.keeper_registry._update_alive()
            relay.keeper_registry._beat()
        await asyncio.sleep(0.01)
        assert seen(*relays) == {MANY[:7]}
        assert seen(*others) == {MANY}
        # With its next heartbeat it is back.
        await asyncio.sleep(1.1)
        assert seen(*processes) == {MANY}

    play(test())


@pytest.mark.parametrize("dead", ["h", "a", "abc", "def"])
def test_of_many_keepers_those_that_hang_alone_count_as_dead_and_in_time(dead: str) -> None:
    async def test() -> None:
        processes = dict(zip((*MANY, "gate"), await server(LocalBus(), *MANY, None), strict=True))
        await asyncio.sleep(3.0)
        assert seen(*processes.values()) == {MANY}
        living = [process for name, process in processes.items() if name not in dead]
        changes = [len(process.changes) for process in living]
        for name in dead:
            await processes[name].hang()
        await asyncio.sleep(DEAD_AFTER_SECONDS - 0.6)
        assert seen(*living) == {MANY}
        await asyncio.sleep(1.0)
        left = tuple(name for name in MANY if name not in dead)
        assert seen(*living) == {left}
        await asyncio.sleep(10.0)
        assert seen(*living) == {left}
        assert all(
            len(process.changes) <= before + len(dead)
            for process, before in zip(living, changes, strict=True)
        )

    play(test())


def test_whoever_died_together_with_all_relays_is_found_by_the_next_relays() -> None:
    async def test() -> None:
        *processes, gate = await server(LocalBus(), *MANY, None)
        await asyncio.sleep(3.0)
        for process in (*processes[:3], processes[7]):
            process.tasks.kill()
        await asyncio.sleep(2 * DEAD_AFTER_SECONDS + 1.0)
        assert seen(*processes[3:7], gate) == {MANY[3:7]}

    play(test())


@pytest.mark.parametrize("outage", [0.9, 1.9, 5.0])
def test_of_many_keepers_none_dies_while_the_bus_is_down_or_mute(outage: float) -> None:
    async def test() -> None:
        bus = LocalBus()
        processes = await server(bus, *MANY, None)
        await asyncio.sleep(3.0)
        changes = [len(process.changes) for process in processes]
        bus.up = False
        await asyncio.sleep(outage)
        bus.up = True
        await asyncio.sleep(5.0)
        assert [len(process.changes) for process in processes] == changes

    play(test())


@pytest.mark.parametrize("name", ["a", "h"])
def test_of_many_keepers_one_that_leaves_is_gone_at_once_and_for_good(name: str) -> None:
    async def test() -> None:
        processes = await server(LocalBus(), *MANY, None)
        await asyncio.sleep(3.2)
        processes[MANY.index(name)].keeper_registry.leave()
        for _ in range(100):
            await asyncio.sleep(0.1)
            assert seen(*processes) == {tuple(other for other in MANY if other != name)}

    play(test())


def test_what_a_process_hears_does_not_grow_with_the_keepers() -> None:
    async def heard_by_a_gate(keepers: int) -> int:
        bus = LocalBus()
        await server(bus, *(f"{number:03}" for number in range(keepers)))
        await asyncio.sleep(3.0)
        heard: list[bytes] = []
        await bus.listen(BEATS, heard.append)
        await asyncio.sleep(10.0)
        return len(heard)

    async def test() -> None:
        # Three relays, twice a second.
        assert abs(await heard_by_a_gate(4) - 60) <= 3
        assert abs(await heard_by_a_gate(12) - 60) <= 3

    play(test())


def test_a_dead_process_hears_nothing_and_says_nothing() -> None:
    async def test() -> None:
        bus = LocalBus()
        gate, a = await server(bus, None, "a")
        a.tasks.kill()
        bus.send(BEATS, encode(Heartbeat("b")))
        await asyncio.sleep(0.05)
        a.keeper_registry.leave()
        await asyncio.sleep(0.05)
        assert seen(gate) == {("a", "b")}
        assert a.changes == [("a",)]

    play(test())


def test_a_keeper_that_leaves_is_gone_at_once_and_still_knows_who_is_there() -> None:
    async def test() -> None:
        gate, a, b = await server(LocalBus(), None, "a", "b")
        a.keeper_registry.leave()
        await asyncio.sleep(0.01)
        for process in (gate, a, b):
            assert seen(process) == {("b",)}
            assert process.keeper_registry.owner(TABLES[0]) == "b"
            assert process.changes[-1] == ("b",)
        await asyncio.sleep(5.0)
        assert seen(gate, a, b) == {("b",)}

    play(test())


def test_a_keeper_that_left_while_nobody_could_hear_says_so_again() -> None:
    async def test() -> None:
        bus = LocalBus()
        gate, a, _ = await server(bus, None, "a", "b")
        bus.up = False
        a.keeper_registry.leave()
        bus.up = True
        await asyncio.sleep(0.6)
        assert seen(gate) == {("b",)}

    play(test())


@pytest.mark.parametrize("seed", range(5))
def test_a_new_process_knows_everybody_after_one_beat(seed: int) -> None:
    async def test() -> None:
        bus = LocalBus()
        await server(bus, "a", "b")
        await asyncio.sleep(0.37)
        loop = asyncio.get_running_loop()
        began = loop.time()
        gate, c = Process(bus, None), Process(bus, "c")
        await asyncio.gather(gate.start(), c.start())
        assert loop.time() - began < 0.6
        assert set(gate.keeper_registry.alive) >= {"a", "b"}
        assert seen(c) == {("a", "b", "c")}

    play(test(), seed)


def test_a_new_keeper_is_not_asked_before_it_knows_who_else_is_there() -> None:
    async def test() -> None:
        bus = LocalBus()
        gate, _ = await server(bus, None, "a")
        c = Process(bus, "c")
        starting = asyncio.create_task(c.start())
        await asyncio.sleep(0.4)
        assert seen(gate) == {("a",)}
        await starting
        await asyncio.sleep(0.01)
        assert seen(gate) == {("a", "c")}

    play(test())


def test_a_keeper_is_always_alive_to_itself() -> None:
    async def test() -> None:
        bus = LocalBus()
        bus.up = False
        (a,) = await server(bus, "a")
        await asyncio.sleep(10.0)
        assert seen(a) == {("a",)}
        assert a.keeper_registry.owner(TABLES[0]) == "a"

    play(test())


def test_without_a_keeper_a_table_has_no_owner() -> None:
    async def test() -> None:
        gate, a = await server(LocalBus(), None, "a")
        a.tasks.kill()
        await asyncio.sleep(3.0)
        assert seen(gate) == {()}
        assert gate.keeper_registry.owner(TABLES[0]) is None

    play(test())


@pytest.mark.parametrize("outage", [0.3, 1.9, 2.1, 60.0])
def test_while_the_bus_is_down_nobody_dies_and_afterwards_everybody_has_time_to_beat(outage: float) -> None:
    async def test() -> None:
        bus = LocalBus()
        gate, a, b = await server(bus, None, "a", "b")
        processes = (gate, a, b)
        changes = [len(process.changes) for process in processes]
        bus.up = False
        await asyncio.sleep(outage)
        assert seen(*processes) == {("a", "b")}
        bus.up = True
        await asyncio.sleep(5.0)
        assert [len(process.changes) for process in processes] == changes

    play(test())


def test_a_keeper_that_hung_during_an_outage_counts_as_dead_two_seconds_after() -> None:
    async def test() -> None:
        bus = LocalBus()
        gate, a, b = await server(bus, None, "a", "b")
        bus.up = False
        await asyncio.sleep(5.0)
        await b.hang()
        await asyncio.sleep(5.0)
        bus.up = True
        await asyncio.sleep(DEAD_AFTER_SECONDS - 0.5)
        assert seen(gate, a) == {("a", "b")}
        await asyncio.sleep(1.1)
        assert seen(gate, a) == {("a",)}

    play(test())


class Mute(LocalBus):
    """Believes itself up, and carries nothing while it is mute."""

    mute = False

    def send(self, address: str, bus_message: bytes) -> None:
        if not self.mute:
            super().send(address, bus_message)


def test_a_keeper_that_does_not_hear_even_itself_declares_nobody_dead() -> None:
    async def test() -> None:
        bus = Mute()
        a, b = await server(bus, "a", "b")
        bus.mute = True
        await asyncio.sleep(30.0)
        assert seen(a, b) == {("a", "b")}
        bus.mute = False
        await asyncio.sleep(0.6)
        await asyncio.sleep(5.0)
        assert a.changes[-1] == b.changes[-1] == ("a", "b")

    play(test())


@pytest.mark.parametrize("seed", range(10))
def test_a_process_that_slept_declares_nobody_dead_when_it_wakes(seed: int) -> None:
    loop = VirtualLoop(seed)

    async def test() -> None:
        bus = LocalBus()
        a, b = Process(bus, "a"), Process(bus, "b")
        with loop.inside("b"):
            second = asyncio.create_task(b.start())
        await a.start()
        await second
        await asyncio.sleep(1.0)
        changes = len(b.changes)
        assert seen(b) == {("a", "b")}
        loop.pause("b")
        await asyncio.sleep(1.7)
        # What b would have heard has waited, too.
        a.keeper_registry._bus.send(BEATS, encode(Heartbeat("a")))
        b.keeper_registry._heartbeats.last_alive["a"] = loop.time() - 9.0
        loop.wake("b")
        await asyncio.sleep(3.0)
        assert seen(b) == {("a", "b")}
        assert len(b.changes) == changes

    loop.run(test())


def test_a_relay_that_slept_brings_no_dead_keeper_back() -> None:
    loop = VirtualLoop(0)

    async def test() -> None:
        bus = LocalBus()
        relay, *others = processes = [Process(bus, name) for name in MANY]
        with loop.inside("relay"):
            first = asyncio.create_task(relay.start())
        await asyncio.gather(*(process.start() for process in others))
        await first
        await asyncio.sleep(3.0)
        assert seen(*processes) == {MANY}
        loop.pause("relay")
        await asyncio.sleep(0.2)
        processes[-1].tasks.kill()
        await asyncio.sleep(2 * DEAD_AFTER_SECONDS + 1.0)
        assert seen(*others[:-1]) == {MANY[1:-1]}
        # The relay reads what has waited for it: the last heartbeats of the dead one too.
        for process in others[:-1]:
            process.changes.clear()
        relay.keeper_registry._hear(encode(Heartbeat(MANY[-1])))
        loop.wake("relay")
        await asyncio.sleep(5.0)
        assert seen(*others[:-1]) == {MANY[:-1]}
        assert not any(MANY[-1] in change for process in others[:-1] for change in process.changes)

    loop.run(test())


def test_somebody_who_watches_badly_harms_nobody() -> None:
    async def test() -> None:
        bus = LocalBus()
        gate = Process(bus, None)

        def stumble() -> None:
            raise RuntimeError("stumbled")

        gate.keeper_registry.watch(stumble)
        gate.keeper_registry.watch(lambda: later.append(gate.keeper_registry.alive))
        later: list[tuple[str, ...]] = []
        await gate.start()
        (a,) = await server(bus, "a")
        a.tasks.kill()
        await asyncio.sleep(3.0)
        assert gate.changes == later == [("a",), ()]

    play(test())


def test_beats_do_not_drift_away_from_twice_a_second() -> None:
    async def test() -> None:
        bus = LocalBus()
        beats: list[float] = []
        loop = asyncio.get_running_loop()

        def hear(bus_message: bytes) -> None:
            if isinstance(read_beat(bus_message), Heartbeat):
                beats.append(loop.time())

        await bus.listen(BEATS, hear)
        await server(bus, "a")
        await asyncio.sleep(10.0)
        gaps = [after - before for before, after in pairwise(beats)]
        assert len(beats) == 21
        assert all(math.isclose(gap, 0.5, abs_tol=0.01) for gap in gaps)

    play(test())


def test_over_nats_a_roster_works_as_it_does_alone() -> None:
    async def test() -> None:
        async with nats() as line:
            tasks = Tasks()
            rosters = [KeeperRegistry(await line(), name) for name in (None, "a", "b")]
            await asyncio.gather(*(keeper_registry.start(tasks) for keeper_registry in rosters))
            await until(lambda: all(keeper_registry.alive == ("a", "b") for keeper_registry in rosters))
            assert len({keeper_registry.owner(TABLES[0]) for keeper_registry in rosters}) == 1
            rosters[1].leave()
            await until(lambda: all(keeper_registry.alive == ("b",) for keeper_registry in rosters))
            await tasks.stop()

    asyncio.run(test())
