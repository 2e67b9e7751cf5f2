"""Analysis of a finished game: what one viewer could have known, step by step.

An analyst hears what the viewer was told, as a bot does, and says after each replay step how likely
everything was by that. It never hears more, so an analysis tells nothing that its viewer could not have
found out.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from camlann.bots import AnyFact, AnyRules
from camlann.bots.avalon.analyst import AvalonAnalyst
from camlann.bots.shadows.analyst import ShadowsAnalyst
from camlann.engine.facts import Seat
from camlann.records.record import BrokenRecord, Record, Viewpoint
from camlann.records.replay import options_of, replay

VERSION = 5
"""Raised when analysts come to other results, so that stored analyses are made anew."""


class Chances(Struct, frozen=True):
    """What a viewer could know at a replay step."""

    possible: int
    """How many answers to the great question of the game are still possible: who is Evil, or a Traitor."""
    percent: dict[str, tuple[int, ...]]
    """By what somebody may be (`evil`; `quarry`, whom Evil hunts; `traitor`), each seat's chance. Only 0 and
    100 are certain."""


class Judgement(Struct, frozen=True):
    """A deed of this viewer, by what the viewer knew just before it."""

    step: int
    deed: str
    """What was done: `team`, `approve`, `reject` or `accuse`."""
    chance: int
    """In percent: that too few of the team were Evil to lose the quest, or that the accused was a Traitor."""
    best: int
    """The same of the safest team, or of the most likely Traitor."""


class Analysis(Struct, frozen=True):
    chances: tuple[Chances, ...]
    """By replay step."""
    judgements: tuple[Judgement, ...]
    certain: int | None
    """The first step at which only one answer was possible."""


class Analyst(Protocol):
    def hear(self, facts: Sequence[AnyFact]) -> None: ...

    def possible(self) -> int: ...

    def chances(self) -> dict[str, Sequence[float]]: ...

    def take_judgements(self) -> list[tuple[str, float, float]]:
        """Deeds since the last call: what was done, its chance, and the best there was."""


NewAnalyst: TypeAlias = Callable[[AnyRules, Any, int, Seat | None], Analyst]
"""From the rules, the options, the number of seats, and a seat; None is a spectator."""
ANALYSTS: dict[str, NewAnalyst] = {"avalon": AvalonAnalyst, "shadows": ShadowsAnalyst}


def analyse(record: Record, rules: AnyRules, viewpoint: Viewpoint) -> Analysis:
    """What a viewer could know at each replay step. Raises `BrokenRecord`.

    With all secrets in sight there is nothing to find out, so a reader of everything gets the spectator's.
    """
    if record.header.game not in ANALYSTS:
        raise BrokenRecord("record-of-another-game")
    viewer = viewpoint if isinstance(viewpoint, int) else None
    analyst = ANALYSTS[record.header.game](rules, options_of(record, rules), record.header.seats, viewer)
    chances: list[Chances] = []
    judgements: list[Judgement] = []
    heard = 0

    ask = 0
    for row, game in replay(record, rules, "spectator" if viewer is None else viewer):
        analyst.hear(row.facts)
        heard += len(row.facts)
        judgements += (
            Judgement(len(chances), deed, as_percent(chance), as_percent(best))
            for deed, chance, best in analyst.take_judgements()
        )
        if game.public.ask != ask:
            ask, heard = game.public.ask, 0
            chances.append(chances_of(analyst))
    if heard:
        chances.append(chances_of(analyst))
    certain = next((n for n, each in enumerate(chances) if each.possible == 1), None)
    return Analysis(tuple(chances), tuple(judgements), certain)


def chances_of(analyst: Analyst) -> Chances:
    """What the viewer of an analyst can know now."""
    percent = {what: tuple(map(as_percent, each)) for what, each in analyst.chances().items()}
    return Chances(analyst.possible(), percent)


def as_percent(chance: float) -> int:
    """Rounded, but 0 and 100 only for what is certain."""
    if chance <= 0 or chance >= 1:
        return 100 if chance >= 1 else 0
    return min(99, max(1, round(100 * chance)))
