"""Transition: what follows from a command, while it is being worked out, and the steps it is made of.

A transition holds the game after the facts so far, the dice, and the agenda, which is the rest of a running
effect. A step is run with it; `course.py` says which step is next.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from camlann.engine.dice import Dice, DiceAt
from camlann.engine.facts import Asked, Fact, GameState, K, P, Rolled, S, Shuffled, Team, Throw, fold, tag

T = TypeVar("T", int, str)
Into: TypeAlias = tuple[type[Struct], str]
"""A fact type and its field that holds the result of a throw."""
Unless: TypeAlias = tuple[type[Struct], str, str]
AnyThrow: TypeAlias = Throw[Any, Any]


class Step(Struct, Generic[P, K, S], frozen=True, tag=True, gc=False):
    """A step of the course of play, as data, so that a game can be stored in the middle of it."""

    def run(self, tell: "Transition[P, K, S]") -> None:
        """Add facts, or ask a question."""
        raise NotImplementedError


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

    def wait(self, phase: Step[P, K, S], asked: Team) -> None:
        """Open a question, and wait for its answers."""
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
