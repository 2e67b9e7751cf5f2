"""Deal proof: that the dice of a record fell as its seed says.

Every throw is in the log with its items, and names the facts of the same row that hold the result. So anybody
who has the seed can repeat the throws and compare, without knowing a rule. Everybody agreed on the list of
the deal's throws before the deal, so none can be left out, added or renamed. To check that the throws after
the deal are complete, a verifier needs the rules: it plays the record again (`rules_rerun`).
"""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from camlann.engine import dice, fair_deal
from camlann.engine.facts import Ended, Rolled, Shuffled, tag
from camlann.engine.fair_deal import DealMissing, DealReceipt, Dispute
from camlann.engine.forms import Item
from camlann.engine.rules import Games
from camlann.records.record import (
    Audience,
    BrokenRecord,
    DealThrow,
    FairlyCommitted,
    FairlyRevealed,
    Record,
    SeedShown,
    agreement,
    load,
)
from camlann.records.rules_rerun import differs

Plain: TypeAlias = dict[str, Any]
"""A fact as plain JSON, without the types of its game."""
Told: TypeAlias = tuple[Audience, Plain]
THROWS = {tag(Shuffled), tag(Rolled)}
NO_GAMES: Games = {}


class Throw(Struct, frozen=True):
    """One throw of the log."""

    n: int
    """Its row."""
    label: str
    size: int
    """How many items were shuffled, or how many faces the die has."""


class Proof(Struct, frozen=True):
    """The result of a check: throws that are right, that are wrong, and that cannot be checked."""

    faults: tuple[str, ...] = ()
    """Codes of what is wrong with the record or with its fair deal."""
    proved: tuple[Throw, ...] = ()
    false: tuple[Throw, ...] = ()
    unchecked: tuple[Throw, ...] = ()
    replayed: bool = False
    """Whether the record was played again by the rules, so that its throws after the deal are complete."""

    @property
    def holds(self) -> bool:
        """Whether the deal is proved, and nothing in the record contradicts it."""
        if self.faults or self.false:
            return False
        return any(throw.n == 0 for throw in self.proved) and not self._left_open

    @property
    def _left_open(self) -> bool:
        """Whether a throw of the deal was not checked."""
        return any(throw.n == 0 for throw in self.unchecked)


def verify(data: bytes, games: Games = NO_GAMES) -> Proof:
    """Check a record. If its game is among `games`, its rules are checked too."""
    try:
        record = load(data)
        faults, seed = tuple(_faults(record)), _seed(record)
        rows = [
            [(told, msgspec.json.decode(raw, type=Plain)) for told, raw in row.facts] for row in record.rows
        ]
        if seed is None:
            return Proof(faults, unchecked=tuple(_listed(rows)))
        faults += tuple(_deal_faults(record, rows))
        rules = games.get(record.header.game)
        replayed = rules is not None and record.header.revision == rules.REVISION
        if rules is not None and replayed and not faults:
            faults += tuple(differs(record, rules, seed))
        if replayed and not faults:
            return Proof(faults, proved=tuple(_listed(rows)), replayed=True)
        return _thrown_again(record, rows, seed, faults)
    except BrokenRecord as broken:
        return Proof(faults=(broken.code,))
    except (msgspec.DecodeError, KeyError, TypeError, ValueError):
        return Proof(faults=("record-unreadable",))


def disputes(record: Record, receipt: DealReceipt) -> tuple[Dispute, ...]:
    """All contradictions between a record and a client's receipt of its deal."""
    chance = record.header.chance
    if isinstance(chance, FairlyRevealed | FairlyCommitted):
        return fair_deal.disputes(chance.deal_proof, receipt)
    # A cancelled game reveals nothing, and that proves nothing.
    ended = f'{{"type":"{tag(Ended)}"'.encode()
    over = any(bytes(raw).startswith(ended) for row in record.rows for _, raw in row.facts)
    return (DealMissing(),) if over else ()


def _thrown_again(
    record: Record, rows: Sequence[Sequence[Told]], seed: bytes, faults: tuple[str, ...]
) -> Proof:
    """Repeat each throw that names where its result is, and compare."""
    proved, false, unchecked, number = [], [], [], 0
    for row, facts in enumerate(rows):
        for place, (_, plain) in enumerate(facts):
            if plain["type"] not in THROWS:
                continue
            fact, after = _throw(plain), facts[place + 1 :]
            throw = Throw(record.rows[row].n, fact.label, _size(fact))
            key = dice.key(seed, record.header.number, number, fact.label)
            number += 1
            if not fact.into:
                unchecked.append(throw)
            elif _again(key, fact) == outcome(after, fact):
                proved.append(throw)
            else:
                false.append(throw)
    return Proof(faults, tuple(proved), tuple(false), tuple(unchecked))


