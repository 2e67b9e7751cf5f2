"""A record told as a text, in somebody's language: a line for each thing that its reader was told.

Lines about what one seat alone was told are marked `!`, what nobody at the table saw `#`.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any

from msgspec.structs import replace

from camlann.engine.facts import tag
from camlann.engine.match import Rules
from camlann.games import is_left_out
from camlann.i18n.sentences import Names, Words
from camlann.records.record import Record, Viewpoint
from camlann.records.replay import options_of, replay
from camlann.records.transcript import transcript


def record_transcript(
    record: Record, rules: Rules[Any, Any, Any, Any], viewer: Viewpoint, words: Words, names: Names
) -> Iterator[str]:
    """The lines of it; raises `BrokenRecord` where the record does not hold as much."""
    words = words.at(rules, options_of(record, rules))
    yield title(record, viewer, words, names)
    yield ""
    for row, _ in replay(record, rules, viewer):
        facts = tuple(fact for fact in row.facts if not is_left_out(tag(type(fact))))
        # What was said stands in what followed.
        told = replace(row, command=None, facts=facts)
        for line in transcript((told,), names, partial(words.tell, names=names)):
            yield line.rstrip()


def title(record: Record, viewer: Viewpoint, words: Words, names: Names) -> str:
    game, seats = words.text(record.header.game), record.header.seats
    match viewer:
        case "whole":
            return words.text("record-title-whole", game=game, seats=seats)
        case "spectator":
            who = words.text("replay-spectator")
        case seat:
            who = names[seat]
    return words.text("replay-title", game=game, seats=seats, viewer=who)


def display_names(words: Words, names: list[str | None]) -> Names:
    """What to call people by: their names, or their seats where there is none, or two have the same."""
    told: list[str] = []
    for seat, name in enumerate(names):
        if name is None:
            told.append(words.text("record-seat", seat=seat + 1))
        elif [other and other.casefold() for other in names].count(name.casefold()) > 1:
            told.append(words.text("record-name-and-seat", name=name, seat=seat + 1))
        else:
            told.append(name)
    return tuple(told)
