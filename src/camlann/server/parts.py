"""The parts of a server that several kinds of processes have: store, bus, web server, bots, push, health."""

import argparse
import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import structlog
from msgspec.structs import replace

from camlann.runtime import Runtime
from camlann.server.cluster.bus import Bus
from camlann.server.cluster.bus.open_bus import open_bus
from camlann.server.crypto import table_keys
from camlann.server.doctor import start
from camlann.server.doctor.findings import wrong
from camlann.server.gate import html_pages
from camlann.server.gate.gate import Gate
from camlann.server.gate.routes import passkeys
from camlann.server.gate.web_server import WebServer
from camlann.server.ops.health import HealthServer, State, checks
from camlann.server.push import messages
from camlann.server.push.push import Push, open_push
from camlann.server.settings import Settings
from camlann.server.store import Store, Unreachable
from camlann.server.store.open_store import open_store

if TYPE_CHECKING:
    from camlann.server.bot_seats import Bots
    from camlann.server.bot_workers import Workers

log = structlog.get_logger(__name__)

T = TypeVar("T")


async def store_when_up(ends: AsyncExitStack, url: str) -> Store:
    """For a process that serves: it tries until the store answers."""
    return await _closed_at_the_end(ends, _patiently("store", lambda: open_store(url)))


async def store_now(ends: AsyncExitStack, url: str) -> Store:
    """For a command that somebody waits for: it says what is wrong instead of trying again."""
    try:
        return await _closed_at_the_end(ends, open_store(url))
    except (Unreachable, OSError) as error:
        raise start.store_unreachable(url, error) from None


async def _closed_at_the_end(ends: AsyncExitStack, opening: Awaitable[Store]) -> Store:
    try:
        store = await opening
    except ValueError:
        raise start.CannotStart(wrong("doctor-store-unknown")) from None
    ends.push_async_callback(store.close)
    return store


async def bus_when_up(ends: AsyncExitStack, url: str) -> Bus:
    try:
        bus = await _patiently("bus", lambda: open_bus(url))
    except ValueError:
        raise start.CannotStart(wrong("doctor-bus-unknown")) from None
    ends.push_async_callback(bus.close)
    return bus


async def _patiently(what: str, open: Callable[[], Awaitable[T]]) -> T:
    """Retry: services may start after us."""
    while True:
        try:
            return await open()
        except (Unreachable, OSError) as error:
            # `Unreachable` names only the type of the error; other errors may quote an address.
            kind = str(error) if isinstance(error, Unreachable) else type(error).__name__
            log.warning("waiting-for-service", task=what, error=kind)
            await asyncio.sleep(0.5)


async def start_web_server(
    ends: AsyncExitStack,
    args: argparse.Namespace,
    store: Store,
    bus: Bus,
    runtime: Runtime,
    bots_key: bytes,
    settings: Settings,
    people: table_keys.PeopleKeys | None,
    push: Push | None,
) -> WebServer:
    if settings.erased:
        start.check_erased(Path(settings.erased))
    # The name it listens on is an allowed host.
    settings = replace(settings, lan_name=(*settings.lan_name, args.host.lower()))
    state = Gate(
        runtime.name(),
        store,
        bus,
        runtime,
        bots_key=bots_key,
        settings=settings,
        people_keys=people,
        push=push,
    )
    await _patiently("store", state.authentication.last_restore)
    await state.start()
    web_server = WebServer(state, args.host, args.port)
    ends.push_async_callback(web_server.stop)
    try:
        await web_server.start()
    except OSError as error:
        raise start.not_listening(error, args.host, args.port, "--port") from None
    # Loaded in a thread: neither the start nor the first request waits for it.
    state.tasks.spawn(asyncio.to_thread(html_pages.warm))
    state.tasks.spawn(asyncio.to_thread(passkeys.warm))
    if push is not None:
        state.tasks.spawn(asyncio.to_thread(messages.warm))
    return web_server


def start_push(
    ends: AsyncExitStack,
    store: Store,
    people: table_keys.PeopleKeys | None,
    runtime: Runtime,
    settings: Settings,
) -> Push | None:
    """What tells people that something waits, if the settings allow it."""
    push = open_push(store, people, runtime, settings)
    if push is not None:
        ends.push_async_callback(push.close)
    return push


async def start_bots(
    ends: AsyncExitStack, bus: Bus, urls: Sequence[str], key: bytes, settings: Settings
) -> "Bots":
    """The bots. They are imported when the port is open already, in a thread: nobody waits for them."""
    bot_seats = await asyncio.to_thread(import_module, "camlann.server.bot_seats")
    workers = bot_workers(ends, settings)
    scale = settings.animation_scale
    players: Bots = bot_seats.Bots(bus, urls, key, Runtime(), animation_scale=scale, workers=workers)
    await players.start()
    ends.push_async_callback(players.stop)
    return players


def bot_workers(ends: AsyncExitStack, settings: Settings) -> "Workers | None":
    """The processes that think for bots; none is started yet."""
    from camlann.server.bot_workers import Workers

    if not settings.bot_workers:
        log.warning("bots-are-easy")
        return None
    workers = Workers(settings.bot_workers)
    ends.push_async_callback(workers.stop)
    return workers


def shared_secret(path: str) -> bytes:
    """The key that gates and bots share: the content of a file."""
    try:
        return hashlib.sha256(Path(path).read_bytes().strip()).digest()
    except OSError as error:
        raise start.CannotStart(start.unreadable(Path(path), "--bots-key", error)) from None


async def start_health(
    ends: AsyncExitStack, args: argparse.Namespace, store: Store | None, bus: Bus
) -> HealthServer:
    """The health server. Without a port it does not listen."""
    health = HealthServer(args.health_port or 0, checks(store, bus), args.health_host)
    if args.health_port is not None:
        try:
            await health.start()
        except OSError as error:
            raise start.not_listening(error, args.health_host, args.health_port, "--health-port") from None
        ends.push_async_callback(health.stop)
    health.state = State.SERVING
    return health
