"""Excalibur: the sword drifts toward either bank of the lake, five steps each way (S-9.2)."""

from msgspec.structs import replace

from camlann.engine.facts import Seat
from camlann.shadows.quests.quest_end import end
from camlann.shadows.state import Camelot, Public, Transition

BANK_STEPS = 5


class SwordDrifted(Public, frozen=True, tag="shadows.sword-drifted"):
    """Toward the Knights if positive."""

    by: int

    def apply(self, public: Camelot) -> Camelot:
        return replace(public, excalibur=public.excalibur + self.by)


def drift(tell: Transition, seat: Seat, by: int) -> None:
    """Move the sword; at a bank the quest is over, and the last player who moved it has ended it."""
    tell(SwordDrifted(by))
    if abs(tell.public.excalibur) == BANK_STEPS:
        tell.then(end("excalibur", tell.public.excalibur == BANK_STEPS, seat))
