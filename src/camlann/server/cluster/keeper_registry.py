"""Which keepers are alive, and which of them keeps a table.

Every keeper beats twice a second; one that was not heard for two seconds is dead, one that leaves says so. A
silence counts only while this process could have heard: not while the bus is down, not while its own beat
does not come back, and not while it slept itself. Whoever is deaf declares nobody dead.

A table belongs to the keeper alive whose hash together with the table is the highest. All who see the same
keepers name the same one, and when a keeper dies only its own tables move.
"""

import asyncio
from collections.abc import Callable
from hashlib import blake2b

import structlog

from camlann.server.cluster.bus import Bus
from camlann.server.cluster.bus_messages import BEATS, Heartbeat, encode, read_beat
from camlann.server.ops.metrics import KEEPERS
from camlann.server.store import TableId
from camlann.tasks import Tasks

log = structlog.get_logger(__name__)

BEAT = 0.5
DEAD = 2.0
LOOK = 0.25
"""Seconds between two looks at who was silent for too long."""
SETTLE = BEAT + 0.05
"""After so long, everybody alive was heard once."""
KNOWN = 100_000
"""Owners remembered: to find one among thirty keepers costs as much as to carry three letters."""


class KeeperRegistry:
    def __init__(self, bus: Bus, me: str | None) -> None:
        self._bus = bus
        self._me = me
        self._leaving = False
        self._beats: dict[str, float] = {}
        self._heard = 0.0
        """When any beat came last, the own one too."""
        self._deaf = 0.0
        """When this process last could not have heard."""
        self._alive: tuple[str, ...] = ()
        self._hashes: list[tuple[str, blake2b]] = []
        self._owners: dict[TableId, str] = {}
        self._spectators: list[Callable[[], None]] = []
        self._tasks = Tasks()

    @property
    def alive(self) -> tuple[str, ...]:
        """The keepers alive, sorted; a keeper is always alive to itself, until it leaves."""
        return self._alive

    def owner(self, table: TableId) -> str | None:
        if (known := self._owners.get(table)) is not None:
            return known
        if not self._hashes:
            return None
        if len(self._owners) >= KNOWN:
            self._owners.clear()
        number = table.to_bytes(8, "big")
        owner = max(self._hashes, key=lambda each: (_weight(each[1], number), each[0]))[0]
        self._owners[table] = owner
        return owner

    def watch(self, callback: Callable[[], None]) -> None:
        """Call this whenever `alive` has changed. It must not wait."""
        self._spectators.append(callback)

    async def start(self, tasks: Tasks) -> None:
        """Listen until everybody was heard; only then a keeper beats itself, knowing who else is there."""
        self._tasks = tasks
        self._deaf = self._heard = asyncio.get_running_loop().time()
        end = await self._bus.listen(BEATS, self._hear)
        self._reckon()
        tasks.spawn(self._look(end))
        await asyncio.sleep(SETTLE)
        if self._me is not None:
            self._heard = asyncio.get_running_loop().time()
            self._beat()
            tasks.spawn(self._keep_beating())

    def leave(self) -> None:
        """Let everybody know that this keeper is to be asked no longer."""
        if self._tasks.dead:
            return
        self._leaving = True
        self._beat()
        self._reckon()

    def _beat(self) -> None:
        if self._me is not None and not self._tasks.dead:
            self._bus.send(BEATS, encode(Heartbeat(self._me, self._leaving)))

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            # A leaving one goes on saying so: the letter may have been lost.
            self._beat()

    def _hear(self, bus_message: bytes) -> None:
        if self._tasks.dead:
            return
        beat = read_beat(bus_message)
        self._heard = asyncio.get_running_loop().time()
        if beat.leaving:
            self._beats.pop(beat.keeper, None)
        else:
            self._beats[beat.keeper] = self._heard
        self._reckon()

    async def _look(self, end: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        up = self._bus.up
        try:
            while True:
                due = loop.time() + LOOK
                await asyncio.sleep(LOOK)
                now = loop.time()
                # Beats that came while this process slept or was busy are still waiting to be read.
                slept = now - due > LOOK
                unheard = self._me is not None and now - self._heard > DEAD - BEAT
                if slept or unheard or not self._bus.up:
                    self._deaf = now
                if self._bus.up and not up:
                    self._beat()
                up = self._bus.up
                self._beats = {
                    keeper: at for keeper, at in self._beats.items() if now - max(at, self._deaf) <= DEAD
                }
                self._reckon()
        finally:
            end()

    def _reckon(self) -> None:
        alive = set(self._beats)
        if self._me is not None:
            if self._leaving:
                alive.discard(self._me)
            else:
                alive.add(self._me)
        if (now := tuple(sorted(alive))) != self._alive:
            self._alive = now
            KEEPERS.set(len(now))
            self._hashes = [(keeper, blake2b(keeper.encode(), digest_size=8)) for keeper in now]
            self._owners.clear()
            for callback in tuple(self._spectators):
                try:
                    callback()
                except Exception as error:
                    # Whoever watches badly must not keep this process from seeing who dies next.
                    log.error("registry-observer-failed", error=type(error).__name__)


def _weight(hash: blake2b, number: bytes) -> bytes:
    hash = hash.copy()
    hash.update(number)
    return hash.digest()
