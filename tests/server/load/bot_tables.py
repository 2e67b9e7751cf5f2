"""A server full of bots: `camlann serve` with many tables of one person and strong bots, and some of people.

Everything plays at people's pace. In the middle all workers that think for the bots are killed. Latencies are
those of people: at a table of people from when a move was meant to be sent until everybody heard of it, at a
table of bots until the person did.
"""

import asyncio
import os
import re
import shutil
import signal
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from urllib.request import urlopen

from msgspec import Struct

from camlann import avalon
from camlann.client.socket_client import Guest, guest, new_table
from camlann.runtime import Runtime
from camlann.table import BotLevel
from camlann.table.bot_levels import bot_id
from tests.server.harness.process_server import CAMLANN, listening
from tests.server.harness.processes import Process, children, free_port
from tests.server.load import cpu_time
from tests.server.load.client_worker import ranks
from tests.server.load.load_scenarios import EVERY
from tests.server.load.player_group import Crowd
from tests.server.load.players import Player, Table
from tests.server.load.rounds import BEGUN_WITHIN, GOOD
from tests.server.load.steady_play import Circle
from tests.server.load.websocket_client import Door

SEATS = 5
THINKING = 6.0
"""Seconds from a question to the answer of a person among bots, in the mean."""
AT_ONCE = 10
"""So many tables are opened at the same time."""
WARM = 20.0
"""Seconds of play before anything is counted: bots come one after the other."""
WORKER = "camlann.bots.worker"
RUNTIME = Runtime()


class Latency(Struct, frozen=True):
    """Seconds."""

    moves: int
    p50: float
    p99: float
    most: float


class Thoughts(Struct, frozen=True):
    """What workers were asked for: answers in time, answers that came too late, and workers that died."""

    in_time: int
    late: int
    lost: int

    def since(self, before: "Thoughts") -> "Thoughts":
        return Thoughts(self.in_time - before.in_time, self.late - before.late, self.lost - before.lost)


class Window(Struct, frozen=True):
    """What was seen in some seconds of play."""

    seconds: float
    people: Latency
    among_bots: Latency
    thoughts: Thoughts
    busy: dict[str, float]
    """Of a core: the server, its workers, and the clients that measure."""
    still: int
    """Tables of bots at which nothing happened."""
    load: float
    """How many processes ran or waited for a core, on the average of a minute."""


class HostAmongBots(Player):
    """A person who brings strong bots to a table, and begins one game after the other with them."""

    def __init__(self, crowd: Crowd, table: str, level: BotLevel) -> None:
        super().__init__(crowd, table, first=True)
        self._bots = [bot_id(RUNTIME.name(), level) for _ in range(SEATS - 1)]
        self.frames = 0

    def _frame(self, data: bytes) -> None:
        self.frames += 1
        super()._frame(data)

    def _gather(self, table_now: Table) -> None:
        seated = len(table_now.seats)
        if str(self.person_id) in table_now.seats and seated < SEATS:
            self._say(table_now, b'{"type":"table.bring","person_id":"%s"}' % self._bots[seated - 1].encode())
        else:
            super()._gather(table_now)


