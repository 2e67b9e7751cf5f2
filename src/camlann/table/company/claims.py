"""A place changes hands: somebody comes back without what they were known by, or moves to another phone.

Whoever has the place then knows what was told to that seat, and no more.
"""

from collections.abc import Iterable
from typing import Annotated, ClassVar

from msgspec import Meta
from msgspec.structs import replace

from camlann.table.company.hosting import HostOnly
from camlann.table.company.people import Claimant, Company, Who, is_bot
from camlann.table.company.places import Full, NoBot, NotSeated, Rise, SeatedAlready
from camlann.table.company.saying import MOST_WAITING, Checked, Saying, Told, without
from camlann.table.phases import Reason

VOICES = 2
"""So many at the table are enough to give a place back, where neither the host nor its owner says so."""


class Claimed(Told, frozen=True, tag="company.claimed"):
    """Somebody says that this place is theirs."""

    of: Who
    by: Who

    def apply(self, company: Company) -> Company:
        others = tuple(claim for claim in company.claims if claim.by != self.by)
        return replace(company, claims=(*others, Claimant(self.by, self.of)))


class Vouched(Told, frozen=True, tag="company.vouched"):
    """Somebody at the table says so too."""

    who: Who
    by: Who

    def apply(self, company: Company) -> Company:
        claims = tuple(
            replace(claim, vouched=(*claim.vouched, self.who)) if claim.by == self.by else claim
            for claim in company.claims
        )
        return replace(company, claims=claims)


class ClaimLapsed(Told, frozen=True, tag="company.claim-lapsed"):
    """Nothing comes of it."""

    by: Who

    def apply(self, company: Company) -> Company:
        return replace(company, claims=tuple(claim for claim in company.claims if claim.by != self.by))


class Replaced(Told, frozen=True, tag="company.replaced"):
    """A place has passed from one to another, with all that belongs to it."""

    who: Who
    by: Who
    owner: Who | None = None
    """Whose place it stays, where somebody only stands in."""

    def apply(self, company: Company) -> Company:
        ballot = company.ballot
        if ballot is not None:
            left = {who: vote for who, vote in ballot.votes.items() if who != self.who}
            ballot = None if ballot.about == self.who else replace(ballot, votes=left)
        standing = {by: of for by, of in company.standing.items() if by not in (self.who, self.by)}
        if self.owner is not None and self.owner != self.by:
            standing[self.by] = self.owner
        host = None if company.host == self.who else company.host
        if host is None and not is_bot(self.by):
            host = self.by
        known = without(company.knowing, self.by)
        knows = company.playing and not is_bot(self.who)
        company = replace(
            company,
            missed={who: times for who, times in company.missed.items() if who not in (self.who, self.by)},
            given_up=without(company.given_up, self.by),
            standing=standing,
            knowing=(*without(known, self.who), self.who) if knows else known,
            volunteers=without(company.volunteers, self.by),
            ballot=ballot,
            back=without(company.back, self.who),
            drawn={self.by if who == self.who else who: spent for who, spent in company.drawn.items()},
        )
        claims = tuple(
            replace(claim, vouched=self.instead(claim.vouched))
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
        )

    def instead(self, whos: Iterable[Who]) -> tuple[Who, ...]:
        """The one in the place of the other."""
        return tuple(self.by if who == self.who else who for who in whos)


class Claim(Saying, frozen=True, tag="company.claim"):
    """Somebody who does not sit here says: that place is mine."""

    meanwhile: ClassVar[bool] = True
    of: Who

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if is_bot(who):
            return NoBot()
        if who in company.seats:
            return SeatedAlready()
        if self.of not in company.seats:
            return NotSeated()
        if is_bot(self.of) and self.of not in company.standing:
            return BotsPlace()
        if (claim := company.claim(who)) is not None:
            return ClaimedAlready() if claim.of == self.of else None
        return Full() if len(company.claims) >= MOST_WAITING else None

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (Claimed(self.of, who),)


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
    """It is theirs indeed. The word of the host is enough, or of whoever has the place; else it takes two."""

    meanwhile: ClassVar[bool] = True
    by: Who

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if (reason := _no_say(company, who, self.by)) is not None:
            return reason
        claim = company.claim(self.by)
        assert claim is not None
        return VouchedAlready() if who in claim.vouched and who != company.host else None

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        claim = company.claim(self.by)
        assert claim is not None
        if who in (company.host, claim.of):
            return (Replaced(claim.of, self.by),)
        if len(claim.vouched) + 1 < VOICES:
            return (Vouched(who, self.by),)
        return (Vouched(who, self.by), Replaced(claim.of, self.by))


class TurnAway(Saying, frozen=True, tag="company.turn-away"):
    """It is not, says the host, or whoever has the place."""

    meanwhile: ClassVar[bool] = True
    by: Who

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if (reason := _no_say(company, who, self.by)) is not None:
            return reason
        claim = company.claim(self.by)
        assert claim is not None
        return None if who in (company.host, claim.of) else HostOnly()

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (ClaimLapsed(self.by),)


class MoveSeat(Saying, frozen=True, tag="company.move-seat"):
    """Give the own place to somebody who has none, or to oneself under another name."""

    meanwhile: ClassVar[bool] = True
    to: Annotated[Who, Meta(max_length=64)]

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if is_bot(who):
            return NoBot()
        if who not in company.seats:
            return NotSeated()
        if is_bot(self.to):
            return NoBot()
        return SeatedAlready() if self.to in company.seats else None

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (Replaced(who, self.to, company.standing.get(who)),)


def here(company: Company, who: Who, saying: Saying | None = None) -> tuple[Told, ...]:
    """Whoever is seen to do something has the own place in hand: nobody else has it."""
    settled = saying.by if isinstance(saying, LetIn | TurnAway) else None
    if isinstance(saying, Rise | MoveSeat):
        return ()
    return tuple(ClaimLapsed(claim.by) for claim in company.claims if claim.of == who and claim.by != settled)


def _no_say(company: Company, who: Who, by: Who) -> Reason | None:
    if is_bot(who):
        return NoBot()
    if who not in company.seats:
        return NotSeated()
    return None if company.claim(by) else NoClaim()


class BotsPlace(Reason, frozen=True, tag="company.bots-place"):
    """A bot sits there until the host dismisses it."""


class ClaimedAlready(Reason, frozen=True, tag="company.claimed-already"):
    """This has been said, and waits for an answer."""


class NoClaim(Reason, frozen=True, tag="company.no-claim"):
    """They ask for no place."""


class VouchedAlready(Reason, frozen=True, tag="company.vouched-already"):
    """One seat has one voice."""
