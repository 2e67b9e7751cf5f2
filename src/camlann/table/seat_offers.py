"""Somebody gives the own seat away: it is offered to one person, who takes it or not.

Nobody is put into a seat without their word. In a game a seat is given only to somebody who has had none in
it.
"""

from typing import Annotated, ClassVar

from msgspec import Meta
from msgspec.structs import replace

from camlann.engine.phases import Reason
from camlann.table.base import Checked, Saying, Told
from camlann.table.host import passing_host
from camlann.table.seat_claims import KnowsTooMuch, Replaced
from camlann.table.seats import NoBot, NotSeated, SeatedAlready
from camlann.table.state import Company, Who, is_bot


class SeatOffered(Told, frozen=True, tag="company.seat-offered"):
    """Somebody offers the own seat to somebody else."""

    who: Who
    to: Who

    def apply(self, company: Company) -> Company:
        return replace(company, offered={**company.offered, self.who: self.to})


class OfferEnded(Told, frozen=True, tag="company.offer-ended"):
    """The offer was taken back, or declined."""

    who: Who

    def apply(self, company: Company) -> Company:
        return replace(company, offered={who: to for who, to in company.offered.items() if who != self.who})


class OfferSeat(Saying, frozen=True, tag="company.offer-seat"):
    """Offer the own seat to somebody at the table who has none. A later offer ends an earlier one."""

    meanwhile: ClassVar[bool] = True
    to: Annotated[Who, Meta(max_length=64)]

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if is_bot(who) or is_bot(self.to):
            return NoBot()
        if who not in company.seats:
            return NotSeated()
        if who in company.current.standing:
            return StandingIn()
        if self.to in company.seats:
            return SeatedAlready()
        if company.has_held_a_seat(self.to):
            return KnowsTooMuch()
        return OfferedAlready() if company.offered.get(who) == self.to else None

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (SeatOffered(who, self.to),)


class WithdrawOffer(Saying, frozen=True, tag="company.withdraw-offer"):
    """Keep the own seat after all."""

    meanwhile: ClassVar[bool] = True

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        return None if who in company.offered else NoOffer()

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (OfferEnded(who),)


class AcceptSeat(Saying, frozen=True, tag="company.accept-seat"):
    """Take the seat that somebody offers."""

    meanwhile: ClassVar[bool] = True
    of: Who

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if company.offered.get(self.of) != who:
            return NoOffer()
        return KnowsTooMuch() if company.has_held_a_seat(who) else None

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (*passing_host(company, self.of), Replaced(self.of, who))


class DeclineSeat(Saying, frozen=True, tag="company.decline-seat"):
    """Rather not."""

    meanwhile: ClassVar[bool] = True
    of: Who

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        return None if company.offered.get(self.of) == who else NoOffer()

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (OfferEnded(self.of),)


class StandingIn(Reason, frozen=True, tag="company.standing-in"):
    """Whoever stands in has no seat of their own to give away."""


class OfferedAlready(Reason, frozen=True, tag="company.offered-already"):
    """This seat is offered to them already."""


class NoOffer(Reason, frozen=True, tag="company.no-offer"):
    """Nobody offers this seat to them."""
