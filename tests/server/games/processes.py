"""A server of many processes, begun by the command line as on many machines, and ended in good order."""

import asyncio
import os
import signal
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import msgspec
from msgspec import Struct

from tests.server.harness.loopback_server import MASTERS, SECRET
from tests.server.harness.process_server import CAMLANN
from tests.timeouts import HANG_SECONDS

NATS = os.environ.get("CAMLANN_TEST_NATS", "nats://127.0.0.1:4222")


class Line(Struct):
    """What stands in a line of a log."""

    event: str = ""
    level: str = ""
    port: int = 0


class Running:
    """A process, and what it has written to its log."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.lines: list[Line] = []
        self._news = asyncio.Condition()
        self._reading = asyncio.ensure_future(self._read())

    async def says(self, event: str) -> Line:
        async with asyncio.timeout(HANG_SECONDS), self._news:
            await self._news.wait_for(lambda: self.line(event) or self.process.returncode is not None)
        found = self.line(event)
        assert found is not None, f"{event} was never said"
        return found

    def line(self, event: str) -> Line | None:
        return next((line for line in self.lines if line.event == event), None)

    async def end(self) -> None:
        """End it as a service is ended; it must go by itself, and nothing may have gone wrong before."""
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            async with asyncio.timeout(HANG_SECONDS):
                await self.process.wait()
        finally:
            if self.process.returncode is None:
                self.process.kill()
            await self._reading
        wrong = [line.event for line in self.lines if line.level in ("error", "critical")]
        assert (self.process.returncode, wrong) == (0, [])

    async def _read(self) -> None:
        assert self.process.stderr is not None
        async for data in self.process.stderr:
            try:
                line = msgspec.json.decode(data, type=Line)
            except msgspec.DecodeError:
                line = Line("unreadable", "error")
            async with self._news:
                self.lines.append(line)
                self._news.notify_all()
        async with self._news:
            self._news.notify_all()


@asynccontextmanager
async def many(
    store: str, folder: Path, *, gates: int = 2, keepers: int = 2
) -> AsyncIterator[tuple[str, ...]]:
    """Gates and keepers over PostgreSQL and NATS; the addresses of the gates."""
    services = ["--store", store, "--bus", f"{NATS}/{os.urandom(8).hex()}"]
    (folder / "keys").write_text("".join(f"{n} {key.hex()}\n" for n, key in MASTERS.items()))
    (folder / "bots").write_bytes(SECRET)
    async with AsyncExitStack() as stack:
        kept = [
            await _start(stack, "keep", *services, "--keys", str(folder / "keys")) for _ in range(keepers)
        ]
        flags = ("--port", "0", "--bots-key", str(folder / "bots"), "--no-page", "--erased", "none")
        opened = [await _start(stack, "gate", *services, *flags) for _ in range(gates)]
        for keeper in kept:
            await keeper.says("keeper-ready")
        ports = [(await gate.says("gate-ready")).port for gate in opened]
        yield tuple(f"http://127.0.0.1:{port}" for port in ports)


async def _start(stack: AsyncExitStack, *args: str) -> Running:
    running = Running(await asyncio.create_subprocess_exec(*CAMLANN, *args, stderr=PIPE))
    stack.push_async_callback(running.end)
    return running
