"""A gate: the process between people's devices and the keepers of their tables.

It accepts connections and HTTP requests, passes commands on to keepers, and broadcasts what keepers send.
"""

import asyncio
from collections.abc import Callable
from typing import assert_never

import structlog
from msgspec import Raw
from msgspec.structs import replace

from camlann.engine.rules import Games
from camlann.games import GAMES
from camlann.protocol.chat_content import ChatSubmission, Text
from camlann.protocol.chat_refusals import PhrasesOnly
from camlann.protocol.socket_messages import (
    Broadcast,
    Chat,
    ChatHistoryRequest,
    ClientMessage,
    FactsRequest,
    FrameRequest,
    Play,
    Refused,
    encode,
)
from camlann.runtime import Runtime
from camlann.server.cluster.bus import Bus
from camlann.server.cluster.bus_messages import (
    GATES,
    TO_KEEPERS,
    Answer,
    AskChatHistory,
    AskedAgain,
    AskFacts,
    Attach,
    AttachAgain,
    AttachAll,
    Busy,
    ClockUpdate,
    Delivery,
    Detach,
    Moved,
    Numbered,
    PlayCommand,
    PresenceUpdate,
    Renew,
    Renewed,
    SendBroadcast,
    SendChat,
    TableUpdate,
    ToGate,
    read_gate,
    to_gate,
    to_keeper,
)
from camlann.server.cluster.command_tick import GATE_PHASE, CommandTick
from camlann.server.cluster.keeper_registry import KeeperRegistry
from camlann.server.cluster.message_batching import MessageBatcher
from camlann.server.crypto.author_keys import AuthorKeyring
from camlann.server.crypto.table_keys import PeopleKeys
from camlann.server.crypto.token_hash import hashed
from camlann.server.gate.allowed_hosts import AllowedHosts
from camlann.server.gate.authentication import Authentication
from camlann.server.gate.connection import RESTARTING, TRY_AGAIN, Connection
from camlann.server.gate.connection import Request as ClientRequest
from camlann.server.gate.http import STRICT, Reply, Request, not_found
from camlann.server.gate.keeper_attachments import KeeperAttachments
from camlann.server.gate.limits import Admission
from camlann.server.gate.pending_requests import PendingRequests
from camlann.server.gate.release_tick import ReleaseTick
from camlann.server.gate.router import answer
from camlann.server.gate.routes import routes
from camlann.server.gate.routes.context import Context
from camlann.server.gate.routes.web_app import lost
from camlann.server.gate.same_origin import PROGRAM, Handshake, Origin
from camlann.server.gate.session_revocation import SessionRevocation
from camlann.server.gate.table_read_model import TableReadModel
from camlann.server.gate.transport import Transport
from camlann.server.ops import metrics
from camlann.server.push.push import Push
from camlann.server.settings import Settings
from camlann.server.store import Store, TableId, Unreachable
from camlann.table import PersonId, is_screen
from camlann.tasks import Tasks

log = structlog.get_logger(__name__)

