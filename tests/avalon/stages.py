"""Games that wait in a phase of one of the modules."""

from collections.abc import Callable
from typing import Any, TypeAlias

from camlann import avalon
from camlann.avalon.excalibur import Arming, Striking
from camlann.avalon.plots.close_eye import Watching
from camlann.avalon.plots.hand_out import HandingOut
from camlann.avalon.plots.loyalties import Confiding, Overhearing
from camlann.avalon.plots.no_confidence import Doubting
from camlann.avalon.plots.opinion_maker import Opining
from camlann.avalon.plots.spotlight import Illuminating
from camlann.avalon.plots.strong_leader import Claiming
from camlann.avalon.plots.take_responsibility import TakingResponsibility
from camlann.avalon.propose import Proposing
from camlann.avalon.quest import Questing
from camlann.engine.facts import Seat
from tests.avalon.deals import Avalon, approve, begun, give, handed, lay, plotted, propose, reject
from tests.avalon.plays import team

SEVEN = "merlin lancelot_good loyal loyal assassin minion lancelot_evil"
NINE = f"{SEVEN} loyal loyal"
PAIR: dict[str, Any] = {"lancelot": "open_schedule", "allegiance": "NNNNN"}

Stage: TypeAlias = Callable[[], Avalon]


def choosing() -> Avalon:
    """The last seat may choose any quest but the fifth."""
    return begun(SEVEN, leader=6, quest_order="free_lock5_concluded", **PAIR)


def arming() -> Avalon:
    """Seat 4 has a team of his own, and is to name the bearer."""
    table = begun(SEVEN, leader=4, excalibur=True, **PAIR)
    table.play(Seat(4), avalon.Propose(1, team(0, 4)))
    return table


def striking() -> Avalon:
    """Seat 4 bears the sword and may strike 2, but not 0, whose card lies open."""
    table = handed(NINE, ("spotlight", 3), excalibur=True, **PAIR)
    approve(table, 0, 2, 4, bearer=4)
    table.play(Seat(3), avalon.Illuminate(Seat(0)))
    lay(table, 0, 2, 4, cards="SSF")
    return table


def questing() -> Avalon:
    """The Evil Lancelot must fail, the Good one must succeed."""
    table = begun(SEVEN, **PAIR)
    approve(table, 1, 6)
    return table


def claiming() -> Avalon:
    """Seat 5 may take the lead from 1."""
    table = handed(SEVEN, ("strong_leader", 5), ("strong_leader", 5), **PAIR)
    reject(table, 0, 1)
    return table


def reclaiming() -> Avalon:
    """Seat 3 has kept a Take Responsibility, and a card lies before 5."""
    table = handed(SEVEN, ("take_responsibility", 3), ("close_eye", 5), take_responsibility="held", **PAIR)
    reject(table, 0, 1)
    return table


def handing_out() -> Avalon:
    """Nobody gets two cards, and seat 1 has one."""
    table = plotted(NINE, "close_eye no_confidence spotlight", plot_recipients="distinct_others", **PAIR)
    give(table, "no_confidence", 1)
    return table


def carrying_out() -> Avalon:
    return plotted(SEVEN, "establish_confidence", **PAIR)


def confiding() -> Avalon:
    table = plotted(SEVEN, "open_up", **PAIR)
    give(table, "open_up", 6)
    return table


def overhearing() -> Avalon:
    table = plotted(SEVEN, "overheard", **PAIR)
    give(table, "overheard", 6)
    return table


def taking() -> Avalon:
    """Cards lie before 1 and 3, and 5 is to take one."""
    table = plotted(NINE, "close_eye opinion_maker take_responsibility", **PAIR)
    give(table, "opinion_maker", 3)
    give(table, "close_eye", 1)
    give(table, "take_responsibility", 5)
    return table


def doubting() -> Avalon:
    table = handed(SEVEN, ("no_confidence", 5), ("no_confidence", 3), **PAIR)
    approve(table, 0, 1)
    return table


def opining() -> Avalon:
    """Of two Opinion Makers one has chosen."""
    table = handed(SEVEN, ("opinion_maker", 5), ("opinion_maker", 3), **PAIR)
    propose(table, 0, 1)
    table.play(Seat(3), avalon.Vote("approve"))
    return table


def illuminating() -> Avalon:
    table = handed(SEVEN, ("spotlight", 5), **PAIR)
    approve(table, 0, 4)
    return table


def watching() -> Avalon:
    """Seat 4 is on the team and may look at the card of 2 alone, since that of 0 lies open."""
    table = handed(NINE, ("spotlight", 5), ("close_eye", 4), ("close_eye", 4), **PAIR)
    approve(table, 0, 2, 4)
    table.play(Seat(5), avalon.Illuminate(Seat(0)))
    lay(table, 0, 2, 4, cards="SSF")
    return table


STAGES: dict[Stage, type] = {
    choosing: Proposing,
    arming: Arming,
    striking: Striking,
    questing: Questing,
    claiming: Claiming,
    reclaiming: Claiming,
    handing_out: HandingOut,
    carrying_out: HandingOut,
    confiding: Confiding,
    overhearing: Overhearing,
    taking: TakingResponsibility,
    doubting: Doubting,
    opining: Opining,
    illuminating: Illuminating,
    watching: Watching,
}
