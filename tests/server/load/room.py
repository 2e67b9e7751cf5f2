"""A room: twelve phones and a display at one table of `camlann serve`, which is held to a part of a core.

Ten people play Avalon, two look on. People tap like people: one leads, all vote within a second. Latencies
are from a tap until all phones and the display have heard of it. Quest cards are shown when all are in, so
there the last tap counts.
"""

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random

from msgspec import Raw, Struct
from msgspec.structs import replace

from camlann import avalon
from camlann.avalon.quest import Questing
from camlann.bots.random_bot import choose
from camlann.client.session import Session
from camlann.client.socket_client import Client, guest, http_session, new_table
from camlann.engine.facts import Seat
from camlann.engine.phases import Command
from camlann.protocol.socket_messages import Done, encode
from camlann.runtime import Runtime
from camlann.server.crypto.token_hash import hashed
from camlann.table import Arrange, Begin, Choice, Choose, OpenDisplay, Settings, ShowDisplay, Sit
from tests.server.harness.process_server import CAMLANN, listening
from tests.server.harness.processes import Process, free_port
from tests.server.load import cpu_time
from tests.server.load.client_worker import ranks

PHONES, SEATS = 12, 10
WITHIN_SECONDS = 1.0
"""In which all who are asked together tap."""
PERIOD_US = 100_000
CGROUP = Path("/sys/fs/cgroup/cpu")
LINK, TOKEN = "1" * 64, "2" * 64
RUNTIME = Runtime()


class RoomLatency(Struct, frozen=True):
    taps: int
    p50: float
    p99: float
    most: float
    cpu_ms: float
    """Of the server, for each tap."""
    limited: bool
    """Whether the server was held to its part of a core."""


@contextmanager
def limited(pid: int, cores: float) -> Iterator[bool]:
    """Hold a process to so much of a core, where this machine lets us (cgroups of version 1)."""
    group = CGROUP / f"camlann-room-{pid}"
    try:
        group.mkdir()
    except OSError:
        yield False
        return
    try:
        (group / "cpu.cfs_period_us").write_text(str(PERIOD_US))
        (group / "cpu.cfs_quota_us").write_text(str(round(PERIOD_US * cores)))
        (group / "cgroup.procs").write_text(str(pid))
        yield True
    finally:
        with suppress(OSError):
            (CGROUP / "cgroup.procs").write_text(str(pid))
        group.rmdir()


