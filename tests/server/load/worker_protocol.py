"""The protocol between the measuring process and its workers: one line of JSON each way."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec
from msgspec import Struct

END_SECONDS = 20.0
"""What has not ended by then waits for something that never comes."""
RETRY = 180.0


class Places(Struct, frozen=True):
    """The tables at which one game is played."""

    game: str
    options: tuple[str, ...]
    """Of each table."""
    tables: tuple[str, ...]


class Party(Struct, frozen=True, tag=True):
    """Come to these tables."""

    port: int
    bots_key: bytes
    seats: int
    places: tuple[Places, ...]
    source: str = ""
    """The address to come from; none: any."""
    other_ports: tuple[int, ...] = ()
    """Of more gates: the players of a table are spread over all."""
    people_port: int = 0
    """They come as people with a session each, made at the gate there; 0: as bots."""
    spectators: int = 0
    """More who come to each table and only look on; with people alone."""
    tls: bool = False


class Go(Struct, frozen=True, tag=True):
    """Play, each answer after so many seconds in the mean."""

    game: str
    pause: float = 0.0


class Pace(Struct, frozen=True, tag=True):
    """Play on, each player speaking once in so many seconds in the mean, whatever the server does."""

    game: str
    every: float
    chat: float = 0.0
    """The share of chat among what they send."""


class Return(Struct, frozen=True, tag=True):
    """Clients that are cut off from now on retry within so many seconds."""

    game: str
    back_off: float


class Returned(Struct, frozen=True, tag=True):
    """Who is back, and how long it took them?"""

    game: str


class ReplayStep(Struct, frozen=True, tag=True):
    """Play no more, and say so when everything is answered."""

    game: str


class Count(Struct, frozen=True, tag=True):
    game: str


class Append(Struct, frozen=True, tag=True):
    """Append for so many seconds, in groups of so many entries of these lengths."""

    store: str
    seconds: float
    group: int
    open: int
    closed: int


class Counted(Struct, frozen=True):
    """What was done so far, and how long answers took since it was last asked."""

    counts: dict[str, int] = {}
    begun: int = 0
    p50: float = 0.0
    p99: float = 0.0
    most: float = 0.0
    cpu: float = 0.0
    """Seconds this process has taken while it measured."""


Order: TypeAlias = Party | Go | Pace | Return | Returned | ReplayStep | Count | Append

_orders = msgspec.json.Decoder(Order)
_counted = msgspec.json.Decoder(Counted)
_encode = msgspec.json.Encoder().encode


class Hand:
    """A process that does what it is told."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", self._module, stdin=PIPE, stdout=PIPE
        )

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def ask(self, order: Order) -> Counted:
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(_encode(order) + b"\n")
        async with asyncio.timeout(RETRY):
            line = await self._process.stdout.readline()
        if not line:
            raise ConnectionError(f"{self._module} has ended")
        return _counted.decode(line)

    async def end(self) -> None:
        """It ends when nobody can tell it anything any more; if it waits for something else, it is killed."""
        if self._process is not None:
            assert self._process.stdin is not None
            self._process.stdin.close()
            try:
                async with asyncio.timeout(END_SECONDS):
                    await self._process.wait()
            except TimeoutError:
                self._process.kill()
                await self._process.wait()


def obey(do: Callable[[Order], Awaitable[Counted]]) -> None:
    """Do what comes in, one after the other, until nothing comes any more."""

    async def work() -> None:
        loop = asyncio.get_running_loop()
        reader = asyncio.StreamReader(limit=2**24)
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
        while line := await reader.readline():
            os.write(sys.stdout.fileno(), _encode(await do(_orders.decode(line))) + b"\n")

    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(work())
