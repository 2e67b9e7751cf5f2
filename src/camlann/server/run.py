"""Starts the server: everything in one process, or gates, keepers and bots in separate processes.

A process that gets a signal to stop drains first: a gate sends its clients to other gates, a keeper hands
over its tables.
"""

import argparse
import asyncio
import gc
import hashlib
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import structlog
from msgspec.structs import replace

from camlann.i18n.catalogue import Catalogue
from camlann.runtime import Runtime
from camlann.server import lan_url, site_owner
from camlann.server.cluster.bus import Bus
from camlann.server.cluster.bus.open_bus import open_bus
from camlann.server.crypto import table_keys
from camlann.server.data_files import DATABASE, ERASED, KEYS
from camlann.server.doctor import start
from camlann.server.doctor.findings import wrong
from camlann.server.gate import html_pages
from camlann.server.gate.gate import Gate
from camlann.server.gate.routes import passkeys
from camlann.server.gate.web_server import WebServer
from camlann.server.keeper.keeper import Keeper
from camlann.server.ops import logs
from camlann.server.ops.health import HealthServer, State, checks
from camlann.server.privacy.retention import delete_expired
from camlann.server.push import messages
from camlann.server.push.push import Push, open_push
from camlann.server.settings import BadSetting, Settings, read
from camlann.server.store import EarlierStore, Store, Unreachable
from camlann.server.store.database_places import WrongDatabases
from camlann.server.store.open_store import open_store

if TYPE_CHECKING:
    from camlann.server.bot_seats import Bots
    from camlann.server.bot_workers import Workers

log = structlog.get_logger(__name__)

T = TypeVar("T")


def serve(args: argparse.Namespace) -> int:
    """Run everything in one process. No database server or bus is needed."""
    if (settings := _settings(args)) is None:
        return 2
    return _run("serve", args, _serve(args, settings))


def gate(args: argparse.Namespace) -> int:
    if (settings := _settings(args)) is None:
        return 2
    return _run("gate", args, _gate(args, settings))


def owner(args: argparse.Namespace) -> int:
    """Print a new link for the owner, if the first is lost."""
    if (settings := _settings(args)) is None:
        return 2
    return _run("owner", args, _owner(args, settings))


def keep(args: argparse.Namespace) -> int:
    if (settings := _settings(args)) is None:
        return 2
    return _run("keep", args, _keep(args, settings))


def bots(args: argparse.Namespace) -> int:
    if (settings := _settings(args)) is None:
        return 2
    return _run("bots", args, _bots(args, settings))


def tidy_up(args: argparse.Namespace) -> int:
    """Delete old data once; gates do it regularly by themselves."""
    return _run("tidy", args, _tidy(args))


def make_keys(args: argparse.Namespace) -> int:
    """Make a master key for keepers, or extract the part of one that gates need."""
    path, words = Path(args.file), Catalogue(args.language, isolate=False)
    if path.exists():
        print(words.text("keys-exist", path=str(path)))
        return 1
    try:
        if args.of is not None:
            table_keys.save_people(path, start.whole_keys(Path(args.of), Runtime()).people_keys())
        else:
            table_keys.load(path, Runtime(), make=True)
    except start.CannotStart as refused:
        print(words.text(refused.finding.message, **refused.finding.fields), file=sys.stderr)
        return 1
    except OSError as error:
        print(words.text("keys-not-written", path=str(path), error=type(error).__name__), file=sys.stderr)
        return 1
    print(words.text("keys-made" if args.of is None else "keys-of-people", path=str(path)))
    return 0


