"""Record: the file format of a game, readable for many years.

A record is lines of JSON: a header, the rows of the log in order, each with its facts and their audiences,
and a last line that seals the bytes before it with a hash. Its shape can be read without the rules; the types
of the game give its commands and facts their meaning. A game that is still running is written only as one
viewer sees it.
"""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from camlann.engine.dice import PROTOCOL
from camlann.engine.facts import Fact, K, P, Private, Public, Rolled, S, Seat, Shuffled
from camlann.engine.fair_deal import DealCommitments, DealReveal, canonical
from camlann.engine.match import Match

Audience: TypeAlias = Literal["public", "sealed"] | Seat
Viewpoint: TypeAlias = Literal["whole", "spectator"] | Seat
"""Whose facts a record holds."""


class Undisclosed(Struct, frozen=True, tag="undisclosed"):
    """Nothing is revealed about the dice."""


class SeedShown(Struct, frozen=True, tag="seed"):
    """The seed, in hex: every throw can be repeated."""

    seed: str


class FairlyRevealed(Struct, frozen=True, tag="fair"):
    """The fair deal with the server's secret: every throw can be repeated."""

    deal_proof: DealReveal


class FairlyCommitted(Struct, frozen=True, tag="fair-committed"):
    """The fair deal without the server's secret, for viewers who may not know everything."""

    deal_proof: DealCommitments


Chance: TypeAlias = Undisclosed | SeedShown | FairlyRevealed | FairlyCommitted
DealThrow: TypeAlias = Shuffled[Any, Any] | Rolled[Any, Any]


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: Literal["camlann-record/1"] = "camlann-record/1"
    game: str
    revision: int
    number: int
    """The number of the game at its table."""
    options: Raw
    """All options, resolved."""
    seats: int
    viewpoint: Viewpoint
    chance: Chance
    throws: tuple[DealThrow, ...]
    """The throws of the deal, in order, as everybody agreed."""


class Agreed(Struct, frozen=True):
    """What a later revision of the rules would write otherwise."""

    revision: int
    options: Raw


class Agreement(Struct, frozen=True):
    """What everybody agrees on before the dice are thrown: the input of a fair deal."""

    game: str
    revision: int
    number: int
    options: Raw
    seats: int
    throws: tuple[DealThrow, ...]
    protocol: str = PROTOCOL


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A command and what followed from it."""

    n: int
    game: int
    seat: Seat | None
    command: Raw
    at: int
    """Milliseconds since the game began. No rule reads it."""
    facts: tuple[tuple[Audience, Raw], ...]


class Seal(Struct, frozen=True, forbid_unknown_fields=True):
    seal: str


class Record(Struct, frozen=True):
    header: Header
    rows: tuple[Row, ...]


class BrokenRecord(Exception):
    """The file is no record, or was changed. `code` says what is wrong."""

    def __init__(self, code: str, line: int = 0) -> None:
        super().__init__(f"{code} (line {line})" if line else code)
        self.code, self.line = code, line


def record(
    match: Match[P, K, S],
    viewpoint: Viewpoint,
    chance: Chance | None = None,
    times: Sequence[int] = (),
    agreed: Agreed | None = None,
) -> Record:
    """The record of a game: whole once it is over, or as one viewer sees it.

    `times` are the milliseconds of the rows; `agreed` is what everybody agreed on before the deal, perhaps by
    an earlier revision of the rules.
    """
    if viewpoint == "whole" and not match.over:
        raise ValueError("a running game is written only as one viewer sees it")
    public = match.public
    header = Header(
        game=match.rules.NAME,
        revision=match.rules.REVISION if agreed is None else agreed.revision,
        number=match.number,
        options=Raw(_encode(match.options)) if agreed is None else agreed.options,
        seats=public.seats,
        viewpoint=viewpoint,
        chance=chance or Undisclosed(),
        throws=tuple(match.rules.throws(match.options, public.seats)),
    )
    rows = tuple(
        Row(row.n, match.number, row.seat, Raw(_encode(row.command)), at, tuple(map(_told, row.facts)))
        for row, at in zip(match.rows, times or [0] * len(match.rows), strict=True)
    )
    whole = Record(header, rows)
    return whole if viewpoint == "whole" else Record(header, tuple(_seen(rows, viewpoint)))


def seen(record: Record, viewpoint: Viewpoint) -> Record:
    """The part of a record that one viewer may see. Of a fair deal, it keeps the commitments."""
    if record.header.viewpoint == viewpoint:
        return record
    if viewpoint != "spectator" and (record.header.viewpoint != "whole" or viewpoint == "whole"):
        raise BrokenRecord("record-of-another-seat")
    header = replace(record.header, viewpoint=viewpoint, chance=_withheld(record.header.chance))
    return Record(header, tuple(_seen(record.rows, viewpoint)))


def _seen(rows: Iterable[Row], viewpoint: Viewpoint) -> Iterator[Row]:
    n = 0
    for row in rows:
        facts = tuple(told for told in row.facts if told[0] in ("public", viewpoint))
        # A viewer who sees no fact of a row does not learn that the row exists.
        if facts:
            mine = row.seat == viewpoint
            seat, command = (row.seat, row.command) if mine else (None, Raw(b"null"))
            yield Row(n, row.game, seat, command, row.at, facts)
            n += 1


def _withheld(chance: Chance) -> Chance:
    """What a viewer who may not know everything may know about the dice."""
    match chance:
        case FairlyRevealed(deal_proof):
            return FairlyCommitted(deal_proof.withheld())
        case FairlyCommitted():
            return chance
        case _:
            return Undisclosed()


def agreement(header: Header) -> bytes:
    """The agreement as canonical bytes."""
    return canonical(
        Agreement(header.game, header.revision, header.number, header.options, header.seats, header.throws)
    )


def dump(record: Record) -> bytes:
    lines = b"".join(_encode(line) + b"\n" for line in (record.header, *record.rows))
    return lines + _encode(Seal(sha256(lines).hexdigest())) + b"\n"


def load(data: bytes) -> Record:
    """Read a record; raises `BrokenRecord` if a byte was changed since it was written."""
    body, _, last = data.removesuffix(b"\n").rpartition(b"\n")
    lines = body.split(b"\n")
    try:
        seal = msgspec.json.decode(last, type=Seal)
    except msgspec.DecodeError as error:
        raise BrokenRecord("record-without-seal", len(lines) + 1) from error
    if seal.seal != sha256(body + b"\n").hexdigest():
        raise BrokenRecord("record-changed")
    number = 1
    try:
        header = msgspec.json.decode(lines[0], type=Header)
        rows = []
        for number, line in enumerate(lines[1:], 2):  # noqa: B007 - names the line that is wrong
            rows.append(msgspec.json.decode(line, type=Row))
    except msgspec.DecodeError as error:
        raise BrokenRecord("record-unreadable", number) from error
    found = Record(header, tuple(rows))
    # There is one spelling: writing it again must give the same bytes.
    if dump(found) != data:
        raise BrokenRecord("record-changed")
    return found


def head(data: bytes) -> Header:
    """The header of a record, without reading the rest."""
    try:
        return msgspec.json.decode(data.partition(b"\n")[0], type=Header)
    except msgspec.DecodeError as error:
        raise BrokenRecord("record-unreadable", 1) from error


def _told(fact: Fact[P, K, S]) -> tuple[Audience, Raw]:
    return audience(fact), Raw(_encode(fact))


def audience(fact: Fact[P, K, S]) -> Audience:
    match fact:
        case Public():
            return "public"
        case Private():
            return fact.seat
        case _:
            return "sealed"


_encode = msgspec.json.Encoder().encode
