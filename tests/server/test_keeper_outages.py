"""The keeper registry in virtual time, while the store or the bus is away: nobody is called dead."""

import asyncio
from collections.abc import Callable

import pytest

from camlann.server.cluster import keeper_registry
from camlann.server.cluster.keeper_registry import DEAD_SECONDS, GRACE_SECONDS, KeeperRegistry
from tests.server.harness.memory_store.keepers import KeeperRows, MemoryKeeperLine
from tests.server.harness.registries import FOUND_SECONDS, MANY, Place, play, seen


def stopped_in_good_order(rows: KeeperRows) -> None:
    for line in [*rows.lines]:
        line.lose()


def crashed_or_failed_over(rows: KeeperRows) -> None:
    stopped_in_good_order(rows)
    rows.beats.clear()


def cut_off(_: KeeperRows) -> None:
    """The store itself goes on, and still believes in all the connections."""


OUTAGES = [stopped_in_good_order, crashed_or_failed_over, cut_off]


@pytest.mark.parametrize("kind", OUTAGES)
@pytest.mark.parametrize("outage", [0.3, 1.9, 5.0, 60.0])
def test_nobody_dies_while_the_store_is_away_and_afterwards_all_have_time_to_come_back(
    outage: float, kind: Callable[[KeeperRows], None]
) -> None:
    _nobody_dies_in_an_outage(outage, kind)


def _nobody_dies_in_an_outage(outage: float, kind: Callable[[KeeperRows], None]) -> None:
    async def test() -> None:
        place = Place(7)
        processes = await place.server(*MANY, None, None)
        place.rows.reachable = False
        kind(place.rows)
        await asyncio.sleep(outage)
        assert seen(*processes) == {MANY}
        place.rows.reachable = True
        await asyncio.sleep(5.0)
        assert [process.changes for process in processes] == [[]] * len(processes)

    play(test())


@pytest.mark.parametrize("kind", OUTAGES)
def test_whoever_died_during_an_outage_is_found_soon_after_it(kind: Callable[[KeeperRows], None]) -> None:
    async def test() -> None:
        place = Place(2)
        gate, a, b = await place.server(None, "a", "b")
        place.rows.reachable = False
        kind(place.rows)
        b.die()
        await asyncio.sleep(5.0)
        place.rows.reachable = True
        await asyncio.sleep(1.0)
        assert seen(gate, a) == {("a", "b")}
        await asyncio.sleep(GRACE_SECONDS)
        assert seen(gate, a) == {("a",)}

    play(test())


@pytest.mark.parametrize("seconds", [1.0, 3.0, 10.0])
def test_nobody_dies_while_the_store_stands_still(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was asked meanwhile is answered afterwards, in any order."""
    answered = MemoryKeeperLine._open

    async def test() -> None:
        until = 0.0

        async def stuck(self: MemoryKeeperLine) -> None:
            await asyncio.sleep(max(0.0, until - asyncio.get_running_loop().time()))
            await answered(self)

        monkeypatch.setattr(MemoryKeeperLine, "_open", stuck)
        processes = await Place(4).server(*MANY, None)
        until = asyncio.get_running_loop().time() + seconds
        await asyncio.sleep(seconds + 5.0)
        assert [process.changes for process in processes] == [[]] * len(processes)

    for seed in range(3):
        play(test(), seed)


@pytest.mark.parametrize("outage", [0.9, 1.9, 5.0, 60.0])
def test_nobody_dies_while_the_bus_is_down(outage: float) -> None:
    async def test() -> None:
        processes = await Place(5).server(*MANY, None)
        for process in processes:
            process.bus.up = False
        await asyncio.sleep(outage)
        for n, process in enumerate(processes):
            process.bus.up = True
            # The last is back after more than a second.
            await asyncio.sleep(n / 30)
        await asyncio.sleep(5.0)
        assert [process.changes for process in processes] == [[]] * len(processes)

    play(test())


def test_a_keeper_that_alone_has_lost_the_bus_counts_as_dead_until_it_is_back() -> None:
    async def test() -> None:
        gate, a, b = await Place().server(None, "a", "b")
        b.bus.up = False
        await asyncio.sleep(DEAD_SECONDS + FOUND_SECONDS)
        assert seen(gate, a) == {("a",)}
        assert seen(b) == {("a", "b")}
        b.bus.up = True
        await asyncio.sleep(1.0)
        assert seen(gate, a, b) == {("a", "b")}

    play(test())


# Planted bugs.


def _judges_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(keeper_registry, "GRACE_SECONDS", -1.0)


def _beats_without_the_bus(patch: pytest.MonkeyPatch) -> None:
    look = MemoryKeeperLine.look
    patch.setattr(MemoryKeeperLine, "look", lambda self, *, beat: look(self, beat=True))


def _knows_only_who_has_a_row(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(KeeperRegistry, "_judges", property(lambda self: False))
    old = KeeperRegistry._set_alive

    def forgets(self: KeeperRegistry, alive: set[str]) -> None:
        old(self, alive & {*self._store.disk.keepers.beats})  # type: ignore[attr-defined]

    patch.setattr(KeeperRegistry, "_set_alive", forgets)


@pytest.mark.parametrize(
    "plant, found_by",
    [
        (_judges_at_once, lambda: _nobody_dies_in_an_outage(1.9, stopped_in_good_order)),
        (_knows_only_who_has_a_row, lambda: _nobody_dies_in_an_outage(1.9, crashed_or_failed_over)),
        (_beats_without_the_bus, test_a_keeper_that_alone_has_lost_the_bus_counts_as_dead_until_it_is_back),
    ],
)
def test_a_planted_bug_is_found(
    plant: Callable[[pytest.MonkeyPatch], None],
    found_by: Callable[[], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        found_by()
