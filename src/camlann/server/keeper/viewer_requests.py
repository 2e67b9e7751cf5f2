"""Requests of viewers that do not change the game: catching up, old facts, broadcasts, chat, chat history."""

import asyncio
from typing import TypeAlias

from camlann.server.cluster.bus_messages import (
    Answer,
    AskChatHistory,
    AskFacts,
    Attach,
    SendBroadcast,
    SendChat,
)
from camlann.server.keeper import viewer_updates
from camlann.server.keeper.broadcast import Broadcast
from camlann.server.keeper.chat.sending import ChatSender
from camlann.server.keeper.earlier_games import EarlierGames, TooManyReads
from camlann.server.keeper.event_log import EventLog
from camlann.server.keeper.idempotency import TooManyRefusals
from camlann.server.keeper.services import Services
from camlann.server.keeper.table_state import TableState
from camlann.server.store import TableId

ViewerRequest: TypeAlias = Attach | AskFacts | SendBroadcast | SendChat | AskChatHistory


class ViewerRequests:
    def __init__(self, table: TableId, services: Services, event_log: EventLog, broadcast: Broadcast) -> None:
        self._table, self._services, self._event_log, self._broadcast = table, services, event_log, broadcast
        self._earlier = EarlierGames(table, services, event_log)
        self.chat = ChatSender(
            table, services.store, services.authors, services.keys, services.runtime, services.games
        )

    async def answer(self, state: TableState, request: ViewerRequest) -> None:
        match request:
            case Attach():
                if any(viewer_updates.is_ahead(state, at) for at in request.ats):
                    await self._event_log.confirm(state.n)
                self._broadcast.catch_up(state, request)
            case AskFacts():
                await self._answer_facts(state, request)
            case SendBroadcast():
                self._broadcast.pass_on(state, request)
            case SendChat():
                await self._send_chat(state, request)
            case AskChatHistory():
                data = await self.chat.history.answer(state, request)
                self._reply(request, data)

    async def _answer_facts(self, state: TableState, request: AskFacts) -> None:
        most = self._broadcast.delayed.until(request.game)
        if state.is_over(request.game):
            try:
                game = await self._earlier.game(state, request.game, request.person_id)
            except TooManyReads:
                self._broadcast.busy(request)
                return
            data = viewer_updates.earlier_game_answer(state, game, request, most)
        else:
            data = viewer_updates.facts_answer(state, request, most)
        self._reply(request, data)

    async def _send_chat(self, state: TableState, bus_message: SendChat) -> None:
        # Permissions are checked on the newest state only.
        await self._event_log.confirm(state.n)
        try:
            outcome = await self.chat.send(state, bus_message)
        except TooManyRefusals:
            self._broadcast.busy(bus_message)
            return
        self._broadcast.answer(bus_message, outcome.answer)
        if outcome.message is not None:
            gates = self._broadcast.attached.now(asyncio.get_running_loop().time())
            for gate, each in self.chat.history.deliveries(state, outcome.message, outcome.content, gates):
                self._broadcast.send(gate, each)

    def _reply(self, request: AskFacts | AskChatHistory, data: bytes) -> None:
        self._broadcast.send(request.gate, Answer(self._table, request.person_id, request.id, data))
