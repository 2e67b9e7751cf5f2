"""The bus between processes over NATS core, which stores no messages.

When a connection breaks, it reconnects for as long as it takes and restores all subscriptions. Messages sent
in the meantime are lost. `send` only puts a message into a short queue; one task publishes them in order.

A broken connection is never reused: the client library's own reconnect first waits for an orderly close,
which may take a quarter of an hour if the other machine has vanished.
"""

import asyncio
import re
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from urllib.parse import urlsplit

import structlog
from msgspec import Struct
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error

from camlann.server.cluster.bus import MAX_MESSAGE_BYTES, Hear
from camlann.server.cluster.bus.nats_credentials import Credentials, SafeClient, read_credentials
from camlann.server.ops.metrics import BUS_MESSAGES_LOST

log = structlog.get_logger(__name__)

MAX_QUEUED_BYTES = 32 * 1024 * 1024
"""Bytes that may wait to be sent; beyond that the oldest messages are dropped."""
RECONNECT_SECONDS = 0.2
"""Between two attempts to connect."""
PING_SECONDS = 0.2
"""Between two checks whether the server still answers."""
MAX_UNANSWERED_CHECKS = 6
"""After so many checks without an answer the connection is given up, before any keeper counts as dead. Checks
are counted, not time: a process that slept has not checked."""
WAIT_SECONDS = 1.0
"""The longest wait for a server."""
FOREVER = 10**6
REALM = re.compile(r"[A-Za-z0-9_-]*")


class Listener(Struct, eq=False):
    subject: str
    hear: Hear
    queue_group: str
    listening: bool = True
    connection: Client | None = None
    """The connection of the current subscription."""
    subscription: Subscription | None = None


