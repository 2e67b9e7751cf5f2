"""Faults, one after the other: processes are killed with `kill -9`, or stand still for a while.

Whatever was killed is begun again at once on the same command line, as a supervisor would. When PostgreSQL
fails over, its standby is promoted, and what was the primary is begun anew as a copy of it.
"""

import asyncio
import itertools
from collections.abc import Coroutine, Sequence

from tests.server.faults.device import Device
from tests.server.faults.trial import Trial, now
from tests.server.harness.processes import Process

GATE, KEEPER, STORE, BUS = "gate killed", "keeper killed", "postgresql killed", "nats killed"
BOTH, STOPPED = "postgresql and keeper", "keeper stopped 10 s"
FAILOVER, STORE_FROZEN, BUS_FROZEN = "postgresql failed over", "postgresql frozen 4 s", "nats frozen 4 s"
KINDS = (GATE, KEEPER, STORE, BUS, BOTH, STOPPED, FAILOVER, STORE_FROZEN, BUS_FROZEN)
EVERYTHING = "everything killed"
"""Not among the others: afterwards it is not known which keeper is which."""
AWAKE, ITSELF = "(when it goes on)", "(postgresql itself)"
STANDS_STILL = 10.0
FROZEN = 4.0
FLIGHT = 0.03
"""Seconds a command takes, with the gate's tick."""
BETWEEN = 0.5
"""Seconds from the death of PostgreSQL to that of the keeper that waits for it."""


async def kills(trial: Trial, count: int, only: Sequence[str] = KINDS) -> None:
    """So many faults, of every kind as many, in an order by chance."""
    kinds = list(itertools.islice(itertools.cycle(only), count))
    trial.random.shuffle(kinds)
    for n, kind in enumerate(kinds, 1):
        await asyncio.sleep(trial.random.uniform(0.3, 1.5))
        await trial.some_play()
        at = now()
        took = await _fault(trial, kind)
        trial.report.faults[kind] += 1
        trial.report.took(kind, took)
        longest = max(took, default=0.0)
        trial.say(f"{n:>4} {kind:<22} longest {longest:5.2f} s, all well after {now() - at:5.2f} s")
        trial.look_after()
        if trial.report.violations:
            # Whatever else is wrong will be seen in the judgement.
            break


async def _fault(trial: Trial, kind: str) -> list[float]:
    """One fault; how long each client that it hit was out of play."""
    server, random = trial.server, trial.random
    gate = random.choice([gate for gate in server.gates if trial.at(gate)] or server.gates)
    keeper = random.choice([keeper for keeper in server.keepers if trial.kept_by(keeper)] or server.keepers)
    if kind == GATE:
        return await _killed(trial, kind, gate, trial.at(gate), server.opened(gate))
    if kind == KEEPER:
        return await _killed(trial, kind, keeper, trial.kept_by(keeper), server.heard(keeper))
    if kind == STORE:
        return await _killed(trial, kind, server.postgres, trial.everybody(), server.answering())
    if kind == BUS:
        return await _killed(trial, kind, server.nats, trial.everybody(), server.joined())
    if kind == BOTH:
        return await _both(trial, keeper)
    if kind == EVERYTHING:
        return await _everything(trial)
    if kind == FAILOVER:
        return await _failed_over(trial)
    if kind in (STORE_FROZEN, BUS_FROZEN):
        return await _frozen(trial, kind, server.postgres if kind == STORE_FROZEN else server.nats)
    return await _stopped(trial, keeper)


async def _killed(
    trial: Trial, kind: str, process: Process, hit: list[Device], up: Coroutine[None, None, None]
) -> list[float]:
    await _in_flight(trial, hit)
    family = process.kill()
    at, probing = now(), trial.probe(hit)
    await process.gone(family)
    process.start()
    async with asyncio.TaskGroup() as group:
        waiting = group.create_task(_timed(up))
        took = await trial.back(at, probing, kind)
    if kind == STORE:
        trial.report.took(ITSELF, [waiting.result()])
    return took


async def _both(trial: Trial, keeper: Process) -> list[float]:
    """PostgreSQL is gone, and before it is back so is a keeper, with all that it had not stored."""
    postgres = trial.server.postgres
    # A table that waits for the store deals with nothing more: at some it waits with what was said, at the
    # others with whatever is done next.
    for party in trial.parties[:: trial.random.choice((2, 3))]:
        for device in party.devices:
            device.chatter(trial.random)
    await asyncio.sleep(trial.random.uniform(0, FLIGHT))
    at, family = now(), postgres.kill()
    await postgres.gone(family)
    # What is sent meanwhile must not be answered as done: it is not stored.
    await asyncio.sleep(BETWEEN)
    family, waited, probing = keeper.kill(), now() - at, trial.probe(trial.everybody())
    await keeper.gone(family)
    postgres.start()
    keeper.start()
    async with asyncio.TaskGroup() as group:
        group.create_task(trial.server.heard(keeper))
        return [waited + took for took in await trial.back(at, probing, BOTH)]


async def _failed_over(trial: Trial) -> list[float]:
    """The primary is killed and its standby promoted. The next standby comes when all play again."""
    pair = trial.server.pair
    assert pair is not None
    await _in_flight(trial, trial.everybody())
    at, probing = now(), trial.probe(trial.everybody())
    async with asyncio.TaskGroup() as group:
        waiting = group.create_task(_timed(pair.fail_over()))
        took = await trial.back(at, probing, FAILOVER)
    trial.report.took("(until it is promoted)", [waiting.result()])
    await pair.add_standby()
    return took


async def _frozen(trial: Trial, kind: str, process: Process) -> list[float]:
    """It stands still with all its children; its connections stay open."""
    await _in_flight(trial, trial.everybody())
    family = process.pause_all()
    at, probing = now(), trial.probe(trial.everybody())
    try:
        await asyncio.sleep(FROZEN)
    finally:
        process.resume_all(family)
    return await trial.back(at, probing, kind)


async def _everything(trial: Trial) -> list[float]:
    """All processes are gone at once, and begun again at once."""
    server, everybody = trial.server, trial.everybody()
    await _in_flight(trial, everybody)
    families = [(process, process.kill()) for process in server.processes]
    at, probing = now(), trial.probe(everybody)
    for process, family in families:
        await process.gone(family)
    for process in server.processes:
        process.start()
    async with asyncio.TaskGroup() as group:
        group.create_task(server.heard_all())
        return await trial.back(at, probing, EVERYTHING)


async def _stopped(trial: Trial, keeper: Process) -> list[float]:
    """A keeper stands still for a while; when it goes on, others have long taken its place."""
    hit = trial.kept_by(keeper)
    await _in_flight(trial, hit)
    keeper.pause()
    # Before anything else happens: a table may end meanwhile, and nobody there answers any more.
    at, probing = now(), trial.probe(hit)
    try:
        took = await trial.back(at, probing, STOPPED)
        await asyncio.sleep(at + STANDS_STILL - now())
    finally:
        keeper.resume()
    trial.report.took(AWAKE, await trial.back(now(), trial.probe(trial.everybody()), AWAKE))
    return took


async def _in_flight(trial: Trial, devices: list[Device]) -> None:
    """Have many commands and chat messages in flight, each at another point, when it happens."""
    for device in devices:
        device.shout()
        if trial.random.random() < 0.5:
            device.chatter(trial.random)
    await asyncio.sleep(trial.random.uniform(0, FLIGHT))


async def _timed(work: Coroutine[None, None, None]) -> float:
    began = now()
    await work
    return now() - began
