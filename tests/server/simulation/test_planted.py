"""Planted bugs: the simulation finds each within a few worlds."""

import pytest

from camlann.protocol.socket_messages import Done, encode
from camlann.server.cluster.bus_messages import Answer, Renewed
from camlann.server.cluster.message_batching import LostBatches
from camlann.server.gate import pending_requests
from camlann.server.gate.connection import Connection
from camlann.server.keeper import gate_links
from camlann.server.keeper.pending_commit import Commit
from camlann.server.keeper.table_actor import TableActor
from camlann.server.keeper.table_fold import TableFold
from camlann.server.keeper.table_state import TableState
from camlann.server.store import Append, Outcome
from tests.bug_planting import Plant
from tests.server.harness.memory_store import Disk
from tests.server.keeper.states import after_a_replay
from tests.server.simulation import world
from tests.server.simulation.world import Size, run

pytestmark = pytest.mark.no_cover

WITHIN = 15


def _answers_before_it_commits(patch: pytest.MonkeyPatch) -> None:
    old = TableActor._commit

    async def hasty(self: TableActor, state: TableState, commit: Commit) -> bool:
        row = commit.rows[0]
        if row.person_id is not None and row.id is not None and row.refused is None:
            for gate in self.attached.gates():
                self.broadcast.send(gate, Answer(self.table, row.person_id, row.id, encode(Done(row.id))))
        return await old(self, state, commit)

    patch.setattr(TableActor, "_commit", hasty)


def _appends_on_an_old_state(patch: pytest.MonkeyPatch) -> None:
    old = Disk._append

    def careless(self: Disk, append: Append) -> Outcome:
        outcome = old(self, append)
        log = self.logs.get(append.table, [])
        if outcome is Outcome.LOST and append.entry.n < log[-1].next and append.entry.size:
            log.append(append.entry)
            return Outcome.STORED
        return outcome

    patch.setattr(Disk, "_append", careless)


def _forgets_commands_when_it_loads(patch: pytest.MonkeyPatch) -> None:
    def forget(state: TableFold) -> None:
        state.answers.table.clear()
        state.answers.moves.clear()

    after_a_replay(patch, forget)


def _steps_back(patch: pytest.MonkeyPatch) -> None:
    def any_page(self: Connection, game: int, at: int, turned: int = 0) -> bool:
        self.game, self.at = game, at
        return True

    patch.setattr(Connection, "advance", any_page)


def _rings_too_early(patch: pytest.MonkeyPatch) -> None:
    after_a_replay(patch, lambda state: setattr(state, "clock", state.clock // 2))


def _calls_the_unknown_done(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(pending_requests, "Unsure", Done)


def _never_notices_a_lost_batch(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LostBatches, "before", lambda self, batch: False)
    patch.setattr(gate_links, "AttachAgain", lambda keeper: Renewed())


PLANTED: dict[str, tuple[Plant, str, tuple[str, ...]]] = {
    "it answers before it commits": (_answers_before_it_commits, "C1", ("kill_in_the_act",)),
    "the store takes what was overtaken": (_appends_on_an_old_state, "C5", ("pause_keeper", "part_machine")),
    "it forgets what was done when it loads": (
        _forgets_commands_when_it_loads,
        "C2",
        ("kill_in_the_act", "cut_devices"),
    ),
    "a frame steps back": (_steps_back, "C6", ("pause_keeper", "cut_devices")),
    "a clock is shorter after a table was loaded": (
        _rings_too_early,
        "C9",
        ("kill_keeper", "restart_keeper"),
    ),
    "nobody notices a lost batch": (_never_notices_a_lost_batch, "end:", ("bad_weather", "cut_two_off")),
    "what nobody knows is called done": (_calls_the_unknown_done, "C1", ("crash_store", "kill_keeper")),
}


@pytest.mark.parametrize("what", PLANTED)
def test_it_is_found_that(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, kind, faults = PLANTED[what]
    plant(monkeypatch)
    # Broken worlds are not waited for.
    monkeypatch.setattr(world, "RETRY", 20.0)
    for seed in range(WITHIN):
        found = run(seed, Size(kinds=faults)).violations
        if any(kind in word.split() for word in found):
            return
    pytest.fail(f"not found in {WITHIN} worlds")
