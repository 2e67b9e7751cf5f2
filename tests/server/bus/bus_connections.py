"""Bus connections for tests: several connections to one bus, apart from all other tests."""

import asyncio
import os
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TypeAlias

from camlann.server.cluster.bus import Bus
from camlann.server.cluster.bus.local import LocalBus
from camlann.server.cluster.bus.open_bus import open_bus
from tests.timeouts import HANG_SECONDS

NATS = os.environ.get("CAMLANN_TEST_NATS", "nats://127.0.0.1:4222")

Lines: TypeAlias = Callable[[], AbstractAsyncContextManager[Callable[[], Awaitable[Bus]]]]


@asynccontextmanager
async def local() -> AsyncIterator[Callable[[], Awaitable[Bus]]]:
    bus = LocalBus()

    async def line() -> Bus:
        return bus

    yield line
    await bus.close()


@asynccontextmanager
async def nats() -> AsyncIterator[Callable[[], Awaitable[Bus]]]:
    """A realm of the real server, for one test alone."""
    realm = f"test-{os.urandom(8).hex()}"
    lines: list[Bus] = []

    async def line() -> Bus:
        lines.append(await open_bus(f"{NATS}/{realm}"))
        return lines[-1]

    yield line
    for each in lines:
        await each.close()


class Server:
    """A NATS server of the test's own, to be killed and frozen."""

    def __init__(self, *flags: str) -> None:
        self._flags = flags
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"nats://127.0.0.1:{self.port}"
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        nowhere = asyncio.subprocess.DEVNULL
        self._process = await asyncio.create_subprocess_exec(
            "nats-server",
            "-a",
            "127.0.0.1",
            "-p",
            str(self.port),
            *self._flags,
            stdout=nowhere,
            stderr=nowhere,
        )

    def freeze(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    async def kill(self) -> None:
        assert self._process is not None
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()


@asynccontextmanager
async def server(*flags: str) -> AsyncIterator[Server]:
    own = Server(*flags)
    await own.start()
    try:
        yield own
    finally:
        await own.kill()


async def until(true: Callable[[], bool]) -> None:
    """Wait for something to become true; fail if it does not."""
    async with asyncio.timeout(HANG_SECONDS):
        while not true():  # noqa: ASYNC110 - what is waited for may be anything
            await asyncio.sleep(0.01)
