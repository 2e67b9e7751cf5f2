"""Games that nobody comes back to."""

import asyncio

from camlann.server.keeper.forsaken import DAY
from camlann.server.means import Means
from camlann.server.store.wake_ups import Due
from camlann.table import company as at
from camlann.table.company import Settings
from tests.server.absence.there import There, playing
from tests.server.keeper.house import ANA, BEN, EVERYONE, House, run
from tests.server.keeper.test_keeper import rows
from tests.server.keeper.test_people import done


def forsaken(house: House) -> list[Due]:
    return [due for due in house.disk.dues.values() if due.errand == "forsaken"]


async def left_behind(house: House, *, days: int) -> There:
    """A crossing without a clock that everybody has left."""
    there = There(house, *EVERYONE, keeper=await house.keeper())
    await house.begin()
    await done(house, (ANA, at.Arrange(Settings(forsaken=days))))
    await asyncio.sleep(3)
    for who in EVERYONE:
        there.leave(who)
    await asyncio.sleep(90)
    return there


def later(house: House, days: float) -> None:
    """So much time passes, as far as clocks on walls are concerned."""
    wall = house.means.wall
    shifted = Means(wall=lambda: wall() + round(days * DAY), random=house.means.random)
    house.means = shifted


def ended(house: House) -> bool:
    return any(b"company.broken-off" in bytes(each.fact) for row in rows(house) for each in row.said)


def test_a_game_that_nobody_comes_back_to_ends_after_as_many_days_as_the_host_said() -> None:
    async def play(house: House) -> None:
        there = await left_behind(house, days=2)
        (due,) = forsaken(house)
        assert 3 * DAY - 120_000 <= due.at - house.means.wall() <= 3 * DAY
        later(house, 2.99)
        await there.another_keeper()
        await asyncio.sleep(60)
        assert not ended(house)
        later(house, 0.02)
        await there.another_keeper()
        await asyncio.sleep(60)
        assert ended(house)
        assert forsaken(house) == []

    run(play)


def test_whoever_looks_at_it_keeps_it_alive() -> None:
    async def play(house: House) -> None:
        there = await left_behind(house, days=2)
        later(house, 2.9)
        await there.another_keeper()
        there.come(BEN)
        await asyncio.sleep(30)
        (due,) = forsaken(house)
        assert due.at - house.means.wall() > 2.9 * DAY
        there.leave(BEN)
        later(house, 0.2)
        await there.another_keeper()
        await asyncio.sleep(60)
        assert not ended(house)

    run(play)


def test_somebody_who_comes_at_the_last_moment_is_not_late() -> None:
    async def play(house: House) -> None:
        there = await left_behind(house, days=2)
        later(house, 3.1)
        await there.another_keeper()
        await asyncio.sleep(8)
        there.come(BEN)
        await asyncio.sleep(60)
        assert not ended(house)

    run(play)


def test_when_nobody_could_come_everybody_is_given_time_again() -> None:
    async def play(house: House) -> None:
        there = await left_behind(house, days=30)
        later(house, 40)
        await there.another_keeper()
        await asyncio.sleep(60)
        assert not ended(house)
        (due,) = forsaken(house)
        assert 7 * DAY < due.at - house.means.wall() <= 8 * DAY

    run(play)


def test_a_host_may_let_a_game_wait_for_ever() -> None:
    async def play(house: House) -> None:
        await left_behind(house, days=0)
        assert forsaken(house) == []

    run(play)


def test_a_game_that_a_clock_drives_needs_nobody_to_end_it() -> None:
    async def play(house: House) -> None:
        await playing(house, clock=2, turns=3)
        await asyncio.sleep(60)
        assert forsaken(house) == []

    run(play)
