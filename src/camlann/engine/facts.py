"""Facts, whom they are told to, and the games they add up to.

Every fact names its audience by its type: `Public` (everybody, onlookers too), `Private` (one seat)
or `Sealed` (nobody at the table). A game has a part for each audience: the public part, one
compartment per seat, and the sealed part. A private fact writes only its seat's compartment, a
sealed one only the sealed part; a public fact writes the public part and may write *up*, into
compartments and the sealed part, by what is public alone. So a seat's game, the fold of what it was
told, is the public part and its own compartment of the truth, and nothing is ever blanked out.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, Generic, NewType, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from camlann.engine.forms import Item

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0. People are not known here."""

Team: TypeAlias = tuple[Seat, ...]
"""Seats in seat order, so that the order says nothing."""

F = TypeVar("F")
"""What may stand on a game's agenda: its phases and steps."""
C = TypeVar("C")
"""A game's commands."""


class Board(Struct, Generic[F], frozen=True, kw_only=True, gc=False, forbid_unknown_fields=True):
    """The public part: what anybody may know. Games add their fields."""

    seats: int
    ask: int = 0
    """The number of the open question; a command answers this one or none."""
    phase: F | None = None
    asked: Team = ()
    """Whom the open question is put to; nobody in particular means *somebody*."""
    acted: Team = ()
    """Those of an open poll who have answered. A covered poll shows none."""
    agenda: tuple[F, ...] = ()
    """The rest of a running effect."""

    @property
    def everyone(self) -> Team:
        return everyone(self.seats)


class Own(Struct, Generic[C], frozen=True, kw_only=True, gc=False, forbid_unknown_fields=True):
    """A seat's compartment: what it alone was told. Games add their fields."""

    seat: Seat
    answered: int = 0
    """The last poll this seat answered. Its answer belongs to that question, so nothing is ever cleared."""
    answer: C | None = None


class SealedPart(Struct, frozen=True, kw_only=True, gc=False):
    """The sealed part: what nobody at the table was told. Games add their fields."""

    throws: int = 0
    """How often the dice were thrown: the next throw depends on it, and falls alike whenever it is made."""


P = TypeVar("P", bound=Board[Any])
K = TypeVar("K", bound=Own[Any])
S = TypeVar("S", bound=SealedPart)


class GameState(Struct, Generic[P, K, S], frozen=True, gc=False, forbid_unknown_fields=True):
    """The truth has every part; a seat's game its own compartment; an onlooker's the public part alone."""

    public: P
    own: dict[Seat, K]
    sealed: S | None


class Public(Struct, Generic[P, K, S], frozen=True, tag=True, gc=False, forbid_unknown_fields=True):
    """Seen by every seat and every onlooker."""

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
    """Whether `viewer` (None: an onlooker) sees `fact`. Closed unless opened here."""
    match fact:
        case Public():
            return True
        case Private():
            return fact.seat == viewer
        case _:
            return False


def fold(game: GameState[P, K, S], fact: Fact[P, K, S]) -> GameState[P, K, S]:
    """The game after `fact`. It hands `apply` the part it may write and no other."""
    if isinstance(fact, Public):
        before, own, sealed = game.public, game.own, game.sealed
        up, down = _reaches(type(fact))
        if up:
            own = {seat: fact.within(part, before) for seat, part in own.items()}
        if down and sealed is not None:
            sealed = _counting(sealed, fact.beneath(sealed, before))
        return GameState(fact.apply(before), own, sealed)
    if isinstance(fact, Private):
        part = fact.apply(game.own[fact.seat], game.public)
        return GameState(game.public, {**game.own, fact.seat: part}, game.sealed)
    assert game.sealed is not None
    return GameState(game.public, game.own, _counting(game.sealed, fact.apply(game.sealed, game.public)))


def _counting(before: S, after: S) -> S:
    assert after.throws >= before.throws, "a game has lost count of its throws"
    return after


def fold_all(game: GameState[P, K, S], facts: Iterable[Fact[P, K, S]]) -> GameState[P, K, S]:
    """The game after all of `facts`."""
    for fact in facts:
        game = fold(game, fact)
    return game


def part(game: GameState[P, K, S], viewer: Seat | None) -> GameState[P, K, S]:
    """What `viewer` has of a game: the public part, and the own compartment if it sits there."""
    return GameState(game.public, {} if viewer is None else {viewer: game.own[viewer]}, None)


@cache
def _reaches(fact: type[Any]) -> tuple[bool, bool]:
    """Whether facts of this type write compartments, and the sealed part."""
    return fact.within is not Public.within, fact.beneath is not Public.beneath


@cache
def everyone(seats: int) -> Team:
    return tuple(Seat(n) for n in range(seats))


def tag(kind: type[Struct]) -> str:
    """The name of a fact, command, phase or reason in logs and on the wire."""
    name = kind.__struct_config__.tag
    assert isinstance(name, str)
    return name


class Asked(Public[P, K, S], Generic[P, K, S, F], frozen=True, tag="engine.asked"):
    """A question is put to the table: the only fact that opens one."""

    phase: F
    asked: Team = ()
    agenda: tuple[F, ...] = ()

    def apply(self, public: P) -> P:
        return replace(
            public, ask=public.ask + 1, phase=self.phase, asked=self.asked, acted=(), agenda=self.agenda
        )


class Acted(Public[P, K, S], frozen=True, tag="engine.acted"):
    """Somebody has answered an open poll; how, is not said."""

    seat: Seat

    def apply(self, public: P) -> P:
        return replace(public, acted=tuple(sorted((*public.acted, self.seat))))


class Answered(Private[P, K], Generic[P, K, C], frozen=True, tag="engine.answered"):
    """What a seat has answered lies face down before it."""

    command: C

    def apply(self, own: K, public: P) -> K:
        return replace(own, answered=public.ask, answer=self.command)


class Ended(Public[P, K, S], frozen=True, tag="engine.ended"):
    """Nothing more is asked."""

    def apply(self, public: P) -> P:
        return replace(public, ask=public.ask + 1, phase=None, asked=(), acted=(), agenda=())


class Shuffled(Sealed[P, S], frozen=True, tag="engine.shuffled"):
    """These items were shuffled, and the outcome stands in the named fields of the facts beside this one."""

    label: str
    items: tuple[Item, ...]
    into: tuple[str, ...] = ()

    def apply(self, sealed: S, public: P) -> S:
        return replace(sealed, throws=sealed.throws + 1)


class Rolled(Sealed[P, S], frozen=True, tag="engine.rolled"):
    """A die of so many faces was thrown, and the outcome stands in the named field beside this fact."""

    label: str
    faces: int
    into: tuple[str, ...] = ()
    first: int = 0
    """What the lowest face counts."""
    unless: tuple[str, ...] = ()
    """A field told before it and a word: where the field has that word, the rules do not throw this die."""

    def apply(self, sealed: S, public: P) -> S:
        return replace(sealed, throws=sealed.throws + 1)


Throw: TypeAlias = Shuffled[P, S] | Rolled[P, S]
