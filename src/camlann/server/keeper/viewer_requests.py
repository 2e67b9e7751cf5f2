"""Requests of viewers that leave the game as it is: catching up, hearing facts again, chat, chat history."""

import asyncio
from typing import TypeAlias

from camlann.server.cluster.bus_messages import Answer, Attach, Listen, Pass, Speak, Tell
from camlann.server.keeper import absence, viewer_updates
from camlann.server.keeper.broadcast import Broadcast
from camlann.server.keeper.chat.sending import Chat
from camlann.server.keeper.event_log import Journal
from camlann.server.keeper.idempotency import Tired
from camlann.server.keeper.retry import patiently
from camlann.server.keeper.services import Services
from camlann.server.keeper.table_state import TableState
from camlann.server.store import TableId

ViewerRequest: TypeAlias = Attach | Tell | Pass | Speak | Listen


class ViewerRequests:
    def __init__(self, table: TableId, services: Services, journal: Journal, broadcast: Broadcast) -> None:
        self._table, self._services, self._journal, self._broadcast = table, services, journal, broadcast
        self.chat = Chat(
            table, services.store, services.authors, services.keys, services.means, services.games
        )

    async def answer(self, state: TableState, request: ViewerRequest) -> None:
        match request:
            case Attach():
                if any(viewer_updates.is_ahead(state, at) for at in request.ats):
                    await self._journal.confirm(state.n)
                self._broadcast.catch_up(state, request)
            case Tell():
                await self._told(state, request)
            case Pass():
                self._broadcast.pass_on(state, request)
            case Speak():
                await self._speak(state, request)
            case Listen():
                data = await self.chat.hearing.listen(state, request)
                self._reply(request, data)

    async def _told(self, state: TableState, tell: Tell) -> None:
        most = self._broadcast.late.until(tell.game)
        if state.is_over(tell.game):
            kept = await patiently(lambda: self._services.store.kept(self._table, tell.game))
            if kept is None:
                self._broadcast.busy(tell)
                return
            if kept.reason == absence.BROKEN_OFF:
                rows = await self._journal.rows()
                facts = absence.told_to(kept, tell.who, self._services.games, rows)
                data = viewer_updates.told_of(state, tell, facts, tell.who in kept.people, most)
            else:
                data = viewer_updates.told_then(state, kept, tell, most)
        else:
            data = viewer_updates.told(state, tell, most)
        self._reply(tell, data)

    async def _speak(self, state: TableState, letter: Speak) -> None:
        # Who may speak, and who reads it, is looked at on the newest state only.
        await self._journal.confirm(state.n)
        try:
            outcome = await self.chat.speak(state, letter)
        except Tired:
            self._broadcast.busy(letter)
            return
        self._broadcast.answer(letter, outcome.answer)
        if outcome.uttered is not None:
            gates = self._broadcast.attached.now(asyncio.get_running_loop().time())
            for gate, each in self.chat.hearing.passed(state, outcome.uttered, outcome.what, gates):
                self._broadcast.send(gate, each)

    def _reply(self, request: Tell | Listen, data: bytes) -> None:
        self._broadcast.send(request.gate, Answer(self._table, request.who, request.id, data))