async def _serve(args: argparse.Namespace, settings: Settings) -> None:
    runtime, folder = Runtime(), Path(args.data)
    start.make_folder(folder)
    await asyncio.to_thread(start.check_own_store, folder)
    async with AsyncExitStack() as ends:
        own = table_keys.load(folder / KEYS, runtime, make=True)
        if (lock := start.lock_folder(folder)) is not None:
            ends.callback(lock.close)
        store = await _store(ends, f"sqlite:{folder / DATABASE}")
        bus = await _bus(ends, "local:")
        bots_key = own.derive("bots") if settings.bots else b""
        host = await site_owner.first(folder, store, runtime, settings.name)
        settings = replace(
            settings,
            owner=settings.owner or host.person_id,
            club=settings.club or own.derive("club").hex(),
            erased=settings.erased or str(folder / ERASED),
        )
        scale = settings.animation_scale
        people = own.people_keys()
        push = _push(ends, store, people, runtime, settings)
        keeper = Keeper(runtime.name(), store, bus, own, runtime, animation_scale=scale, push=push)
        await keeper.start()
        ends.push_async_callback(keeper.stop)
        web_server = await _web_server(ends, args, store, bus, runtime, bots_key, settings, people, push)
        near = "127.0.0.1" if args.host in lan_url.EVERYWHERE else args.host
        urls = [f"http://{near}:{web_server.port}"]
        players = await _players(ends, bus, urls, bots_key, settings) if settings.bots else None
        health = await _health(ends, args, store, bus)
        words = await asyncio.to_thread(Catalogue, args.language, isolate=False)
        # Whoever reads the address may stop the server at once.
        stopped = asyncio.create_task(_wait_for_stop_signal())
        await asyncio.sleep(0)
        print(words.text("serve-address", url=f"http://{near}:{web_server.port}"), flush=True)
        _invite(words, settings, args.host, web_server.port, host.secret)
        await stopped
        health.state = State.DRAINING
        if players is not None:
            await players.stop()
        await web_server.drain()
        await keeper.drain()


async def _gate(args: argparse.Namespace, settings: Settings) -> None:
    runtime = Runtime()
    async with AsyncExitStack() as ends:
        store, bus = await _store(ends, args.store), await _bus(ends, args.bus)
        bots_key = _secret(args.bots_key) if settings.bots else b""
        people = None if args.people_keys is None else start.gate_keys(Path(args.people_keys), runtime)
        if people is None:
            log.warning("no-people-keys")
        push = _push(ends, store, people, runtime, settings)
        web_server = await _web_server(ends, args, store, bus, runtime, bots_key, settings, people, push)
        health = await _health(ends, args, store, bus)
        log.info("gate-ready", port=web_server.port)
        await _wait_for_stop_signal()
        health.state = State.DRAINING
        await web_server.drain()


async def _tidy(args: argparse.Namespace) -> None:
    if not args.store:
        start.check_folder(Path(args.data))
    async with AsyncExitStack() as ends:
        store = await _store_now(ends, args.store or f"sqlite:{Path(args.data) / DATABASE}")
        await delete_expired(store, Runtime().wall())


async def _owner(args: argparse.Namespace, settings: Settings) -> None:
    runtime, folder = Runtime(), Path(args.data)
    if not args.store:
        start.check_folder(folder)
    async with AsyncExitStack() as ends:
        store = await _store_now(ends, args.store or f"sqlite:{folder / DATABASE}")
        host = await site_owner.named(settings.owner, store)
        if host is None:
            start.make_folder(folder)
            host = await site_owner.first(folder, store, runtime, settings.name)
        secret = host.secret or await site_owner.link(host.person_id, store, runtime)
        words = Catalogue(args.language, isolate=False)
        print(words.text("owner-id", person_id=host.person_id))
        if args.store and host.person_id != settings.owner:
            print(words.text("owner-set", variable="CAMLANN_OWNER", person_id=host.person_id))
        here = lan_url.of_the_server(settings.url, args.host, args.port)
        print(words.text("serve-owner", url=f"{here}/d/{secret}"))


async def _keep(args: argparse.Namespace, settings: Settings) -> None:
    runtime = Runtime()
    async with AsyncExitStack() as ends:
        store, bus = await _store(ends, args.store), await _bus(ends, args.bus)
        keys = await start.keeper_keys(Path(args.keys), args.store, runtime)
        scale = settings.animation_scale
        push = _push(ends, store, keys.people_keys(), runtime, settings)
        keeper = Keeper(runtime.name(), store, bus, keys, runtime, animation_scale=scale, push=push)
        await keeper.start()
        ends.push_async_callback(keeper.stop)
        if push is not None:
            keeper.tasks.spawn(asyncio.to_thread(messages.warm))
        health = await _health(ends, args, store, bus)
        log.info("keeper-ready")
        await _wait_for_stop_signal()
        health.state = State.DRAINING
        await keeper.drain()


async def _bots(args: argparse.Namespace, settings: Settings) -> None:
    async with AsyncExitStack() as ends:
        bus = await _bus(ends, args.bus)
        await _players(ends, bus, args.at, _secret(args.bots_key), settings)
        health = await _health(ends, args, None, bus)
        log.info("bots-ready")
        await _wait_for_stop_signal()
        health.state = State.DRAINING


# Parts.


