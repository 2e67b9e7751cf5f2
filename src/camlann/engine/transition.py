"""Transition: what follows from a command, up to the next question, while it is being worked out.

A transition holds the game after the facts so far, the dice, and the agenda, which is the rest of a running
effect. When the agenda is empty, the game's course of play names the next step by the rulebook. Before every
step it is checked whether the game has ended.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from camlann.engine.dice import Dice, DiceAt
from camlann.engine.facts import (
    Acted,
    Answered,
    Asked,
    Ended,
    Fact,
    GameState,
    K,
    P,
    Public,
    Rolled,
    S,
    Seat,
    Shuffled,
    Throw,
    fold,
    tag,
)
from camlann.engine.phases import Command, Phase, Poll, Step, Turn, asides, moves, on_offer

T = TypeVar("T", int, str)
Into: TypeAlias = tuple[type[Struct], str]
"""A fact type and its field that holds the result of a throw."""
Unless: TypeAlias = tuple[type[Struct], str, str]
AnyThrow: TypeAlias = Throw[Any, Any]


class Course(Protocol[P, K, S]):
    """What a transition needs from a game: when it ends, and which step comes next."""

    def ending(self, game: GameState[P, K, S]) -> Sequence[Public[P, K, S]]:
        """The facts that end the game, if it is over. Checked before every step."""

    def onward(self, game: GameState[P, K, S]) -> Step[P, K, S]:
        """The next step by the rulebook, when no effect is running."""


class Transition(Generic[P, K, S]):
    """The facts of one command so far, and the game after them. Call it with facts to add them."""

    def __init__(self, game: GameState[P, K, S], dice: DiceAt) -> None:
        self.game = game
        self.dice = dice
        self.facts: list[Fact[P, K, S]] = []
        self.agenda: list[Step[P, K, S]] = list(game.public.agenda)
        self.waiting = False
        self._thrown: set[str] = set()

    def __call__(self, *facts: Fact[P, K, S]) -> None:
        self.facts += facts
        game = self.game
        for fact in facts:
            game = fold(game, fact)
        self.game = game

    @property
    def public(self) -> P:
        return self.game.public

    def then(self, *steps: Step[P, K, S]) -> None:
        """Put `steps` at the head of the agenda, before the rest of the effect."""
        self.agenda[:0] = steps

    def ask(self, phase: Phase[P, K, S]) -> None:
        """Ask a question and wait. A poll of nobody closes at once."""
        asked = phase.asks(self.public)
        if isinstance(phase, Poll) and not asked:
            phase.close(self, {})
        else:
            self(Asked(phase, asked, tuple(self.agenda)))
            self.waiting = True

    def shuffle(self, label: str, items: Iterable[T], *into: Into) -> tuple[T, ...]:
        """Shuffle, and log what was shuffled, so that the throw can be checked without the rules.

        `into` names the facts and fields of the same row that hold the result, in order.
        """
        given = tuple(sorted(items))
        dice = self._next(label)
        self(shuffling(label, given, *into))
        return dice.shuffle(label, given)

    def roll(self, label: str, faces: int, *into: Into, first: int = 0, unless: Unless | None = None) -> int:
        """Throw a die whose faces count from `first`."""
        dice = self._next(label)
        self(rolling(label, faces, *into, first=first, unless=unless))
        return dice.roll(label, faces) + first

    def _next(self, label: str) -> Dice:
        """The dice of the next throw, by the game's own count, so that a repeated decision is the same."""
        assert label not in self._thrown, f"{label} is thrown twice in one command"
        self._thrown.add(label)
        assert self.game.sealed is not None
        return self.dice(self.game.sealed.throws)


def shuffling(label: str, items: Iterable[T], *into: Into) -> Shuffled[Any, Any]:
    """The fact of a shuffle. A game lists the throws of its deal with these."""
    return Shuffled(label, tuple(sorted(items)), fields(into))


def rolling(
    label: str, faces: int, *into: Into, first: int = 0, unless: Unless | None = None
) -> Rolled[Any, Any]:
    """The fact of a die throw. `unless` names an earlier field, and a word in it that skips the throw."""
    where = () if unless is None else (*fields([unless[:2]]), unless[2])
    return Rolled(label, faces, fields(into), first, where)


def fields(into: Iterable[Into]) -> tuple[str, ...]:
    """Facts and fields as a throw names them: `tag#field`."""
    return tuple([_named(kind, field) for kind, field in into])


@cache
def _named(kind: type[Struct], field: str) -> str:
    return f"{tag(kind)}#{field}"


def go_on(course: Course[P, K, S], tell: Transition[P, K, S]) -> None:
    """Run the agenda and then the course, until somebody must choose or the game is over."""
    while not tell.waiting:
        if end := course.ending(tell.game):
            tell(*end, Ended())
            return
        step = tell.agenda.pop(0) if tell.agenda else course.onward(tell.game)
        step.run(tell)


def decide(
    course: Course[P, K, S], game: GameState[P, K, S], dice: DiceAt, seat: Seat, command: Command
) -> Transition[P, K, S]:
    """What follows from a legal command. `game` is the truth; it is not changed."""
    phase, own = game.public.phase, game.own[seat]
    if isinstance(phase, Phase) and on_offer(asides(game.public, own), command):
        tell = Transition(game, dice)
        phase.note(tell, seat, command)
        return tell
    return _play(course, Transition(game, dice), {seat: command})


def lapse(course: Course[P, K, S], game: GameState[P, K, S], dice: DiceAt) -> Transition[P, K, S]:
    """What follows when a deadline passes: every seat that has not answered plays its default."""
    tell = Transition(game, dice)
    phase, public = game.public.phase, game.public
    assert isinstance(phase, Phase)
    late = [own for _, own in sorted(game.own.items()) if moves(public, own)]
    return _play(course, tell, {own.seat: phase.lapse(public, own, tell.roll) for own in late})


def stand(course: Course[P, K, S], game: GameState[P, K, S], dice: DiceAt) -> Transition[P, K, S] | None:
    """What follows when standing answers are given; None if no seat that is asked has left one."""
    phase, public = game.public.phase, game.public
    if not isinstance(phase, Phase):
        return None
    left: dict[Seat, Command] = {}
    for _, own in sorted(game.own.items()):
        offers = moves(public, own)
        command = phase.standing(public, own) if offers else None
        # An answer left long ago may no longer be legal.
        if command is not None and on_offer(offers, command):
            left[own.seat] = command
    return _play(course, Transition(game, dice), left) if left else None


def _play(
    course: Course[P, K, S], tell: Transition[P, K, S], commands: Mapping[Seat, Command]
) -> Transition[P, K, S]:
    phase, ask = tell.public.phase, tell.public.ask
    if isinstance(phase, Poll):
        for seat, command in commands.items():
            if (back := phase.taken_back(tell.public, seat, command)) is not None:
                tell(back)
                continue
            tell(Answered(seat, command))
            # That an answer was changed is nobody else's business.
            if phase.open and seat not in tell.public.acted:
                tell(Acted(seat))
        own, asked = tell.game.own, tell.game.public.asked
        answers = {seat: own[seat].answer for seat in asked if own[seat].answered == ask}
        if not phase.enough(tell.game, answers):
            return tell
        phase.close(tell, answers)
    else:
        assert isinstance(phase, Turn)
        for seat, command in commands.items():
            phase.act(tell, seat, command)
    go_on(course, tell)
    return tell
