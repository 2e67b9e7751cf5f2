"""What is said around a table, and what everybody is told of it: the shapes every mechanic here has.

A mechanic is one file: what people may say, what follows from it, and why it may be refused.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, TypeAlias

from msgspec import Struct

from camlann.engine.match import Notice
from camlann.engine.phases import Command, Reason
from camlann.table.state import Choice, PersonId, Table

Checked: TypeAlias = Callable[[Choice, int], Sequence[Notice]]
"""What a game says about a choice for so many seats."""
Fit: TypeAlias = Callable[[Choice, int], tuple[Choice, Sequence[Notice]]]
"""The nearest choice that so many can play, and wherein it differs."""

MAX_SEATS, MAX_WAITING = 20, 20
"""At the table, and waiting for something there."""


class TableFact(Struct, frozen=True, tag=True):
    """A fact about the company; everybody sees it."""

    def apply(self, table: Table) -> Table:
        raise NotImplementedError


class TableCommand(Command, frozen=True):
    """What somebody says to the company."""

    host_only: ClassVar[bool] = False
    """Whether only the host says it."""
    during_game: ClassVar[bool] = False
    """Whether it may be said while a game is played: its seats stay, only who has them may change."""
    during_deal: ClassVar[bool] = False
    """Whether it may be said while a game is being dealt: everything else waits for that."""

    def why(self, table: Table, person_id: PersonId, check: Checked) -> Reason | None:
        """Why they may not, where being the host and the moment are not in the way."""
        return None

    def facts(self, table: Table, person_id: PersonId) -> tuple[TableFact, ...]:
        """What follows, where nothing is in the way."""
        raise NotImplementedError


def without(person_ids: Iterable[PersonId], gone: PersonId) -> tuple[PersonId, ...]:
    return tuple(person_id for person_id in person_ids if person_id != gone)
