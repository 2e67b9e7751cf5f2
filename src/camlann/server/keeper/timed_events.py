"""Timed events of one table: its clocks, absent people, and what follows when a time is up."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from camlann.server.keeper.abandoned_games import AbandonedGames
from camlann.server.keeper.deal_reveal_timer import Overdue, RevealTimer
from camlann.server.keeper.pending_commit import Commit, Inputs
from camlann.server.keeper.presence import AbsenceDue, PresenceTracker, Settlement
from camlann.server.keeper.question_clock import Clock, Ring, SaveTimeLeft, StandingAnswers, TimeUp
from camlann.server.keeper.services import Services
from camlann.server.keeper.table_state import TableState
from camlann.server.keeper.viewers import Viewers
from camlann.server.keeper.wake_ups import Wake
from camlann.server.store import TableId

TimedEvent: TypeAlias = Ring | Overdue | AbsenceDue


class TimedEvents:
    def __init__(
        self, table: TableId, services: Services, attached: Viewers, ring: Callable[[TimedEvent], None]
    ) -> None:
        self._services, self._attached = services, attached
        self.clock = Clock(ring)
        self.reveal_timer = RevealTimer(ring)
        self.watch = PresenceTracker(attached, asyncio.get_running_loop().time())
        self._abandoned_games = AbandonedGames(table, services.store, services.tasks)

    @property
    def wait(self) -> bool:
        """Is a timer running that only this process knows?"""
        return self.clock.runs or self.reveal_timer.runs or self.watch.busy

    def stop(self) -> None:
        self.clock.stop()
        self.reveal_timer.stop()

    def inputs(self, *, chance: bool = False) -> Inputs:
        """The time now, and chance for the decisions that may need it."""
        if chance:
            return Inputs.draw(self._services.runtime, self.clock.left)
        return Inputs(self._services.runtime.wall(), self.clock.left)

    def look(self, state: TableState) -> bool:
        """Once a second: update presence; True if it has changed."""
        now = asyncio.get_running_loop().time()
        changed = self.watch.look(state, now)
        self._abandoned_games.look(state, self._services.runtime.wall(), self._attached.anybody(now))
        return changed

    def wake(self, state: TableState, wake: Wake) -> None:
        """Handle a due wake-up."""
        self._abandoned_games.wake(state, wake, self._services.runtime.wall())

    def is_absence_due(self, state: TableState) -> bool:
        """Is something due about an absent person?"""
        return (
            self._is_abandoned(state) or self.watch.due(state, asyncio.get_running_loop().time()) is not None
        )

    def decide(self, state: TableState, event: TimedEvent) -> Commit | None:
        """What follows from an event; None if its question is closed or time was added."""
        match event:
            case AbsenceDue():
                return self._absence_due(state)
            case Overdue(deal):
                return state.overdue(deal, self.inputs())
            case _ if not state.asks(event.game, event.ask):
                return None
            case TimeUp():
                return state.lapse(self.inputs()) if self.clock.is_up(event) else None
            case SaveTimeLeft():
                return state.note(self.inputs()) if self.clock.runs else None
            case StandingAnswers():
                return state.stand(self.inputs())

    def _absence_due(self, state: TableState) -> Commit | None:
        if self._is_abandoned(state):
            return state.abandon(self.inputs())
        match self.watch.due(state, asyncio.get_running_loop().time()):
            case None:
                return None
            case Settlement(choice, person):
                return state.settle(choice, person, self.inputs(chance=True))
            case facts:
                return state.tell(facts, self.inputs())

    def _is_abandoned(self, state: TableState) -> bool:
        now = asyncio.get_running_loop().time()
        return self._abandoned_games.found and state.table.playing and not self.watch.is_new(now)
