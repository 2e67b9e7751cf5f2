"""The keeper process: owns tables, loads them on demand and hands them over.

A table is loaded when a bus message needs it. When the set of keepers changes, tables with a new owner are
handed over one by one. If two keepers believe they own a table, the fencing of the store stops one of them.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import msgspec
import structlog
from msgspec.structs import replace

from camlann.engine.rules import Games
from camlann.games import GAMES
from camlann.runtime import Runtime
from camlann.server.cluster import bus_messages
from camlann.server.cluster.bus import Bus
from camlann.server.cluster.bus_messages import (
    BOTS,
    TO_GATES,
    AskedAgain,
    Attach,
    AttachAll,
    BusMessage,
    Busy,
    Detach,
    Numbered,
    PlayCommand,
    Renew,
    SendBroadcast,
    SendChat,
    to_gate,
    to_keeper,
)
from camlann.server.cluster.command_tick import KEEPER_PHASE, CommandTick
from camlann.server.cluster.keeper_registry import KeeperRegistry
from camlann.server.cluster.message_batching import MessageBatcher
from camlann.server.crypto.author_keys import AuthorKeyring
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.keeper.gate_links import GateLinks
from camlann.server.keeper.group_commit import GroupCommit
from camlann.server.keeper.log_reads import LogReads
from camlann.server.keeper.services import Services
from camlann.server.keeper.table_actor import TableActor
from camlann.server.keeper.timed_events import TimedEvent
from camlann.server.keeper.wake_ups import Wake, watch_wake_ups
from camlann.server.ops import metrics
from camlann.server.push.push import Push
from camlann.server.store import Store, TableId
from camlann.server.store.wake_ups import WakeUp
from camlann.tasks import Tasks

MAX_LOADS = 3
"""Statements that read logs at the same time."""
MAX_WAITING_LOADS = 2_000
"""Tables that may wait to be loaded before more are refused."""
MAX_WAITING_WAKE_UPS = 32
"""The same for tables that only a wake-up needs."""
ROUND_SECONDS = 1.0
"""Between checks for missing bots and unused tables."""
STALL_SECONDS = 1.5
"""If this process did not run for so long, others may have declared it dead."""
UNUSED_SECONDS = 60.0
DRAIN_SECONDS = 10.0

log = structlog.get_logger(__name__)


class Keeper:
    def __init__(
        self,
        id: str,
        store: Store,
        bus: Bus,
        keys: TableKeys,
        runtime: Runtime,
        games: Games = GAMES,
        *,
        animation_scale: float = 1.0,
        push: Push | None = None,
    ) -> None:
        self.id, self._bus = id, bus
        self.tasks = Tasks()
        self.keeper_registry = KeeperRegistry(store, bus, id)
        self.actors: dict[TableId, TableActor] = {}
        self._outbox = MessageBatcher(bus, id, TO_GATES)
        self._links = GateLinks(id, self._to_gate)
        self._commits = GroupCommit(store, self.tasks)
        self._commands = CommandTick(self._take, KEEPER_PHASE)
        self._services = Services(
            store=store,
            commits=self._commits,
            keys=keys,
            runtime=runtime,
            games=games,
            outbox=self._outbox,
            links=self._links,
            tasks=self.tasks,
            loads=LogReads(store, self.tasks, MAX_LOADS),
            authors=AuthorKeyring(store, keys.people_keys(), runtime),
            animation_scale=animation_scale,
            push=push,
            commands=self._commands,
        )
        self._draining = False
        self._empty = asyncio.Event()
        self._ends: list[Callable[[], None]] = []

    async def start(self) -> None:
        self._ends.append(await self._bus.listen(to_keeper(self.id), self._hear))
        self.keeper_registry.watch(self._regroup)
        await self.keeper_registry.start(self.tasks)
        self.tasks.spawn(self._rounds())
        self.tasks.spawn(
            watch_wake_ups(self._services.store, self._services.runtime.wall, self._own_slots, self._wake)
        )
        self.tasks.spawn(self._watch_time())

    async def drain(self) -> None:
        """Hand over all tables and stop taking new ones."""
        self._draining = True
        self._empty.clear()
        await self.keeper_registry.leave()
        self._commands.flush()
        await self._hand_over()
        with suppress(TimeoutError):
            if self.actors:
                await asyncio.wait_for(self._empty.wait(), DRAIN_SECONDS)
        self._commands.flush()
        self._outbox.flush()
        await self._bus.flush()

    async def stop(self) -> None:
        self.kill()
        await self.tasks.stop()

    def kill(self) -> None:
        """Stop at once, like a crash."""
        self.tasks.kill()
        self.keeper_registry.close()
        self._commands.stop()
        for actor in self.actors.values():
            actor.drop()
        for end in self._ends:
            end()

    # Bus messages.

    def _hear(self, data: bytes) -> None:
        if self.tasks.dead:
            return
        try:
            found = bus_messages.read_keeper(data)
        except msgspec.DecodeError:
            log.error("bus-message-unreadable")
            return
        for bus_message in found:
            if isinstance(bus_message, (Numbered, Renew, AttachAll)):
                self._links.hear(bus_message)
            elif isinstance(bus_message, PlayCommand | SendChat):
                self._commands.put(bus_message)
            else:
                self._take(bus_message)

    def _to_gate(self, gate: str, bus_message: BusMessage) -> None:
        self._outbox.put(to_gate(gate), bus_message)

    def _take(self, bus_message: bus_messages.ToTable) -> None:
        actor = self.actors.get(bus_message.table)
        if isinstance(bus_message, Detach):
            if actor is not None:
                actor.attached.leave(bus_message, asyncio.get_running_loop().time())
            return
        if actor is None:
            owner = self.keeper_registry.owner(bus_message.table)
            if owner not in (None, self.id) and not bus_message.forwarded:
                if isinstance(bus_message, Attach):
                    self._links.forwarded(bus_message.gate)
                self._forward(owner, bus_message)
                return
            if self._draining:
                # The gate will retry, with another keeper.
                return
            if self._busy(MAX_WAITING_LOADS):
                if isinstance(bus_message, AskedAgain):
                    self._outbox.put(
                        to_gate(bus_message.gate),
                        Busy(bus_message.table, bus_message.person_id, bus_message.id),
                    )
                return
            actor = self.actors[bus_message.table] = TableActor(bus_message.table, self._services, self._gone)
        elif isinstance(bus_message, PlayCommand | SendChat) and self._commits.late:
            self._outbox.put(
                to_gate(bus_message.gate), Busy(bus_message.table, bus_message.person_id, bus_message.id)
            )
            return
        actor.put(bus_message)

    def _own_slots(self) -> tuple[int, ...]:
        return self.keeper_registry.slots(self.id)

    async def _wake(self, due: WakeUp) -> bool:
        """Load a table for a wake-up; False: not now, the keeper is busy."""
        if self._draining or self._busy(MAX_WAITING_WAKE_UPS):
            return False
        if (table := due.table) not in self.actors and self.keeper_registry.owner(table) == self.id:
            self.actors[table] = TableActor(table, self._services, self._gone)
            self.actors[table].put(Wake(due.reason, due.at))
            # Let people's messages come in between.
            await asyncio.sleep(0)
        return True

    def _busy(self, most: int) -> bool:
        """Would loading one more table slow down those that are running?"""
        return self._commits.late or self._services.loads.waiting > most

    def _forward(self, owner: str | None, bus_message: Attach | AskedAgain | SendBroadcast) -> None:
        if owner is not None and owner != self.id:
            self._outbox.put(to_keeper(owner), replace(bus_message, forwarded=True))

    # Tables that come and go.

    def _regroup(self) -> None:
        if not self._draining:
            self._links.ask_for_forwarded()
            self.tasks.spawn(self._hand_over())

    async def _hand_over(self) -> None:
        for actor in list(self.actors.values()):
            if self.keeper_registry.owner(actor.table) != self.id and not actor.closing:
                actor.close()
                # Let running tables work first.
                await asyncio.sleep(0)

    def _gone(self, actor: TableActor) -> None:
        """A table was released: forward its unhandled messages to the new owner."""
        if self.actors.get(actor.table) is actor:
            del self.actors[actor.table]
        if not self.actors:
            self._empty.set()
        owner = self.keeper_registry.owner(actor.table)
        for bus_message in actor.left():
            if isinstance(bus_message, Wake | TimedEvent):
                continue
            if owner == self.id and not self._draining:
                self._take(bus_message)
            else:
                self._forward(owner, bus_message)

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            now = asyncio.get_running_loop().time()
            metrics.TABLES.set(len(self.actors))
            metrics.LOG_ROWS.set(
                max((actor.state.n for actor in self.actors.values() if actor.state), default=0)
            )
            metrics.WAITING["appends"].set(self._commits.waiting)
            metrics.WAITING["loads"].set(self._services.loads.waiting)
            metrics.KEEPERS.set(len(self.keeper_registry.alive))
            self._links.forget_dead()
            for actor in list(self.actors.values()):
                for wanted in actor.bots_wanted():
                    self._bus.send(BOTS, bus_messages.encode(wanted))
                actor.look()
                if now - actor.used > UNUSED_SECONDS and actor.idle:
                    actor.close()

    async def _watch_time(self) -> None:
        loop = asyncio.get_running_loop()
        before = loop.time()
        while True:
            await asyncio.sleep(STALL_SECONDS / 4)
            if (stalled := loop.time() - before) > STALL_SECONDS:
                log.warning("event-loop-stalled")
                for actor in self.actors.values():
                    actor.doubt(stalled)
            before = loop.time()
