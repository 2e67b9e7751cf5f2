"""Transcript of a record in a language: a line for each fact that its reader may see.

`!` marks what one seat alone knows, `#` what nobody at the table sees.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any

from msgspec.structs import replace

from camlann.engine.facts import tag
from camlann.engine.rules import Rules
from camlann.games import is_left_out
from camlann.i18n.sentences import Names, Words
from camlann.records.record import Record, Viewpoint
from camlann.records.replay import options_of, replay
from camlann.records.transcript import transcript


def record_transcript(
    record: Record, rules: Rules[Any, Any, Any, Any], viewer: Viewpoint, words: Words, names: Names
) -> Iterator[str]:
    """The lines of the transcript; raises `BrokenRecord` if the record holds less."""
    words = words.at(rules, options_of(record, rules))
    yield title(record, viewer, words, names)
    yield ""
    for row, _ in replay(record, rules, viewer):
        facts = tuple(fact for fact in row.facts if not is_left_out(tag(type(fact))))
        # The facts already say what the command was.
        told = replace(row, command=None, facts=facts)
        for line in transcript((told,), names, partial(words.tell, names=names)):
            yield line.rstrip()


def title(record: Record, viewer: Viewpoint, words: Words, names: Names) -> str:
    game, seats = words.text(record.header.game), record.header.seats
    match viewer:
        case "whole":
            return words.text("record-title-whole", game=game, seats=seats)
        case "spectator":
            viewer_name = words.text("replay-spectator")
        case seat:
            viewer_name = names[seat]
    return words.text("replay-title", game=game, seats=seats, viewer=viewer_name)


def display_names(words: Words, names: list[str | None]) -> Names:
    """Display names: names, or seats where a name is missing or not unique."""
    told: list[str] = []
    for seat, name in enumerate(names):
        if name is None:
            told.append(words.text("record-seat", seat=seat + 1))
        elif [other and other.casefold() for other in names].count(name.casefold()) > 1:
            told.append(words.text("record-name-and-seat", name=name, seat=seat + 1))
        else:
            told.append(name)
    return tuple(told)
