"""The keeper registry: live keepers by heartbeat, and the owner of each table by its slot.

Every keeper sends a heartbeat twice a second. Without one for two seconds it counts as dead; a keeper that
leaves says so. Silence counts only while this process could have received: not while the bus is down, not
while its own heartbeat does not come back, and not while the process itself slept.
"""

import asyncio
from collections.abc import Callable

import structlog

from camlann.server.cluster.bus import Bus
from camlann.server.cluster.bus_messages import BEATS, Heartbeat, WhoIsThere, encode, read_beat
from camlann.server.cluster.slot_owners import SlotOwners
from camlann.server.ops.metrics import KEEPERS
from camlann.server.store import TableId
from camlann.server.store.slots import slot_of
from camlann.tasks import Tasks

log = structlog.get_logger(__name__)

HEARTBEAT_SECONDS = 0.5
DEAD_AFTER_SECONDS = 2.0
CHECK_SECONDS = 0.25
"""Between two checks for silent keepers."""
SETTLE_SECONDS = HEARTBEAT_SECONDS + 0.05
"""After so long, every live keeper has sent a heartbeat."""


class KeeperRegistry:
    def __init__(self, bus: Bus, me: str | None) -> None:
        self._bus = bus
        self._me = me
        self._leaving = False
        self._beating = False
        self._beats: dict[str, float] = {}
        self._heard = 0.0
        """When the last heartbeat came, from any keeper or this one."""
        self._deaf = 0.0
        """When this process last could not receive."""
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
        """Ask and listen until every live keeper is known; only then a keeper sends its own heartbeat."""
        self._tasks = tasks
        self._deaf = self._heard = asyncio.get_running_loop().time()
        end = await self._bus.listen(BEATS, self._hear)
        self._update_alive()
        tasks.spawn(self._look(end))
        self._bus.send(BEATS, encode(WhoIsThere()))
        if self._bus.single_process:
            await self._bus.flush()
        else:
            await asyncio.sleep(SETTLE_SECONDS)
        if self._me is not None:
            self._heard = asyncio.get_running_loop().time()
            self._beating = True
            self._beat()
            tasks.spawn(self._keep_beating())

    def leave(self) -> None:
        """Tell everybody that this keeper leaves."""
        if self._tasks.dead:
            return
        self._leaving = True
        self._beat()
        self._update_alive()

    def _beat(self) -> None:
        if self._me is not None and not self._tasks.dead:
            self._bus.send(BEATS, encode(Heartbeat(self._me, self._leaving)))

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            # A leaving keeper repeats it: the message may have been lost.
            self._beat()

    def _hear(self, bus_message: bytes) -> None:
        if self._tasks.dead:
            return
        beat = read_beat(bus_message)
        if isinstance(beat, WhoIsThere):
            if self._beating:
                self._beat()
            return
        self._heard = asyncio.get_running_loop().time()
        known = beat.keeper in self._beats
        if beat.leaving:
            self._beats.pop(beat.keeper, None)
        else:
            self._beats[beat.keeper] = self._heard
        if known is beat.leaving:
            self._update_alive()

    async def _look(self, end: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        up = self._bus.up
        try:
            while True:
                due = loop.time() + CHECK_SECONDS
                await asyncio.sleep(CHECK_SECONDS)
                now = loop.time()
                # Heartbeats that came while this process slept or was busy are still unread.
                slept = now - due > CHECK_SECONDS
                unheard = self._me is not None and now - self._heard > DEAD_AFTER_SECONDS - HEARTBEAT_SECONDS
                if slept or unheard or not self._bus.up:
                    self._deaf = now
                if self._bus.up and not up:
                    self._beat()
                up = self._bus.up
                self._beats = {
                    keeper: at
                    for keeper, at in self._beats.items()
                    if now - max(at, self._deaf) <= DEAD_AFTER_SECONDS
                }
                self._update_alive()
        finally:
            end()

    def _update_alive(self) -> None:
        alive = set(self._beats)
        if self._me is not None:
            if self._leaving:
                alive.discard(self._me)
            else:
                alive.add(self._me)
        if (now := tuple(sorted(alive))) != self._alive:
            self._alive = now
            KEEPERS.set(len(now))
            self._owners.update(now)
            for callback in tuple(self._callbacks):
                try:
                    callback()
                except Exception as error:
                    # A failing callback must not stop the detection of dead keepers.
                    log.error("registry-observer-failed", error=type(error).__name__)