DRAIN_SECONDS, DRAIN_BATCHES = 2.0, 20
BROKEN_OFF = 1006
"""Close code: the connection broke."""


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
        push: Push | None = None,
    ) -> None:
        self.id = id
        self.ready = False
        """Whether new connections are accepted."""
        self._settings = settings = settings or Settings()
        self.authentication = Authentication(
            store, bots_key, runtime, TableReadModel(store).table, settings.cell
        )
        self.tasks = Tasks()
        self.tick = ReleaseTick(tick)
        self._bus = bus
        self._keeper_registry = KeeperRegistry(store, bus, None)
        self._outbox = MessageBatcher(bus, id, TO_KEEPERS)
        self._commands = CommandTick(self._to_keeper, GATE_PHASE)
        self._pending = PendingRequests(self._request)
        self._wall, self._offset = runtime.wall, 0.0
        """By how many seconds the wall clock was ahead of the loop's at the start."""
        self._connections: dict[int, Connection] = {}
        """All of them, in order of arrival."""
        self.origin = Origin(settings.url)
        self.hosts = AllowedHosts(settings)
        self.headers = STRICT if settings.secure else {}
        """On every reply, besides those that every server sends."""
        self.session_revocation = SessionRevocation(
            store, bus, runtime, self.authentication, self.origin, self._connections
        )
        self.admission = admission or Admission(settings=settings)
        self.routes = routes(
            Context(
                store=store,
                authentication=self.authentication,
                runtime=runtime,
                settings=settings,
                origin=self.origin,
                announce=self.session_revocation.announce,
                admission=self.admission,
                games=games,
                keys=people_keys,
                authors=None if people_keys is None else AuthorKeyring(store, people_keys, runtime),
                push=push,
                spawn=self.tasks.spawn,
                deliver=self._to_gates,
                ask_facts=self._ask_facts,
            )
        )
        self._count = 0
        self._tables = KeeperAttachments(
            id, bus, self._keeper_registry, self._pending, self._to_keeper, self._send, self.tasks
        )
        self._unsubscribe: list[Callable[[], None]] = []

    def __len__(self) -> int:
        return len(self._connections)

    # Lifecycle.

    async def start(self) -> None:
        self._offset = self._wall() / 1000 - asyncio.get_running_loop().time()
        for address in (to_gate(self.id), GATES):
            self._unsubscribe.append(await self._bus.listen(address, self._receive))
        await self._keeper_registry.start(self.tasks)
        await self.session_revocation.start(self.tasks)
        self._tables.start()
        self.ready = True

    async def drain(self) -> None:
        """Refuse new connections and close the others, a few at a time: other gates must accept them."""
        self.ready = False
        for batches in range(DRAIN_BATCHES, 0, -1):
            leaving = [connection for connection in self._connections.values() if not connection.closing]
            for connection in leaving[: -(-len(leaving) // batches)]:
                connection.close(RESTARTING)
            await asyncio.sleep(DRAIN_SECONDS / DRAIN_BATCHES)
        await self.stop()

    async def stop(self) -> None:
        self.ready = False
        for connection in [*self._connections.values()]:
            connection.close(RESTARTING)
        self.tick.flush()
        self._commands.flush()
        self._outbox.flush()
        await self.tasks.stop()
        self._end()

    def kill(self) -> None:
        """End as in a crash: nothing more is sent."""
        self.ready = False
        self.tasks.kill()
        self._end()
        for connection in [*self._connections.values()]:
            connection.cut(BROKEN_OFF)

    def _end(self) -> None:
        self._pending.stop()
        self._commands.stop()
        self.tick.stop()
        self._tables.stop()
        self.session_revocation.end()
        self._keeper_registry.close()
        while self._unsubscribe:
            self._unsubscribe.pop()()

    # Connections and HTTP.

    def connect(self, transport: Transport, handshake: Handshake = PROGRAM) -> Connection:
        """Accept a connection. The client sends the first message."""
        self._count += 1
        connection = Connection(self, transport, self._count, handshake)
        self._connections[connection.number] = connection
        metrics.DEVICES.inc()
        if not self.ready:
            connection.close(RESTARTING)
        elif len(self._connections) > self._settings.people:
            connection.trouble("too-many", TRY_AGAIN)
        return connection

    async def http(self, request: Request) -> Reply:
        reply = lost(request, await answer(self.routes, request, self._check), self._settings.name)
        return await self.session_revocation.renewed(request, reply)

    async def known(self, handshake: Request) -> PersonId | None:
        """Who opens a socket, as far as the handshake says: a person with a session, or one of our bots."""
        token = self.origin.shown(handshake)
        if token is None:
            return None
        visitor = self.authentication.remembered(hashed(token))
        if visitor is None:
            # The store may have to be asked.
            self.admission.check_request(handshake)
            try:
                visitor = await self.authentication.visitor(token)
            except Unreachable:
                return None
        return None if visitor is None else visitor.person.person_id

    def admit(self, person_id: PersonId) -> bool:
        return self.admission.admit_connection(person_id)

    def arrived(self, connection: Connection) -> None:
        assert connection.table_name is not None
        self._tables.add(connection)
        self.session_revocation.arrived(connection, connection.table_name.id)

    def received(self, connection: Connection, message: ClientRequest) -> None:
        assert connection.table_name is not None
        table, person_id = connection.table_name.id, connection.person_id
        # A display only looks. A screen that has opened a link says one thing more: that it is the display.
        looks: tuple[type[ClientMessage], ...] = (FactsRequest, FrameRequest)
        if not person_id.startswith("display:"):
            looks = (*looks, Play)
        if is_screen(person_id) and not isinstance(message, looks):
            connection.trouble("malformed")
            return
        match message:
            case Play(id, command, game, ask):
                self._ask(connection, PlayCommand(self.id, table, person_id, id, game, ask, bytes(command)))
            case FactsRequest(id, game, since, until):
                request = AskFacts(self.id, table, person_id, id, game, since, until)
                self._ask(connection, replace(request, spectators=self._settings.spectators))
            case FrameRequest():
                connection.start_over()
                self._tables.catch_up(table, [person_id])
            case Broadcast(kind, ask, items):
                broadcast = SendBroadcast(self.id, table, person_id, kind, ask, items)
                self._to_keeper(replace(broadcast, spectators=self._settings.spectators))
            case Chat(id, Text()) if not self._settings.chat:
                connection.answer(encode(Refused(id, Raw(encode(PhrasesOnly())))))
            case Chat(id, content, channel, quote):
                submission = encode(ChatSubmission(content, quote))
                self._ask(connection, SendChat(self.id, table, person_id, id, channel, submission))
            case ChatHistoryRequest(id, since):
                self._ask(
                    connection,
                    AskChatHistory(self.id, table, person_id, id, since, self._settings.spectators),
                )
            case _:
                assert_never(message)

    def left(self, connection: Connection) -> None:
        self._pending.forget(connection.number)
        if connection.table_name is not None:
            self.admission.release_connection(connection.person_id)
        self._tables.remove(connection)

    def ended(self, connection: Connection) -> None:
        del self._connections[connection.number]
        metrics.DEVICES.dec()

    def _check(self, request: Request) -> None:
        self.admission.check_request(request)
        self.origin.check(request)
        if any(map(self.authentication.elsewhere, request.path.split("/"))):
            raise not_found()

    # Keepers.

    def _receive(self, data: bytes) -> None:
        if self.tasks.dead:
            return
        try:
            bus_messages = read_gate(data)
        except ValueError:
            log.error("bus-message-unreadable", size=len(data))
            return
        for bus_message in bus_messages:
            self._handle(bus_message)

    def _handle(self, bus_message: ToGate) -> None:
        match bus_message:
            case Answer(table, person_id, id, data):
                self._pending.answer(table, person_id, id, data)
            case Busy():
                # The request is sent again in its next second.
                pass
            case TableUpdate(table):
                if not self._settings.spectators:
                    bus_message = replace(bus_message, spectators=None)
                if (connections := self._tables.get(table)) is not None:
                    self._tables.catch_up(table, connections.deliver(bus_message))
            case Delivery(table, data, only, to_spectators):
                if to_spectators and not self._settings.spectators:
                    return
                if (connections := self._tables.get(table)) is not None:
                    connections.broadcast(data, only)
            case ClockUpdate(table, version, data, seated, only):
                if not self._settings.spectators:
                    only = tuple(person_id for person_id in only or seated if person_id in seated)
                if (connections := self._tables.get(table)) is not None:
                    connections.show_clock(version, data, only)
            case PresenceUpdate(table, version, data):
                if (connections := self._tables.get(table)) is not None:
                    connections.show_presence(version, data)
            case Numbered():
                self._tables.hear(bus_message)
            case Renewed():
                pass
            case AttachAgain(keeper):
                self._tables.attach_again(keeper)
            case Moved(table):
                self._tables.moved(table)
            case _:
                assert_never(bus_message)

    def _ask(self, connection: Connection, bus_message: AskedAgain) -> None:
        if (error := self._pending.ask(connection.number, connection.answer, bus_message)) is not None:
            connection.trouble(error)

    async def _ask_facts(
        self, table: TableId, person_id: PersonId, game: int, since: int, until: int
    ) -> bytes:
        """Ask the table's keeper for facts, for a person who asks over HTTP."""
        self._count += 1
        asker = self._count
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        bus_message = AskFacts(self.id, table, person_id, f"facts-{self.id}-{asker}"[:40], game, since, until)
        bus_message = replace(bus_message, spectators=self._settings.spectators)
        self._pending.ask(asker, answer.set_result, bus_message)
        try:
            return await answer
        finally:
            self._pending.forget(asker)

    def _request(self, bus_message: AskedAgain) -> None:
        if isinstance(bus_message, PlayCommand | SendChat):
            # By a clock that is never set back, so that messages keep their order.
            came = round((asyncio.get_running_loop().time() + self._offset) * 1_000_000)
            self._commands.put(replace(bus_message, came=came))
        else:
            self._to_keeper(bus_message)

    def _to_gates(self, bus_message: Delivery) -> None:
        """Send something to people at a table, at whichever gates they are, this one too."""
        self._outbox.put(GATES, bus_message)

    def _to_keeper(self, bus_message: Attach | Detach | AskedAgain | SendBroadcast) -> None:
        """Send to the table's keeper. Without a keeper it is sent again later, or it is lost."""
        if not self.tasks.dead and (keeper := self._keeper_registry.owner(bus_message.table)) is not None:
            self._send(keeper, bus_message)

    def _send(
        self, keeper: str, bus_message: Attach | AttachAll | Detach | Renew | AskedAgain | SendBroadcast
    ) -> None:
        self._outbox.put(to_keeper(keeper), bus_message)
