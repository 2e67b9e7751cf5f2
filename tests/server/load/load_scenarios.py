"""Load scenarios: steady play, idle sockets, all clients reconnecting at once, and a soak test."""

import asyncio
from collections.abc import Awaitable, Callable

from msgspec import Struct

from camlann import avalon
from tests.server.load import cpu_time
from tests.server.load.measured_server import BOTS_KEY, MeasuredServer, Shape
from tests.server.load.process_resources import Standing, memory, standing
from tests.server.load.rounds import BEGUN_WITHIN, GOOD
from tests.server.load.worker_protocol import (
    Count,
    Counted,
    Go,
    Hand,
    Pace,
    Party,
    Places,
    ReplayStep,
    Return,
    Returned,
)

EVERY = 12.0
"""Seconds from one command of a player to the next, in the mean."""
WARM = 5.0
STORMY = ("cut", "tried in vain")
FINE = {*GOOD, *STORMY}
MOST = 7_500
"""Sockets of one process of clients."""
QUIET = 20.0
"""Seconds silent sockets are watched: longer than it takes until each is asked for a sign of life."""


class Steady(Struct, frozen=True):
    """Steady play, of so many players for so long."""

    players: int
    rate: float
    """Commands a second, including chat."""
    p50: float
    p99: float
    most: float
    """Seconds from when a command was meant to be sent until everybody at the table had heard of it."""
    busy: dict[str, float]
    """Of a core, by process."""
    frames: float
    """Frames that a command brought."""


class Storm(Struct, frozen=True):
    """All are cut off at once and come back."""

    cut: int
    back: int
    p50: float
    p99: float
    most: float
    """Seconds from the cut until one is in play again."""
    in_vain: int
    """How often somebody came to a gate that was not open yet."""


class Idle(Struct, frozen=True):
    """Sockets that say nothing."""

    sockets: int
    gate: float
    """Bytes a socket takes in the gate, without the kernel's,"""
    keeper: float
    """and it adds to the keeper."""
    took: float
    """Seconds until all were there."""
    busy: dict[str, float]
    ended: int


