"""Idempotency: the outcome of each command id, so that a repeated command counts once.

A game command answers one question and is refused for any other, so a late copy is harmless, and few
refusals are remembered. A command to the table might become legal later: so its refusal is in the log, and a
copy of it is never accepted.
"""

from collections import Counter, OrderedDict

from msgspec import Raw

from camlann.server.event_log_codec import LogRow
from camlann.table import PersonId

MAX_REFUSALS = 200
"""Refusals of one person that a table's log takes; an honest device stays far below it."""
MAX_REMEMBERED = 64
"""Refusals of game commands that are remembered in memory."""


class TooManyRefusals(Exception):
    """The log takes no more refusals of this person."""


class Idempotency:
    def __init__(self) -> None:
        self.table: dict[tuple[PersonId, str], Raw | None] = {}
        """The outcome of each command to the table: None if done, otherwise the reason of the refusal."""
        self.moves: set[tuple[PersonId, str]] = set()
        """The commands of the current game; those of earlier games are only in the log."""
        self._refusals: Counter[PersonId] = Counter()
        self._refused: OrderedDict[tuple[PersonId, str], Raw] = OrderedDict()

    def is_done(self, person_id: PersonId, id: str) -> bool:
        key = person_id, id
        return key in self.moves or (key in self.table and self.table[key] is None)

    def refused(self, person_id: PersonId, id: str) -> Raw | None:
        """The reason why this command was refused before."""
        return self.table.get((person_id, id)) or self._refused.get((person_id, id))

    def check(self, person_id: PersonId) -> None:
        """Raises `TooManyRefusals` if the log takes no more refusals of this person."""
        if self._refusals[person_id] >= MAX_REFUSALS:
            raise TooManyRefusals

    def remember(self, person_id: PersonId, id: str, reason: Raw) -> None:
        """Remember a refusal that is not in the log."""
        self._refused[person_id, id] = reason
        if len(self._refused) > MAX_REMEMBERED:
            self._refused.popitem(last=False)

    def note(self, row: LogRow) -> None:
        """Note a stored row."""
        if row.person_id is None or row.id is None:
            return
        if row.game:
            self.moves.add((row.person_id, row.id))
        else:
            self.table[row.person_id, row.id] = row.refused
            self._refusals[row.person_id] += row.refused is not None
