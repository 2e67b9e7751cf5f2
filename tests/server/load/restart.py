"""A restart: `camlann serve` with SQLite is killed and started again, and everybody comes back."""

import asyncio
import shutil
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from msgspec import Struct

from camlann.client.socket_client import Client, guest, http_session, new_table
from camlann.protocol.socket_messages import Done, Refused
from camlann.runtime import Runtime
from camlann.table import Sit
from tests.server.harness.process_server import CAMLANN, listening
from tests.server.harness.processes import Process, free_port
from tests.server.load import cpu_time
from tests.server.load.client_worker import ranks

PEOPLE = 5
PAUSE_SECONDS = 1.0
"""Between two kills."""
RUNTIME = Runtime()


class Restarts(Struct, frozen=True):
    times: int
    p50: float
    p99: float
    most: float
    """Seconds from the kill until a command sent at that moment was answered."""
    cpu: float
    """CPU seconds of the new server until everybody was answered, in the mean."""


async def restarts(times: int) -> Restarts:
    folder, port = Path(tempfile.mkdtemp(prefix="camlann-restart-")), free_port()
    where = ("--host", "127.0.0.1", "--port", str(port), "--data", str(folder / "data"))
    server = Process("serve", (*CAMLANN, "serve", "--no-page", *where), folder / "serve.log")
    server.start()
    try:
        await listening(port)
        took, cpu = list[float](), 0.0
        async with AsyncExitStack() as stack:
            clients = await _sat_down(stack, f"http://127.0.0.1:{port}")
            for _ in range(times):
                await asyncio.sleep(PAUSE_SECONDS)
                family = server.kill()
                asked = [asyncio.create_task(_back(client)) for client in clients]
                await server.gone(family)
                server.start()
                took += await asyncio.gather(*asked)
                cpu += cpu_time.alone(server.pid)
        return Restarts(times, *ranks(took), cpu / times)
    finally:
        server.kill()
        server.end()
        shutil.rmtree(folder, ignore_errors=True)


async def _sat_down(stack: AsyncExitStack, url: str) -> list[Client]:
    http = await stack.enter_async_context(http_session())
    people = [await guest(url, f"Person {n}") for n in range(PEOPLE)]
    table = await new_table(url, people[0].token)
    clients = [Client(http, [url], person.token, table, RUNTIME) for person in people]
    for client in clients:
        client.start()
        stack.push_async_callback(client.stop)
        assert isinstance(await client.ask(Sit()), Done)
    return clients


async def _back(client: Client) -> float:
    """Give a command that is refused, which takes the whole way to the store and back."""
    began = asyncio.get_running_loop().time()
    assert isinstance(await client.ask(Sit()), Refused)
    return asyncio.get_running_loop().time() - began
