"""Records: a game written down so that it can be read in ten years.

A record is lines of JSON: a header, the rows of the log in order, each with its facts and whom they were
told to, and a last line that seals the bytes before it. It is read back without the rules as far as its
shape goes; a game's own types give its commands and facts their meaning. A game that still runs is
written only as one viewer was told it.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, Generic, Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct

from camlann.table.facts import Fact, Game, K, P, Private, Public, S, Seat, fold, part, sees
from camlann.table.fair import Transcript, canonical
from camlann.table.phases import Command
from camlann.table.table import Rules, Table

FORMAT = "camlann-record/1"

Audience: TypeAlias = Literal["public", "sealed"] | Seat
Viewpoint: TypeAlias = Literal["whole", "onlooker"] | Seat
"""Whose facts a record holds."""


class Undisclosed(Struct, frozen=True, tag="undisclosed"):
    """The dice are nobody's business yet."""


class SeedShown(Struct, frozen=True, tag="seed"):
    """The seed, in hex: every throw can be made again."""

    seed: str


class KeysShown(Struct, frozen=True, tag="keys"):
    """The keys of some throws alone, in hex, by `row/label`."""

    keys: dict[str, str]


class FairlyShown(Struct, frozen=True, tag="fair-1"):
    """How the seed came about between the server and the seats."""

    transcript: Transcript


Chance: TypeAlias = Undisclosed | SeedShown | KeysShown | FairlyShown


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: Literal["camlann-record/1"] = "camlann-record/1"
    game: str
    revision: int
    number: int
    """Which game of its table it was."""
    options: Raw
    """All of them, resolved."""
    seats: int
    viewpoint: Viewpoint
    chance: Chance


class Agreement(Struct, frozen=True):
    """What is settled before the dice are thrown, and so what a fair deal depends on."""

    game: str
    revision: int
    number: int
    options: Raw
    seats: int


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
    """Not a record, or not as it was written. `code` says what is wrong."""

    def __init__(self, code: str, line: int = 0) -> None:
        super().__init__(f"{code} (line {line})" if line else code)
        self.code, self.line = code, line


class ReadRow(Struct, Generic[P, K, S], frozen=True):
    """A row with the meaning its game gives it."""

    n: int
    seat: Seat | None
    command: Command | None
    at: int
    facts: tuple[Fact[P, K, S], ...]


def record(
    table: Table[P, K, S], viewpoint: Viewpoint, chance: Chance | None = None, times: Sequence[int] = ()
) -> Record:
    """A game as it was played, whole once it is over, or as one viewer was told it.

    `times` are the milliseconds at which the rows were told.
    """
    if viewpoint == "whole" and not table.over:
        raise ValueError("a game that still runs is written as one viewer was told it")
    public = table.public
    header = Header(
        game=table.rules.NAME,
        revision=table.rules.REVISION,
        number=table.number,
        options=Raw(_encode(table.options)),
        seats=public.seats,
        viewpoint=viewpoint,
        chance=chance or Undisclosed(),
    )
    rows: list[Row] = []
    for row, at in zip(table.rows, times or [0] * len(table.rows), strict=True):
        facts = tuple(fact for fact in row.facts if _shown(viewpoint, fact))
        # Whoever was told nothing of a row does not learn that there was one.
        if facts or viewpoint == "whole":
            mine = viewpoint in ("whole", row.seat)
            seat, command = (row.seat, row.command) if mine else (None, None)
            told = tuple((_audience(fact), Raw(_encode(fact))) for fact in facts)
            n = row.n if viewpoint == "whole" else len(rows)
            rows.append(Row(n, table.number, seat, Raw(_encode(command)), at, told))
    return Record(header, tuple(rows))


def agreement(header: Header) -> bytes:
    """The bytes everybody at the table agreed to before the deal."""
    return canonical(Agreement(header.game, header.revision, header.number, header.options, header.seats))


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
    # One spelling: what is written again must be the same bytes.
    if dump(found) != data:
        raise BrokenRecord("record-changed")
    return found


def read(record: Record, rules: Rules[Any, P, K, S]) -> Iterator[ReadRow[P, K, S]]:
    """The rows in the words of their game; raises `BrokenRecord` where they are not."""
    if record.header.game != rules.NAME or record.header.revision > rules.REVISION:
        raise BrokenRecord("record-of-another-game")
    for line, row in enumerate(record.rows, 2):
        try:
            command = rules.WIRE.given.decode(row.command)
            facts = tuple(rules.WIRE.fact.decode(raw) for _, raw in row.facts)
        except msgspec.DecodeError as error:
            raise BrokenRecord("record-unreadable", line) from error
        if [_audience(fact) for fact in facts] != [audience for audience, _ in row.facts]:
            raise BrokenRecord("record-wrong-audience", line)
        yield ReadRow(row.n, row.seat, command, row.at, facts)


def blank(record: Record, rules: Rules[Any, P, K, S], viewer: Viewpoint) -> Game[P, K, S]:
    """The game before the first row, as far as `viewer` has one."""
    options = rules.WIRE.options.decode(record.header.options)
    game = rules.blank(options, record.header.seats)
    match viewer:
        case "whole":
            return game
        case "onlooker":
            return part(game, None)
        case seat:
            return part(game, seat)


def replay(
    record: Record, rules: Rules[Any, P, K, S], viewer: Viewpoint
) -> Iterator[tuple[ReadRow[P, K, S], Game[P, K, S]]]:
    """Each row that told `viewer` something, with what it told, and the viewer's game after it."""
    if record.header.viewpoint not in ("whole", viewer) and viewer != "onlooker":
        raise BrokenRecord("record-of-another-seat")
    game = blank(record, rules, viewer)
    for row in read(record, rules):
        facts = tuple(fact for fact in row.facts if _shown(viewer, fact))
        for fact in facts:
            game = fold(game, fact)
        if facts:
            yield ReadRow(row.n, row.seat, row.command, row.at, facts), game


def _shown(viewpoint: Viewpoint, fact: Fact[P, K, S]) -> bool:
    match viewpoint:
        case "whole":
            return True
        case "onlooker":
            return sees(None, fact)
        case seat:
            return sees(seat, fact)


def _audience(fact: Fact[P, K, S]) -> Audience:
    match fact:
        case Public():
            return "public"
        case Private():
            return fact.seat
        case _:
            return "sealed"


_encode = msgspec.json.Encoder().encode
