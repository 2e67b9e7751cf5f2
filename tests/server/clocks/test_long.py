"""Long clocks: the time left is stored, games are adjourned, and tables without viewers are kept too."""

import asyncio

from camlann.server.keeper.keeper import UNUSED_SECONDS
from camlann.server.keeper.question_clock import GRACE_SECONDS, SAVE_SECONDS
from camlann.server.keeper.wake_ups import SCAN_SECONDS, SETTLE_SECONDS
from camlann.server.store.wake_ups import WakeUp
from camlann.table import Call, Clock, Resume, Vote, uniform_clock
from tests.ferry.turn import Draw
from tests.server.clocks.test_time import begin, code, table_now, told
from tests.server.clocks.timed_server import TimedServer, run
from tests.server.harness.clock import until
from tests.server.harness.keeper_server import ANA, BEN, EVERYONE, TABLE

HOUR = 3600


def test_a_keeper_goes_on_from_what_was_left_when_the_one_before_died() -> None:
    async def play(server: TimedServer) -> None:
        keeper = await server.keeper("0")
        await begin(server, uniform_clock(2 * HOUR), to="0")
        began, deaths = server.rows()[-1].at, 0
        while not server.lapses():
            # Each lives for some twenty minutes, far from the two hours that would start anew.
            await asyncio.sleep(0.35 * HOUR)
            if not server.lapses():
                keeper.kill()
                deaths += 1
                keeper = await server.keeper(str(deaths))
        took = (server.lapses()[0].at - began) / 1000
        # Every death costs what was not written down yet, and the time until the next finds the table.
        every = max(SAVE_SECONDS, 2 * HOUR / 20)
        assert (
            2 * HOUR + GRACE_SECONDS
            <= took
            <= 2 * HOUR + deaths * (every + SETTLE_SECONDS + SCAN_SECONDS + 5)
        )
        assert 4 < deaths < 12
        server.judge()
        notes = [row for row in server.rows() if row.game == 0 and row.clock is not None]
        assert 8 < len(notes) < 25
        assert all(row.facts == () and row.person_id is None for row in notes)

    run(play, 40 * HOUR)


def test_what_is_written_down_about_the_time_is_told_to_nobody() -> None:
    async def play(server: TimedServer) -> None:
        await server.keeper()
        await begin(server, uniform_clock(3 * HOUR))
        for _ in range(250):
            server.attach(*EVERYONE)
            await asyncio.sleep(5)
            if [row for row in server.rows() if row.game == 0 and row.clock is not None]:
                break
        server.bus_messages.clear()
        rows = len(server.rows())
        for _ in range(250):
            server.attach(*EVERYONE, at=None)
            await asyncio.sleep(5)
            if len(server.rows()) > rows:
                break
        assert len(server.rows()) == rows + 1
        # Only what these attaches ask for again and again: they have come as far as nothing.
        kinds = {type(bus_message).__name__ for bus_message in server.bus_messages}
        assert kinds <= {"TableUpdate", "ClockUpdate", "PresenceUpdate"}
        assert len({bytes(bus_message.data) for bus_message, _ in told(server)}) > 100

    run(play, 40 * HOUR)


def test_while_a_game_rests_no_clock_runs_and_then_there_is_the_whole_time_again() -> None:
    async def play(server: TimedServer) -> None:
        keeper = await server.keeper()
        server.attach(*EVERYONE)
        await begin(server, uniform_clock(20))
        await asyncio.sleep(15)
        assert code(await server.ask(ANA, Call())) == "done"
        for person_id in (ANA, BEN):
            assert code(await server.ask(person_id, Vote("adjourn"))) == "done"
        assert table_now(server).current.adjourned
        assert not keeper.actors[TABLE].timed.clock.runs
        await until(lambda: not server.disk.wake_ups)
        await asyncio.sleep(300)
        assert server.lapses() == []
        for person_id in (ANA, BEN):
            assert code(await server.ask(person_id, Resume())) == "done"
        again = server.rows()[-1].at
        assert (TABLE, "clock") in server.disk.wake_ups
        await until(lambda: server.lapses(), 60)
        assert 20_000 + GRACE_SECONDS * 1000 <= server.lapses()[0].at - again < 22_000
        server.judge()

    run(play)


# The list of tables that somebody must keep.


def test_a_table_is_on_the_list_before_its_clock_starts_and_off_it_after_the_game() -> None:
    async def play(server: TimedServer) -> None:
        calls: list[str] = []

        async def pause(call: str) -> None:
            calls.append(call)
            await asyncio.sleep(0)

        await server.keeper(pause=pause)
        await begin(server, uniform_clock(1), turns=2)
        assert calls.count("set_wake_up") == 1
        # Written, and only then begun.
        assert calls.index("set_wake_up done") < len(calls) - 1 - calls[::-1].index("append")
        assert set(server.disk.wake_ups) == {(TABLE, "clock")}
        await until(lambda: server.disk.records)
        await until(lambda: not server.disk.wake_ups)

    run(play)


def test_a_game_without_a_clock_is_on_no_list_and_its_table_is_let_go() -> None:
    async def play(server: TimedServer) -> None:
        keeper = await server.keeper()
        await begin(server, Clock())
        assert code(await server.ask(ANA, Draw(), 1, 1)) == "done"
        assert server.disk.wake_ups == {}
        await asyncio.sleep(UNUSED_SECONDS + 40)
        assert not keeper.actors

    run(play)


def test_what_is_on_the_list_in_vain_is_looked_at_once() -> None:
    async def play(server: TimedServer) -> None:
        one = await server.keeper()
        await begin(server, Clock())
        one.kill()
        server.disk.wake_ups[TABLE, "clock"] = WakeUp(TABLE, "clock", 0, 3)
        two = await server.keeper("two")
        await until(lambda: two.actors, SETTLE_SECONDS + SCAN_SECONDS + 1)
        await until(lambda: not server.disk.wake_ups)

    run(play)


def test_only_the_keeper_of_a_table_takes_it_in() -> None:
    async def play(server: TimedServer) -> None:
        one = await server.keeper("one")
        await begin(server, uniform_clock(HOUR), to="one")
        one.kill()
        keepers = [await server.keeper(name) for name in ("two", "three", "four")]
        await asyncio.sleep(SETTLE_SECONDS + SCAN_SECONDS + 5)
        owner = keepers[0].keeper_registry.owner(TABLE)
        assert [keeper.id for keeper in keepers if TABLE in keeper.actors] == [owner]

    run(play)


def test_a_wall_clock_that_is_put_back_hides_no_table() -> None:
    async def play(server: TimedServer) -> None:
        keeper = await server.keeper()
        await begin(server, uniform_clock(30))
        keeper.kill()
        server.ahead -= 24 * HOUR * 1000
        await server.keeper("two")
        await until(lambda: server.lapses(), SETTLE_SECONDS + SCAN_SECONDS + 32)
        server.judge()

    run(play)
