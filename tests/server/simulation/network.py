"""The simulated network: a bus that may lose, repeat and delay messages, and the devices' sockets.

What arrives runs in the process it arrives at: a paused one hears nothing until it wakes, a dead one never.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextvars import Context, copy_context
from random import Random

from msgspec import Struct

from camlann.server.cluster.bus import MAX_MESSAGE_BYTES, Hear
from tests.server.harness.virtual_loop import VirtualLoop


class Weather(Struct):
    """What the network does to messages now. Each probability is of one message."""

    delay: float = 0.002
    """Seconds a message takes, on average."""
    loss: float = 0.0
    duplicate: float = 0.0
    late: float = 0.0
    """The probability that a message takes up to `latest` seconds; those behind it wait for it."""
    latest: float = 0.4
    overtake: float = 0.0
    """The probability that a message overtakes those before it."""


class _Listener(Struct, eq=False):
    owner: str
    address: str
    hear: Hear
    queue_group: str
    context: Context
    lines: dict[str, deque[bytes]]
    """What is under way to it, by sender, in order."""
    last: dict[str, float]
    """When the last of them arrives."""
    open: bool = True


class Network:
    """The bus as a whole."""

    def __init__(self, loop: VirtualLoop, random: Random) -> None:
        self._loop, self._random = loop, random
        self.weather = Weather()
        self._listeners: list[_Listener] = []
        self._cut: set[frozenset[str]] = set()
        self._alone: dict[str, float] = {}
        """Who reaches nobody, and from when on they know it."""
        self.closed = False

    def bus(self, name: str) -> "SimBus":
        return SimBus(self, name)

    def cut(self, one: str, other: str) -> None:
        self._cut.add(frozenset((one, other)))

    def isolate(self, name: str, notice: float = 0.0) -> None:
        """Cut it off from everybody; after `notice` seconds it knows."""
        self._alone[name] = self._loop.time() + notice

    def heal(self) -> None:
        self._cut.clear()
        self._alone.clear()

    def up(self, name: str) -> bool:
        return not self.closed and self._alone.get(name, self._loop.time() + 1) > self._loop.time()

    def forget(self, name: str) -> None:
        """Nobody of this name listens any more."""
        for listener in self._listeners:
            if listener.owner == name:
                listener.open = False
        self._listeners = [listener for listener in self._listeners if listener.open]

    def listen(self, owner: str, address: str, hear: Hear, queue_group: str) -> Callable[[], None]:
        listener = _Listener(owner, address, hear, queue_group, copy_context(), {}, {})
        self._listeners.append(listener)

        def end() -> None:
            listener.open = False
            self._listeners = [other for other in self._listeners if other is not listener]

        return end

    def send(self, sender: str, address: str, bus_message: bytes) -> None:
        assert len(bus_message) <= MAX_MESSAGE_BYTES, "a message is too long"
        if self.closed or self._loop.is_dead(sender):
            return
        groups: dict[str, list[_Listener]] = {}
        for listener in self._listeners:
            if listener.address == address:
                groups.setdefault(listener.queue_group or f" {len(groups)}", []).append(listener)
        for sharing in groups.values():
            self._carry(sender, self._random.choice(sharing), bus_message)

    def _carry(self, sender: str, to: _Listener, bus_message: bytes) -> None:
        weather, random = self.weather, self._random
        if random.random() < weather.loss:
            return
        line = to.lines.setdefault(sender, deque())
        for _ in range(2 if random.random() < weather.duplicate else 1):
            delay = random.expovariate(1 / weather.delay)
            if random.random() < weather.late:
                delay = random.uniform(0, weather.latest)
            if random.random() < weather.overtake:
                line.insert(random.randint(0, len(line)), bus_message)
            else:
                line.append(bus_message)
            # Whichever arrives first brings the first of the line: from one sender all comes in order.
            when = max(self._loop.time() + delay, to.last.get(sender, 0.0))
            to.last[sender] = when
            self._loop.call_at(when, self._arrive, sender, to, context=to.context)

    def _arrive(self, sender: str, to: _Listener) -> None:
        bus_message = to.lines[sender].popleft()
        alone = sender in self._alone or to.owner in self._alone
        apart = sender != to.owner and (alone or frozenset((sender, to.owner)) in self._cut)
        if to.open and not apart and not self.closed:
            to.hear(bus_message)


class SimBus:
    """The bus as one process has it."""

    def __init__(self, network: Network, name: str) -> None:
        self._network, self._name = network, name

    @property
    def up(self) -> bool:
        return self._network.up(self._name)

    async def listen(self, address: str, hear: Hear, *, queue_group: str = "") -> Callable[[], None]:
        await asyncio.sleep(0)
        return self._network.listen(self._name, address, hear, queue_group)

    def send(self, address: str, bus_message: bytes) -> None:
        self._network.send(self._name, address, bus_message)

    async def flush(self) -> None:
        await asyncio.sleep(0)

    async def close(self) -> None:
        self._network.forget(self._name)


class Socket:
    """A connection between a device and a gate: in order and complete, until it is cut.

    Each end learns of the cut in its own time; what was under way is gone.
    """

    def __init__(self, loop: VirtualLoop, random: Random, gate: str, delay: float = 0.005) -> None:
        self._loop, self._random, self._delay = loop, random, delay
        self.gate = gate
        self._down: deque[bytes | None] = deque()
        self._up: deque[bytes] = deque()
        self._ends = {"up": 0.0, "down": 0.0}
        self._device, self._gate = Context(), Context()
        self._hear_device: Callable[[bytes], None] = _nothing
        self._gone_device: Callable[[], None] = _nobody
        self._hear_gate: Callable[[bytes], None] = _nothing
        self._gone_gate: Callable[[], None] = _nobody
        self.open = True

    def device_end(self, hear: Callable[[bytes], None], gone: Callable[[], None]) -> None:
        self._hear_device, self._gone_device, self._device = hear, gone, copy_context()

    def gate_end(self, hear: Callable[[bytes], None], gone: Callable[[], None]) -> None:
        self._hear_gate, self._gone_gate, self._gate = hear, gone, copy_context()

    # The gate's end: a `Line`.

    def send(self, messages: Sequence[bytes]) -> None:
        if self.open and not self._loop.is_dead(self.gate):
            for data in messages:
                self._down.append(data)
                self._loop.call_at(self._when("down"), self._to_device, context=self._device)

    def backlog(self) -> int:
        return sum(len(data) for data in self._down if data is not None)

    def close(self, code: int) -> None:
        if self.open:
            self._down.append(None)
            self._loop.call_at(self._when("down"), self._to_device, context=self._device)

    # The device's end.

    def say(self, data: bytes) -> None:
        if self.open:
            self._up.append(data)
            self._loop.call_at(self._when("up"), self._to_gate, context=self._gate)

    def cut(self, soon: float = 0.5) -> None:
        """From now on nothing comes through; both ends learn of it within `soon` seconds."""
        if self.open:
            self.open = False
            self._loop.call_later(self._random.uniform(0, soon), self._gone_device, context=self._device)
            self._loop.call_later(self._random.uniform(0, soon), self._gone_gate, context=self._gate)

    def stall(self, seconds: float) -> None:
        """For so long the device reads nothing of what it is sent."""
        self._ends["down"] = max(self._ends["down"], self._loop.time() + seconds)

    def _when(self, way: str) -> float:
        when = max(self._loop.time() + self._random.expovariate(1 / self._delay), self._ends[way])
        self._ends[way] = when
        return when

    def _to_device(self) -> None:
        if self.open:
            data = self._down.popleft()
            if data is None:
                self.cut(0.0)
            else:
                self._hear_device(data)

    def _to_gate(self) -> None:
        if self.open:
            self._hear_gate(self._up.popleft())


def _nothing(_: bytes) -> None:
    pass


def _nobody() -> None:
    pass
