"""Figures: what people wish to play as, in a game that lets them choose, such as a Knight.

A figure is a word of the chosen game, and it has a colour. Nobody gets one that somebody else has, or one of
the same colour: who comes first keeps it. Who wishes nothing gets a figure by lot. A wish is for one game.
"""

from collections.abc import Callable, Mapping
from typing import Annotated, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from camlann.engine.phases import Reason
from camlann.table.base_types import Checked, TableCommand, TableFact
from camlann.table.readiness import NothingChosen
from camlann.table.seats import NoBot, NotSeated
from camlann.table.state import Choice, Figure, PersonId, Table, is_bot

Offered: TypeAlias = Callable[[Choice], Mapping[str, str]]
"""The figures of a game with these options, and the colour of each."""


def no_figures(choice: Choice) -> Mapping[str, str]:
    return {}


class FigureWished(TableFact, frozen=True, tag="table.figure-wished"):
    person_id: PersonId
    figure: Figure

    def apply(self, table: Table) -> Table:
        return replace(table, figures={**table.figures, self.person_id: self.figure})


class FigureDropped(TableFact, frozen=True, tag="table.figure-dropped"):
    """A wish was taken back, or the game does not have this figure with its new options."""

    person_id: PersonId

    def apply(self, table: Table) -> Table:
        return replace(table, figures=table.figures_without(self.person_id))


class WishFigure(TableCommand, frozen=True, tag="table.wish-figure"):
    """Wish to play as this figure. A new wish replaces an earlier one."""

    figure: Annotated[str, Meta(min_length=1, max_length=64)]
    colour: str = ""
    """Its colour in the chosen game, which only the server sets; empty: the game has no such figure."""

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        if is_bot(person_id):
            return NoBot()
        if person_id not in table.seats:
            return NotSeated()
        if table.choice is None:
            return NothingChosen()
        if not self.colour:
            return NoSuchFigure()
        for other, figure in table.figures.items():
            if other != person_id and self.colour == figure.colour:
                return FigureTaken(other) if self.figure == figure.name else ColourTaken(other)
        return None

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (FigureWished(person_id, Figure(self.figure, self.colour)),)


class DropFigure(TableCommand, frozen=True, tag="table.drop-figure"):
    """Take the wish back."""

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        return None if person_id in table.figures else NoFigure()

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        return (FigureDropped(person_id),)


def drop_figures(before: Table, now: Table, offered: Offered) -> tuple[TableFact, ...]:
    """If the choice has changed, the wishes that it cannot fulfil are dropped."""
    if before.choice == now.choice or not now.figures:
        return ()
    colours = {} if now.choice is None else offered(now.choice)
    return tuple(
        FigureDropped(person_id)
        for person_id, figure in now.figures.items()
        if colours.get(figure.name) != figure.colour
    )


class NoSuchFigure(Reason, frozen=True, tag="table.no-such-figure"):
    """The chosen game has no such figure with these options."""


class FigureTaken(Reason, frozen=True, tag="table.figure-taken"):
    """Somebody else has this figure."""

    by: PersonId


class ColourTaken(Reason, frozen=True, tag="table.colour-taken"):
    """Somebody else has a figure of this colour."""

    by: PersonId


class NoFigure(Reason, frozen=True, tag="table.no-figure"):
    """There is no wish to take back."""
