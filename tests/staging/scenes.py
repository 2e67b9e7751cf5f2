"""The moments there are to look at: every phase of Avalon, each in a game that can come to it."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from camlann.avalon import Options
from camlann.avalon.editions import presets
from tests.staging.plays import OVER, Play, found, phase_of

FULL = presets(7)["everything"]
CLASSIC = presets(7)["classic"]

FRENCH = replace(
    presets(7)["box_fr"],
    roles=("merlin", "assassin", "lancelot_good", "lancelot_evil"),
    lancelot="open_schedule",
)


class Scene(Struct, frozen=True):
    """A moment of a game with so many seats: a phase, not before this round, and what else must be so."""

    phase: str
    options: Options = CLASSIC
    seats: int = 7
    round: int = 1
    so: Callable[[Any], bool] = lambda public: True
    """Asked of the public part."""
    agreeable: float = 0.6

    def play(self, word: str = "") -> Play:
        return found(
            "avalon",
            self.options,
            self.seats,
            lambda table: (
                phase_of(table.public) == self.phase
                and (table.over or table.public.round >= self.round)
                and self.so(table.public)
            ),
            word or self.phase,
            self.agreeable,
        )


def _mixed(public: Any) -> bool:
    """One quest was won and one was lost."""
    return bool(public.won and public.lost)


SCENES: dict[str, Scene] = {
    "reveal": Scene("avalon.revealing", round=0),
    "propose": Scene("avalon.proposing", round=3, so=_mixed),
    "choose-quest": Scene("avalon.proposing", FULL, round=3, so=_mixed),
    "hammer": Scene("avalon.proposing", round=2, so=lambda public: public.rejections == 4, agreeable=0.2),
    "schedule": Scene(
        "avalon.proposing", FRENCH, round=2, so=lambda public: public.quests[0].quest > 2, agreeable=0.9
    ),
    "discuss": Scene(
        "avalon.discussing", round=3, so=lambda public: _mixed(public) and len(public.acted) > 1
    ),
    "vote": Scene("avalon.voting", round=3, so=_mixed),
    "vote-ten": Scene("avalon.voting", presets(10)["everything"], 10, 3, _mixed),
    "vote-five": Scene("avalon.voting", presets(5)["first_game"], 5, 2),
    "quest": Scene("avalon.questing", round=3, so=_mixed),
    "quest-two-fails": Scene("avalon.questing", round=4, so=_mixed),
    "lady": Scene("avalon.examining", round=2),
    "arm": Scene("avalon.arming", FULL),
    "strike": Scene("avalon.striking", FULL, round=2),
    "hand-out": Scene("avalon.handing-out", FULL, round=2),
    "overhear": Scene("avalon.overhearing", FULL),
    "confide": Scene("avalon.confiding", FULL),
    "take": Scene("avalon.taking-responsibility", FULL),
    "lead": Scene("avalon.claiming", FULL),
    "opine": Scene("avalon.opining", FULL),
    "doubt": Scene("avalon.doubting", FULL),
    "spotlight": Scene("avalon.illuminating", FULL),
    "watch": Scene("avalon.watching", FULL),
    "assassin": Scene("avalon.assassinating", replace(CLASSIC, everyone_guesses=False), round=3),
    "guess": Scene("avalon.guessing", round=3),
    "good-wins": Scene(OVER, so=lambda public: public.winner == "good"),
    "evil-wins": Scene(OVER, so=lambda public: public.why == "merlin_assassinated"),
}
