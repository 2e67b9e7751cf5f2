"""Health checks and metrics of a process, as HTTP endpoints on a port of their own.

`/live` answers as long as the event loop runs. `/ready` answers 503 while the process starts or drains, or
while something it needs cannot be reached, with the reasons as codes. `/metrics` has what `metrics` declares.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from enum import Enum
from typing import Protocol, TypeAlias

import msgspec
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from camlann.server.ops import metrics
from camlann.server.store import Store
from camlann.tasks import Tasks

Check: TypeAlias = Callable[[], Awaitable[bool]]

CHECK_SECONDS = 2.0
"""A check that takes longer has failed."""
LIVE, READY, METRICS = "/live", "/ready", "/metrics"
LAG_SECONDS = 0.25
"""Time between two measurements of the event loop's lag."""


class State(Enum):
    STARTING = "starting"
    SERVING = "serving"
    DRAINING = "draining"


class HasLink(Protocol):
    """Something that is connected or not: the bus."""

    @property
    def up(self) -> bool: ...


def checks(store: Store | None = None, bus: HasLink | None = None) -> dict[str, Check]:
    """The checks of a process, each under the code that says it failed."""
    needed: dict[str, Check] = {}
    if store is not None:

        async def reachable() -> bool:
            await store.ready()
            return True

        needed["store-unreachable"] = reachable
    if bus is not None:

        async def up() -> bool:
            metrics.BUS_UP.set(bus.up)
            return bus.up

        needed["bus-unreachable"] = up
    return needed


class HealthServer:
    def __init__(self, port: int, checks: Mapping[str, Check], host: str = "127.0.0.1") -> None:
        self.state = State.STARTING
        self.port = port
        """0: any free port; after `start`, the real one."""
        self._host = host
        self._checks = checks
        self._tasks = Tasks()
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        app = web.Application()
        app.router.add_get(LIVE, self._live)
        app.router.add_get(READY, self._ready)
        app.router.add_get(METRICS, self._metrics)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, self._host, self.port).start()
        self.port = self._runner.addresses[0][1]
        self._tasks.spawn(_measure_lag())

    async def stop(self) -> None:
        await self._tasks.stop()
        if self._runner is not None:
            await self._runner.cleanup()

    async def reasons(self) -> list[str]:
        """Why this process cannot serve now, as codes; none: it can."""
        found = await asyncio.gather(*(_passes(check) for check in self._checks.values()))
        failed = [code for code, passes in zip(self._checks, found, strict=True) if not passes]
        return failed if self.state is State.SERVING else [self.state.value, *failed]

    async def _live(self, request: web.Request) -> web.Response:
        return web.Response(text="live\n")

    async def _ready(self, request: web.Request) -> web.Response:
        reasons = await self.reasons()
        return web.Response(
            status=503 if reasons else 200,
            body=msgspec.json.encode({"ready": not reasons, "reasons": reasons}),
            content_type="application/json",
        )

    async def _metrics(self, request: web.Request) -> web.Response:
        figures = generate_latest(metrics.REGISTRY)
        return web.Response(body=figures, headers={"Content-Type": CONTENT_TYPE_LATEST})


async def _passes(check: Check) -> bool:
    try:
        return await asyncio.wait_for(check(), CHECK_SECONDS)
    except Exception:
        # Whatever is wrong, the check has failed; the error's text must not be shown here.
        return False


async def _measure_lag() -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        metrics.LAG.observe(max(0.0, loop.time() - due))
