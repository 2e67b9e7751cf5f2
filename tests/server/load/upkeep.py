"""What one keeper of many does even if nobody plays: it beats, reads who is alive, and reads its wake-ups.

One real keeper registry and the real scan of wake-ups over a real PostgreSQL. The other keepers are rows that
stay young: what one keeper pays for them does not depend on their own work.
"""

import asyncio
import time
from contextlib import suppress

import asyncpg
from msgspec import Struct

from camlann.runtime import Runtime
from camlann.server.cluster.bus.local import LocalBus
from camlann.server.cluster.keeper_registry import KeeperRegistry
from camlann.server.keeper.wake_ups import SCAN_SECONDS, watch_wake_ups
from camlann.server.store.open_store import open_store
from camlann.server.store.postgres import PostgresStore
from camlann.server.store.slots import SLOTS
from camlann.server.store.wake_ups import WakeUp
from camlann.tasks import Tasks
from tests.server.harness.databases import database
from tests.timeouts import HANG_SECONDS

ME = "keeper-x"
OTHERS = """
INSERT INTO keepers (name, lock, beat)
SELECT 'keeper-' || number, -number, clock_timestamp() + interval '1 day'
FROM generate_series(1, $1) AS number
"""
"""Rows that are never late."""
FILL = """
INSERT INTO wake_ups (table_id, reason, due_at, log_length)
SELECT (number << 21) | floor(random() * 2097152)::bigint, 'clock', 0, 1
FROM generate_series(1, $1::bigint) AS number
"""


class Upkeep(Struct, frozen=True):
    rounds: int
    cpu: float
    """Of the keeper's process, for each round of `SCAN_SECONDS`."""
    slots: int
    found: float
    """Wake-ups read in a scan."""

    @property
    def share(self) -> float:
        """Of a core."""
        return self.cpu / SCAN_SECONDS


async def upkeep(keepers: int, clocked: int, rounds: int) -> Upkeep:
    """One of so many keepers, with so many tables whose clock runs, for so many rounds."""
    with database() as url:
        store = await open_store(url)
        assert isinstance(store, PostgresStore)
        tasks, registry = Tasks(), KeeperRegistry(store, LocalBus(), ME)
        try:
            await _fill(url, keepers - 1, clocked)
            await registry.start(tasks)
            assert len(registry.alive) == keepers
            found: list[WakeUp] = []
            begun: list[tuple[int, float]] = []
            """At the beginning of each round: how many were found, and the CPU time, until then."""
            enough = asyncio.Event()

            def slots() -> tuple[int, ...]:
                begun.append((len(found), time.process_time()))
                if len(begun) > 1 + rounds:
                    enough.set()
                return registry.slots(ME)

            async def take(wake_up: WakeUp) -> bool:
                found.append(wake_up)
                return True

            tasks.spawn(watch_wake_ups(store, Runtime().wall, slots, take))
            async with asyncio.timeout(HANG_SECONDS + (2 + rounds) * SCAN_SECONDS):
                await enough.wait()
            # The first round opens connections and prepares statements.
            (found_before, cpu_before), (found_after, cpu_after) = begun[1], begun[1 + rounds]
            return Upkeep(
                rounds,
                (cpu_after - cpu_before) / rounds,
                len(registry.slots(ME)),
                (found_after - found_before) / rounds,
            )
        finally:
            with suppress(asyncio.CancelledError):
                await tasks.stop()
            registry.close()
            await store.close()


async def _fill(url: str, others: int, clocked: int) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(OTHERS, others)
        await connection.execute(FILL, clocked)
        await connection.execute("ANALYZE wake_ups")
    finally:
        await connection.close()


def described(found: Upkeep, keepers: int, clocked: int) -> str:
    return (
        f"one of {keepers} keepers, {clocked:,} tables with a running clock, {found.rounds} rounds:"
        f" {found.slots} of {SLOTS:,} slots, {found.found:,.0f} wake-ups read every {SCAN_SECONDS:.0f} s,"
        f" {found.share:.2%} of a core"
    )