class NatsBus:
    def __init__(
        self, servers: Sequence[str], name: str = "", realm: str = "", credentials: Credentials | None = None
    ) -> None:
        self._servers = deque(servers)
        self._name, self._credentials = name, credentials or Credentials()
        self._why = ""
        """The type of the last connection error."""
        self._prefix = f"{realm}." if realm else ""
        self._connection: Client | None = None
        self._closed = False
        self._joined = asyncio.Event()
        self._listeners: list[Listener] = []
        self._bus_messages: deque[tuple[str, bytes]] = deque()
        self._size = 0
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._work: set[asyncio.Task[None]] = set()
        self._connecting = self._start(self._keep_connected())

    @property
    def up(self) -> bool:
        return self._connection is not None and self._connection.is_connected

    async def joined(self) -> None:
        """Wait for the first connection."""
        await self._joined.wait()

    async def listen(self, address: str, hear: Hear, *, queue_group: str = "") -> Callable[[], None]:
        listener = Listener(self._prefix + address, hear, queue_group)
        self._listeners.append(listener)
        if self._connection is not None:
            with suppress(Error, OSError):
                await self._subscribe(listener, self._connection)
            # Others may publish as soon as this returns, so the server must know the subscription.
            await self._round_trip()

        def end() -> None:
            if listener.listening:
                listener.listening = False
                self._listeners.remove(listener)
                if listener.subscription is not None and listener.connection is self._connection:
                    self._start(listener.subscription.unsubscribe())

        return end

    def send(self, address: str, bus_message: bytes) -> None:
        if not self.up:
            BUS_MESSAGES_LOST.inc()
            return
        if len(bus_message) > MAX_MESSAGE_BYTES:
            BUS_MESSAGES_LOST.inc()
            log.error("bus-message-too-long", size=len(bus_message))
            return
        self._bus_messages.append((address, bus_message))
        self._size += len(bus_message)
        while self._size > MAX_QUEUED_BYTES:
            self._size -= len(self._bus_messages.popleft()[1])
            BUS_MESSAGES_LOST.inc()
        self._idle.clear()
        self._wake.set()

    async def flush(self) -> None:
        await self._idle.wait()
        await self._round_trip()

    async def close(self) -> None:
        if self._closed:
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(self.flush(), WAIT_SECONDS)
        self._closed = True
        self._connecting.cancel()
        await asyncio.wait({self._connecting}, timeout=WAIT_SECONDS)
        await asyncio.wait(self._work | {self._start(asyncio.sleep(0))}, timeout=WAIT_SECONDS / 2)
        for task in self._work:
            task.cancel()
        await asyncio.wait(self._work | {self._start(asyncio.sleep(0))}, timeout=WAIT_SECONDS / 2)

    async def _keep_connected(self) -> None:
        """Connect, and reconnect whenever the connection breaks."""
        while not self._closed:
            connection = SafeClient()
            connection.needs_tls = self._credentials.tls is not None
            carrying: asyncio.Task[None] | None = None
            try:
                await self._connect(connection)
                self._connection = connection
                self._joined.set()
                self._why = ""
                log.info("bus-up")
                carrying = self._start(self._publish_queued(connection))
                await self._watch_connection(connection)
                log.warning("bus-down")
            except (Error, OSError, TimeoutError) as error:
                if (why := type(error).__name__) != self._why:
                    # Once per type: the operator must learn of a wrong password. The text may quote it.
                    log.warning("bus-connect-failed", error=why)
                    self._why = why
                await asyncio.sleep(RECONNECT_SECONDS)
            finally:
                self._connection = None
                self._servers.rotate(-1)
                self._bus_messages.clear()
                self._size = 0
                self._idle.set()
                if carrying is not None:
                    carrying.cancel()
                # Do not wait: a connection with unsent data may take long to close.
                self._start(connection.close())

    async def _watch_connection(self, connection: Client) -> None:
        """Return when the connection is broken, or the server silent for too long."""
        looks = 0
        asked = self._ask(connection)
        while connection.is_connected and looks < MAX_UNANSWERED_CHECKS:
            await asyncio.sleep(PING_SECONDS)
            looks += 1
            if asked.done():
                looks, asked = 0, self._ask(connection)

    async def _connect(self, connection: Client) -> None:
        async def failed(error: Exception) -> None:
            if connection is self._connection and connection.is_connected:
                log.warning("bus-error", error=type(error).__name__)

        await connection.connect(
            servers=self._servers[0],
            name=self._name or None,
            user=self._credentials.user,
            password=self._credentials.password,
            token=self._credentials.token,
            tls=self._credentials.tls,
            error_cb=failed,
            allow_reconnect=False,
            max_reconnect_attempts=1,
            connect_timeout=1,
            # The client declares whole seconds and sleeps any.
            reconnect_time_wait=RECONNECT_SECONDS,  # type: ignore[arg-type]
            ping_interval=FOREVER,
            pending_size=8 * 1024 * 1024,
            inbox_prefix=f"{self._prefix}camlann.inbox",
        )
        # There may be new subscriptions in the meantime; repeat until all are restored.
        while unheard := [each for each in self._listeners if each.connection is not connection]:
            for listener in unheard:
                await self._subscribe(listener, connection)

    async def _subscribe(self, listener: Listener, connection: Client) -> None:
        async def heard(message: Msg) -> None:
            # Messages of an abandoned connection are lost.
            if listener.listening and connection is self._connection:
                try:
                    listener.hear(message.data)
                except Exception as error:
                    # Only the type of the error: its text may quote the message.
                    log.error("bus-handler-failed", error=type(error).__name__)

        listener.connection, listener.subscription = connection, None
        listener.subscription = await connection.subscribe(
            listener.subject, queue=listener.queue_group, cb=heard
        )

    async def _publish_queued(self, connection: Client) -> None:
        # The client swallows a cancellation while it publishes, so check here too.
        while connection is self._connection:
            while connection is self._connection and self._bus_messages:
                address, bus_message = self._bus_messages.popleft()
                self._size -= len(bus_message)
                with suppress(Error, OSError):
                    await connection.publish(self._prefix + address, bus_message)
            if connection is self._connection:
                self._idle.set()
                self._wake.clear()
                await self._wake.wait()

    async def _round_trip(self) -> None:
        """Wait until the server has read all sent messages, or for a moment if it does not answer."""
        if (connection := self._connection) is not None and connection.is_connected:
            # The client's ping overtakes unsent data; a second ping comes after it.
            for _ in range(2):
                await asyncio.wait({self._ask(connection)}, timeout=WAIT_SECONDS)

    def _ask(self, connection: Client) -> asyncio.Task[None]:
        """Ping in its own task: a cancelled ping breaks the client's reader."""

        async def ask() -> None:
            await connection.rtt(FOREVER)

        return self._start(ask())

    def _start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        async def quietly() -> None:
            with suppress(Error, OSError):
                await work

        task = asyncio.get_running_loop().create_task(quietly())
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return task


async def connect(url: str, name: str = "", *, realm: str = "", within: float = 10.0) -> NatsBus:
    """Connect to a NATS server: nats://user:password@host:port/realm, or one of several, host:port,host:port.

    With `tls://` nothing is sent before the server has shown a valid certificate. `?tlsca=FILE` is the
    certificate authority, `tlscert` and `tlskey` a client certificate. A realm is a prefix of all addresses.
    Raises `ConnectionError` if no server answers in time, `ValueError` if the address is invalid.
    """
    parts = urlsplit(url)
    realm = realm or parts.path.strip("/")
    if not REALM.fullmatch(realm):
        raise ValueError("a realm is letters, digits, - and _")
    hosts = [host.rpartition("@")[2] for host in parts.netloc.split(",")]
    bus = NatsBus([f"{parts.scheme}://{host}" for host in hosts], name, realm, read_credentials(parts))
    try:
        await asyncio.wait_for(bus.joined(), within)
    except asyncio.CancelledError:
        # Whoever does not wait so long leaves nothing behind that still connects.
        await bus.close()
        raise
    except TimeoutError:
        await bus.close()
        # Without the address: it may contain a password.
        raise ConnectionError("no NATS server answers") from None
    return bus
