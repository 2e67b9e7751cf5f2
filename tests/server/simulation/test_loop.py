"""The simulated loop: virtual time, a seed's order, processes that can be paused and killed."""

import asyncio

import pytest

from tests.server.harness.virtual_loop import Order, OutOfTime, Stuck, VirtualLoop


async def _rounds(name: str, said: list[str], times: int = 3) -> None:
    for i in range(times):
        said.append(f"{name}{i}")
        await asyncio.sleep(0)


def _said(seed: int, order: Order) -> tuple[list[str], int]:
    said: list[str] = []

    async def main() -> None:
        await asyncio.gather(*(_rounds(name, said) for name in "abcde"))

    loop = VirtualLoop(seed, order)
    loop.run(main())
    return said, loop.trace


def test_a_day_passes_in_no_time() -> None:
    async def main() -> float:
        loop = asyncio.get_running_loop()
        before = loop.time()
        await asyncio.sleep(86_400)
        return loop.time() - before

    assert VirtualLoop(seconds=100_000).run(main()) == 86_400


def test_the_same_seed_gives_the_same_run_and_another_seed_another() -> None:
    assert _said(1, "any") == _said(1, "any")
    assert len({tuple(_said(seed, "any")[0]) for seed in range(20)}) > 10
    assert len({_said(seed, "any")[1] for seed in range(20)}) > 10


def test_without_chance_the_first_come_is_first() -> None:
    said, _ = _said(7, "fifo")
    assert said == [f"{name}{i}" for i in range(3) for name in "abcde"]


def test_the_steps_of_one_task_stay_in_order() -> None:
    for seed in range(50):
        said, _ = _said(seed, "any")
        for name in "abcde":
            assert [word for word in said if word[0] == name] == [f"{name}{i}" for i in range(3)]


def test_in_the_order_of_processes_each_keeps_its_own_order() -> None:
    orders = set()
    for seed in range(30):
        said: list[str] = []
        loop = VirtualLoop(seed, "processes")

        async def main(said: list[str] = said, loop: VirtualLoop = loop) -> None:
            for one in "xy":
                with loop.inside(one):
                    for i in range(4):
                        loop.call_soon(said.append, f"{one}{i}")
            await asyncio.sleep(1)

        loop.run(main())
        assert [word for word in said if word[0] == "x"] == ["x0", "x1", "x2", "x3"]
        assert [word for word in said if word[0] == "y"] == ["y0", "y1", "y2", "y3"]
        orders.add(tuple(said))
    assert len(orders) > 10


def test_a_paused_process_runs_nothing_and_wakes_with_all_that_waited() -> None:
    async def ticking(ticks: list[float]) -> None:
        while True:
            ticks.append(asyncio.get_running_loop().time())
            await asyncio.sleep(1)

    async def main() -> list[float]:
        ticks: list[float] = []
        with loop.inside("sleeper"):
            task = loop.create_task(ticking(ticks))
        start = loop.time()
        await asyncio.sleep(2.5)
        loop.pause("sleeper")
        loop.call_soon(ticks.append, 0.0)  # Ours, not the sleeper's.
        await asyncio.sleep(10)
        loop.wake("sleeper")
        await asyncio.sleep(1.5)
        task.cancel()
        return [round(tick - start, 3) if tick else tick for tick in ticks]

    loop = VirtualLoop(3)
    assert loop.run(main()) == [0.0, 1.0, 2.0, 0.0, 12.5, 13.5]


def test_of_a_killed_process_not_even_the_finally_runs_until_the_sweep() -> None:
    said: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(1)
            said.append("worked")
        finally:
            said.append("finally")

    async def main() -> list[str]:
        with loop.inside("victim"):
            task = loop.create_task(work())
        await asyncio.sleep(0.5)
        loop.kill("victim")
        task.cancel()
        await asyncio.sleep(5)
        return list(said)

    loop = VirtualLoop()
    assert loop.run(main()) == []
    assert said == ["finally"]
    assert loop.failures == []


def test_who_waits_for_nothing_is_stuck() -> None:
    async def main() -> None:
        await asyncio.Event().wait()

    with pytest.raises(Stuck, match=r"world: .*main"):
        VirtualLoop().run(main())


def test_a_run_has_an_end_in_time_and_in_steps() -> None:
    async def waiting() -> None:
        while True:  # noqa: ASYNC110
            await asyncio.sleep(1)

    async def spinning() -> None:
        while True:  # noqa: ASYNC110
            await asyncio.sleep(0)

    with pytest.raises(OutOfTime):
        VirtualLoop(seconds=30).run(waiting())
    with pytest.raises(OutOfTime):
        VirtualLoop(steps=1000).run(spinning())


def test_there_are_no_threads() -> None:
    async def main() -> None:
        await asyncio.to_thread(print)

    with pytest.raises(RuntimeError, match="no threads"):
        VirtualLoop().run(main())


def test_what_nobody_caught_is_kept() -> None:
    def fail() -> None:
        raise ValueError

    async def main() -> None:
        loop.call_soon(fail)
        await asyncio.sleep(1)

    loop = VirtualLoop()
    loop.run(main())
    assert [type(failure["exception"]) for failure in loop.failures] == [ValueError]
