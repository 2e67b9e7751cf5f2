"""Keepers die at every kind of phase while its clock runs: no deadline is early, and none is lost.

These tables have no viewers: the next keeper finds them in the list of wake-ups.
"""

import asyncio

import pytest

from camlann.engine.facts import tag
from camlann.games import GAMES
from camlann.server.keeper.keeper import Keeper
from camlann.server.keeper.question_clock import GRACE_SECONDS
from camlann.server.keeper.wake_ups import SCAN_SECONDS, SETTLE_SECONDS
from camlann.server.store.wake_ups import WakeUp
from camlann.table import BankDrawn, Clock, Missed, Times
from tests.server.clocks.games_at_each_phase import REACHED, entries
from tests.server.clocks.timed_server import TimedServer, run
from tests.server.harness.clock import until
from tests.server.harness.keeper_server import TABLE

TIMES = Times(glance=7, answer=9, choice=11, debate=13, bank=4)
CLOCK = Clock("own", TIMES)
FOUND = SETTLE_SECONDS + SCAN_SECONDS + 1.0
"""Seconds after which a keeper has certainly found what is on the list."""
JUMPS = (3_600_000, -3_600_000, 86_400_000, -86_400_000)


def furnish(server: TimedServer, phase: str) -> int:
    """A table at this phase; how many milliseconds its question has."""
    server.furnish(entries(phase, CLOCK, TABLE, server.keys, server.runtime))
    server.disk.wake_ups[TABLE, "clock"] = WakeUp(TABLE, "clock", 0, 0)
    opened = [row for row in server.rows() if row.game and row.clock is not None][-1]
    assert opened.clock
    return opened.clock


class Deadly:
    """A store in which a keeper dies at one of its appends: before it takes effect, or after."""

    def __init__(self, call: str) -> None:
        self.call = call
        self.keeper: Keeper | None = None
        self.struck = False

    async def __call__(self, call: str) -> None:
        if call == self.call and self.keeper is not None and not self.struck:
            self.struck = True
            self.keeper.kill()
            await asyncio.Event().wait()
        await asyncio.sleep(0)


def test_every_phase_is_reached() -> None:
    phases = {tag(phase) for rules in GAMES.values() for phase in rules.WIRE.phases}
    assert phases == {*REACHED}


@pytest.mark.parametrize("phase", REACHED)
def test_keepers_die_while_the_clock_runs(phase: str) -> None:
    async def play(server: TimedServer) -> None:
        length, loop = furnish(server, phase) / 1000, asyncio.get_running_loop()
        began = loop.time()
        # The first finds the table, and dies just before the time is up.
        one = await server.keeper("one")
        await until(lambda: one.actors)
        await asyncio.sleep(length + GRACE_SECONDS - 0.2)
        assert server.lapses() == []
        one.kill()
        # The second dies as it writes the deadline down, and the third when it has.
        for name, call in (("two", "append"), ("three", "append done")):
            deadly = Deadly(call)
            deadly.keeper = await server.keeper(name, deadly)
            found = loop.time()
            await until(lambda: deadly.struck, FOUND + length + GRACE_SECONDS)  # noqa: B023
            assert loop.time() - found >= length + GRACE_SECONDS
            assert len(server.lapses()) == (call == "append done")
        assert loop.time() - began >= 3 * (length + GRACE_SECONDS) - 0.2
        # Whoever comes then goes on from there: the next deadlines come, each in its time.
        await server.keeper("four")
        await until(lambda: len(server.lapses()) >= 3 or not server.disk.wake_ups, 120)
        server.judge()

    run(play)


UNSEEN = [
    *("avalon.assassinating", "avalon.questing", "avalon.opining"),
    # Everybody sees who is ready; but who keeps discussing has missed nothing.
    "avalon.discussing",
    *(
        "shadows.council",
        "shadows.offering",
        "shadows.volunteering",
        "shadows.discarding",
        "shadows.exchanging",
    ),
]


@pytest.mark.parametrize("phase", UNSEEN)
def test_a_deadline_missed_unseen_or_in_a_discussion_is_nobodys(phase: str) -> None:
    async def play(server: TimedServer) -> None:
        furnish(server, phase)
        before = len(server.log().table)
        keeper = await server.keeper()
        await until(lambda: server.lapses(), FOUND + 20)
        keeper.kill()
        (lapse,) = server.lapses()
        assert (lapse.person_id, lapse.id, lapse.seat) == (None, None, None)
        after = server.log().table[before:]
        assert not [fact for fact in after if isinstance(fact, Missed | BankDrawn)]

    run(play)


@pytest.mark.parametrize("phase", ["avalon.voting", "avalon.assassinating", "shadows.offering"])
@pytest.mark.parametrize("jump", JUMPS)
def test_wall_clocks_that_jump_move_no_deadline(phase: str, jump: int) -> None:
    times: dict[bool, list[float]] = {}
    for jumps in (False, True):

        async def play(server: TimedServer, jumps: bool = jumps) -> None:
            furnish(server, phase)
            began = server.disk.stored[0]
            keeper = await server.keeper("one")
            await until(lambda: keeper.actors)
            await asyncio.sleep(4)
            server.ahead += jump * jumps
            await until(lambda: len(server.lapses()) >= 1 or not server.disk.wake_ups, 60)
            # Once more while everybody is dead.
            keeper.kill()
            server.ahead += jump * jumps
            await server.keeper("two")
            await until(lambda: len(server.lapses()) >= 3 or not server.disk.wake_ups, 120)
            server.judge()
            times[jumps] = [row.at - began for row in server.lapses()]

        run(play)
    assert len(times[True]) == len(times[False]) >= 1
    for here, there in zip(times[True], times[False], strict=True):
        assert abs(here - there) < 1_000
