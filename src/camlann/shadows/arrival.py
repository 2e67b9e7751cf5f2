"""Arrival of a Knight at a place, or the end of the journey before it."""

from msgspec.structs import replace

from camlann.engine.facts import Seat
from camlann.shadows.card_piles import draw
from camlann.shadows.lives import leave_solo
from camlann.shadows.state import Camelot, Place, Public, Transition, coat, put, with_turn


class Arrived(Public, frozen=True, tag="shadows.arrived"):
    seat: Seat
    place: Place

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, places=put(public.places, self.seat, self.place))


class Stayed(Public, frozen=True, tag="shadows.stayed"):
    """The Knight does not arrive, and the turn is over."""

    seat: Seat

    def apply(self, public: Camelot) -> Camelot:
        return with_turn(public, step="over")


def arrive(tell: Transition, seat: Seat, to: Place) -> None:
    if tell.public.places[seat] == to:
        return
    leave_solo(tell, seat)
    tell(Arrived(seat, to))
    if coat(tell.public, seat).gains_by_moving:
        draw(tell, seat, 1)
