"""A test that never ends fails after a while, whatever it waits for."""

import asyncio
import signal
import time
from collections.abc import Callable
from itertools import count

import pytest

from tests.timeouts import TEST_SECONDS, time_limit

FAILED = pytest.fail.Exception


def spins() -> None:
    for _ in count():
        pass


def sleeps() -> None:
    time.sleep(60)


def awaits_what_never_comes() -> None:
    asyncio.run(asyncio.Event().wait())


def awaits_a_loop_without_end() -> None:
    async def spin() -> None:
        for _ in count():
            await asyncio.sleep(0)

    asyncio.run(spin())


@pytest.mark.parametrize("test", [spins, sleeps, awaits_what_never_comes, awaits_a_loop_without_end])
def test_a_test_that_never_ends_fails(test: Callable[[], None]) -> None:
    with pytest.raises(FAILED, match=r"not done after 0\.05 seconds"), time_limit(0.05):
        test()


def test_a_test_in_time_passes() -> None:
    with time_limit(0.05):
        pass
    time.sleep(0.1)


def test_this_test_is_limited() -> None:
    seconds, again = signal.getitimer(signal.ITIMER_REAL)
    assert 0 < seconds <= TEST_SECONDS
    assert again == 10
