"""Whoever comes while a game is played is next in."""

from typing import ClassVar

from msgspec.structs import replace

from camlann.engine.phases import Reason
from camlann.table.base import MOST_WAITING, Checked, Saying, Told, without
from camlann.table.seats import Full, NoBot, SeatedAlready
from camlann.table.state import Company, Who, is_bot


class Queued(Told, frozen=True, tag="company.queued"):
    who: Who

    def apply(self, company: Company) -> Company:
        return replace(company, queue=(*company.queue, self.who))


class Unqueued(Told, frozen=True, tag="company.unqueued"):
    who: Who

    def apply(self, company: Company) -> Company:
        return replace(company, queue=without(company.queue, self.who))


class Queue(Saying, frozen=True, tag="company.queue"):
    """Sit down when this game is over."""

    meanwhile: ClassVar[bool] = True

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        if is_bot(who):
            return NoBot()
        if who in company.seats:
            return SeatedAlready()
        if who in company.queue:
            return InLine()
        if not company.playing:
            return NoGame()
        return Full() if len(company.queue) >= MOST_WAITING else None

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (Queued(who),)


class Unqueue(Saying, frozen=True, tag="company.unqueue"):
    """Or rather not."""

    meanwhile: ClassVar[bool] = True

    def why(self, company: Company, who: Who, check: Checked) -> Reason | None:
        return None if who in company.queue else NotInLine()

    def told(self, company: Company, who: Who) -> tuple[Told, ...]:
        return (Unqueued(who),)


class NoGame(Reason, frozen=True, tag="company.no-game"):
    """No game is played, so there is nothing to wait for."""


class InLine(Reason, frozen=True, tag="company.in-line"):
    """Next in already."""


class NotInLine(Reason, frozen=True, tag="company.not-in-line"):
    """Not waiting for the next game."""
