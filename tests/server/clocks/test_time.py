"""Time that is added, drawn and shown; and what happens in the millisecond of the deadline."""

import asyncio
from collections.abc import Iterator

import msgspec
import pytest
from msgspec import Raw

from camlann.engine.phases import Command
from camlann.protocol.socket_messages import ClockIs, Done, Refused, server_decoder
from camlann.server.cluster.bus_messages import ClockUpdate
from camlann.server.keeper.question_clock import GRACE_SECONDS
from camlann.table import (
    Agree,
    Arrange,
    Begin,
    Choice,
    Choose,
    Clock,
    Hours,
    MoreTime,
    PersonId,
    SetSleepHours,
    Settings,
    Sit,
    TableCommand,
    Times,
    fold,
    uniform_clock,
)
from camlann.table import Table as AnyTableState
from tests.ferry.turn import Draw
from tests.server.clocks.timed_server import TimedServer, run
from tests.server.harness.clock import until
from tests.server.harness.keeper_server import ANA, BEN, CAI, EVERYONE

DOV = PersonId("d" * 32)


def ms() -> float:
    return asyncio.get_running_loop().time() * 1000


async def begin(server: TimedServer, clock: Clock, turns: int = 6, to: str = "one") -> None:
    said: list[tuple[PersonId, Command]] = [(person_id, Sit()) for person_id in EVERYONE]
    said.append((ANA, Choose(Choice("ferry", Raw(b'{"turns":%d}' % turns), clock))))

    said += [*((person_id, Agree()) for person_id in EVERYONE), (ANA, Begin())]
    for person_id, command in said:
        answer = await server.ask(person_id, command, to=to)
        assert isinstance(answer, Done), answer


def table_now(server: TimedServer) -> AnyTableState:
    return fold(AnyTableState(), server.log().table)


def clocks(server: TimedServer) -> list[ClockIs]:
    return [clock for _, clock in told(server)]


def told(server: TimedServer) -> Iterator[tuple[ClockUpdate, ClockIs]]:
    for bus_message in server.bus_messages:
        if isinstance(bus_message, ClockUpdate):
            message = server_decoder.decode(bus_message.data)
            assert isinstance(message, ClockIs)
            yield bus_message, message


def code(answer: Done | Refused) -> str:
    return "done" if isinstance(answer, Done) else str(msgspec.json.decode(answer.reason)["type"])


# Banks.


def test_what_an_answer_takes_beyond_its_time_is_paid_by_the_bank_and_no_more() -> None:
    async def play(server: TimedServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE)
        await begin(server, uniform_clock(5, bank=10))
        await asyncio.sleep(8.3)
        assert code(await server.ask(ANA, Draw(), 1, 1)) == "done"
        assert table_now(server).current.drawn == {ANA: 3}
        # It was two rows of one entry.
        assert server.disk.logs[next(iter(server.disk.logs))][-1].size == 2
        server.judge()

    run(play)


def test_who_lets_the_time_run_out_has_an_empty_bank_and_the_next_question_is_shorter() -> None:
    async def play(server: TimedServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE)
        await begin(server, uniform_clock(5, bank=10), turns=9)
        assert (clocks(server)[-1].length, clocks(server)[-1].bank) == (15_000, 10_000)
        await until(lambda: len(server.lapses()) >= 6, 200)
        server.judge()
        assert set(table_now(server).current.drawn.values()) <= {10}
        assert [row.clock for row in server.rows() if row.game and row.clock][-1] == 5_000

    run(play, 10_000)


def test_an_answer_in_time_costs_nothing() -> None:
    async def play(server: TimedServer) -> None:
        await server.keeper()
        await begin(server, uniform_clock(5, bank=10))
        await asyncio.sleep(4.9)
        assert code(await server.ask(ANA, Draw(), 1, 1)) == "done"
        assert table_now(server).current.drawn == {}

    run(play)


# A minute more.


def test_a_minute_more_is_a_minute_from_the_old_deadline() -> None:
    async def play(server: TimedServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE)
        await begin(server, uniform_clock(5))
        began = server.rows()[-1].at
        await asyncio.sleep(3)
        # Anybody may ask who sits there, whoever is asked.
        assert code(await server.ask(BEN, MoreTime(1, 1))) == "done"
        assert code(await server.ask(BEN, MoreTime(1, 1))) == "table.added-already"
        assert code(await server.ask(DOV, MoreTime(1, 1))) == "table.not-seated"
        assert code(await server.ask(CAI, MoreTime(1, 2))) == "engine.stale"
        assert code(await server.ask(CAI, MoreTime(2, 1))) == "engine.stale"
        last = clocks(server)[-1]
        assert (last.length, last.ask) == (65_000, 1)
        assert 61_000 < last.left <= 62_100
        await until(lambda: server.lapses(), 100)
        assert 66_000 <= server.lapses()[0].at - began <= 66_200
        server.judge()

    run(play)


