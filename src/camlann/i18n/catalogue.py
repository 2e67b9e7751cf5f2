"""The catalogue of one language: its messages, the way it writes numbers, and how it makes lists.

A language is a folder of Fluent files and a `language.json` that says what it is called, how it runs and
whether it is ready; a new one needs no code. What a language in progress has no text for yet is told in
English, and listed. In a released one a text that is missing is an error at once, as an argument is in any,
and no dirt on somebody's screen.
"""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Literal, overload

import msgspec
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import Message

HERE = Path(__file__).parents[1]
LOCALES = next(path for path in (HERE / "locales", HERE.parents[1] / "locales") if path.is_dir())
"""Beside the code in a wheel, at the root of a checkout."""

SOURCE = "en"
"""What a language in progress falls back on."""

LATIN = "0123456789,"
DIGITS = {"latn": LATIN, "arab": "٠١٢٣٤٥٦٧٨٩٬", "arabext": "۰۱۲۳۴۵۶۷۸۹٬"}
"""What stands for these in a numbering system. fluent.runtime writes those of English in every language."""


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `language.json` says: the name it has for itself, and the fonts that come with it."""

    name: str
    direction: Literal["ltr", "rtl"]
    digits: Literal["latn", "arab", "arabext"]
    status: Literal["in progress", "released"]
    fonts: tuple[str, ...] = ()


def languages(folder: Path = LOCALES) -> list[str]:
    """The tags of the languages there are."""
    return sorted(file.parent.name for file in folder.glob("*/language.json"))


def about(language: str, folder: Path = LOCALES) -> Language:
    return msgspec.json.decode((folder / language / "language.json").read_bytes(), type=Language)


class Catalogue:
    """One language. With `isolate`, marks round every argument keep a name in another script in its place;
    a terminal would show them as dirt.
    """

    def __init__(self, language: str = "en", *, isolate: bool = True, folder: Path = LOCALES) -> None:
        if language not in languages(folder):
            raise LookupError(language)
        self.about = about(language, folder)
        self.language = language
        self._locale = Locale.parse(language, sep="-")
        self._bundle = FluentBundle([language], use_isolating=isolate)
        self._texts: set[str] = set()
        for file in sorted((folder / language).glob("*.ftl")):
            resource = FluentResource(file.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, Message):
                    self._texts |= {entry.id.name} if entry.value else set()
                    self._texts |= {f"{entry.id.name}.{part.id.name}" for part in entry.attributes}
        self.wording: dict[str, str] = {}
        """What every message may choose by, whatever it is told of."""
        unfinished = self.about.status == "in progress" and language != SOURCE
        self._source = Catalogue(SOURCE, isolate=isolate, folder=folder) if unfinished else None

    @property
    def missing(self) -> list[str]:
        """The texts of a language in progress that are told in English so far."""
        return sorted(self._source._texts - self._texts) if self._source else []

    def has(self, name: str) -> bool:
        return name in self._texts or (self._source is not None and self._source.has(name))

    def text(self, name: str, /, **args: str | int) -> str:
        """The message of this name, or its attribute (`avalon-role-merlin.who`)."""
        return self.write(name, {dashed(key): self.argument(value) for key, value in args.items()})

    def write(self, name: str, args: dict[str, Any]) -> str:
        """The same, with arguments that are ready for Fluent."""
        if not isinstance(args, Lazy):
            args = {**self.wording, **args}
        if self._source and name not in self._texts:
            return self._source.write(name, args)
        entry, _, attribute = name.partition(".")
        message = self._bundle.get_message(entry)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(name)
        errors: list[Exception] = []
        # Not `format_pattern`: it would turn our numbers back into those of fluent.runtime.
        written = pattern(ResolverEnvironment(self._bundle, errors, current=CurrentEnvironment(args)))
        if errors:
            raise LookupError(f"{name}: {errors[0]}")
        return str(written)

    def number(self, number: int) -> str:
        return self.argument(number).format(self._locale)

    @overload
    def argument(self, value: str) -> str: ...
    @overload
    def argument(self, value: int) -> "Number": ...
    def argument(self, value: str | int) -> "str | Number":
        """A text, or a number in the digits of the language, as Fluent takes it."""
        if isinstance(value, str):
            return value
        number = Number(value)
        number.system = self.about.digits
        return number

    def listed(self, texts: Sequence[str], by: str = "") -> str:
        """`Ana, Ben and Cleo`; or joined by the message `by`, from the left."""
        if not texts:
            return self.text("list-none")
        text, *more = texts
        for n, last in enumerate(more, 2):
            joint = by or ("list-more" if n < len(texts) else "list-two" if n == 2 else "list-last")
            text = self.text(joint, first=text, last=last)
        return text

    def counted(self, texts: Sequence[str]) -> list[str]:
        """`2 × Fight 1`, where equal ones follow one another."""
        runs = [(text, len([*equals])) for text, equals in groupby(texts)]
        return [text if n == 1 else self.text("list-times", n=n, what=text) for text, n in runs]

    def grouped(self, pairs: Sequence[tuple[str, str]]) -> str:
        """`Approve: Ana and Ben; Reject: Cleo`, from pairs of what and who that are in order."""
        groups = [
            self.text("list-group", what=what, who=self.listed(self.counted([who for _, who in found])))
            for what, found in groupby(pairs, key=lambda pair: pair[0])
        ]
        return self.listed(groups, by="list-groups")


class Lazy(dict[str, Any]):
    """Arguments that are worked out when they are asked for, the catalogue's wording among them."""


class Number(FluentInt):
    """A number that is written in the digits of a language, in whichever language the sentence is."""

    system = "latn"

    def format(self, locale: Locale) -> str:
        written = super().format(locale)
        if self < 0:
            # Right to left a plain hyphen would end up behind the number.
            written = written.replace("-", locale.number_symbols[self.system]["minusSign"])
        return (
            written.translate(str.maketrans(LATIN, DIGITS[self.system])) if self.system != "latn" else written
        )


def dashed(name: str) -> str:
    """A tag or the name of a field as part of the name of a message."""
    return name.replace("_", "-").replace(".", "-")
