"""The catalogue of one language: its messages, the way it writes numbers, and how it makes lists.

A language is a folder of Fluent files; a new one needs no code. A message or an argument that is missing is
an error at once, and no dirt on somebody's screen.
"""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt

HERE = Path(__file__).parent
LOCALES = next(path for path in (HERE / "locales", HERE.parents[1] / "locales") if path.is_dir())
"""Beside the code in a wheel, at the root of a checkout."""

LATIN = "0123456789,"
DIGITS = {"arab": "٠١٢٣٤٥٦٧٨٩٬", "arabext": "۰۱۲۳۴۵۶۷۸۹٬"}
"""What stands for these in a numbering system. fluent.runtime writes those of English in every language."""


def languages(folder: Path = LOCALES) -> list[str]:
    """The tags of the languages there are."""
    return sorted(path.name for path in folder.iterdir() if path.is_dir())


class Catalogue:
    """One language. With `isolate`, marks round every argument keep a name in another script in its place;
    a terminal would show them as dirt.
    """

    def __init__(self, language: str = "en", *, isolate: bool = True, folder: Path = LOCALES) -> None:
        if language not in languages(folder):
            raise LookupError(language)
        self.language = language
        self._locale = Locale.parse(language, sep="-")
        self._bundle = FluentBundle([language], use_isolating=isolate)
        for file in sorted((folder / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, name: str) -> bool:
        return self._bundle.has_message(name)

    def text(self, name: str, /, **args: str | int) -> str:
        """The message of this name, or its attribute (`avalon-role-merlin.who`)."""
        return self.write(name, {dashed(key): argument(value) for key, value in args.items()})

    def write(self, name: str, args: dict[str, Any]) -> str:
        """The same, with arguments that are ready for Fluent."""
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
        return Number(number).format(self._locale)

    def listed(self, texts: Sequence[str], by: str = "") -> str:
        """`Ana, Ben and Cleo`; or joined by the message `by`, from the left."""
        if not texts:
            return self.text("list-none")
        text, *more = texts
        for n, last in enumerate(more, 2):
            joint = by or ("list-more" if n < len(texts) else "list-two" if n == 2 else "list-last")
            text = self.text(joint, first=text, last=last)
        return text

    def grouped(self, pairs: Sequence[tuple[str, str]]) -> str:
        """`Approve: Ana and Ben; Reject: Cleo`, from pairs of what and who that are in order."""
        groups = [
            self.text("list-group", what=what, who=self.listed([who for _, who in found]))
            for what, found in groupby(pairs, key=lambda pair: pair[0])
        ]
        return self.listed(groups, by="list-groups")


class Number(FluentInt):
    """A number in the digits of the language."""

    def format(self, locale: Locale) -> str:
        digits = DIGITS.get(locale.default_numbering_system)
        written = super().format(locale)
        return written.translate(str.maketrans(LATIN, digits)) if digits else written


def argument(value: str | int) -> str | Number:
    return value if isinstance(value, str) else Number(value)


def dashed(name: str) -> str:
    """A tag or the name of a field as part of the name of a message."""
    return name.replace("_", "-").replace(".", "-")