def _listed(rows: Sequence[Sequence[Told]]) -> Iterator[Throw]:
    for row, facts in enumerate(rows):
        for _, plain in facts:
            if plain["type"] in THROWS:
                fact = _throw(plain)
                yield Throw(row, fact.label, _size(fact))


def _faults(record: Record) -> Iterator[str]:
    header = record.header
    if [row.n for row in record.rows] != [*range(len(record.rows))]:
        yield "record-with-gaps"
    if any(row.game != header.number for row in record.rows):
        yield "record-of-another-game"
    if isinstance(header.chance, FairlyRevealed | FairlyCommitted):
        deal_proof = header.chance.deal_proof
        if deal_proof.cfg != agreement(header).hex():
            yield "fair.cfg-differs"
        for fault in fair_deal.faults(deal_proof):
            yield tag(type(fault))


def _deal_faults(record: Record, rows: Sequence[Sequence[Told]]) -> Iterator[str]:
    """Check that the first row makes the agreed throws, each once, in order, and no other."""
    agreed = record.header.throws
    if not rows or not as_agreed(agreed, rows[0]):
        yield "fair.throws-differ"


def as_agreed(agreed: Sequence[DealThrow], facts: Sequence[Told]) -> bool:
    """Whether these facts of the deal contain the agreed throws, in order, and no other."""
    left = list(agreed)
    for place, (_, plain) in enumerate(facts):
        if plain["type"] in THROWS:
            fact, before = _throw(plain), facts[:place]
            while left and _stopped(left[0], before):
                left.pop(0)
            if not left or left.pop(0) != fact or not fact.into:
                return False
            # The result of a throw cannot come before the throw.
            kinds = {name.partition("#")[0] for name in fact.into}
            if any(told["type"] in kinds for _, told in before):
                return False
    return all(_stopped(throw, facts) for throw in left)


def _stopped(throw: DealThrow, before: Sequence[Told]) -> bool:
    """Whether the rules skip this throw because of an earlier fact."""
    if not isinstance(throw, Rolled) or not throw.unless:
        return False
    where, word = throw.unless
    kind, _, field = where.partition("#")
    return any(told["type"] == kind and word in told[field] for _, told in before)


def outcome(facts: Sequence[Told], throw: DealThrow) -> list[Item] | None:
    """The result of a throw, read from the facts after it, up to the next throw for the same facts.

    The facts must be in the order in which the throw names them: a private one once for each seat, in seat
    order, any other once. Otherwise there is no result: a role could be written for the wrong seat.
    """
    fields = {name.partition("#")[0]: (at, name.partition("#")[2]) for at, name in enumerate(throw.into)}
    found: list[Item] = []
    last = (-1, -1)
    for audience, fact in facts:
        if fact["type"] in THROWS and set(throw.into) & set(fact.get("into", ())):
            break
        if fact["type"] in fields:
            at, field = fields[fact["type"]]
            seat = audience if isinstance(audience, int) else -1
            if (at, seat) <= last or (seat >= 0 and fact["seat"] != seat):
                return None
            last = at, seat
            value = fact[field]
            found += value if isinstance(value, list) else (value,)
    # A field may contain a word that was not part of the throw, such as Arthur's coat.
    return found if isinstance(throw, Rolled) else [item for item in found if item in throw.items]


def _seed(record: Record) -> bytes | None:
    """The seed of a record; None if it is not revealed, or the record has no throws."""
    if record.header.viewpoint != "whole":
        return None
    match record.header.chance:
        case SeedShown(seed):
            return bytes.fromhex(seed)
        case FairlyRevealed(deal_proof):
            return fair_deal.seed_of(deal_proof)
        case _:
            return None


def _throw(plain: Plain) -> DealThrow:
    throw: DealThrow = msgspec.convert(plain, Shuffled | Rolled)
    return throw


def _size(throw: DealThrow) -> int:
    return len(throw.items) if isinstance(throw, Shuffled) else throw.faces


def _again(key: bytes, thrown: DealThrow) -> list[Item]:
    if isinstance(thrown, Rolled):
        return [dice.rolled(key, thrown.faces) + thrown.first]
    words = [item for item in thrown.items if isinstance(item, str)]
    numbers = [item for item in thrown.items if isinstance(item, int)]
    if words and numbers:
        raise ValueError("words and numbers are never shuffled together")
    return [*dice.shuffled(key, words), *dice.shuffled(key, numbers)]
