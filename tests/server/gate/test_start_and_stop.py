"""How a gate starts, drains and stops."""

import asyncio

from camlann.protocol.socket_messages import Ping
from camlann.server.cluster.bus_messages import Detach
from tests.server.harness.clock import now
from tests.server.harness.gate_server import GateServer, hello, run
from tests.server.harness.sample_data import ANNA, BERT, CARL


def test_a_draining_gate_lets_everybody_go_a_few_at_a_time() -> None:
    async def story(server: GateServer) -> None:
        phones = [await server.come((ANNA, BERT, CARL)[n % 3]) for n in range(24)]
        left: list[int] = []

        async def count() -> None:
            while True:
                await asyncio.sleep(0.1)
                left.append(sum(phone.code is None for phone in phones))

        counting = asyncio.ensure_future(count())
        began = now()
        await server.gate.drain()
        counting.cancel()
        assert 1.5 <= now() - began <= 3
        assert {phone.code for phone in phones} == {1012}
        assert all(before - after <= 2 for before, after in zip([24, *left], left, strict=False))
        assert {bus_message.person_id for bus_message in server.keeper.of(Detach)} == {ANNA, BERT, CARL}

    run(story)


def test_a_draining_gate_takes_nobody_new() -> None:
    async def story(server: GateServer) -> None:
        draining = asyncio.ensure_future(server.gate.drain())
        await asyncio.sleep(0.5)
        assert not server.gate.ready
        phone = server.connect()
        phone.say(hello(ANNA))
        await asyncio.sleep(0.05)
        assert (phone.code, phone.came) == (1012, [])
        await draining

    run(story)


def test_a_killed_gate_breaks_its_connections_and_receives_nothing() -> None:
    async def story(server: GateServer) -> None:
        phone, fresh = await server.come(ANNA), server.connect()
        phone.say(Ping())
        heard = len(server.keeper.heard)
        server.gate.kill()
        await asyncio.sleep(10)
        assert (phone.code, fresh.code) == (1006, 1006)
        assert not phone.came
        assert len(server.keeper.heard) == heard

    run(story)


def test_a_stopping_gate_still_sends_what_waits() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        phone.say(Ping())
        await server.gate.stop()
        assert len(phone.came) == 1
        assert phone.code == 1012

    run(story)
