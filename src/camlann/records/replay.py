"""Replay: a record read row by row with the types of its game, and a viewer's game after each row."""

from collections.abc import Iterator
from typing import Any, Generic

import msgspec
from msgspec import Struct

from camlann.engine.facts import Fact, GameState, K, P, S, Seat, fold, part, sees
from camlann.engine.phases import Command
from camlann.engine.rules import Rules
from camlann.records.record import BrokenRecord, Record, Viewpoint, audience


class ReadRow(Struct, Generic[P, K, S], frozen=True):
    """A row of a record, decoded with the types of its game."""

    n: int
    seat: Seat | None
    command: Command | None
    at: int
    facts: tuple[Fact[P, K, S], ...]


def read(record: Record, rules: Rules[Any, P, K, S]) -> Iterator[ReadRow[P, K, S]]:
    """Decode the rows with the types of their game; raises `BrokenRecord`."""
    if record.header.game != rules.NAME or record.header.revision > rules.REVISION:
        raise BrokenRecord("record-of-another-game")
    for line, row in enumerate(record.rows, 2):
        try:
            command = rules.WIRE.given.decode(row.command)
            facts = tuple(rules.WIRE.fact.decode(raw) for _, raw in row.facts)
        except msgspec.DecodeError as error:
            raise BrokenRecord("record-unreadable", line) from error
        if [audience(fact) for fact in facts] != [told for told, _ in row.facts]:
            raise BrokenRecord("record-wrong-audience", line)
        yield ReadRow(row.n, row.seat, command, row.at, facts)


def options_of(record: Record, rules: Rules[Any, P, K, S]) -> Any:
    """The options of the game; raises `BrokenRecord`."""
    try:
        return rules.WIRE.options.decode(record.header.options)
    except msgspec.DecodeError as error:
        raise BrokenRecord("record-unreadable", 1) from error


def blank(record: Record, rules: Rules[Any, P, K, S], viewer: Viewpoint) -> GameState[P, K, S]:
    """The game before the first row, as `viewer` sees it."""
    game = rules.blank(options_of(record, rules), record.header.seats)
    match viewer:
        case "whole":
            return game
        case "spectator":
            return part(game, None)
        case seat:
            return part(game, seat)


def replay(
    record: Record, rules: Rules[Any, P, K, S], viewer: Viewpoint
) -> Iterator[tuple[ReadRow[P, K, S], GameState[P, K, S]]]:
    """Each row with facts for `viewer`, those facts, and the viewer's game after it."""
    if record.header.viewpoint not in ("whole", viewer) and viewer != "spectator":
        raise BrokenRecord("record-of-another-seat")
    game = blank(record, rules, viewer)
    for row in read(record, rules):
        facts = tuple(fact for fact in row.facts if _shown(viewer, fact))
        for fact in facts:
            game = fold(game, fact)
        if facts:
            yield ReadRow(row.n, row.seat, row.command, row.at, facts), game


def last_public(record: Record, rules: Rules[Any, P, K, S]) -> P:
    """What everybody knew in the end."""
    game = blank(record, rules, "spectator")
    for _, game in replay(record, rules, "spectator"):  # noqa: B007 - the last one is wanted
        pass
    return game.public


def _shown(viewpoint: Viewpoint, fact: Fact[P, K, S]) -> bool:
    match viewpoint:
        case "whole":
            return True
        case "spectator":
            return sees(None, fact)
        case seat:
            return sees(seat, fact)
