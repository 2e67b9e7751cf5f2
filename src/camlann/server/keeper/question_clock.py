"""The question clock: the time limit of the open question at one table.

A time limit is a length, stored with the row that opened the question and counted on this process's clock. A
new keeper counts it from the start, or, if it is long, from the time left that was last stored: it may take
longer, never shorter. No clock runs while a game is adjourned.
"""

import asyncio
import math
from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from camlann.engine.phases import Phase
from camlann.protocol.socket_messages import ClockIs, encode
from camlann.server.keeper import time_limits
from camlann.server.keeper.pending_commit import Commit
from camlann.server.keeper.table_state import TableState

GRACE_SECONDS = 1.0
"""How late an answer may be, for everybody: network latency."""
STANDING_SECONDS = 1.0
"""How long a question is on screen before standing answers are given, whether there are any or not."""
GRID_SECONDS = 0.1
"""Deadlines are rounded to this: to the millisecond they would be a side channel for the time to decide."""
SAVE_SECONDS, MAX_SAVES = 600.0, 20
"""The time left is stored this often, or this many times per question, whichever is less often."""
NONE = (0, 0)


class TimeUp(Struct, frozen=True):
    """The time for a question is up."""

    game: int
    ask: int


class SaveTimeLeft(Struct, frozen=True):
    """Store the time left for a question."""

    game: int
    ask: int


class StandingAnswers(Struct, frozen=True):
    """Give the standing answers to a question now."""

    game: int
    ask: int


Ring: TypeAlias = TimeUp | SaveTimeLeft | StandingAnswers


class Clock:
    def __init__(self, ring: Callable[[Ring], None]) -> None:
        self._ring = ring
        self._question = NONE
        self._length = 0
        self._deadline = 0.0
        self._timers: list[asyncio.TimerHandle] = []
        self._due: asyncio.TimerHandle | None = None
        self.runs = False
        """Is a time limit running?"""
        self.version = 0
        """The version of the clock message; 0: none."""

    def changed(self, state: TableState, commit: Commit | None) -> None:
        """Follow the table. After a load the clock starts again."""
        if commit is None:
            self.stop()
        self.set(state)

    def set(self, state: TableState) -> None:
        """Start the clock of a newly opened question, or add time to the running one."""
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
            self._count(math.ceil(end / GRID_SECONDS) * GRID_SECONDS, state.clock)
            self._note()
        if type(game.public.phase).standing is not Phase.standing:
            after = STANDING_SECONDS + state.shown_ms / 1000
            self._timers.append(loop.call_later(after, self._ring, StandingAnswers(*question)))

    def delay(self, seconds: float) -> bool:
        """Give the open question so much longer: nobody could answer meanwhile. False: it has no limit."""
        if self.runs:
            self._count(self._deadline + math.ceil(seconds / GRID_SECONDS) * GRID_SECONDS, self._length)
        return self.runs

    def stop(self) -> None:
        for timer in (*self._timers, self._due):
            if timer is not None:
                timer.cancel()
        self._timers.clear()
        self._question, self.runs, self.version, self._due = NONE, False, 0, None

    @property
    def left(self) -> int:
        """Milliseconds left, without the grace."""
        now = asyncio.get_running_loop().time()
        return max(0, math.ceil((self._deadline - now) * 1000)) if self.runs else 0

    def is_up(self, due: TimeUp) -> bool:
        """Is the time for this question up? Time may have been added since the event."""
        now = asyncio.get_running_loop().time()
        return (
            self.runs
            and self._question == (due.game, due.ask)
            and now >= self._deadline + GRACE_SECONDS - 0.001
        )

    def message(self, state: TableState) -> bytes:
        """The clock message for devices."""
        game, ask = self._question
        left = min(self.left, self._length)
        message = ClockIs(game, ask, self._length, left, state.bank, time_limits.warnings(self._length))
        return encode(message)

    def _count(self, deadline: float, length: int) -> None:
        loop = asyncio.get_running_loop()
        if self._due is not None:
            self._due.cancel()
        self._deadline, self._length = deadline, length
        self._due = loop.call_at(deadline + GRACE_SECONDS, self._ring, TimeUp(*self._question))
        # Another keeper cannot have the same version by chance: versions follow the clock.
        self.version = max(self.version + 1, int(loop.time() * 1000))

    def _note(self) -> None:
        every = max(SAVE_SECONDS, self._length / 1000 / MAX_SAVES)
        if self.left / 1000 > every:
            loop = asyncio.get_running_loop()
            self._timers.append(loop.call_later(every, self._run_on, self._question))

    def _run_on(self, question: tuple[int, int]) -> None:
        if question == self._question:
            self._ring(SaveTimeLeft(*question))
            self._note()
