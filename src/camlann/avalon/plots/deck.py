"""The plot deck: a row for each plot card, how many there are, and how many a leader draws (A-7.5.1)."""

from collections.abc import Callable
from typing import Literal, TypeAlias

from msgspec import Struct

from camlann.avalon.options import Options
from camlann.avalon.plots.loyalties import Confiding, Overhearing
from camlann.avalon.plots.take_responsibility import TakingResponsibility
from camlann.avalon.state import Step
from camlann.engine.facts import Seat

Kind: TypeAlias = Literal["held", "permanent", "immediate", "leader"]
"""Kept until used; kept for good; resolved by its receiver at once; carried out by the leader at once."""


class Plot(Struct, frozen=True, kw_only=True):
    name: str
    copies: int
    small: int
    """Copies in the classic deck for five or six."""
    revised: int
    """Copies in the revised deck for five or six; U1 of the rules: no source names the ten cards."""
    kind: Kind
    effect: Callable[[Seat], Step] | None = None
    """The immediate effect, for the player it concerns."""


ROWS = (
    Plot(name="strong_leader", copies=2, small=2, revised=2, kind="held"),
    Plot(name="close_eye", copies=2, small=2, revised=2, kind="held"),
    Plot(name="no_confidence", copies=3, small=1, revised=1, kind="held"),
    Plot(
        name="take_responsibility",
        copies=1,
        small=1,
        revised=1,
        kind="immediate",
        effect=TakingResponsibility,
    ),
    Plot(name="opinion_maker", copies=2, small=1, revised=1, kind="permanent"),
    Plot(
        name="open_up",
        copies=1,
        small=0,
        revised=1,
        kind="immediate",
        effect=lambda seat: Confiding(seat, "open_up"),
    ),
    Plot(name="overheard", copies=2, small=0, revised=0, kind="immediate", effect=Overhearing),
    Plot(name="spotlight", copies=1, small=0, revised=1, kind="held"),
    Plot(
        name="establish_confidence",
        copies=1,
        small=0,
        revised=1,
        kind="leader",
        effect=lambda seat: Confiding(seat, "establish_confidence"),
    ),
)

PLOTS: dict[str, Plot] = {row.name: row for row in ROWS}


def deck(options: Options, seats: int) -> tuple[str, ...]:
    """The cards of a game, sorted."""
    if options.plot_deck:
        return tuple(sorted(options.plot_deck))

    def number(plot: Plot) -> int:
        if seats >= 7:
            return plot.copies
        return plot.small if options.plot_edition == "classic" else plot.revised

    return tuple(sorted(plot.name for plot in ROWS for _ in range(number(plot))))


def draws(options: Options, seats: int) -> int:
    """How many cards the first leader of a round draws."""
    if seats >= 9:
        return 3
    return 2 if seats >= 7 or options.plot_edition == "revised" else 1


def kind(name: str, options: Options) -> Kind:
    if name == "take_responsibility" and options.take_responsibility == "held":
        return "held"
    return PLOTS[name].kind
