"""The results of a load scenario as text."""

import asyncio
from collections.abc import Mapping, Sequence

from tests.server.load.load_scenarios import Evening, Idle, Steady, Storm, idle
from tests.server.load.measured_server import MeasuredServer
from tests.server.load.process_resources import Standing, settled, slope

KIB, MIB = 1024, 1024 * 1024
RESTING = 3.0
"""Seconds until a new gate has read what it reads aside."""
BACK_WITHIN = 60.0


async def steady(players: int, seconds: float, chat: float) -> None:
    evening = Evening(players, chat=chat)
    try:
        await evening.start()
        _steady(await evening.steady(seconds), seconds)
        _wrong(evening)
    finally:
        await evening.end()


async def storm(players: int, chat: float) -> None:
    evening = Evening(players, chat=chat)
    try:
        await evening.start()
        _storm(await evening.storm(BACK_WITHIN))
        _steady(await evening.steady(10.0), 10.0)
        _wrong(evening)
    finally:
        await evening.end()


async def silent(sockets: int) -> None:
    server = MeasuredServer()
    try:
        await server.start()
        await asyncio.sleep(RESTING)
        _idle(await idle(server, sockets))
        for line in server.wrong()[:10]:
            print(line)
    finally:
        server.end()


async def soak(minutes: float, players: int, chat: float) -> None:
    evening = Evening(players, chat=chat)
    try:
        await evening.start()
        print(f"{'':<10}{'s':>8}{'MiB':>10}{'files':>8}{'threads':>9}{'tasks':>8}", flush=True)
        played, found = await evening.soak(minutes * 60, tell=_standing)
        _steady(played, minutes * 60)
        for name, each in found.items():
            _slopes(name, settled(each))
        _wrong(evening)
    finally:
        await evening.end()


def _steady(found: Steady, seconds: float) -> None:
    print(
        f"{found.players:,} players for {seconds:.0f} s, {found.rate:.0f} commands/s: until everybody heard"
        f" p50 {found.p50 * 1000:.0f} ms, p99 {found.p99 * 1000:.0f} ms, most {found.most * 1000:.0f} ms"
    )
    _busy(found.busy)


def _storm(found: Storm) -> None:
    print(
        f"{found.cut:,} cut off, {found.back:,} back in play after p50 {found.p50:.1f} s,"
        f" p99 {found.p99:.1f} s, most {found.most:.1f} s; {found.in_vain:,} came too early",
        flush=True,
    )


def _idle(found: Idle) -> None:
    print(
        f"{found.sockets:,} silent sockets, all there after {found.took:.0f} s, {found.ended} lost:"
        f" {found.gate / KIB:.1f} KiB each in the gate, {found.keeper / KIB:.1f} KiB in the keeper"
    )
    _busy(found.busy)


def _busy(busy: Mapping[str, float]) -> None:
    print("of a core: " + ", ".join(f"{name} {each:.2f}" for name, each in busy.items()), flush=True)


def _standing(name: str, found: Standing) -> None:
    print(
        f"{name:<10}{found.at:>8.0f}{found.memory / MIB:>10.1f}"
        f"{found.files:>8}{found.threads:>9}{found.tasks:>8}",
        flush=True,
    )


def _slopes(name: str, found: Sequence[Standing]) -> None:
    hour = {
        what: 3600 * slope([(each.at, getattr(each, what)) for each in found])
        for what in ("memory", "files", "threads", "tasks")
    }
    print(
        f"{name}, after the first third, in an hour: {hour['memory'] / MIB:+.1f} MiB,"
        f" {hour['files']:+.1f} files, {hour['threads']:+.1f} threads, {hour['tasks']:+.1f} tasks"
    )


def _wrong(evening: Evening) -> None:
    print(f"errors: {evening.errors or 'none'}")
    for line in evening.server.wrong()[:10]:
        print(line)
