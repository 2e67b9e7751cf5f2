"""The players of one table in steady play: one sends at a time, at random times fixed beforehand.

When somebody is to speak is fixed beforehand, whatever the server does. If it is slow, the next one speaks
late, and that counts: a command takes from when it was meant to be sent until the last seat or spectator has
heard of it.
"""

import asyncio
from collections import deque
from collections.abc import Sequence

from tests.server.load.player_group import Crowd
from tests.server.load.players import Player

BREATH = 0.01
"""Seconds after an answer in which what the others are told is read."""


class Circle:
    def __init__(self, crowd: Crowd, players: Sequence[Player], spectators: Sequence[Player] = ()) -> None:
        self._crowd, self._players, self._spectators = crowd, players, spectators
        self._mean = 0.0
        """Seconds from one command at the table to the next."""
        self._dues: deque[float] = deque()
        """When commands were to be sent that are not yet."""
        self._due: float | None = None
        """When the last one was."""
        self._last = 0.0
        """When anybody heard anything last."""
        self._open = False
        self._timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        return self._open or bool(self._dues)

    def go(self, every: float) -> None:
        self._mean = every / len(self._players)
        for player in (*self._players, *self._spectators):
            player.around = self
        loop = asyncio.get_running_loop()
        self._set(loop.time() + self._crowd.random.uniform(0, self._mean))

    def stop(self) -> None:
        """Nothing is due any more; what was will still be said."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def end(self) -> None:
        self._settle()
        for player in (*self._players, *self._spectators):
            player.around = None

    # What the players tell.

    def look(self) -> None:
        """Have somebody speak, if it is time."""
        if self._open or not self._dues:
            return
        first = int(self._crowd.random.random() * len(self._players))
        chats = self._crowd.random.random() < self._crowd.chat
        for player in (*self._players[first:], *self._players[:first]):
            if player.chat(self._dues[0]) if chats else player.act(self._dues[0]):
                self._settle()
                self._due, self._open = self._dues.popleft(), True
                return

    def heard(self) -> None:
        self._last = asyncio.get_running_loop().time()

    def answered(self) -> None:
        self.heard()
        self._open = False
        if self._dues:
            asyncio.get_running_loop().call_later(BREATH, self.look)

    # Time.

    def _set(self, due: float) -> None:
        self._timer = asyncio.get_running_loop().call_at(due, self._is_due, due)

    def _is_due(self, due: float) -> None:
        self._dues.append(due)
        # Never two at once, so that what comes belongs to what was said last.
        self._set(due + self._mean * self._crowd.random.uniform(0.5, 1.5))
        self.look()

    def _settle(self) -> None:
        """Nobody hears of the last command any more: this is how long it took."""
        if self._due is not None:
            self._crowd.took.append(self._last - self._due)
            self._due = None
