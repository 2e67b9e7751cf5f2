"""Replay of a table's event log from its newest snapshot, or its beginning. Nothing is decided again.

Entries that hold only rows of games stay closed until the end of the log is known: of all games before the
last two nobody asks for more than what was public.
"""

import asyncio
from collections.abc import Iterable, Iterator

import msgspec

from camlann.engine.match import Match
from camlann.server.event_log_codec import LogRow, StoredRows
from camlann.server.game_options import read_options
from camlann.server.keeper import table_snapshots
from camlann.server.keeper.pending_commit import AnyMatch
from camlann.server.keeper.table_fold import TableFold
from camlann.table import Begun, read_fact

STEPS_PER_SLICE = 32
"""Entries that are read, or rows that are replayed, before other tables get a turn."""


class TooNew(Exception):
    """The log was written by a newer revision of the game than this one can read."""


class LogReplay:
    def __init__(self, state: TableFold) -> None:
        self._state = state
        self._last: list[LogRow | StoredRows] = []
        """The rows of the game that began last."""
        self._before: list[StoredRows] = []
        """The closed entries of the game before it."""
        self.is_cut = False
        """Does the log begin with its newest snapshot?"""

    def entries(self, entries: Iterable[StoredRows]) -> Iterator[None]:
        """Step by step: the next entries."""
        for entry in entries:
            self._take(entry)
            yield

    def _take(self, entry: StoredRows) -> None:
        if (snapshot := entry.snapshot()) is not None:
            self.is_cut = self._state.n == 0
            table_snapshots.restore(self._state, snapshot, entry)
            self._before, self._last = [], [*snapshot.rows]
            return
        if 0 in entry.games:
            # A game's first and last entries have rows of the table, too.
            for row in entry.rows():
                self.take_row(row)
            return
        self._last.append(entry)
        for row in entry.moments():
            self._state.note_row(row)

    def take_row(self, row: LogRow) -> None:
        """The next row, of which everything is known."""
        state = self._state
        if row.game == 0:
            facts = tuple(read_fact.decode(each.fact) for each in row.facts)
            for fact in facts:
                if isinstance(fact, Begun):
                    state.begin_game(fact)
                    self._before = [each for each in self._last if isinstance(each, StoredRows)]
                    self._last = []
            state.note_commitment(row)
            state.fold_table(facts, row.at)
        else:
            self._last.append(row)
            state.seed = row.seed or state.seed
        state.note_row(row)

    def end(self) -> Iterator[None]:
        """Step by step: what was closed of the last two games, and the last game itself."""
        state = self._state
        for entry in self._before:
            state.answers.note_moves(entry.rows(), earlier=True)
            yield
        rows: list[LogRow] = []
        for each in self._last:
            if isinstance(each, LogRow):
                rows.append(each)
                continue
            opened = tuple(each.rows())
            rows += opened
            state.answers.note_moves(opened)
            yield
        if rows:
            yield from self._play_again(rows)

    def _play_again(self, rows: list[LogRow]) -> Iterator[None]:
        state, number = self._state, rows[0].game
        choice = state.game_choice
        assert choice is not None
        rules = state.games[choice.game]
        wire = rules.WIRE
        match: AnyMatch | None = None
        try:
            options = read_options(rules, choice)
            dice = state.dice(state.seed, number)
            for row in rows:
                command = wire.given.decode(row.command)
                told = row.seat, command, tuple(wire.fact.decode(each.fact) for each in row.facts)
                if match is None:
                    match = Match.from_log(rules, options, len(state.seats), dice, [told], number=number)
                else:
                    match.replay(*told)
                yield
        except msgspec.DecodeError as error:
            raise TooNew from error
        state.game = match


def replay(state: TableFold, rows: Iterable[LogRow]) -> None:
    """Replay these rows at once."""
    log = LogReplay(state)
    for row in rows:
        log.take_row(row)
    for _ in log.end():
        pass


async def in_slices(steps: Iterable[None]) -> None:
    """Do all steps; other tables get a turn in between."""
    for n, _ in enumerate(steps, 1):
        if n % STEPS_PER_SLICE == 0:
            await asyncio.sleep(0)
