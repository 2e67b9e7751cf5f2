"""A trial: people play at some tables while faults happen, then play to the end, and everything is checked.

After a fault every client gives a command at once, and is back in play when that is answered for good; and
the trial goes on when every table has done something new as well.
"""

import asyncio
import itertools
import os
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

import aiohttp

from camlann import avalon, shadows
from camlann.client.socket_client import http_session
from tests.avalon.configs import config
from tests.choices import Choices
from tests.server.faults.device import Device
from tests.server.faults.observed_server import ObservedServer
from tests.server.faults.people import Party, Plan
from tests.server.faults.report import Report
from tests.server.faults.table_checker import Aside, judge, lay_aside, take_up
from tests.server.harness.processes import Process
from tests.timeouts import HANG_SECONDS

BACK_WITHIN = HANG_SECONDS
FINISHED_WITHIN = 2 * HANG_SECONDS


class Trial:
    def __init__(
        self,
        seed: int,
        tables: int,
        seats: int,
        say: Callable[[str], None] = print,
        *,
        standby: bool = False,
        keep: bool = False,
    ) -> None:
        self.report = Report(seed)
        self.random = Random(seed)
        self._seats, self.say = seats, say
        self._slots: list[Party | None] = [None] * tables
        self._ending = False
        self.server = ObservedServer(standby=standby, keep=keep)

    async def run(self, trouble: "Callable[[Trial], Awaitable[None]]") -> Report:
        began = now()
        try:
            await self.server.start()
            async with http_session() as session, asyncio.TaskGroup() as group:
                playing = [group.create_task(self._slot(n, session)) for n in range(len(self._slots))]
                await self._all_play()
                await self._baseline()
                await trouble(self)
                self._end_games()
                try:
                    async with asyncio.timeout(FINISHED_WITHIN):
                        await asyncio.gather(*playing)
                except TimeoutError:
                    self.wrong(f"games were not finished within {FINISHED_WITHIN:.0f} s: {self._where()}")
                    for task in playing:
                        task.cancel()
            await self._judge()
            self.report.seconds = now() - began
            return self.report
        finally:
            await self.server.close()
            self.server.end()

    # Tables.

    async def _slot(self, n: int, session: aiohttp.ClientSession) -> None:
        """One party after the other, as long as the trial lasts."""
        for count in itertools.count():
            random = Random(f"{self.report.seed} {n} {count}")
            name = f"table {n}.{count}"
            party = Party(name, self._plan(n, random), self.server.urls, session, random)
            self._slots[n] = party
            try:
                await party.live(self._find)
            except Exception as error:
                self.wrong(f"{name}: {error!r}")
                self._slots[n] = None
                return
            finally:
                self._done(party)
            if self._ending:
                return

    async def _find(self, party: Party) -> None:
        party.id = await self.server.table(party.table)

    def _plan(self, n: int, random: Random) -> Plan:
        """Every fourth table plays Shadows, every other one against the clock."""
        clock = random.randint(2, 5) if n % 2 else 0
        if n % 4 == 2:
            seats = min(self._seats, 7)
            options: object = shadows.Options(expansion=random.random() < 0.5)
            return Plan(seats, (("shadows", options, clock),), 0.1)
        seats = max(5, min(self._seats, 10))
        fancy = config(Choices(random.randbytes(1500)), seats).options
        games = (("avalon", avalon.Options(), clock), ("avalon", fancy, clock))
        return Plan(seats, games, 0.1)

    def _done(self, party: Party) -> None:
        """Lay aside what is known of a table."""
        journals = [device.noted.event_log for device in party.devices]
        self.report.tables += 1
        self.report.games += party.finished
        chats = [device.noted.chat for device in party.devices]
        self.report.count(journals, chats)
        self.report.violations += party.wrong
        for device in party.devices:
            self.report.reconnects.append(max(0, device.connections - 1))
            for count, word in (
                (device.noted.stepped_back, "back"),
                (device.noted.retold, "told otherwise"),
            ):
                if count:
                    self.wrong(f"{device.noted.event_log.device} was {count} times shown a step {word}")
        path = self.server.folder / f"{party.name.replace(' ', '-')}.journal"
        lay_aside(path, Aside(party.name, party.id, journals, chats, party.finished))

    def _end_games(self) -> None:
        self._ending = True
        for party in self.parties:
            party.ending, party.pace = True, 0.05

    @property
    def parties(self) -> list[Party]:
        return [party for party in self._slots if party is not None]

    # Clients in play.

    def everybody(self) -> list[Device]:
        return [device for party in self.parties if party.playing for device in party.devices]

    def at(self, gate: Process) -> list[Device]:
        url = self.server.urls[self.server.gates.index(gate)]
        return [device for device in self.everybody() if device.url == url]

    def kept_by(self, keeper: Process) -> list[Device]:
        mine = [party for party in self.parties if party.playing and self.server.keeps(keeper, party.id)]
        return [device for party in mine for device in party.devices]

    def probe(self, devices: list[Device]) -> "list[asyncio.Task[float]]":
        return [asyncio.get_running_loop().create_task(device.probe()) for device in devices]

    async def back(self, at: float, probing: "list[asyncio.Task[float]]", kind: str) -> list[float]:
        """Wait until everybody is back and every table has gone on; how long each of the probes took."""
        try:
            async with asyncio.timeout(BACK_WITHIN):
                took = await asyncio.gather(*probing)
                while any(party.newest_done <= at for party in self.parties):  # noqa: ASYNC110 - many tell
                    await asyncio.sleep(0.02)
            return took
        except TimeoutError:
            waiting = sum(not task.done() or task.cancelled() for task in probing)
            still = [party.name for party in self.parties if party.newest_done <= at]
            self.wrong(
                f"{kind}: not all were back within {BACK_WITHIN:.0f} s, {waiting} of {len(probing)} clients"
                f" and {', '.join(still) or 'no table'}: {self._where()}; {await self.server.state()}"
            )
            return [task.result() for task in probing if task.done() and not task.cancelled()]

    async def _baseline(self) -> None:
        for _ in range(3):
            took = await asyncio.gather(*self.probe(self.everybody()))
            self.report.took("(no fault)", took)
            await asyncio.sleep(0.5)

    async def _all_play(self) -> None:
        async with asyncio.timeout(BACK_WITHIN):
            while not all(party is not None and party.playing for party in self._slots):  # noqa: ASYNC110
                await asyncio.sleep(0.05)

    async def some_play(self) -> None:
        """A fault between two games would hit nobody."""
        async with asyncio.timeout(BACK_WITHIN):
            while not self.everybody():  # noqa: ASYNC110 - many tell
                await asyncio.sleep(0.05)

    # Judgement.

    def look_after(self) -> None:
        for process in self.server.processes:
            if (status := process.ended) is not None:
                self.wrong(f"{process.name} has ended by itself with {status}")
                raise RuntimeError(f"{process.name} has ended by itself with {status}")

    def wrong(self, word: str) -> None:
        self.report.violations.append(word)
        self.server.keep = True
        self.say(f"!! {word}")

    def _where(self) -> str:
        return "; ".join(f"{party.name} {party.where()}" for party in self.parties)

    async def _judge(self) -> None:
        """By the log that is left when PostgreSQL is killed once more."""
        self.say("judging")
        for process in (*self.server.gates, *self.server.keepers):
            process.kill()
        family = self.server.postgres.kill()
        await self.server.postgres.gone(family)
        self.server.postgres.start()
        await self.server.answering()
        self.report.troubles = self.server.troubles()
        paths = sorted(self.server.folder.glob("*.journal"))
        loop = asyncio.get_running_loop()
        with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
            verdicts = []
            for path in paths:
                table = take_up(path).table
                entries, lines = await self.server.log(table), await self.server.chat(table)
                verdicts.append(loop.run_in_executor(pool, judge, path, entries, lines))
            for verdict in await asyncio.gather(*verdicts):
                self.report.rows += verdict.rows
                self.report.lapses += verdict.lapses
                self.report.violations += verdict.violations


def now() -> float:
    return asyncio.get_running_loop().time()
