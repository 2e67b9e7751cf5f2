"""Loyalty cards: one player learns the side another is on now, never the role."""

from msgspec.structs import replace

from camlann.avalon.role_knowledge import Side
from camlann.avalon.state import Court, Knight, Private, Transition, allegiance
from camlann.engine.facts import Seat


class LoyaltySeen(Private, frozen=True, tag="avalon.loyalty-seen"):
    target: Seat
    side: Side

    def apply(self, own: Knight, public: Court) -> Knight:
        seen = (*own.loyalties.get(self.target, ()), self.side)
        return replace(own, loyalties={**own.loyalties, self.target: seen})


def show(tell: Transition, viewer: Seat, target: Seat) -> None:
    """Let `viewer` see which side `target` is on."""
    tell(LoyaltySeen(viewer, target, allegiance(tell.public, tell.game.own[target])))
