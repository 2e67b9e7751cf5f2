"""The command tick: a keeper handles the commands and chat messages of all its tables at fixed moments.

One wake-up of the process, one write to the database and one batch to each gate then serve many tables. The
moments follow from the clock alone, so nobody learns from them what others did; all messages keep the order
in which they came. While nothing waits, no timer runs.
"""

import asyncio
from collections.abc import Callable
from math import floor

from camlann.server.cluster.bus_messages import PlayCommand, SendChat
from camlann.server.store import TableId

TICK_SECONDS = 0.02
"""The same as between two release ticks of a gate."""
PHASE = 0.4
"""How much of that passes after a gate's release tick: commits and answers take the rest of it."""


class CommandTick:
    def __init__(self, take: Callable[[PlayCommand | SendChat], None]) -> None:
        self._take = take
        self._waiting: list[PlayCommand | SendChat] = []
        self._timer: asyncio.TimerHandle | None = None
        self._last = 0
        """The number of the last tick."""

    def put(self, bus_message: PlayCommand | SendChat) -> None:
        """Handle a message at the next tick."""
        self._waiting.append(bus_message)
        if self._timer is None:
            loop = asyncio.get_running_loop()
            # A timer may fire slightly early; its tick is over all the same.
            tick = max(floor(loop.time() / TICK_SECONDS - PHASE), self._last) + 1
            self._timer = loop.call_at((tick + PHASE) * TICK_SECONDS, self._tick, tick)

    def flush(self, table: TableId | None = None) -> None:
        """Handle the waiting messages now: those of one table, or all."""
        waiting = self._waiting
        now = [each for each in waiting if table in (None, each.table)]
        self._waiting = [] if table is None else [each for each in waiting if each.table != table]
        for bus_message in now:
            self._take(bus_message)

    def _tick(self, tick: int) -> None:
        self._last, self._timer = tick, None
        self.flush()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
