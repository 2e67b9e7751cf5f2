"""Adapting options to another number of players: the nearest options that work.

Nothing changes without need. Knights that were chosen by seat are dealt again, since the seats are others.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from camlann.engine.rules import Notice
from camlann.shadows.options import Options
from camlann.shadows.setup import check
from camlann.shadows.travel import TRAVEL

MIN_PLAYERS, MAX_PLAYERS = 2, 8


def fit(options: Options, seats: int) -> tuple[Options, tuple[Notice, ...]]:
    if not MIN_PLAYERS <= seats <= MAX_PLAYERS:
        return options, ()
    fitted = options
    # The check reports errors step by step, and a fix may uncover the next one.
    while blocking := [notice.code for notice in check(fitted, seats) if notice.prevents_start]:
        fitted = _mended(fitted, seats, blocking[0])
    return fitted, tuple(_notices(options, fitted, seats))


def _mended(options: Options, seats: int, wrong: str) -> Options:
    match wrong:
        case "E-PLAYERS":
            return replace(options, bedivere=True)
        case "E-LATE":
            return replace(options, late=max(0, min(options.late - 1, seats - 2)))
        case "E-LOYALTY-DECK":
            return replace(options, traitors="standard")
        case "E-COATS" | "E-COLOURS" | "E-ARTHUR" | "E-COMPANY" | "E-WISHES":
            return replace(options, coats=(), wishes=())
        case "E-FIRST":
            return replace(options, first=None)
        case "E-TRAVEL":
            known = tuple((card, n) for card, n in options.unconfirmed.travel_deck if card in TRAVEL)
            return replace(options, unconfirmed=replace(options.unconfirmed, travel_deck=known))
        case _:
            raise ValueError(f"nobody knows how to mend {wrong}")


def _notices(before: Options, after: Options, seats: int) -> Iterator[Notice]:
    """The notice to everybody about the change."""
    if before.bedivere != after.bedivere:
        yield Notice("F-BEDIVERE")
    if before.late != after.late:
        yield Notice("F-LATE", most=after.late)
    if before.traitors != after.traitors:
        yield Notice("F-TRAITORS")
    if (before.coats, before.wishes) != (after.coats, after.wishes):
        yield Notice("F-COATS")
    if before.first != after.first:
        yield Notice("F-FIRST", most=seats - after.late)
    if before.unconfirmed != after.unconfirmed:
        yield Notice("F-TRAVEL")
