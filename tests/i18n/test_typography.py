"""How sentences are set: French keeps its signs on the line, and what runs right to left begins so."""

import re
from collections.abc import Iterator
from unicodedata import bidirectional

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from camlann.i18n.catalogue import LOCALES, about
from camlann.i18n.sentences import languages
from tests.i18n.catalogue import entries

RIGHT_TO_LEFT = [language for language in languages() if about(language).direction == "rtl"]
BREAKS = re.compile(r" [:;?!»]|« ")
"""An ordinary space where French has one that does not break."""
NUMBERED = re.compile(r"\([UDK]\d+\)")


class Texts(Visitor):
    """Every piece of text of a message."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)


def breaking(entry: ftl.EntryType) -> bool:
    pieces = Texts()
    pieces.visit(entry)
    return any(BREAKS.search(text) for text in pieces.texts)


def patterns(entry: ftl.EntryType) -> Iterator[ftl.Pattern]:
    """The texts of an entry; where one is nothing but a choice, each of its variants."""
    if isinstance(entry, ftl.Message):
        for pattern in (entry.value, *[part.value for part in entry.attributes]):
            if pattern is not None:
                yield from variants(pattern)


def variants(pattern: ftl.Pattern) -> Iterator[ftl.Pattern]:
    only = pattern.elements[0]
    if len(pattern.elements) == 1 and isinstance(only, ftl.Placeable):
        if isinstance(only.expression, ftl.SelectExpression):
            for variant in only.expression.variants:
                yield from variants(variant.value)
    else:
        yield pattern


def undirected(pattern: ftl.Pattern) -> bool:
    """Whether nothing tells the order of the names in a pattern; they are isolated, so they do not."""
    names = [part for part in pattern.elements if isinstance(part, ftl.Placeable) and not quoted(part)]
    strong = [letter for letter in literal(pattern) if bidirectional(letter) in ("L", "R", "AL")]
    return len(names) > 1 and not strong


def quoted(part: ftl.Placeable) -> bool:
    return isinstance(part.expression, ftl.StringLiteral)


def literal(pattern: ftl.Pattern) -> Iterator[str]:
    """The characters that stand in the pattern itself."""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            yield from element.value
        elif isinstance(element.expression, ftl.StringLiteral):
            yield from element.expression.parse()["value"]


def message(text: str) -> ftl.EntryType:
    return FluentParser().parse(text).body[0]


def test_french_never_breaks_a_line_before_its_signs() -> None:
    messages = [entry for entry in entries("fr") if isinstance(entry, ftl.Message)]
    assert [entry.id.name for entry in messages if breaking(entry)] == []


@pytest.mark.parametrize("language", RIGHT_TO_LEFT)
def test_a_sentence_made_of_names_alone_begins_right_to_left(language: str) -> None:
    found = [
        entry.id.name
        for entry in entries(language)
        if isinstance(entry, ftl.Message) and any(map(undirected, patterns(entry)))
    ]
    assert found == []


@pytest.mark.parametrize(
    "text, wrong",
    [
        ("a = Qui ?", True),
        ("a = { $n ->\n    [one] « oui »\n   *[other] non\n }", True),
        ("a = Qui\u00a0?", False),
    ],
)
def test_a_breaking_space_would_be_noticed(text: str, wrong: bool) -> None:
    assert breaking(message(text)) is wrong


@pytest.mark.parametrize(
    "text, wrong",
    [
        ("a = { $name }: { $what }", True),
        ("a = { $n ->\n    [one] جان\n   *[other] { $name } ({ $n })\n }", True),
        ('a = { "\\u200F" }{ $name }: { $what }', False),
        ("a = { $name } جان", False),
        ("a = { $name }", False),
    ],
)
def test_a_sentence_without_direction_would_be_noticed(text: str, wrong: bool) -> None:
    assert any(map(undirected, patterns(message(text)))) is wrong


@pytest.mark.parametrize("language", languages())
def test_no_sentence_has_the_number_of_a_ruling(language: str) -> None:
    """Those numbers are for editors of the rules; players have the sentence."""
    folder = LOCALES / language
    found = {file.name: NUMBERED.findall(file.read_text(encoding="utf-8")) for file in folder.glob("*.ftl")}
    assert {name: numbers for name, numbers in found.items() if numbers} == {}
