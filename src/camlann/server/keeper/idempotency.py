"""What became of the commands that were given, so that each counts once however often it comes.

A command in a game answers one question and is refused for any other, so a late copy of it is harmless, and
few refusals are remembered. One to the company might become possible later: its refusal is in the log, and
no copy of it is ever taken.
"""

from collections import Counter, OrderedDict

from msgspec import Raw

from camlann.server.event_log_codec import LogRow
from camlann.table import PersonId

ENOUGH = 200
"""Refusals of one person that a table's log takes; an honest device is far from it."""
REMEMBERED = 64
"""How many refusals are known again when the same id comes once more."""


class TooManyRefusals(Exception):
    """This person has had so many refusals kept that no more are."""


class Idempotency:
    def __init__(self) -> None:
        self.table: dict[tuple[PersonId, str], Raw | None] = {}
        """What became of each command to the company: done, or refused for this reason."""
        self.moves: set[tuple[PersonId, str]] = set()
        """The commands in the game last begun; those of earlier ones are in the log alone."""
        self._refusals: Counter[PersonId] = Counter()
        self._refused: OrderedDict[tuple[PersonId, str], Raw] = OrderedDict()

    def is_done(self, person_id: PersonId, id: str) -> bool:
        key = person_id, id
        return key in self.moves or (key in self.table and self.table[key] is None)

    def refused(self, person_id: PersonId, id: str) -> Raw | None:
        """Why this very command was refused before."""
        return self.table.get((person_id, id)) or self._refused.get((person_id, id))

    def check(self, person_id: PersonId) -> None:
        """Whether one more refusal of this person may be kept. Raises `Tired`."""
        if self._refusals[person_id] >= ENOUGH:
            raise TooManyRefusals

    def remember(self, person_id: PersonId, id: str, reason: Raw) -> None:
        """A refusal that is not kept."""
        self._refused[person_id, id] = reason
        if len(self._refused) > REMEMBERED:
            self._refused.popitem(last=False)

    def note(self, row: LogRow) -> None:
        """A row is stored."""
        if row.person_id is None or row.id is None:
            return
        if row.game:
            self.moves.add((row.person_id, row.id))
        else:
            self.table[row.person_id, row.id] = row.refused
            self._refusals[row.person_id] += row.refused is not None
