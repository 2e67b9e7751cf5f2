"""Facts, their audiences, and the game state that they add up to.

Every fact names its audience by its type: `Public` (everybody, spectators too), `Private` (one seat)
or `Sealed` (nobody at the table). A game state has a part for each audience: the public part, one
compartment for each seat, and the sealed part. A private fact writes only its seat's compartment, a
sealed fact only the sealed part. A public fact writes the public part, and may write *up*, into
compartments and the sealed part, using public information alone. So a seat's game is the fold of the facts
it was sent: the public part and its own compartment of the truth. Nothing ever has to be blanked out.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Generic, NewType, Self, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from camlann.engine.forms import Item

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0. The engine knows no people."""

Team: TypeAlias = tuple[Seat, ...]
"""Seats in seat order, so that the order reveals nothing."""

F = TypeVar("F")
"""What may stand on a game's agenda: its phases and steps."""
C = TypeVar("C")
"""A game's commands."""


class Board(Struct, Generic[F], frozen=True, kw_only=True, gc=False, forbid_unknown_fields=True):
    """The public part: what everybody may know. Games add their fields."""

    seats: int
    ask: int = 0
    """The number of the open question. A command must answer this one."""
    phase: F | None = None
    asked: Team = ()
    """The seats that are asked. Empty: somebody is asked, and it is hidden who."""
    acted: Team = ()
    """In an open poll, the seats that have answered. A covered poll shows none."""
    agenda: tuple[F, ...] = ()
    """The rest of a running effect."""

    @property
    def everyone(self) -> Team:
        return everyone(self.seats)

    def settled(self) -> Self:
        """This part as a question or the end finds it: a game works out here what follows from the rest."""
        return self

    @property
    def roles_at_end(self) -> tuple[str, ...]:
        """Everybody's role, by seat, once the game is over; empty before, and in a game without roles."""
        return ()


class Own(Struct, Generic[C], frozen=True, kw_only=True, gc=False, forbid_unknown_fields=True):
    """A seat's compartment: what it alone knows. Games add their fields."""

    seat: Seat
    answered: int = 0
    """The last poll this seat answered. `answer` belongs to that question, so it is never cleared."""
    answer: C | None = None


class SealedPart(Struct, frozen=True, kw_only=True, gc=False):
    """The sealed part: what nobody at the table knows. Games add their fields."""

    throws: int = 0
    """How often the dice were thrown. The next throw depends on it, so a retry gives the same result."""


P = TypeVar("P", bound=Board[Any])
K = TypeVar("K", bound=Own[Any])
S = TypeVar("S", bound=SealedPart)


class GameState(Struct, Generic[P, K, S], frozen=True, gc=False, forbid_unknown_fields=True):
    """The truth has every part, a seat's game its own compartment, a spectator's the public part alone."""

    public: P
    own: dict[Seat, K]
    sealed: S | None


