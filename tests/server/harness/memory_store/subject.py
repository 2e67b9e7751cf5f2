"""What all subjects of the store in memory share: a disk, and a pause before and after each call.

In the pause a test lets others run, or lets the call fail.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from camlann.server.store import Unreachable
from tests.server.harness.memory_store.disk import Disk

P = ParamSpec("P")
T = TypeVar("T")
S = TypeVar("S", bound="Subject")

Pause: TypeAlias = Callable[[str], Awaitable[None]]
"""Awaited with the name of the call before its effect, and with `<name> done` after it.

Raise `Unreachable` before; `Unknown` before or after an append; `Belated` before one.
"""


async def give_way(_: str) -> None:
    """Let others run."""
    await asyncio.sleep(0)


class Subject:
    def __init__(self, disk: Disk, pause: Pause = give_way) -> None:
        self.disk = disk
        self.pause = pause
        self.closed = False

    async def begin(self, kind: str) -> None:
        if self.closed:
            raise Unreachable("closed")
        await self.pause(kind)

    async def do(self, kind: str, work: Callable[[], T]) -> T:
        await self.begin(kind)
        done = work()
        await self.pause(f"{kind} done")
        return done


def call(work: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """A method of the store: it pauses under its own name, takes effect at once, and pauses again."""

    @wraps(work)
    async def method(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.do(work.__name__, lambda: work(self, *args, **kwargs))

    return method
