"""A seat claim: somebody comes back without what they were known by, and the others at the table decide.

A seat belongs to its owner. A claim is heard only while the owner is away, and ends as soon as there is any
sign of them: whoever keeps the table sees to that (`camlann.server.keeper.presence`). While a game is
played nothing is decided before an announced wait is over. Then more than half of the other people who sit
must say so; the host has one voice like everybody. Whoever has the seat then knows what was told to it, and
no more.
"""

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from camlann.engine.phases import Reason
from camlann.table.base_types import MAX_WAITING, Checked, TableCommand, TableFact, without
from camlann.table.host import pass_host_on
from camlann.table.seats import Full, NoBot, NotSeated, SeatedAlready
from camlann.table.state import Claimant, PersonId, Table, is_bot

OWNER_WAIT_SECONDS = 60
"""Seconds that the owner of a seat must be away, in a game, before the others decide about it."""
OWNER_WAIT_ALONE_SECONDS = 300
"""The same where one person alone would decide."""


class SeatClaimed(TableFact, frozen=True, tag="table.seat-claimed"):
    """Somebody says that this seat is theirs."""

    of: PersonId
    by: PersonId
    wait: int = 0
    """Seconds that the owner must stay away before the others decide."""

    def apply(self, table: Table) -> Table:
        others = tuple(claim for claim in table.claims if claim.by != self.by)
        return replace(table, claims=(*others, Claimant(self.by, self.of, self.wait)))


class Vouched(TableFact, frozen=True, tag="table.vouched"):
    """Somebody at the table says so too."""

    person_id: PersonId
    by: PersonId

    def apply(self, table: Table) -> Table:
        return _heard(table, self.by, self.person_id, vouched=True)


class Denied(TableFact, frozen=True, tag="table.denied"):
    """Somebody at the table says that it is not so."""

    person_id: PersonId
    by: PersonId

    def apply(self, table: Table) -> Table:
        return _heard(table, self.by, self.person_id, vouched=False)


class SeatClaimLapsed(TableFact, frozen=True, tag="table.seat-claim-lapsed"):
    """Nothing comes of it."""

    by: PersonId

    def apply(self, table: Table) -> Table:
        return replace(table, claims=tuple(claim for claim in table.claims if claim.by != self.by))


class Replaced(TableFact, frozen=True, tag="table.replaced"):
    """A seat has passed from one to another, with all that belongs to it but for being the host."""

    person_id: PersonId
    by: PersonId
    owner: PersonId | None = None
    """Whose seat it stays, where somebody only stands in."""

    def apply(self, table: Table) -> Table:
        now = table.current
        ballot = now.ballot
        if ballot is not None:
            left = {
                person_id: vote for person_id, vote in ballot.votes.items() if person_id != self.person_id
            }
            ballot = None if ballot.about == self.person_id else replace(ballot, votes=left)
        standing = {by: of for by, of in now.standing.items() if by not in (self.person_id, self.by)}
        if self.owner is not None and self.owner != self.by:
            standing[self.by] = self.owner
        host = None if table.host == self.person_id else table.host
        if host is None and not is_bot(self.by):
            # Nobody else sits there who could be.
            host = self.by
        known = without(now.knowing, self.by)
        knows = table.playing and not is_bot(self.person_id)
        table = table.during(
            missed={
                person_id: times
                for person_id, times in now.missed.items()
                if person_id not in (self.person_id, self.by)
            },
            given_up=without(now.given_up, self.by),
            standing=standing,
            knowing=(*without(known, self.person_id), self.person_id) if knows else known,
            volunteers=without(now.volunteers, self.by),
            ballot=ballot,
            back=without(now.back, self.person_id),
            drawn={
                self.by if person_id == self.person_id else person_id: spent
                for person_id, spent in now.drawn.items()
            },
        )
        # A voice belongs to a person, not to a seat.
        claims = tuple(
            _without_voice(claim, self.person_id)
            for claim in table.claims
            if claim.by != self.by and claim.of != self.person_id
        )
        return replace(
            table,
            seats=self.instead(table.seats),
            ready=self.instead(table.ready),
            host=host,
            queue=without(table.queue, self.by),
            claims=claims,
            offered={of: to for of, to in table.offered.items() if of != self.person_id and to != self.by},
        )

    def instead(self, person_ids: Iterable[PersonId]) -> tuple[PersonId, ...]:
        """The one in the place of the other."""
        return tuple(self.by if person_id == self.person_id else person_id for person_id in person_ids)


