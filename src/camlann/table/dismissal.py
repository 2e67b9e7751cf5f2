"""Between games the host may ask somebody out of a seat, and keep them from sitting down for the evening.

Everybody sees it. Whoever is asked out may go on watching.
"""

from typing import ClassVar

from msgspec.structs import replace

from camlann.engine.phases import Reason
from camlann.table.base import MOST_WAITING, Checked, Saying, Told
from camlann.table.seats import NotSeated, Risen
from camlann.table.state import Company, Who, is_bot


class KeptOut(Told, frozen=True, tag="company.kept-out"):
    """The host keeps somebody from sitting down at this table."""

    who: Who
    until: int
    """In milliseconds since 1970."""

    def apply(self, company: Company) -> Company:
        others = {who: until for who, until in company.kept_out.items() if who != self.who}
        latest = [*others.items(), (self.who, self.until)][-MOST_WAITING:]
        return replace(company, kept_out=dict(latest))


class AllowedToSit(Told, frozen=True, tag="company.allowed-to-sit"):
    """The host no longer keeps somebody from sitting down."""

    who: Who

    def apply(self, company: Company) -> Company:
        return replace(
            company, kept_out={who: until for who, until in company.kept_out.items() if who != self.who}
        )


class Dismiss(Saying, frozen=True, tag="company.dismiss"):
    """The host asks somebody out of a seat."""

    hosts: ClassVar[bool] = True
    who: Who
    keep_out: bool = False
    """Whether they may not sit down again this evening."""
    until: int = 0
    """When that is over. Whoever keeps the table says it; what a device says here is not listened to."""

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        return None if self.who in company.seats else NotSeated()

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        kept_out = self.keep_out and self.who != who and not is_bot(self.who)
        return (Risen(self.who), KeptOut(self.who, self.until)) if kept_out else (Risen(self.who),)


class AllowToSit(Saying, frozen=True, tag="company.allow-to-sit"):
    """The host lets somebody sit down again."""

    hosts: ClassVar[bool] = True
    meanwhile: ClassVar[bool] = True
    who: Who

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        return None if self.who in company.kept_out else NotKeptOut()

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (AllowedToSit(self.who),)


class NotKeptOut(Reason, frozen=True, tag="company.not-kept-out"):
    """Nobody keeps them from sitting down."""
