"""The state of a table as rules: no clock, no I/O, no server."""

import os
import time
from itertools import count
from typing import Any

import pytest
from msgspec import Raw
from msgspec.structs import replace

from camlann import table as at
from camlann.engine.match import Refused
from camlann.records.record import load
from camlann.server.keeper import time_limits
from camlann.server.keeper.finished_game import finished_game
from camlann.server.keeper.pending_commit import Commit, Inputs
from camlann.server.keeper.table_state import MALFORMED, TableState
from camlann.server.store import TableId
from camlann.table import BankDrawn, PersonId, is_bot
from tests.bug_planting import Planted, after
from tests.server.keeper.states import (
    ANA,
    BEN,
    CHOICE,
    DAN,
    Decide,
    Evening,
    after_a_replay,
    contents,
    loaded,
)

SEEDS = range(6)

plant = Planted()


def loading_a_log_is_adopting_its_commits_one_by_one() -> None:
    for seed in SEEDS:
        evening = Evening(seed).play()
        assert len(evening.rows) == evening.state.n
        assert contents(loaded(evening.rows)) == contents(evening.state)


def a_log_can_be_loaded_after_any_commit_and_gone_on_with() -> None:
    def check(state: TableState, decide: Decide, inputs: Inputs) -> None:
        twin = loaded(evening.rows)
        assert contents(twin) == contents(state)
        assert decided(twin, decide, inputs) == decided(state, decide, inputs)

    for seed in SEEDS:
        evening = Evening(seed, check)
        evening.play()


def to_decide_twice_is_the_same() -> None:
    def check(state: TableState, decide: Decide, inputs: Inputs) -> None:
        assert decided(state, decide, inputs) == decided(state, decide, inputs)

    for seed in SEEDS:
        Evening(seed, check).play()


def what_is_decided_and_not_adopted_changes_nothing() -> None:
    """Whether it is a commit or a refusal."""

    def check(state: TableState, decide: Decide, inputs: Inputs) -> None:
        before = contents(state)
        decided(state, decide, inputs)
        assert contents(state) == before

    refused = 0
    for seed in SEEDS:
        refused += Evening(seed, check).play().refused
    assert refused > 10


def decided(state: TableState, decide: Decide, inputs: Inputs) -> Any:
    """A commit or a refusal as a value."""
    try:
        commit = decide(state, inputs)
    except Refused as refused:
        return refused.reason
    if commit is None:
        return None
    begun = None if commit.begun is None else (commit.begun.number, commit.begun.truth)
    return commit.rows, commit.table, begun, commit.decision