class Room:
    def __init__(self, url: str, seed: str) -> None:
        self.url, self.took = url, list[float]()
        self._phones: list[Client] = []
        self._display: Client | None = None
        self._random = Random(seed)

    @property
    def _everybody(self) -> list[Client]:
        return self._phones if self._display is None else [*self._phones, self._display]

    @property
    def _host(self) -> Client:
        return self._phones[0]

    async def gather(self, stack: AsyncExitStack) -> None:
        http = await stack.enter_async_context(http_session())

        def come(token: str) -> Client:
            client = Client(http, [self.url], token, table, RUNTIME)
            client.start()
            stack.push_async_callback(client.stop)
            return client

        people = [await guest(self.url, f"Person {n}") for n in range(PHONES)]
        table = await new_table(self.url, people[0].token)
        for n, person in enumerate(people):
            client = come(person.token)
            self._phones.append(client)
            await client.until(lambda session: session.table)
            if n < SEATS:
                await self._say(client, Sit())
        await self._say(self._host, Arrange(Settings(place="room")))
        await self._say(self._host, OpenDisplay(hashed(LINK).hex()))
        link = come(f"screen:{LINK}")
        await link.until(lambda session: session.table)
        await self._say(link, ShowDisplay(hashed(TOKEN).hex()))
        self._display = come(f"screen:{TOKEN}")
        await self._display.until(lambda session: session.table)

    async def game(self, number: int) -> None:
        """One whole game."""
        # Nobody discusses: what is measured is how soon an answer shows.
        options = replace(avalon.presets(SEATS)["classic"], discussion="none")
        await self._say(self._host, Choose(Choice(avalon.NAME, Raw(encode(options)))))
        chosen = self._host.session.table_at
        for client in self._phones[:SEATS]:
            await client.until(lambda session: session.table_at >= chosen)
            await client.agree()
        await self._host.until(lambda session: session.table and len(session.table.ready) == SEATS)
        await self._say(self._host, Begin())
        while True:
            await asyncio.gather(
                *(client.until(lambda session: _in(session, number)) for client in self._everybody)
            )
            now = self._host.session.frame
            assert now is not None
            if now.public.phase is None:
                return
            last = len(self.took)
            tapped = [seat for seat in now.public.asked if seat not in now.public.acted]
            shared = not isinstance(now.public.phase, Questing)
            waits = sorted(self._random.uniform(0, WITHIN_SECONDS) for _ in tapped)
            self._random.shuffle(tapped)
            taps = [
                self._tap(seat, number, now.ask, wait, shared or nth == len(tapped) - 1)
                for nth, (seat, wait) in enumerate(zip(tapped, waits, strict=True))
            ]
            await asyncio.gather(*taps)
            assert len(self.took) > last
            over = partial(_after, number=number, ask=now.ask)
            await asyncio.gather(*(client.until(over) for client in self._everybody))

    async def _tap(self, seat: Seat, number: int, ask: int, wait: float, counts: bool) -> None:
        client = self._phones[seat]
        await client.until(lambda session: _asks(session, number, ask))
        await asyncio.sleep(wait)
        frame = client.session.frame
        assert frame is not None
        if frame.ask != ask or not frame.moves:
            return
        command = avalon.WIRE.choose(*choose(frame.moves, self._random))
        began = asyncio.get_running_loop().time()
        client.play(command, number, ask)
        await asyncio.gather(
            *(
                each.until(lambda session: not counts or _heard(session, number, ask, seat))
                for each in self._everybody
            )
        )
        if counts:
            self.took.append(asyncio.get_running_loop().time() - began)

    async def _say(self, client: Client, command: Command) -> None:
        answer = await client.ask(command)
        assert isinstance(answer, Done), answer


def _in(session: Session, number: int) -> bool:
    return session.frame is not None and session.frame.game == number


def _asks(session: Session, number: int, ask: int) -> bool:
    return session.frame is not None and (session.frame.game, session.frame.ask) >= (number, ask)


def _after(session: Session, number: int, ask: int) -> bool:
    frame = session.frame
    return frame is not None and ((frame.game, frame.ask) > (number, ask) or frame.public.phase is None)


def _heard(session: Session, number: int, ask: int, seat: Seat) -> bool:
    return _after(session, number, ask) or (session.frame is not None and seat in session.frame.public.acted)


async def measured(seconds: float, cores: float) -> RoomLatency:
    """Games in one room, until so many seconds are over."""
    folder, port = Path(tempfile.mkdtemp(prefix="camlann-room-")), free_port()
    where = ("--host", "127.0.0.1", "--port", str(port), "--data", str(folder / "data"))
    server = Process("serve", (*CAMLANN, "serve", "--no-page", *where), folder / "serve.log")
    server.start()
    try:
        await listening(port)
        with limited(server.pid, cores) as is_limited:
            async with AsyncExitStack() as stack:
                room = Room(f"http://127.0.0.1:{port}", "room")
                await room.gather(stack)
                loop = asyncio.get_running_loop()
                began, spent, number = loop.time(), cpu_time.alone(server.pid), 0
                while not number or loop.time() < began + seconds:
                    number += 1
                    await room.game(number)
                cpu = cpu_time.alone(server.pid) - spent
        return RoomLatency(len(room.took), *ranks(room.took), cpu * 1000 / len(room.took), is_limited)
    finally:
        server.kill()
        server.end()
        shutil.rmtree(folder, ignore_errors=True)
