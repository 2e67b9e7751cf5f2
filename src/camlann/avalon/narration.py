"""Narration of the reveal: what is read aloud while everybody's eyes are closed, step by step (A-5.4).

It depends on the public set of roles alone, so it reveals nothing.
"""

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from camlann.avalon.options import Options
from camlann.avalon.role_knowledge import Role
from camlann.avalon.roles import ROLES, role_of
from camlann.avalon.state import Court

COMMON = (
    *("close_all", "lancelot_thumb_up", "allies_thumbs", "evil_open", "lancelot_thumb_down", "thumbs_down"),
    *("evil_close", "check", "all_open"),
)
"""Lines that belong to no role; the others are in the rows of the roles."""
WITH_PHONES = ("phones_take", "phones_look", "phones_cover", "phones_again", "phones_begin")
"""What is read where everybody learns their role from a phone: the same for every set of roles."""


def every_line() -> tuple[str, ...]:
    """All lines of the narration."""
    of_roles = (line for role in ROLES.values() for line in role.narrated)
    return tuple(dict.fromkeys((*COMMON, *of_roles, *WITH_PHONES)))


class Spoken(Struct, frozen=True):
    """A line, with its variable parts."""

    line: str
    but: tuple[str, ...] = ()
    """Roles that the line leaves out; in a reminder, those it means."""
    switching: bool = False
    """The Evil Lancelot puts up a thumb."""
    alike: bool = False
    """All who are shown put up a thumb, and no line says which of them is Lancelot."""
    thumbs: int = 0
    """How many thumbs Percival will see."""


def narration_with_phones() -> tuple[Spoken, ...]:
    return tuple(Spoken(line) for line in WITH_PHONES)


def narration(public: Court) -> tuple[Spoken, ...]:
    return _narration(public.cast, public.options)


@lru_cache(maxsize=256)
def _narration(names: tuple[str, ...], options: Options) -> tuple[Spoken, ...]:
    cast = [role_of(name, options) for name in ROLES if name in names]
    return tuple(_lines(cast, options))


def _lines(cast: list[Role], options: Options) -> Iterator[Spoken]:
    switching = options.switching
    strangers = tuple(role.name for role in cast if role.stranger)
    asleep = tuple(role.name for role in cast if role.side == "evil" and not role.sees)
    yield Spoken("close_all")
    alike = switching and options.lancelot_evil_shown_as == "evil"
    if alike:
        yield Spoken("allies_thumbs", but=strangers)
    elif switching:
        yield Spoken("lancelot_thumb_up")
    yield Spoken("evil_open", but=asleep, switching=switching, alike=alike)
    if switching:
        yield Spoken("thumbs_down" if alike else "lancelot_thumb_down")
    yield Spoken("evil_close")
    yield Spoken("check")
    awake = (role.narrated for role in cast if role.sees and role.narrated)
    for lines in dict.fromkeys(awake):
        yield from filter(None, (_spoken(line, cast) for line in lines))
        yield Spoken("check")
    yield Spoken("all_open")


def _spoken(line: str, cast: list[Role]) -> Spoken | None:
    """A line of a role with its variable parts; None if there is nobody to read it to."""
    match line:
        case "evil_thumbs":
            return Spoken(line, but=tuple(role.name for role in cast if role.hides_from_merlin))
        case "thumbs_reminder":
            shown = (role for role in cast if role.side == "evil" and not role.hides_from_merlin)
            reminded = tuple(role.name for role in shown if not role.sees)
            return Spoken(line, but=reminded) if reminded else None
        case "percival_thumbs" | "percival_open":
            return Spoken(line, thumbs=sum(role.passes_for_merlin for role in cast))
        case _:
            return Spoken(line)
