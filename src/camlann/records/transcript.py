"""Transcript: a game as text, a line for each command and fact, for readers and for golden tests.

    Ana   > propose 1 Ana Dan
            Ana proposes Ana and Dan for quest 1.
      Dan ! You approve.

Public facts have no mark; `!` marks what one seat alone knows, `#` what nobody at the table sees.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from camlann.engine.facts import Private, Public, tag
from camlann.engine.phases import Command
from camlann.records.replay import ReadRow


def transcript(
    rows: Iterable[ReadRow[Any, Any, Any]], names: Sequence[str], say: Callable[[Struct], str]
) -> Iterator[str]:
    """The lines of a transcript. `say` gives the sentence of a fact; a fact without one is left out."""
    width = max(map(len, names))
    for row in rows:
        if row.command is not None:
            name = "" if row.seat is None else names[row.seat]
            yield f"{name:<{width}}   > {_command_text(row.command)}"
        for fact in row.facts:
            if not (text := say(fact)):
                continue
            match fact:
                case Public():
                    mark, name = " ", ""
                case Private():
                    mark, name = "!", names[fact.seat]
                case _:
                    mark, name = "#", ""
            first, *more = text.splitlines()
            yield f"  {name:<{width}} {mark}   {first}"
            for line in more:
                yield f"  {'':<{width}} {mark}   {line}"


def _command_text(command: Command) -> str:
    """A command as its name and its choices."""
    fields = [
        ",".join(map(str, field)) if isinstance(field, tuple) else str(field) for field in astuple(command)
    ]
    return " ".join([tag(type(command)).rpartition(".")[2], *fields])
