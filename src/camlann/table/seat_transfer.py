"""Seat offers: a person offers their seat to another, who accepts or declines.

Nobody gets a seat without accepting it. During a game a seat goes only to a person who has had none in it.
"""

from typing import Annotated, ClassVar

from msgspec import Meta
from msgspec.structs import replace

from camlann.engine.phases import Reason
from camlann.table.base_types import Checked, TableCommand, TableFact
from camlann.table.host import pass_host_on
from camlann.table.practice import PracticeTable
from camlann.table.seat_claims import KnowsTooMuch, Replaced
from camlann.table.seats import NoBot, NotSeated, SeatedAlready
from camlann.table.state import PersonId, Table, is_bot


class SeatOffered(TableFact, frozen=True, tag="table.seat-offered"):
    """A person offers their seat to another."""

    person_id: PersonId
    to: PersonId

    def apply(self, table: Table) -> Table:
        return replace(table, offered={**table.offered, self.person_id: self.to})


class OfferEnded(TableFact, frozen=True, tag="table.offer-ended"):
    """The offer was taken back, or declined."""

    person_id: PersonId

    def apply(self, table: Table) -> Table:
        return replace(
            table,
            offered={person_id: to for person_id, to in table.offered.items() if person_id != self.person_id},
        )


class OfferSeat(TableCommand, frozen=True, tag="table.offer-seat"):
    """Offer your seat to a person at the table who has none. A new offer replaces an earlier one."""

    during_game: ClassVar[bool] = True
    to: Annotated[PersonId, Meta(max_length=64)]

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if is_bot(person_id) or is_bot(self.to):
            return NoBot()
        if person_id not in table.seats:
            return NotSeated()
        if table.settings.practice:
            return PracticeTable()
        if person_id in table.current.standing:
            return StandingIn()
        if self.to in table.seats:
            return SeatedAlready()
        if table.has_held_a_seat(self.to):
            return KnowsTooMuch()
        return OfferedAlready() if table.offered.get(person_id) == self.to else None

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (SeatOffered(person_id, self.to),)


class WithdrawOffer(TableCommand, frozen=True, tag="table.withdraw-offer"):
    """Withdraw your offer."""

    during_game: ClassVar[bool] = True

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        return None if person_id in table.offered else NoOffer()

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (OfferEnded(person_id),)


class AcceptSeat(TableCommand, frozen=True, tag="table.accept-seat"):
    """Accept an offered seat."""

    during_game: ClassVar[bool] = True
    of: PersonId

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if table.offered.get(self.of) != person_id:
            return NoOffer()
        return KnowsTooMuch() if table.has_held_a_seat(person_id) else None

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (*pass_host_on(table, self.of), Replaced(self.of, person_id))


class DeclineSeat(TableCommand, frozen=True, tag="table.decline-seat"):
    """Decline an offered seat."""

    during_game: ClassVar[bool] = True
    of: PersonId

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        return None if table.offered.get(self.of) == person_id else NoOffer()

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (OfferEnded(self.of),)


class StandingIn(Reason, frozen=True, tag="table.standing-in"):
    """A stand-in has no seat to give away."""


class OfferedAlready(Reason, frozen=True, tag="table.offered-already"):
    """This seat is offered to them already."""


class NoOffer(Reason, frozen=True, tag="table.no-offer"):
    """Nobody offers this seat to them."""