async def _health(
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


async def _players(
    ends: AsyncExitStack, bus: Bus, urls: Sequence[str], key: bytes, settings: Settings
) -> "Bots":
    """The bots. They are imported when the port is open already, in a thread: nobody waits for them."""
    bot_seats = await asyncio.to_thread(import_module, "camlann.server.bot_seats")
    workers = _workers(ends, settings)
    scale = settings.animation_scale
    players: Bots = bot_seats.Bots(bus, urls, key, Runtime(), animation_scale=scale, workers=workers)
    await players.start()
    ends.push_async_callback(players.stop)
    return players


def _workers(ends: AsyncExitStack, settings: Settings) -> "Workers | None":
    """The processes that think for bots; none is started yet."""
    from camlann.server.bot_workers import Workers

    if not settings.bot_workers:
        log.warning("bots-are-easy")
        return None
    workers = Workers(settings.bot_workers)
    ends.push_async_callback(workers.stop)
    return workers


def _push(
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


async def _store(ends: AsyncExitStack, url: str) -> Store:
    try:
        store = await _patiently("store", lambda: open_store(url))
    except ValueError:
        raise start.CannotStart(wrong("doctor-store-unknown")) from None
    ends.push_async_callback(store.close)
    return store


async def _store_now(ends: AsyncExitStack, url: str) -> Store:
    """For a command that somebody waits for: it says what is wrong instead of trying again."""
    try:
        store = await open_store(url)
    except ValueError:
        raise start.CannotStart(wrong("doctor-store-unknown")) from None
    except (Unreachable, OSError) as error:
        raise start.store_unreachable(url, error) from None
    ends.push_async_callback(store.close)
    return store


async def _bus(ends: AsyncExitStack, url: str) -> Bus:
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


async def _web_server(
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


def _settings(args: argparse.Namespace) -> Settings | None:
    try:
        return read(vars(args), os.environ)
    except BadSetting as wrong:
        words = Catalogue(args.language, isolate=False)
        print(words.text(wrong.message, **wrong.fields), file=sys.stderr)
        return None


def _invite(words: Catalogue, settings: Settings, host: str, port: int, secret: str) -> None:
    """Print the addresses and links."""
    here = lan_url.of_the_server(settings.url, host, port)
    if lan_url.is_alone(here):
        print(words.text("serve-alone"))
    else:
        print(f"{words.text('serve-phones', url=here)}\n\n{lan_url.drawn(here)}")
    if settings.opens == "club":
        print(words.text("serve-club", url=f"{here}/club/{settings.club}"))
    if secret:
        print(words.text("serve-owner", url=f"{here}/d/{secret}"))
    sys.stdout.flush()


def _secret(path: str) -> bytes:
    """The key that gates and bots share: the content of a file."""
    try:
        return hashlib.sha256(Path(path).read_bytes().strip()).digest()
    except OSError as error:
        raise start.CannotStart(start.unreadable(Path(path), "--bots-key", error)) from None


async def _wait_for_stop_signal() -> None:
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT, *filter(None, (getattr(signal, "SIGBREAK", None),))):
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:
            # The event loop of Windows has no such handlers. Ctrl-C comes between two steps of the program.
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    await stop.wait()
    log.info("draining")


def _collect_seldom() -> None:
    """Run the garbage collector seldom, and never over the objects that exist at the start.

    A full collection in a gate with 5,000 connections takes half a second, in which nobody is answered.
    """
    gc.set_threshold(50_000, 20, 10)
    gc.freeze()


def _run(name: str, args: argparse.Namespace, work: Coroutine[Any, Any, None]) -> int:
    logs.set_up(f"{name}-{os.getpid()}")
    _collect_seldom()
    try:
        import uvloop
    except ModuleNotFoundError:
        factory = None
    else:
        factory = uvloop.new_event_loop
    try:
        with asyncio.Runner(loop_factory=factory) as runner:
            runner.run(work)
    except EarlierStore:
        print(Catalogue(args.language, isolate=False).text("serve-earlier-store"), file=sys.stderr)
        return 2
    except start.CannotStart as refused:
        words = Catalogue(args.language, isolate=False)
        print(words.text(refused.finding.message, **refused.finding.fields), file=sys.stderr)
        return 2
    except WrongDatabases as wrong:
        words = Catalogue(args.language, isolate=False)
        print(words.text(wrong.message, number=wrong.place + 1), file=sys.stderr)
        return 2
    return 0
