"""The host may keep somebody from speaking at this table, sitting or not. Everybody sees that, and why."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta
from msgspec.structs import replace

from camlann.engine.phases import Reason
from camlann.table.base import MOST_WAITING, Checked, Saying, Told, without
from camlann.table.seats import Full
from camlann.table.state import Company, Who


class Muted(Told, frozen=True, tag="company.muted"):
    who: Who
    reason: Literal["abuse", "flood", "telling", "other"]

    def apply(self, company: Company) -> Company:
        return replace(company, muted=(*company.muted, self.who))


class Unmuted(Told, frozen=True, tag="company.unmuted"):
    who: Who

    def apply(self, company: Company) -> Company:
        return replace(company, muted=without(company.muted, self.who))


class Mute(Saying, frozen=True, tag="company.mute"):
    """The host lets somebody speak no more, and says why: abuse, flooding, telling what they must not."""

    hosts: ClassVar[bool] = True
    meanwhile: ClassVar[bool] = True
    who: Annotated[Who, Meta(max_length=64)]
    reason: Literal["abuse", "flood", "telling", "other"]

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if self.who == who:
            return NotOneself()
        if self.who in company.muted:
            return MutedAlready()
        return Full() if len(company.muted) >= MOST_WAITING else None

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (Muted(self.who, self.reason),)


class Unmute(Saying, frozen=True, tag="company.unmute"):
    """Or lets them speak again."""

    hosts: ClassVar[bool] = True
    meanwhile: ClassVar[bool] = True
    who: Who

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        return None if self.who in company.muted else NotMuted()

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (Unmuted(self.who),)


class NotOneself(Reason, frozen=True, tag="company.not-oneself"):
    """Whoever wants to be silent need not say so."""


class MutedAlready(Reason, frozen=True, tag="company.muted-already"):
    """They are silent already."""


class NotMuted(Reason, frozen=True, tag="company.not-muted"):
    """They may speak already."""
