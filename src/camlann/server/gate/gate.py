"""A gate: it stands between people's devices and the keepers of their tables.

Every table that somebody looks at is attached at its keeper: when a device comes, every five seconds, at once
when the keeper has let go of it, and when another one keeps it. So a letter that is lost, on either side,
costs a few seconds at most.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import assert_never

import structlog
from msgspec import Raw
from msgspec.structs import replace

from camlann.engine.match import Games
from camlann.games import GAMES
from camlann.protocol.chat_content import ChatSubmission, Text
from camlann.protocol.chat_refusals import PhrasesOnly
from camlann.protocol.client_messages import (
    Broadcast,
    Chat,
    ChatHistoryRequest,
    FactsRequest,
    Play,
    Refused,
    encode,
)
from camlann.runtime import Runtime
from camlann.server.cluster.bus import Bus
from camlann.server.cluster.bus_messages import (
    GATES,
    Answer,
    AskChatHistory,
    AskedAgain,
    AskFacts,
    Attach,
    Busy,
    ClockUpdate,
    Delivery,
    Detach,
    Moved,
    PlayCommand,
    PresenceUpdate,
    SendBroadcast,
    SendChat,
    TableUpdate,
    ToGate,
    read_gate,
    to_gate,
    to_keeper,
)
from camlann.server.cluster.keeper_registry import KeeperRegistry
from camlann.server.cluster.outbox import Outbox
from camlann.server.crypto.author_keys import AuthorKeyring
from camlann.server.crypto.table_keys import PeopleKeys
from camlann.server.gate.allowed_hosts import AllowedHosts
from camlann.server.gate.authentication import Authentication
from camlann.server.gate.connection import RESTARTING, TRY_AGAIN, Connection
from camlann.server.gate.http import STRICT, Reply, Request, answer
from camlann.server.gate.limits import Admission
from camlann.server.gate.pending_requests import Pending
from camlann.server.gate.release_tick import ReleaseTick
from camlann.server.gate.routes import routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.web_app import lost
from camlann.server.gate.same_origin import PROGRAM, Handshake, Origin
from camlann.server.gate.session_sync import SessionSync
from camlann.server.gate.table_connections import TableConnections
from camlann.server.gate.transport import Transport
from camlann.server.ops import metrics
from camlann.server.settings import Settings
from camlann.server.store import Store, TableId
from camlann.table import PersonId
from camlann.tasks import Tasks

log = structlog.get_logger(__name__)

REFRESH = 5.0
"""Every table is attached again after so many seconds,"""
TURNS = 20
"""in so many turns, so that not all tables come at once."""
RETRY = 2
"""Every so many turns the tables without a keeper are tried again."""
CROWD = 1000
"""So many people are attached with one letter."""
LOOK = 0.1
"""Seconds between looks at the bus."""
LATER = 0.3
"""Seconds after which everybody has noticed what this gate has noticed."""
DRAINING, BATCHES = 2.0, 20
BROKEN_OFF = 1006


class Gate:
    def __init__(
        self,
        id: str,
        store: Store,
        bus: Bus,
        runtime: Runtime,
        *,
        bots_key: bytes,
        tick: float = 0.02,
        settings: Settings | None = None,
        admission: Admission | None = None,
        games: Games = GAMES,
        people_keys: PeopleKeys | None = None,
    ) -> None:
        self.id = id
        self.ready = False
        """Whether new devices are welcome."""
        self.authentication = Authentication(store, bots_key, runtime)
        self.tasks = Tasks()
        self.tick = ReleaseTick(tick)
        self._bus = bus
        self._keeper_registry = KeeperRegistry(bus, None)
        self._outbox = Outbox(bus)
        self._pending = Pending(self._to_keeper)
        self._devices: dict[int, Connection] = {}
        """All of them, in order of arrival."""
        self._settings = settings = settings or Settings()
        self.origin = Origin(settings.url)
        self.hosts = AllowedHosts(settings)
        self.headers = STRICT if settings.secure else {}
        """On every reply, besides those that every house sends."""
        self.session_sync = SessionSync(store, bus, runtime, self.authentication, self.origin, self._devices)
        self.admission = admission or Admission(settings=settings)
        self.routes = routes(
            Context(
                store=store,
                authentication=self.authentication,
                runtime=runtime,
                settings=settings,
                origin=self.origin,
                announce=self.session_sync.announce,
                admission=self.admission,
                games=games,
                keys=people_keys,
                authors=None if people_keys is None else AuthorKeyring(store, people_keys, runtime),
                tell=self._to_gates,
                told=self._was_told,
            )
        )
        self._count = 0
        self._arounds: dict[TableId, TableConnections] = {}
        self._turns: list[dict[TableId, TableConnections]] = [{} for _ in range(TURNS)]
        self._moved: set[TableId] = set()
        """Attached lately because their keeper had let go of them."""
        self._again: set[TableId] = set()
        """To be attached at the next retry."""
        self._unlisten: list[Callable[[], None]] = []

    def __len__(self) -> int:
        return len(self._devices)

    # Its life.

    async def start(self) -> None:
        for address in (to_gate(self.id), GATES):
            self._unlisten.append(await self._bus.listen(address, self._hear))
        self._keeper_registry.watch(self._keepers_changed)
        await self._keeper_registry.start(self.tasks)
        await self.session_sync.start(self.tasks)
        self.tasks.spawn(self._stay_attached())
        self.tasks.spawn(self._watch_bus())
        self.ready = True

    async def drain(self) -> None:
        """Take nobody new and let everybody go, a few at a time: another gate must take them in."""
        self.ready = False
        for batches in range(BATCHES, 0, -1):
            leaving = [device for device in self._devices.values() if not device.closing]
            for device in leaving[: -(-len(leaving) // batches)]:
                device.close(RESTARTING)
            await asyncio.sleep(DRAINING / BATCHES)
        await self.stop()

    async def stop(self) -> None:
        self.ready = False
        for device in [*self._devices.values()]:
            device.close(RESTARTING)
        self.tick.flush()
        self._outbox.flush()
        await self.tasks.stop()
        self._end()

    def kill(self) -> None:
        """End as in a crash: nobody is told anything."""
        self.ready = False
        self.tasks.kill()
        self._end()
        for device in [*self._devices.values()]:
            device.cut(BROKEN_OFF)

    def _end(self) -> None:
        self._pending.stop()
        self.tick.stop()
        self._arounds.clear()
        self.session_sync.end()
        while self._unlisten:
            self._unlisten.pop()()

    # The outer side.

    def connect(self, line: Transport, handshake: Handshake = PROGRAM) -> Connection:
        """Somebody is at the door. They speak first."""
        self._count += 1
        device = Connection(self, line, self._count, handshake)
        self._devices[device.number] = device
        metrics.DEVICES.inc()
        if not self.ready:
            device.close(RESTARTING)
        elif len(self._devices) > self._settings.people:
            device.trouble("too-many", TRY_AGAIN)
        return device

    async def http(self, request: Request) -> Reply:
        reply = lost(request, await answer(self.routes, request, self._check), self._settings.name)
        return await self.session_sync.renewed(request, reply)

    def takes(self, person_id: PersonId) -> bool:
        return self.admission.comes(person_id)

    def arrived(self, device: Connection) -> None:
        assert device.place is not None
        table = device.place.id
        if (around := self._arounds.get(table)) is None:
            around = self._arounds[table] = self._turns[table % TURNS][table] = TableConnections(device.place)
        around.add(device)
        self._attach(around, (device.person_id,))
        self.session_sync.arrived(device, table)

    def said(
        self, device: Connection, message: Play | FactsRequest | Broadcast | Chat | ChatHistoryRequest
    ) -> None:
        assert device.place is not None
        table, person_id = device.place.id, device.person_id
        match message:
            case Play(id, command, game, ask):
                self._ask(device, PlayCommand(self.id, table, person_id, id, game, ask, bytes(command)))
            case FactsRequest(id, game, since, until):
                tell = AskFacts(self.id, table, person_id, id, game, since, until)
                self._ask(device, replace(tell, spectators=self._settings.spectators))
            case Broadcast(kind, ask, items):
                word = SendBroadcast(self.id, table, person_id, kind, ask, items)
                self._to_keeper(replace(word, spectators=self._settings.spectators))
            case Chat(id, Text()) if not self._settings.chat:
                device.answer(encode(Refused(id, Raw(encode(PhrasesOnly())))))
            case Chat(id, what, channel, quote):
                said = encode(ChatSubmission(what, quote))
                self._ask(device, SendChat(self.id, table, person_id, id, channel, said))
            case ChatHistoryRequest(id, since):
                self._ask(
                    device, AskChatHistory(self.id, table, person_id, id, since, self._settings.spectators)
                )
            case _:
                assert_never(message)

    def left(self, device: Connection) -> None:
        self._pending.forget(device.number)
        if device.place is not None:
            self.admission.goes(device.person_id)
        around = self._arounds.get(device.place.id) if device.place is not None else None
        if around is None:
            return
        if around.remove(device):
            self._to_keeper(Detach(self.id, around.table, device.person_id))
        if not around:
            del self._arounds[around.table], self._turns[around.table % TURNS][around.table]
            self._moved.discard(around.table)
            self._again.discard(around.table)

    def ended(self, device: Connection) -> None:
        del self._devices[device.number]
        metrics.DEVICES.dec()

    def _check(self, request: Request) -> None:
        self.admission.asks(request)
        self.origin.check(request)

    # The inner side.

    def _hear(self, data: bytes) -> None:
        if self.tasks.dead:
            return
        try:
            bus_messages = read_gate(data)
        except ValueError:
            log.error("bus-message-unreadable", size=len(data))
            return
        for bus_message in bus_messages:
            self._read(bus_message)

    def _read(self, bus_message: ToGate) -> None:
        match bus_message:
            case Answer(table, person_id, id, data):
                self._pending.answer(table, person_id, id, data)
            case Busy():
                # The question is asked again in its next second.
                pass
            case TableUpdate(table):
                if not self._settings.spectators:
                    bus_message = replace(bus_message, spectators=None)
                if (around := self._arounds.get(table)) is not None:
                    around.deliver(bus_message)
            case Delivery(table, data, only, looking):
                if looking and not self._settings.spectators:
                    return
                if (around := self._arounds.get(table)) is not None:
                    around.pass_on(data, only)
            case ClockUpdate(table, version, data, seated, only):
                if not self._settings.spectators:
                    only = tuple(person_id for person_id in only or seated if person_id in seated)
                if (around := self._arounds.get(table)) is not None:
                    around.show_clock(version, data, only)
            case PresenceUpdate(table, version, data):
                if (around := self._arounds.get(table)) is not None:
                    around.show_presence(version, data)
            case Moved(table):
                self._has_moved(table)
            case _:
                assert_never(bus_message)

    def _has_moved(self, table: TableId) -> None:
        if (around := self._arounds.get(table)) is None:
            return
        if table in self._moved:
            # The one asked may not know yet who keeps it, or this gate may not. Not in a circle, though.
            self._again.add(table)
            return
        self._moved.add(table)
        self._attach(around)
        self._pending.again({table})

    def _keepers_changed(self) -> None:
        if self.tasks.dead:
            return
        changed = [
            around
            for around in self._arounds.values()
            if self._keeper_registry.owner(around.table) != around.keeper
        ]
        self._ask_anew(changed)
        if changed:
            # A keeper may learn of it a moment later, and until then sends letters on to the dead.
            asyncio.get_running_loop().call_later(LATER, self._ask_anew, changed)

    def _ask_anew(self, arounds: Iterable[TableConnections]) -> None:
        """Attach these tables and ask again whatever is open about them, at once."""
        if self.tasks.dead:
            return
        there = [around for around in arounds if self._arounds.get(around.table) is around]
        for around in there:
            self._attach(around)
        self._pending.again({around.table for around in there})

    async def _watch_bus(self) -> None:
        """Whatever was sent while there was no bus is lost: it is sent again when there is one."""
        up = self._bus.up
        while True:
            await asyncio.sleep(LOOK)
            if self._bus.up and not up:
                self._ask_anew(tuple(self._arounds.values()))
            up = self._bus.up

    async def _stay_attached(self) -> None:
        loop = asyncio.get_running_loop()
        began, turn = loop.time(), 0
        while True:
            turn += 1
            await asyncio.sleep(max(0.0, began + turn * REFRESH / TURNS - loop.time()))
            due = {**self._turns[turn % TURNS]}
            if turn % RETRY == 0:
                self._moved.clear()
                again, self._again = self._again, set()
                due |= {table: self._arounds[table] for table in sorted(again)}
            for around in due.values():
                self._attach(around)

    def _attach(self, around: TableConnections, person_ids: Iterable[PersonId] | None = None) -> None:
        around.keeper = self._keeper_registry.owner(around.table)
        if around.keeper is None:
            self._again.add(around.table)
            return
        ats = around.ats(person_ids)
        for first in range(0, len(ats), CROWD):
            self._to_keeper(Attach(self.id, around.table, ats[first : first + CROWD], name=around.name))

    def _ask(self, device: Connection, bus_message: AskedAgain) -> None:
        if (wrong := self._pending.ask(device.number, device.answer, bus_message)) is not None:
            device.trouble(wrong)

    async def _was_told(
        self, table: TableId, person_id: PersonId, game: int, since: int, until: int
    ) -> bytes:
        """What the table's keeper answers, for somebody who asks without a device."""
        self._count += 1
        asker = self._count
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        bus_message = AskFacts(self.id, table, person_id, f"told-{self.id}-{asker}"[:40], game, since, until)
        bus_message = replace(bus_message, spectators=self._settings.spectators)
        self._pending.ask(asker, answer.set_result, bus_message)
        try:
            return await answer
        finally:
            self._pending.forget(asker)

    def _to_gates(self, bus_message: Delivery) -> None:
        """For people at a table, whichever gates they are at, this one too."""
        self._outbox.put(GATES, bus_message)

    def _to_keeper(self, bus_message: Attach | Detach | AskedAgain | SendBroadcast) -> None:
        """To whoever keeps the table now; if nobody does, it is asked again later or it is lost."""
        if not self.tasks.dead and (keeper := self._keeper_registry.owner(bus_message.table)) is not None:
            self._outbox.put(to_keeper(keeper), bus_message)
