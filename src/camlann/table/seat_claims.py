"""Seat claims: a person without their login asks for a seat, and the others at the table decide.

A seat belongs to its owner. A claim is accepted only while the owner is away, and lapses at any sign of them;
the keeper watches for that (`camlann.server.keeper.presence`). During a game nothing is decided before an
announced wait is over. Then more than half of the other people who sit must agree; the host has one vote like
everybody. The new person knows what the seat knows, and no more.
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
"""How long the owner must be away, during a game, before the others decide about the seat."""
OWNER_WAIT_ALONE_SECONDS = 300
"""The same if one person alone would decide."""
ROOM_WAIT_SECONDS = 120
"""The same in one room, where phones sleep."""


def owner_wait(table: Table) -> int:
    """How many seconds the owner of a seat must be away before the others decide about it."""
    return ROOM_WAIT_SECONDS if table.in_one_room else OWNER_WAIT_SECONDS


class SeatClaimed(TableFact, frozen=True, tag="table.seat-claimed"):
    """A person claims that this seat is theirs."""

    of: PersonId
    by: PersonId
    wait: int = 0
    """Seconds that the owner must stay away before the others decide."""

    def apply(self, table: Table) -> Table:
        others = tuple(claim for claim in table.claims if claim.by != self.by)
        return replace(table, claims=(*others, Claimant(self.by, self.of, self.wait)))


class Vouched(TableFact, frozen=True, tag="table.vouched"):
    """A person at the table confirms it."""

    person_id: PersonId
    by: PersonId

    def apply(self, table: Table) -> Table:
        return _with_vote(table, self.by, self.person_id, vouched=True)


class Denied(TableFact, frozen=True, tag="table.denied"):
    """A person at the table denies it."""

    person_id: PersonId
    by: PersonId

    def apply(self, table: Table) -> Table:
        return _with_vote(table, self.by, self.person_id, vouched=False)


class SeatClaimLapsed(TableFact, frozen=True, tag="table.seat-claim-lapsed"):
    """The claim is cancelled."""

    by: PersonId

    def apply(self, table: Table) -> Table:
        return replace(table, claims=tuple(claim for claim in table.claims if claim.by != self.by))


class Replaced(TableFact, frozen=True, tag="table.replaced"):
    """A seat has passed from one person to another, with everything except the host role."""

    person_id: PersonId
    by: PersonId
    owner: PersonId | None = None
    """The owner, if the new person only stands in."""

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
            # No other person sits there who could be the host.
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
        # A vote belongs to a person, not to a seat.
        claims = tuple(
            _without_vote(claim, self.person_id)
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
            figures=dict(zip(self.instead(table.figures), table.figures.values(), strict=True)),
        )

    def instead(self, person_ids: Iterable[PersonId]) -> tuple[PersonId, ...]:
        """The ids with one person replaced by the other."""
        return tuple(self.by if person_id == self.person_id else person_id for person_id in person_ids)


class ClaimSeat(TableCommand, frozen=True, tag="table.claim-seat"):
    """A person who does not sit claims a seat as theirs."""

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
        wait = (OWNER_WAIT_ALONE_SECONDS if alone else owner_wait(table)) if table.playing else 0
        return (SeatClaimed(self.of, person_id, wait),)


class Withdraw(TableCommand, frozen=True, tag="table.withdraw"):
    """Withdraw your claim."""

    during_game: ClassVar[bool] = True

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if is_bot(person_id):
            return NoBot()
        return None if table.claim(person_id) else NoSeatClaim()

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (SeatClaimLapsed(person_id),)


class LetIn(TableCommand, frozen=True, tag="table.let-in"):
    """Confirm a claim. You may change your vote until it is decided."""

    during_game: ClassVar[bool] = True
    by: PersonId

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        return _no_voice(table, person_id, self.by) or _voted_already(table, person_id, self.by, vouched=True)

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (Vouched(person_id, self.by),)


class TurnAway(TableCommand, frozen=True, tag="table.turn-away"):
    """Deny a claim."""

    during_game: ClassVar[bool] = True
    by: PersonId

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        return _no_voice(table, person_id, self.by) or _voted_already(
            table, person_id, self.by, vouched=False
        )

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (Denied(person_id, self.by),)


def decide_claim(table: Table, claim: Claimant) -> tuple[TableFact, ...]:
    """The facts when the wait is over and the owner was not seen; none until more than half agree."""
    others = table.others(claim.of)
    if _more_than_half(claim.vouched, others):
        return (*pass_host_on(table, claim.of), Replaced(claim.of, claim.by))
    return (SeatClaimLapsed(claim.by),) if _more_than_half(claim.denied, others) else ()


def lapse_claims_on_seat_of(table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
    """A sign of a person cancels every claim on their seat."""
    return tuple(SeatClaimLapsed(claim.by) for claim in table.claims if table.owner(claim.of) == person_id)


def _more_than_half(voices: tuple[PersonId, ...], others: tuple[PersonId, ...]) -> bool:
    return 2 * sum(person_id in others for person_id in voices) > len(others)


def _with_vote(table: Table, by: PersonId, person_id: PersonId, *, vouched: bool) -> Table:
    """The claims after this person's vote."""

    def after(claim: Claimant) -> Claimant:
        if claim.by != by:
            return claim
        claim = _without_vote(claim, person_id)
        if vouched:
            return replace(claim, vouched=(*claim.vouched, person_id))
        return replace(claim, denied=(*claim.denied, person_id))

    return replace(table, claims=tuple(map(after, table.claims)))


def _without_vote(claim: Claimant, person_id: PersonId) -> Claimant:
    return replace(claim, vouched=without(claim.vouched, person_id), denied=without(claim.denied, person_id))


def _no_voice(table: Table, person_id: PersonId, by: PersonId) -> Reason | None:
    if is_bot(person_id):
        return NoBot()
    if person_id not in table.seats:
        return NotSeated()
    if (claim := table.claim(by)) is None:
        return NoSeatClaim()
    return None if person_id in table.others(claim.of) else NoVoice()


def _voted_already(table: Table, person_id: PersonId, by: PersonId, *, vouched: bool) -> Reason | None:
    claim = table.claim(by)
    assert claim is not None
    return VouchedAlready() if person_id in (claim.vouched if vouched else claim.denied) else None


class BotsPlace(Reason, frozen=True, tag="table.bots-place"):
    """A bot sits there until the host removes it."""


class SeatClaimedAlready(Reason, frozen=True, tag="table.seat-claimed-already"):
    """You have claimed this seat already."""


class NoSeatClaim(Reason, frozen=True, tag="table.no-seat-claim"):
    """They claim no seat."""


class NoVoice(Reason, frozen=True, tag="table.no-voice"):
    """The person in the claimed seat may not vote, nor may people who gave up."""


class VouchedAlready(Reason, frozen=True, tag="table.vouched-already"):
    """You have voted so already."""


class KnowsTooMuch(Reason, frozen=True, tag="table.knows-too-much"):
    """They have, or had, a seat in this game, and know its secrets."""
