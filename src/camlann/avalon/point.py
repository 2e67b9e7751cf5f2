"""Pointing at a knight while Merlin is looked for: when the time is over, where the Assassin points counts.

Every seat may point, at whomever it likes, and take it back. The game tells it to that seat alone, in the
same way to each, so that nobody learns from it who the Assassin is.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from camlann.avalon.state import Court, Knight, Private, Public, Transition
from camlann.engine.facts import Seat
from camlann.engine.forms import Offer, One
from camlann.engine.phases import Command, offer


class Point(Command, frozen=True, tag="avalon.point"):
    """Point at a knight, or at nobody any more. It answers nothing."""

    target: Seat | None = None


class MissGuess(Command, frozen=True, tag="avalon.miss-guess"):
    """The time was over, and this seat pointed at nobody who counts. Nobody can choose this."""


class Pointed(Private, frozen=True, tag="avalon.pointed"):
    """Whom this seat points at now."""

    target: Seat | None

    def apply(self, own: Knight, public: Court) -> Knight:
        return replace(own, pointed=self.target)


class NobodyNamed(Public, frozen=True, tag="avalon.nobody-named"):
    """The time was over, and the Assassin pointed at nobody who could be named."""

    by: Seat

    def apply(self, public: Court) -> Court:
        return replace(public, nobody_named=True)


def pointing(public: Court, own: Knight) -> Sequence[Offer]:
    others = tuple(seat for seat in public.everyone if seat not in (own.seat, own.pointed))
    return (offer(Point, One(others)), *((offer(Point),) if own.pointed is not None else ()))


def point(tell: Transition, seat: Seat, command: Point) -> None:
    tell(Pointed(seat, command.target))
