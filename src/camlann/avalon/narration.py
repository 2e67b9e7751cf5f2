"""The narration of the reveal: what is read aloud at a table with eyes shut, step by step (A-5.4).

It follows from the public set of roles alone, so hearing it tells nothing.
"""

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

from camlann.avalon.game import Court
from camlann.avalon.options import Options

Line: TypeAlias = Literal[
    "close_all",
    "lancelot_thumb_up",
    "allies_thumbs",
    "evil_open",
    "lancelot_thumb_down",
    "evil_close",
    "check",
    "evil_thumbs",
    "thumbs_reminder",
    "merlin_open",
    "thumbs_down",
    "merlin_close",
    "percival_thumbs",
    "percival_open",
    "percival_close",
    "lancelots_open",
    "lancelots_close",
    "all_open",
]


class Spoken(Struct, frozen=True):
    """A line, and what varies in it."""

    line: Line
    but: tuple[str, ...] = ()
    """Roles the line leaves out, or in a reminder those it means."""
    switching: bool = False
    """The Evil Lancelot holds up a thumb."""
    alike: bool = False
    """All who are shown hold one up, and no line says which of them he is."""
    thumbs: int = 0
    """How many thumbs Percival will see."""


def narration(public: Court) -> tuple[Spoken, ...]:
    return tuple(_lines(set(public.cast), public.options))


def _lines(cast: set[str], options: Options) -> Iterator[Spoken]:
    switching = options.switching
    strangers = tuple(name for name in ("oberon",) if name in cast)
    yield Spoken("close_all")
    alike = switching and options.lancelot_evil_shown_as == "evil"
    if alike:
        yield Spoken("allies_thumbs", but=strangers)
    elif switching:
        yield Spoken("lancelot_thumb_up")
    asleep = (*strangers, "lancelot_evil") if switching else strangers
    yield Spoken("evil_open", but=asleep, switching=switching, alike=alike)
    if switching:
        yield Spoken("thumbs_down" if alike else "lancelot_thumb_down")
    yield Spoken("evil_close")
    yield Spoken("check")
    if "merlin" in cast:
        unseen = strangers if options.oberon_hidden_from_merlin else ()
        yield Spoken("evil_thumbs", but=(*(("mordred",) if "mordred" in cast else ()), *unseen))
        reminded = tuple(name for name in asleep if name not in unseen)
        if reminded:
            yield Spoken("thumbs_reminder", but=reminded)
        yield Spoken("merlin_open")
        yield Spoken("thumbs_down")
        yield Spoken("merlin_close")
        yield Spoken("check")
    if "percival" in cast:
        thumbs = 2 if "morgana" in cast else 1
        yield Spoken("percival_thumbs", thumbs=thumbs)
        yield Spoken("percival_open", thumbs=thumbs)
        yield Spoken("thumbs_down")
        yield Spoken("percival_close")
        yield Spoken("check")
    if options.lancelot == "known_pair":
        yield Spoken("lancelots_open")
        yield Spoken("lancelots_close")
        yield Spoken("check")
    yield Spoken("all_open")
