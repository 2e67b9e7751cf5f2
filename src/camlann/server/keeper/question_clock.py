"""The clocks of one table's open question.

A question's time is a length, kept with the row that opened it and counted on this process's own clock.
Whoever takes the table over counts it again from the start, or where it is long from what was last written
down to be left: it may take longer, it is never shorter. While a game rests no clock runs.
"""

import asyncio
import math
from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from camlann.engine.phases import Phase
from camlann.protocol.client_messages import ClockIs, encode
from camlann.server.keeper import time_limits
from camlann.server.keeper.commit import Commit
from camlann.server.keeper.table_state import TableState

GRACE = 1.0
"""Seconds that an answer may be late, whoever gives it: for the way it has to go."""
STANDING = 1.0
"""Seconds after a question until answers left in advance are given: the same whether there are any or not."""
GRID = 0.1
"""Deadlines lie on whole multiples of it: to the millisecond they would tell how long deciding took."""
NOTED, PIECES = 600.0, 20
"""What is left is written down every so many seconds, or so many times, whichever is more seldom."""
NONE = (0, 0)


class Due(Struct, frozen=True):
    """The time for a question is up."""

    game: int
    ask: int


class Running(Struct, frozen=True):
    """The time for a question runs on; what is left is to be written down."""

    game: int
    ask: int


class Standing(Struct, frozen=True):
    """Answers left in advance to a question are given now."""

    game: int
    ask: int


Ring: TypeAlias = Due | Running | Standing


class Clock:
    def __init__(self, ring: Callable[[Ring], None]) -> None:
        self._ring = ring
        self._question = NONE
        self._length = 0
        self._deadline = 0.0
        self._timers: list[asyncio.TimerHandle] = []
        self._due: asyncio.TimerHandle | None = None
        self.runs = False
        """Whether somebody's time is running."""
        self.version = 0
        """Of what devices are told of it; 0: nothing."""

    def changed(self, state: TableState, commit: Commit | None) -> None:
        """Keep in step with the table. After a read every clock is counted anew."""
        if commit is None:
            self.stop()
        self.set(state)

    def set(self, state: TableState) -> None:
        """Start the clocks of a question that has just been opened or found open, or put them forward."""
        game = state.game
        question = NONE if game is None or not state.goes_on else (game.number, game.public.ask)
        if question == self._question:
            if self.runs and state.clock != self._length:
                self._count(self._deadline + (state.clock - self._length) / 1000, state.clock)
            return
        self.stop()
        self._question = question
        if game is None or question == NONE:
            return
        loop = asyncio.get_running_loop()
        self.runs = state.clock > 0
        if self.runs:
            end = loop.time() + (state.clock - state.passed) / 1000
            self._count(math.ceil(end / GRID) * GRID, state.clock)
            self._note()
        if type(game.public.phase).standing is not Phase.standing:
            self._timers.append(loop.call_later(STANDING, self._ring, Standing(*question)))

    def stop(self) -> None:
        for timer in (*self._timers, self._due):
            if timer is not None:
                timer.cancel()
        self._timers.clear()
        self._question, self.runs, self.version, self._due = NONE, False, 0, None

    @property
    def left(self) -> int:
        """Milliseconds, without the grace."""
        now = asyncio.get_running_loop().time()
        return max(0, math.ceil((self._deadline - now) * 1000)) if self.runs else 0

    def is_up(self, due: Due) -> bool:
        """Whether the time for this very question is up: more may have been added since it rang."""
        now = asyncio.get_running_loop().time()
        return self.runs and self._question == (due.game, due.ask) and now >= self._deadline + GRACE - 0.001

    def message(self, state: TableState) -> bytes:
        """What a device is told of it."""
        game, ask = self._question
        left = min(self.left, self._length)
        told = ClockIs(game, ask, self._length, left, state.bank, time_limits.warnings(self._length))
        return encode(told)

    def _count(self, deadline: float, length: int) -> None:
        loop = asyncio.get_running_loop()
        if self._due is not None:
            self._due.cancel()
        self._deadline, self._length = deadline, length
        self._due = loop.call_at(deadline + GRACE, self._ring, Due(*self._question))
        # Another keeper's cannot be the same by chance: it would have begun in the same millisecond.
        self.version = max(self.version + 1, int(loop.time() * 1000))

    def _note(self) -> None:
        every = max(NOTED, self._length / 1000 / PIECES)
        if self.left / 1000 > every:
            loop = asyncio.get_running_loop()
            self._timers.append(loop.call_later(every, self._run_on, self._question))

    def _run_on(self, question: tuple[int, int]) -> None:
        if question == self._question:
            self._ring(Running(*question))
            self._note()
