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
from camlann.table.base import MOST_WAITING, Checked, Saying, Told, without
from camlann.table.host import passing_host
from camlann.table.seats import Full, NoBot, NotSeated, SeatedAlready
from camlann.table.state import Claimant, Company, Who, is_bot

WAIT = 60
"""Seconds that the owner of a seat must be away, in a game, before the others decide about it."""
WAIT_ALONE = 300
"""The same where one person alone would decide."""


class Claimed(Told, frozen=True, tag="company.claimed"):
    """Somebody says that this seat is theirs."""

    of: Who
    by: Who
    wait: int = 0
    """Seconds that the owner must stay away before the others decide."""

    def apply(self, company: Company) -> Company:
        others = tuple(claim for claim in company.claims if claim.by != self.by)
        return replace(company, claims=(*others, Claimant(self.by, self.of, self.wait)))


class Vouched(Told, frozen=True, tag="company.vouched"):
    """Somebody at the table says so too."""

    who: Who
    by: Who

    def apply(self, company: Company) -> Company:
        return _heard(company, self.by, self.who, vouched=True)


class Denied(Told, frozen=True, tag="company.denied"):
    """Somebody at the table says that it is not so."""

    who: Who
    by: Who

    def apply(self, company: Company) -> Company:
        return _heard(company, self.by, self.who, vouched=False)


class ClaimLapsed(Told, frozen=True, tag="company.claim-lapsed"):
    """Nothing comes of it."""

    by: Who

    def apply(self, company: Company) -> Company:
        return replace(company, claims=tuple(claim for claim in company.claims if claim.by != self.by))


class Replaced(Told, frozen=True, tag="company.replaced"):
    """A seat has passed from one to another, with all that belongs to it but for being the host."""

    who: Who
    by: Who
    owner: Who | None = None
    """Whose seat it stays, where somebody only stands in."""

    def apply(self, company: Company) -> Company:
        now = company.current
        ballot = now.ballot
        if ballot is not None:
            left = {who: vote for who, vote in ballot.votes.items() if who != self.who}
            ballot = None if ballot.about == self.who else replace(ballot, votes=left)
        standing = {by: of for by, of in now.standing.items() if by not in (self.who, self.by)}
        if self.owner is not None and self.owner != self.by:
            standing[self.by] = self.owner
        host = None if company.host == self.who else company.host
        if host is None and not is_bot(self.by):
            # Nobody else sits there who could be.
            host = self.by
        known = without(now.knowing, self.by)
        knows = company.playing and not is_bot(self.who)
        company = company.during(
            missed={who: times for who, times in now.missed.items() if who not in (self.who, self.by)},
            given_up=without(now.given_up, self.by),
            standing=standing,
            knowing=(*without(known, self.who), self.who) if knows else known,
            volunteers=without(now.volunteers, self.by),
            ballot=ballot,
            back=without(now.back, self.who),
            drawn={self.by if who == self.who else who: spent for who, spent in now.drawn.items()},
        )
        # A voice belongs to a person, not to a seat.
        claims = tuple(
            _without_voice(claim, self.who)
            for claim in company.claims
            if claim.by != self.by and claim.of != self.who
        )
        return replace(
            company,
            seats=self.instead(company.seats),
            ready=self.instead(company.ready),
            host=host,
            queue=without(company.queue, self.by),
            claims=claims,
            offered={of: to for of, to in company.offered.items() if of != self.who and to != self.by},
        )

    def instead(self, whos: Iterable[Who]) -> tuple[Who, ...]:
        """The one in the place of the other."""
        return tuple(self.by if who == self.who else who for who in whos)


class Claim(Saying, frozen=True, tag="company.claim"):
    """Somebody who does not sit here says: that seat is mine."""

    meanwhile: ClassVar[bool] = True
    of: Who

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if is_bot(who):
            return NoBot()
        if who in company.seats:
            return SeatedAlready()
        if self.of not in company.seats:
            return NotSeated()
        if company.has_held_a_seat(who):
            return KnowsTooMuch()
        if is_bot(self.of) and self.of not in company.current.standing:
            return BotsPlace()
        if (claim := company.claim(who)) is not None:
            return ClaimedAlready() if claim.of == self.of else None
        return Full() if len(company.claims) >= MOST_WAITING else None

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        alone = len(company.others(self.of)) == 1
        wait = (WAIT_ALONE if alone else WAIT) if company.playing else 0
        return (Claimed(self.of, who, wait),)