RULES = (
    loading_a_log_is_adopting_its_commits_one_by_one,
    a_log_can_be_loaded_after_any_commit_and_gone_on_with,
    to_decide_twice_is_the_same,
    what_is_decided_and_not_adopted_changes_nothing,
)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_a_rule_holds(rule: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def outside(*_: object) -> Any:
        raise AssertionError("the state of a table reads nothing from outside")

    for module, name in ((os, "urandom"), (time, "time"), (time, "time_ns"), (time, "monotonic")):
        monkeypatch.setattr(module, name, outside)
    rule()


def test_an_evening_has_what_these_rules_are_about() -> None:
    commits = [commit for seed in SEEDS for commit in Evening(seed).play().commits]
    facts = {type(fact) for commit in commits for fact in commit.table}
    assert facts >= {at.Begun, at.Finished, at.BrokenOff, at.Replaced, at.TimeAdded, at.Missed, at.Called}
    assert any(row.game == 0 and row.clock is not None for commit in commits for row in commit.rows)
    seats = [fact.by for commit in commits for fact in commit.table if isinstance(fact, at.Replaced)]
    assert any(map(is_bot, seats))
    assert DAN in seats


# What only the server refuses, and what is stored of it.


def test_a_refusal_at_the_table_is_stored_and_one_in_a_game_is_not() -> None:
    state, inputs, why = TableState({}), Inputs(7), Raw(b'{"type":"why"}')
    assert state.refusal(ANA, "id", 1, why, inputs) is None
    assert state.refusal(ANA, "id", 0, MALFORMED, inputs) is None
    commit = state.refusal(ANA, "id", 0, why, inputs)
    assert commit is not None
    assert state.answers.refused(ANA, "id") is None
    state.adopt(commit)
    assert state.answers.refused(ANA, "id") == why
    assert contents(loaded([*commit.rows])) == contents(state)


# What is handed in.


def test_a_bank_pays_by_the_time_left_that_is_handed_in() -> None:
    evening = begun()
    state = evening.state
    assert state.game is not None
    (seat,) = state.game.public.asked
    number, ask, person_id = state.game.number, state.game.public.ask, state.seats[seat]

    def draw(left: int) -> Commit:
        return state.decide(person_id, "id", number, ask, b'{"type":"ferry.draw"}', Inputs(1, left))

    assert state.bank == 60_000
    assert draw(60_000).table == ()
    assert draw(45_000).table == (BankDrawn(person_id, 15),)
    assert draw(0).table == (BankDrawn(person_id, time_limits.overrun(60_000, 0)),)


def test_a_name_and_a_secret_are_used_as_they_are_handed_in() -> None:
    inputs = Inputs(1, name="0f" * 16, secret=b"s" * 32)
    names = inputs.names()
    first, *more = [next(names) for _ in range(5)]
    assert first == inputs.name
    assert len({first, *more}) == 5
    assert {len(each) for each in more} == {32}
    evening = Evening(0).play()
    begin = b'{"type":"table.begin"}'
    for person_id in evening.state.table.seats:
        evening.say(person_id, at.Agree())
    commit = evening.state.decide(ANA, "id", 0, 0, begin, inputs)
    assert commit.rows[0].seed == inputs.secret


# A finished game.

TABLE = TableId(7)


def test_a_game_is_finished_when_it_is_over_or_broken_off_and_not_before() -> None:
    evening = begun()
    assert finished_game(TABLE, TableState({})) is None
    assert finished_game(TABLE, evening.state) is None
    evening.do(lambda state, inputs: state.abandon(inputs))
    broken = finished_game(TABLE, evening.state)
    assert broken is not None
    assert (broken.game, broken.name, broken.winners, broken.reason) == (1, "ferry", (), "broken-off")
    evening = Evening(1).play()
    over = finished_game(TABLE, evening.state)
    assert over is not None
    assert (over.game, over.people, over.reason) == (2, evening.state.seats, "docked")
    assert over.winners
    assert over.table == TABLE
    assert over.at == evening.state.times[-1]
    assert load(over.record).header.number == 2
    assert finished_game(TABLE, loaded(evening.rows)) == over, "another keeper archives the same"


def begun() -> Evening:
    """The first question of a game is open."""
    evening = Evening(0)
    for person_id in (ANA, BEN):
        evening.say(person_id, at.Sit())
    evening.say(DAN, at.Sit())
    evening.say(ANA, at.Choose(CHOICE))
    for person_id in (ANA, BEN, DAN):
        evening.say(person_id, at.Agree())
    evening.say(ANA, at.Begin())
    assert evening.state.game is not None
    return evening


# What these rules find.


@plant("a clock is forgotten when a log is loaded", loading_a_log_is_adopting_its_commits_one_by_one)
def _(patch: pytest.MonkeyPatch) -> None:
    after_a_replay(patch, lambda state: setattr(state, "clock", 0))


@plant("who changed seats is forgotten when a log is loaded", RULES[1])
def _(patch: pytest.MonkeyPatch) -> None:
    after_a_replay(patch, lambda state: state.turned.clear())


@plant("a decision takes from outside what it needs", to_decide_twice_is_the_same)
def _(patch: pytest.MonkeyPatch) -> None:
    old, calls = TableState._decide_at_table, count()

    def decide(self: TableState, person_id: PersonId, id: str, data: bytes, inputs: Inputs) -> Commit:
        return old(self, person_id, id, data, replace(inputs, now=inputs.now + next(calls)))

    patch.setattr(TableState, "_decide_at_table", decide)


@plant("a refused command counts", what_is_decided_and_not_adopted_changes_nothing)
def _(patch: pytest.MonkeyPatch) -> None:
    old = TableState.decide

    def decide(self: TableState, *given: Any) -> Commit:
        try:
            return old(self, *given)
        except Refused:
            self.told += 1
            raise

    patch.setattr(TableState, "decide", decide)


@plant("an answer is taken down before it is stored", what_is_decided_and_not_adopted_changes_nothing)
def _(patch: pytest.MonkeyPatch) -> None:
    after(
        patch,
        TableState,
        "decide",
        lambda state, person_id, id, *rest: state.answers.moves.setdefault((person_id, id)),
    )


@pytest.mark.parametrize("sentence", plant.leaks)
def test_a_planted_bug_is_caught(sentence: str) -> None:
    plant.test(sentence)
