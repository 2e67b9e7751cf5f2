"""Games that nobody comes back to."""

import asyncio

from camlann import table as at
from camlann.runtime import Runtime
from camlann.server.keeper.abandoned_games import DAY_MS
from camlann.server.store.wake_ups import WakeUp
from camlann.table import Settings
from tests.server.absence.connected_people import There, playing
from tests.server.harness.keeper_server import ANA, BEN, EVERYONE, KeeperServer, run
from tests.server.keeper.test_keeper import rows
from tests.server.keeper.test_people import done


def abandoned(server: KeeperServer) -> list[WakeUp]:
    return [due for due in server.disk.wake_ups.values() if due.reason == "abandoned"]


async def left_behind(server: KeeperServer, *, days: int) -> There:
    """A crossing without a clock that everybody has left."""
    there = There(server, *EVERYONE, keeper=await server.keeper())
    await server.begin()
    await done(server, (ANA, at.Arrange(Settings(abandoned=days))))
    await asyncio.sleep(3)
    for person_id in EVERYONE:
        there.leave(person_id)
    await asyncio.sleep(90)
    return there


def later(server: KeeperServer, days: float) -> None:
    """So much time passes, as far as clocks on walls are concerned."""
    wall = server.runtime.wall
    shifted = Runtime(wall=lambda: wall() + round(days * DAY_MS), random=server.runtime.random)
    server.runtime = shifted


def ended(server: KeeperServer) -> bool:
    return any(b"table.broken-off" in bytes(each.fact) for row in rows(server) for each in row.facts)


def test_a_game_that_nobody_comes_back_to_ends_after_as_many_days_as_the_host_said() -> None:
    async def play(server: KeeperServer) -> None:
        there = await left_behind(server, days=2)
        (due,) = abandoned(server)
        assert 3 * DAY_MS - 120_000 <= due.at - server.runtime.wall() <= 3 * DAY_MS
        later(server, 2.99)
        await there.another_keeper()
        await asyncio.sleep(60)
        assert not ended(server)
        later(server, 0.02)
        await there.another_keeper()
        await asyncio.sleep(60)
        assert ended(server)
        assert abandoned(server) == []

    run(play)


def test_whoever_looks_at_it_keeps_it_alive() -> None:
    async def play(server: KeeperServer) -> None:
        there = await left_behind(server, days=2)
        later(server, 2.9)
        await there.another_keeper()
        there.come(BEN)
        await asyncio.sleep(30)
        (due,) = abandoned(server)
        assert due.at - server.runtime.wall() > 2.9 * DAY_MS
        there.leave(BEN)
        later(server, 0.2)
        await there.another_keeper()
        await asyncio.sleep(60)
        assert not ended(server)

    run(play)


def test_somebody_who_comes_at_the_last_moment_is_not_late() -> None:
    async def play(server: KeeperServer) -> None:
        there = await left_behind(server, days=2)
        later(server, 3.1)
        await there.another_keeper()
        await asyncio.sleep(8)
        there.come(BEN)
        await asyncio.sleep(60)
        assert not ended(server)

    run(play)


def test_when_nobody_could_come_everybody_is_given_time_again() -> None:
    async def play(server: KeeperServer) -> None:
        there = await left_behind(server, days=30)
        later(server, 40)
        await there.another_keeper()
        await asyncio.sleep(60)
        assert not ended(server)
        (due,) = abandoned(server)
        assert 7 * DAY_MS < due.at - server.runtime.wall() <= 8 * DAY_MS

    run(play)


def test_a_host_may_let_a_game_wait_for_ever() -> None:
    async def play(server: KeeperServer) -> None:
        await left_behind(server, days=0)
        assert abandoned(server) == []

    run(play)


def test_a_game_that_a_clock_drives_needs_nobody_to_end_it() -> None:
    async def play(server: KeeperServer) -> None:
        await playing(server, clock=2, turns=3)
        await asyncio.sleep(60)
        assert abandoned(server) == []

    run(play)
