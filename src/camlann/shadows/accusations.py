"""Accusations: once in a game a Knight may force another to reveal the loyalty card (S-13)."""

from msgspec.structs import replace

from camlann.engine.facts import Seat, Team
from camlann.shadows.loyalty import nobody_betrays
from camlann.shadows.state import ACCUSATIONS_FROM, Camelot, Public, Side, Transition, loyalty
from camlann.shadows.swords_and_sieges import SwordLaid, turn
from camlann.shadows.traitor import reveal

WRONG = 1
"""White swords that turn when somebody Loyal is accused."""
WRONG_WITH = {"witch_5": "witch_5_turns"}
"""What says it otherwise: while this card lies there, this option does."""


class Accused(Public, frozen=True, tag="shadows.accused"):
    by: Seat
    seat: Seat

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, accused=tuple(sorted((*public.accused, self.by))))


class LoyaltyShown(Public, frozen=True, tag="shadows.loyalty-shown"):
    seat: Seat
    side: Side

    def apply(self, public: Camelot) -> Camelot:
        if self.side == "traitor":
            return replace(public, traitors=tuple(sorted((*public.traitors, self.seat))))
        return replace(public, proved=tuple(sorted((*public.proved, self.seat))))


def gate(public: Camelot) -> bool:
    """Whether there are six swords or six siege engines; at some tables, once is enough (D20)."""
    stays = public.options.unconfirmed.accusations_stay_open and public.gate_opened
    return len(public.swords) >= ACCUSATIONS_FROM or public.siege >= ACCUSATIONS_FROM or stays


def accusable(public: Camelot, seat: Seat) -> Team:
    """Living Knights at large, not proved, if accusations are open and the Knight has one left."""
    if nobody_betrays(public) or seat in public.accused or not gate(public):
        return ()
    return tuple(other for other in public.able if other != seat and other not in public.proved)


def turned(public: Camelot) -> int:
    """How many white swords a wrong accusation turns, if there are so many."""
    said = [option for card, option in WRONG_WITH.items() if card in public.lasting]
    return max((int(getattr(public.options.unconfirmed, option)) for option in said), default=WRONG)


def accuse(tell: Transition, by: Seat, seat: Seat) -> None:
    side = loyalty(tell.game, seat)
    tell(Accused(by, seat), LoyaltyShown(seat, side))
    if side == "traitor":
        tell(SwordLaid("white", "accusation"))
        reveal(tell, seat)
    else:
        turn(tell, turned(tell.public))
