"""Text hints for the browser: how to write each field of a fact, question or reason in a sentence.

A browser has JSON and no types, and a number in it may be a seat. `web/src/i18n/sentences.ts` reads these
hints with a fact, and then writes the same sentence as `camlann.i18n.sentences`. A hint is a short word:

- `@` a seat, `#` a number, empty: the value as it is, or worded by the field's name;
- `side`, or any other: a word of this kind; `=` a word of the kind that the field's name says;
- `+avalon-seen` a struct without a tag, by the name of its message;
- a list as `[item]`, a pair as `[first, second]`, a map as `{ by, of }`.
"""

import json
import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, Literal, NewType, TypeAlias, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import fields

from camlann import avalon, engine, server, shadows
from camlann.engine.facts import Public, tag
from camlann.engine.phases import Phase
from camlann.engine.transition import Step
from camlann.games import GAMES
from camlann.i18n.sentences import dashed, inside, known_as, means_seat, without_none, wording
from scripts.codegen.typescript_writer import OPENING

Hint: TypeAlias = "str | list[Hint] | dict[str, Hint]"


def modules() -> dict[str, str]:
    """The content of each file, by its name."""
    for package in (engine, avalon, shadows, server):
        _load(package)
    tagged = [kind for kind in _below(Struct) if kind.__module__.startswith("camlann.") and _owner(kind)]
    made = {"table": TextHints(kind for kind in tagged if _owner(kind) not in GAMES)}
    for game, rules in GAMES.items():
        hints = made[game] = TextHints(kind for kind in tagged if _owner(kind) == game)
        hints.describe(rules.WIRE.options.type, game)
        hints.wording = wording(rules, rules.WIRE.options.type())
        if (narration := getattr(rules, "narration", None)) is not None:
            hints.describe(inside(get_type_hints(narration)["return"]), game)
    return {f"text-hints-{name}.ts": hints.whole() for name, hints in made.items()}


class TextHints:
    """One file: the hints of all these types."""

    def __init__(self, kinds: Iterable[type[Struct]]) -> None:
        self.fields: dict[str, dict[str, Hint]] = {}
        self.words: dict[str, tuple[str, ...]] = {}
        self.public: list[str] = []
        self.wording: dict[str, str] = {}
        for kind in kinds:
            if issubclass(kind, Public):
                self.public.append(tag(kind))
            # Steps between two questions have no sentence.
            if issubclass(kind, Phase) or not issubclass(kind, Step):
                self.describe(kind, _owner(kind))

    def describe(self, kind: type[Struct], game: str) -> str:
        """Take in a struct, and those without a tag that are part of it. Returns the name of its message."""
        tagged = kind.__struct_config__.tag is not None
        name = dashed(tag(kind)) if tagged else f"{game}-{kind.__name__.lower()}"
        if name not in self.fields:
            mine = self.fields[name] = {}
            for field in fields(kind):
                mine[field.name] = self._hint(without_none(field.type), kind.__module__, game)
        return name

    def _hint(self, hint: Any, module: str, game: str, listed: bool = False) -> Hint:
        origin, parts = get_origin(hint), get_args(hint)
        if means_seat(hint) and origin not in (tuple, dict):
            return "@"
        if hint is int:
            return "#"
        if origin is Literal:
            return self._kind(parts, known_as(hint, module), listed)
        if isinstance(hint, NewType):
            return re.sub("(?<!^)(?=[A-Z])", "-", hint.__name__).lower()
        if origin is tuple and parts[1:] != (...,):
            return [self._hint(part, module, game, True) for part in parts]
        if origin is tuple:
            return [self._hint(parts[0], module, game, True)]
        if origin is dict:
            by, of = (self._hint(part, module, game, True) for part in parts)
            return {"by": by, "of": of}
        kind = origin or hint
        if isinstance(kind, type) and issubclass(kind, Struct) and kind.__struct_config__.tag is None:
            return "+" + self.describe(kind, game)
        return ""

    def _kind(self, words: tuple[str, ...], alias: str | None, listed: bool) -> str:
        if alias is None:
            # In a list or map, words are grouped in the order of their type, which is found by its name.
            assert not listed, f"words in a list, or by a key, need a type with a name: {words}"
            return "="
        assert self.words.setdefault(alias, words) == words, f"two types are called {alias}"
        return alias

    def whole(self) -> str:
        """The content of the file. A type without fields needs no hints."""
        told = {name: mine for name, mine in sorted(self.fields.items()) if mine}
        everybody = "".join(f"\n  {json.dumps(name)}," for name in sorted(self.public))
        return "\n".join(
            [
                OPENING,
                "/** How to write each field, by message: see codegen/typescript_message_parameters.py. */",
                f"export const FIELDS = {_entries(told)};\n",
                "/** The words of each kind, in their order. */",
                f"export const WORDS = {_entries(dict(sorted(self.words.items())))};\n",
                "/** Public facts; every other fact is private to one seat. */",
                f"export const PUBLIC = [{everybody}\n];\n",
                "/** The default wording of a table; options may change it. */",
                f"export const WORDING = {_entries(self.wording)};\n",
            ]
        )


def _entries(found: dict[str, Any]) -> str:
    lines = (f"\n  {json.dumps(name)}: {json.dumps(value)}," for name, value in found.items())
    return f"{{{''.join(lines)}\n}}"


def _load(package: ModuleType) -> None:
    """Import all modules of a package, so that the result does not depend on earlier imports."""
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        if not module.name.endswith("__main__"):
            import_module(module.name)


def _owner(kind: type[Struct]) -> str:
    """The first part of a tag such as `avalon.lady-passed`: a game, for example."""
    name = kind.__struct_config__.tag
    return name.rpartition(".")[0] if isinstance(name, str) else ""


def _below(kind: type[Any]) -> Iterator[type[Any]]:
    for each in kind.__subclasses__():
        yield each
        yield from _below(each)
