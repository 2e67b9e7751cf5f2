"""Cards come and go: the pile, what is known of it, and the discard under which it is shuffled again."""

from collections.abc import Mapping

from msgspec.structs import replace

from camlann.engine import pile_knowledge
from camlann.engine.facts import Seat
from tests.ferry.boat import (
    Boat,
    Hold,
    Passenger,
    Private,
    Public,
    Sealed,
    Step,
    Transition,
    counted,
    without,
)


class CrossingBegun(Public, frozen=True, tag="ferry.begun"):
    def apply(self, public: Boat) -> Boat:
        return replace(public, hands=(2,) * public.seats, pile=len(public.deck) - 2 * public.seats)


class HandDealt(Private, frozen=True, tag="ferry.hand-dealt"):
    cards: tuple[str, ...]

    def apply(self, own: Passenger, public: Boat) -> Passenger:
        return replace(own, hand=tuple(sorted(self.cards)))


class PileLaid(Sealed, frozen=True, tag="ferry.pile-laid"):
    cards: tuple[str, ...]

    def apply(self, sealed: Hold, public: Boat) -> Hold:
        return Hold(pile=self.cards, throws=sealed.throws)


class Drew(Public, frozen=True, tag="ferry.drew"):
    by: Seat

    def apply(self, public: Boat) -> Boat:
        return replace(public, pile=public.pile - 1, hands=counted(public, self.by, 1))

    def within(self, own: Passenger, public: Boat) -> Passenger:
        return replace(own, pile=pile_knowledge.drawn(own.pile))

    def beneath(self, sealed: Hold, public: Boat) -> Hold:
        return replace(sealed, pile=sealed.pile[1:])


class CardCame(Private, frozen=True, tag="ferry.card-came"):
    card: str

    def apply(self, own: Passenger, public: Boat) -> Passenger:
        return replace(own, hand=tuple(sorted((*own.hand, self.card))))


class CardLeft(Private, frozen=True, tag="ferry.card-left"):
    card: str

    def apply(self, own: Passenger, public: Boat) -> Passenger:
        return replace(own, hand=without(own.hand, self.card))


class Discarded(Sealed, frozen=True, tag="ferry.discarded"):
    cards: tuple[str, ...]

    def apply(self, sealed: Hold, public: Boat) -> Hold:
        return replace(sealed, thrown=tuple(sorted((*sealed.thrown, *self.cards))))


class Looked(Public, frozen=True, tag="ferry.looked"):
    by: Seat
    number: int


class FacesSeen(Private, frozen=True, tag="ferry.faces-seen"):
    faces: tuple[str, ...]

    def apply(self, own: Passenger, public: Boat) -> Passenger:
        return replace(own, pile=pile_knowledge.looked(own.pile, self.faces))


def turned_under(known: Mapping[int, str], size: int) -> pile_knowledge.KnownFaces:
    """After the top card of `size` went to the bottom: whoever knew it knows the bottom now."""
    return {(place or size) - 1: face for place, face in known.items()}


class Sank(Public, frozen=True, tag="ferry.sank"):
    def within(self, own: Passenger, public: Boat) -> Passenger:
        return replace(own, pile=turned_under(own.pile, public.pile))

    def beneath(self, sealed: Hold, public: Boat) -> Hold:
        return replace(sealed, pile=(*sealed.pile[1:], *sealed.pile[:1]))


class Reshuffled(Public, frozen=True, tag="ferry.reshuffled"):
    """The discard becomes the pile, and nobody knows anything of it any more."""

    number: int

    def apply(self, public: Boat) -> Boat:
        return replace(public, pile=self.number, thrown=0)

    def within(self, own: Passenger, public: Boat) -> Passenger:
        return replace(own, pile={})


class OrderKept(Sealed, frozen=True, tag="ferry.order-kept"):
    """How the top of the pile, or all of it, lies now."""

    cards: tuple[str, ...]

    def apply(self, sealed: Hold, public: Boat) -> Hold:
        return replace(sealed, pile=(*self.cards, *sealed.pile[len(self.cards) :]))


class Docked(Public, frozen=True, tag="ferry.docked"):
    hands: tuple[tuple[str, ...], ...]
    winners: tuple[Seat, ...]

    def apply(self, public: Boat) -> Boat:
        return replace(public, winners=self.winners)


class Shuffling(Step, frozen=True, tag="ferry.shuffling"):
    """When a draw empties the pile the discard is shuffled under it."""

    def run(self, tell: Transition) -> None:
        sealed = tell.game.sealed
        assert sealed is not None
        if tell.public.pile == 0 and tell.public.thrown:
            order = tell.shuffle("reshuffle", sealed.thrown, (PileLaid, "cards"))
            tell(Reshuffled(len(order)), PileLaid(order))
