"""The course of play, read like a rulebook's contents page: the first step that is due comes next."""

from collections.abc import Callable
from typing import TypeAlias

from camlann.avalon import assassin, lady, lead, propose, quest, reveal, vote
from camlann.avalon.game import Game, Step, Telling

Due: TypeAlias = Callable[[Game], Step | None]

DEAL: tuple[Callable[[Telling], None], ...] = (lead.deal, lady.deal, reveal.deal)

COURSE: tuple[Due, ...] = (
    assassin.due,
    lady.due,
    lead.passing,
    lead.opening,
    propose.due,
    vote.due,
    quest.due,
)


def deal(tell: Telling) -> None:
    for part in DEAL:
        part(tell)


def onward(game: Game) -> Step:
    return next(step for due in COURSE if (step := due(game)) is not None)
