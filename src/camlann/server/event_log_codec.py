"""Codec of a table's event log: rows to the entries that the store keeps, and back.

An entry's open part holds what was public. Its closed part holds who commanded what, private facts and the
seed; it is encrypted and padded.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from camlann.engine.facts import Public, Seat
from camlann.engine.match import Decision
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.store import Entry, TableId
from camlann.table import PersonId, TableFact

NOTHING = Raw(b"null")


class LoggedFact(Struct, frozen=True):
    """A fact as JSON, and whether it was public (`open`)."""

    open: bool
    fact: Raw


class LogRow(Struct, frozen=True, kw_only=True):
    """A command and the facts that followed from it."""

    game: int
    """0: the table itself; else the number of the game."""
    at: int
    """When, in milliseconds since 1970."""
    facts: tuple[LoggedFact, ...]
    clock: int | None = None
    """Milliseconds to answer the question it opened; 0: no limit. None: it opened none. In a row about the
    table: the time left for the open question."""
    person_id: PersonId | None = None
    id: str | None = None
    """Idempotency key of the command, made by the device. None: the clock's command."""
    seat: Seat | None = None
    command: Raw = NOTHING
    seed: bytes | None = None
    """The seed of the dice, in the row that begins a game."""
    refused: Raw | None = None
    """Why the command was refused, if that is recorded. Such a row has no facts."""

    @classmethod
    def for_table(
        cls,
        at: int,
        facts: Sequence[TableFact] = (),
        *,
        person_id: PersonId | None = None,
        id: str | None = None,
        command: Raw = NOTHING,
        seed: bytes | None = None,
        clock: int | None = None,
        refused: Raw | None = None,
    ) -> "LogRow":
        """A row about the people at the table. Its facts are public."""
        return cls(
            game=0,
            at=at,
            facts=tuple(LoggedFact(True, Raw(_encode(fact))) for fact in facts),
            clock=clock,
            person_id=person_id,
            id=id,
            command=command,
            seed=seed,
            refused=refused,
        )

    @classmethod
    def for_game(
        cls,
        number: int,
        at: int,
        decision: Decision[Any, Any, Any],
        *,
        clock: int | None,
        person_id: PersonId | None = None,
        id: str | None = None,
        seed: bytes | None = None,
    ) -> "LogRow":
        """A row of a game: the command of a seat, or of the clock, and all its facts."""
        return cls(
            game=number,
            at=at,
            facts=tuple(LoggedFact(isinstance(fact, Public), Raw(_encode(fact))) for fact in decision.facts),
            clock=clock,
            person_id=person_id,
            id=id,
            seat=decision.seat,
            command=Raw(_encode(decision.command)),
            seed=seed,
        )


class _Open(Struct, frozen=True, array_like=True):
    game: int
    at: int
    clock: int | None
    facts: tuple[Raw, ...]


class _Closed(Struct, frozen=True, array_like=True):
    person_id: PersonId | None
    id: str | None
    seat: Seat | None
    command: Raw
    seed: bytes | None
    indexes: tuple[int, ...]
    """The indexes of the closed facts among all facts of the row."""
    facts: tuple[Raw, ...]
    refused: Raw = NOTHING


def entry(keys: TableKeys, table: TableId, n: int, rows: Sequence[LogRow]) -> Entry:
    """These rows, to be appended at `n`."""
    shown = [
        _Open(row.game, row.at, row.clock, tuple(each.fact for each in row.facts if each.open))
        for row in rows
    ]
    hidden = []
    for row in rows:
        indexes = tuple(i for i, each in enumerate(row.facts) if not each.open)
        facts = tuple(row.facts[i].fact for i in indexes)
        hidden.append(
            _Closed(
                row.person_id, row.id, row.seat, row.command, row.seed, indexes, facts, row.refused or NOTHING
            )
        )
    encrypted = keys.seal(table, n, _encode(hidden))
    return Entry(n=n, size=len(rows), key=keys.current, public=_encode(shown), encrypted=encrypted)


class StoredRows:
    """The rows of one entry: what was public at once, the rest when it is opened."""

    def __init__(self, keys: TableKeys, table: TableId, entry: Entry) -> None:
        self._keys, self._table, self._entry = keys, table, entry
        self._open = _open.decode(entry.public)
        self.games = {each.game for each in self._open}
        """The games of its rows; 0: the table itself."""
        self.next = entry.next
        """The number of the next row."""

    def moments(self) -> Iterator[LogRow]:
        """When the rows were written, and the clocks that they set, without any facts."""
        for open in self._open:
            yield LogRow(game=open.game, at=open.at, clock=open.clock, facts=())

    def rows(self) -> Iterator[LogRow]:
        entry = self._entry
        closed = _closed.decode(self._keys.open(entry.key, self._table, entry.n, entry.encrypted))
        for open, hidden in zip(self._open, closed, strict=True):
            yield _row(open, hidden)


def rows(keys: TableKeys, table: TableId, entries: Sequence[Entry]) -> Iterator[LogRow]:
    """The rows of these entries, in order."""
    for each in entries:
        yield from StoredRows(keys, table, each).rows()


def shown(entries: Sequence[Entry]) -> Iterator[tuple[int, int, tuple[Raw, ...]]]:
    """The public part of these entries, row by row: game, time and facts. It needs no key."""
    for each in entries:
        for open in _open.decode(each.public):
            yield open.game, open.at, open.facts


def _row(open: _Open, closed: _Closed) -> LogRow:
    logged = [LoggedFact(True, fact) for fact in open.facts]
    for i, fact in zip(closed.indexes, closed.facts, strict=True):
        logged.insert(i, LoggedFact(False, fact))
    return LogRow(
        game=open.game,
        at=open.at,
        clock=open.clock,
        facts=tuple(logged),
        person_id=closed.person_id,
        id=closed.id,
        seat=closed.seat,
        command=closed.command,
        seed=closed.seed,
        refused=None if closed.refused == NOTHING else closed.refused,
    )


_encode = msgspec.json.Encoder().encode
_open = msgspec.json.Decoder(list[_Open])
_closed = msgspec.json.Decoder(list[_Closed])
