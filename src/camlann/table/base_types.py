"""Base types of table commands and facts, which every mechanic of the table uses.

A mechanic is one file: its commands, the facts that follow from them, and the reasons why they may be
refused.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, TypeAlias

from msgspec import Struct

from camlann.engine.phases import Command, Reason
from camlann.engine.rules import Notice
from camlann.table.state import Choice, PersonId, Table

Checked: TypeAlias = Callable[[Choice, int], Sequence[Notice]]
"""What a game says about a choice for this many seats."""
Fit: TypeAlias = Callable[[Choice, int], tuple[Choice, Sequence[Notice]]]
"""The nearest choice for this many seats, and what was changed."""

MAX_SEATS, MAX_WAITING = 20, 20
"""People who sit, and people who wait for something."""


class TableFact(Struct, frozen=True, tag=True):
    """A fact about the table. Everybody sees it."""

    def apply(self, table: Table) -> Table:
        raise NotImplementedError


class TableCommand(Command, frozen=True):
    """A command to the table."""

    host_only: ClassVar[bool] = False
    """Whether only the host may give it."""
    during_game: ClassVar[bool] = False
    """Whether it may be given during a game."""
    during_deal: ClassVar[bool] = False
    """Whether it may be given during a deal. Every other command waits for the deal."""

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        """Why it is refused. Host, game and deal are checked before."""
        return None

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        """The facts that follow from a legal command."""
        raise NotImplementedError


def without(person_ids: Iterable[PersonId], gone: PersonId) -> tuple[PersonId, ...]:
    return tuple(person_id for person_id in person_ids if person_id != gone)
