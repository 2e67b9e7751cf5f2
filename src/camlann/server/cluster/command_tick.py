"""The command tick: commands and chat messages are handled at fixed moments, those of all tables together.

A gate sends what came to it every 20 ms, and shortly after it the keeper handles it. One wake-up of each
process, one batch and one write to the database then serve many tables. The moments follow from the clock
alone, and messages that wait together are handled in the order in which they came to the gates.
"""

import asyncio
from collections.abc import Callable
from math import floor

from camlann.server.cluster.bus_messages import PlayCommand, SendChat
from camlann.server.store import TableId

TICK_SECONDS = 0.02
"""The same as between two release ticks of a gate."""
GATE_PHASE, KEEPER_PHASE = 0.2, 0.4
"""How much of that passes after a gate's release tick until a gate sends, and a keeper handles, what came.

Commits and answers take the rest of it, and leave with the next release tick.
"""


class CommandTick:
    def __init__(self, take: Callable[[PlayCommand | SendChat], None], phase: float) -> None:
        self._take, self._phase = take, phase
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
            tick = max(floor(loop.time() / TICK_SECONDS - self._phase), self._last) + 1
            self._timer = loop.call_at((tick + self._phase) * TICK_SECONDS, self._tick, tick)

    def flush(self, table: TableId | None = None) -> None:
        """Handle the waiting messages now, in the order they came to the gates: of one table, or all."""
        waiting, self._waiting = self._waiting, []
        if table is not None:
            self._waiting = [each for each in waiting if each.table != table]
            waiting = [each for each in waiting if each.table == table]
        for bus_message in sorted(waiting, key=_order):
            self._take(bus_message)

    def _tick(self, tick: int) -> None:
        self._last, self._timer = tick, None
        self.flush()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _order(bus_message: PlayCommand | SendChat) -> tuple[int, str]:
    # Of the same moment, by gate: otherwise it would depend on which gate is faster.
    return bus_message.came, bus_message.gate
