"""The fold of a table's event log (replay): its people, and the game that is played or was played last.

`adopt` folds one commit more, `log_replay.py` a whole log; both give the same state. Nothing is decided here.
"""

from collections.abc import Sequence
from typing import Any

from camlann.engine.beats import presentation_ms as beats_ms
from camlann.engine.dice import DiceAt, Seeded
from camlann.engine.facts import Seat
from camlann.engine.match import Decision
from camlann.engine.rules import Games
from camlann.games import beats_of
from camlann.server import played_games
from camlann.server.event_log_codec import LogRow
from camlann.server.game_options import GameOptions
from camlann.server.keeper import absence
from camlann.server.keeper.idempotency import Idempotency
from camlann.server.keeper.pending_commit import AnyMatch, Commit
from camlann.server.played_games import Played
from camlann.table import (
    Begun,
    BrokenOff,
    Choice,
    Deal,
    Finished,
    PersonId,
    Replaced,
    Resumed,
    Table,
    TableFact,
    TimeAdded,
)
from camlann.table.extra_time import EXTRA_SECONDS


class TableFold:
    def __init__(self, games: Games, animation_scale: float = 1.0) -> None:  # noqa: PLR0915 - a field a line
        self.games, self.choosing = games, GameOptions(games)
        self._animation_scale = animation_scale
        self.n = 0
        """The number of the next row."""
        self.at = 0
        """When the last row was written, in milliseconds since 1970."""
        self._ended = False
        """Does the row about the table that comes next end a game?"""
        self.answers = Idempotency()
        """The commands in the log, to recognise a repeated one."""
        # The people at the table.
        self.table = Table()
        self.told = 0
        """The number of facts about the table."""
        self.completions: tuple[tuple[PersonId, bool], ...] = ()
        """Completion records of the last finished game: each person, and whether they abandoned it."""
        self.committed_secret = b""
        """The secret the server has committed to in the last deal that was opened."""
        self.played: tuple[Played, ...] = ()
        """All games of this table, the running one too."""
        self.snapshot_n: int | None = None
        """The number of the entry with the newest snapshot; None: there is none."""
        # The game that is played or was played last.
        self.game: AnyMatch | None = None
        self.seats: tuple[PersonId, ...] = ()
        """Who sits in it, clockwise."""
        self.turned: dict[PersonId, int] = {}
        """The people who got or lost a seat during the game: after how many facts about the table. What they
        saw before that, they saw from another seat or as a spectator."""
        self.game_choice: Choice | None = None
        """Which game it is, with its options and its clock."""
        self.deal: Deal | None = None
        self.deal_secret = b""
        """The server's secret of that deal."""
        self.seed = b""
        """Of its dice."""
        self.times: list[int] = []
        """When each of its rows was written."""
        # The open question.
        self.clock = 0
        """Milliseconds for it; 0: no clock runs."""
        self.passed = 0
        """How many of them had passed when the time left was last stored."""
        self.shown_ms = 0
        """How long screens show what led to it; 0 after the table was read."""

    def seat(self, person_id: PersonId) -> Seat | None:
        """This person's seat in the game; None: a spectator."""
        for seat, each in enumerate(self.seats):
            if each == person_id:
                return Seat(seat)
        return None

    @property
    def displays(self) -> tuple[PersonId, ...]:
        """The displays of the table, which see the public part at once."""
        return tuple(each.id for each in self.table.displays if each.token)

    def is_over(self, game: int) -> bool:
        """Has another game begun since?"""
        return self.game is not None and 0 < game < self.game.number

    @property
    def goes_on(self) -> bool:
        """Is a game being played, with running clocks?"""
        playing = self.table.playing and not self.table.current.adjourned
        return self.game is not None and not self.game.over and playing

    @property
    def finished(self) -> int:
        """The number of the last game if it is over, with a result or without; otherwise 0."""
        if self.game is None or not (self.game.over or self.table.broken_off == self.game.number):
            return 0
        return self.game.number

    def asks(self, game: int, ask: int) -> bool:
        """Is this question open?"""
        return self.game is not None and (self.game.number, self.game.public.ask) == (game, ask)

    def presentation_ms(self, game: str, decision: Decision[Any, Any, Any]) -> int:
        """How long screens show this step of a game before the next question."""
        beats = beats_of(game)
        return round(beats_ms(beats, decision.facts) * self._animation_scale)

    def adopt(self, commit: Commit) -> None:
        """Apply a commit: its rows are stored."""
        if commit.begun is not None:
            self.game, self.seed = commit.begun, commit.rows[-1].seed or b""
            self.begin_game(commit.table[-1])
            self.shown_ms = commit.shown_ms
        elif commit.decision is not None:
            assert self.game is not None
            if commit.decision.game.public.ask != self.game.public.ask:
                self.shown_ms = commit.shown_ms
            self.game.adopt(commit.decision)
        self.note_commitment(commit.rows[0])
        self.fold_table(commit.table, commit.rows[0].at)
        for row in commit.rows:
            self.note_row(row)

    def dice(self, seed: bytes, number: int) -> DiceAt:
        """The dice of a game with this seed."""
        return _dice(seed, number)

    # The parts of a row, for `adopt` and for whoever replays a log.

    def begin_game(self, fact: TableFact) -> None:
        assert isinstance(fact, Begun)
        self.seats, self.game_choice, self.turned, self.times = fact.seats, fact.choice, {}, []
        self.answers.begin_game()

    def note_commitment(self, row: LogRow) -> None:
        """A row of the table has a secret if a deal is opened in it."""
        if row.game == 0 and row.seed:
            self.committed_secret = row.seed

    def fold_table(self, facts: Sequence[TableFact], at: int) -> None:
        """Facts of a row of this time."""
        for fact in facts:
            self.told += 1
            self.played = played_games.after(self.played, self.table, fact, at)
            if isinstance(fact, Begun):
                self.deal, self.deal_secret = self.table.deals.open, self.committed_secret
            if isinstance(fact, Replaced) and self.table.playing:
                self.seats = fact.instead(self.seats)
                self.turned |= {fact.person_id: self.told, fact.by: self.told}
            if isinstance(fact, Finished | BrokenOff):
                self.completions = absence.completions(self.table, fact)
                self._ended = True
            elif isinstance(fact, TimeAdded):
                self.clock += EXTRA_SECONDS * 1000
            elif isinstance(fact, Resumed):
                self.passed = 0
            self.table = fact.apply(self.table)

    def note_row(self, row: LogRow) -> None:
        self.n += 1
        self.answers.note(row, seated=row.person_id in self.table.seats)
        self.at = row.at
        if row.game:
            self.times.append(row.at)
            if row.clock is not None:
                self.clock, self.passed = row.clock, 0
        elif row.clock is not None:
            self.passed = max(0, self.clock - row.clock)
        if row.game == 0 and self._ended:
            self.answers.end_game()
            self._ended = False


def _dice(seed: bytes, number: int) -> DiceAt:
    return lambda n: Seeded(seed, number, n)
