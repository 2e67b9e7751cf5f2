"""Beats: how long screens show a public fact before the next question opens, in milliseconds.

The lengths are public constants, the same for every seat. Screens play a beat for so long, a question's clock
starts when it is over, and bots wait for it. So nobody's pace depends on what they know.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from camlann.engine.facts import Asked, Public, tag


class Beat(Struct, frozen=True, kw_only=True):
    """How one kind of fact is shown."""

    length_ms: int
    """The whole beat, without what is counted."""
    each_ms: int = 0
    """More for each of what is counted: a card, a sword."""
    counted: tuple[str, ...] = ()
    """Fields of the fact: a number counts itself, a list or table its items."""
    result_ms: int = 0
    """How long before its end the result is in sight. Nothing may tell it earlier."""


Beats: TypeAlias = Mapping[str, Beat]
"""By the tag of a fact, or of the phase that a question opens."""


def kind(fact: Public[Any, Any, Any]) -> str:
    """The tag that a fact's beat is listed under."""
    return tag(type(fact.phase)) if isinstance(fact, Asked) else tag(type(fact))


def length_ms(beats: Beats, fact: Any) -> int:
    """How long this fact is shown; nothing for one that not everybody was told."""
    beat = beats.get(kind(fact)) if isinstance(fact, Public) else None
    if beat is None:
        return 0
    values = (getattr(fact, field) for field in beat.counted)
    return beat.length_ms + beat.each_ms * sum(
        value if isinstance(value, int) else len(value) for value in values
    )


def presentation_ms(beats: Beats, facts: Iterable[Any]) -> int:
    """How long these facts are shown, one after the other."""
    return sum(length_ms(beats, fact) for fact in facts)


def since_last_question(facts: Sequence[Any]) -> Sequence[Any]:
    """The end of these facts: all that came after the question before the open one."""
    asked = [n for n, fact in enumerate(facts) if isinstance(fact, Asked)]
    return facts[asked[-2] + 1 :] if len(asked) > 1 else facts
