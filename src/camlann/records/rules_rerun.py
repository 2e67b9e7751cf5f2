"""Rerun of a record by the rules: whether its seed and commands give exactly its facts."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec

from camlann.engine.dice import Seeded
from camlann.engine.match import Match, Refused
from camlann.engine.phases import Lapse, Stand
from camlann.engine.rules import Rules
from camlann.records.record import BrokenRecord, Record
from camlann.records.replay import ReadRow, read

AnyRow = ReadRow[Any, Any, Any]


def differs(record: Record, rules: Rules[Any, Any, Any, Any], seed: bytes) -> Iterator[str]:
    """Codes of where a whole record differs from what the rules give; none if every fact is the same."""
    header = record.header
    try:
        options = rules.WIRE.options.decode(header.options)
        if tuple(rules.throws(options, header.seats)) != header.throws:
            yield "fair.throws-differ"
            return
        dice = partial(Seeded, seed, header.number)
        match: Match[Any, Any, Any] = Match(rules, options, header.seats, dice, number=header.number)
        for place, row in enumerate(read(record, rules)):
            if place:
                _play(match, row)
            if match.rows[-1].facts != row.facts:
                yield "record-not-by-the-rules"
                return
        if not match.over:
            yield "record-not-by-the-rules"
    except (Refused, BrokenRecord, msgspec.DecodeError, AssertionError, LookupError, TypeError, ValueError):
        yield "record-not-by-the-rules"


def _play(match: Match[Any, Any, Any], row: AnyRow) -> None:
    match row.command:
        case Lapse():
            match.adopt(match.lapse())
        case Stand():
            stood = match.stand()
            assert stood is not None, "nobody had left a standing answer"
            match.adopt(stood)
        case command:
            assert row.seat is not None
            assert command is not None
            match.play(row.seat, command)
