"""What every store holds a row to, whatever engine keeps it."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from camlann.server.store import Append, BrokenLog, Entry, Person, Summary, TableName

HEAD = 4096
"""So many bytes of a record are looked at to learn which game it is of."""


class _Header(Struct):
    game: str


_header = msgspec.json.Decoder(_Header)


def fits(append: Append) -> bool:
    """Whether an entry's numbers have room in a row: 64 bits for the table, 31 for `n`, 15 for the others."""
    entry = append.entry
    return (
        -(2**63) <= append.table < 2**63
        and 0 <= entry.n <= 2**31 - 1 - entry.size
        and 0 <= entry.size < 2**15
        and 0 <= entry.key < 2**15
    )


def differ(appends: Sequence[Append]) -> bool:
    """One append in flight per table: two in one call would have to know of each other."""
    return len({append.table for append in appends}) == len(appends)


def unbroken(entries: Sequence[Entry], since: int) -> list[Entry]:
    """The entries that hold row `since` or a later one.

    They are handed over together with the last entry that begins at or before `since`, where there is one, so
    that a hole just there shows too. A log that ends before `since` has nothing to tell, and no hole.
    """
    if entries and entries[0].n > since:
        raise BrokenLog
    if any(after.n != before.next for before, after in pairwise(entries)):
        raise BrokenLog
    return [entry for entry in entries if entry.next > since]


def writable(*texts: str) -> bool:
    """PostgreSQL keeps no NUL in a text, and nobody keeps half a pair of surrogates."""
    return not any("\0" in text or any("\ud800" <= sign <= "\udfff" for sign in text) for text in texts)


def check(thing: TableName | Person) -> None:
    text = (thing.name,) if isinstance(thing, TableName) else (thing.person_id, thing.name)
    if not writable(*text):
        raise ValueError("a text that cannot be kept")


def same(kept: TableName | Person | None, given: TableName | Person) -> None:
    """Adding again what is there changes nothing; adding something else under its name is refused."""
    if kept != given:
        raise ValueError("taken by another")


def summary(short: Summary, head: bytes) -> Summary:
    """Where a line does not say which game it is of, the record's first line does."""
    if short.name:
        return short
    try:
        return replace(short, name=_header.decode(head.partition(b"\n")[0]).game)
    except ValueError:
        return short
