"""What every bus guarantees: the local one and NATS."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from camlann.server.cluster.bus import MAX_MESSAGE_BYTES, Bus
from tests.server.bus.bus_connections import Lines, local, nats, until

BUSES = pytest.mark.parametrize("lines", [local, nats])


def play(lines: Lines, test: Callable[[Callable[[], Awaitable[Bus]]], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with lines() as line:
            await test(line)

    asyncio.run(whole())


@BUSES
def test_messages_of_one_sender_come_in_order(lines: Lines) -> None:
    async def test(line: Callable[[], Awaitable[Bus]]) -> None:
        sender, reader = await line(), await line()
        heard: list[int] = []
        await reader.listen("a.b", lambda bus_message: heard.append(int(bus_message)))
        for n in range(5000):
            sender.send("a.b", b"%d" % n)
        await until(lambda: len(heard) >= 5000)
        assert heard == list(range(5000))

    play(lines, test)


@BUSES
def test_all_subscribers_get_a_message_and_the_sender_too(lines: Lines) -> None:
    async def test(line: Callable[[], Awaitable[Bus]]) -> None:
        one, other = await line(), await line()
        heard: list[str] = []
        await one.listen("all", lambda bus_message: heard.append("one"))
        await one.listen("all", lambda bus_message: heard.append("again"))
        await other.listen("all", lambda bus_message: heard.append("other"))
        await other.listen("else", lambda bus_message: heard.append("wrong"))
        one.send("all", b"x")
        await until(lambda: len(heard) >= 3)
        await asyncio.sleep(0.05)
        assert sorted(heard) == ["again", "one", "other"]

    play(lines, test)


@BUSES
def test_in_a_queue_group_each_message_goes_to_one_and_none_gets_all(lines: Lines) -> None:
    async def test(line: Callable[[], Awaitable[Bus]]) -> None:
        sender, one, other, alone = await line(), await line(), await line(), await line()
        heard: dict[str, list[bytes]] = {"one": [], "other": [], "alone": []}
        await one.listen("work", heard["one"].append, queue_group="hands")
        await other.listen("work", heard["other"].append, queue_group="hands")
        await alone.listen("work", heard["alone"].append)
        bus_messages = [b"%d" % n for n in range(200)]
        for bus_message in bus_messages:
            sender.send("work", bus_message)
        await until(lambda: len(heard["one"]) + len(heard["other"]) >= 200 and len(heard["alone"]) >= 200)
        assert sorted(heard["one"] + heard["other"]) == sorted(bus_messages)
        assert min(len(heard["one"]), len(heard["other"])) > 20
        assert heard["alone"] == bus_messages

    play(lines, test)


@BUSES
def test_an_ended_subscription_gets_nothing_and_the_others_go_on(lines: Lines) -> None:
    async def test(line: Callable[[], Awaitable[Bus]]) -> None:
        sender, reader = await line(), await line()
        ended: list[bytes] = []
        heard: list[bytes] = []
        end = await reader.listen("a", ended.append)
        await reader.listen("a", heard.append)
        sender.send("a", b"1")
        await until(lambda: len(heard) == len(ended) == 1)
        # One that is under way already is not heard either.
        sender.send("a", b"2")
        await sender.flush()
        end()
        end()
        sender.send("a", b"3")
        await until(lambda: len(heard) == 3)
        assert [*ended, b"2"][:2] == [b"1", b"2"]
        assert b"3" not in ended

    play(lines, test)


@BUSES
def test_a_message_without_a_subscriber_is_gone(lines: Lines) -> None:
    async def test(line: Callable[[], Awaitable[Bus]]) -> None:
        sender, reader = await line(), await line()
        heard: list[bytes] = []
        sender.send("a", b"early")
        await sender.flush()
        await reader.listen("a", heard.append)
        sender.send("a", b"late")
        await until(lambda: bool(heard))
        assert heard == [b"late"]

    play(lines, test)


@BUSES
def test_a_message_sent_right_after_a_subscription_arrives(lines: Lines) -> None:
    async def test(line: Callable[[], Awaitable[Bus]]) -> None:
        sender, reader = await line(), await line()
        for n in range(50):
            heard: list[bytes] = []
            await reader.listen(f"new.{n}", heard.append)
            sender.send(f"new.{n}", b"x")
            await until(lambda heard=heard: bool(heard))  # type: ignore[misc]

    play(lines, test)


@BUSES
def test_send_hands_nothing_over_before_it_returns(lines: Lines) -> None:
    async def test(line: Callable[[], Awaitable[Bus]]) -> None:
        bus = await line()
        heard: list[bytes] = []
        await bus.listen("a", heard.append)
        bus.send("a", b"x")
        assert heard == []
        await until(lambda: bool(heard))

    play(lines, test)


@BUSES
def test_a_subscriber_that_fails_gets_the_next_message_and_disturbs_nobody(lines: Lines) -> None:
    async def test(line: Callable[[], Awaitable[Bus]]) -> None:
        bus = await line()
        heard: list[bytes] = []
        tried: list[bytes] = []

        def stumble(bus_message: bytes) -> None:
            tried.append(bus_message)
            raise RuntimeError("stumbled")

        await bus.listen("a", stumble)
        await bus.listen("a", heard.append)
        bus.send("a", b"1")
        bus.send("a", b"2")
        await until(lambda: len(heard) == len(tried) == 2)
        assert heard == tried == [b"1", b"2"]

    play(lines, test)


@BUSES
def test_the_longest_message_arrives_and_a_longer_one_is_lost(lines: Lines) -> None:
    async def test(line: Callable[[], Awaitable[Bus]]) -> None:
        bus = await line()
        heard: list[int] = []
        await bus.listen("a", lambda bus_message: heard.append(len(bus_message)))
        bus.send("a", bytes(MAX_MESSAGE_BYTES + 1))
        bus.send("a", bytes(MAX_MESSAGE_BYTES))
        await until(lambda: bool(heard))
        assert heard == [MAX_MESSAGE_BYTES]

    play(lines, test)


@BUSES
def test_a_closed_bus_accepts_messages_and_loses_them(lines: Lines) -> None:
    async def test(line: Callable[[], Awaitable[Bus]]) -> None:
        bus = await line()
        heard: list[bytes] = []
        end = await bus.listen("a", heard.append)
        assert bus.up
        await bus.close()
        await bus.close()
        bus.send("a", b"x")
        end()
        await bus.flush()
        await asyncio.sleep(0.05)
        assert heard == []

    play(lines, test)
