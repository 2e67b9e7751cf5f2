"""Bugs planted in the storing of chat: the simulation finds each within a few worlds."""

from typing import Any

import pytest

from camlann.protocol.socket_messages import Done, Refused, encode
from camlann.server.cluster.bus_messages import Answer, SendChat
from camlann.server.keeper.chat.history import ChatHistory
from camlann.server.keeper.chat.sending import ChatSender, Outcome
from camlann.server.keeper.table_state import TableState
from camlann.server.keeper.viewer_requests import ViewerRequests
from camlann.server.store.chat import StoredChatMessage
from tests.bug_planting import Plant
from tests.server.harness.memory_store import Disk
from tests.server.simulation import world
from tests.server.simulation.world import Size, run

pytestmark = pytest.mark.no_cover

WITHIN = 25


def _answers_before_it_is_kept(patch: pytest.MonkeyPatch) -> None:
    old = ViewerRequests._send_chat

    async def hasty(self: ViewerRequests, state: TableState, bus_message: SendChat) -> None:
        self._broadcast.send(
            bus_message.gate,
            Answer(self._table, bus_message.person_id, bus_message.id, encode(Done(bus_message.id))),
        )
        await old(self, state, bus_message)

    patch.setattr(ViewerRequests, "_send_chat", hasty)


def _forgets_what_it_refused(patch: pytest.MonkeyPatch) -> None:
    old = ChatSender.send

    async def careless(self: ChatSender, state: TableState, bus_message: SendChat) -> Outcome:
        # Whoever is not heard now may be heard a moment later.
        if self._runtime.random(1)[0] < 128:
            reason = encode({"type": "chat.too-fast"})
            return Outcome(Refused(bus_message.id, reason))  # type: ignore[arg-type]
        return await old(self, state, bus_message)

    patch.setattr(ChatSender, "send", careless)


def _takes_an_id_for_new(patch: pytest.MonkeyPatch) -> None:
    def add(self: Disk, line: StoredChatMessage) -> StoredChatMessage | None:
        if (line.table, line.n) in self.chat:
            return None
        return self.chat.setdefault((line.table, line.n), line)

    async def catch_up(self: ChatHistory, *given: Any) -> None:
        await old(self, *given)
        self.by_client_id.clear()

    old = ChatHistory.catch_up
    patch.setattr(Disk, "add_chat", add)
    patch.setattr(ChatHistory, "catch_up", catch_up)


PLANTED: dict[str, tuple[Plant, str, tuple[str, ...]]] = {
    "it answers before the line is kept": (_answers_before_it_is_kept, "T1", ("kill_in_the_act",)),
    "a copy is heard of what was refused": (_forgets_what_it_refused, "T2", ("pause_keeper", "crash_store")),
    "a line said again is another line": (_takes_an_id_for_new, "T3", ("kill_in_the_act", "cut_devices")),
}


@pytest.mark.parametrize("what", PLANTED)
def test_it_is_found_that(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, kind, faults = PLANTED[what]
    plant(monkeypatch)
    monkeypatch.setattr(world, "RETRY", 20.0)
    for seed in range(WITHIN):
        if any(kind in word.split() for word in run(seed, Size(kinds=faults)).violations):
            return
    pytest.fail(f"not found in {WITHIN} worlds")
