"""Clocks at a gate: sent once to each device, again to a new one, and always the same size."""

import asyncio

from msgspec.structs import replace

from camlann.protocol.socket_messages import PAD_BYTES, ClockIs, encode
from camlann.server.cluster.bus_messages import Attach, ClockUpdate, Moved, ViewerPosition
from camlann.server.gate.gate import Gate
from camlann.server.settings import Settings
from tests.server.harness.gate_server import GateServer, run
from tests.server.harness.sample_data import ANNA, BERT, CARL, TABLE

CLOCK = ClockIs(1, 4, 60_000, 41_000, 0, (10_000,))


def clocked(version: int = 77, clock: ClockIs = CLOCK, **fields: object) -> ClockUpdate:
    return replace(ClockUpdate(TABLE.id, version, encode(clock), (ANNA, BERT)), **fields)


def test_a_clock_is_shown_once_to_each_and_a_gate_says_which_it_has_shown() -> None:
    async def story(server: GateServer) -> None:
        phones = [await server.come(person_id) for person_id in (ANNA, BERT, CARL)]
        for _ in range(3):
            server.keeper.tell(clocked())
        await asyncio.sleep(0.1)
        assert [phone.shown_of(ClockIs) for phone in phones] == [[CLOCK]] * 3
        assert {len(data) for phone in phones for _, data in phone.came} == {PAD_BYTES}
        server.keeper.heard.clear()
        server.keeper.tell(Moved(TABLE.id))
        await asyncio.sleep(0.1)
        assert set(server.keeper.of(Attach)[0].ats) == {
            ViewerPosition(person_id, clock=77) for person_id in (ANNA, BERT, CARL)
        }

    run(story)


def test_a_second_device_of_the_same_person_has_not_seen_it() -> None:
    async def story(server: GateServer) -> None:
        first = await server.come(ANNA)
        server.keeper.tell(clocked())
        await asyncio.sleep(0.1)
        second = await server.come(ANNA)
        assert server.keeper.of(Attach)[-1].ats == (ViewerPosition(ANNA),)
        server.keeper.tell(clocked(only=(ANNA,)))
        await asyncio.sleep(0.1)
        assert [len(phone.shown_of(ClockIs)) for phone in (first, second)] == [1, 1]
        # Another version is another clock, to both.
        server.keeper.tell(clocked(78))
        await asyncio.sleep(0.1)
        assert [len(phone.shown_of(ClockIs)) for phone in (first, second)] == [2, 2]

    run(story)


def test_a_clock_for_some_is_shown_to_them_alone() -> None:
    async def story(server: GateServer) -> None:
        phones = [await server.come(person_id) for person_id in (ANNA, BERT, CARL)]
        server.keeper.tell(clocked(only=(ANNA,)))
        await asyncio.sleep(0.1)
        assert [len(phone.shown_of(ClockIs)) for phone in phones] == [1, 0, 0]

    run(story)


def test_where_the_server_lets_nobody_look_on_only_those_who_sit_are_shown_a_clock() -> None:
    async def story(server: GateServer) -> None:
        gate: Gate = server.gate
        gate._settings = Settings(spectators=False)
        phones = [await server.come(person_id) for person_id in (ANNA, BERT, CARL)]
        server.keeper.tell(clocked())
        server.keeper.tell(clocked(78, only=(CARL, BERT)))
        await asyncio.sleep(0.1)
        assert [len(phone.shown_of(ClockIs)) for phone in phones] == [1, 2, 0]

    run(story)
