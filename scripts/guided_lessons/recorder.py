"""Guided games: a game as one seat sees it, step by step, played by a script and by the rules.

The page shows the steps without a server. A step says something, asks something, or lets the learner act; the
texts are in `locales/*/learn.ftl`. Where a wrong move is worth seeing, its branch is recorded too.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Raw, Struct

from camlann.engine.facts import Seat
from camlann.engine.match import Match
from camlann.engine.phases import Command
from camlann.table import Choice, CurrentGame, PersonId, Table

T = TypeVar("T", int, str)
ME = Seat(0)
YOU = PersonId("you")
_encode = msgspec.json.Encoder().encode


class ChosenDice:
    """Dice that fall as the script says: each deck in the order that is named, the rest as it comes."""

    def __init__(self, decks: dict[str, Sequence[str]], rolls: dict[str, int]) -> None:
        self._decks, self._rolls = decks, rolls

    def shuffle(self, label: str, items: Iterable[T]) -> tuple[T, ...]:
        left: list[T] = sorted(items)
        top = [left.pop([*map(str, left)].index(item)) for item in self._decks.get(label, ())]
        return tuple(top + left)

    def roll(self, label: str, faces: int) -> int:
        return self._rolls.get(label, 0)


class Update(Struct, frozen=True):
    since: int
    frame: Raw


class Branch(Struct, frozen=True):
    """What follows from a wrong move, before the learner goes back."""

    command: Raw
    text: str
    updates: tuple[Update, ...]


class Step(Struct, frozen=True, kw_only=True, omit_defaults=True):
    kind: str
    """`say`, `ask` or `act`."""
    text: str
    updates: tuple[Update, ...]
    """What happens before it."""
    answers: int = 0
    right: int = 0
    """Which of the answers is right, counted from one."""
    command: Raw | None = None
    """What the learner is to do."""
    branches: tuple[Branch, ...] = ()
    again: Update | None = None
    """All of the game so far, for those who come back from a branch."""


class Lesson(Struct, frozen=True):
    name: str
    game: str
    table: Table
    steps: tuple[Step, ...]


class Recorder:
    """Plays a game and writes its steps."""

    def __init__(self, name: str, start: Callable[[], Match[Any, Any, Any]], knights: Sequence[int]) -> None:
        self._name, self._start = name, start
        self._match = start()
        self._moves: list[tuple[Seat, Command]] = []
        self._at = 0
        self._pending: list[Update] = []
        self._steps: list[Step] = []
        self._people = (YOU, *(PersonId(f"bot:{knight:08x}{0:024x}") for knight in knights))
        self._record()

    def say(self, text: str) -> None:
        self._step(Step(kind="say", text=text, updates=self._taken()))

    def ask(self, text: str, right: int, answers: int = 3) -> None:
        self._step(Step(kind="ask", text=text, updates=self._taken(), answers=answers, right=right))

    def act(
        self,
        text: str,
        command: Command,
        others: Sequence[tuple[int, Command]] = (),
        branches: Sequence[tuple[str, Sequence[tuple[int, Command]]]] = (),
    ) -> None:
        """The learner does this, then the others do what they do. A branch begins with the learner's move."""
        recorded = tuple(self._branch(name, moves) for name, moves in branches)
        again = Update(0, Raw(self._match.update(ME, 0)[1].data)) if recorded else None
        self._step(
            Step(
                kind="act",
                text=text,
                updates=self._taken(),
                command=Raw(_encode(command)),
                branches=recorded,
                again=again,
            )
        )
        self.play(0, command)
        for seat, answer in others:
            self.play(seat, answer)

    def play(self, seat: int, command: Command) -> None:
        ask = self._match.public.ask
        self._match.play(Seat(seat), command)
        self._moves.append((Seat(seat), command))
        if self._match.public.ask != ask or self._match.over:
            self._record()

    def lesson(self) -> Lesson:
        options = Raw(_encode(self._match.options))
        table = Table(
            seats=self._people,
            ready=self._people,
            host=YOU,
            choice=Choice(game=self._match.rules.NAME, options=options),
            number=1,
            current=CurrentGame(playing=True),
        )
        return Lesson(self._name, self._match.rules.NAME, table, tuple(self._steps))

    def _step(self, step: Step) -> None:
        self._steps.append(step)

    def _record(self) -> None:
        update = self._match.update(ME, self._at)[1]
        self._pending.append(Update(update.since, Raw(update.data)))
        self._at = update.at

    def _taken(self) -> tuple[Update, ...]:
        taken, self._pending = tuple(self._pending), []
        return taken

    def _branch(self, text: str, moves: Sequence[tuple[int, Command]]) -> Branch:
        match, at, updates = self._start(), self._at, []
        for seat, command in self._moves:
            match.play(seat, command)
        for number, command in moves:
            ask = match.public.ask
            match.play(Seat(number), command)
            if match.public.ask != ask or match.over:
                update = match.update(ME, at)[1]
                updates.append(Update(update.since, Raw(update.data)))
                at = update.at
        return Branch(Raw(_encode(moves[0][1])), text, tuple(updates))
