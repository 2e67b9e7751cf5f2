"""The store of the simulation: a process of its own that may crash, reached over connections that may break.

A statement travels, takes effect or not, and its answer travels back. Whoever asked may be dead by then, and
the effect stays. When the line breaks under way the asker learns nothing, and the effect may come later.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextvars import Context, copy_context
from random import Random
from typing import Any, TypeVar, cast

from msgspec import Struct

from camlann.server.store import Append, Outcome, Store, TableId, Unknown, Unreachable
from camlann.server.store.live_keepers import KeeperLine, KeeperRow
from tests.server.harness.memory_store import MemoryStore
from tests.server.harness.memory_store.keepers import MemoryKeeperLine
from tests.server.harness.virtual_loop import VirtualLoop

T = TypeVar("T")

HOME = "store"
"""The name of the store's process."""


class Call(Struct, eq=False):
    """A statement under way."""

    owner: str
    kind: str
    work: Callable[[], Coroutine[Any, Any, Any]]
    answer: asyncio.Future[Any]
    context: Context
    """Of whoever asked."""
    begun: bool = False


class Vault:
    """The store's process and the connections to it."""

    def __init__(self, loop: VirtualLoop, random: Random, store: MemoryStore) -> None:
        self._loop, self._random, self.store = loop, random, store
        self.keepers = store.disk.keepers
        self.delay = 0.002
        self.down = False
        self.broken: set[str] = set()
        """Who cannot reach it now."""
        self.stored: dict[tuple[TableId, int], float] = {}
        """When each row was stored, in milliseconds of the loop's clock."""
        self.trap: Callable[[str], None] | None = None
        """Called with the name of whoever appends next, while that is under way."""
        self._calls: list[Call] = []
        with loop.inside(HOME):
            self._home = copy_context()

    def line(self, owner: str) -> Store:
        return cast(Store, StoreLine(self, owner))

    def crash(self) -> None:
        """The store falls over: of what is under way some took effect, and nobody is told."""
        self.down = True
        for call in self._calls:
            self._break_off(call, late=False)
        self._calls.clear()
        for line in [*self.keepers.lines]:
            line.lose()
        if self._random.random() < 0.5:
            # It fell over, or a standby takes its place. If it was stopped in good order, the rows are there.
            self.keepers.beats.clear()

    def rise(self) -> None:
        self.down = False

    def cut(self, owner: str) -> None:
        """One process loses its connections to the store; what was in flight may still take effect."""
        self.broken.add(owner)
        for call in [call for call in self._calls if call.owner == owner]:
            self._calls.remove(call)
            self._break_off(call, late=True)
        self._lose(owner, notices=self._random.random() < 0.5)

    def bury(self, owner: str) -> None:
        """A process has died; what it had sent may not have left it."""
        for call in [call for call in self._calls if call.owner == owner and not call.begun]:
            if self._random.random() < 0.5:
                self._calls.remove(call)
        self._lose(owner, notices=True)

    def _lose(self, owner: str, *, notices: bool) -> None:
        """A keeper's line is lost. If the store does not notice, its lock stays."""
        if notices:
            self.keepers.locks.discard(owner)
        self.keepers.lines = [line for line in self.keepers.lines if line.owner != owner]

    def heal(self, owner: str) -> None:
        self.broken.discard(owner)

    async def ask(self, owner: str, kind: str, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        if self.down or owner in self.broken:
            await asyncio.sleep(self._random.uniform(0, 0.01))
            raise Unreachable
        call = Call(owner, kind, work, self._loop.create_future(), copy_context())
        self._calls.append(call)
        self._loop.call_later(self._travel(), self._begin, call, context=self._home)
        if kind == "append" and self.trap is not None:
            trap, self.trap = self.trap, None
            self._loop.call_later(self._random.uniform(0, 4 * self.delay), trap, owner, context=self._home)
        return await call.answer  # type: ignore[no-any-return]

    def _begin(self, call: Call) -> None:
        if call in self._calls and not call.begun:
            call.begun = True
            self._loop.create_task(self._carry_out(call))

    async def _carry_out(self, call: Call) -> None:
        try:
            result, error = await call.work(), None
        except Exception as failure:
            result, error = None, failure
        self._loop.call_later(self._travel(), self._arrive, call, result, error, context=call.context)

    def _arrive(self, call: Call, result: Any, error: Exception | None) -> None:
        if call in self._calls:
            self._calls.remove(call)
            if not call.answer.done():
                if error is None:
                    call.answer.set_result(result)
                else:
                    call.answer.set_exception(error)

    def _break_off(self, call: Call, late: bool) -> None:
        if not call.begun and self._random.random() < 0.5:
            call.begun = True
            delay = self._random.uniform(0, 1.0) if late else 0.0
            self._loop.call_later(delay, self._spawn, call, context=self._home)
        failure = Unknown if call.kind == "append" else Unreachable
        self._loop.call_soon(self._fail, call, failure, context=call.context)

    def _spawn(self, call: Call) -> None:
        # A crash keeps what was begun before it and begins nothing after.
        self._loop.create_task(self._carry_out(call))

    def _fail(self, call: Call, failure: type[Exception]) -> None:
        if not call.answer.done():
            call.answer.set_exception(failure())

    def _travel(self) -> float:
        return self._random.expovariate(1 / self.delay)

    def note(self, appends: Sequence[Append], outcomes: Sequence[Outcome]) -> None:
        now = self._loop.time() * 1000
        for append, outcome in zip(appends, outcomes, strict=True):
            if outcome is Outcome.STORED:
                for n in range(append.entry.n, append.entry.next):
                    self.stored[append.table, n] = now


class StoreLine:
    """The store as one process has it."""

    def __init__(self, vault: Vault, owner: str) -> None:
        self._vault, self._owner = vault, owner

    def ask(self, kind: str, work: Callable[[], Coroutine[Any, Any, T]]) -> Coroutine[Any, Any, T]:
        return self._vault.ask(self._owner, kind, work)

    async def append(self, appends: Sequence[Append]) -> list[Outcome]:
        async def work() -> list[Outcome]:
            outcomes = await self._vault.store.append(appends)
            self._vault.note(appends, outcomes)
            return outcomes

        return await self.ask("append", work)

    def __getattr__(self, kind: str) -> Callable[..., Coroutine[Any, Any, Any]]:
        """Everything else is asked as it is."""
        asked = getattr(self._vault.store, kind)
        return lambda *given: self.ask(kind, lambda: asked(*given))

    def keeper_line(self, me: str | None, changed: Callable[[], None]) -> KeeperLine:
        return SimKeeperLine(self, self._vault.store.keeper_line(me, changed, self._owner))

    async def close(self) -> None:
        await asyncio.sleep(0)


class SimKeeperLine:
    """A line to the rows of keepers, as one process has it."""

    single_process = False

    def __init__(self, store: StoreLine, line: MemoryKeeperLine) -> None:
        self._store, self._line = store, line

    async def look(self, *, beat: bool) -> list[KeeperRow]:
        return await self._store.ask("look", lambda: self._line.look(beat=beat))

    async def bury(self, late_seconds: float, dead_seconds: float) -> list[str]:
        return await self._store.ask("bury", lambda: self._line.bury(late_seconds, dead_seconds))

    async def leave(self) -> None:
        await self._store.ask("leave", self._line.leave)

    def close(self) -> None:
        self._line.close()
