"""Observers of a table get every state: when it is loaded, and after each commit."""

from typing import Any, TypeAlias

import pytest

from camlann.server import event_log_codec
from camlann.server.keeper.deal_reveal_timer import RevealTimer
from camlann.server.keeper.pending_commit import Commit
from camlann.server.keeper.table_actor import TableActor
from camlann.server.keeper.table_state import TableState
from camlann.table import ClaimSeat
from tests.bug_planting import Planted, after
from tests.server.harness.clock import until
from tests.server.harness.keeper_server import ANA, EVERYONE, TABLE, KeeperServer, run
from tests.server.keeper.states import contents, loaded

Seen: TypeAlias = list[tuple[int, Commit | None, dict[str, Any]]]

plant = Planted()


class Spy:
    """In front of an observer: it writes down what that one sees."""

    def __init__(self, observer: Any) -> None:
        self._observer = observer
        self.seen: Seen = []

    def changed(self, state: TableState, commit: Commit | None) -> None:
        self.seen.append((id(state), commit, contents(state)))
        self._observer.changed(state, commit)
        assert contents(state) == self.seen[-1][2], f"{self._observer} changes what it observes"


def watched(patch: pytest.MonkeyPatch) -> list[list[Spy]]:
    """All observers of every actor from now on, each behind a spy."""
    old, actors = TableActor.__init__, list[list[Spy]]()

    def init(self: TableActor, *given: Any) -> None:
        old(self, *given)
        spies = [Spy(observer) for observer in self.observers]
        self.observers = (*spies,)
        actors.append(spies)

    patch.setattr(TableActor, "__init__", init)
    return actors


def every_observer_sees_the_same() -> None:
    """A game is played, read again in the middle, and at its end taken over by another keeper."""

    async def play(server: KeeperServer) -> None:
        one = await server.keeper()
        server.attach(*EVERYONE)
        await server.begin(clock=2, turns=3)
        await server.ask(ANA, ClaimSeat(ANA))
        one.actors[TABLE].state = None
        await until(lambda: server.disk.records)
        one.kill()
        # As if it had died before it archived the game.
        server.disk.records.clear()
        server.disk.logs[TABLE] = server.disk.history(TABLE)
        server.disk.deleted.clear()
        two = await server.keeper("two")
        server.attach(*EVERYONE, to="two")
        await until(lambda: server.disk.records)
        state = two.actors[TABLE].state
        assert state is not None
        rows = [*event_log_codec.rows(server.keys, TABLE, server.disk.history(TABLE))]
        assert {**contents(loaded(rows)), "snapshot_n": state.snapshot_n} == contents(state)

    with pytest.MonkeyPatch.context() as patch:
        actors = watched(patch)
        run(play)
    first, last = actors
    for spies in actors:
        assert len(spies) > 5
        seen = spies[0].seen
        assert seen
        assert [spy.seen for spy in spies] == [seen] * len(spies)
        assert seen[0][1] is None, "the first is that the table is read"
    assert [commit for _, commit, _ in first[0].seen].count(None) == 2
    assert len(first[0].seen) > 10
    # After a commit everybody sees what a reader of the log sees.
    (_, commit, there), before = last[0].seen[0], first[0].seen[-1][2]
    assert commit is None
    assert there == before


def test_every_observer_sees_the_same_state_when_it_is_read_and_after_each_commit() -> None:
    every_observer_sees_the_same()


ORDER = [
    "Broadcast",
    "SpectatorDelay",
    "Archive",
    "Clock",
    "ClockBroadcast",
    "RevealTimer",
    "PresenceTracker",
    "TurnMessages",
    "WakeUps",
    "ListingSync",
]
"""Frames are sent first, a clock is set before it is shown, and lists in the store come last."""


def test_the_observers_of_a_table_come_in_this_order() -> None:
    async def play(server: KeeperServer) -> list[str]:
        keeper = await server.keeper()
        server.attach(ANA)
        await until(lambda: keeper.actors)
        return [type(observer).__name__ for observer in keeper.actors[TABLE].observers]

    assert run(play) == ORDER


@plant("an observer is forgotten when a table is read", every_observer_sees_the_same)
def _(patch: pytest.MonkeyPatch) -> None:
    def changed(self: TableActor, state: TableState, commit: Commit | None) -> None:
        for observer in self.observers if commit is not None else self.observers[:-1]:
            observer.changed(state, commit)

    patch.setattr(TableActor, "_changed", changed)


@plant("an observer is forgotten when something is committed", every_observer_sees_the_same)
def _(patch: pytest.MonkeyPatch) -> None:
    def changed(self: TableActor, state: TableState, commit: Commit | None) -> None:
        for observer in self.observers if commit is None else self.observers[1:]:
            observer.changed(state, commit)

    patch.setattr(TableActor, "_changed", changed)


@plant("an observer is told of a commit before it is adopted", every_observer_sees_the_same)
def _(patch: pytest.MonkeyPatch) -> None:
    old = TableState.adopt

    def adopt(self: TableState, commit: Commit) -> None:
        for actor in acting:
            actor.observers[0].changed(self, commit)
        old(self, commit)

    acting: list[TableActor] = []
    init = TableActor.__init__

    def noted(self: TableActor, *given: Any) -> None:
        init(self, *given)
        acting.append(self)

    patch.setattr(TableActor, "__init__", noted)
    patch.setattr(TableState, "adopt", adopt)


@plant("an observer changes the state", every_observer_sees_the_same)
def _(patch: pytest.MonkeyPatch) -> None:
    after(
        patch, RevealTimer, "changed", lambda self, state, commit: setattr(state, "passed", state.passed + 1)
    )


@pytest.mark.parametrize("sentence", plant.leaks)
def test_a_planted_bug_is_caught(sentence: str) -> None:
    plant.test(sentence)