class ClaimSeat(TableCommand, frozen=True, tag="table.claim-seat"):
    """Somebody who does not sit here says: that seat is mine."""

    during_game: ClassVar[bool] = True
    of: PersonId

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if is_bot(person_id):
            return NoBot()
        if person_id in table.seats:
            return SeatedAlready()
        if self.of not in table.seats:
            return NotSeated()
        if table.has_held_a_seat(person_id):
            return KnowsTooMuch()
        if is_bot(self.of) and self.of not in table.current.standing:
            return BotsPlace()
        if (claim := table.claim(person_id)) is not None:
            return SeatClaimedAlready() if claim.of == self.of else None
        return Full() if len(table.claims) >= MAX_WAITING else None

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        alone = len(table.others(self.of)) == 1
        wait = (OWNER_WAIT_ALONE_SECONDS if alone else OWNER_WAIT_SECONDS) if table.playing else 0
        return (SeatClaimed(self.of, person_id, wait),)


class Withdraw(TableCommand, frozen=True, tag="table.withdraw"):
    """It was a mistake."""

    during_game: ClassVar[bool] = True

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if is_bot(person_id):
            return NoBot()
        return None if table.claim(person_id) else NoSeatClaim()

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (SeatClaimLapsed(person_id),)


class LetIn(TableCommand, frozen=True, tag="table.let-in"):
    """It is theirs indeed, says one of the others. It may be said until the claim is decided."""

    during_game: ClassVar[bool] = True
    by: PersonId

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        return _no_voice(table, person_id, self.by) or _said_already(table, person_id, self.by, vouched=True)

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (Vouched(person_id, self.by),)


class TurnAway(TableCommand, frozen=True, tag="table.turn-away"):
    """It is not theirs, says one of the others."""

    during_game: ClassVar[bool] = True
    by: PersonId

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        return _no_voice(table, person_id, self.by) or _said_already(table, person_id, self.by, vouched=False)

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (Denied(person_id, self.by),)


def decide_claim(table: Table, claim: Claimant) -> tuple[TableFact, ...]:
    """What follows when the wait is over and the owner was not seen; nothing while less than half agree."""
    others = table.others(claim.of)
    if _more_than_half(claim.vouched, others):
        return (*pass_host_on(table, claim.of), Replaced(claim.of, claim.by))
    return (SeatClaimLapsed(claim.by),) if _more_than_half(claim.denied, others) else ()


def lapse_claims_on_seat_of(table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
    """Whoever is seen to do something has the own seat in hand: nobody else has it."""
    return tuple(SeatClaimLapsed(claim.by) for claim in table.claims if table.owner(claim.of) == person_id)


def _more_than_half(voices: tuple[PersonId, ...], others: tuple[PersonId, ...]) -> bool:
    return 2 * sum(person_id in others for person_id in voices) > len(others)


def _heard(table: Table, by: PersonId, person_id: PersonId, *, vouched: bool) -> Table:
    """The claims after this person has spoken for one of them, or against it."""

    def after(claim: Claimant) -> Claimant:
        if claim.by != by:
            return claim
        claim = _without_voice(claim, person_id)
        if vouched:
            return replace(claim, vouched=(*claim.vouched, person_id))
        return replace(claim, denied=(*claim.denied, person_id))

    return replace(table, claims=tuple(map(after, table.claims)))


def _without_voice(claim: Claimant, person_id: PersonId) -> Claimant:
    return replace(claim, vouched=without(claim.vouched, person_id), denied=without(claim.denied, person_id))


def _no_voice(table: Table, person_id: PersonId, by: PersonId) -> Reason | None:
    if is_bot(person_id):
        return NoBot()
    if person_id not in table.seats:
        return NotSeated()
    if (claim := table.claim(by)) is None:
        return NoSeatClaim()
    return None if person_id in table.others(claim.of) else NoVoice()


def _said_already(table: Table, person_id: PersonId, by: PersonId, *, vouched: bool) -> Reason | None:
    claim = table.claim(by)
    assert claim is not None
    return VouchedAlready() if person_id in (claim.vouched if vouched else claim.denied) else None


class BotsPlace(Reason, frozen=True, tag="table.bots-place"):
    """A bot sits there until the host dismisses it."""


class SeatClaimedAlready(Reason, frozen=True, tag="table.seat-claimed-already"):
    """This has been said, and waits for an answer."""


class NoSeatClaim(Reason, frozen=True, tag="table.no-seat-claim"):
    """They ask for no seat."""


class NoVoice(Reason, frozen=True, tag="table.no-voice"):
    """Whoever sits in a claimed seat does not decide about it, and neither does who gave up."""


class VouchedAlready(Reason, frozen=True, tag="table.vouched-already"):
    """One person has one voice."""


class KnowsTooMuch(Reason, frozen=True, tag="table.knows-too-much"):
    """They have, or have had, a seat in this very game, and know what was told there."""
