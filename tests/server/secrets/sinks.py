"""A whole game of canaries over real sockets, and every place that a word of theirs could have come to.

Three birds and a spectator sit at two gates, with two keepers behind them. While the game is played the words
must not be anywhere but with the birds they belong to. In each round every bird says something that is
refused, comes again, and asks what it was told.
"""

import asyncio
import logging
import os
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import structlog
from msgspec import Raw, Struct
from prometheus_client import generate_latest

from camlann.client.delta import next_frame
from camlann.protocol.socket_messages import VERSION, FactsRequest, Hello, Play, encode, padded
from camlann.runtime import Runtime
from camlann.server.cluster.bus.local import LocalBus
from camlann.server.cluster.bus_messages import to_gate
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.crypto.token_hash import hashed
from camlann.server.gate.gate import Gate
from camlann.server.gate.web_server import WebServer
from camlann.server.keeper.keeper import Keeper
from camlann.server.ops import metrics
from camlann.server.store import Person, Store, TableId, TableName
from camlann.server.store.open_store import open_store
from camlann.table import Agree, Begin, Choice, Choose, PersonId, Sit
from tests.server.secrets import canary
from tests.server.secrets.canary import Words
from tests.timeouts import HANG_SECONDS

SEATS, ROUNDS = 3, 3
GATES = (0, 1, 0, 1)
"""At which gate each of the birds and the spectator is."""
PERSON_IDS = [PersonId(f"{n + 1:032x}") for n in range(SEATS + 1)]
TABLE = TableName(TableId(77), "ca" * 16)
PG_DUMP = next((str(at) for at in sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_dump"))), "pg_dump")


class Sink(Struct):
    """A place, whose words may be there, and what was found in it."""

    name: str
    may: set[int]
    text: bytes


Look = Callable[[], bytes]
"""Everything that lies in the store."""


def in_postgres(url: str) -> bytes:
    return subprocess.run([PG_DUMP, url], check=True, capture_output=True, timeout=HANG_SECONDS).stdout


def in_files(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file())


def words(seats: int = SEATS, rounds: int = ROUNDS) -> Words:
    return Words(seats, rounds, [f"canary{os.urandom(10).hex()}" for _ in range(60)])


def escaped(sinks: list[Sink], owners: dict[str, int | None]) -> set[str]:
    """The places in which a word is that does not belong there, as it is or byte for byte in hexadecimal."""
    found = set()
    for sink in sinks:
        for word, owner in owners.items():
            if owner not in sink.may and any(
                s in sink.text for s in (word.encode(), word.encode().hex().encode())
            ):
                found.add(sink.name)
    return found


class Overheard(LocalBus):
    """A bus that records its messages by address."""

    def __init__(self) -> None:
        super().__init__()
        self.bus_messages: dict[str, bytes] = {}

    def send(self, address: str, bus_message: bytes) -> None:
        self.bus_messages[address] = self.bus_messages.get(address, b"") + bus_message
        super().send(address, bus_message)


class Device:
    """A bird's device, or the spectator's: it writes down what comes."""

    def __init__(self, session: aiohttp.ClientSession, url: str, person_id: PersonId) -> None:
        self.person_id, self.url = person_id, url
        self.came = b""
        self.frame: dict[str, Any] = {}
        self._session = session
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._reading: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._answered: set[str] = set()

    async def come(self, at: tuple[int, int, int] = (-1, 0, -1)) -> None:
        await self.leave()
        self._socket = await self._session.ws_connect(f"{self.url}/socket")
        self._reading = asyncio.create_task(self._read(self._socket))
        await self._say(encode(Hello(VERSION, f"token {self.person_id}", TABLE.name, *at, deltas=True)))

    async def leave(self) -> None:
        if self._socket is not None and self._reading is not None:
            await self._socket.close()
            await self._reading
            self._socket = None

    async def play(self, command: object, game: int = 0, ask: int = 0) -> None:
        """Give a command, and wait for what becomes of it."""
        id = os.urandom(8).hex()
        await self._answer(id, encode(Play(id, Raw(encode(command)), game, ask)))

    async def ask_what_was_told(self) -> None:
        id = os.urandom(8).hex()
        await self._answer(id, encode(FactsRequest(id, 1, 0, 100)))

    async def _answer(self, id: str, message: bytes) -> None:
        """Say it, and again where a server under load has closed the socket, as a browser does."""
        while id not in self._answered:
            with suppress(ConnectionError):
                await self._say(message)
            await self._wait(lambda: id in self._answered or self._closed())
            if id not in self._answered:
                await self.come()

    def _closed(self) -> bool:
        return self._reading is None or self._reading.done()

    async def until(self, done: Callable[[], object]) -> None:
        """Wait for something to come, and come again where the socket was closed meanwhile."""
        while not done():
            await self._wait(lambda: done() or self._closed())
            if self._closed():
                await self.come()

    async def _wait(self, done: Callable[[], object]) -> None:
        async with asyncio.timeout(HANG_SECONDS):
            while not done():
                self._changed.clear()
                await self._changed.wait()

    async def _say(self, data: bytes) -> None:
        assert self._socket is not None
        await self._socket.send_str(padded(data).decode())

    async def _read(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for message in socket:
            data = message.data.encode()
            self.came += data
            read = msgspec.json.decode(data)
            if read["type"] == "frame":
                self.frame = read["frame"]
            elif read["type"] == "delta":
                made = next_frame(msgspec.json.encode(self.frame), msgspec.json.encode(read["delta"]))
                self.frame = msgspec.json.decode(made)
            if "id" in read:
                self._answered.add(read["id"])
            self._changed.set()
        self._changed.set()


class Aviary:
    """A server, everybody's devices, and what is looked into afterwards."""

    def __init__(self, store: Store, look: Look, told: Words) -> None:
        self._store, self._look, self._words = store, look, told
        self._bus = Overheard()
        self._written = Written()
        self.sinks: list[Sink] = []

    async def play(self) -> None:
        with self._written.all_of_it():
            async with self._server() as urls, aiohttp.ClientSession() as session:
                devices = [
                    Device(session, urls[GATES[n]], person_id) for n, person_id in enumerate(PERSON_IDS)
                ]
                for device in devices:
                    await device.come()
                await self._begin(devices)
                for each in range(ROUNDS):
                    await self._round(devices, last=each == ROUNDS - 1, session=session, urls=urls)
                for device in devices:
                    await device.leave()

    async def _begin(self, devices: list[Device]) -> None:
        for device in devices[:SEATS]:
            await device.play(Sit())
        options = Raw(encode(canary.Options(rounds=ROUNDS)))
        await devices[0].play(Choose(Choice(canary.NAME, options)))
        for device in devices[:SEATS]:
            await device.play(Agree())
        await devices[0].play(Begin())

    async def _round(
        self, devices: list[Device], *, last: bool, session: aiohttp.ClientSession, urls: list[str]
    ) -> None:
        birds = devices[:SEATS]
        for seat, bird in enumerate(birds):
            await bird.until(lambda bird=bird: bird.frame.get("moves"))  # type: ignore[misc]
            await self._misbehave(seat, bird)
        for seat, bird in enumerate(birds):
            if last and seat == SEATS - 1:
                await self._search(devices, session, urls)
            note = bird.frame["moves"][0]["form"]["items"][seat % 2]
            await bird.play(canary.Sing(note), 1, bird.frame["ask"])
        spectator = devices[-1]
        await spectator.until(lambda: not last or (spectator.frame and spectator.frame["public"]["songs"]))

    async def _misbehave(self, seat: int, bird: Device) -> None:
        word, ask = self._words.tried[seat], bird.frame["ask"]
        await bird.play({"type": "canary.sing", "note": word}, 1, ask)
        await bird.play({"type": word, "note": word}, 1, ask)
        await bird.play({"type": "canary.sing", "note": bird.frame["own"]["notes"][0]}, 1, ask + 1)
        await bird.ask_what_was_told()
        await bird.come((-1, 1, 0))

    async def _search(self, devices: list[Device], session: aiohttp.ClientSession, urls: list[str]) -> None:
        """All of it, just before the songs are told."""
        replies = b""
        for url in urls:
            for path in ("", "/games/1", "/games/2", "/none"):
                for device in devices:
                    bearer = {"Authorization": f"Bearer token {device.person_id}"}
                    async with session.get(f"{url}/api/tables/{TABLE.name}{path}", headers=bearer) as reply:
                        replies += repr(reply.headers).encode() + await reply.read()
            async with session.get(f"{url}/api/people", params={"person_id": PERSON_IDS[0]}) as reply:
                replies += await reply.read()
        for n, device in enumerate(devices):
            name = f"socket of {n}" if n < SEATS else "socket of the spectator"
            self.sinks.append(Sink(name, {n}, device.came))
            if n < SEATS:
                mine = (self._words.songs[n], *self._words.notes[n], *self._words.echoes[n][:-1])
                assert all(word.encode() in device.came for word in mine), "it was not told its own"
        for gate in {*GATES}:
            here = {n for n in range(SEATS) if GATES[n] == gate}
            bus_messages = self._bus.bus_messages.get(to_gate(f"gate{gate}"), b"")
            self.sinks.append(Sink(f"messages to gate {gate}", here, bus_messages))
        others = b"".join(
            bus_messages
            for at, bus_messages in self._bus.bus_messages.items()
            if ".gate." not in at and ".keeper." not in at
        )
        self.sinks += [
            Sink("messages to all", set(), others),
            Sink("replies", set(), replies),
            Sink("log", set(), self._written.ours),
            Sink("log of libraries", set(), self._written.libraries),
            Sink("metrics", set(), generate_latest(metrics.REGISTRY)),
            Sink("store", set(), await asyncio.to_thread(self._look)),
        ]
        quiet = [sink.name for sink in self.sinks if not sink.text]
        assert {*quiet} <= {"log", "log of libraries", "messages to all"}, f"nothing to look into: {quiet}"

    @asynccontextmanager
    async def _server(self) -> AsyncIterator[list[str]]:
        runtime, urls, web_servers = Runtime(), [], []
        keepers = [
            Keeper(
                f"keeper{n}",
                self._store,
                self._bus,
                TableKeys({1: bytes(range(32))}, runtime),
                runtime,
                {"canary": canary},
            )
            for n in range(2)
        ]
        gates = [Gate(f"gate{n}", self._store, self._bus, runtime, bots_key=b"") for n in {*GATES}]
        await asyncio.gather(*(keeper.start() for keeper in keepers), *(gate.start() for gate in gates))
        for gate in gates:
            web_servers.append(WebServer(gate, "127.0.0.1"))
            await web_servers[-1].start()
            urls.append(f"http://127.0.0.1:{web_servers[-1].port}")
        try:
            yield urls
        finally:
            for web_server in web_servers:
                await web_server.stop()
            for keeper in keepers:
                await keeper.stop()
            await self._bus.close()


class Written(logging.Handler):
    """All that is handed to a log, ours and those of libraries, before anything is left out of it."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.ours = b""
        self.libraries = b""
        self.setFormatter(logging.Formatter("%(name)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.libraries += self.format(record).encode() + b"\n"

    def _note(self, _: object, __: str, event: Any) -> Any:
        self.ours += repr(event).encode() + b"\n"
        raise structlog.DropEvent

    @contextmanager
    def all_of_it(self) -> Iterator[None]:
        root = logging.getLogger()
        level = root.level
        structlog.configure(processors=[self._note])
        root.addHandler(self)
        root.setLevel(logging.DEBUG)
        try:
            yield
        finally:
            root.removeHandler(self)
            root.setLevel(level)
            structlog.reset_defaults()


async def searched(url: str, look: Look) -> set[str]:
    """Where words were found that do not belong there, after a game with this store."""
    told = words()
    canary.WORDS[:] = [told]
    store = await open_store(url)
    try:
        await store.add_table(TABLE)
        for n, person_id in enumerate(PERSON_IDS):
            await store.add_person(Person(person_id, f"Bird {n}"), hashed(f"token {person_id}"))
        aviary = Aviary(store, look, told)
        await aviary.play()
    finally:
        with suppress(Exception):
            await store.close()
    return escaped(aviary.sinks, told.owners())
