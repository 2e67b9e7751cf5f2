"""The revealed Traitor: he loses figure, hand and relics, and plays for evil from then on (S-14)."""

from collections.abc import Sequence

from msgspec.structs import replace

from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer, One
from camlann.engine.phases import Command, Roll, offer
from camlann.shadows.card_piles import CardsLeft, Discarded, ThrownKept, discard
from camlann.shadows.lives import RelicGone, leave_solo
from camlann.shadows.progression_of_evil import Drawing
from camlann.shadows.state import Camelot, Knight, Private, Public, Transition, Turn, holder, put, with_turn
from camlann.shadows.swords_and_sieges import besiege


class Unmasked(Public, frozen=True, tag="shadows.unmasked"):
    seat: Seat

    def apply(self, public: Camelot) -> Camelot:
        return replace(
            public,
            status=put(public.status, self.seat, "revealed"),
            places=put(public.places, self.seat, "nowhere"),
            lives=put(public.lives, self.seat, 0),
            traitors=tuple(sorted({*public.traitors, self.seat})),
        )


def reveal(tell: Transition, seat: Seat) -> None:
    """He keeps the armor; Excalibur and the Grail leave the game."""
    discard(tell, seat, tell.game.own[seat].hand)
    leave_solo(tell, seat)
    if holder(tell.public, "excalibur") == seat:
        tell(RelicGone("excalibur"))
    if holder(tell.public, "grail") == seat:
        tell(RelicGone("grail"))
    tell(Unmasked(seat))


class Taunt(Command, frozen=True, tag="shadows.taunt"):
    """Take a card from a Knight's hand at random."""

    victim: Seat


class Taunting(Turn, frozen=True, tag="shadows.taunting"):
    seat: Seat

    def asks(self, public: Camelot) -> Team:
        return (self.seat,)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return (offer(Taunt, One(victims(public))),)

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return Taunt(min(victims(public), key=lambda seat: (seat - self.seat) % public.seats))

    def act(self, tell: Transition, seat: Seat, command: Taunt) -> None:
        hand = tell.game.own[command.victim].hand
        card = hand[tell.roll(f"taunt/{tell.public.rolls}", len(hand))]
        tell(Taunted(seat, command.victim))
        tell(Discarded(command.victim, 1), CardsLeft(command.victim, (card,)))
        tell(TauntSeen(seat, command.victim, card), ThrownKept((card,)))


class Taunted(Public, frozen=True, tag="shadows.taunted"):
    seat: Seat
    victim: Seat

    def apply(self, public: Camelot) -> Camelot:
        return replace(with_turn(public, used=("taunt",)), rolls=public.rolls + 1)


class TauntSeen(Private, frozen=True, tag="shadows.taunt-seen"):
    victim: Seat
    card: str


class CallBlack(Command, frozen=True, tag="shadows.call-black"):
    """Draw and play the top black card."""


class CallSiege(Command, frozen=True, tag="shadows.call-siege"):
    pass


class Scheming(Turn, frozen=True, tag="shadows.scheming"):
    seat: Seat

    def asks(self, public: Camelot) -> Team:
        return (self.seat,)

    def offers(self, public: Camelot, own: Knight) -> Sequence[Offer]:
        return offer(CallBlack), offer(CallSiege)

    def lapse(self, public: Camelot, own: Knight, roll: Roll) -> Command:
        return CallSiege()

    def act(self, tell: Transition, seat: Seat, command: CallBlack | CallSiege) -> None:
        tell(Schemed(seat))
        if isinstance(command, CallSiege):
            besiege(tell, 1)
        else:
            tell.then(Drawing(seat))


class Schemed(Public, frozen=True, tag="shadows.schemed"):
    seat: Seat

    def apply(self, public: Camelot) -> Camelot:
        return with_turn(public, step="over")


def victims(public: Camelot) -> Team:
    return tuple(seat for seat in public.able if public.hands[seat])


def turn_of(public: Camelot, seat: Seat) -> Turn:
    """First a taunt, if anybody has a card to lose; then a siege engine or a black card."""
    if victims(public) and "taunt" not in public.turn.used:
        return Taunting(seat)
    return Scheming(seat)
