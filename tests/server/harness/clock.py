"""Clocks and chance for servers in tests: the same every time, and as fast as the event loop has them."""

import asyncio
from collections.abc import Callable, Coroutine
from hashlib import sha256
from itertools import count
from typing import Any, TypeVar

from camlann.engine.dice import digest
from camlann.runtime import Runtime
from tests.server.harness.virtual_loop import Order, VirtualLoop

T = TypeVar("T")


def now() -> float:
    """Seconds, by the clock of the event loop."""
    return asyncio.get_running_loop().time()


async def until(true: Callable[[], object], seconds: float = 30.0) -> None:
    """Let time pass until this is so."""
    end = now() + seconds
    while not true():
        assert now() < end, "it never came to that"
        await asyncio.sleep(0.01)


def run_virtual(story: Coroutine[Any, Any, T], *, order: Order = "fifo", seconds: float = 3_600.0) -> T:
    """Let a story happen in virtual time, and see that nothing has failed unseen."""
    loop = VirtualLoop(order=order, seconds=seconds)
    result = loop.run(story)
    assert not loop.failures, loop.failures
    return result


def drawn_runtime(label: str, wall: Callable[[], int] | None = None) -> Runtime:
    """Chance drawn from a label, and a wall clock that follows the loop's."""
    n = count()
    return Runtime(
        wall=wall or (lambda: round(now() * 1000)), random=lambda size: (digest(label, next(n)) * 2)[:size]
    )


def numbered_runtime(wall: Callable[[], int]) -> Runtime:
    """Chance that counts from one: `1`, `2`, `3`."""
    n = count(1)
    return Runtime(wall, lambda size: next(n).to_bytes(size, "big"))


def hashed_runtime(name: str) -> Runtime:
    """Chance that only counts, for each process anew, and looks random; a wall clock that stands still."""
    n = count(1)

    def random(size: int) -> bytes:
        number = next(n)
        blocks = (sha256(f"{name} {number} {each}".encode()).digest() for each in range(-(-size // 32)))
        return b"".join(blocks)[:size]

    return Runtime(wall=lambda: 1_800_000_000_000, random=random)
