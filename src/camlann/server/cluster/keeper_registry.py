"""The keeper registry: live keepers by heartbeat, and the owner of each table by its slot.

Every keeper sends a heartbeat twice a second. Without one for two seconds it counts as dead; a keeper that
leaves says so. One whose process has ended is found sooner: a message is sent to a keeper that has missed a
heartbeat, and if nobody has subscribed to its address it counts as dead at once. Silence counts only while
this process could have received: not while the bus is down, not while its own heartbeat does not come back,
and not while the process itself slept.

The first three keepers are relays: only they hear every heartbeat, and their own, which all processes hear,
says when the others were last alive. So what a process hears does not grow with the number of keepers. Relays
count as dead like any keeper; the next ones take their place, and the others have two seconds from then.
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
from camlann.server.cluster.slot_owners import SlotOwners
from camlann.server.ops.metrics import KEEPERS
from camlann.server.store import TableId
from camlann.server.store.slots import slot_of
from camlann.tasks import Tasks

log = structlog.get_logger(__name__)

HEARTBEAT_SECONDS = 0.5
DEAD_AFTER_SECONDS = 2.0
PROBE_AFTER_SECONDS = 1.5 * HEARTBEAT_SECONDS
"""After so much silence a keeper is sent a message, to find out whether it is still connected."""
CHECK_SECONDS = 0.25
"""Between two checks for silent keepers."""
SETTLE_SECONDS = HEARTBEAT_SECONDS + 0.05
"""After so long, every live keeper has sent a heartbeat."""
RELAY_COUNT = 3
RELAY_GAP_SECONDS = 2 * HEARTBEAT_SECONDS
"""If no relay was heard for so long, what relays say about others may be old."""
LEFT_SECONDS = 5.0
"""For so long a relay may not have heard yet that a keeper has left or died."""


class KeeperRegistry:
    def __init__(self, bus: Bus, me: str | None) -> None:
        self._bus = bus
        self._me = me
        self._leaving = False
        self._beating = False
        self._beats: dict[str, float] = {}
        """When each other keeper was last alive, as far as this process knows."""
        self._direct: dict[str, float] = {}
        """When each was last heard here. Relays tell only this, so that nothing goes round in a circle."""
        self._left: dict[str, float] = {}
        """When keepers said that they leave."""
        self._dead: dict[str, float] = {}
        """When keepers were found not to be connected any more."""
        self._probed: set[str] = set()
        """Keepers to which a message is on its way, to find out."""
        self._relays: dict[str, float] = {}
        """Since when each of them is a relay."""
        self._relayed = 0.0
        """When a relay was last heard."""
        self._since = 0.0
        """Silence of keepers that are no relays counts from here."""
        self._end_relaying: Callable[[], None] | None = None
        self._heard = 0.0
        """When the last heartbeat came, from any keeper or this one."""
        self._deaf = 0.0
        """When this process last could not receive."""
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
        self._deaf = self._heard = self._relayed = self._since = asyncio.get_running_loop().time()
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

    @property
    def _is_relay(self) -> bool:
        return self._me in self._relays

    def _beat(self, *, to_all: bool = False) -> None:
        if self._me is None or self._tasks.dead:
            return
        now = asyncio.get_running_loop().time()
        if (late := now - self._beaten - HEARTBEAT_SECONDS) > CHECK_SECONDS and self._beaten:
            self._woke, self._slept = now, late
        self._beaten = now
        if self._is_relay or self._leaving or to_all:
            others = tuple((keeper, int(1000 * self._age(at, now))) for keeper, at in self._direct.items())
            relays = self._is_relay and not self._leaving
            told = (others, tuple(self._dead)) if relays else ()
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
            if self._beating and (self._is_relay or not self._relays):
                self._beat()
            return
        now = self._heard = asyncio.get_running_loop().time()
        known = len(self._beats)
        if beat.leaving:
            self._forget(beat.keeper)
            self._left[beat.keeper] = now
        elif beat.keeper != self._me and beat.keeper not in self._left:
            self._beats[beat.keeper] = self._direct[beat.keeper] = now
            self._dead.pop(beat.keeper, None)
        if beat.keeper in self._relays or beat.others:
            self._hear_relay(beat, now)
        if known != len(self._beats):
            self._update_alive()

    def _hear_relay(self, beat: Heartbeat, now: float) -> None:
        if now - self._relayed > RELAY_GAP_SECONDS:
            self._since = now
        self._relayed = now
        for keeper, age in beat.others:
            at = now - age / 1000
            if keeper in self._beats:
                self._beats[keeper] = max(self._beats[keeper], at)
            elif (
                keeper not in (self._me, *self._left)
                and age < 1000 * DEAD_AFTER_SECONDS / 2
                and at > self._dead.get(keeper, 0.0)
            ):
                self._beats[keeper] = at
                self._dead.pop(keeper, None)
        for keeper in beat.dead:
            if not self._is_late(keeper, now):
                # Another relay has heard it, or this process could not.
                continue
            if self._hears(keeper):
                self._probe([keeper])
            else:
                self._forget(keeper)
                self._dead[keeper] = now

    def _hears(self, keeper: str) -> bool:
        """Does every heartbeat of this keeper come here? If not, only what relays tell."""
        return self._is_relay or keeper in self._relays

    def _silence(self, keeper: str, now: float) -> float:
        """Seconds."""
        alive = max(self._beats[keeper], self._deaf, self._relays.get(keeper, self._since))
        if not self._hears(keeper) and now - self._relayed >= RELAY_GAP_SECONDS:
            now = self._relayed
        return now - alive

    def _is_late(self, keeper: str, now: float) -> bool:
        """Has a keeper missed a heartbeat? After an outage keepers need a while to connect again."""
        missed = now - self._beats.get(keeper, now) > PROBE_AFTER_SECONDS
        return missed and now - self._deaf > DEAD_AFTER_SECONDS

    def _is_suspect(self, keeper: str, now: float) -> bool:
        """Has a keeper missed a heartbeat that this process should have heard, and no other relay has?"""
        only_others = self._beats[keeper] - self._direct.get(keeper, 0.0) > HEARTBEAT_SECONDS
        return (
            self._hears(keeper)
            and not only_others
            and self._is_late(keeper, now)
            and self._silence(keeper, now) > PROBE_AFTER_SECONDS
        )

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
        now = asyncio.get_running_loop().time()
        dead = [keeper for keeper, is_connected in zip(keepers, connected, strict=True) if not is_connected]
        if dead := [keeper for keeper in dead if self._is_late(keeper, now)]:
            for keeper in dead:
                self._forget(keeper)
                self._dead[keeper] = now
            self._update_alive()
            await self._listen_as_relay()
            if self._is_relay and self._beating:
                self._beat()

    def _forget(self, keeper: str) -> None:
        self._beats.pop(keeper, None)
        self._direct.pop(keeper, None)

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
                    self._deaf = now
                if self._bus.up and not up:
                    self._beat(to_all=True)
                up = self._bus.up
                for gone in (self._left, self._dead):
                    for keeper in [keeper for keeper, at in gone.items() if now - at > LEFT_SECONDS]:
                        del gone[keeper]
                for keeper in [each for each in self._beats if self._silence(each, now) > DEAD_AFTER_SECONDS]:
                    self._forget(keeper)
                self._probe([keeper for keeper in self._beats if self._is_suspect(keeper, now)])
                self._update_alive()
                await self._listen_as_relay()
        finally:
            for end in ends:
                end()
            if self._end_relaying is not None:
                self._end_relaying()

    async def _listen_as_relay(self) -> None:
        """Hear all heartbeats while this keeper is a relay."""
        if self._is_relay and self._beating and self._end_relaying is None:
            self._end_relaying = await self._bus.listen(RELAYS, self._hear)
            self._since = asyncio.get_running_loop().time()
        elif not self._is_relay and self._end_relaying is not None:
            self._end_relaying()
            self._end_relaying = None

    def _follow(self, relays: tuple[str, ...]) -> None:
        """These are the relays now. A new one has two seconds to be heard."""
        now = asyncio.get_running_loop().time()
        was = self._is_relay
        if self._relays.keys() - relays:
            # What a new relay tells of the others it has yet to hear.
            self._since = now
        self._relays = {keeper: self._relays.get(keeper, now) for keeper in relays}
        if self._is_relay and not was:
            self._since = now
            if self._beating:
                self._beat()

    def _update_alive(self) -> None:
        alive = set(self._beats)
        if self._me is not None:
            if self._leaving:
                alive.discard(self._me)
            else:
                alive.add(self._me)
        if (now := tuple(sorted(alive))) != self._alive:
            self._alive = now
            self._follow(now[:RELAY_COUNT])
            KEEPERS.set(len(now))
            self._owners.update(now)
            for callback in tuple(self._callbacks):
                try:
                    callback()
                except Exception as error:
                    # A failing callback must not stop the detection of dead keepers.
                    log.error("registry-observer-failed", error=type(error).__name__)
