"""What one keeper of many does again and again even if nobody plays: it hears heartbeats, reads its wake-ups.

One real keeper registry and the real scan of wake-ups over a real PostgreSQL. The other keepers are
heartbeats alone: what one keeper pays for them does not depend on their own work.
"""

import asyncio
import time
from contextlib import suppress

import asyncpg
from msgspec import Struct

from camlann.runtime import Runtime
from camlann.server.cluster.bus.local import LocalBus
from camlann.server.cluster.bus_messages import BEATS, RELAYS, Heartbeat, encode
from camlann.server.cluster.keeper_heartbeats import HEARTBEAT_SECONDS, RELAY_COUNT
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
"""After all others in the order of names, so it is no relay."""
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
        tasks = Tasks()
        try:
            await _fill(url, clocked)
            bus = LocalBus()
            registry = KeeperRegistry(bus, ME)
            await registry.start(tasks)
            tasks.spawn(_beat(bus, [f"keeper-{number}" for number in range(1, keepers)]))
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

            await _all_known(registry, keepers)
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
            await store.close()


async def _all_known(registry: KeeperRegistry, keepers: int) -> None:
    complete = asyncio.Event()

    def look() -> None:
        if len(registry.alive) == keepers:
            complete.set()

    registry.watch(look)
    async with asyncio.timeout(HANG_SECONDS):
        await complete.wait()


async def _fill(url: str, clocked: int) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(FILL, clocked)
        await connection.execute("ANALYZE wake_ups")
    finally:
        await connection.close()


async def _beat(bus: LocalBus, keepers: list[str]) -> None:
    """The heartbeats of the others, a tenth of them at a time."""
    relays = sorted(keepers)[:RELAY_COUNT]
    beats = [(RELAYS, encode(Heartbeat(keeper))) for keeper in keepers if keeper not in relays]
    for relay in relays:
        others = tuple((other, 250) for other in keepers if other != relay)
        beats.append((BEATS, encode(Heartbeat(relay, others=others))))
    while True:
        for tenth in range(10):
            for address, beat in beats[tenth::10]:
                bus.send(address, beat)
            await asyncio.sleep(HEARTBEAT_SECONDS / 10)


def described(found: Upkeep, keepers: int, clocked: int) -> str:
    return (
        f"one of {keepers} keepers, {clocked:,} tables with a running clock, {found.rounds} rounds:"
        f" {found.slots} of {SLOTS:,} slots, {found.found:,.0f} wake-ups read every {SCAN_SECONDS:.0f} s,"
        f" {found.share:.2%} of a core"
    )
