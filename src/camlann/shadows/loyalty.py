"""Loyalty cards: one for each Knight, known only to its owner; three players look later (S-3.3)."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from camlann.engine.transition import AnyThrow, shuffling
from camlann.shadows.options import Options
from camlann.shadows.state import Camelot, Knight, Private, Public, Sealed, SealedState, Side, Transition

LOYAL_CARDS = 7
"""Loyal cards in the box."""


class LoyaltiesLaid(Sealed, frozen=True, tag="shadows.loyalties-laid"):
    """By seat."""

    sides: tuple[Side, ...]

    def apply(self, sealed: SealedState, public: Camelot) -> SealedState:
        return replace(sealed, loyalties=self.sides)


class LoyaltiesAside(Sealed, frozen=True, tag="shadows.loyalties-aside"):
    """The cards that nobody was dealt."""

    sides: tuple[Side, ...]

    def apply(self, sealed: SealedState, public: Camelot) -> SealedState:
        return replace(sealed, undealt=self.sides)


class LoyaltyDealt(Private, frozen=True, tag="shadows.loyalty-dealt"):
    side: Side

    def apply(self, own: Knight, public: Camelot) -> Knight:
        return replace(own, loyalty=self.side)


class LoyaltiesCovered(Public, frozen=True, tag="shadows.loyalties-covered"):
    """Nobody looks at their own card yet."""

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, looked=False)


class LoyaltiesLooked(Public, frozen=True, tag="shadows.loyalties-looked"):
    def apply(self, public: Camelot) -> Camelot:
        return replace(public, looked=True)


def loyalty_deck(options: Options, seats: int) -> tuple[Side, ...]:
    """The loyalty cards from which the seats are dealt (S-3.3)."""
    if options.traitors == "none" or seats == 2:
        return ()
    two = options.expansion and seats >= 7
    traitors = 2 if two else 1
    loyal = LOYAL_CARDS if options.traitors == "standard" else min(LOYAL_CARDS, seats)
    return as_sides(["loyal"] * loyal + ["traitor"] * traitors)


LAID: Final = ((LoyaltiesLaid, "sides"), (LoyaltiesAside, "sides"))


def throws(options: Options, seats: int) -> Iterator[AnyThrow]:
    if deck := loyalty_deck(options, seats - options.late):
        yield shuffling("loyalty", deck, *LAID)


def deal_loyalties(tell: Transition) -> None:
    public = tell.public
    deck = loyalty_deck(public.options, public.players)
    if not deck:
        return
    mixed = as_sides(tell.shuffle("loyalty", deck, *LAID))
    # A card for every chair: a latecomer takes one that nobody was dealt.
    sides, undealt = mixed[: public.seats], mixed[public.seats :]
    tell(LoyaltiesLaid(sides), LoyaltiesAside(undealt))
    if public.players == 3 and public.options.blind_loyalty:
        tell(LoyaltiesCovered())
    else:
        tell(*(LoyaltyDealt(seat, sides[seat]) for seat in public.able))


def nobody_betrays(public: Camelot) -> bool:
    """No loyalty cards are dealt: everybody is Loyal, and everybody knows it."""
    return not loyalty_deck(public.options, public.players)


def own_side(public: Camelot, own: Knight) -> Side | None:
    """A seat's side, if it may know it."""
    return own.loyalty or ("loyal" if nobody_betrays(public) else None)


def as_sides(words: Sequence[str]) -> tuple[Side, ...]:
    return tuple("traitor" if word == "traitor" else "loyal" for word in words)
