"""Sentences: facts, phases, commands and reasons as text in a language.

Rules and logs hold tags and fields, and no text. The sentence of a fact, a phase, a command or a reason is
the Fluent message named as its tag, with dots turned into dashes; its fields are the arguments:

- a seat becomes the name of the player, a number is written as in the language;
- a word of a named type, such as `Side`, by its own message, such as `avalon-side-good`; a plain `str` by a
  message that has the field's name in place of the type's; any other word as it stands, to choose by;
- a list as a list, and its length under the field's name with `-count`;
- a word as it stands, to choose by, under the field's name with `-words`, and those of a list with dashes
  between;
- a number by the message that its game has for the field, such as `avalon-number-quest`, if it has one;
- what is kept by a key is told in groups, such as "Approve: Ana and Ben; Reject: Cleo"; so is a list of one
  thing for each seat under its name with `-by-seat`, and of one for each item of another list, say of
  `cards` and of `to` whom they go, as `to-by-cards`;
- a struct by its own message; one without a tag by the game and its name, such as `avalon-seen`, and several
  of them as that message says in `.list`.
"""

from collections.abc import Sequence
from copy import copy
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, NewType, TypeAlias, Union, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from camlann.engine.facts import Seat, tag
from camlann.engine.forms import Item
from camlann.engine.rules import Notice, Rules
from camlann.games import GAMES
from camlann.i18n.catalogue import LOCALES, Catalogue, Lazy, dashed, languages

__all__ = [
    "LOCALES",
    "Names",
    "Place",
    "Words",
    "dashed",
    "declared",
    "inside",
    "known_as",
    "languages",
    "means_seat",
    "without_none",
    "wording",
]

Names: TypeAlias = Sequence[str]
"""The players' names, by seat."""


class Words(Catalogue):
    """The sentences of one language: for any table, or `at` a table with its own names for things."""

    def __init__(self, language: str = "en", *, isolate: bool = True, folder: Path = LOCALES) -> None:
        super().__init__(language, isolate=isolate, folder=folder)
        for rules in GAMES.values():
            self.wording |= wording(rules, rules.WIRE.options.type())

    def at(self, rules: Rules[Any, Any, Any, Any], options: Struct) -> "Words":
        """The same words at a table with these options."""
        mine = copy(self)
        mine.wording = self.wording | wording(rules, options)
        return mine

    def text(self, name: str, /, **args: str | int) -> str:
        # The message of a game, or one of a browser's that is about it.
        game = name.removeprefix("ui-").partition("-")[0]
        if game in GAMES:
            args = {key: self.numbered(game, key, value) for key, value in args.items()}
        return super().text(name, **args)

    def numbered(self, game: str, field: str, value: str | int) -> str | int:
        """A number as a game calls what it counts, where it has a name for that: quest A; else as it is."""
        name = f"{game}-number-{dashed(field).removesuffix('s')}"
        if isinstance(value, str) or not self.has(name):
            return value
        return self.write(name, {"n": self.argument(value)})

    def tell(self, told: Struct, names: Names, attribute: str = "") -> str:
        """The sentence of a fact, phase, command or reason."""
        name = dashed(tag(type(told)))
        return self.write(f"{name}.{attribute}" if attribute else name, Fields(self, told, names))

    def narrated(self, game: str, line: str, spoken: Struct) -> str:
        """A line of what is read aloud at the table, with whatever varies in it."""
        return self.write(f"{game}-narration-{dashed(line)}", Fields(self, spoken, (), game))

    def notice(self, game: str, notice: Notice) -> str:
        return self.text(f"{game}-{notice.code.lower()}", most=notice.most)

    def option(self, options: Struct, game: str, field: str, names: Names) -> str:
        """The sentence for the value of an option."""
        return self.write(f"{game}-option-{dashed(field)}", Fields(self, options, names, game))

    def by_options(self, name: str, game: str, options: Struct) -> str:
        """A text about how a table plays. Its arguments are the options and their fields."""
        return self.write(name, OptionFields(self, options, game))

    def word(self, game: str, kind: str, word: str) -> str:
        """A role, a side, a card: the text of its message, or the word itself if it has none."""
        name = f"{game}-{kind}-{dashed(word)}"
        return self.text(name) if self.has(name) else word

    def item(self, command: type[Struct], step: int, item: Item, names: Names) -> str:
        """What a form offers for the field at this place of a command."""
        place = Place(tag(command).partition(".")[0], fields(command)[step].name, command.__module__, names)
        return self.said(declared(command, step), item, place)

    def said(self, hint: Any, value: Any, place: "Place") -> str:
        """A value by its declared type, as it stands in a sentence."""
        match value:
            case Struct():
                return self.write(_name(value, place.game), Fields(self, value, place.names, place.game))
            case bool():
                return "true" if value else "false"
            case int() if means_seat(hint):
                return place.names[value]
            case int():
                named = self.numbered(place.game, place.field, value)
                return self.number(named) if isinstance(named, int) else named
            case str():
                return self.word(place.game, _kind(hint, place), value)
            case (Struct() as first, *_):
                pieces = [self.said(None, piece, place) for piece in value]
                return self.listed(pieces, by=f"{_name(first, place.game)}.list")
            case (tuple(), *_):
                key, word = get_args(inside(hint))
                return self.groups(key, word, value, place)
            case tuple():
                return self.listed(self.counted([self.said(inside(hint), one, place) for one in value]))
            case dict():
                key, word = get_args(hint)
                # A browser sorts number keys, whatever order they were written in.
                pairs = sorted(value.items()) if key in (int, Seat) else [*value.items()]
                return self.groups(word, key, [(what, member) for member, what in pairs], place)
            case None:
                return "none"
        raise TypeError(f"{place.field}: nobody knows how to say {value!r}")

    def groups(self, what: Any, member: Any, pairs: Sequence[tuple[Any, Any]], place: "Place") -> str:
        """Pairs of these types, grouped by the first: in the order of its type, or else as they come."""
        words = get_args(what) if get_origin(what) is Literal else ()
        order = [*(words or dict.fromkeys(first for first, _ in pairs))]
        ordered = sorted(pairs, key=lambda pair: order.index(pair[0]))
        return self.grouped([(self.said(what, a, place), self.said(member, b, place)) for a, b in ordered])


