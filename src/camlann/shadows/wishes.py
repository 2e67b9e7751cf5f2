"""Wishes: the Knights that people choose before the deal. Everybody else gets one by lot (S-3, U36)."""

from collections.abc import Iterator

from msgspec.structs import replace

from camlann.engine.rules import Notice
from camlann.shadows.knights import COATS, ROWS, in_box
from camlann.shadows.options import Options


def offered(options: Options) -> dict[str, str]:
    """The Knights that may be wished for, with their colours: none if the host has named everybody's."""
    return {} if options.coats else {row.name: row.colour for row in ROWS if in_box(row, options)}


def seated(options: Options, wishes: tuple[str, ...]) -> Options:
    return replace(options, wishes=wishes)


def by_seat(options: Options, seats: int) -> tuple[str, ...]:
    """The wish of each seat, or nothing."""
    return options.wishes if any(options.wishes) else ("",) * seats


def lots(options: Options, seats: int) -> tuple[int, ...]:
    """The seats of players without a wish."""
    wishes = by_seat(options, seats)
    return tuple(seat for seat in range(seats - options.late) if not wishes[seat])


def arthur_by_lot(options: Options) -> bool:
    """With the expansion Arthur is always there: by lot, if nobody wishes to be him."""
    return options.expansion and "arthur" not in options.wishes


def coats_drawn(options: Options) -> list[str]:
    """The coats to draw from, of colours that nobody wished for: with the expansion the new Knights'."""
    wished = {COATS[name].colour for name in options.wishes if name}
    rows = (row for row in ROWS if (row.company if options.expansion else in_box(row, options)))
    return [row.name for row in rows if row.colour not in wished]


def errors(options: Options, seats: int) -> Iterator[Notice]:
    names = [name for name in options.wishes if name]
    if not names:
        return
    known = all(name in COATS and name != "squire" for name in names)
    if options.coats or len(options.wishes) != seats or not known:
        yield Notice("E-WISHES")
        return
    if len({COATS[name].colour for name in names}) < len(names):
        yield Notice("E-COLOURS")
    if not all(in_box(COATS[name], options) for name in names):
        yield Notice("E-COMPANY")
    if arthur_by_lot(options) and not lots(options, seats):
        yield Notice("E-ARTHUR")
