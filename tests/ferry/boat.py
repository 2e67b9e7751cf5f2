"""The parts of a crossing."""

from typing import Any, Generic, TypeAlias

from msgspec import Struct

from camlann.engine import facts, phases, transition
from camlann.engine.facts import C, F, SealedPart, Seat
from camlann.engine.pile_knowledge import KnownFaces


class Options(Struct, frozen=True, kw_only=True):
    turns: int = 24


class BoatOf(facts.Board[F], Generic[F], frozen=True, kw_only=True):
    options: Options
    rower: Seat = Seat(0)
    turns: int = 0
    pile: int = 0
    thrown: int = 0
    """How many cards lie in the discard."""
    hands: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()

    @property
    def deck(self) -> tuple[str, ...]:
        return tuple(sorted(["1", "2", "3"] * 4 + ["bell"] * self.seats))


class PassengerOf(facts.Own[C], Generic[C], frozen=True, kw_only=True):
    hand: tuple[str, ...] = ()
    """Sorted: the order in which cards came says nothing."""
    pile: KnownFaces = {}  # noqa: RUF012 - msgspec copies it


class Hold(SealedPart, frozen=True):
    pile: tuple[str, ...] = ()
    thrown: tuple[str, ...] = ()


Boat: TypeAlias = BoatOf[transition.Step[Any, Any, Any]]
Passenger: TypeAlias = PassengerOf[phases.Command]
Game: TypeAlias = facts.GameState[Boat, Passenger, Hold]
Public: TypeAlias = facts.Public[Boat, Passenger, Hold]
Private: TypeAlias = facts.Private[Boat, Passenger]
Sealed: TypeAlias = facts.Sealed[Boat, Hold]
Step: TypeAlias = transition.Step[Boat, Passenger, Hold]
Turn: TypeAlias = phases.Turn[Boat, Passenger, Hold]
Poll: TypeAlias = phases.Poll[Boat, Passenger, Hold]
Transition: TypeAlias = transition.Transition[Boat, Passenger, Hold]


def worth(hand: tuple[str, ...]) -> int:
    return sum(int(card) for card in hand if card != "bell")


def without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def counted(boat: Boat, seat: Seat, change: int) -> tuple[int, ...]:
    """The numbers of cards in hand after one seat's has changed."""
    return tuple(n + change * (place == seat) for place, n in enumerate(boat.hands))
