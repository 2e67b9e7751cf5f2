"""Who is alive, with real keepers and PostgreSQL servers: killed, frozen, cut off, restarted, failed over.

The observer is one more process that reads the rows, as a gate does. Keepers write into their logs whom they
have found dead.
"""

import asyncio
import signal
from collections.abc import Awaitable, Callable

import pytest

from camlann.server.cluster.keeper_registry import DEAD_SECONDS, GRACE_SECONDS
from tests.server.faults.kills import FROZEN
from tests.server.faults.observed_server import ObservedServer
from tests.server.store.postgres_proxy import wire
from tests.timeouts import HANG_SECONDS

FOUND_DEAD = '"keepers-found-dead"'
SETTLED = GRACE_SECONDS + DEAD_SECONDS


def play(scene: Callable[[ObservedServer], Awaitable[None]], *, standby: bool = False) -> None:
    async def main() -> None:
        server = ObservedServer(gates=0, keepers=3, standby=standby)
        try:
            await server.start()
            await asyncio.sleep(1.0)
            await scene(server)
            assert not server.troubles()
        finally:
            await server.close()
            server.end()

    asyncio.run(main())


def found_dead(server: ObservedServer) -> int:
    return sum(path.read_text().count(FOUND_DEAD) for path in server.logs())


async def alive(server: ObservedServer, count: int) -> float:
    """Wait until so many are alive; how long it took."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    async with asyncio.timeout(HANG_SECONDS):
        while len(server.alive) != count:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.005)
    return loop.time() - began


def test_a_killed_keeper_is_found_and_one_that_stands_still_two_seconds_later() -> None:
    async def scene(server: ObservedServer) -> None:
        killed, stopped, _ = server.keepers
        await killed.gone(killed.kill())
        print(f"killed: found after {await alive(server, 2):.2f} s")
        stopped.pause()
        took = await alive(server, 1)
        print(f"stopped: found after {took:.2f} s")
        assert took > DEAD_SECONDS / 2
        stopped.resume()
        print(f"going on: back after {await alive(server, 2):.2f} s")

    play(scene)


async def restarted(server: ObservedServer, by: signal.Signals) -> None:
    """SIGINT: it ends all sessions and stops in good order."""
    server.postgres.send(by)
    await server.postgres.gone()
    await asyncio.sleep(1.0)
    server.postgres.start()
    await server.answering()


async def frozen(server: ObservedServer) -> None:
    family = server.postgres.pause_all()
    await asyncio.sleep(FROZEN)
    server.postgres.resume_all(family)


async def failed_over(server: ObservedServer) -> None:
    assert server.pair is not None
    await server.pair.fail_over()


OUTAGES: dict[str, Callable[[ObservedServer], Awaitable[None]]] = {
    "killed and started again": lambda server: restarted(server, signal.SIGQUIT),
    "stopped in good order and started again": lambda server: restarted(server, signal.SIGINT),
    "frozen": frozen,
    "failed over to its standby": failed_over,
}


@pytest.mark.parametrize("outage", OUTAGES)
def test_no_keeper_is_believed_dead_when_postgresql_is(outage: str) -> None:
    async def scene(server: ObservedServer) -> None:
        before, changes = server.alive, server.watch()
        await OUTAGES[outage](server)
        await asyncio.sleep(SETTLED)
        assert server.alive == before
        assert changes == []
        assert not found_dead(server)
        # And then one that dies is found as ever.
        await server.keepers[0].gone(server.keepers[0].kill())
        print(f"{outage}: the next is found after {await alive(server, 2):.2f} s")

    play(scene, standby=outage == "failed over to its standby")


def test_a_keeper_that_is_cut_off_from_postgresql_counts_as_dead_until_it_is_back() -> None:
    async def scene(server: ObservedServer) -> None:
        async with wire(server.store_url) as between:
            far = server.add_keeper("keeper far", "--store", between.url)
            far.start()
            await alive(server, 4)
            # Nothing comes through, and nobody is told: PostgreSQL still believes in its sessions.
            between.asks.clear()
            between.answers.clear()
            took = await alive(server, 3)
            print(f"cut off: dead after {took:.2f} s")
            assert took > DEAD_SECONDS / 2
            between.asks.set()
            between.answers.set()
            print(f"joined again: back after {await alive(server, 4):.2f} s")
            await far.gone(far.kill())

    play(scene)
