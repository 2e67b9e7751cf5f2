"""Everything that goes wrong in a simulated world, one thing after another, as the seed has it."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from tests.server.simulation.network import Weather

if TYPE_CHECKING:
    from tests.server.simulation.world import World

Fault = Callable[[], Coroutine[Any, Any, None]]


class Faults:
    def __init__(self, world: "World", random: Random, only: Sequence[str] = ()) -> None:
        self._world, self._random = world, random
        self.count = Counter[str]()
        self.kinds: tuple[tuple[Fault, int], ...] = (
            (self.kill_keeper, 4),
            (self.kill_in_the_act, 4),
            (self.kill_gate, 3),
            (self.pause_keeper, 3),
            (self.pause_gate, 1),
            (self.restart_keeper, 2),
            (self.restart_gate, 1),
            (self.one_keeper_more, 1),
            (self.cut_two_off, 2),
            (self.cut_one_off, 2),
            (self.split, 3),
            (self.part_machine, 3),
            (self.blackout, 1),
            (self.crash_store, 2),
            (self.crash_in_the_act, 2),
            (self.cut_from_store, 2),
            (self.slow_store, 1),
            (self.cut_devices, 3),
            (self.cut_all_devices, 1),
            (self.stall_devices, 1),
            (self.bad_weather, 3),
            (self.jump_of_the_wall_clock, 1),
        )
        # Each world has its own climate: a few kinds of faults, so that they meet often.
        some = random.sample(self.kinds, random.choice((2, 4, len(self.kinds))))
        chosen = [each for each in self.kinds if each[0].__name__ in only] or some
        self._kinds, self._weights = [kind for kind, _ in chosen], [weight for _, weight in chosen]

    async def run(self, seconds: float, every: float) -> None:
        """Let things go wrong for so long; after it everything is whole again."""
        loop = self._world.loop
        end = loop.time() + seconds
        running: list[asyncio.Task[None]] = []
        while True:
            await asyncio.sleep(self._random.expovariate(1 / every))
            if loop.time() >= end:
                break
            fault = self._random.choices(self._kinds, self._weights)[0]
            self.count[fault.__name__] += 1
            running.append(loop.create_task(fault()))
        await asyncio.gather(*running)
        self._world.network.heal()
        self._world.network.weather = Weather()
        self._world.vault.trap = None
        self._world.vault.delay = 0.002

    def _keeper(self) -> str | None:
        return self._random.choice([*self._world.keepers]) if self._world.keepers else None

    def _gate(self) -> str | None:
        return self._random.choice([*self._world.gates]) if self._world.gates else None

    async def _sleep(self, least: float, most: float) -> None:
        await asyncio.sleep(self._random.uniform(least, most))

    async def kill_keeper(self) -> None:
        if (name := self._keeper()) is not None:
            self._world.kill(name)
            await self._sleep(0, 3)
            self._world.add_keeper()

    async def kill_in_the_act(self) -> None:
        """Whoever appends next dies in the middle of it."""

        def strike(name: str) -> None:
            self._world.kill(name)
            self._world.loop.call_later(self._random.uniform(0, 3), self._world.add_keeper)

        self._world.vault.trap = strike
        await self._sleep(0.5, 3)

    async def crash_in_the_act(self) -> None:
        """The store falls over in the middle of the next append, and perhaps whoever appends with it."""

        vault, over = self._world.vault, False

        def strike(name: str) -> None:
            # In a slow store it may come when this fault is over, and nobody would end it.
            if over:
                return
            vault.crash()
            if self._random.random() < 0.5:
                self._world.kill(name)
                self._world.add_keeper()

        vault.trap = strike
        await self._sleep(1, 4)
        over = True
        vault.trap = None
        vault.rise()

    async def kill_gate(self) -> None:
        if (name := self._gate()) is not None:
            self._world.kill(name)
            await self._sleep(0, 3)
            self._world.add_gate()

    async def pause_keeper(self) -> None:
        await self._pause(self._keeper(), 12)

    async def pause_gate(self) -> None:
        await self._pause(self._gate(), 6)

    async def _pause(self, name: str | None, most: float) -> None:
        if name is not None:
            self._world.loop.pause(name)
            await self._sleep(0.1, most)
            self._world.loop.wake(name)

    async def restart_keeper(self) -> None:
        if (name := self._keeper()) is not None:
            self._world.add_keeper()
            await self._sleep(0, 2)
            await self._world.retire(name)

    async def restart_gate(self) -> None:
        if (name := self._gate()) is not None:
            self._world.add_gate()
            await self._sleep(0, 2)
            await self._world.retire(name)

    async def one_keeper_more(self) -> None:
        if len(self._world.keepers) < 8:
            self._world.add_keeper()

    async def cut_two_off(self) -> None:
        """Two processes cannot hear each other."""
        names = [*self._world.gates, *self._world.keepers]
        if len(names) > 1:
            self._world.network.cut(*self._random.sample(names, 2))
            await self._sleep(0.5, 8)
            self._world.network.heal()

    async def split(self) -> None:
        """Two halves, each with gates and keepers of its own if need be, and the store in reach of both."""
        names = [*self._world.gates, *self._world.keepers]
        half = {name for name in names if self._random.random() < 0.5}
        for one in names:
            for other in names:
                if one in half and other not in half:
                    self._world.network.cut(one, other)
        await self._sleep(2, 10)
        self._world.network.heal()

    async def cut_one_off(self) -> None:
        """One process hears nobody, and sooner or later knows it."""
        if (name := self._random.choice((self._keeper(), self._gate()))) is not None:
            self._world.network.isolate(name, notice=self._random.uniform(0, 3))
            await self._sleep(0.5, 8)
            self._world.network.heal()

    async def part_machine(self) -> None:
        """A keeper reaches nobody and not the store, lives on, and comes back."""
        if (name := self._keeper()) is not None:
            self._world.network.isolate(name, notice=self._random.uniform(0, 3))
            self._world.vault.cut(name)
            await self._sleep(0.5, 9)
            self._world.vault.heal(name)
            self._world.network.heal()

    async def blackout(self) -> None:
        """Everything dies at once, the store too, and begins again."""
        gates, keepers = len(self._world.gates), len(self._world.keepers)
        self._world.vault.crash()
        for name in (*self._world.gates, *self._world.keepers):
            self._world.kill(name)
        await self._sleep(0, 2)
        for _ in range(gates):
            self._world.add_gate()
        for _ in range(keepers):
            self._world.add_keeper()
        await self._sleep(0, 2)
        self._world.vault.rise()

    async def crash_store(self) -> None:
        vault = self._world.vault
        vault.crash()
        # Sometimes it takes so long that nobody can say any more what became of a command.
        await self._sleep(*self._random.choice(((0.1, 4), (11, 14))))
        vault.rise()

    async def cut_from_store(self) -> None:
        if (name := self._keeper()) is not None:
            vault = self._world.vault
            vault.cut(name)
            await self._sleep(0, 5)
            vault.heal(name)

    async def slow_store(self) -> None:
        vault = self._world.vault
        vault.delay = self._random.choice((0.05, 0.3, 1.0))
        await self._sleep(1, 6)
        vault.delay = 0.002

    async def cut_devices(self) -> None:
        """Some connections break; it may take a while until anybody notices."""
        soon = self._random.choice((0.01, 0.5, 5.0))
        for socket in self._world.sockets:
            if self._random.random() < 0.3:
                socket.cut(soon)
        await asyncio.sleep(soon)

    async def cut_all_devices(self) -> None:
        for socket in self._world.sockets:
            socket.cut(0.1)

    async def stall_devices(self) -> None:
        """Some devices read nothing for a while; the gate lets go of the slowest."""
        seconds = self._random.uniform(1, 14)
        for socket in self._world.sockets:
            if self._random.random() < 0.3:
                socket.stall(seconds)
        await asyncio.sleep(seconds)

    async def bad_weather(self) -> None:
        self._world.network.weather = Weather(
            delay=self._random.choice((0.001, 0.01, 0.1)),
            loss=self._random.choice((0.0, 0.05, 0.3)),
            duplicate=self._random.choice((0.0, 0.1, 0.3)),
            late=self._random.choice((0.0, 0.1)),
            latest=self._random.choice((0.5, 3.0)),
            overtake=self._random.choice((0.0, 0.0, 0.2)),
        )
        await self._sleep(2, 10)
        self._world.network.weather = Weather()

    async def jump_of_the_wall_clock(self) -> None:
        self._world.wall += self._random.choice((-1, 1)) * self._random.choice((1e3, 3.6e6, 8.64e7))
