"""A game told as text, a line for each command and fact, for people who read games and for review.

    Ana   > propose 1 Ana Dan
            Ana proposes Ana and Dan for quest 1.
      Dan ! You approve.

Public facts stand alone; `!` marks what one seat alone was told, `#` what nobody at the table saw.
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
    """`say` gives the sentence of a fact, in some language; a fact it has no word for is left out."""
    width = max(map(len, names))
    for row in rows:
        if row.command is not None:
            who = "" if row.seat is None else names[row.seat]
            yield f"{who:<{width}}   > {_spoken(row.command)}"
        for fact in row.facts:
            if not (text := say(fact)):
                continue
            match fact:
                case Public():
                    mark, who = " ", ""
                case Private():
                    mark, who = "!", names[fact.seat]
                case _:
                    mark, who = "#", ""
            first, *more = text.splitlines()
            yield f"  {who:<{width}} {mark}   {first}"
            for line in more:
                yield f"  {'':<{width}} {mark}   {line}"


def _spoken(command: Command) -> str:
    """A command as its name and its choices."""
    fields = [
        ",".join(map(str, field)) if isinstance(field, tuple) else str(field) for field in astuple(command)
    ]
    return " ".join([tag(type(command)).rpartition(".")[2], *fields])
