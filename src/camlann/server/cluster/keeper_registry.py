"""The keeper registry: who is alive, as the store says, and the owner of each table by its slot.

Each keeper writes its row again and again, and everybody reads all rows (`store/live_keepers.py`). A keeper
whose row is late and whose lock is free has died. One that is late and still holds its lock may only be slow;
it counts as dead after two seconds. Whoever finds a dead keeper deletes its row, so there is one truth.

While the store or the bus cannot be reached, and for a moment after it, this process calls nobody dead. A
keeper that has lost the bus does not write its row: nobody could reach it.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import structlog

from camlann.server.cluster.bus import Bus
from camlann.server.cluster.slot_owners import SlotOwners
from camlann.server.ops.metrics import KEEPERS, KEEPERS_FOUND_DEAD
from camlann.server.store import TableId, Unreachable
from camlann.server.store.live_keepers import KeeperLine, KeeperRow, LiveKeeperStore
from camlann.server.store.slots import slot_of
from camlann.tasks import Tasks

log = structlog.get_logger(__name__)

BEAT_SECONDS = 0.4
"""Between two beats of a keeper; it reads all rows with each."""
LOOK_SECONDS = 1.0
"""Between two looks of a process that is no keeper."""
LATE_SECONDS = 0.5
"""A row that is older is late: its keeper's lock is asked for."""
DEAD_SECONDS = 2.0
"""A keeper whose row is older counts as dead even if it holds its lock."""
GRACE_SECONDS = 1.5
"""After an outage keepers need up to so long to connect again."""
SLOW_SECONDS = 0.5
"""If the store took so long to answer, it may not have taken what others wrote."""
RETRY_SECONDS = 0.2
LEAVE_SECONDS = 1.0


class KeeperRegistry:
    def __init__(self, store: LiveKeeperStore, bus: Bus, me: str | None) -> None:
        self._store, self._bus, self._me = store, bus, me
        self._wake = asyncio.Event()
        self._line: KeeperLine | None = None
        self._leaving = False
        self._left = asyncio.Event()
        self._deaf = float("-inf")
        """When this process last did not reach the store or the bus."""
        self._alive: tuple[str, ...] = ()
        self._owners = SlotOwners()
        self._callbacks: list[Callable[[], None]] = []
        self._tasks = Tasks()

    @property
    def alive(self) -> tuple[str, ...]:
        """The live keepers, sorted; a keeper is alive to itself until it leaves."""
        return self._alive

    def owner(self, table: TableId) -> str | None:
        return self._owners[slot_of(table)]

    def slots(self, keeper: str) -> tuple[int, ...]:
        """The slots that this keeper owns."""
        return self._owners.slots(keeper)

    def watch(self, callback: Callable[[], None]) -> None:
        """Call this whenever `alive` has changed. It must not block."""
        self._callbacks.append(callback)

    async def start(self, tasks: Tasks) -> None:
        """Wait until the store has said who is alive, then go on looking."""
        self._tasks = tasks
        line = self._line = self._store.keeper_line(self._me, self._wake.set)
        while not await self._look(line) and not tasks.dead:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(RETRY_SECONDS)
        tasks.spawn(self._keep_looking(line))

    async def leave(self) -> None:
        """Tell everybody that this keeper leaves."""
        if self._tasks.dead:
            return
        self._leaving = True
        self._set_alive({*self._alive})
        self._wake.set()
        # If the store cannot be reached, the row will be late and the lock free.
        with suppress(TimeoutError):
            async with asyncio.timeout(LEAVE_SECONDS):
                await self._left.wait()

    def close(self) -> None:
        """The process ends."""
        if self._line is not None:
            self._line.close()

    async def _keep_looking(self, line: KeeperLine) -> None:
        looked = True
        while True:
            pause: float | None = LOOK_SECONDS if self._me is None else BEAT_SECONDS
            if not looked:
                pause = RETRY_SECONDS
            elif line.single_process:
                pause = None
            with suppress(TimeoutError):
                async with asyncio.timeout_at(None if pause is None else _next(pause)):
                    await self._wake.wait()
            self._wake.clear()
            looked = await self._look(line)

    async def _look(self, line: KeeperLine) -> bool:
        """Write this keeper's row, read all, and bury the dead. False: the store cannot be reached."""
        loop = asyncio.get_running_loop()
        asked, up = loop.time(), self._bus.up
        if not up:
            self._deaf = asked
        try:
            if self._leaving and not self._left.is_set():
                await line.leave()
                self._left.set()
            rows = await line.look(beat=up and not self._leaving)
            if loop.time() - asked > SLOW_SECONDS:
                self._deaf = loop.time()
            buried = await self._bury(line, rows)
        except Unreachable:
            self._deaf = loop.time()
            return False
        alive = {row.name for row in rows} - buried
        self._set_alive(alive if self._judges else {*alive, *self._alive})
        return True

    @property
    def _judges(self) -> bool:
        """May this process call a keeper dead? Others may still be on their way back after an outage."""
        return asyncio.get_running_loop().time() - self._deaf > GRACE_SECONDS

    async def _bury(self, line: KeeperLine, rows: list[KeeperRow]) -> set[str]:
        if not self._judges or all(row.age < LATE_SECONDS or row.name == self._me for row in rows):
            return set()
        dead = await line.bury(LATE_SECONDS, DEAD_SECONDS)
        if dead:
            log.warning("keepers-found-dead", count=len(dead))
            KEEPERS_FOUND_DEAD.inc(len(dead))
        return {*dead}

    def _set_alive(self, alive: set[str]) -> None:
        if self._me is not None:
            if self._leaving:
                alive.discard(self._me)
            else:
                alive.add(self._me)
        if self._tasks.dead or (now := tuple(sorted(alive))) == self._alive:
            return
        self._alive = now
        KEEPERS.set(len(now))
        self._owners.update(now)
        for callback in tuple(self._callbacks):
            try:
                callback()
            except Exception as error:
                # A failing callback must not stop the detection of dead keepers.
                log.error("registry-observer-failed", error=type(error).__name__)


def _next(seconds: float) -> float:
    """The next of the moments that are so far apart: how long the last look took delays none after it."""
    # One that is there already, but for the rounding of large numbers, has passed.
    return (asyncio.get_running_loop().time() / seconds + 0.1) // 1 * seconds + seconds
