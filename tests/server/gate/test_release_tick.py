"""The release tick: everything is sent at once to all devices, in the order in which they connected."""

import asyncio
from itertools import pairwise
from typing import Any

import pytest

from camlann.protocol.socket_messages import Ping
from camlann.server.cluster.bus_messages import TableUpdate, ViewerUpdate
from camlann.server.gate.release_tick import ReleaseTick
from tests.server.harness.clock import now
from tests.server.harness.gate_server import GateServer, run
from tests.server.harness.sample_data import ANNA, BERT, CARL, TABLE
from tests.server.harness.virtual_loop import VirtualLoop


class Bell:
    def __init__(self, number: int, rung: list[tuple[int, float]]) -> None:
        self.number = number
        self._rung = rung

    def flush(self) -> tuple[int, int]:
        self._rung.append((self.number, now()))
        return 1, 256


def on_stroke(at: float, every: float = 0.02) -> bool:
    return abs(at / every - round(at / every)) < 1e-6


def in_virtual_time(story: Any) -> None:
    VirtualLoop().run(story)


def test_strokes_are_whole_multiples_of_the_step() -> None:
    async def story() -> None:
        rung: list[tuple[int, float]] = []
        tick = ReleaseTick(0.02)
        for pause in (0.0, 0.001, 0.0199, 0.02, 0.33, 0.0137):
            await asyncio.sleep(pause)
            asked = now()
            tick.due(Bell(1, rung))
            await asyncio.sleep(0.0201)
            [(_, at)] = rung
            assert on_stroke(at)
            assert asked < at <= asked + 0.02 + 1e-9
            rung.clear()

    in_virtual_time(story())


def test_all_who_have_something_are_served_at_one_stroke_in_order_of_arrival() -> None:
    async def story() -> None:
        rung: list[tuple[int, float]] = []
        tick = ReleaseTick(0.02)
        for number in (5, 2, 9, 2):
            tick.due(Bell(number, rung))
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.05)
        assert [number for number, _ in rung] == [2, 5, 9]
        assert len({at for _, at in rung}) == 1

    in_virtual_time(story())


def test_no_clock_runs_while_nothing_waits() -> None:
    async def story() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualLoop)
        rung: list[tuple[int, float]] = []
        tick = ReleaseTick(0.02)
        tick.due(Bell(1, rung))
        await asyncio.sleep(1)
        steps = loop.steps
        await asyncio.sleep(100)
        assert loop.steps - steps <= 3
        assert len(rung) == 1

    in_virtual_time(story())


def test_what_is_put_during_a_flush_waits_for_the_next_stroke() -> None:
    async def story() -> None:
        rung: list[tuple[int, float]] = []
        tick = ReleaseTick(0.02)

        class Echo(Bell):
            def flush(self) -> tuple[int, int]:
                if len(rung) < 2:
                    tick.due(self)
                return super().flush()

        tick.due(Echo(1, rung))
        await asyncio.sleep(0.2)
        times = [at for _, at in rung]
        assert [round(later - at, 6) for at, later in pairwise(times)] == [0.02, 0.02]

    in_virtual_time(story())


@pytest.mark.parametrize("late", [0.0, 0.004, 0.0101])
def test_pages_and_answers_to_all_leave_together(late: float) -> None:
    async def story(server: GateServer) -> None:
        phones = [await server.come(person_id) for person_id in (CARL, ANNA, BERT)]
        await asyncio.sleep(0.02 - now() % 0.02 + late)
        page = ViewerUpdate(1, 1, 0, b'{"type":"pong"}')
        server.keeper.tell(TableUpdate(TABLE.id, 256, (ANNA, BERT), None, ((BERT, page),), page))
        await asyncio.sleep(0.003)
        server.keeper.tell(TableUpdate(TABLE.id, 256, (ANNA, BERT), None, ((ANNA, page),), None))
        phones[0].say(Ping())
        await asyncio.sleep(0.05)
        times = {at for phone in phones for at, _ in phone.came}
        assert len(times) == 1
        assert on_stroke(times.pop())
        assert [len(phone.came) for phone in phones] == [2, 1, 1]

    run(story)
