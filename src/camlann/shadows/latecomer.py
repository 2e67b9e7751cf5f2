"""Latecomers: at the start of a turn the player may give a free seat to a latecomer (S-3.7)."""

from msgspec.structs import replace

from camlann.engine.facts import Seat
from camlann.engine.phases import Command
from camlann.shadows.card_piles import draw
from camlann.shadows.loyalty import LoyaltyDealt
from camlann.shadows.state import Camelot, Public, Transition, put, sealed_state

LATECOMER_LIVES = 4
LATECOMER_CARDS = 5


class Welcome(Command, frozen=True, tag="shadows.welcome"):
    """A latecomer takes the free chair."""


class Joined(Public, frozen=True, tag="shadows.joined"):
    seat: Seat
    coat: str

    def apply(self, public: Camelot) -> Camelot:
        return replace(
            public,
            status=put(public.status, self.seat, "knight"),
            lives=put(public.lives, self.seat, LATECOMER_LIVES),
            places=put(public.places, self.seat, "camelot"),
        )


def free(public: Camelot) -> Seat | None:
    """The next free chair, in seat order."""
    return next((seat for seat in public.everyone if public.status[seat] == "absent"), None)


def seat_latecomer(tell: Transition) -> None:
    """A Knight nobody has, four life points, five white cards, and a loyalty card nobody was dealt."""
    seat = free(tell.public)
    assert seat is not None
    tell(Joined(seat, tell.public.coats[seat]))
    sides = sealed_state(tell).loyalties
    if sides and tell.public.looked:
        tell(LoyaltyDealt(seat, sides[seat]))
    draw(tell, seat, LATECOMER_CARDS)
