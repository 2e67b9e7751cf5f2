"""Idempotency: the outcome of each command id, so that a repeated command counts once.

A game command answers one question and is refused for any other, so a late copy is harmless, and few
refusals are remembered. Where an answer may be changed, a device gives the next when the one before is
answered. Those that were done are remembered until the next game is over: no device asks again so late.
A command to the table might become legal later: so its refusal is in the log, and a copy of it is never
accepted. When a game ends the last commands are remembered, and no more than a few hundred.
"""

from collections import Counter, OrderedDict
from collections.abc import Iterable

from msgspec import Raw

from camlann.server.event_log_codec import NOTHING, LogRow
from camlann.server.table_snapshot import ClosedSnapshot
from camlann.table import PersonId

MAX_REFUSALS = 200
"""Refusals in one evening that a table's log takes of somebody with a seat, and of all others together."""
MAX_REFUSALS_LOOKING_ON = 50
"""And of one person without a seat. More are given, and not stored."""
EVENING_MS = 6 * 3600 * 1000
"""After so long without any row another evening begins; with a game, too."""
MAX_COMMANDS = 128
"""Commands of the game, and as many to the table, that are remembered beyond the end of a game: the last."""
MAX_REMEMBERED = 64
"""Refusals of game commands that are remembered in memory."""


class TooManyRefusals(Exception):
    """The log takes no more refusals of this person now."""


class Idempotency:
    def __init__(self) -> None:
        self.table: dict[tuple[PersonId, str], Raw | None] = {}
        """The outcome of each command to the table: None if done, otherwise the reason of the refusal."""
        self.moves: dict[tuple[PersonId, str], None] = {}
        """The commands of the current game, in their order."""
        self.moved: Counter[PersonId] = Counter()
        """How many of these each person has given."""
        self.earlier: set[tuple[PersonId, str]] = set()
        """Those of the game before it."""
        self._at = 0
        self._refusals: Counter[PersonId] = Counter()
        self._looking_on = 0
        """How many of this evening's refusals are of people without a seat."""
        self._refused: OrderedDict[tuple[PersonId, str], Raw] = OrderedDict()

    def is_done(self, person_id: PersonId, id: str) -> bool:
        key = person_id, id
        return key in self.moves or key in self.earlier or (key in self.table and self.table[key] is None)

    def refused(self, person_id: PersonId, id: str) -> Raw | None:
        """The reason why this command was refused before."""
        return self.table.get((person_id, id)) or self._refused.get((person_id, id))

    def is_stored(self, person_id: PersonId, now: int, *, seated: bool) -> bool:
        """Does the log take a refusal of this person now? Raises `TooManyRefusals` if they have to wait."""
        if now - self._at >= EVENING_MS:
            return True
        refused = self._refusals[person_id]
        if seated and refused >= MAX_REFUSALS:
            raise TooManyRefusals
        return seated or (refused < MAX_REFUSALS_LOOKING_ON and self._looking_on < MAX_REFUSALS)

    def remember(self, person_id: PersonId, id: str, reason: Raw) -> None:
        """Remember a refusal that is not in the log."""
        self._refused[person_id, id] = reason
        if len(self._refused) > MAX_REMEMBERED:
            self._refused.popitem(last=False)

    def begin_game(self) -> None:
        self.earlier, self.moves = {*self.moves}, {}
        self.moved.clear()
        self._new_evening()

    def end_game(self) -> None:
        """A game is over. What is remembered now is what a snapshot has."""
        self.table = dict([*self.table.items()][-MAX_COMMANDS:])
        self.moves = dict.fromkeys([*self.moves][-MAX_COMMANDS:])
        self.moved.clear()
        self.earlier = set()
        self._new_evening()

    def copy(self) -> "Idempotency":
        """The same, that changes by itself; without refusals that are not in the log."""
        other = Idempotency()
        other.table, other.moves, other.moved = {**self.table}, {**self.moves}, Counter(self.moved)
        other.earlier, other._at = {*self.earlier}, self._at
        other._refusals, other._looking_on = Counter(self._refusals), self._looking_on
        return other

    def restore(self, snapshot: ClosedSnapshot, at: int) -> None:
        """What is remembered at the end of a game, which was at this time."""
        self.table = {
            (person_id, id): None if refused == NOTHING else refused
            for person_id, id, refused in snapshot.commands
        }
        self.moves, self._at = dict.fromkeys(snapshot.moves), at
        self.end_game()

    def note(self, row: LogRow, *, seated: bool = True) -> None:
        """Note a stored row. `seated`: did its author have a seat?"""
        if row.at - self._at >= EVENING_MS:
            self._new_evening()
        self._at = row.at
        if row.person_id is None or row.id is None:
            return
        if row.game:
            self.note_moves((row,))
        else:
            self.table[row.person_id, row.id] = row.refused
            if row.refused is not None:
                self._refusals[row.person_id] += 1
                self._looking_on += not seated

    def note_moves(self, rows: Iterable[LogRow], *, earlier: bool = False) -> None:
        """Note the authors of rows of the current game, or of the one before it, that were noted without."""
        for row in rows:
            if row.person_id is None or row.id is None:
                continue
            key = row.person_id, row.id
            if earlier:
                self.earlier.add(key)
            elif key not in self.moves:
                self.moves[key] = None
                self.moved[row.person_id] += 1

    def _new_evening(self) -> None:
        self._refusals.clear()
        self._looking_on = 0
