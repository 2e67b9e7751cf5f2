"""The keeper registry: live keepers by heartbeat, and the owner of each table by its slot.

A keeper that is silent for two seconds counts as dead (`keeper_heartbeats.py`). One whose process has ended
is found sooner: a message is sent to a keeper that has missed a heartbeat, and if nobody has subscribed to
its address it counts as dead at once. Silence does not count while the bus is down, while this process's own
heartbeat does not come back, and while the process itself slept.
"""

import asyncio
from collections.abc import Callable

import structlog

from camlann.server.cluster.bus import Bus
from camlann.server.cluster.bus_messages import (
    BEATS,
    RELAYS,
    Heartbeat,
    Probe,
    WhoIsThere,
    encode,
    read_beat,
    to_self,
)
from camlann.server.cluster.keeper_heartbeats import (
    DEAD_AFTER_SECONDS,
    HEARTBEAT_SECONDS,
    RELAY_COUNT,
    KeeperHeartbeats,
)
from camlann.server.cluster.slot_owners import SlotOwners
from camlann.server.ops.metrics import KEEPERS
from camlann.server.store import TableId
from camlann.server.store.slots import slot_of
from camlann.tasks import Tasks

log = structlog.get_logger(__name__)

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
        self._heartbeats = KeeperHeartbeats(me)
        self._probed: set[str] = set()
        """Keepers to which a message is on its way, to find out."""
        self._end_relaying: Callable[[], None] | None = None
        self._heard = 0.0
        """When the last heartbeat came, from any keeper or this one."""
        self._beaten = self._woke = self._slept = 0.0
        """When it last sent a heartbeat; when it woke up after a sleep, and how long the sleep was."""
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
        self._heard = asyncio.get_running_loop().time()
        self._heartbeats.start(self._heard)
        ends = [await self._bus.listen(BEATS, self._hear)]
        if self._me is not None:
            ends.append(await self._bus.listen(to_self(self._me), self._hear))
        self._update_alive()
        tasks.spawn(self._look(ends))
        self._bus.send(BEATS, encode(WhoIsThere()))
        if self._bus.single_process:
            await self._bus.flush()
        else:
            await asyncio.sleep(SETTLE_SECONDS)
        if self._me is not None:
            self._heard = asyncio.get_running_loop().time()
            self._beating = True
            self._beat(to_all=True)
            tasks.spawn(self._keep_beating())

    def leave(self) -> None:
        """Tell everybody that this keeper leaves."""
        if self._tasks.dead:
            return
        self._leaving = True
        self._beat(to_all=True)
        self._update_alive()

    def _beat(self, *, to_all: bool = False) -> None:
        if self._me is None or self._tasks.dead:
            return
        now = asyncio.get_running_loop().time()
        if (late := now - self._beaten - HEARTBEAT_SECONDS) > CHECK_SECONDS and self._beaten:
            self._woke, self._slept = now, late
        self._beaten = now
        is_relay = self._heartbeats.is_relay
        if is_relay or self._leaving or to_all:
            tells = is_relay and not self._leaving
            told = self._heartbeats.told(lambda at: self._age(at, now)) if tells else ()
            self._bus.send(BEATS, encode(Heartbeat(self._me, self._leaving, *told)))
        else:
            beat = Heartbeat(self._me)
            self._bus.send(RELAYS, encode(beat))
            self._bus.send(to_self(self._me), encode(beat))

    def _age(self, at: float, now: float) -> float:
        """How old a heartbeat may be.

        What is read just after a sleep has waited for as long as the sleep. Told as new, it would bring the
        dead back at every process.
        """
        late = self._woke - CHECK_SECONDS <= at <= self._woke + HEARTBEAT_SECONDS
        return now - at + (self._slept if late else 0)

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            # A leaving keeper repeats it: the message may have been lost.
            self._beat()

    def _hear(self, bus_message: bytes) -> None:
        if self._tasks.dead:
            return
        beat = read_beat(bus_message)
        if isinstance(beat, Probe):
            return
        if isinstance(beat, WhoIsThere):
            if self._beating and (self._heartbeats.is_relay or not self._heartbeats.knows_relays):
                self._beat()
            return
        now = self._heard = asyncio.get_running_loop().time()
        known = len(self._heartbeats.last_alive)
        self._probe(self._heartbeats.hear(beat, now))
        if known != len(self._heartbeats.last_alive):
            self._update_alive()

    def _probe(self, keepers: list[str]) -> None:
        """Find out which of these keepers are still connected."""
        if asked := [keeper for keeper in keepers if keeper not in self._probed]:
            self._probed.update(asked)
            self._tasks.spawn(self._find_dead(asked))

    async def _find_dead(self, keepers: list[str]) -> None:
        probes = [self._bus.has_listener(to_self(keeper), encode(Probe())) for keeper in keepers]
        try:
            connected = await asyncio.gather(*probes)
        finally:
            self._probed.difference_update(keepers)
        dead = [keeper for keeper, is_connected in zip(keepers, connected, strict=True) if not is_connected]
        if self._heartbeats.found_dead(dead, asyncio.get_running_loop().time()):
            self._update_alive()
            await self._listen_as_relay()
            if self._heartbeats.is_relay and self._beating:
                self._beat()

    async def _look(self, ends: list[Callable[[], None]]) -> None:
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
                    self._heartbeats.deaf = now
                if self._bus.up and not up:
                    self._beat(to_all=True)
                up = self._bus.up
                self._heartbeats.forget_silent(now)
                self._probe(self._heartbeats.suspects(now))
                self._update_alive()
                await self._listen_as_relay()
        finally:
            for end in ends:
                end()
            if self._end_relaying is not None:
                self._end_relaying()

    async def _listen_as_relay(self) -> None:
        """Hear all heartbeats while this keeper is a relay."""
        is_relay = self._heartbeats.is_relay
        if is_relay and self._beating and self._end_relaying is None:
            self._end_relaying = await self._bus.listen(RELAYS, self._hear)
            self._heartbeats.listens_as_relay(asyncio.get_running_loop().time())
        elif not is_relay and self._end_relaying is not None:
            self._end_relaying()
            self._end_relaying = None

    def _update_alive(self) -> None:
        alive = set(self._heartbeats.last_alive)
        if self._me is not None:
            if self._leaving:
                alive.discard(self._me)
            else:
                alive.add(self._me)
        if (now := tuple(sorted(alive))) != self._alive:
            self._alive = now
            if (
                self._heartbeats.follow(now[:RELAY_COUNT], asyncio.get_running_loop().time())
                and self._beating
            ):
                self._beat()
            KEEPERS.set(len(now))
            self._owners.update(now)
            for callback in tuple(self._callbacks):
                try:
                    callback()
                except Exception as error:
                    # A failing callback must not stop the detection of dead keepers.
                    log.error("registry-observer-failed", error=type(error).__name__)
