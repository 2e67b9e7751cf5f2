"""A process of a server: its settings, its event loop, signals to stop, and why it cannot start."""

import argparse
import asyncio
import gc
import os
import signal
import sys
from collections.abc import Coroutine
from typing import Any

import structlog

from camlann.i18n.catalogue import Catalogue
from camlann.server.doctor import start
from camlann.server.ops import logs
from camlann.server.settings import BadSetting, Settings, read

log = structlog.get_logger(__name__)


def run_process(name: str, args: argparse.Namespace, work: Coroutine[Any, Any, None]) -> int:
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
    except start.CannotStart as refused:
        words = Catalogue(args.language, isolate=False)
        print(words.text(refused.finding.message, **refused.finding.fields), file=sys.stderr)
        return 2
    return 0


def _collect_seldom() -> None:
    """Run the garbage collector seldom, and never over the objects that exist at the start.

    A full collection in a gate with 5,000 connections takes half a second, in which nobody is answered.
    """
    gc.set_threshold(50_000, 20, 10)
    gc.freeze()


def settings_of(args: argparse.Namespace) -> Settings | None:
    try:
        return read(vars(args), os.environ)
    except BadSetting as wrong:
        words = Catalogue(args.language, isolate=False)
        print(words.text(wrong.message, **wrong.fields), file=sys.stderr)
        return None


async def wait_for_stop_signal() -> None:
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT, *filter(None, (getattr(signal, "SIGBREAK", None),))):
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:
            # The event loop of Windows has no such handlers. Ctrl-C comes between two steps of the program.
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    await stop.wait()
    log.info("draining")
