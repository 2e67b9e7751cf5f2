"""Socket client: a session over a real WebSocket that reconnects for ever.

After a lost connection it retries at once, then with exponential backoff up to two seconds and random jitter,
so that many clients that lost the same gate do not come back together. Each try uses the next of the
addresses.
"""

import asyncio
import socket as sockets
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import TypeVar

import aiohttp
import msgspec
import structlog
from msgspec import Struct

from camlann.client.chat_buffer import ChatBuffer
from camlann.client.frame import AnyRules, Frame
from camlann.client.session import Answer, Session
from camlann.engine.phases import Command
from camlann.games import GAMES
from camlann.protocol.chat_content import TABLE, AnyChatContent, AnyQuote
from camlann.protocol.socket_messages import MESSAGES_AT_ONCE, MESSAGES_PER_SECOND, Done, Refused, Unsure
from camlann.rate_limit import TokenBucket
from camlann.runtime import Runtime
from camlann.table import PersonId
from camlann.tasks import Tasks

__all__ = [
    "Answer",
    "Client",
    "Frame",
    "Guest",
    "Session",
    "guest",
    "http_session",
    "new_table",
    "people",
    "record",
]

log = structlog.get_logger(__name__)

MIN_RETRY_SECONDS, MAX_RETRY_SECONDS = 0.1, 2.0
"""The delay between tries."""
HEARTBEAT_SECONDS = 10.0
"""After this silence the client sends a ping."""
REMIND_SECONDS = 5.0
"""After this time missing facts and messages are requested again."""
CLOSE_TIMEOUT = aiohttp.ClientWSTimeout(ws_close=1.0)

T = TypeVar("T")


def http_session() -> aiohttp.ClientSession:
    """An HTTP session that any number of clients may share."""
    return aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0))


def pause(failed: int, chance: float) -> float:
    """The delay after this many failed tries, with jitter `chance` from 0 to 1."""
    return max(MIN_RETRY_SECONDS, min(MAX_RETRY_SECONDS, MIN_RETRY_SECONDS * 2.0 ** min(failed, 10)) * chance)


