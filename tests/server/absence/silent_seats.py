"""A table as its keeper holds it, at which some seats never answer: everybody else plays, and time passes."""

from collections.abc import Callable, Collection
from random import Random
from typing import Any

import msgspec
from msgspec import Raw, Struct

from camlann.bots import random_bot
from camlann.engine.facts import Seat, tag
from camlann.engine.phases import Command
from camlann.games import GAMES
from camlann.runtime import Runtime
from camlann.server.keeper.pending_commit import AnyMatch, Commit, Inputs
from camlann.server.keeper.table_state import TableState
from camlann.table import Agree, Begin, Choice, Choose, Clock, Missed, PersonId, Sit, TableFact

MOST = 20_000
"""No game has so many rows."""


class Lapsed(Struct, frozen=True):
    """A deadline that passed."""

    phase: str
    asked: tuple[Seat, ...]
    acted: tuple[Seat, ...]
    told: tuple[TableFact, ...]
    """What the table was told of it."""
    over: bool
    """Whether the game ended with it."""

    @property
    def missed(self) -> list[PersonId]:
        return [fact.person_id for fact in self.told if isinstance(fact, Missed)]


class Sitting:
    def __init__(
        self,
        game: str,
        options: object,
        seats: int,
        absent: Collection[int],
        seed: str,
        *,
        clock: Clock | None = None,
        choose: Callable[..., Any] = random_bot.choose,
    ) -> None:
        self.random, self._choose = Random(seed), choose
        self.person_ids = tuple(PersonId(f"{n:032x}") for n in range(1, seats + 1))
        self.absent = {Seat(n) for n in absent}
        self.now = 1_000_000
        """Milliseconds."""
        self.allowed = 0
        """Of all questions together."""
        self.lapsed: list[Lapsed] = []
        self._count = 0
        self.state = TableState(GAMES)
        self._runtime = Runtime(wall=lambda: self.now, random=self.random.randbytes)
        for person_id in self.person_ids:
            self.say(person_id, Sit())
        choice = Choice(game, Raw(msgspec.json.encode(options)), clock or Clock("fast"))
        self.say(self.person_ids[0], Choose(choice))
        for person_id in self.person_ids:
            self.say(person_id, Agree())
        self.say(self.person_ids[0], Begin())
        self.began = self.now

    @property
    def table(self) -> AnyMatch:
        assert self.state.game is not None
        return self.state.game

    def say(self, person_id: PersonId, command: Command, game: int = 0, ask: int = 0) -> None:
        self._count += 1
        data = msgspec.json.encode(command)
        inputs = Inputs.draw(self._runtime)
        self.adopt(self.state.decide(person_id, f"id-{self._count}", game, ask, data, inputs))

    def adopt(self, commit: Commit) -> None:
        self.state.adopt(commit)
        self.allowed += sum(row.clock or 0 for row in commit.rows if row.game)

    def play(self) -> None:
        """Play to the end, with some players absent."""
        for _ in range(MOST):
            if self.table.over:
                return
            ask = self.table.public.ask
            self._answer()
            if self.table.public.ask == ask:
                self.lapse()
                assert self.table.public.ask != ask, "a deadline has passed, and the question is still open"
        raise AssertionError("it never ends")

    def _answer(self) -> None:
        """Everybody who is there and is asked answers, in any order."""
        table, ask = self.table, self.table.public.ask
        seats = [seat for seat in table.public.everyone if seat not in self.absent]
        for seat in self.random.sample(seats, len(seats)):
            if table.public.ask == ask and (offers := table.moves(seat)):
                offer, fields = self._choose(offers, self.random)
                command = table.rules.WIRE.choose(offer, fields)
                self.say(self.state.seats[seat], command, table.number, ask)

    def lapse(self) -> None:
        """The time for the open question passes."""
        public = self.table.public
        self.now += self.state.clock
        commit = self.state.lapse(Inputs.draw(self._runtime))
        assert commit is not None
        phase = tag(type(public.phase)).partition(".")[2]
        self.adopt(commit)
        self.lapsed.append(Lapsed(phase, public.asked, public.acted, commit.table, self.table.over))
