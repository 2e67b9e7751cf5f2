"""The simulated network does to messages and sockets what a network may do, and nothing else."""

import asyncio
from random import Random

from tests.server.harness.virtual_loop import VirtualLoop, process
from tests.server.simulation.network import Network, Socket, Weather


def _carried(seed: int, weather: Weather, bus_messages: int = 50) -> list[int]:
    heard: list[int] = []
    loop = VirtualLoop(seed)

    async def main() -> None:
        network = Network(loop, Random(seed))
        network.weather = weather
        with loop.inside("b"):
            await network.bus("b").listen("here", lambda bus_message: heard.append(int(bus_message)))
        for n in range(bus_messages):
            network.bus("a").send("here", b"%d" % n)
            await asyncio.sleep(0.001)
        await asyncio.sleep(5)

    loop.run(main())
    assert loop.failures == []
    return heard


def test_in_fair_weather_everything_comes_once_and_in_order() -> None:
    for seed in range(20):
        assert _carried(seed, Weather(late=0.2)) == list(range(50))


def test_messages_get_lost_doubled_and_overtaken() -> None:
    lost, doubled, mixed = (
        [_carried(seed, weather) for seed in range(10)]
        for weather in (Weather(loss=0.2), Weather(duplicate=0.2), Weather(overtake=0.2, delay=0.05))
    )
    assert all(heard == sorted(set(heard)) for heard in lost)
    assert any(len(heard) < 45 for heard in lost)
    assert all(heard == sorted(heard) and set(heard) == set(range(50)) for heard in doubled)
    assert any(len(heard) > 55 for heard in doubled)
    assert all(sorted(heard) == list(range(50)) for heard in mixed)
    assert any(heard != sorted(heard) for heard in mixed)


def test_each_message_to_a_shared_address_goes_to_one_subscriber() -> None:
    heard: dict[str, list[bytes]] = {"x": [], "y": [], "all": []}
    loop = VirtualLoop(1)

    async def main() -> None:
        network = Network(loop, Random(1))
        for one in "xy":
            await network.bus(one).listen("here", heard[one].append, queue_group="us")
        await network.bus("z").listen("here", heard["all"].append)
        for n in range(20):
            network.bus("a").send("here", b"%d" % n)
        await asyncio.sleep(1)

    loop.run(main())
    assert len(heard["all"]) == 20
    assert len(heard["x"]) + len(heard["y"]) == 20
    assert heard["x"]
    assert heard["y"]


def test_an_isolated_process_receives_nothing_until_healed() -> None:
    heard: list[bytes] = []
    ups: list[tuple[bool, bool]] = []
    loop = VirtualLoop(1)

    async def main() -> None:
        network = Network(loop, Random(1))
        a, b = network.bus("a"), network.bus("b")
        await b.listen("here", heard.append)
        network.cut("a", "b")
        a.send("here", b"lost")
        await asyncio.sleep(1)
        network.heal()
        network.isolate("b", notice=0.5)
        ups.append((a.up, b.up))
        a.send("here", b"lost")
        await asyncio.sleep(1)
        ups.append((a.up, b.up))
        network.heal()
        ups.append((a.up, b.up))
        a.send("here", b"found")
        await asyncio.sleep(1)

    loop.run(main())
    assert heard == [b"found"]
    assert ups == [(True, True), (True, False), (True, True)]


def test_a_paused_process_hears_in_order_when_it_wakes_and_a_dead_one_never() -> None:
    heard: dict[str, list[bytes]] = {"b": [], "c": []}
    loop = VirtualLoop(5)

    async def main() -> None:
        network = Network(loop, Random(5))
        for one in "bc":
            with loop.inside(one):
                await network.bus(one).listen(one, heard[one].append)
        loop.pause("b")
        loop.kill("c")
        network.forget("c")
        for n in range(10):
            network.bus("a").send("b", b"%d" % n)
            network.bus("a").send("c", b"%d" % n)
        await asyncio.sleep(10)
        assert heard == {"b": [], "c": []}
        loop.wake("b")
        await asyncio.sleep(1)

    loop.run(main())
    assert heard == {"b": [b"%d" % n for n in range(10)], "c": []}


def test_what_arrives_runs_in_the_process_it_arrives_at() -> None:
    places: list[str] = []
    loop = VirtualLoop(1)

    async def main() -> None:
        network = Network(loop, Random(1))
        with loop.inside("b"):
            await network.bus("b").listen("here", lambda _: places.append(process.get()))
        with loop.inside("a"):
            network.bus("a").send("here", b"")
        await asyncio.sleep(1)

    loop.run(main())
    assert places == ["b"]


def test_a_socket_is_whole_and_in_order_until_it_is_cut() -> None:
    device: list[bytes] = []
    gate: list[bytes] = []
    loop = VirtualLoop(2)

    async def main() -> None:
        socket = Socket(loop, Random(2), "g")
        socket.device_end(device.append, lambda: device.append(b"gone"))
        with loop.inside("g"):
            socket.gate_end(gate.append, lambda: gate.append(b"gone"))
        for n in range(10):
            socket.send([b"%d" % n])
            socket.say(b"%d" % n)
        await asyncio.sleep(1)
        socket.say(b"on its way")
        socket.cut()
        socket.say(b"into the void")
        await asyncio.sleep(1)

    loop.run(main())
    assert device == gate == [*(b"%d" % n for n in range(10)), b"gone"]


def test_a_device_that_reads_nothing_has_it_all_lying_there() -> None:
    heard: list[float] = []
    loop = VirtualLoop(2)

    async def main() -> None:
        start = loop.time()
        socket = Socket(loop, Random(2), "g")
        socket.device_end(lambda _: heard.append(loop.time() - start), lambda: None)
        socket.stall(10)
        socket.send([b"12345"])
        await asyncio.sleep(9)
        assert socket.backlog() == 5
        await asyncio.sleep(9)
        assert socket.backlog() == 0

    loop.run(main())
    assert [round(at) for at in heard] == [10]


def test_a_gate_that_closes_a_socket_is_heard_to_the_last_word() -> None:
    device: list[bytes] = []
    loop = VirtualLoop(2)

    async def main() -> None:
        socket = Socket(loop, Random(2), "g")
        socket.device_end(device.append, lambda: device.append(b"gone"))
        socket.send([b"farewell"])
        socket.close(1000)
        socket.send([b"too late"])
        await asyncio.sleep(1)

    loop.run(main())
    assert device == [b"farewell", b"gone"]
