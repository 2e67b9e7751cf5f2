"""The proof of a deal: that the dice of a record fell as the seed says, without knowing a rule of its game.

Every throw stands in the log with what was thrown, and names the facts beside it that hold the outcome.
So whoever has the seed, or the key of one throw alone, can throw again and compare.
"""

from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from camlann.table import chance, fair
from camlann.table.facts import Rolled, Shuffled, tag
from camlann.table.forms import Item
from camlann.table.record import (
    BrokenRecord,
    FairlyPromised,
    FairlyShown,
    KeysShown,
    Record,
    Row,
    SeedShown,
    Undisclosed,
    agreement,
    load,
)

Plain: TypeAlias = dict[str, Any]
"""A fact as it stands in the record, without its game."""
AnyThrow: TypeAlias = Shuffled[Any, Any] | Rolled[Any, Any]
THROWS = {tag(Shuffled), tag(Rolled)}


class Throw(Struct, frozen=True):
    """One throw of the log."""

    n: int
    label: str
    size: int
    """How many items were shuffled, or how many faces the die has."""


class Proof(Struct, frozen=True):
    """What a record proves: throws that fell as they had to, that did not, and that nobody can check."""

    faults: tuple[str, ...] = ()
    """Codes of what is wrong with the record, or with how its seed came about."""
    proved: tuple[Throw, ...] = ()
    false: tuple[Throw, ...] = ()
    unchecked: tuple[Throw, ...] = ()

    @property
    def holds(self) -> bool:
        """Whether something was proved and nothing speaks against it."""
        return bool(self.proved) and not self.faults and not self.false


def verify(data: bytes) -> Proof:
    """What the bytes of a record prove."""
    try:
        record = load(data)
        return _proof(record, tuple(_faults(record)))
    except BrokenRecord as broken:
        return Proof(faults=(broken.code,))
    except (msgspec.DecodeError, KeyError, ValueError):
        return Proof(faults=("record-unreadable",))


def _proof(record: Record, faults: tuple[str, ...]) -> Proof:
    proved, false, unchecked = [], [], []
    for row in record.rows:
        facts = [msgspec.json.decode(raw, type=Plain) for _, raw in row.facts]
        for place, plain in enumerate(facts):
            if plain["type"] not in THROWS:
                continue
            fact = _throw(plain)
            size = len(fact.items) if isinstance(fact, Shuffled) else fact.faces
            throw = Throw(row.n, fact.label, size)
            key = _key(record, row, fact.label)
            if key is None or not fact.into:
                unchecked.append(throw)
            elif _again(key, fact) == list(_outcome(facts[place + 1 :], fact.into)):
                proved.append(throw)
            else:
                false.append(throw)
    return Proof(faults, tuple(proved), tuple(false), tuple(unchecked))


def _faults(record: Record) -> Iterator[str]:
    rows = [row.n for row in record.rows]
    if rows != [*range(rows[0], rows[0] + len(rows))] if rows else False:
        yield "record-with-gaps"
    if any(row.game != record.header.number for row in record.rows):
        yield "record-of-another-game"
    if isinstance(record.header.chance, FairlyShown | FairlyPromised):
        transcript = record.header.chance.transcript
        if transcript.cfg != agreement(record.header).hex():
            yield "fair.cfg-differs"
        for fault in fair.faults(transcript):
            yield tag(type(fault))


def _key(record: Record, row: Row, label: str) -> bytes | None:
    match record.header.chance:
        case Undisclosed() | FairlyPromised():
            return None
        case SeedShown(seed):
            return chance.key(bytes.fromhex(seed), row.game, row.n, label)
        case FairlyShown(transcript):
            return chance.key(fair.seed_of(transcript), row.game, row.n, label)
        case KeysShown(keys):
            found = keys.get(f"{row.n}/{label}")
            return None if found is None else bytes.fromhex(found)


def _throw(plain: Plain) -> AnyThrow:
    throw: AnyThrow = msgspec.convert(plain, Shuffled | Rolled)
    return throw


def _again(key: bytes, thrown: AnyThrow) -> list[Item]:
    if isinstance(thrown, Rolled):
        return [chance.rolled(key, thrown.faces) + thrown.first]
    words = [item for item in thrown.items if isinstance(item, str)]
    numbers = [item for item in thrown.items if isinstance(item, int)]
    if words and numbers:
        raise ValueError("words and numbers are never shuffled together")
    return [*chance.shuffled(key, words), *chance.shuffled(key, numbers)]


def _outcome(facts: list[Plain], into: tuple[str, ...]) -> Iterator[Item]:
    """What the facts after a throw say came of it, up to the next throw for the same facts."""
    fields = dict(name.split("#", 1) for name in into)
    for fact in facts:
        if fact["type"] in THROWS and set(into) & set(fact["into"]):
            return
        if fact["type"] in fields:
            value = fact[fields[fact["type"]]]
            yield from value if isinstance(value, list) else (value,)
