"""The clocks of one table's open question.

A question's time is a length, kept with the row that opened it and counted on this process's own clock.
Whoever takes the table over counts it again from the start: it may take longer, it is never shorter.
"""

import asyncio
from collections.abc import Callable

from msgspec import Struct

from camlann.server.keeper.held import Held
from camlann.table.phases import Phase

STANDING = 1.0
"""Seconds after a question until answers left in advance are given: the same whether there are any or not."""
NONE = (0, 0)


class Due(Struct, frozen=True):
    """The time for a question is up."""

    game: int
    ask: int


class Standing(Struct, frozen=True):
    """Answers left in advance to a question are given now."""

    game: int
    ask: int


class Clock:
    def __init__(self, ring: Callable[[Due | Standing], None]) -> None:
        self._ring = ring
        self._question = NONE
        self._timers: list[asyncio.TimerHandle] = []
        self.runs = False
        """Whether somebody's time is running."""

    def set(self, held: Held) -> None:
        """Start the clocks of a question that has just been opened, or found open."""
        game = held.game
        question = NONE if game is None or game.over else (game.number, game.public.ask)
        if question == self._question:
            return
        self.stop()
        self._question = question
        if game is None or question == NONE:
            return
        loop = asyncio.get_running_loop()
        self.runs = held.clock > 0
        if self.runs:
            self._timers.append(loop.call_later(held.clock / 1000, self._ring, Due(*question)))
        if type(game.public.phase).standing is not Phase.standing:
            self._timers.append(loop.call_later(STANDING, self._ring, Standing(*question)))

    def stop(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
        self._question, self.runs = NONE, False
