"""Command-line arguments of the terminal client: language, game, players, seats, options, files."""

import unicodedata
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec.structs import fields

from camlann.engine.facts import Seat, everyone
from camlann.engine.rules import Rules
from camlann.games import DEFINITIONS, GAMES
from camlann.i18n.sentences import Names, Words, languages

MAX_NAME_LENGTH = 20
DEFAULT_PRESET = "house"
"""The preset if none is named."""


class Problem(Exception):
    """An argument that cannot be used; the text says why."""


def words_for(language: str) -> Words:
    """The words of a language for a terminal."""
    try:
        return Words(language, isolate=False)
    except LookupError:
        english = Words(isolate=False)
        known = english.listed(languages())
        raise Problem(english.text("play-no-language", language=language, languages=known)) from None


def rules_of(words: Words, game: str) -> Rules[Any, Any, Any, Any]:
    if game not in GAMES:
        raise Problem(words.text("play-no-game", game=game, games=words.listed([*GAMES])))
    return GAMES[game]


def named(words: Words, given: Sequence[str] | None, seats: int) -> Names:
    """A name for each seat: the given ones, then names from the language."""
    chosen = [clean(name) for name in given or ()]
    if len(chosen) > seats:
        raise Problem(words.text("play-too-many-names"))
    for n, name in enumerate(chosen):
        alike = name.casefold() in map(str.casefold, chosen[:n])
        if alike or not 1 <= len(name) <= MAX_NAME_LENGTH or name.isdecimal():
            raise Problem(words.text("play-bad-name", name=name or "“”"))
    taken = {name.casefold() for name in chosen}
    spare = (clean(name) for name in words.text("play-names").split(","))
    chosen += [name for name in spare if name.casefold() not in taken]
    return tuple(chosen[:seats])


def clean(name: str) -> str:
    """A name without invisible or direction-changing characters, and without spaces at its ends.

    The joiners stay, since Persian needs them.
    """
    visible = (c for c in name if c in "\u200c\u200d" or not unicodedata.category(c).startswith("C"))
    return unicodedata.normalize("NFC", " ".join("".join(visible).split()))


def seat_of(words: Words, names: Names, told: str) -> Seat:
    """A seat by its number, from 0, or by the player's name."""
    if told.isdecimal() and int(told) < len(names):
        return Seat(int(told))
    for seat, name in enumerate(names):
        if name.casefold() == told.strip().casefold():
            return Seat(seat)
    raise Problem(words.text("play-no-seat", seat=told, last=len(names) - 1))


def people(words: Words, names: Names, seat: str, hot: list[str] | None) -> tuple[Seat, ...]:
    """The seats of people; bots have the others."""
    if hot is None:
        return (seat_of(words, names, seat),)
    if hot == ["all"]:
        return everyone(len(names))
    if hot == ["none"]:
        return ()
    return tuple(sorted({seat_of(words, names, told) for told in hot}))


def writable(words: Words, save: str | None) -> Path | None:
    """The file to save to. It is checked now, and not after an hour of play."""
    if save is None:
        return None
    try:
        Path(save).touch()
    except OSError as error:
        raise Problem(words.text("play-cannot-save", file=save, error=error.strerror or "")) from None
    return Path(save)


def readable(words: Words, file: str) -> bytes:
    """The content of a file."""
    try:
        return Path(file).read_bytes()
    except OSError as error:
        text = words.text("replay-cannot-read", file=file, error=error.strerror or "")
        raise Problem(text) from None


def preset(words: Words, rules: Rules[Any, Any, Any, Any], name: str, seats: int) -> Any:
    """The options of a preset by its name; for an edition, its language is enough."""
    if name == DEFAULT_PRESET:
        return rules.WIRE.options.type()
    ready: Callable[[int], Mapping[str, Any]] = getattr(rules, "presets", lambda seats: {})
    found = ready(seats)
    chosen = found.get(name, found.get(f"box_{name}"))
    if chosen is None:
        known = words.listed([DEFAULT_PRESET, *found], by="list-or")
        raise Problem(words.text("play-no-preset", preset=name, presets=known))
    return chosen


def refused(words: Words, rules: Rules[Any, Any, Any, Any], options: Any, seats: int) -> list[str]:
    """Why a game cannot start like this."""
    return [
        words.notice(rules.NAME, notice) for notice in rules.check(options, seats) if notice.prevents_start
    ]


def options(words: Words, given: Mapping[str, str], ready: Any) -> Any:
    """The options: those of the preset, changed by the given words."""
    known = {field.name: field for field in fields(ready)}
    values: dict[str, Any] = {}
    for name, told in given.items():
        field = known.get(name.replace("-", "_"))
        if field is None:
            raise Problem(
                words.text("play-no-option", option=name, options=words.listed([*known], by="list-or"))
            )
        several = isinstance(field.default, tuple)
        try:
            values[field.name] = msgspec.convert(
                told.split(",") if several else told, field.type, strict=False
            )
        except msgspec.ValidationError:
            can_be = _values(field.type)
            listed = words.listed(can_be, by="list-or")
            text = words.text("play-bad-option", option=name, value=told, known=len(can_be), values=listed)
            raise Problem(text) from None
    return msgspec.structs.replace(ready, **values)


def chosen(args: Namespace, ready: Any) -> Mapping[str, str]:
    """What `--set` and the flags of the games mean, as options by name."""
    given = {name: value for name, _, value in (pair.partition("=") for pair in args.set)}
    flags: dict[str, str] = {}
    for flag in (flag for game in DEFINITIONS.values() for flag in game.flags):
        value = getattr(args, flag.option)
        if flag.metavar is None and value:
            flags[flag.option] = "true"
        elif flag.metavar is not None and value is not None:
            flags[flag.option] = value
    return DEFINITIONS[args.game].from_flags(flags, given, ready)


def _values(kind: Any) -> tuple[str, ...]:
    """The words that stand for the values of a type, if they can be counted."""
    if kind is bool:
        return "true", "false"
    return get_args(kind) if get_origin(kind) is Literal else ()
