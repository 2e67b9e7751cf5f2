"""How long a test waits for a state before it fails, and how long a test may take at all.

A test waits for a state, never for a number of seconds, and no verdict depends on how fast the machine is.
These bounds only end a wait for a state that never comes, and a test that never ends.
"""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

import pytest

HANG_SECONDS = 180.0
TEST_SECONDS: Final = 900.0
LONG_TEST_SECONDS: Final = 3 * 3600.0


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Fail what takes longer.

    It fails again every ten seconds: asyncio may give the first failure to a task that nobody awaits.
    """

    def stop(_signal: int, _frame: FrameType | None) -> None:
        pytest.fail(f"not done after {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds, 10)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