def test_more_time_survives_the_keeper_and_a_clock_that_has_just_rung() -> None:
    async def play(server: TimedServer) -> None:
        keeper = await server.keeper()
        server.attach(*EVERYONE)
        await begin(server, uniform_clock(5))
        began = server.rows()[-1].at
        # It comes in the second of grace, just before the bell.
        await asyncio.sleep(5 + GRACE_SECONDS - 0.01)
        assert code(await server.ask(CAI, MoreTime(1, 1))) == "done"
        await asyncio.sleep(10)
        assert server.lapses() == []
        keeper.kill()
        await server.keeper("two")
        server.attach(*EVERYONE, to="two")
        await until(lambda: server.lapses(), 120)
        assert server.lapses()[0].at - began >= 16_000 + 65_000
        server.judge()

    run(play)


def test_without_a_clock_there_is_nothing_to_add_to_and_nothing_to_show() -> None:
    async def play(server: TimedServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE)
        await begin(server, Clock("own", Times(debate=5)))
        assert code(await server.ask(ANA, MoreTime(1, 1))) == "table.no-clock"
        assert clocks(server) == []

    run(play)


def test_hours_in_a_zone_nobody_knows_are_refused() -> None:
    async def play(server: TimedServer) -> None:
        await server.keeper()
        said: list[tuple[TableCommand, str]] = [
            (SetSleepHours(Hours("Europe/Rome", 1380, 420)), "done"),
            (SetSleepHours(Hours("Atlantis/Lyonesse", 1380, 420)), "table.no-such-zone"),
        ]
        await server.ask(ANA, Sit())
        for command, answer in said:
            assert code(await server.ask(ANA, command)) == answer
        assert code(await server.ask(ANA, b'{"type":"table.set-sleep-hours","hours":{"zone":"../etc"}}')) == (
            "server.malformed"
        )

    run(play)


# At the deadline.


@pytest.mark.parametrize("apart", [-50, -2, -1, 0, 1, 2, 50])
def test_an_answer_at_the_deadline_counts_or_does_not_and_never_both(apart: int) -> None:
    async def play(server: TimedServer) -> None:
        keeper = await server.keeper()
        await begin(server, uniform_clock(5))
        clock = keeper.actors[next(iter(keeper.actors))].timed.clock
        rings = (clock._deadline + GRACE_SECONDS) * 1000
        await asyncio.sleep((rings + apart - ms()) / 1000)
        answer = code(await server.ask(ANA, Draw(), 1, 1))
        await asyncio.sleep(1)
        answers = [row for row in server.rows() if row.game and row.seat is not None]
        assert (answer, len(answers), len(server.lapses())) in (
            ("done", 1, 0),
            ("engine.stale", 0, 1),
        )
        if apart:
            assert (answer == "done") == (apart < 0)
        server.judge()

    run(play)


# What is shown.


def test_the_clock_is_shown_with_every_question_and_to_whoever_comes() -> None:
    async def play(server: TimedServer) -> None:
        keeper = await server.keeper()
        server.attach(*EVERYONE)
        await begin(server, uniform_clock(5))
        bus_message, first = [*told(server)][-1]
        assert (first.game, first.ask, first.length, first.warn) == (1, 1, 5_000, (1_000,))
        assert 4_900 <= first.left <= 5_000
        assert bus_message.only is None
        await asyncio.sleep(2)
        server.attach(DOV)
        await asyncio.sleep(0.1)
        late, there = [*told(server)][-1]
        assert late.only == (DOV,)
        assert late.version == bus_message.version
        assert 2_900 <= there.left <= 3_100
        assert code(await server.ask(ANA, Draw(), 1, 1)) == "done"
        newest, second = [*told(server)][-1]
        assert second.ask == 2
        # Another keeper counts anew, and says so.
        keeper.kill()
        await server.keeper("two")
        server.attach(*EVERYONE, to="two")
        await asyncio.sleep(0.5)
        again, counted = [*told(server)][-1]
        assert again.version != newest.version
        assert (counted.ask, counted.length) == (2, 5_000)
        assert counted.left > 4_000

    run(play)


def test_spectators_who_are_kept_behind_are_shown_no_clock() -> None:
    async def play(server: TimedServer) -> None:
        await server.keeper()
        server.attach(*EVERYONE, DOV)
        await server.ask(ANA, Sit())
        assert code(await server.ask(ANA, Arrange(Settings(delay=60)))) == "done"
        for person_id in (BEN, CAI):
            await server.ask(person_id, Sit())

        await server.ask(ANA, Choose(Choice("ferry", Raw(b"{}"), uniform_clock(5))))
        for person_id in EVERYONE:
            await server.ask(person_id, Agree())
        await server.ask(ANA, Begin())
        server.attach(DOV)
        await asyncio.sleep(0.1)
        shown_to = {bus_message.only for bus_message, _ in told(server)}
        assert shown_to == {EVERYONE}

    run(play)
