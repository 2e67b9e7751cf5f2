"""Role deal and reveal: everybody gets a role, learns what it knows, and confirms; then play begins."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from camlann.avalon.narration import Spoken, narration
from camlann.avalon.options import Options
from camlann.avalon.role_knowledge import Seen, sight
from camlann.avalon.role_set import cast
from camlann.avalon.roles import role_of
from camlann.avalon.state import Court, Knight, Poll, Private, Transition
from camlann.engine.facts import Seat, Team
from camlann.engine.forms import Offer
from camlann.engine.phases import Command, Pace, Roll, offer
from camlann.engine.transition import AnyThrow, shuffling


class Acknowledge(Command, frozen=True, tag="avalon.acknowledge"):
    """Confirm that you have seen your role."""


class Revealing(Poll, frozen=True, tag="avalon.revealing"):
    open: ClassVar[bool] = True
    pace: ClassVar[Pace] = "glance"
    spoken: tuple[Spoken, ...] = ()
    """The narration that a player may read aloud if all sit in one room."""

    def asks(self, public: Court) -> Team:
        return public.everyone

    def offers(self, public: Court, own: Knight) -> Sequence[Offer]:
        return (offer(Acknowledge),)

    def lapse(self, public: Court, own: Knight, roll: Roll) -> Command:
        return Acknowledge()

    def close(self, tell: Transition, answers: Mapping[Seat, Any]) -> None:
        """Only the first round follows."""


class RoleDealt(Private, frozen=True, tag="avalon.role-dealt"):
    role: str

    def apply(self, own: Knight, public: Court) -> Knight:
        return replace(own, role=self.role)


class EyesOpened(Private, frozen=True, tag="avalon.eyes-opened"):
    """Sent to everybody, although most see nobody."""

    shown: tuple[Seen, ...]

    def apply(self, own: Knight, public: Court) -> Knight:
        return replace(own, shown=self.shown)


DEALT: Final = (RoleDealt, "role")


def throws(options: Options, seats: int) -> Iterator[AnyThrow]:
    yield shuffling("roles", cast(options, seats), DEALT)


def deal(tell: Transition) -> None:
    public = tell.public
    roles = tell.shuffle("roles", public.cast, DEALT)
    dealt = dict(zip(public.everyone, roles, strict=True))
    tell(*(RoleDealt(seat, role) for seat, role in dealt.items()))
    rows = {seat: role_of(role, public.options) for seat, role in dealt.items()}
    tell(*(EyesOpened(seat, sight(seat, rows)) for seat in public.everyone))
    tell.then(Revealing(narration(public)))
