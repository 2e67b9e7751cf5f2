"""The bus of many processes: NATS core, which carries letters and keeps none.

When a line breaks another is joined, for as long as it takes, and whoever listened goes on listening. What is
sent meanwhile is lost. `send` only puts a letter into a short queue; one task takes them out in order.

A line that is given up is never joined again: the client's own way of doing so first waits for it to close in
good order, and to a machine that has vanished that may take a quarter of an hour.
"""

import asyncio
import re
import ssl
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from urllib.parse import SplitResult, parse_qsl, unquote, urlsplit

import structlog
from msgspec import Struct
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error

from camlann.server.cluster.bus import LARGEST, Hear
from camlann.server.ops.metrics import BUS_MESSAGES_LOST

log = structlog.get_logger(__name__)

WAITING = 32 * 1024 * 1024
"""So many bytes may wait to go out; beyond that the oldest letters are lost, being the least wanted."""
AGAIN = 0.2
"""Seconds between two attempts to join."""
LOOK = 0.2
"""Seconds between two looks whether the server still answers."""
LOOKS = 6
"""A server that has not answered after so many is given up, before any keeper would be believed dead. Looks
are counted and not time: whoever slept has not looked."""
MOMENT = 1.0
"""Longer than this nobody waits for a server."""
FOREVER = 10**6
REALM = re.compile(r"[A-Za-z0-9_-]*")
TLS = {"tlsca", "tlscert", "tlskey"}


class Access(Struct, frozen=True):
    """By what a server is joined."""

    user: str | None = None
    password: str | None = None
    token: str | None = None
    tls: ssl.SSLContext | None = None
    """None: not over TLS, unless the server wants it."""


class SafeClient(Client):
    """Says nothing before TLS is there, where TLS was asked for.

    The library believes a server that says it has no TLS, even at a `tls://` address, and would send it the
    password in the clear.
    """

    needs_tls = False

    def _connect_command(self) -> bytes:
        if self.needs_tls and not self._server_info.get("tls_required"):
            raise NoTls
        return super()._connect_command()


class NoTls(Error):
    """The server does not speak TLS."""


class Listener(Struct, eq=False):
    subject: str
    hear: Hear
    share: str
    listening: bool = True
    line: Client | None = None
    """Where it listens now."""
    subscription: Subscription | None = None


