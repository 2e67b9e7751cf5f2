"""Message catalogue of one language: its Fluent messages, numbers and lists.

A language is a folder of Fluent files and a `language.json` with its name, direction and status; a new one
needs no code. A language in progress falls back to English for missing texts, and lists them. In a released
language a missing text is an error, and so is a missing argument in any language.
"""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Literal, overload

import msgspec
from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt

from camlann.i18n.entries import Entries
from camlann.i18n.languages import LOCALES as LOCALES
from camlann.i18n.languages import SOURCE as SOURCE
from camlann.i18n.languages import languages as languages

LATIN = "0123456789,"
DIGITS = {"latn": LATIN, "arab": "٠١٢٣٤٥٦٧٨٩٬", "arabext": "۰۱۲۳۴۵۶۷۸۹٬"}
"""The digits of a numbering system. fluent.runtime writes English ones in every language."""


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of `language.json`."""

    name: str
    direction: Literal["ltr", "rtl"]
    digits: Literal["latn", "arab", "arabext"]
    status: Literal["in progress", "released"]
    fonts: tuple[str, ...] = ()


def about(language: str, folder: Path = LOCALES) -> Language:
    return msgspec.json.decode((folder / language / "language.json").read_bytes(), type=Language)


class Catalogue:
    """The messages of one language. With `isolate`, invisible marks around arguments keep a name in another
    script in its place; a terminal would show them.
    """

    def __init__(self, language: str = "en", *, isolate: bool = True, folder: Path = LOCALES) -> None:
        if language not in languages(folder):
            raise LookupError(language)
        self.about = about(language, folder)
        self.language = language
        self._locale = Locale.parse(language, sep="-")
        self._bundle = FluentBundle([language], use_isolating=isolate)
        self._entries = Entries(sorted((folder / language).glob("*.ftl")))
        self._texts = self._entries.texts()
        self.wording: dict[str, str] = {}
        """Arguments that every message may use."""
        unfinished = self.about.status == "in progress" and language != SOURCE
        self._source = Catalogue(SOURCE, isolate=isolate, folder=folder) if unfinished else None

    @property
    def missing(self) -> list[str]:
        """The texts of a language in progress that fall back to English."""
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
        self._entries.add(entry, self._bundle)
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
        """`Approve: Ana and Ben; Reject: Cleo`, from sorted pairs of a group and a member."""
        groups = [
            self.text("list-group", what=what, who=self.listed(self.counted([member for _, member in found])))
            for what, found in groupby(pairs, key=lambda pair: pair[0])
        ]
        return self.listed(groups, by="list-groups")


class Lazy(dict[str, Any]):
    """Arguments that are computed when a message uses them."""


class Number(FluentInt):
    """A number in the digits of a language."""

    system = "latn"

    def format(self, locale: Locale) -> str:
        written = super().format(locale)
        if self < 0:
            # In right-to-left text a plain hyphen would move behind the number.
            written = written.replace("-", locale.number_symbols[self.system]["minusSign"])
        return (
            written.translate(str.maketrans(LATIN, DIGITS[self.system])) if self.system != "latn" else written
        )


def dashed(name: str) -> str:
    """A tag or a field name as part of a message id."""
    return name.replace("_", "-").replace(".", "-")
