"""Mistakes of whoever keeps talk, planted on purpose: the simulation finds each within a few worlds."""

from typing import Any

import pytest

from camlann.protocol.client_messages import Done, Refused, encode
from camlann.server.cluster.bus_messages import Answer, Speak
from camlann.server.keeper.chat.history import Hearing
from camlann.server.keeper.chat.sending import Chat, Outcome
from camlann.server.keeper.table_state import TableState
from camlann.server.keeper.viewer_requests import ViewerRequests
from camlann.server.store.chat import TalkLine
from tests.planting import Plant
from tests.server.harness.memory_store import Disk
from tests.server.simulation import world
from tests.server.simulation.world import Size, run

pytestmark = pytest.mark.no_cover

WITHIN = 15


def _answers_before_it_is_kept(patch: pytest.MonkeyPatch) -> None:
    old = ViewerRequests._speak

    async def hasty(self: ViewerRequests, held: TableState, letter: Speak) -> None:
        self._broadcast.send(letter.gate, Answer(self._table, letter.who, letter.id, encode(Done(letter.id))))
        await old(self, held, letter)

    patch.setattr(ViewerRequests, "_speak", hasty)


def _forgets_what_it_refused(patch: pytest.MonkeyPatch) -> None:
    old = Chat.speak

    async def careless(self: Chat, held: TableState, letter: Speak) -> Outcome:
        # Whoever is not heard now may be heard a moment later.
        if self._means.random(1)[0] < 128:
            reason = encode({"type": "talk.too-fast"})
            return Outcome(Refused(letter.id, reason))  # type: ignore[arg-type]
        return await old(self, held, letter)

    patch.setattr(Chat, "speak", careless)


def _takes_an_id_for_new(patch: pytest.MonkeyPatch) -> None:
    def add(self: Disk, line: TalkLine) -> TalkLine | None:
        if (line.table, line.n) in self.talk:
            return None
        return self.talk.setdefault((line.table, line.n), line)

    async def catch_up(self: Hearing, *given: Any) -> None:
        await old(self, *given)
        self.said.clear()

    old = Hearing.catch_up
    patch.setattr(Disk, "add_talk", add)
    patch.setattr(Hearing, "catch_up", catch_up)


PLANTED: dict[str, tuple[Plant, str, tuple[str, ...]]] = {
    "it answers before the line is kept": (_answers_before_it_is_kept, "T1", ("kill_in_the_act",)),
    "a copy is heard of what was refused": (_forgets_what_it_refused, "T2", ("pause_keeper", "crash_store")),
    "a line said again is another line": (_takes_an_id_for_new, "T3", ("kill_in_the_act", "cut_devices")),
}


@pytest.mark.parametrize("what", PLANTED)
def test_it_is_found_that(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, kind, faults = PLANTED[what]
    plant(monkeypatch)
    monkeypatch.setattr(world, "PATIENCE", 20.0)
    for seed in range(WITHIN):
        if any(kind in word.split() for word in run(seed, Size(kinds=faults)).violations):
            return
    pytest.fail(f"not found in {WITHIN} worlds")
