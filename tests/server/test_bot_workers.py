"""Bot workers: processes that think for bots. Whatever becomes of one, nobody waits, and nothing is kept."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any, TypeAlias, TypeVar

import pytest
import uvloop
from msgspec import Raw

from camlann import avalon
from camlann.bots.levels import easy
from camlann.bots.match_player import MatchPlayer
from camlann.bots.worker import Task, encode, think
from camlann.engine.dice import Seeded, seed_of
from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.server.bot_workers import COMMAND, Workers
from camlann.table import BotLevel
from tests.timeouts import HANG_SECONDS

T = TypeVar("T")
NewLoop: TypeAlias = Callable[[], asyncio.AbstractEventLoop]

SILENT = (sys.executable, "-c", "import sys; sys.stdin.read()")
"""Reads its task, and never answers."""
BABBLING = (sys.executable, "-c", "import sys; print('what? ' * 100, flush=True); sys.stdin.read()")
DYING = (sys.executable, "-c", "pass")


def vote(seats: int = 5) -> Match[Any, Any, Any]:
    """A game after some questions, in the middle of a vote."""
    match: Match[Any, Any, Any] = Match(
        avalon, avalon.Options(), seats, partial(Seeded, seed_of("workers"), 1)
    )
    players = {seat: MatchPlayer(match, seat, easy, Random(seat)) for seat in match.public.everyone}
    votes = 0
    while votes < 12:
        seat = next(seat for seat in match.public.asked if match.moves(seat))
        votes += any(offer.command == "avalon.vote" for offer in match.moves(seat))
        match.play(seat, players[seat].command())
    return match


def task(match: Match[Any, Any, Any], seat: Seat, level: BotLevel = "strong", random: int = 1) -> Task:
    """What a worker gets to think for this seat."""
    facts = tuple(Raw(encode(fact)) for fact in match.facts_for(seat))
    options, moves = Raw(encode(match.options)), tuple(match.moves(seat))
    return Task(match.rules.NAME, options, match.public.seats, seat, facts, moves, level, random)


def asked(match: Match[Any, Any, Any]) -> list[Seat]:
    return [seat for seat in match.public.everyone if match.moves(seat)]


def run(
    story: Callable[[Workers], Coroutine[Any, Any, T]],
    most: int = 1,
    loop: NewLoop = asyncio.new_event_loop,
    **how: Any,
) -> T:
    async def scenario() -> T:
        workers = Workers(most, **{"limit": HANG_SECONDS, **how})
        try:
            async with asyncio.timeout(HANG_SECONDS):
                return await story(workers)
        finally:
            await workers.stop()
            assert not workers.pids

    with asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(scenario())


def gone(pid: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return False
    return True


def test_what_a_worker_thinks_is_what_the_bot_would_think_here() -> None:
    match = vote()
    tasks = [task(match, seat, level) for seat in asked(match) for level in ("fair", "strong")]

    async def story(workers: Workers) -> list[bytes]:
        return [await workers.think(each) for each in tasks]

    assert run(story) == [encode(think(each)) for each in tasks]


def test_thinking_for_one_seat_changes_nothing_for_another() -> None:
    match = vote()
    first, second, *_ = asked(match)

    async def alone(workers: Workers) -> list[bytes]:
        return [await workers.think(task(match, first, random=n)) for n in range(20)]

    async def after_another(workers: Workers) -> list[bytes]:
        found = []
        for n in range(20):
            await workers.think(task(match, second, random=n))
            found.append(await workers.think(task(match, first, random=n)))
        assert len(workers.pids) == 1
        return found

    assert run(alone) == run(after_another)


def test_there_are_no_more_processes_than_allowed_and_none_before_it_is_needed() -> None:
    match = vote()
    seat = asked(match)[0]

    async def story(workers: Workers) -> None:
        assert workers.pids == []
        await asyncio.gather(*(workers.think(task(match, seat, random=n)) for n in range(9)))
        assert len(workers.pids) == 2

    run(story, most=2)


def test_a_worker_is_replaced_after_some_tasks() -> None:
    match = vote()
    seat = asked(match)[0]

    async def story(workers: Workers) -> None:
        pids = []
        for n in range(4):
            await workers.think(task(match, seat, random=n))
            pids.append(workers.pids)
        assert [len(each) for each in pids] == [1, 0, 1, 0]
        assert pids[0] != pids[2]

    run(story, tasks_per_process=2)


@pytest.mark.parametrize("command", [SILENT, BABBLING, DYING], ids=["silent", "babbling", "dying"])
def test_a_worker_that_does_not_answer_is_killed_and_its_task_lost(command: tuple[str, ...]) -> None:
    match = vote()
    seat = asked(match)[0]

    async def story(workers: Workers) -> None:
        for n in range(2):
            with pytest.raises(asyncio.CancelledError):
                await workers.think(task(match, seat, random=n))
            assert workers.pids == []

    run(story, limit=0.5, command=command)


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
@pytest.mark.parametrize("noticed", [False, True])
def test_a_killed_worker_costs_one_task(loop: NewLoop, noticed: bool) -> None:
    match = vote()
    seat = asked(match)[0]

    async def story(workers: Workers) -> None:
        await workers.think(task(match, seat))
        (pid,) = workers.pids
        os.kill(pid, signal.SIGKILL)
        while noticed and not gone(pid):  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
        lost = workers.think(task(match, seat))
        await asyncio.wait([lost])
        assert lost.cancelled()
        assert await workers.think(task(match, seat)) == encode(think(task(match, seat)))
        assert len(workers.pids) == 1
        assert workers.pids != [pid]

    run(story, loop=loop)


def test_a_thought_that_was_given_up_holds_up_nobody() -> None:
    match = vote()
    seat = asked(match)[0]

    async def story(workers: Workers) -> None:
        thoughts = [workers.think(task(match, seat, random=n)) for n in range(50)]
        for thought in thoughts:
            thought.cancel()
        await workers.think(task(match, seat))
        assert all(thought.cancelled() for thought in thoughts)

    run(story)


def test_nothing_is_left_when_the_server_stops() -> None:
    match = vote()
    seat = asked(match)[0]

    async def story(workers: Workers) -> list[int]:
        await workers.think(task(match, seat))
        workers.think(task(match, seat))
        return workers.pids

    pids = run(story)
    assert pids
    assert all(map(gone, pids))


def test_a_worker_knows_no_secret_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMLANN_STORE", "postgresql://somebody:secret@store")
    answers = "import os, sys; b = repr([*os.environ]).encode(); sys.stdin.buffer.read(4); "
    answers += "sys.stdout.buffer.write(len(b).to_bytes(4, 'big') + b); sys.stdout.flush()"
    match = vote()

    async def story(workers: Workers) -> bytes:
        return await workers.think(task(match, asked(match)[0]))

    assert b"CAMLANN" not in run(story, command=(sys.executable, "-c", answers))
    assert COMMAND[1:] == ("-m", "camlann.bots.worker")
