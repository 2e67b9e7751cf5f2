"""Measuring rounds: Avalon, the empty game and the store alone, in turns.

All three run on the same machine, Avalon and nothing through the very same gate and keeper. So a figure of
one round may be good or bad, as the machine is, and their ratio is still worth something. A move counts once
it was answered as done; every player sees to it that no frame is missing.
"""

import asyncio
import json
import os
import signal
from collections.abc import Sequence
from statistics import median
from typing import TypeAlias

from msgspec import Struct

from camlann import avalon
from camlann.server.store import TableId
from tests.server.harness.process_server import listening
from tests.server.load import cpu_time, empty_game
from tests.server.load.measured_server import BOTS_KEY, MeasuredServer, Shape
from tests.server.load.worker_protocol import Append, Count, Counted, Go, Hand, Party, Places, ReplayStep
from tests.timeouts import HANG_SECONDS

WARM = 0.7
"""Seconds of play before anything is counted."""
BEGUN_WITHIN = HANG_SECONDS
SETTLED = 2.0
"""Seconds after which everybody knows that a keeper has come or gone."""
QUIET = 0.05
"""CPU seconds in half a second that are as good as none."""
MOVES_A_PAUSE = 1.75
"""How many moves a table of Avalon makes in the time one player takes for an answer."""
GOOD = {"moves", "table", "frames", "bytes", "welcome", "clock", "presence", "chat sent", "heard"}
BARE = "PostgreSQL alone"


class Reading(Struct, frozen=True):
    """What one window of time came to."""

    rate: float
    """Moves a second, stored and told."""
    cost: dict[str, float]
    """CPU seconds for a thousand moves, by process."""
    clients: float = 0.0
    """Those of the players, which are nobody's cost but share the machine."""
    frames: float = 0.0
    """Frames that a move brought."""
    size: float = 0.0
    """Bytes of a frame."""
    group: float = 0.0
    """Entries in one statement."""
    p50: float = 0.0
    p99: float = 0.0
    """Seconds from a command to its answer."""

    @property
    def whole(self) -> float:
        return sum(self.cost.values())


class Load:
    """A server full of players."""

    def __init__(self, tables: int, seats: int, shape: Shape = Shape()) -> None:  # noqa: B008 - a constant
        self._count, self._seats = tables, seats
        self.server = MeasuredServer(shape)
        self._clients, self._bare = (
            Hand("tests.server.load.client_worker"),
            Hand("tests.server.load.store_worker"),
        )
        self._tables: dict[str, list[TableId]] = {}
        self._twice = False
        self.errors: dict[str, int] = {}

    async def start(self) -> None:
        await self.server.start()
        await self._clients.start()
        await self._bare.start()
        places = tuple([await self._place(game) for game in (avalon.NAME, empty_game.NAME)])
        port, others = self.server.port, self.server.other_ports
        await self._clients.ask(Party(port, BOTS_KEY, self._seats, places, other_ports=others))
        for each in places:
            await self._clients.ask(Go(each.game))
            async with asyncio.timeout(BEGUN_WITHIN):
                while (await self._counted(each.game)).begun < self._count:  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0.1)
            await self._clients.ask(ReplayStep(each.game))

    async def end(self) -> None:
        try:
            await self._clients.end()
            await self._bare.end()
        finally:
            self.server.end()

    async def _place(self, game: str) -> Places:
        found = await self.server.tables(self._count)
        self._tables[game] = [place.id for place in found]
        # About as long as a game of Avalon, and not all ending at once.
        turns = [{"turns": 31 + 7 * n % 63} if game == empty_game.NAME else {} for n in range(self._count)]
        return Places(game, tuple(map(json.dumps, turns)), tuple(place.name for place in found))

    # One window.

    async def play(self, game: str, seconds: float, rate: float = 0.0, least_moves: int = 1) -> Reading:
        """Play as fast as it goes, or at about so many moves a second; longer, if there are too few moves."""
        pause = MOVES_A_PAUSE * self._count / rate if rate else 0.0
        await self._clients.ask(Go(game, pause))
        await asyncio.sleep(WARM + pause)
        loop = asyncio.get_running_loop()
        began, before, spent, groups = loop.time(), await self._counted(game), self._spent(), self._groups()
        moves, after = 0, before
        while moves < least_moves:
            await asyncio.sleep(seconds)
            after = await self._counted(game)
            moves = after.counts.get("moves", 0) - before.counts.get("moves", 0)
        took = loop.time() - began
        spending, grouped = self._spent(), self._groups()
        await self._clients.ask(ReplayStep(game))
        done = {what: after.counts[what] - before.counts.get(what, 0) for what in after.counts}
        statements = grouped[1] - groups[1]
        return Reading(
            moves / took,
            {name: (spending[name] - spent[name]) * 1000 / moves for name in spending},
            (after.cpu - before.cpu) * 1000 / moves,
            done.get("frames", 0) / moves,
            done.get("bytes", 0) / max(done.get("frames", 0), 1),
            (grouped[0] - groups[0]) / statements if statements else 0.0,
            after.p50,
            after.p99,
        )

    async def append(self, seconds: float, group: float) -> Reading:
        """The same entries as Avalon's, in groups of the same size, and no game."""
        open, closed = await self.server.sizes(self._tables[avalon.NAME])
        alone, spent = await self.server.store_alone(), self._spent()
        size = max(round(group), 1)
        counted = await self._bare.ask(Append(alone, seconds, size, open, closed))
        moves, spending = counted.counts["moves"], self._spent()
        postgres = spending["PostgreSQL"] - spent["PostgreSQL"]
        costs = {"driver": counted.cpu * 1000 / moves, "PostgreSQL": postgres * 1000 / moves}
        return Reading(moves / seconds, costs, group=size)

    async def second_keeper(self) -> None:
        self.server.second.start()
        await listening(self.server.second_health_port, self.server.second)
        self._twice = True
        await self._settled()

    async def one_keeper(self) -> None:
        os.kill(self.server.second.pid, signal.SIGTERM)
        await self.server.second.gone()
        self._twice = False
        await self._settled()

    async def _settled(self) -> None:
        """Tables that go to another keeper are read there from their logs: wait until that is done."""
        await asyncio.sleep(SETTLED)
        before, quiet = sum(self._spent().values()), 0
        for _ in range(60):
            await asyncio.sleep(0.5)
            now = sum(self._spent().values())
            quiet = quiet + 1 if now - before < QUIET else 0
            before = now
            if quiet == 2:
                return

    # What was counted.

    async def _counted(self, game: str) -> Counted:
        counted = await self._clients.ask(Count(game))
        self.errors |= {f"{game}: {what}": n for what, n in counted.counts.items() if what not in GOOD}
        return counted

    def _spent(self) -> dict[str, float]:
        pids = self.server.pids
        return cpu_time.seconds(pids | {"keeper 2": self.server.second.pid} if self._twice else pids)

    def _groups(self) -> tuple[float, float]:
        return self.server.groups()


