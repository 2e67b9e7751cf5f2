"""Course of play of Avalon, like a rulebook's table of contents: the first step that is due comes next."""

from collections.abc import Callable
from typing import Final, TypeAlias

from camlann.avalon import (
    assassin,
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


def onward(game: Game) -> Step:
    return next(step for due in COURSE if (step := due(game)) is not None)
