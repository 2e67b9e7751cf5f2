"""The results of a load scenario as text."""

import asyncio
import os
from collections.abc import Mapping, Sequence

from tests.server.load.bot_tables import WARM, BotTables, Latency, Window
from tests.server.load.load_scenarios import Evening, Idle, Steady, Storm, idle
from tests.server.load.measured_server import MeasuredServer, Shape
from tests.server.load.process_resources import Standing, settled, slope
from tests.server.load.restart import restarts
from tests.server.load.room import measured

KIB, MIB = 1024, 1024 * 1024
RESTING = 3.0
"""Seconds until a new gate has read what it reads aside."""
BACK_WITHIN = 60.0


async def steady(
    players: int, seconds: float, chat: float, shape: Shape, people: bool, spectators: int
) -> None:
    evening = Evening(players, chat=chat, shape=shape, people=people, spectators=spectators)
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


async def bot_tables(tables: int, people: int, seconds: float, workers: int) -> None:
    full = BotTables(tables, people, "--bot-workers", str(workers))
    try:
        await full.start()
        print(f"{tables} tables of a person and four strong bots, {people} of people, {workers} workers")
        await asyncio.sleep(WARM)
        _window("before the kill", await full.window(seconds))
        killed = full.kill_workers()
        _window(f"after {killed} workers were killed", await full.window(seconds))
        print(f"errors: {full.errors or 'none'}")
        for line in full.wrong[:10]:
            print(line)
    finally:
        await full.end()


async def room(seconds: float, cores: float) -> None:
    found = await measured(seconds, cores)
    print(
        f"12 phones and a display, the server {'' if found.limited else 'not '}held to {cores:g} of a core,"
        f" load {os.getloadavg()[0]:.1f}:\n"
        f"  from a tap until everybody heard: {found.taps:,} taps, p50 {found.p50 * 1000:.0f} ms,"
        f" p99 {found.p99 * 1000:.0f} ms, most {found.most * 1000:.0f} ms; {found.cpu_ms:.1f} ms of CPU a tap"
    )


async def restart(times: int) -> None:
    found = await restarts(times)
    print(
        f"killed {found.times} times, load {os.getloadavg()[0]:.1f}: everybody is back after"
        f" p50 {found.p50:.2f} s, p99 {found.p99:.2f} s, most {found.most:.2f} s;"
        f" {found.cpu:.2f} CPU seconds of the new server"
    )


def _window(when: str, found: Window) -> None:
    thoughts = found.thoughts
    print(
        f"{when}, {found.seconds:.0f} s, load {found.load:.1f}:\n"
        f"  people among themselves, until everybody heard: {_latency(found.people)}\n"
        f"  people among bots, until they heard: {_latency(found.among_bots)}\n"
        f"  thoughts in time {thoughts.in_time:,}, late {thoughts.late:,}; workers lost {thoughts.lost};"
        f" tables that stood still {found.still}"
    )
    _busy(found.busy)


def _latency(found: Latency) -> str:
    return (
        f"{found.moves:,} moves, p50 {found.p50 * 1000:.0f} ms, p99 {found.p99 * 1000:.0f} ms,"
        f" most {found.most * 1000:.0f} ms"
    )


def _steady(found: Steady, seconds: float) -> None:
    print(
        f"{found.players:,} players for {seconds:.0f} s, {found.rate:.0f} commands/s: until everybody heard"
        f" p50 {found.p50 * 1000:.0f} ms, p99 {found.p99 * 1000:.0f} ms, most {found.most * 1000:.0f} ms;"
        f" {found.frames:.1f} frames a command"
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
