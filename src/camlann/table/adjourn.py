"""A game rests and goes on another evening: by a vote of the table, until more than half of those who sit
are back.
"""

from typing import ClassVar

from camlann.engine.phases import Reason
from camlann.table.base import Checked, Saying, Told
from camlann.table.seats import NoBot, NotSeated
from camlann.table.state import Company, Who, is_bot


class Adjourned(Told, frozen=True, tag="company.adjourned"):
    """No clock runs and nothing is played."""

    def apply(self, company: Company) -> Company:
        return company.during(adjourned=True, back=(), missed={})


class Returned(Told, frozen=True, tag="company.returned"):
    """Somebody is back to go on."""

    who: Who

    def apply(self, company: Company) -> Company:
        back = tuple(who for who in company.seats if who in (*company.current.back, self.who))
        return company.during(back=back)


class Resumed(Told, frozen=True, tag="company.resumed"):
    """The game goes on where it rested, with the whole time for the open question."""

    def apply(self, company: Company) -> Company:
        return company.during(adjourned=False, back=())


class Resume(Saying, frozen=True, tag="company.resume"):
    """Back to go on with the game."""

    meanwhile: ClassVar[bool] = True

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if is_bot(who):
            return NoBot()
        if who not in company.seats:
            return NotSeated()
        if not company.current.adjourned:
            return NotAdjourned()
        return BackAlready() if who in company.current.back and not _enough(company, who) else None

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (Returned(who), Resumed()) if _enough(company, who) else (Returned(who),)


def _enough(company: Company, who: Who) -> bool:
    return 2 * len({*company.current.back, who}) > len(company.people)


class AtRest(Reason, frozen=True, tag="company.at-rest"):
    """The game is adjourned; it goes on when more than half of those who sit are back."""


class NotAdjourned(Reason, frozen=True, tag="company.not-adjourned"):
    """The game is going on."""


class BackAlready(Reason, frozen=True, tag="company.back-already"):
    """This has been said; others are still missing."""
