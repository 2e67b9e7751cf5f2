"""Course of play of Avalon, like a rulebook's table of contents: the first step that is due comes next."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from camlann.avalon import (
    assassin,
    discuss,
    excalibur,
    guess,
    lady,
    lancelot,
    leader,
    propose,
    quest,
    role_reveal,
    vote,
)
from camlann.avalon.options import Options
from camlann.avalon.plots import close_eye, hand_out, no_confidence, opinion_maker, spotlight, strong_leader
from camlann.avalon.state import Game, Step, Transition
from camlann.engine.required_throws import needed
from camlann.engine.transition import AnyThrow

Due: TypeAlias = Callable[[Game], Step | None]

DEAL: tuple[Callable[[Transition], None], ...] = (
    leader.deal,
    lady.deal,
    lancelot.deal,
    hand_out.deal,
    role_reveal.deal,
)

COURSE: tuple[Due, ...] = (
    guess.due,
    assassin.due,
    lady.due,
    leader.passing,
    leader.opening,
    lancelot.round_opens,
    strong_leader.due,
    hand_out.drawing,
    hand_out.due,
    propose.due,
    excalibur.arming,
    discuss.due,
    opinion_maker.due,
    vote.due,
    no_confidence.due,
    quest.opening,
    lancelot.quest_opens,
    spotlight.due,
    quest.due,
    excalibur.due,
    close_eye.due,
    quest.counting,
)

OF_MODULES: dict[Due, Callable[[Options], bool]] = {
    lady.due: lambda options: options.lady,
    lancelot.round_opens: lambda options: options.switching,
    lancelot.quest_opens: lambda options: options.switching,
    excalibur.arming: lambda options: options.excalibur,
    discuss.due: lambda options: options.discussion == "leader_calls",
    excalibur.due: lambda options: options.excalibur,
    strong_leader.due: lambda options: options.plot,
    hand_out.drawing: lambda options: options.plot,
    hand_out.due: lambda options: options.plot,
    opinion_maker.due: lambda options: options.plot,
    no_confidence.due: lambda options: options.plot,
    spotlight.due: lambda options: options.plot,
    close_eye.due: lambda options: options.plot,
}
"""The steps that only games with a module or an option have."""


def deal(tell: Transition) -> None:
    for part in DEAL:
        part(tell)


def throws(options: Options, seats: int) -> tuple[AnyThrow, ...]:
    """The throws of the deal, in the order in which its parts make them."""
    return (
        *leader.throws(options, seats),
        *lancelot.throws(options),
        *hand_out.throws(options, seats),
        *role_reveal.throws(options, seats),
    )


NEEDED: Final = (
    needed("leader", leader.CHOSEN, leader=(None,)),
    needed("allegiance", *lancelot.LAID, lancelot=("hidden_switch", "open_schedule")),
    needed("plots", hand_out.LAID, plot=(True,)),
    needed("roles", role_reveal.DEALT),
)


@lru_cache(maxsize=256)
def course(options: Options) -> tuple[Due, ...]:
    """The steps that can come due in a game with these options."""
    return tuple(due for due in COURSE if due not in OF_MODULES or OF_MODULES[due](options))


def onward(game: Game) -> Step:
    for due in course(game.public.options):
        if (step := due(game)) is not None:
            return step
    raise AssertionError("nothing is due")
