"""How long play stops when a process dies, in virtual time.

A slow machine computes longer, but no virtual second passes meanwhile: so these bounds hold on any machine.
`scripts/chaos` measures the same with real processes and prints it, without a verdict.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import pytest

from camlann.protocol.socket_messages import Done, Refused
from camlann.server.cluster import keeper_registry
from tests.server.simulation.world import Size, World

pytestmark = pytest.mark.no_cover

PLAY_SECONDS = 6.0
"""So long all play before anything dies."""
OUTAGE_SECONDS = 1.0
"""So long the store is away."""
UNHURT_SECONDS = 0.25
"""Longer than any answer takes without a fault."""
SEEDS = range(1, 4)
SIZE = Size(keepers=2, games=1, turns=40, faults=0.0)
Fault: TypeAlias = Callable[["StruckWorld"], Awaitable[None]]


class StruckWorld(World):
    """A world in which one thing goes wrong, at a known time."""

    def __init__(self, seed: int, fault: Fault) -> None:
        super().__init__(seed, SIZE)
        self._fault, self.struck_at = fault, 0.0

    async def _until_over(self) -> None:
        await asyncio.sleep(PLAY_SECONDS)
        self.struck_at = self.loop.time()
        await self._fault(self)
        await super()._until_over()

    def waits(self) -> list[float]:
        """Seconds until the final answer, of each command that was open at the fault or sent after it."""
        found = []
        for player in (player for players in self.players.values() for player in players):
            for sent in player.event_log.sent.values():
                answered = min(at for at in (sent.first(Done), sent.first(Refused)) if at is not None)
                if answered > self.struck_at:
                    found.append(answered - max(sent.at, self.struck_at))
        return found

    def connections(self) -> int:
        """The most connections that a device has opened."""
        return max(player.lines for players in self.players.values() for player in players)


async def keeper_killed(world: StruckWorld) -> None:
    await world.faults.kill_keeper()


async def keeper_stopped(world: StruckWorld) -> None:
    name = next(iter(world.keepers))
    world.loop.pause(name)
    await asyncio.sleep(10.0)
    world.loop.wake(name)


async def gate_killed(world: StruckWorld) -> None:
    await world.faults.kill_gate()


async def store_killed(world: StruckWorld) -> None:
    world.vault.crash()
    await asyncio.sleep(OUTAGE_SECONDS)
    world.vault.rise()


FAULTS: dict[Fault, tuple[float, int]] = {
    keeper_killed: (1.25, 1),
    keeper_stopped: (3.0, 1),
    gate_killed: (1.0, 2),
    store_killed: (OUTAGE_SECONDS + 1.0, 1),
}
"""For each fault: the longest wait for an answer in seconds, and the most connections of a device."""


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.__name__ for fault in FAULTS])
def test_everybody_is_answered_soon_and_reconnects_only_if_a_gate_died(fault: Fault) -> None:
    longest, connections = FAULTS[fault]
    worlds = [StruckWorld(seed, fault) for seed in SEEDS]
    assert [world.run().violations for world in worlds] == [[]] * len(worlds)
    waits = [max(world.waits()) for world in worlds]
    assert max(waits) < longest
    opened = max(world.connections() for world in worlds)
    assert opened == connections
    # Who sends nothing while a gate dies only connects again.
    assert max(waits) > UNHURT_SECONDS or opened > 1, "nobody has noticed the fault"


def test_a_dead_keeper_that_is_noticed_too_late_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper_registry, "LATE_SECONDS", 6.0)
    monkeypatch.setattr(keeper_registry, "DEAD_SECONDS", 6.0)
    worlds = [StruckWorld(seed, keeper_killed) for seed in SEEDS]
    for world in worlds:
        world.run()
    # In some of them nothing is asked of the dead keeper's tables meanwhile.
    assert max(wait for world in worlds for wait in world.waits()) > FAULTS[keeper_killed][0]
