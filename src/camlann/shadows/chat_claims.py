"""Chat claims and phrases of Shadows. The rules forbid naming card values, so there is no number here."""

from collections.abc import Mapping
from typing import ClassVar, Literal, TypeAlias

from camlann.engine.chat_claims import Claim
from camlann.engine.facts import Team
from camlann.shadows.state import Camelot, Knight, Place, Side

Strength: TypeAlias = Literal["little", "some", "much"]

PHRASES = (
    "on-my-way",
    "help-me",
    "can-help",
    "cannot-help",
    "weak",
    "siege-grows",
    "evil-grows",
    "hold-back",
    "finish-it",
    "traitor-here",
    "accuse",
    "do-not-accuse",
    "well-fought",
)


def channels(public: Camelot) -> tuple[str, ...]:
    """No sealed channels: all chat is at the Round Table."""
    return ()


def in_channel(public: Camelot, own: Knight, channel: str) -> bool:
    return False


class ClaimSide(Claim, frozen=True, tag="shadows.claim-side"):
    side: Side

    def says(self) -> Mapping[str, str]:
        return {"side": self.side}


class _OfPlace(Claim, frozen=True):
    firm: ClassVar[bool] = False
    place: Place

    def fits(self, public: Camelot) -> bool:
        return self.place != "nowhere"


class ClaimHeading(_OfPlace, frozen=True, tag="shadows.claim-heading"):
    """A claim about where somebody will go."""

    def says(self) -> Mapping[str, str]:
        return {"heading": self.place}


class ClaimNeeded(_OfPlace, frozen=True, tag="shadows.claim-needed"):
    """A claim about where somebody should go."""

    def says(self) -> Mapping[str, str]:
        return {"needed": self.place}


class ClaimHelpful(_OfPlace, frozen=True, tag="shadows.claim-helpful"):
    """A claim about how much somebody could do at a place, in a word."""

    strength: Strength

    def says(self) -> Mapping[str, str]:
        return {f"helpful {self.place}": self.strength}


class _OfSome(Claim, frozen=True):
    firm: ClassVar[bool] = False
    seats: Team

    def about(self) -> Team:
        return self.seats

    def fits(self, public: Camelot) -> bool:
        return super().fits(public) and self.seats == tuple(sorted({*self.seats})) != ()


class ClaimTrust(_OfSome, frozen=True, tag="shadows.claim-trust"):
    def says(self) -> Mapping[str, str]:
        return {f"trust {seat}": "yes" for seat in self.seats}


class ClaimDoubt(_OfSome, frozen=True, tag="shadows.claim-doubt"):
    def says(self) -> Mapping[str, str]:
        return {f"trust {seat}": "no" for seat in self.seats}