Rounds: TypeAlias = dict[str, list[Reading]]


async def side_by_side(load: Load, rounds: int, seconds: float) -> Rounds:
    """Avalon, nothing and the store alone, each once a round, and in every round another first."""
    found: Rounds = {avalon.NAME: [], empty_game.NAME: [], BARE: []}
    group = (await load.play(avalon.NAME, min(seconds, 1.0))).group
    order = list(found)
    for _ in range(rounds):
        for what in order:
            if what == BARE:
                found[what].append(await load.append(seconds, group))
            else:
                found[what].append(await load.play(what, seconds))
                group = found[avalon.NAME][-1].group if found[avalon.NAME] else group
        order = [*order[1:], order[0]]
    return found


async def one_and_two(load: Load, rounds: int, seconds: float, rate: float) -> Rounds:
    """The same load on one keeper and on two, in turns."""
    found: Rounds = {"one keeper": [], "two keepers": []}
    for _ in range(rounds):
        found["one keeper"].append(await load.play(avalon.NAME, seconds, rate))
        await load.second_keeper()
        found["two keepers"].append(await load.play(avalon.NAME, seconds, rate))
        await load.one_keeper()
    return found


async def shapes(
    found_shapes: dict[str, Shape], tables: int, seats: int, rounds: int, seconds: float, rate: float
) -> Rounds:
    """The same load on servers of different shapes, in turns."""
    loads = {title: Load(tables, seats, shape) for title, shape in found_shapes.items()}
    found: Rounds = {title: [] for title in loads}
    try:
        for load in loads.values():
            await load.start()
        for n in range(rounds):
            order = [*loads][n % len(loads) :] + [*loads][: n % len(loads)]
            for title in order:
                found[title].append(await loads[title].play(avalon.NAME, seconds, rate))
        for title, load in loads.items():
            assert not load.errors, (title, load.errors)
    finally:
        for load in loads.values():
            await load.end()
    return found


def middle(readings: Sequence[Reading]) -> Reading:
    """The median of everything."""

    rate, clients, frames, size, group, p50, p99 = (
        median(getattr(each, what) for each in readings)
        for what in ("rate", "clients", "frames", "size", "group", "p50", "p99")
    )
    costs = {name: median(each.cost[name] for each in readings) for name in readings[0].cost}
    return Reading(rate, costs, clients, frames, size, group, p50, p99)


class Ratio(Struct, frozen=True):
    """How many times as much one costs as the other, and how many times as fast it is, over the rounds."""

    cost: float
    least: float
    most: float
    speed: float


def ratio(above: Sequence[Reading], below: Sequence[Reading]) -> Ratio:
    pairs = list(zip(above, below, strict=True))
    costs = [a.whole / b.whole for a, b in pairs]
    return Ratio(median(costs), min(costs), max(costs), median(a.rate / b.rate for a, b in pairs))