class BotTables:
    """`camlann serve`, tables of bots with a person each, and tables of people."""

    def __init__(self, tables: int, people: int, *flags: str, level: BotLevel = "strong") -> None:
        """`tables` of bots, and so many of `people`; flags of the server."""
        self._tables, self._people, self._level = tables, people, level
        self._folder = Path(tempfile.mkdtemp(prefix="camlann-bots-"))
        self._port, self._health_port = free_port(), free_port()
        self._log = self._folder / "serve.log"
        where = ("--host", "127.0.0.1", "--port", str(self._port), "--health-port", str(self._health_port))
        data = ("--data", str(self._folder / "data"))
        self._server = Process("serve", (*CAMLANN, "serve", "--no-page", *where, *data, *flags), self._log)
        self._among = Crowd(avalon.NAME, SEATS, avalon.WIRE, Random("among bots"))
        self._crowd = Crowd(avalon.NAME, SEATS, avalon.WIRE, Random("people"))
        self._hosts: list[HostAmongBots] = []
        self._circles: list[Circle] = []

    async def start(self, pause: float = THINKING, every: float = EVERY) -> None:
        self._server.start()
        await listening(self._port)
        await listening(self._health_port)
        free = asyncio.Semaphore(AT_ONCE)
        self._among.pause, self._crowd.pause = pause, 0.1
        self._among.playing = self._crowd.playing = True
        await asyncio.gather(
            *(self._open(free, self._bot_table) for _ in range(self._tables)),
            *(self._open(free, self._table_of_people) for _ in range(self._people)),
        )
        async with asyncio.timeout(BEGUN_WITHIN):
            while self._among.begun < self._tables or self._crowd.begun < self._people:  # noqa: ASYNC110
                await asyncio.sleep(0.1)
        self._crowd.stop()
        while self._crowd.open:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
        for circle in self._circles:
            circle.go(every)

    async def window(self, seconds: float) -> Window:
        """Look on for so long."""
        self._among.took.clear()
        self._crowd.took.clear()
        loop = asyncio.get_running_loop()
        frames, thoughts = [host.frames for host in self._hosts], await self.thoughts()
        spent, began = self._spent(), loop.time()
        await asyncio.sleep(seconds)
        spending, took = self._spent(), loop.time() - began
        return Window(
            took,
            _latency(self._crowd.took),
            _latency(self._among.took),
            (await self.thoughts()).since(thoughts),
            {name: (spending[name] - spent[name]) / took for name in spending},
            sum(host.frames == before for host, before in zip(self._hosts, frames, strict=True)),
            os.getloadavg()[0],
        )

    def kill_workers(self) -> int:
        """Kill all that think for bots; how many there were."""
        workers = [pid for pid in children(self._server.pid) if WORKER in _command(pid)]
        for pid in workers:
            os.kill(pid, signal.SIGKILL)
        return len(workers)

    @property
    def errors(self) -> dict[str, int]:
        """What clients met that should not be."""
        counts = self._among.counts + self._crowd.counts
        return {what: number for what, number in counts.items() if what not in GOOD}

    @property
    def wrong(self) -> list[str]:
        """What stands in the server's log and should not."""
        lines = self._log.read_text(errors="replace").splitlines()
        return [line for line in lines if re.search('"level":"(error|critical)"|Traceback', line)]

    async def end(self) -> None:
        for circle in self._circles:
            circle.stop()
        self._among.stop()
        for player in (*self._among.players, *self._crowd.players):
            assert isinstance(player, Player)
            player.leave()
        self._server.kill()
        self._server.end()
        shutil.rmtree(self._folder, ignore_errors=True)

    # Tables.

    async def _open(self, free: asyncio.Semaphore, opened: Callable[[str], Awaitable[None]]) -> None:
        async with free:
            await opened(f"http://127.0.0.1:{self._port}")

    async def _bot_table(self, url: str) -> None:
        person = await guest(url, "Person")
        table = await new_table(url, person.token)
        host = HostAmongBots(self._among, table, self._level)
        self._hosts.append(host)
        await self._seat(self._among, host, person)

    async def _table_of_people(self, url: str) -> None:
        people = [await guest(url, f"Person {n}") for n in range(SEATS)]
        table = await new_table(url, people[0].token)
        players = [Player(self._crowd, table, first=n == 0) for n in range(SEATS)]
        self._circles.append(Circle(self._crowd, players))
        for player, person in zip(players, people, strict=True):
            await self._seat(self._crowd, player, person)

    async def _seat(self, crowd: Crowd, player: Player, person: Guest) -> None:
        crowd.players.append(player)
        await player.come(person.person_id, Door(self._port, person.token))

    # What was counted.

    async def thoughts(self) -> Thoughts:
        """Since the server began."""
        text = await asyncio.to_thread(self._metrics)

        def total(name: str) -> int:
            return int(sum(float(found) for found in re.findall(rf"^camlann_{name} (\S+)$", text, re.M)))

        return Thoughts(
            total(r'bot_thoughts_total\{outcome="in_time",question="\w+"\}'),
            total(r'bot_thoughts_total\{outcome="late",question="\w+"\}'),
            total("bot_workers_lost_total"),
        )

    def _metrics(self) -> str:
        with urlopen(f"http://127.0.0.1:{self._health_port}/metrics", timeout=30) as reply:
            text: str = reply.read().decode()
            return text

    def _spent(self) -> dict[str, float]:
        pid = self._server.pid
        alone = cpu_time.alone(pid)
        family = cpu_time.seconds({"server": pid})["server"]
        return {"server": alone, "workers": family - alone, "clients": cpu_time.alone(os.getpid())}


def _latency(took: Sequence[float]) -> Latency:
    return Latency(len(took), *ranks(took))


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except (FileNotFoundError, ProcessLookupError):
        return ""
