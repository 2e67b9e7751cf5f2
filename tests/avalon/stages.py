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
from tests.avalon.play_sequences import team

SEVEN = "merlin lancelot_good loyal loyal assassin minion lancelot_evil"
NINE = f"{SEVEN} loyal loyal"
PAIR: dict[str, Any] = {"lancelot": "open_schedule", "allegiance": "NNNNN"}

Stage: TypeAlias = Callable[[], Avalon]


def choosing() -> Avalon:
    """The last seat may choose any quest but the fifth."""
    return begun(SEVEN, leader=6, quest_order="free_lock5_concluded", **PAIR)


def arming() -> Avalon:
    """Seat 4 has a team of his own, and is to name the bearer."""
    match = begun(SEVEN, leader=4, excalibur=True, **PAIR)
    match.play(Seat(4), avalon.Propose(1, team(0, 4)))
    return match


def striking() -> Avalon:
    """Seat 4 bears the sword and may strike 2, but not 0, whose card lies open."""
    match = handed(NINE, ("spotlight", 3), excalibur=True, **PAIR)
    approve(match, 0, 2, 4, bearer=4)
    match.play(Seat(3), avalon.Illuminate(Seat(0)))
    lay(match, 0, 2, 4, cards="SSF")
    return match


def questing() -> Avalon:
    """The Evil Lancelot must fail, the Good one must succeed."""
    match = begun(SEVEN, **PAIR)
    approve(match, 1, 6)
    return match


def claiming() -> Avalon:
    """Seat 5 may take the lead from 1."""
    match = handed(SEVEN, ("strong_leader", 5), ("strong_leader", 5), **PAIR)
    reject(match, 0, 1)
    return match


def reclaiming() -> Avalon:
    """Seat 3 has kept a Take Responsibility, and a card lies before 5."""
    match = handed(SEVEN, ("take_responsibility", 3), ("close_eye", 5), take_responsibility="held", **PAIR)
    reject(match, 0, 1)
    return match


def handing_out() -> Avalon:
    """Nobody gets two cards, and seat 1 has one."""
    match = plotted(NINE, "close_eye no_confidence spotlight", plot_recipients="distinct_others", **PAIR)
    give(match, "no_confidence", 1)
    return match


def carrying_out() -> Avalon:
    return plotted(SEVEN, "establish_confidence", **PAIR)


def confiding() -> Avalon:
    match = plotted(SEVEN, "open_up", **PAIR)
    give(match, "open_up", 6)
    return match


def overhearing() -> Avalon:
    match = plotted(SEVEN, "overheard", **PAIR)
    give(match, "overheard", 6)
    return match


def taking() -> Avalon:
    """Cards lie before 1 and 3, and 5 is to take one."""
    match = plotted(NINE, "close_eye opinion_maker take_responsibility", **PAIR)
    give(match, "opinion_maker", 3)
    give(match, "close_eye", 1)
    give(match, "take_responsibility", 5)
    return match


def doubting() -> Avalon:
    match = handed(SEVEN, ("no_confidence", 5), ("no_confidence", 3), **PAIR)
    approve(match, 0, 1)
    return match


def opining() -> Avalon:
    """Of two Opinion Makers one has chosen."""
    match = handed(SEVEN, ("opinion_maker", 5), ("opinion_maker", 3), **PAIR)
    propose(match, 0, 1)
    match.play(Seat(3), avalon.Vote("approve"))
    return match


def illuminating() -> Avalon:
    match = handed(SEVEN, ("spotlight", 5), **PAIR)
    approve(match, 0, 4)
    return match


def watching() -> Avalon:
    """Seat 4 is on the team and may look at the card of 2 alone, since that of 0 lies open."""
    match = handed(NINE, ("spotlight", 5), ("close_eye", 4), ("close_eye", 4), **PAIR)
    approve(match, 0, 2, 4)
    match.play(Seat(5), avalon.Illuminate(Seat(0)))
    lay(match, 0, 2, 4, cards="SSF")
    return match


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
