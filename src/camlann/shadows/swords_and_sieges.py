"""Swords on the Round Table and siege engines around Camelot."""

from msgspec.structs import replace

from camlann.shadows.state import (
    ACCUSATIONS_FROM,
    BLACK_LIMIT,
    SIEGE_LIMIT,
    Camelot,
    Colour,
    Public,
    Transition,
)


class SwordLaid(Public, frozen=True, tag="shadows.sword-laid"):
    colour: Colour
    cause: str = ""
    """What it is laid for; games of revisions 1 and 2 did not record it."""

    def apply(self, public: Camelot) -> Camelot:
        causes = (*public.sword_causes, self.cause)
        return replace(public, swords=(*public.swords, self.colour), sword_causes=causes)


class SwordTurned(Public, frozen=True, tag="shadows.sword-turned"):
    """A white sword turns black."""

    def apply(self, public: Camelot) -> Camelot:
        at = public.swords.index("white")
        return replace(public, swords=(*public.swords[:at], "black", *public.swords[at + 1 :]))


class SiegeRaised(Public, frozen=True, tag="shadows.siege-raised"):
    number: int
    cause: str = ""
    """The card or the lost quest that brought it; empty if a player chose it."""

    def apply(self, public: Camelot) -> Camelot:
        siege = public.siege + self.number
        return replace(
            public,
            siege=siege,
            turns_without_evil=0,
            gate_opened=public.gate_opened or siege >= ACCUSATIONS_FROM,
        )


class SiegeBroken(Public, frozen=True, tag="shadows.siege-broken"):
    def apply(self, public: Camelot) -> Camelot:
        return replace(public, siege=public.siege - 1)


def lay(tell: Transition, colour: Colour, number: int, cause: str) -> None:
    """One by one: the seventh black sword ends the game, and no more are placed after it."""
    for _ in range(number):
        if tell.public.blacks < BLACK_LIMIT:
            tell(SwordLaid(colour, cause))


def turn(tell: Transition, number: int) -> None:
    """At most `number` white swords, or as many as there are."""
    for _ in range(min(number, tell.public.whites)):
        tell(SwordTurned())


def besiege(tell: Transition, number: int, cause: str = "") -> None:
    """The twelfth siege engine ends the game."""
    room = min(number, SIEGE_LIMIT - tell.public.siege)
    if room > 0:
        tell(SiegeRaised(room, cause))