class Withdraw(Saying, frozen=True, tag="company.withdraw"):
    """It was a mistake."""

    meanwhile: ClassVar[bool] = True

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if is_bot(who):
            return NoBot()
        return None if company.claim(who) else NoClaim()

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (ClaimLapsed(who),)


class LetIn(Saying, frozen=True, tag="company.let-in"):
    """It is theirs indeed, says one of the others. It may be said until the claim is decided."""

    meanwhile: ClassVar[bool] = True
    by: Who

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        return _no_voice(company, who, self.by) or _said_already(company, who, self.by, vouched=True)

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (Vouched(who, self.by),)


class TurnAway(Saying, frozen=True, tag="company.turn-away"):
    """It is not theirs, says one of the others."""

    meanwhile: ClassVar[bool] = True
    by: Who

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        return _no_voice(company, who, self.by) or _said_already(company, who, self.by, vouched=False)

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (Denied(who, self.by),)


def decided(company: Company, claim: Claimant) -> tuple[Told, ...]:
    """What follows when the wait is over and the owner was not seen; nothing while less than half agree."""
    others = company.others(claim.of)
    if _more_than_half(claim.vouched, others):
        return (*passing_host(company, claim.of), Replaced(claim.of, claim.by))
    return (ClaimLapsed(claim.by),) if _more_than_half(claim.denied, others) else ()


def here(company: Company, who: Who) -> tuple[Told, ...]:
    """Whoever is seen to do something has the own seat in hand: nobody else has it."""
    return tuple(ClaimLapsed(claim.by) for claim in company.claims if company.owner(claim.of) == who)


def _more_than_half(voices: tuple[Who, ...], others: tuple[Who, ...]) -> bool:
    return 2 * sum(who in others for who in voices) > len(others)


def _heard(company: Company, by: Who, who: Who, *, vouched: bool) -> Company:
    """The claims after this person has spoken for one of them, or against it."""

    def after(claim: Claimant) -> Claimant:
        if claim.by != by:
            return claim
        claim = _without_voice(claim, who)
        if vouched:
            return replace(claim, vouched=(*claim.vouched, who))
        return replace(claim, denied=(*claim.denied, who))

    return replace(company, claims=tuple(map(after, company.claims)))


def _without_voice(claim: Claimant, who: Who) -> Claimant:
    return replace(claim, vouched=without(claim.vouched, who), denied=without(claim.denied, who))


def _no_voice(company: Company, who: Who, by: Who) -> Reason | None:
    if is_bot(who):
        return NoBot()
    if who not in company.seats:
        return NotSeated()
    if (claim := company.claim(by)) is None:
        return NoClaim()
    return None if who in company.others(claim.of) else NoVoice()


def _said_already(company: Company, who: Who, by: Who, *, vouched: bool) -> Reason | None:
    claim = company.claim(by)
    assert claim is not None
    return VouchedAlready() if who in (claim.vouched if vouched else claim.denied) else None


class BotsPlace(Reason, frozen=True, tag="company.bots-place"):
    """A bot sits there until the host dismisses it."""


class ClaimedAlready(Reason, frozen=True, tag="company.claimed-already"):
    """This has been said, and waits for an answer."""


class NoClaim(Reason, frozen=True, tag="company.no-claim"):
    """They ask for no seat."""


class NoVoice(Reason, frozen=True, tag="company.no-voice"):
    """Whoever sits in a claimed seat does not decide about it, and neither does who gave up."""


class VouchedAlready(Reason, frozen=True, tag="company.vouched-already"):
    """One person has one voice."""


class KnowsTooMuch(Reason, frozen=True, tag="company.knows-too-much"):
    """They have, or have had, a seat in this very game, and know what was told there."""
