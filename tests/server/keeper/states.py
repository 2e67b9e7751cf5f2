"""A table without a server: an evening of commands, its commits, and a state as a value to compare."""

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any, TypeAlias

import msgspec
import pytest
from msgspec import Raw

from camlann import table as at
from camlann.engine.forms import sample
from camlann.engine.match import Refused
from camlann.engine.phases import Command
from camlann.server.event_log_codec import LogRow
from camlann.server.keeper.log_replay import LogReplay, replay
from camlann.server.keeper.pending_commit import AnyMatch, Commit, Inputs
from camlann.server.keeper.table_fold import TableFold
from camlann.server.keeper.table_state import TableState
from camlann.table import Choice, Clock, PersonId, Shuffle, TableCommand, Times
from tests import ferry

ANA, BEN, CAI, DAN = (PersonId(bus_message * 32) for bus_message in "abcd")
SEATED = (ANA, BEN, CAI)
GAMES = {"ferry": ferry}
CHOICE = Choice("ferry", Raw(b'{"turns":4}'), Clock("own", Times(10, 20, 30, 40, bank=60)))

Decide: TypeAlias = Callable[[TableState, Inputs], Commit | None]


def contents(state: TableState) -> dict[str, Any]:
    """Everything that a state holds, as a value that later changes leave alone."""
    fields = {name: value for name, value in vars(state).items() if name not in ("games", "choosing", "game")}
    fields["times"], fields["turned"] = [*state.times], {**state.turned}
    answers = state.answers
    fields["answers"] = (
        {**answers.table},
        {*answers.moves},
        {*answers.earlier},
        {**answers._refusals},
        answers._looking_on,
        {**answers.moved},
    )
    fields["game"] = None if state.game is None else game(state.game)
    return fields


def game(table: AnyMatch) -> tuple[Any, ...]:
    rows = [(row.n, row.seat, row.command, row.facts) for row in table.rows]
    return table.number, table.options, table.truth, rows, {**table._at}


def loaded(rows: list[LogRow]) -> TableState:
    state = TableState(GAMES)
    replay(state, rows)
    return state


def after_a_replay(patch: pytest.MonkeyPatch, what: Callable[[TableFold], object]) -> None:
    """Do something with every state that was made of a log."""
    old = LogReplay.end

    def end(self: LogReplay) -> Iterator[None]:
        yield from old(self)
        what(self._state)

    patch.setattr(LogReplay, "end", end)


class Evening:
    """Two games of chance at one table, with much of what a table and a clock can do in between.

    Whatever is about to be decided is handed to `each` first.
    """

    def __init__(self, seed: int, each: Callable[[TableState, Decide, Inputs], None] | None = None) -> None:
        self._random, self._each, self._count = Random(seed), each, count(1)
        self.state = TableState(GAMES)
        self.rows: list[LogRow] = []
        self.commits: list[Commit] = []
        self.refused = 0

    def play(self) -> "Evening":
        for person_id in SEATED:
            self.say(person_id, at.Sit())
        self.say(ANA, Shuffle())
        self.say(ANA, at.Choose(CHOICE))
        self._game(end=False)
        self._game(end=True)
        return self

    def say(self, person_id: PersonId, command: TableCommand | Shuffle) -> None:
        self._take(0, 0, person_id, msgspec.json.encode(command))

    def inputs(self) -> Inputs:
        now = 1_000_000 + 1_000 * next(self._count)
        left = self._random.choice([0, 5_000, 30_000, 100_000])
        return Inputs(now, left, self._random.randbytes(16).hex(), self._random.randbytes(32))

    def do(self, decide: Decide) -> None:
        """Decide and adopt; if there is nothing to do, or it is refused, nothing."""
        inputs = self.inputs()
        if self._each is not None:
            self._each(self.state, decide, inputs)
        try:
            commit = decide(self.state, inputs)
        except Refused:
            self.refused += 1
            return
        if commit is not None:
            self.take(commit)

    def take(self, commit: Commit) -> None:
        self.state.adopt(commit)
        self.rows += commit.rows
        self.commits.append(commit)

    def _take(self, game: int, ask: int, person_id: PersonId, data: bytes) -> None:
        id = f"id-{next(self._count)}"
        self.do(lambda state, inputs: state.decide(person_id, id, game, ask, data, inputs))

    def _game(self, end: bool) -> None:
        for person_id in self.state.table.seats:
            self.say(person_id, at.Agree())
        self.say(ANA, at.Begin())
        assert self._playing()
        for _ in range(12):
            self._something()
        if end:
            while self._playing():
                self._move()
        else:
            self.do(lambda state, inputs: state.abandon(inputs))
        assert not self._playing()
        assert self.state.finished == self.state.table.number

    def _playing(self) -> bool:
        return self.state.table.playing

    def _something(self) -> None:
        whats: list[Callable[[], None]] = [
            self._move,
            self._move,
            lambda: self.do(lambda state, inputs: state.lapse(inputs)),
            lambda: self.do(lambda state, inputs: state.note(inputs)),
            lambda: self.do(lambda state, inputs: state.stand(inputs)),
            lambda: self.say(BEN, at.MoreTime(*self._question())),
            lambda: self.say(ANA, at.Call(CAI)),
            lambda: self.say(CAI, at.OfferSeat(DAN)),
            lambda: self.say(DAN, at.AcceptSeat(CAI)),
            lambda: self.say(BEN, at.Vote("bot")),
            lambda: self.do(self._settle),
            lambda: self._take(1, 999, BEN, b'{"type":"ferry.draw"}'),
        ]
        self._random.choice(whats)()

    def _settle(self, state: TableState, inputs: Inputs) -> Commit | None:
        return None if state.table.current.ballot is None else state.settle("bot", None, inputs)

    def _question(self) -> tuple[int, int]:
        assert self.state.game is not None
        return self.state.game.number, self.state.game.public.ask

    def _move(self) -> None:
        table = self.state.game
        assert table is not None
        seats = [seat for seat in table.public.everyone if table.moves(seat)]
        if not seats or not self.state.goes_on:
            return
        seat = self._random.choice(seats)
        offer = self._random.choice(table.moves(seat))
        command: Command = ferry.WIRE.choose(offer, sample(offer.form, self._random.randrange))
        self._take(*self._question(), self.state.seats[seat], msgspec.json.encode(command))
