"""Turn messages: in a slow game, people who have no device at the table are told that a question is open.

Who is told, and when, follows from what everybody knows: which seats are asked, who is connected, and sleep
hours. If it is hidden who is asked, everybody is told alike.
"""

import asyncio
from typing import TypeAlias

from camlann.server.keeper.gate_links import ATTACH_SECONDS
from camlann.server.keeper.pending_commit import Commit
from camlann.server.keeper.retry import with_retry
from camlann.server.keeper.services import Services
from camlann.server.keeper.table_state import TableState
from camlann.server.keeper.viewers import Viewers
from camlann.server.push.messages import Kind, PushMessage
from camlann.server.sleep_hours import until_awake
from camlann.server.store import TableId
from camlann.server.store.push_subscriptions import ToldQuestion
from camlann.table import PersonId, is_bot

SEEN_SECONDS = 3.0
"""Whoever is connected this long after a question has opened has seen it."""
WAIT_SECONDS = 2 * ATTACH_SECONDS
"""From the opening of a question until somebody is told: a phone may change its network."""

Question: TypeAlias = tuple[int, int]


class TurnMessages:
    def __init__(self, table: TableId, services: Services, attached: Viewers) -> None:
        self._table, self._services, self._attached = table, services, attached
        self._state: TableState | None = None
        self._question: Question | None = None
        self._shown = 0.0
        """When screens have shown the question."""
        self._timers: list[asyncio.TimerHandle] = []

    def changed(self, state: TableState, commit: Commit | None) -> None:
        if self._services.push is None:
            return
        self._state = state
        if (question := _open_question(state)) == self._question:
            return
        self.stop()
        self._question = question
        if question is None:
            return
        now = asyncio.get_running_loop().time()
        self._shown = now + state.shown_ms / 1000
        for person_id in _asked(state):
            self._wait(self._shown + WAIT_SECONDS - now, question, person_id)

    def stop(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
        self._question = None

    def _wait(self, seconds: float, question: Question, person_id: PersonId) -> None:
        loop = asyncio.get_running_loop()
        self._timers.append(loop.call_later(seconds, self._due, question, person_id))

    def _due(self, question: Question, person_id: PersonId) -> None:
        state = self._state
        if state is None or _open_question(state) != question or person_id not in _asked(state):
            return
        if asleep := until_awake(self._services.runtime.wall(), state.table.hours.get(person_id)):
            self._wait(asleep / 1000, question, person_id)
        elif not self._has_seen(person_id):
            ttl = max(60, state.clock // 1000)
            self._services.tasks.spawn(self._tell(question, person_id, ttl))

    def _has_seen(self, person_id: PersonId) -> bool:
        """Has this person been connected since the question was shown? So has everybody who has answered."""
        now, last = asyncio.get_running_loop().time(), self._attached.last(person_id)
        seen = last is not None and last >= self._shown + SEEN_SECONDS
        return seen or self._attached.there(person_id, now)

    async def _tell(self, question: Question, person_id: PersonId, ttl: int) -> None:
        push, store = self._services.push, self._services.store
        told = ToldQuestion(person_id, self._table, *question, self._services.runtime.wall())
        table_names = await with_retry(lambda: store.table_names([self._table]))
        if push is not None and table_names and await with_retry(lambda: store.claim_told_question(told)):
            await push.tell(person_id, PushMessage(Kind.TURN, table_names[0], ttl))


def _open_question(state: TableState) -> Question | None:
    """The open question of a slow game: one in which only waking hours count."""
    game, choice = state.game, state.table.choice
    if game is None or choice is None or not state.goes_on or state.table.in_one_room:
        return None
    return (game.number, game.public.ask) if choice.clock.times.waking else None


def _asked(state: TableState) -> list[PersonId]:
    """The people whom the table waits for, as far as everybody can see; if it is hidden, all of them.

    In place of somebody who plays on another's phone, its owner.
    """
    assert state.game is not None
    public = state.game.public
    waits = [seat for seat in public.asked or public.everyone if seat not in public.acted]
    people = [state.table.seats[seat] for seat in waits]
    phones = dict.fromkeys(state.table.phones.get(person_id, person_id) for person_id in people)
    return [person_id for person_id in phones if not is_bot(person_id)]