class Public(Struct, Generic[P, K, S], frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """Seen by every seat and every spectator."""

    def apply(self, public: P) -> P:
        return public

    def within(self, own: K, public: P) -> K:
        """What it does to a compartment, by that compartment and the public part as it was before."""
        return own

    def beneath(self, sealed: S, public: P) -> S:
        """What it does to the sealed part, by that part and the public part as it was before."""
        return sealed


class Private(Struct, Generic[P, K], frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """Seen by one seat only."""

    seat: Seat

    def apply(self, own: K, public: P) -> K:
        return own


class Sealed(Struct, Generic[P, S], frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """Seen by nobody at the table: the order of a deck, what was shuffled."""

    def apply(self, sealed: S, public: P) -> S:
        return sealed


Fact: TypeAlias = Public[P, K, S] | Private[P, K] | Sealed[P, S]


def sees(viewer: Seat | None, fact: Fact[P, K, S]) -> bool:
    """Whether `viewer` (None: a spectator) sees `fact`. Hidden unless allowed here."""
    match fact:
        case Public():
            return True
        case Private():
            return fact.seat == viewer
        case _:
            return False


def fold(game: GameState[P, K, S], fact: Fact[P, K, S]) -> GameState[P, K, S]:
    """The game after `fact`. `apply` gets only the part that it may write."""
    kind = type(fact)
    if (folded := _FOLDS.get(kind)) is None:
        folded = _FOLDS[kind] = _fold_of(kind)
    game = folded(game, fact)
    return game


def _fold_of(kind: type[Any]) -> Callable[[Any, Any], Any]:
    """How facts of this type are folded."""
    if issubclass(kind, Private):
        return _fold_private
    if not issubclass(kind, Public):
        return _fold_sealed
    up, down = kind.within is not Public.within, kind.beneath is not Public.beneath
    return _fold_up if up or down else _fold_public


def _fold_public(game: GameState[P, K, S], fact: Public[P, K, S]) -> GameState[P, K, S]:
    return GameState(fact.apply(game.public), game.own, game.sealed)


def _fold_up(game: GameState[P, K, S], fact: Public[P, K, S]) -> GameState[P, K, S]:
    """A public fact that writes compartments or the sealed part."""
    before, sealed = game.public, game.sealed
    own = {seat: fact.within(part, before) for seat, part in game.own.items()}
    if sealed is not None:
        sealed = _counting(sealed, fact.beneath(sealed, before))
    return GameState(fact.apply(before), own, sealed)


def _fold_private(game: GameState[P, K, S], fact: Private[P, K]) -> GameState[P, K, S]:
    part = fact.apply(game.own[fact.seat], game.public)
    return GameState(game.public, {**game.own, fact.seat: part}, game.sealed)


def _fold_sealed(game: GameState[P, K, S], fact: Sealed[P, S]) -> GameState[P, K, S]:
    assert game.sealed is not None
    return GameState(game.public, game.own, _counting(game.sealed, fact.apply(game.sealed, game.public)))


_FOLDS: dict[type[Any], Callable[[Any, Any], Any]] = {}
"""By the type of a fact."""


def _counting(before: S, after: S) -> S:
    assert after.throws >= before.throws, "a game has lost count of its throws"
    return after


def fold_all(game: GameState[P, K, S], facts: Iterable[Fact[P, K, S]]) -> GameState[P, K, S]:
    """The game after all of `facts`."""
    for fact in facts:
        game = fold(game, fact)
    return game


def part(game: GameState[P, K, S], viewer: Seat | None) -> GameState[P, K, S]:
    """What `viewer` knows of a game: the public part, and its own compartment if it is a seat."""
    return GameState(game.public, {} if viewer is None else {viewer: game.own[viewer]}, None)


@cache
def everyone(seats: int) -> Team:
    return tuple(Seat(n) for n in range(seats))


def tag(kind: type[Struct]) -> str:
    """The tag of a fact, command, phase or reason, as logs and the wire have it."""
    name = kind.__struct_config__.tag
    assert isinstance(name, str)
    return name


class Asked(Public[P, K, S], Generic[P, K, S, F], frozen=True, tag="engine.asked"):
    """A question is asked. No other fact opens one."""

    phase: F
    asked: Team = ()
    agenda: tuple[F, ...] = ()

    def apply(self, public: P) -> P:
        return replace(
            public, ask=public.ask + 1, phase=self.phase, asked=self.asked, acted=(), agenda=self.agenda
        ).settled()


class Acted(Public[P, K, S], frozen=True, tag="engine.acted"):
    """A seat has answered an open poll. The answer itself is not shown."""

    seat: Seat

    def apply(self, public: P) -> P:
        return replace(public, acted=tuple(sorted((*public.acted, self.seat))))


class Answered(Private[P, K], Generic[P, K, C], frozen=True, tag="engine.answered"):
    """The answer of a seat, known to it alone. A later one to the same question replaces it."""

    command: C

    def apply(self, own: K, public: P) -> K:
        return replace(own, answered=public.ask, answer=self.command)


class Ended(Public[P, K, S], frozen=True, tag="engine.ended"):
    """The game is over."""

    def apply(self, public: P) -> P:
        return replace(public, ask=public.ask + 1, phase=None, asked=(), acted=(), agenda=()).settled()


class Shuffled(Sealed[P, S], frozen=True, tag="engine.shuffled"):
    """These items were shuffled. The named fields of the facts in the same row hold the result."""

    label: str
    items: tuple[Item, ...]
    into: tuple[str, ...] = ()

    def apply(self, sealed: S, public: P) -> S:
        return replace(sealed, throws=sealed.throws + 1)


class Rolled(Sealed[P, S], frozen=True, tag="engine.rolled"):
    """A die was thrown. The named field of a fact in the same row holds the result."""

    label: str
    faces: int
    into: tuple[str, ...] = ()
    first: int = 0
    """The value of the lowest face."""
    unless: tuple[str, ...] = ()
    """An earlier field and a word: if the field contains the word, the rules skip this throw."""

    def apply(self, sealed: S, public: P) -> S:
        return replace(sealed, throws=sealed.throws + 1)


Throw: TypeAlias = Shuffled[P, S] | Rolled[P, S]
