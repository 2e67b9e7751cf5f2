"""What the host alone says, before a game and while it is played."""

from typing import ClassVar

from msgspec.structs import replace

from camlann.engine.phases import Reason
from camlann.table.base import Checked, Saying, Told
from camlann.table.seats import NoBot, NotSeated
from camlann.table.state import Company, Settings, Who, is_bot


class HandedOver(Told, frozen=True, tag="company.handed-over"):
    to: Who

    def apply(self, company: Company) -> Company:
        return replace(company, host=self.to)


class Arranged(Told, frozen=True, tag="company.arranged"):
    settings: Settings

    def apply(self, company: Company) -> Company:
        return replace(company, settings=self.settings)


class HandOver(Saying, frozen=True, tag="company.hand-over"):
    """The host makes somebody else the host."""

    hosts: ClassVar[bool] = True
    meanwhile: ClassVar[bool] = True
    to: Who

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if is_bot(self.to):
            return NoBot()
        return None if self.to in company.seats else NotSeated()

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (HandedOver(self.to),)


class Arrange(Saying, frozen=True, tag="company.arrange"):
    """The host says how the table is kept."""

    hosts: ClassVar[bool] = True
    meanwhile: ClassVar[bool] = True
    settings: Settings

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        loosened = company.playing and self.settings.looser_than(company.settings)
        return GameRunning() if loosened else None

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (Arranged(self.settings),)


def next_host(company: Company, gone: Who) -> Who | None:
    """The next person clockwise."""
    at = company.seats.index(gone) if gone in company.seats else 0
    others = (*company.seats[at + 1 :], *company.seats[:at])
    return next((who for who in others if not is_bot(who)), None)


def passing_host(company: Company, gone: Who) -> tuple[Told, ...]:
    """Whoever gets the host's seat does not become the host: somebody does who sits already."""
    if company.host != gone or (to := next_host(company, gone)) is None:
        return ()
    return (HandedOver(to),)


class HostOnly(Reason, frozen=True, tag="company.host-only"):
    """Only the host does this."""


class GameRunning(Reason, frozen=True, tag="company.game-running"):
    """Not while a game is played."""
