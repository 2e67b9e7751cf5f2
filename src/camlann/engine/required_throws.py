"""Required throws: what every deal of a game must throw, as data, for verifiers without its rules.

A server writes the list of a deal's throws. A verifier that has the rules compares it with theirs; one that
has not looks up here which throws must be on the list.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from camlann.engine.transition import AnyThrow, Into, fields

Values = tuple[Any, ...]


class Needed(Struct, frozen=True):
    """A throw of every deal with at least this many players and one of these values of each option."""

    label: str
    into: tuple[str, ...]
    when: dict[str, Values]
    players: int


def needed(label: str, *into: Into, players: int = 0, **when: Values) -> Needed:
    return Needed(label, fields(into), when, players)


def is_needed(need: Needed, options: Mapping[str, Any], seats: int) -> bool:
    """Whether a deal for these options makes the throw."""
    players = seats - options.get("late", 0)
    return players >= need.players and all(options.get(name) in values for name, values in need.when.items())


def has(throws: Sequence[AnyThrow], need: Needed) -> bool:
    return any((throw.label, throw.into) == (need.label, need.into) for throw in throws)
