"""Codec of a table's event log: rows to the entries that the store keeps, and back.

An entry's open part holds what was public. Its closed part holds who commanded what, private facts and the
seed; it is encrypted and padded.

The entry that ends a game also has a snapshot of the table with the rows of that game, and both parts are
compressed. Of a game without a result the closed part is padded so far that its length depends on its content
only if the game was very long.
"""

import zlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct

from camlann.engine.facts import Public, Seat
from camlann.engine.match import Decision
from camlann.server.crypto.table_keys import TableKeys
from camlann.server.store import Entry, TableId
from camlann.server.table_snapshot import ClosedSnapshot, PublicSnapshot
from camlann.table import PersonId, TableFact

NOTHING = Raw(b"null")
BROKEN_OFF_BYTES = 8192
"""The closed part of an entry that breaks a game off is padded to a multiple of this."""


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


class Snapshot(Struct, frozen=True):
    """The table as it is after the rows of an entry."""

    public: PublicSnapshot
    closed: ClosedSnapshot
    rows: tuple[LogRow, ...]
    """The rows of the game that has just ended, without the ids of commands."""


class _OpenEntry(Struct, frozen=True, array_like=True):
    """The open part of an entry with a snapshot."""

    rows: tuple[_Open, ...]
    snapshot: PublicSnapshot
    played: tuple[_Open, ...]


class _ClosedEntry(Struct, frozen=True, array_like=True):
    """The closed part of an entry with a snapshot."""

    rows: tuple[_Closed, ...]
    snapshot: ClosedSnapshot
    played: tuple[_Closed, ...]


def entry(
    keys: TableKeys, table: TableId, n: int, rows: Sequence[LogRow], snapshot: Snapshot | None = None
) -> Entry:
    """These rows, to be appended at `n`, with the table as it is after them."""
    public, closed = _encode([_shown(row) for row in rows]), _encode([_hidden(row) for row in rows])
    if snapshot is not None:
        public, closed = _packed(rows, snapshot)
    encrypted = keys.seal(table, n, closed)
    return Entry(n=n, size=len(rows), key=keys.current, public=public, encrypted=encrypted)


def _packed(rows: Sequence[LogRow], snapshot: Snapshot) -> tuple[bytes, bytes]:
    shown = _OpenEntry(
        tuple(_shown(row) for row in rows), snapshot.public, tuple(_shown(row) for row in snapshot.rows)
    )
    hidden = _ClosedEntry(
        tuple(_hidden(row) for row in rows), snapshot.closed, tuple(_hidden(row) for row in snapshot.rows)
    )
    closed = zlib.compress(_encode(hidden))
    if snapshot.public.is_broken_off:
        closed = closed.ljust(-(-len(closed) // BROKEN_OFF_BYTES) * BROKEN_OFF_BYTES)
    return zlib.compress(_encode(shown)), closed


def _shown(row: LogRow) -> _Open:
    return _Open(row.game, row.at, row.clock, tuple(each.fact for each in row.facts if each.open))


def _hidden(row: LogRow) -> _Closed:
    indexes = tuple(i for i, each in enumerate(row.facts) if not each.open)
    facts = tuple(row.facts[i].fact for i in indexes)
    refused = row.refused or NOTHING
    return _Closed(row.person_id, row.id, row.seat, row.command, row.seed, indexes, facts, refused)


class StoredRows:
    """The rows of one entry: what was public at once, the rest when it is opened."""

    def __init__(self, keys: TableKeys, table: TableId, entry: Entry) -> None:
        self._keys, self._table, self._entry = keys, table, entry
        self._whole = _open_whole(entry) if entry.has_snapshot else None
        self._open = _open.decode(entry.public) if self._whole is None else self._whole.rows
        self.games = {each.game for each in self._open}
        """The games of its rows; 0: the table itself."""
        self.next = entry.next
        """The number of the next row."""

    @property
    def n(self) -> int:
        """The number of its first row."""
        return self._entry.n

    @property
    def at(self) -> int:
        """When its last row was written."""
        return self._open[-1].at

    def moments(self) -> Iterator[LogRow]:
        """When the rows were written, and the clocks that they set, without any facts."""
        for open in self._open:
            yield LogRow(game=open.game, at=open.at, clock=open.clock, facts=())

    def rows(self) -> Iterator[LogRow]:
        text = self._opened()
        closed = _closed.decode(text) if self._whole is None else _closed_whole(text).rows
        return _joined(self._open, closed)

    def snapshot(self) -> Snapshot | None:
        """The table as it is after these rows, if it is here."""
        if self._whole is None:
            return None
        closed = _closed_whole(self._opened())
        played = tuple(_joined(self._whole.played, closed.played))
        return Snapshot(self._whole.snapshot, closed.snapshot, played)

    def _opened(self) -> bytes:
        entry = self._entry
        return self._keys.open(entry.key, self._table, entry.n, entry.encrypted)


def rows(keys: TableKeys, table: TableId, entries: Sequence[Entry]) -> Iterator[LogRow]:
    """The rows of these entries, in order."""
    for each in entries:
        yield from StoredRows(keys, table, each).rows()


def shown(entry: Entry) -> Iterator[tuple[int, int, tuple[Raw, ...]]]:
    """The public part of an entry, row by row: game, time and facts. It needs no key."""
    for open in _open_whole(entry).rows if entry.has_snapshot else _open.decode(entry.public):
        yield open.game, open.at, open.facts


def public_snapshot(entry: Entry) -> PublicSnapshot | None:
    """What is public of the table after this entry, if that is here. It needs no key."""
    return _open_whole(entry).snapshot if entry.has_snapshot else None


def _joined(shown: Sequence[_Open], hidden: Sequence[_Closed]) -> Iterator[LogRow]:
    for open, closed in zip(shown, hidden, strict=True):
        yield _row(open, closed)


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


def _open_whole(entry: Entry) -> _OpenEntry:
    return _open_entry.decode(zlib.decompress(entry.public))


def _closed_whole(text: bytes) -> _ClosedEntry:
    # Padding follows the compressed text.
    return _closed_entry.decode(zlib.decompressobj().decompress(text))


_encode = msgspec.json.Encoder().encode
_open_entry = msgspec.json.Decoder(_OpenEntry)
_closed_entry = msgspec.json.Decoder(_ClosedEntry)
_open = msgspec.json.Decoder(list[_Open])
_closed = msgspec.json.Decoder(list[_Closed])
