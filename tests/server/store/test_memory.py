"""The store in memory fails where a test wants it to, and as the real ones do."""

import asyncio

import pytest

from camlann.server.store import Outcome, Unknown, Unreachable
from tests.server.harness.memory_store import Belated, Disk, MemoryStore
from tests.server.store.engines import TABLE, append, entry, run


class Fault:
    """Raises an error at one moment, once."""

    def __init__(self, kind: str, error: Exception) -> None:
        self.kind = kind
        self.error = error
        self.moments: list[str] = []

    async def __call__(self, kind: str) -> None:
        self.moments.append(kind)
        await asyncio.sleep(0)
        if kind == self.kind and self.moments.count(kind) == 1:
            raise self.error


@pytest.mark.parametrize(
    "kind, error, kept",
    [
        pytest.param("append", Unreachable(), [], id="nothing was changed"),
        pytest.param("append", Unknown(), [], id="the statement was lost"),
        pytest.param("append done", Unknown(), [entry(0, 2)], id="the answer was lost"),
    ],
)
def test_a_call_fails_before_its_effect_or_after(kind: str, error: Exception, kept: list[object]) -> None:
    async def scene() -> None:
        disk = Disk()
        store = MemoryStore(disk, Fault(kind, error))
        with pytest.raises(type(error)):
            await store.append([append(0, 2)])
        assert await MemoryStore(disk).read(TABLE) == kept

    run(scene())


def test_an_append_may_take_effect_after_somebody_looked_and_then_the_fence_holds() -> None:
    async def scene() -> None:
        store = MemoryStore(Disk(), Fault("append", Belated(0.05)))
        with pytest.raises(Unknown):
            await store.append([append(0, 2)])
        assert await store.read(TABLE) == []
        await asyncio.sleep(0.1)
        assert await store.append([append(0)]) == [Outcome.LOST]
        assert await store.read(TABLE) == [entry(0, 2)]

    run(scene())


def test_every_call_pauses_before_and_after() -> None:
    async def scene() -> None:
        fault = Fault("never", Unknown())
        store = MemoryStore(Disk(), fault)
        await store.append([append(0)])
        await store.read(TABLE)
        await store.ready()
        assert fault.moments == ["append", "append done", "read", "read done", "ready", "ready done"]

    run(scene())