class Place(NamedTuple):
    """Where a value is: the game, the field, the module that declares it; and the players' names."""

    game: str
    field: str
    module: str
    names: Names


class Fields(Lazy):
    """The arguments of a sentence: the fields of its struct, each computed when it is used."""

    def __init__(self, words: Words, told: Struct, names: Names, game: str = "") -> None:
        self.words, self.told, self.names = words, told, names
        # A struct without a tag belongs to the game of the struct that contains it.
        self.game = tag(type(told)).partition(".")[0] if _tagged(told) else game

    @cached_property
    def kinds(self) -> dict[str, tuple[str, Any]]:
        return {dashed(field.name): (field.name, without_none(field.type)) for field in fields(self.told)}

    def __missing__(self, name: str) -> Any:
        counted = name.endswith("-count") and name not in self.kinds
        plain = name.endswith("-words") and name not in self.kinds
        what, by, key = name.partition("-by-")
        if counted or plain:
            what = name.rpartition("-")[0]
        if what not in self.kinds and what in self.words.wording:
            return self.words.wording[what]
        field, hint = self.kinds[what]
        value = getattr(self.told, field)
        if counted:
            return self.words.argument(len(value))
        if plain:
            return value if isinstance(value, str) else "-".join(value)
        place = Place(self.game, field, type(self.told).__module__, self.names)
        if by:
            return self._grouped(value, hint, key, place)
        if isinstance(value, int) and not isinstance(value, bool) and not means_seat(hint):
            return self.words.argument(self.words.numbered(self.game, field, value))
        return self.words.said(hint, value, place)

    def _grouped(self, value: Sequence[Any], hint: Any, key: str, place: Place) -> str:
        """One list told by another, or by the seats."""
        keys: Sequence[Any] = range(len(value))
        kind: Any = Seat
        if key != "seat":
            field, listed = self.kinds[key]
            keys, kind = getattr(self.told, field), inside(listed)
            place = place._replace(field=field) if kind is str else place
        return self.words.groups(inside(hint), kind, [*zip(value, keys, strict=True)], place)


class OptionFields(Lazy):
    """The arguments of a text about a table: its options, and the fields of those that are structs."""

    def __init__(self, words: Words, options: Struct, game: str) -> None:
        inner = (getattr(options, field.name) for field in fields(options))
        structs = (options, *(value for value in inner if isinstance(value, Struct)))
        self.parts = [Fields(words, each, (), game) for each in structs]

    def __missing__(self, name: str) -> Any:
        return next(part[name] for part in self.parts if name in part.kinds)


def wording(rules: Rules[Any, Any, Any, Any], options: Struct) -> dict[str, str]:
    """What a table with these options calls things."""
    return {dashed(name): getattr(options, name) for name in getattr(rules, "WORDING", ())}


def declared(command: type[Struct], step: int) -> Any:
    """The type of what is chosen for the field at this place, of each item if several are."""
    hint = without_none(fields(command)[step].type)
    return inside(hint) if get_origin(hint) is tuple else hint


def means_seat(hint: Any) -> bool:
    """Whether a number of this type is a seat."""
    return hint is Seat or Seat in get_args(hint)


def inside(hint: Any) -> Any:
    """The type of what is in a list."""
    return (*get_args(hint), None)[0]


def _name(value: Struct, game: str) -> str:
    """The message of a struct: its tag, or in a game the name of its kind if it has none."""
    return dashed(tag(type(value))) if _tagged(value) else f"{game}-{type(value).__name__.lower()}"


def _tagged(value: Struct) -> bool:
    return value.__struct_config__.tag is not None


def without_none(hint: Any) -> Any:
    """A type without its None."""
    if get_origin(hint) in (Union, UnionType):
        kinds = [kind for kind in get_args(hint) if kind is not NoneType]
        return kinds[0] if len(kinds) == 1 else hint
    return hint


@cache
def known_as(hint: Any, module: str) -> str | None:
    """The name that the rules give a type of words, as it is known where a field of it is declared."""
    known = vars(import_module(module)).items()
    return next((name.lower() for name, value in known if value == hint), None)


def _kind(hint: Any, place: Place) -> str:
    """What kind of word this is: the name of its type, or of the field if that says no more than `str`."""
    if get_origin(hint) is Literal:
        return known_as(hint, place.module) or dashed(place.field)
    if isinstance(hint, NewType):
        return hint.__name__.lower()
    return dashed(place.field).removesuffix("s")