class Evening:
    """A server full of players of Avalon."""

    def __init__(
        self,
        players: int,
        seats: int = 5,
        chat: float = 0.0,
        shape: Shape = Shape(),  # noqa: B008 - a constant
        people: bool = False,
        spectators: int = 0,
    ) -> None:
        """`chat`: the share of chat among what they send. `people`: they have sessions, and are no bots.
        `spectators`: so many more at each table, people too.
        """
        self._count, self._seats = players // seats, seats
        self._chat, self._tls, self._spectators = chat, shape.tls, spectators
        # A gate takes bots from its own machine alone, and not from behind a proxy.
        self._people = people or spectators > 0 or shape.tls
        self.server = MeasuredServer(shape)
        self._clients = Hand("tests.server.load.client_worker")
        self.errors: dict[str, int] = {}

    @property
    def players(self) -> int:
        return self._count * self._seats

    async def start(self) -> None:
        await self.server.start()
        await self._clients.start()
        tables = [place.name for place in await self.server.tables(self._count)]
        places = Places(avalon.NAME, ("{}",) * self._count, tuple(tables))
        server = self.server
        ports = (server.tls_port,) if self._tls else (server.port, *server.other_ports)
        await self._clients.ask(
            Party(
                ports[0],
                BOTS_KEY,
                self._seats,
                (places,),
                other_ports=ports[1:],
                people_port=server.port if self._people else 0,
                spectators=self._spectators,
                tls=self._tls,
            )
        )
        await self._clients.ask(Go(avalon.NAME))
        async with asyncio.timeout(BEGUN_WITHIN):
            while (await self._counted()).begun < self._count:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.1)
        await self._clients.ask(ReplayStep(avalon.NAME))

    async def end(self) -> None:
        try:
            await self._clients.end()
        finally:
            self.server.end()

    async def steady(
        self, seconds: float, every: float = EVERY, meanwhile: Callable[[], Awaitable[None]] | None = None
    ) -> Steady:
        """Play on; what is done meanwhile must take as long."""
        await self._clients.ask(Pace(avalon.NAME, every, self._chat))
        await asyncio.sleep(min(WARM, seconds))
        loop = asyncio.get_running_loop()
        before, spent, began = await self._counted(), self._spent(), loop.time()
        await (meanwhile() if meanwhile is not None else asyncio.sleep(seconds))
        now, spending, took = await self._counts(), self._spent(), loop.time() - began
        # What is open is waited for, and counts.
        await self._clients.ask(ReplayStep(avalon.NAME))
        after = await self._counted()
        commands = _commands(now) - _commands(before)
        return Steady(
            self.players,
            commands / took,
            after.p50,
            after.p99,
            after.most,
            {name: (spending[name] - spent[name]) / took for name in spending},
            (now.counts["frames"] - before.counts["frames"]) / max(commands, 1),
        )

    async def storm(self, within: float, back_off: float = 5.0, every: float = EVERY) -> Storm:
        """Cut all off in the midst of steady play; clients that are not back by then count as lost."""
        await self._clients.ask(Return(avalon.NAME, back_off))
        await self._clients.ask(Pace(avalon.NAME, every, self._chat))
        await asyncio.sleep(min(WARM, every))
        await self.server.cut()
        loop = asyncio.get_running_loop()
        until = loop.time() + within
        found = await self._clients.ask(Returned(avalon.NAME))
        while found.begun < self.players and loop.time() < until:
            await asyncio.sleep(0.1)
            found = await self._clients.ask(Returned(avalon.NAME))
        await self._clients.ask(ReplayStep(avalon.NAME))
        counts = (await self._counted()).counts
        cut, in_vain = (counts.get(what, 0) for what in STORMY)
        return Storm(cut, found.begun, found.p50, found.p99, found.most, in_vain)

    async def soak(
        self,
        seconds: float,
        look: float = 30.0,
        tell: Callable[[str, Standing], None] = lambda *_: None,
        every: float = EVERY,
    ) -> tuple[Steady, dict[str, list[Standing]]]:
        """Steady play for a long time, and what gate and keeper hold meanwhile, at a look every so often."""
        found: dict[str, list[Standing]] = {"gate": [], "keeper": []}
        loop = asyncio.get_running_loop()

        async def watch() -> None:
            began, n = loop.time(), 0
            while n * look <= seconds:
                await asyncio.sleep(max(0.0, began + n * look - loop.time()))
                for name, each in found.items():
                    figures = await asyncio.to_thread(self.server.figures, name)
                    each.append(standing(self.server.pids[name], loop.time() - began, figures["tasks"]))
                    tell(name, each[-1])
                n += 1

        return await self.steady(seconds, every, watch), found

    async def _counted(self) -> Counted:
        """What was done; how long it took is forgotten here and there."""
        counted = await self._clients.ask(Count(avalon.NAME))
        self.errors |= {f"{avalon.NAME}: {what}": n for what, n in counted.counts.items() if what not in FINE}
        return counted

    async def _counts(self) -> Counted:
        """What was done, and nothing is forgotten."""
        return await self._clients.ask(Returned(avalon.NAME))

    def _spent(self) -> dict[str, float]:
        return cpu_time.seconds(self.server.pids | {"clients": self._clients.pid})


def _commands(counted: Counted) -> int:
    return sum(counted.counts.get(what, 0) for what in ("moves", "table", "chat sent"))


async def idle(server: MeasuredServer, sockets: int, seats: int = 5, quiet: float = QUIET) -> Idle:
    """So many come to tables, a few to each, and are silent."""
    tables = [place.name for place in await server.tables(sockets // seats)]
    share = MOST // seats
    parts = [tables[first : first + share] for first in range(0, len(tables), share)]
    hands = [Hand("tests.server.load.client_worker") for _ in parts]
    loop, pids = asyncio.get_running_loop(), server.pids
    try:
        for hand in hands:
            await hand.start()
        before = {name: memory(pids[name]) for name in ("gate", "keeper")}
        began = loop.time()
        await asyncio.gather(
            *(
                hand.ask(
                    Party(
                        server.port,
                        BOTS_KEY,
                        seats,
                        (Places(avalon.NAME, ("{}",) * len(part), tuple(part)),),
                        f"127.0.0.{n}",
                    )
                )
                for n, (hand, part) in enumerate(zip(hands, parts, strict=True), 2)
            )
        )
        expected = len(tables) * seats
        while True:
            counted = [await hand.ask(Count(avalon.NAME)) for hand in hands]
            if sum(each.counts.get("welcome", 0) for each in counted) >= expected:
                break
            await asyncio.sleep(0.2)
        took, quiet_from, spent = loop.time() - began, loop.time(), cpu_time.seconds(pids)
        await asyncio.sleep(quiet)
        spending, silent = cpu_time.seconds(pids), loop.time() - quiet_from
        grown = {name: (memory(pids[name]) - was) / expected for name, was in before.items()}
        counted = [await hand.ask(Count(avalon.NAME)) for hand in hands]
        return Idle(
            expected,
            grown["gate"],
            grown["keeper"],
            took,
            {name: (spending[name] - spent[name]) / silent for name in spending},
            sum(each.counts.get("connection closed", 0) for each in counted),
        )
    finally:
        for hand in hands:
            await hand.end()
