"""What happens around a table. Everybody sees all of it."""

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from camlann.table.company.people import Choice, Claimant, Company, Settings, Who, is_bot
from camlann.table.table import Notice


class Told(Struct, frozen=True, tag=True):
    """A fact about the company; everybody sees it."""

    def apply(self, company: Company) -> Company:
        raise NotImplementedError


class Sat(Told, frozen=True, tag="company.sat"):
    who: Who
    place: int

    def apply(self, company: Company) -> Company:
        seats = (*company.seats[: self.place], self.who, *company.seats[self.place :])
        # The set of players has changed, so nobody has agreed to this game yet.
        return replace(
            company,
            seats=seats,
            ready=(),
            host=company.host or self.who,
            queue=_without(company.queue, self.who),
            claims=tuple(claim for claim in company.claims if claim.by != self.who),
        )


class Risen(Told, frozen=True, tag="company.risen"):
    who: Who

    def apply(self, company: Company) -> Company:
        seats = _without(company.seats, self.who)
        host = company.host
        if host == self.who:
            at = company.seats.index(self.who)
            host = next((who for who in (*seats[at:], *seats[:at]) if not is_bot(who)), None)
        claims = tuple(
            replace(claim, vouched=_without(claim.vouched, self.who))
            for claim in company.claims
            if claim.of != self.who
        )
        return replace(company, seats=seats, ready=(), host=host, claims=claims)


class Reseated(Told, frozen=True, tag="company.reseated"):
    """Everybody sits in this order now."""

    order: tuple[Who, ...]

    def apply(self, company: Company) -> Company:
        # Who sits beside whom is part of what was agreed to.
        return replace(company, seats=self.order, ready=())


class HandedOver(Told, frozen=True, tag="company.handed-over"):
    to: Who

    def apply(self, company: Company) -> Company:
        return replace(company, host=self.to)


class Arranged(Told, frozen=True, tag="company.arranged"):
    settings: Settings

    def apply(self, company: Company) -> Company:
        return replace(company, settings=self.settings)


class Chosen(Told, frozen=True, tag="company.chosen"):
    choice: Choice

    def apply(self, company: Company) -> Company:
        return replace(company, choice=self.choice, wish=None, notices=(), ready=())


class Fitted(Told, frozen=True, tag="company.fitted"):
    """What as many as sit now can play of what the host chose, which is not forgotten."""

    choice: Choice
    notices: tuple[Notice, ...]

    def apply(self, company: Company) -> Company:
        wish = company.wish or company.choice
        if wish == self.choice:
            wish = None
        return replace(company, choice=self.choice, wish=wish, notices=self.notices, ready=())


class Agreed(Told, frozen=True, tag="company.agreed"):
    who: Who

    def apply(self, company: Company) -> Company:
        ready = tuple(who for who in company.seats if who in (*company.ready, self.who))
        return replace(company, ready=ready)


class Waited(Told, frozen=True, tag="company.waited"):
    who: Who

    def apply(self, company: Company) -> Company:
        return replace(company, ready=_without(company.ready, self.who))


class Begun(Told, frozen=True, tag="company.begun"):
    """A game starts. What was agreed stands here for good: whatever changes later concerns the next one."""

    number: int
    choice: Choice
    seats: tuple[Who, ...]

    def apply(self, company: Company) -> Company:
        return replace(company, number=self.number, playing=True, ready=())


class Finished(Told, frozen=True, tag="company.finished"):
    """The game is over, and the company is back in front of the next one, seats and choice as they were."""

    number: int

    def apply(self, company: Company) -> Company:
        return replace(company, playing=False)


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

    def apply(self, company: Company) -> Company:
        claims = tuple(
            replace(claim, vouched=self.instead(claim.vouched))
            for claim in company.claims
            if claim.by != self.by and claim.of != self.who
        )
        return replace(
            company,
            seats=self.instead(company.seats),
            ready=self.instead(company.ready),
            host=self.by if company.host == self.who else company.host,
            queue=_without(company.queue, self.by),
            claims=claims,
        )

    def instead(self, whos: Iterable[Who]) -> tuple[Who, ...]:
        """The one in the place of the other."""
        return tuple(self.by if who == self.who else who for who in whos)


class Queued(Told, frozen=True, tag="company.queued"):
    who: Who

    def apply(self, company: Company) -> Company:
        return replace(company, queue=(*company.queue, self.who))


class Unqueued(Told, frozen=True, tag="company.unqueued"):
    who: Who

    def apply(self, company: Company) -> Company:
        return replace(company, queue=_without(company.queue, self.who))


AnyFact: TypeAlias = (
    Sat
    | Risen
    | Reseated
    | HandedOver
    | Arranged
    | Chosen
    | Fitted
    | Agreed
    | Waited
    | Begun
    | Finished
    | Claimed
    | Vouched
    | ClaimLapsed
    | Replaced
    | Queued
    | Unqueued
)


def fold(company: Company, facts: Iterable[AnyFact]) -> Company:
    for fact in facts:
        company = fact.apply(company)
    return company


def _without(whos: Iterable[Who], gone: Who) -> tuple[Who, ...]:
    return tuple(who for who in whos if who != gone)
