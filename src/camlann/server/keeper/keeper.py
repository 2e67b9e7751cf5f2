"""The keeper's process: the tables that are its own, and how they come and go.

A table is loaded when a letter needs it. When the set of keepers changes, those that are now another's are
handed over one by one; whoever knows it wrongly for a moment is stopped by the store, not by this.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import msgspec
import structlog
from msgspec.structs import replace

from camlann.engine.match import Games
from camlann.games import GAMES
from camlann.runtime import Means
from camlann.server.cluster import bus_messages
from camlann.server.cluster.bus import Bus
from camlann.server.cluster.bus_messages import (
    BOTS,
    AskedAgain,
    Attach,
    Busy,
    Detach,
    Pass,
    Say,
    Speak,
    Wanted,
    to_gate,
    to_keeper,
)
from camlann.server.cluster.keeper_registry import Roster
from camlann.server.cluster.outbox import Post
from camlann.server.crypto.author_keys import Authors
from camlann.server.crypto.table_keys import Keys
from camlann.server.keeper.group_commit import Commits
from camlann.server.keeper.retry import Loads
from camlann.server.keeper.services import Services
from camlann.server.keeper.table_actor import TableActor
from camlann.server.keeper.timed_events import TimedEvent
from camlann.server.keeper.wake_ups import Wake, mind
from camlann.server.ops import metrics
from camlann.server.store import Store, TableId
from camlann.server.store.wake_ups import Due
from camlann.tasks import Tasks

LOADS = 8
"""Tables that are read at the same time."""
WAITING = 2_000
"""Tables that may wait to be read, before more are refused."""
WAKING = 32
"""And before none is taken in that nobody waits for."""
ROUND = 1.0
"""Seconds between looks at bots that are missing and tables nobody needs."""
STALLED = 1.5
"""Seconds this process did not run, after which others may have taken it for dead."""
UNUSED = 60.0
LEAVING = 10.0

notes = structlog.get_logger(__name__)


class Keeper:
    def __init__(
        self, id: str, store: Store, bus: Bus, keys: Keys, means: Means, games: Games = GAMES
    ) -> None:
        self.id, self._bus = id, bus
        self.tasks = Tasks()
        self.roster = Roster(bus, id)
        self.actors: dict[TableId, TableActor] = {}
        self._post = Post(bus)
        self._commits = Commits(store, self.tasks)
        self._services = Services(
            store=store,
            commits=self._commits,
            keys=keys,
            means=means,
            games=games,
            post=self._post,
            tasks=self.tasks,
            loads=Loads(LOADS),
            authors=Authors(store, keys.of_people(), means),
        )
        self._draining = False
        self._empty = asyncio.Event()
        self._ends: list[Callable[[], None]] = []

    async def start(self) -> None:
        self._ends.append(await self._bus.listen(to_keeper(self.id), self._hear))
        self.roster.watch(self._regroup)
        await self.roster.start(self.tasks)
        self.tasks.spawn(self._rounds())
        self.tasks.spawn(mind(self._services.store, self._services.means.wall, self._wake))
        self.tasks.spawn(self._watch_time())

    async def drain(self) -> None:
        """Hand everything over, and then be asked no more."""
        self._draining = True
        self._empty.clear()
        self.roster.leave()
        await self._hand_over()
        with suppress(TimeoutError):
            if self.actors:
                await asyncio.wait_for(self._empty.wait(), LEAVING)
        self._post.flush()
        await self._bus.flush()

    async def stop(self) -> None:
        self.kill()
        await self.tasks.stop()

    def kill(self) -> None:
        """End here and now, as a crash would."""
        self.tasks.kill()
        for actor in self.actors.values():
            actor.drop()
        for end in self._ends:
            end()

    # Letters.

    def _hear(self, data: bytes) -> None:
        if self.tasks.dead:
            return
        try:
            found = bus_messages.read_keeper(data)
        except msgspec.DecodeError:
            notes.error("letter-unreadable")
            return
        for letter in found:
            self._take(letter)

    def _take(self, letter: bus_messages.ToKeeper) -> None:
        actor = self.actors.get(letter.table)
        if isinstance(letter, Detach):
            if actor is not None:
                actor.attached.leave(letter, asyncio.get_running_loop().time())
            return
        if actor is None:
            owner = self.roster.owner(letter.table)
            if owner not in (None, self.id) and not letter.forwarded:
                self._forward(owner, letter)
                return
            if self._draining:
                # It comes again, and then to somebody else.
                return
            if self._busy():
                if isinstance(letter, AskedAgain):
                    self._post.put(to_gate(letter.gate), Busy(letter.table, letter.who, letter.id))
                return
            actor = self.actors[letter.table] = TableActor(letter.table, self._services, self._gone)
        elif isinstance(letter, Say | Speak) and self._commits.late:
            self._post.put(to_gate(letter.gate), Busy(letter.table, letter.who, letter.id))
            return
        actor.put(letter)

    async def _wake(self, due: Due) -> bool:
        """Take in a table that somebody must keep; False: not now, there is enough to do."""
        if self._draining or self._busy() or self._services.loads.waiting > WAKING:
            return False
        if (table := due.table) not in self.actors and self.roster.owner(table) == self.id:
            self.actors[table] = TableActor(table, self._services, self._gone)
            self.actors[table].put(Wake(due.errand, due.at))
            # People's letters come in between.
            await asyncio.sleep(0)
        return True

    def _busy(self) -> bool:
        """Whether tables that run would suffer if more were taken in."""
        return self._commits.late or self._services.loads.waiting > WAITING

    def _forward(self, owner: str | None, letter: Attach | AskedAgain | Pass) -> None:
        if owner is not None and owner != self.id:
            self._post.put(to_keeper(owner), replace(letter, forwarded=True))

    # Tables that come and go.

    def _regroup(self) -> None:
        if not self._draining:
            self.tasks.spawn(self._hand_over())

    async def _hand_over(self) -> None:
        for actor in list(self.actors.values()):
            if self.roster.owner(actor.table) != self.id and not actor.closing:
                actor.close()
                # Running tables come first.
                await asyncio.sleep(0)

    def _gone(self, actor: TableActor) -> None:
        """A table was let go: what it has not dealt with goes where the table is now."""
        if self.actors.get(actor.table) is actor:
            del self.actors[actor.table]
        if not self.actors:
            self._empty.set()
        owner = self.roster.owner(actor.table)
        for letter in actor.left():
            if isinstance(letter, Wake | TimedEvent):
                continue
            if owner == self.id and not self._draining:
                self._take(letter)
            else:
                self._forward(owner, letter)

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            now = asyncio.get_running_loop().time()
            metrics.TABLES.set(len(self.actors))
            metrics.WAITING["appends"].set(self._commits.waiting)
            metrics.WAITING["loads"].set(self._services.loads.waiting)
            metrics.KEEPERS.set(len(self.roster.alive))
            for actor in list(self.actors.values()):
                for who in actor.bots_missing():
                    if actor.attached.name:
                        self._bus.send(BOTS, bus_messages.encode(Wanted(actor.attached.name, who)))
                actor.look()
                if now - actor.used > UNUSED and actor.idle:
                    actor.close()

    async def _watch_time(self) -> None:
        loop = asyncio.get_running_loop()
        before = loop.time()
        while True:
            await asyncio.sleep(STALLED / 4)
            if loop.time() - before > STALLED:
                notes.warning("stalled")
                for actor in self.actors.values():
                    actor.doubt()
            before = loop.time()
