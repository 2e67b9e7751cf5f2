"""Snapshots of a table: what a fold holds when a game ends, as a value, and a fold made of it again.

A fold made of a snapshot equals the fold of the whole log. So nobody needs what the log holds before it.
"""

from copy import copy

from msgspec.structs import replace

from camlann.server.event_log_codec import NOTHING, LogRow, Snapshot, StoredRows
from camlann.server.keeper.pending_commit import Commit
from camlann.server.keeper.table_fold import TableFold
from camlann.server.table_snapshot import ClosedSnapshot, PublicSnapshot
from camlann.table import BrokenOff, Finished


def after(state: TableFold, commit: Commit) -> Snapshot | None:
    """The table after this commit, which is not stored yet, if it ends a game."""
    if state.game is None or not any(isinstance(fact, Finished | BrokenOff) for fact in commit.table):
        return None
    steps = [*state.game.rows, *([] if commit.decision is None else [commit.decision])]
    ended = _adopted(state, commit)
    rows = tuple(
        LogRow.for_game(state.game.number, at, step, clock=None)
        for at, step in zip(ended.times, steps, strict=True)
    )
    return Snapshot(_public(ended), _closed(ended), rows)


def restore(state: TableFold, snapshot: Snapshot, entry: StoredRows) -> None:
    """Make this fold the one after an entry with a snapshot. Its game is to be played again from the rows."""
    public, closed = snapshot.public, snapshot.closed
    state.n, state.at, state.snapshot_n = entry.next, entry.at, entry.n
    state.answers.restore(closed, entry.at)
    state.table, state.told, state.played = public.table, public.told, public.games
    state.completions, state.committed_secret = public.completions, closed.committed_secret
    state.seats, state.turned = public.seats, {**public.turned}
    state.game_choice, state.deal, state.deal_secret = public.choice, public.deal, closed.deal_secret
    state.game, state.seed, state.times = None, closed.seed, [row.at for row in snapshot.rows]
    state.clock, state.passed, state.shown_ms = public.clock, public.passed, 0


def _adopted(state: TableFold, commit: Commit) -> TableFold:
    """Another fold, as this one will be; without its game."""
    ended = copy(state)
    ended.answers, ended.times, ended.turned = state.answers.copy(), [*state.times], {**state.turned}
    ended.game = None
    ended.adopt(replace(commit, decision=None))
    return ended


def _public(ended: TableFold) -> PublicSnapshot:
    return PublicSnapshot(
        table=ended.table,
        told=ended.told,
        games=ended.played,
        seats=ended.seats,
        turned=ended.turned,
        completions=ended.completions,
        choice=ended.game_choice,
        deal=ended.deal,
        clock=ended.clock,
        passed=ended.passed,
    )


def _closed(ended: TableFold) -> ClosedSnapshot:
    answers = ended.answers
    return ClosedSnapshot(
        committed_secret=ended.committed_secret,
        deal_secret=ended.deal_secret,
        seed=ended.seed,
        moves=tuple(answers.moves),
        commands=tuple((*key, refused or NOTHING) for key, refused in answers.table.items()),
    )
