"""Checks on rows that both engines share: number ranges, valid text, and a log without gaps."""

from collections.abc import Sequence
from itertools import pairwise

from camlann.server.store import Append, BrokenLog, Entry, Person, TableName


def fits(append: Append) -> bool:
    """Do an entry's numbers fit the columns? 64 bits for the table, 31 for `n`, 15 for the others."""
    entry = append.entry
    return (
        -(2**63) <= append.table < 2**63
        and 0 <= entry.n <= 2**31 - 1 - entry.size
        and 0 <= entry.size < 2**15
        and 0 <= entry.key < 2**15
    )


def differ(appends: Sequence[Append]) -> bool:
    """Are all appends for different tables? There is one append in flight per table."""
    return len({append.table for append in appends}) == len(appends)


def unbroken(entries: Sequence[Entry], since: int) -> list[Entry]:
    """The entries that contain row `since` or a later one. Raises `BrokenLog` on a gap.

    `entries` begins with the last entry at or before `since`, if there is one, so that a gap at that point
    shows too. A log that ends before `since` has no such entries, and no gap. Where entries were deleted, the
    log begins with a snapshot.
    """
    if entries and entries[0].n > since and not entries[0].has_snapshot:
        raise BrokenLog
    if any(after.n != before.next for before, after in pairwise(entries)):
        raise BrokenLog
    return [entry for entry in entries if entry.next > since]


def writable(*texts: str) -> bool:
    """Can these texts be stored? PostgreSQL takes no NUL, and no engine takes a lone surrogate."""
    return not any("\0" in text or any("\ud800" <= sign <= "\udfff" for sign in text) for text in texts)


def check(thing: TableName | Person) -> None:
    text = (thing.name,) if isinstance(thing, TableName) else (thing.person_id, thing.name)
    if not writable(*text):
        raise ValueError("a text that cannot be kept")


def same(kept: TableName | Person | None, given: TableName | Person) -> None:
    """Adding the same again is fine; adding something else under the same key is refused."""
    if kept != given:
        raise ValueError("taken by another")