class Client:
    """Call `start` to begin and `stop` to end. `session` is its state; `until` waits for a change."""

    def __init__(
        self,
        http: aiohttp.ClientSession,
        urls: Sequence[str],
        token: str,
        table: str,
        runtime: Runtime,
        *,
        rules: Mapping[str, AnyRules] = GAMES,
    ) -> None:
        self.session = Session(rules, token, table, runtime)
        self.connections = 0
        """How many connections there have been."""
        self._http, self._urls, self._runtime = http, urls, runtime
        self._token = token
        # A gate disconnects a client that sends too fast; the server's own bots have no limit.
        self._bucket = (
            None if token.startswith("bot:") else TokenBucket(MESSAGES_PER_SECOND, MESSAGES_AT_ONCE - 2)
        )
        self._tasks = Tasks()
        self._changed = asyncio.Event()
        self._to_send = asyncio.Event()
        self._socket: aiohttp.ClientWebSocketResponse | None = None

    def start(self) -> None:
        """Begin, or go on after `stop`."""
        self._tasks = Tasks()
        self._tasks.spawn(self._keep_connected())
        self._tasks.spawn(self._remind())

    async def stop(self) -> None:
        await self._tasks.stop()

    def drop_connection(self) -> None:
        """Break the connection abruptly. The client will reconnect."""
        if self._socket is not None and (raw := self._socket.get_extra_info("socket")) is not None:
            with suppress(OSError):
                raw.shutdown(sockets.SHUT_RDWR)

    async def until(self, answer: Callable[[Session], T | None], seconds: float | None = None) -> T:
        """Wait until `answer` gives something true; raises `TimeoutError`."""
        async with asyncio.timeout(seconds):
            while not (found := answer(self.session)):
                await self._changed.wait()
        return found

    def play(self, command: Command, game: int = 0, ask: int = 0) -> str:
        id = self.session.play(command, game, ask)
        self._to_send.set()
        return id

    async def ask(self, command: Command, game: int = 0, ask: int = 0) -> Done | Refused:
        """Send a command and wait for its outcome, however long that takes."""
        return await self._answered(self.play(command, game, ask))

    async def _answered(self, id: str) -> Done | Refused:
        while True:
            answer: Answer = await self.until(lambda session: session.answers.get(id))
            if not isinstance(answer, Unsure):
                return answer
            self.session.ask_again(id)
            self._to_send.set()

    async def agree(self) -> Done | Refused:
        """Be ready for the game as it stands, with a part in its deal."""
        return await self.ask(self.session.agreement())

    def follow_chat(self) -> None:
        """Receive the chat, from the next connection on."""
        self.session.chat_buffer = self.session.chat_buffer or ChatBuffer()

    async def send_chat(
        self, what: AnyChatContent, channel: str = TABLE, quote: AnyQuote | None = None
    ) -> Done | Refused:
        """Send a chat message and wait for its outcome, however long that takes."""
        id = self.session.send_chat(what, channel, quote)
        self._to_send.set()
        return await self._answered(id)

    def send(self, message: Struct) -> None:
        self.session.send(message)
        self._to_send.set()

    async def _keep_connected(self) -> None:
        """Connect, and reconnect for ever."""
        loop = asyncio.get_running_loop()
        tries = first = 0
        while True:
            began = loop.time()
            # Any error leads to a new connection. Only its type is logged: its text may quote a message.
            try:
                await self._connect(self._urls[tries % len(self._urls)])
            except (aiohttp.ClientError, OSError, msgspec.DecodeError) as error:
                log.debug("connection-lost", error=type(error).__name__)
            finally:
                self._socket = None
            tries += 1
            if self.session.welcome and loop.time() - began > MAX_RETRY_SECONDS:
                first = tries
                continue
            await asyncio.sleep(pause(tries - first, int.from_bytes(self._runtime.random(4), "big") / 2**32))

    async def _connect(self, url: str) -> None:
        """One connection, from its opening to its end."""
        address = url.replace("http", "ws", 1) + "/socket"
        # A gate that knows who comes does not count a bot, nor a person for the address of their household.
        headers = {"Authorization": f"Bearer {self._token}"}
        async with self._http.ws_connect(
            address, heartbeat=HEARTBEAT_SECONDS, timeout=CLOSE_TIMEOUT, headers=headers
        ) as socket:
            self._socket = socket
            await socket.send_str(self.session.hello().decode())
            self.connections += 1
            sending = asyncio.ensure_future(self._send(socket))
            try:
                async for message in socket:
                    if message.type is aiohttp.WSMsgType.ERROR:
                        return
                    data = message.data.encode() if isinstance(message.data, str) else message.data
                    self.session.receive(data)
                    # Every waiter checks for itself; the next change has a new event.
                    self._changed.set()
                    self._changed = asyncio.Event()
                    if self.session.outbox:
                        self._to_send.set()
            finally:
                sending.cancel()
                with suppress(asyncio.CancelledError):
                    await sending

    async def _send(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        while True:
            await self._to_send.wait()
            self._to_send.clear()
            messages, self.session.outbox = self.session.outbox, []
            try:
                for message in messages:
                    await self._wait_for_token()
                    await socket.send_str(message.decode())
            except (aiohttp.ClientError, OSError):
                return

    async def _wait_for_token(self) -> None:
        loop = asyncio.get_running_loop()
        while self._bucket is not None and not self._bucket.take(loop.time()):  # noqa: ASYNC110 - time fills it
            await asyncio.sleep(1 / MESSAGES_PER_SECOND)

    async def _remind(self) -> None:
        while True:
            troubles = self.session.troubles.total()
            await asyncio.sleep(REMIND_SECONDS)
            if self.session.troubles.total() != troubles:
                # A message was refused, and it is unknown which.
                self.session.resend()
            elif not self.session.complete:
                self.session.remind()
            self._to_send.set()


class NamedPerson(Struct, frozen=True):
    """A person and their name."""

    person_id: PersonId
    name: str


class Guest(Struct, frozen=True):
    """A guest: a person with a name and no account."""

    person_id: PersonId
    name: str
    token: str


class _Made(Struct, frozen=True):
    table: str


async def guest(url: str, name: str) -> Guest:
    """Create a guest."""
    return await _http("POST", f"{url}/api/guests", Guest, json={"name": name})


async def new_table(url: str, token: str) -> str:
    """Create a table and return its id, which is all that a person needs to join."""
    return (await _http("POST", f"{url}/api/tables", _Made, token=token)).table


async def people(url: str, person_ids: Iterable[PersonId]) -> list[NamedPerson]:
    """The names of these people."""
    return await _http(
        "GET",
        f"{url}/api/people",
        list[NamedPerson],
        params=[("person_id", person_id) for person_id in person_ids],
    )


async def record(url: str, token: str, table: str, game: int) -> bytes | None:
    """The record of a finished game; None if there is none that this person may read."""
    headers = {"Authorization": f"Bearer {token}"}
    address = f"{url}/api/tables/{table}/games/{game}"
    async with aiohttp.ClientSession() as session, session.get(address, headers=headers) as reply:
        if reply.status == 404:
            return None
        reply.raise_for_status()
        return await reply.read()


async def _http(
    method: str,
    url: str,
    kind: type[T],
    *,
    token: str = "",
    json: Mapping[str, str] | None = None,
    params: Sequence[tuple[str, str]] = (),
) -> T:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, url, headers=headers, json=json, params=params) as reply,
    ):
        reply.raise_for_status()
        return msgspec.json.decode(await reply.read(), type=kind)
