"""The loop that real sockets are tested on: computing takes no time there, waiting does."""

import asyncio
import time

from tests.server.harness.idle_loop import run


def test_its_clock_stands_still_while_anything_is_computed() -> None:
    async def story() -> tuple[float, float]:
        clock = asyncio.get_running_loop().time
        began = clock()
        end = time.process_time() + 0.2
        while time.process_time() < end:
            pass
        computed = clock() - began
        await asyncio.sleep(0.2)
        return computed, clock() - began

    computed, waited = run(story())
    assert computed == 0
    assert 0.19 < waited < 0.25


def test_a_wait_that_ends_late_is_no_longer_than_was_asked_for() -> None:
    async def story() -> float:
        loop = asyncio.get_running_loop()
        began = loop.time()
        loop.call_later(0.05, time.sleep, 0.3)
        await asyncio.sleep(0.1)
        return loop.time() - began

    assert run(story()) < 0.15