class NatsBus:
    def __init__(
        self, servers: Sequence[str], name: str = "", realm: str = "", access: Access | None = None
    ) -> None:
        self._servers = deque(servers)
        self._name, self._access = name, access or Access()
        self._why = ""
        """What kind of thing last kept us out."""
        self._prefix = f"{realm}." if realm else ""
        self._line: Client | None = None
        self._closed = False
        self._joined = asyncio.Event()
        self._listeners: list[Listener] = []
        self._bus_messages: deque[tuple[str, bytes]] = deque()
        self._size = 0
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._work: set[asyncio.Task[None]] = set()
        self._staying = self._start(self._stay())

    @property
    def up(self) -> bool:
        return self._line is not None and self._line.is_connected

    async def joined(self) -> None:
        """Wait for the first line."""
        await self._joined.wait()

    async def listen(self, address: str, hear: Hear, *, share: str = "") -> Callable[[], None]:
        listener = Listener(self._prefix + address, hear, share)
        self._listeners.append(listener)
        if self._line is not None:
            with suppress(Error, OSError):
                await self._subscribe(listener, self._line)
            # Others may write as soon as this returns, so the server must know.
            await self._round_trip()

        def end() -> None:
            if listener.listening:
                listener.listening = False
                self._listeners.remove(listener)
                if listener.subscription is not None and listener.line is self._line:
                    self._start(listener.subscription.unsubscribe())

        return end

    def send(self, address: str, bus_message: bytes) -> None:
        if not self.up:
            BUS_MESSAGES_LOST.inc()
            return
        if len(bus_message) > LARGEST:
            BUS_MESSAGES_LOST.inc()
            log.error("bus-message-too-long", size=len(bus_message))
            return
        self._bus_messages.append((address, bus_message))
        self._size += len(bus_message)
        while self._size > WAITING:
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
            await asyncio.wait_for(self.flush(), MOMENT)
        self._closed = True
        self._staying.cancel()
        await asyncio.wait({self._staying}, timeout=MOMENT)
        await asyncio.wait(self._work | {self._start(asyncio.sleep(0))}, timeout=MOMENT / 2)
        for task in self._work:
            task.cancel()
        await asyncio.wait(self._work | {self._start(asyncio.sleep(0))}, timeout=MOMENT / 2)

    async def _stay(self) -> None:
        """Join, and as often as the line breaks, join again."""
        while not self._closed:
            line = SafeClient()
            line.needs_tls = self._access.tls is not None
            carrying: asyncio.Task[None] | None = None
            try:
                await self._join(line)
                self._line = line
                self._joined.set()
                self._why = ""
                log.info("bus-up")
                carrying = self._start(self._carry(line))
                await self._hold(line)
                log.warning("bus-down")
            except (Error, OSError, TimeoutError) as error:
                if (why := type(error).__name__) != self._why:
                    # Once each: whoever has the wrong password must learn it. The text may quote it.
                    log.warning("bus-connect-failed", error=why)
                    self._why = why
                await asyncio.sleep(AGAIN)
            finally:
                self._line = None
                self._servers.rotate(-1)
                self._bus_messages.clear()
                self._size = 0
                self._idle.set()
                if carrying is not None:
                    carrying.cancel()
                # Nobody waits for this: a line that holds back what was written may take long to close.
                self._start(line.close())

    async def _hold(self, line: Client) -> None:
        """Until the line is broken, or the server silent for too long."""
        looks = 0
        asked = self._ask(line)
        while line.is_connected and looks < LOOKS:
            await asyncio.sleep(LOOK)
            looks += 1
            if asked.done():
                looks, asked = 0, self._ask(line)

    async def _join(self, line: Client) -> None:
        async def failed(error: Exception) -> None:
            if line is self._line and line.is_connected:
                log.warning("bus-error", error=type(error).__name__)

        await line.connect(
            servers=self._servers[0],
            name=self._name or None,
            user=self._access.user,
            password=self._access.password,
            token=self._access.token,
            tls=self._access.tls,
            error_cb=failed,
            allow_reconnect=False,
            max_reconnect_attempts=1,
            connect_timeout=1,
            # The client declares whole seconds and sleeps any.
            reconnect_time_wait=AGAIN,  # type: ignore[arg-type]
            ping_interval=FOREVER,
            pending_size=8 * 1024 * 1024,
        )
        # Somebody may begin to listen meanwhile; nothing comes between the last of them and the new line.
        while unheard := [each for each in self._listeners if each.line is not line]:
            for listener in unheard:
                await self._subscribe(listener, line)

    async def _subscribe(self, listener: Listener, line: Client) -> None:
        async def heard(message: Msg) -> None:
            # What is left of a line given up is lost with it.
            if listener.listening and line is self._line:
                try:
                    listener.hear(message.data)
                except Exception as error:
                    # The kind alone: the text may quote the letter.
                    log.error("bus-handler-failed", error=type(error).__name__)

        listener.line, listener.subscription = line, None
        listener.subscription = await line.subscribe(listener.subject, queue=listener.share, cb=heard)

    async def _carry(self, line: Client) -> None:
        # The client swallows a cancellation while it publishes, so this must see for itself that it is over.
        while line is self._line:
            while line is self._line and self._bus_messages:
                address, bus_message = self._bus_messages.popleft()
                self._size -= len(bus_message)
                with suppress(Error, OSError):
                    await line.publish(self._prefix + address, bus_message)
            if line is self._line:
                self._idle.set()
                self._wake.clear()
                await self._wake.wait()

    async def _round_trip(self) -> None:
        """Until the server has read all that went out; or a moment, if it does not answer."""
        if (line := self._line) is not None and line.is_connected:
            # The client's ping overtakes what it has still to write; a second one comes behind all that.
            for _ in range(2):
                await asyncio.wait({self._ask(line)}, timeout=MOMENT)

    def _ask(self, line: Client) -> asyncio.Task[None]:
        """Ping. In a task of its own, for a ping that is cancelled breaks the client's reading."""

        async def ask() -> None:
            await line.rtt(FOREVER)

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
    """Join a NATS server: nats://user:password@host:port/realm, or one of several, host:port,host:port.

    With `tls://` nothing is said before the server has shown a certificate for its host. `?tlsca=FILE` names
    who may have signed it, `tlscert` and `tlskey` a certificate of our own. Letters meet within one realm.
    Raises `ConnectionError` if nobody answers in time, `ValueError` if the address makes no sense.
    """
    parts = urlsplit(url)
    realm = realm or parts.path.strip("/")
    if not REALM.fullmatch(realm):
        raise ValueError("a realm is letters, digits, - and _")
    hosts = [host.rpartition("@")[2] for host in parts.netloc.split(",")]
    bus = NatsBus([f"{parts.scheme}://{host}" for host in hosts], name, realm, _access(parts))
    try:
        await asyncio.wait_for(bus.joined(), within)
    except TimeoutError:
        await bus.close()
        # Without the address: it may hold a password.
        raise ConnectionError("no NATS server answers") from None
    return bus


def _access(parts: SplitResult) -> Access:
    said = dict(parse_qsl(parts.query, strict_parsing=True)) if parts.query else {}
    if said.keys() - TLS or ("tlskey" in said) != ("tlscert" in said):
        raise ValueError("behind a NATS address stand tlsca, and tlscert with tlskey")
    tls = None
    if parts.scheme == "tls":
        tls = ssl.create_default_context(cafile=said.get("tlsca"))
        if "tlscert" in said:
            tls.load_cert_chain(said["tlscert"], said["tlskey"])
    elif said:
        raise ValueError("with tlsca, tlscert and tlskey a NATS address begins with tls://")
    user, colon, password = parts.netloc.partition(",")[0].rpartition("@")[0].partition(":")
    if not user:
        return Access(tls=tls)
    if not colon:
        return Access(token=unquote(user), tls=tls)
    return Access(unquote(user), unquote(password), tls=tls)
