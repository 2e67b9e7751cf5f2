"""Chat claims and phrases of Avalon, and the sealed chat channel of Evil.

Every claim may be a lie. With the evil channel, all players who are Evil by then may confer while the
Assassin chooses, including Oberon and a Lancelot who has changed sides (A-8.2.3).
"""

from collections.abc import Mapping
from typing import ClassVar

from camlann.avalon.assassin import Assassinating
from camlann.avalon.guess import Guessing
from camlann.avalon.role_knowledge import Side
from camlann.avalon.roles import ROLES
from camlann.avalon.state import Card, Court, Knight, allegiance
from camlann.avalon.team_and_side_sizes import QUESTS
from camlann.engine.chat_claims import Claim
from camlann.engine.facts import Seat, Team

EVIL = "evil"
PHRASES = (
    "approve-this",
    "reject-this",
    "take-me",
    "same-team",
    "change-one",
    "last-chance",
    "must-win",
    "who-failed",
    "somebody-lies",
    "look-at-votes",
    "merlin-hide",
    "trust-me",
)


def channels(public: Court) -> tuple[str, ...]:
    """The sealed channels that are open now."""
    apart = public.options.assassination_talk == "evil_channel"
    return (EVIL,) if apart and isinstance(public.phase, Assassinating | Guessing) else ()


def in_channel(public: Court, own: Knight, channel: str) -> bool:
    return channel == EVIL and allegiance(public, own) == "evil"


class ClaimRole(Claim, frozen=True, tag="avalon.claim-role"):
    role: str

    def fits(self, public: Court) -> bool:
        return self.role in public.cast

    def says(self) -> Mapping[str, str]:
        row = ROLES[self.role]
        # A Lancelot may be on either side by now.
        return {"role": self.role} if row.lancelot else {"role": self.role, "side": row.side}


class ClaimSide(Claim, frozen=True, tag="avalon.claim-side"):
    side: Side

    def says(self) -> Mapping[str, str]:
        return {"side": self.side}


class _OfAnother(Claim, frozen=True):
    seat: Seat
    side: Side

    def about(self) -> Team:
        return (self.seat,)


class ClaimLady(_OfAnother, frozen=True, tag="avalon.claim-lady"):
    """A claim about what the Lady of the Lake showed."""

    def says(self) -> Mapping[str, str]:
        return {f"lady {self.seat}": self.side}


class ClaimShown(_OfAnother, frozen=True, tag="avalon.claim-shown"):
    """A claim about what a plot card showed."""

    def says(self) -> Mapping[str, str]:
        return {f"shown {self.seat}": self.side}


class ClaimCard(Claim, frozen=True, tag="avalon.claim-card"):
    quest: int
    card: Card

    def fits(self, public: Court) -> bool:
        return self.quest in QUESTS

    def says(self) -> Mapping[str, str]:
        return {f"card {self.quest}": self.card}


class ClaimGuess(Claim, frozen=True, tag="avalon.claim-guess"):
    firm: ClassVar[bool] = False
    seat: Seat
    role: str

    def about(self) -> Team:
        return (self.seat,)

    def fits(self, public: Court) -> bool:
        return super().fits(public) and self.role in public.cast

    def says(self) -> Mapping[str, str]:
        return {f"guess {self.seat}": self.role}


class _OfSome(Claim, frozen=True):
    firm: ClassVar[bool] = False
    seats: Team

    def about(self) -> Team:
        return self.seats

    def fits(self, public: Court) -> bool:
        return super().fits(public) and self.seats == tuple(sorted({*self.seats})) != ()


class ClaimTrust(_OfSome, frozen=True, tag="avalon.claim-trust"):
    def says(self) -> Mapping[str, str]:
        return {f"trust {seat}": "yes" for seat in self.seats}


class ClaimDoubt(_OfSome, frozen=True, tag="avalon.claim-doubt"):
    def says(self) -> Mapping[str, str]:
        return {f"trust {seat}": "no" for seat in self.seats}
