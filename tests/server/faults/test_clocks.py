"""Real keepers are killed while real clocks run, at every kind of phase, at tables without viewers."""

import asyncio
from random import Random

import pytest

from camlann.games import GAMES
from camlann.runtime import Runtime
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.store import Append, Outcome, TableId
from camlann.server.store.wake_ups import WakeUp
from camlann.table import uniform_clock
from tests.server.clocks.deadline_checker import no_clock_early
from tests.server.clocks.games_at_each_phase import REACHED, entries
from tests.server.faults.observed_server import ObservedServer
from tests.server.harness.journal import Log, opened
from tests.server.harness.process_server import MASTER
from tests.timeouts import HANG_SECONDS

CLOCK = uniform_clock(3, bank=1)
TABLES = {phase: TableId(1000 + n) for n, phase in enumerate(REACHED)}
KEYS = TableKeys({1: MASTER}, Runtime())
LAPSE = b'{"type":"engine.lapse"'


async def furnish(server: ObservedServer) -> None:
    """A table at each phase, its question just opened.

    Its wake-up comes last. A keeper would delete it if it found the table half written, with no clock yet.
    """
    for phase, table in TABLES.items():
        for entry in entries(phase, CLOCK, table, KEYS, Runtime()):
            assert await server.store.append([Append(table, entry)]) == [Outcome.STORED]
        await server.store.set_wake_up(WakeUp(table, "clock", 0, 0))


async def read(server: ObservedServer, phase: str) -> Log:
    table = TABLES[phase]
    return opened(KEYS, table, await server.log(table), GAMES)


def lapsed(log: Log) -> int:
    return sum(row.command.startswith(LAPSE) for row in log.rows)


def over(log: Log) -> bool:
    return any(b'"table.finished"' in fact for row in log.rows if row.game == 0 for fact in row.facts)


async def until(server: ObservedServer, tables: int, times: int) -> dict[str, Log]:
    """Wait until so many tables have had so many deadlines, or are at their end."""
    done: dict[str, Log] = {}
    missing: dict[str, list[bytes]] = {}
    try:
        async with asyncio.timeout(2 * HANG_SECONDS):
            while len(done) < tables:
                # A log that is far enough is not read again: the keepers need the machine too.
                missing = {}
                for phase in TABLES.keys() - done.keys():
                    log = await read(server, phase)
                    if lapsed(log) >= times or over(log):
                        done[phase] = log
                    else:
                        missing[phase] = [row.command for row in log.rows[-3:]]
                await asyncio.sleep(0.5)
    except TimeoutError:
        raise AssertionError(f"not {times} deadlines at these tables, after {missing}") from None
    return done


async def rounds(random: Random, kills: int) -> None:
    server = ObservedServer(gates=0, keepers=2)
    try:
        await server.start()
        await furnish(server)
        # First while all clocks run, then in the middle of their ringing.
        for times in range(kills):
            if times == 0:
                await asyncio.sleep(random.uniform(3.5, 6.0))
            else:
                await until(server, random.randrange(1, len(TABLES)), times)
            dead = server.keepers if times == 0 else [random.choice(server.keepers)]
            for keeper in dead:
                await keeper.gone(keeper.kill())
            for keeper in dead:
                keeper.start()
                await server.heard(keeper)
        logs = await until(server, len(TABLES), kills)
        assert {phase: word for phase, log in logs.items() if (word := no_clock_early(log, []))} == {}
        assert not server.troubles()
    finally:
        await server.close()
        server.end()


def test_keepers_are_killed_at_every_phase_and_no_deadline_is_early_or_lost() -> None:
    asyncio.run(rounds(Random(1), 2))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
def test_keepers_are_killed_again_and_again(seed: int) -> None:
    asyncio.run(rounds(Random(seed), 6))
