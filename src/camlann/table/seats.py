"""Who sits, and where. The first to sit is the host; when the host rises, the next person is."""

from typing import ClassVar

from msgspec.structs import replace

from camlann.engine.phases import Command, Reason
from camlann.table.base import MOST_SEATS, Checked, Saying, Told, without
from camlann.table.state import Company, Who, is_bot


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
            queue=without(company.queue, self.who),
            claims=tuple(claim for claim in company.claims if claim.by != self.who),
            offered={who: to for who, to in company.offered.items() if to != self.who},
        )


class Risen(Told, frozen=True, tag="company.risen"):
    who: Who

    def apply(self, company: Company) -> Company:
        seats = without(company.seats, self.who)
        host = company.host
        if host == self.who:
            at = company.seats.index(self.who)
            host = next((who for who in (*seats[at:], *seats[:at]) if not is_bot(who)), None)
        claims = tuple(
            replace(claim, vouched=without(claim.vouched, self.who), denied=without(claim.denied, self.who))
            for claim in company.claims
            if claim.of != self.who
        )
        offered = {who: to for who, to in company.offered.items() if who != self.who}
        return replace(company, seats=seats, ready=(), host=host, claims=claims, offered=offered)


class Reseated(Told, frozen=True, tag="company.reseated"):
    """Everybody sits in this order now."""

    order: tuple[Who, ...]

    def apply(self, company: Company) -> Company:
        # Who sits beside whom is part of what was agreed to.
        return replace(company, seats=self.order, ready=())


class Sit(Saying, frozen=True, tag="company.sit"):
    """Take a place: the last one, or one between others."""

    place: int | None = None

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if who in company.seats:
            return SeatedAlready()
        if len(company.seats) >= MOST_SEATS:
            return Full()
        return None if self.place is None or 0 <= self.place <= len(company.seats) else NoSuchPlace()

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (Sat(who, len(company.seats) if self.place is None else self.place),)


class Rise(Saying, frozen=True, tag="company.rise"):
    """Give up the own place."""

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        return None if who in company.seats else NotSeated()

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (Risen(who),)


class Bring(Saying, frozen=True, tag="company.bring"):
    """The host gives the last place to a bot."""

    hosts: ClassVar[bool] = True
    who: Who

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if len(company.seats) >= MOST_SEATS:
            return Full()
        if not is_bot(self.who):
            return NoBot()
        return SeatedAlready() if self.who in company.seats else None

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (Sat(self.who, len(company.seats)),)


class Swap(Saying, frozen=True, tag="company.swap"):
    """The host lets two change places."""

    hosts: ClassVar[bool] = True
    one: Who
    other: Who

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        return None if {self.one, self.other} <= {*company.seats} else NotSeated()

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        swapped = {self.one: self.other, self.other: self.one}
        return (Reseated(tuple(swapped.get(each, each) for each in company.seats)),)


class Reorder(Saying, frozen=True, tag="company.reorder"):
    """The host says how everybody sits."""

    hosts: ClassVar[bool] = True
    order: tuple[Who, ...]

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        return None if sorted(self.order) == sorted(company.seats) else NotEverybody()

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (Reseated(self.order),)


class Shuffle(Command, frozen=True, tag="company.shuffle"):
    """The host lets chance say it. Whoever keeps the table throws the dice, and makes a `Reorder` of it."""


class SeatedAlready(Reason, frozen=True, tag="company.seated-already"):
    """One person has one place."""


class NotSeated(Reason, frozen=True, tag="company.not-seated"):
    """Only for those who sit at the table."""


class NoBot(Reason, frozen=True, tag="company.no-bot"):
    """A person is not brought, and a bot is no host and has no say in who sits."""


class NoSuchPlace(Reason, frozen=True, tag="company.no-such-place"):
    """There is no such place to sit."""


class Full(Reason, frozen=True, tag="company.full"):
    """There are enough already."""


class NotEverybody(Reason, frozen=True, tag="company.not-everybody"):
    """An order names everybody who sits, once."""
