"""Starts the server: everything in one process, or gates, keepers and bots in separate processes.

A process that gets a signal to stop drains first: a gate sends its clients to other gates, a keeper hands
over its tables.
"""

import argparse
import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import structlog
from msgspec.structs import replace

from camlann.i18n.catalogue import Catalogue
from camlann.runtime import Runtime
from camlann.server import lan_url, site_owner
from camlann.server.crypto import table_keys
from camlann.server.data_files import DATABASE, ERASED, KEYS
from camlann.server.doctor import start
from camlann.server.keeper.keeper import Keeper
from camlann.server.ops.health import State
from camlann.server.parts import (
    bus_when_up,
    shared_secret,
    start_bots,
    start_health,
    start_push,
    start_web_server,
    store_when_up,
)
from camlann.server.process import run_process, settings_of, wait_for_stop_signal
from camlann.server.push import messages
from camlann.server.settings import Settings

log = structlog.get_logger(__name__)


def serve(args: argparse.Namespace) -> int:
    """Run everything in one process. No database server or bus is needed."""
    if (settings := settings_of(args)) is None:
        return 2
    return run_process("serve", args, _serve(args, settings))


def gate(args: argparse.Namespace) -> int:
    if (settings := settings_of(args)) is None:
        return 2
    return run_process("gate", args, _gate(args, settings))


def keep(args: argparse.Namespace) -> int:
    if (settings := settings_of(args)) is None:
        return 2
    return run_process("keep", args, _keep(args, settings))


def bots(args: argparse.Namespace) -> int:
    if (settings := settings_of(args)) is None:
        return 2
    return run_process("bots", args, _bots(args, settings))


async def _serve(args: argparse.Namespace, settings: Settings) -> None:
    runtime, folder = Runtime(), Path(args.data)
    if not args.no_page:
        start.check_page()
    start.make_folder(folder)
    await asyncio.to_thread(start.check_own_store, folder)
    async with AsyncExitStack() as ends:
        own = table_keys.load(folder / KEYS, runtime, make=True)
        if (lock := start.lock_folder(folder)) is not None:
            ends.callback(lock.close)
        store = await store_when_up(ends, f"sqlite:{folder / DATABASE}")
        bus = await bus_when_up(ends, "local:")
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
        push = start_push(ends, store, people, runtime, settings)
        keeper = Keeper(runtime.name(), store, bus, own, runtime, animation_scale=scale, push=push)
        await keeper.start()
        ends.push_async_callback(keeper.stop)
        web_server = await start_web_server(ends, args, store, bus, runtime, bots_key, settings, people, push)
        near = "127.0.0.1" if args.host in lan_url.EVERYWHERE else args.host
        here = lan_url.of_the_server("", near, web_server.port)
        players = await start_bots(ends, bus, [here], bots_key, settings) if settings.bots else None
        health = await start_health(ends, args, store, bus)
        words = await asyncio.to_thread(Catalogue, args.language, isolate=False)
        # Whoever reads the address may stop the server at once.
        stopped = asyncio.create_task(wait_for_stop_signal())
        await asyncio.sleep(0)
        others = lan_url.of_the_server(settings.url, args.host, web_server.port)
        _invite(words, settings, others, here, host.secret, folder)
        await stopped
        health.state = State.DRAINING
        if players is not None:
            await players.stop()
        await web_server.drain()
        await keeper.drain()


async def _gate(args: argparse.Namespace, settings: Settings) -> None:
    runtime = Runtime()
    if not args.no_page:
        start.check_page()
    start.check_shared(args.store, args.bus)
    settings = start.with_erased_list(settings, args.store)
    async with AsyncExitStack() as ends:
        store, bus = await store_when_up(ends, args.store), await bus_when_up(ends, args.bus)
        bots_key = shared_secret(args.bots_key) if settings.bots else b""
        people = None if args.people_keys is None else start.gate_keys(Path(args.people_keys), runtime)
        if people is None:
            log.warning("no-people-keys")
        push = start_push(ends, store, people, runtime, settings)
        web_server = await start_web_server(ends, args, store, bus, runtime, bots_key, settings, people, push)
        health = await start_health(ends, args, store, bus)
        log.info("gate-ready", port=web_server.port)
        await wait_for_stop_signal()
        health.state = State.DRAINING
        await web_server.drain()


async def _keep(args: argparse.Namespace, settings: Settings) -> None:
    start.check_shared(args.store, args.bus)
    runtime = Runtime()
    async with AsyncExitStack() as ends:
        store, bus = await store_when_up(ends, args.store), await bus_when_up(ends, args.bus)
        keys = await start.keeper_keys(Path(args.keys), args.store, runtime)
        scale = settings.animation_scale
        push = start_push(ends, store, keys.people_keys(), runtime, settings)
        keeper = Keeper(runtime.name(), store, bus, keys, runtime, animation_scale=scale, push=push)
        await keeper.start()
        ends.push_async_callback(keeper.stop)
        if push is not None:
            keeper.tasks.spawn(asyncio.to_thread(messages.warm))
        health = await start_health(ends, args, store, bus)
        log.info("keeper-ready")
        await wait_for_stop_signal()
        health.state = State.DRAINING
        await keeper.drain()


async def _bots(args: argparse.Namespace, settings: Settings) -> None:
    async with AsyncExitStack() as ends:
        bus = await bus_when_up(ends, args.bus)
        await start_bots(ends, bus, args.at, shared_secret(args.bots_key), settings)
        health = await start_health(ends, args, None, bus)
        log.info("bots-ready")
        await wait_for_stop_signal()
        health.state = State.DRAINING


def _invite(words: Catalogue, settings: Settings, others: str, here: str, secret: str, folder: Path) -> None:
    """Print the addresses and links: first what the others open, then what this machine opens."""
    if lan_url.is_alone(others):
        print(f"{words.text('serve-address', url=others)}\n{words.text('serve-alone')}")
    elif settings.url:
        print(f"{words.text('serve-url', url=others)}\n\n{lan_url.drawn(others)}")
        print(words.text("serve-listens", url=here))
    else:
        print(f"{words.text('serve-phones', url=others)}\n\n{lan_url.drawn(others)}")
        print(words.text("serve-here", url=here))
    if settings.opens == "club":
        print(words.text("serve-club", url=f"{others}/club/{settings.club}"))
    if secret:
        print(words.text("serve-owner", url=f"{others}/d/{secret}"))
    print(words.text("serve-stop", path=str(folder.absolute())), flush=True)
