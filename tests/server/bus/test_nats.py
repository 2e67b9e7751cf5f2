"""NATS when its server dies, freezes or is not there, and realms that do not hear each other."""

import asyncio
import os

import pytest

from camlann.server.cluster.bus.nats import MAX_QUEUED_BYTES, MAX_UNANSWERED_CHECKS, PING_SECONDS, connect
from camlann.server.cluster.bus.open_bus import open_bus
from camlann.server.cluster.keeper_registry import GRACE_SECONDS
from tests.server.bus.bus_connections import NATS, server, until
from tests.timeouts import HANG_SECONDS


def test_a_broken_connection_is_restored_with_its_subscriptions() -> None:
    async def test() -> None:
        async with server() as own:
            one, other = await connect(own.url), await connect(own.url)
            heard: list[bytes] = []
            await one.listen("a", heard.append)
            other.send("a", b"before")
            await until(lambda: heard == [b"before"])
            await own.kill()
            for _ in range(100):
                other.send("a", b"lost")
            await until(lambda: not one.up and not other.up)
            other.send("a", b"lost")
            later: list[bytes] = []
            await one.listen("b", later.append)
            await one.flush()
            await own.start()
            await until(lambda: one.up and other.up)
            heard.clear()
            other.send("a", b"after")
            other.send("b", b"after")
            await until(lambda: bool(heard) and bool(later))
            assert later == [b"after"]
            # What was in flight when the connection broke may be lost or not; what was sent later is.
            assert heard == [b"after"]
            await one.close()
            await other.close()

    asyncio.run(test())


def test_a_frozen_server_is_noticed_before_anybody_would_be_believed_dead() -> None:
    async def test() -> None:
        async with server() as own:
            bus = await connect(own.url)
            heard: list[bytes] = []
            await bus.listen("a", heard.append)
            own.freeze()
            # More than fits into the socket, so that the connection cannot even be closed cleanly.
            for _ in range(64):
                bus.send("a", bytes(256 * 1024))
            await until(lambda: not bus.up)
            assert PING_SECONDS * MAX_UNANSWERED_CHECKS < GRACE_SECONDS
            await own.kill()
            await own.start()
            await until(lambda: bus.up)
            heard.clear()
            bus.send("a", b"after")
            await until(lambda: b"after" in heard)
            await bus.close()

    asyncio.run(test())


def test_a_connection_that_cannot_be_closed_is_left_for_another_server() -> None:
    async def test() -> None:
        async with server() as frozen, server() as other:
            bus = await connect(f"{frozen.url},127.0.0.1:1,127.0.0.1:{other.port}")
            heard: list[bytes] = []
            await bus.listen("a", heard.append)
            frozen.freeze()
            for _ in range(64):
                bus.send("a", bytes(256 * 1024))
            async with asyncio.timeout(HANG_SECONDS):
                while not heard:
                    bus.send("a", b"after")
                    await asyncio.sleep(0.05)
            assert set(heard) == {b"after"}
            async with asyncio.timeout(HANG_SECONDS):
                await bus.close()

    asyncio.run(test())


def test_a_bus_is_closed_in_a_moment_though_its_server_is_gone() -> None:
    async def test() -> None:
        async with server() as own:
            bus = await connect(own.url)
            await bus.listen("a", lambda bus_message: None)
            await own.kill()
            bus.send("a", b"x")
            async with asyncio.timeout(HANG_SECONDS):
                await bus.close()
            assert not bus.up

    asyncio.run(test())


def test_no_more_waits_to_go_out_than_may_and_the_oldest_is_lost_first() -> None:
    async def test() -> None:
        bus = await connect(NATS, realm=f"test-{os.urandom(8).hex()}")
        heard: list[bytes] = []
        await bus.listen("a", lambda bus_message: heard.append(bus_message[:4]))
        size = 256 * 1024
        for n in range(MAX_QUEUED_BYTES // size + 8):
            bus.send("a", b"%04d" % n + bytes(size - 4))
        await bus.flush()
        await until(lambda: len(heard) >= MAX_QUEUED_BYTES // size)
        assert heard == [b"%04d" % n for n in range(8, MAX_QUEUED_BYTES // size + 8)]
        await bus.close()

    asyncio.run(test())


def test_realms_do_not_hear_each_other() -> None:
    async def test() -> None:
        one, other = f"test-{os.urandom(8).hex()}", f"test-{os.urandom(8).hex()}"
        here, there = await open_bus(f"{NATS}/{one}"), await open_bus(NATS, realm=other)
        same = await open_bus(NATS, realm=one)
        heard: list[bytes] = []
        await here.listen("a", heard.append)
        there.send("a", b"there")
        await there.flush()
        same.send("a", b"same")
        await until(lambda: bool(heard))
        assert heard == [b"same"]
        for bus in (here, there, same):
            await bus.close()

    asyncio.run(test())


def test_where_no_server_answers_that_is_said_in_time_and_without_the_address() -> None:
    async def test() -> None:
        with pytest.raises(ConnectionError) as failure:
            await connect("nats://somebody:password@127.0.0.1:1/realm", within=0.5)
        assert "password" not in str(failure.value)

    asyncio.run(test())


@pytest.mark.parametrize("url", ["nats://127.0.0.1:4222/a.b", "nats://127.0.0.1:4222/a b", "carrier-pigeon:"])
def test_an_address_that_runtime_no_bus_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match=r"a bus is|a realm is"):
        asyncio.run(open_bus(url))
