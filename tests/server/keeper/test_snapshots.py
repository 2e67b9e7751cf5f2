"""A table that is read from a snapshot is the same as one that is read from its beginning."""

from collections import Counter
from functools import cache

import pytest
from msgspec import Raw
from msgspec.structs import replace

from camlann.runtime import Runtime
from camlann.server import event_log_codec
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.event_log_codec import StoredRows
from camlann.server.gate import table_read_model
from camlann.server.gate.table_read_model import TableOverview
from camlann.server.keeper import idempotency, table_snapshots
from camlann.server.keeper.log_replay import LogReplay
from camlann.server.keeper.pending_commit import Commit
from camlann.server.keeper.table_state import TableState
from camlann.server.store import Entry, TableId
from camlann.table import PersonId
from tests.server.harness.long_logs import with_snapshots
from tests.server.keeper import log_figures
from tests.server.keeper.states import BEN, GAMES, Evening, contents

TABLE = TableId(7)
KEYS = TableKeys({1: b"k" * 32}, Runtime())
SEEDS = range(40)
PEOPLE = tuple(PersonId(digit * 32) for digit in "abcde")


class LoggedEvening(Evening):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.entries: list[Entry] = []
        self.plain: list[Entry] = []
        """The same without snapshots."""
        self.states: list[dict[str, object]] = []
        """The state after each."""

    def take(self, commit: Commit) -> None:
        state = self.state
        before, n, snapshot = contents(state), state.n, table_snapshots.after(state, commit)
        assert contents(state) == before, "making a snapshot changes nothing"
        self.entries.append(event_log_codec.entry(KEYS, TABLE, n, commit.rows, snapshot))
        self.plain.append(event_log_codec.entry(KEYS, TABLE, n, commit.rows))
        super().take(commit)
        if snapshot is not None:
            state.snapshot_n = n
        self.states.append({**contents(state), "shown_ms": 0})

    def _something(self) -> None:
        super()._something()
        reason, id = Raw(b'{"type":"engine.game-over"}'), f"id-{next(self._count)}"
        self.do(lambda state, inputs: state.refusal(BEN, id, 0, reason, inputs))


@cache
def played(seed: int) -> LoggedEvening:
    evening = LoggedEvening(seed)
    evening.play()
    return evening


def read(entries: list[Entry]) -> dict[str, object]:
    state = TableState(GAMES)
    log = LogReplay(state)
    for _ in log.entries(StoredRows(KEYS, TABLE, entry) for entry in entries):
        pass
    for _ in log.end():
        pass
    return contents(state)


def cuts(entries: list[Entry]) -> list[int]:
    return [place for place, entry in enumerate(entries) if entry.has_snapshot]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_log_is_read_from_its_newest_snapshot_as_from_its_beginning(seed: int) -> None:
    entries, states = played(seed).entries, played(seed).states
    first, *_, last = cuts(entries)
    for end in (first, first + 1, (first + last) // 2, last - 1, last):
        for begin in (0, *(cut for cut in cuts(entries) if cut <= end)):
            assert read(entries[begin : end + 1]) == states[end]


@pytest.mark.parametrize("seed", SEEDS)
def test_gates_read_the_same_from_a_snapshot(seed: int) -> None:
    entries = played(seed).entries
    whole = table_read_model._read(TableOverview(), entries)
    assert [game.number for game in whole.games] == [1, 2]
    assert whole.games[-1].ended
    for begin in cuts(entries):
        assert table_read_model._read(TableOverview(), entries[begin:]) == whole


def test_without_snapshots_a_gate_folds_the_same_games() -> None:
    for seed in SEEDS:
        folded = table_read_model._read(TableOverview(), played(seed).plain)
        assert folded == table_read_model._read(TableOverview(), played(seed).entries)


def test_what_was_done_and_refused_before_a_snapshot_is_answered_as_before() -> None:
    found = Counter[bool]()
    for seed in SEEDS:
        entries = played(seed).entries
        rows = [*event_log_codec.rows(KEYS, TABLE, entries)]
        end = cuts(entries)[-1]
        state = TableState(GAMES)
        log = LogReplay(state)
        for _ in log.entries([StoredRows(KEYS, TABLE, entries[end])]):
            pass
        for row in rows[: entries[end].next]:
            if row.person_id is None or row.id is None or row.game == 1:
                continue
            found[row.refused is None] += 1
            if row.refused is None:
                assert state.answers.is_done(row.person_id, row.id)
            else:
                assert state.answers.refused(row.person_id, row.id) == row.refused
    assert min(found[True], found[False]) > 100


def test_of_commands_to_the_table_the_last_are_remembered_beyond_a_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(idempotency, "MAX_COMMANDS", 3)
    evening = LoggedEvening(1)
    evening.play()
    assert read(evening.entries[cuts(evening.entries)[-1] :]) == evening.states[-1]
    assert len(evening.state.answers.table) == len(evening.state.answers.moves) == 3


def test_of_a_game_without_a_result_the_length_of_the_closed_part_tells_nothing() -> None:
    """Whatever is dealt and whatever was done, it is the same for games of very different lengths."""
    lengths = Counter[int]()
    for seed in range(6):
        for moves in (3, 10, 20, 30):
            commit, snapshot = with_snapshots(PEOPLE, 1, seed, break_off=moves)[-1]
            assert snapshot is not None
            entry = event_log_codec.entry(KEYS, TABLE, 0, commit.rows, snapshot)
            lengths[len(entry.encrypted)] += 1
    assert len(lengths) == 1, lengths


def test_a_table_of_three_hundred_games_is_loaded_in_five_milliseconds() -> None:
    entries = log_figures.whole_log(2)
    snapshot = StoredRows(log_figures.KEYS, log_figures.TABLE, entries[-1]).snapshot()
    assert snapshot is not None
    first, second = snapshot.public.games
    games = (*(replace(first, number=n) for n in range(1, 300)), replace(second, number=300))
    commit = [*event_log_codec.rows(log_figures.KEYS, log_figures.TABLE, entries[-1:])]
    many = replace(snapshot, public=replace(snapshot.public, games=games))
    last = event_log_codec.entry(log_figures.KEYS, log_figures.TABLE, entries[-1].n, commit, many)
    assert len(log_figures.loaded([last]).played) == 300
    assert log_figures.load_ms([last]) <= 5
    assert log_figures.size([last]) < 20_000
