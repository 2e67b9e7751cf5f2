"""Spectator delay: spectators see the game as it was some time ago.

Each update for spectators waits until it is due. A spectator who comes or asks gets the last one that was
shown. After a load the current update waits for the whole delay again: it may take longer, never shorter.
"""

import asyncio
from collections import deque
from collections.abc import Callable

from msgspec import Struct

from camlann.engine.frames import Update
from camlann.server.keeper.pending_commit import AnyMatch, Commit
from camlann.server.keeper.table_state import TableState

MAX_FACTS = 32
"""Facts in one update or answer; for more, a client asks again."""
ALL_FACTS = 1_000_000
"""More facts than any game has."""


class DelayedUpdate(Struct, frozen=True):
    """An update for spectators, and when it may be shown."""

    due: float
    game: int
    page: Update


class SpectatorDelay:
    def __init__(self, show: Callable[[TableState, DelayedUpdate], None]) -> None:
        self._show = show
        self.shown: DelayedUpdate | None = None
        """The newest update that spectators may see."""
        self._coming: deque[DelayedUpdate] = deque()
        self._newest: tuple[int, int] | None = None
        """The game and the number of facts of the newest waiting update."""
        self._seen: tuple[int, int] | None = None
        """The game and the number of facts that spectators saw when there was no delay."""
        self._state: TableState | None = None
        self._timer: asyncio.TimerHandle | None = None

    def changed(self, state: TableState, commit: Commit | None) -> None:
        """The table has changed, or was loaded."""
        if commit is None or commit.table or commit.decision is not None:
            self.note(state)

    def note(self, state: TableState) -> None:
        """Queue what spectators would see now."""
        self._state, settings, game = state, state.table.settings, state.game
        if not settings.spectators or not settings.delay:
            self.stop()
            self.shown, self._newest = None, None
            if settings.spectators and game is not None:
                self._seen = game.number, game.at(None)
            return
        if game is None or (now := (game.number, game.at(None))) == self._newest:
            return
        time = asyncio.get_running_loop().time()
        due = time if now == self._seen else time + settings.delay
        self._coming.append(DelayedUpdate(due, game.number, self._page(game)))
        self._newest = now
        self._ring()

    def stop(self) -> None:
        self._coming.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def until(self, game: int) -> int:
        """How many facts of a game a spectator may know."""
        if self.shown is None or self.shown.game < game:
            return 0
        return self.shown.page.at if self.shown.game == game else ALL_FACTS

    def _page(self, game: AnyMatch) -> Update:
        at, before = game.at(None), self._newest
        goes_on = before is not None and before[0] == game.number and at - before[1] <= MAX_FACTS
        return game.update(None, before[1] if before is not None and goes_on else at)[1]

    def _ring(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        loop = asyncio.get_running_loop()
        while self._coming and self._coming[0].due <= loop.time():
            self.shown = self._coming.popleft()
            assert self._state is not None
            self._show(self._state, self.shown)
        if self._coming:
            self._timer = loop.call_at(self._coming[0].due, self._ring)
