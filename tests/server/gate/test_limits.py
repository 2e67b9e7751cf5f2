"""Rate limits: how much a device may send, and how much it may leave unread."""

import asyncio

import pytest

from camlann.protocol.socket_messages import VERSION, Broadcast, Hello, Ping, Pong, Trouble
from camlann.rate_limit import TokenBucket
from camlann.server.cluster.bus_messages import Delivery, SendBroadcast
from camlann.server.gate.http import HttpError, Request
from camlann.server.gate.limits import network
from camlann.server.ops import metrics
from camlann.server.settings import Settings
from tests.server.harness.gate_server import GateServer, bots_token, run
from tests.server.harness.sample_data import ANNA, BERT, TABLE

WORD = Broadcast("draft", 1, (1, 2))


def test_a_port_behind_a_forwarded_address_is_no_part_of_it() -> None:
    def of(forwarded: str) -> str:
        request = Request("GET", "/", {"x-forwarded-for": forwarded}, address="172.18.0.9")
        return network(request, Settings(proxy=True))

    assert of("203.0.113.7:1234") == of("1.2.3.4, 203.0.113.7:9") == of("203.0.113.7") == "203.0.113.7"
    assert of("[2001:db8::1]:443") == of("2001:db8::9") == "2001:db8::/64"
    for wrong in ("", "unknown", "203.0.113.7:1:2", "x" * 5000, "203.0.113.7, _hidden"):
        with pytest.raises(HttpError):
            of(wrong)


def test_a_bucket_fills_at_its_rate_up_to_its_size() -> None:
    bucket = TokenBucket(5, 3)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(10.1)
    assert bucket.take(10.21)
    assert not bucket.take(10.21)
    assert bucket.full(11.0)


def test_a_device_that_sends_too_much_is_warned_once_and_then_closed() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        for _ in range(21):
            phone.say(Ping())
        await asyncio.sleep(0.05)
        assert phone.shown == [Pong()] * 20 + [Trouble("slow-down")]
        assert phone.open
        phone.say(Ping())
        phone.say(Ping())
        await asyncio.sleep(0.05)
        assert phone.code == 1008

    run(story)


def test_five_messages_a_second_are_never_too_much() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        for _ in range(200):
            phone.say(Ping())
            await asyncio.sleep(0.2)
        assert phone.shown == [Pong()] * 200

    run(story)


def test_a_warning_is_forgotten_after_a_pause() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        for _ in range(3):
            for _ in range(21):
                phone.say(Ping())
            await asyncio.sleep(10)
        assert len(phone.shown_of(Trouble)) == 3
        assert phone.open

    run(story)


def test_bots_of_the_server_are_not_slowed_down() -> None:
    async def story(server: GateServer) -> None:
        phone = server.connect()
        phone.say(Hello(VERSION, bots_token("bot:" + "0f" * 16), TABLE.name))
        await asyncio.sleep(0.05)
        phone.clear()
        for _ in range(100):
            phone.say(Ping())
        await asyncio.sleep(0.05)
        assert phone.shown == [Pong()] * 100

    run(story)


def test_ten_passing_words_a_second_are_passed_on_and_count_for_nothing() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        for _ in range(100):
            phone.say(WORD)
            await asyncio.sleep(0.1)
        assert len(server.keeper.of(SendBroadcast)) == 100
        for _ in range(20):
            phone.say(Ping())
        await asyncio.sleep(0.05)
        assert phone.shown == [Pong()] * 20

    run(story)


def test_more_words_than_that_are_dropped_and_in_the_end_too_much() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        for _ in range(30):
            phone.say(WORD)
        await asyncio.sleep(0.05)
        assert len(server.keeper.of(SendBroadcast)) == 10
        assert not phone.shown
        phone.say(WORD)
        phone.say(WORD)
        await asyncio.sleep(0.05)
        assert phone.shown == [Trouble("slow-down")] * 2
        assert phone.code == 1008

    run(story)


def test_what_a_gate_does_is_counted() -> None:
    names = ("devices", "messages_total", "frames_total", "frame_bytes_total", "devices_shed_total")

    def counts() -> list[float]:
        return [metrics.REGISTRY.get_sample_value(f"camlann_{name}") or 0.0 for name in names]

    before = counts()

    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        phone.say(Ping())
        await asyncio.sleep(0.05)
        assert [now - then for now, then in zip(counts(), before, strict=True)] == [1, 2, 2, 512, 0]
        phone.reads = False
        shout(server, 300 * 1024)
        await asyncio.sleep(0.05)
        assert [now - then for now, then in zip(counts(), before, strict=True)] == [0, 2, 2, 512, 1]

    run(story)


def shout(server: GateServer, size: int) -> None:
    server.keeper.tell(Delivery(TABLE.id, b'"' + b"x" * (size - 2) + b'"'))


def test_a_device_with_too_much_unread_is_closed_and_nobody_else_notices() -> None:
    async def story(server: GateServer) -> None:
        slow, quick = await server.come(ANNA), await server.come(BERT)
        slow.reads = False
        for _ in range(20):
            shout(server, 16 * 1024)
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.02)
        assert slow.code == 1013
        assert slow.unread <= 256 * 1024
        assert (quick.code, len(quick.came)) == (None, 20)

    run(story)


def test_a_device_with_anything_unread_for_ten_seconds_is_closed() -> None:
    async def story(server: GateServer) -> None:
        slow = await server.come(ANNA)
        slow.reads = False
        shout(server, 100)
        await asyncio.sleep(9.5)
        assert slow.open
        await asyncio.sleep(2)
        assert slow.code == 1013

    run(story)


def test_a_device_that_catches_up_stays_connected() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        for _ in range(5):
            phone.reads = False
            shout(server, 1000)
            await asyncio.sleep(7)
            phone.unread, phone.reads = 0, True
            await asyncio.sleep(6)
        assert phone.open

    run(story)


def test_a_slow_device_that_reads_is_not_closed() -> None:
    async def story(server: GateServer) -> None:
        phone = await server.come(ANNA)
        phone.reads = False
        for _ in range(20):
            phone.unread = 0
            shout(server, 1000)
            await asyncio.sleep(0.73)
        assert phone.open
        assert len(phone.came) == 20

    run(story)
