"""Rules: the interface that every game implements, its notices about options, and its results."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from camlann.engine.course import Course
from camlann.engine.facts import GameState, K, P, S, Seat, Throw
from camlann.engine.transition import Transition
from camlann.engine.wire import Wire

O_contra = TypeVar("O_contra", contravariant=True)


class Notice(Struct, frozen=True):
    """A notice about a game's options: an error (E-…), which prevents the start, a warning (W-…), or a change
    that lets the game start (F-…).
    """

    code: str
    most: int = 0
    """The number the rule allows, where the sentence names one."""

    @property
    def prevents_start(self) -> bool:
        return self.code.startswith("E-")


class Result(Struct, frozen=True):
    """How a game ended: the seats that won, and the code of the reason."""

    winners: tuple[Seat, ...]
    reason: str


class Rules(Course[P, K, S], Protocol[O_contra, P, K, S]):
    """The rules of a game: a module of pure functions and data."""

    @property
    def NAME(self) -> str: ...

    @property
    def REVISION(self) -> int: ...

    @property
    def WIRE(self) -> Wire: ...

    def private_size(self, public: P, told: Sequence[Any]) -> int:
        """Bytes that are enough for the private part of a frame: the seat's compartment, its moves, and the
        private facts sent along with these public ones. It depends on public information alone.
        """

    def check(self, options: O_contra, seats: int) -> Sequence[Notice]:
        """Errors and warnings about a game with these options and this many seats."""

    def fit(self, options: O_contra, seats: int) -> tuple[Any, Sequence[Notice]]:
        """The nearest options that work with this many seats, and what was changed (F-…).

        Options that work already stay as they are; so do all, if the game does not support this many seats.
        """

    def presets(self, seats: int) -> Mapping[Any, Any]:
        """Preset options by name, for this many seats or the nearest number that the game supports."""

    def blank(self, options: O_contra, seats: int) -> GameState[P, K, S]:
        """The game before the first fact."""

    def deal(self, tell: Transition[P, K, S]) -> None:
        """Add the facts of the deal, before the course of play begins."""

    def throws(self, options: O_contra, seats: int) -> Sequence[Throw[Any, Any]]:
        """Every throw of the deal, in order, with its items and the facts that hold the result."""

    def result(self, public: P) -> Result | None:
        """How the game ended, if it has."""

    def disclosed(self, options: O_contra) -> bool:
        """Whether players may see everything after the game: what every seat knew and did.

        If not, each may see only what their own seat was sent, up to and including the end.
        """

    @property
    def PHRASES(self) -> tuple[str, ...]:
        """Chat phrases of this game, besides those for any table, by the names of their messages."""

    def channels(self, public: P) -> tuple[str, ...]:
        """The sealed chat channels that are open now. Who is in one is hidden from the others."""

    def in_channel(self, public: P, own: K, channel: str) -> bool:
        """Whether this seat is in that channel."""


Games: TypeAlias = Mapping[str, Rules[Any, Any, Any, Any]]
"""The rules of games, by name."""
