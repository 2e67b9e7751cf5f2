"""Two languages that nobody speaks, made from English: one that is longer and all in accents, and one that
runs from right to left. What is not in them was never in a catalogue.

`speak(page, accented)` lets a page read the English catalogues so; `speak(page, mirrored, "fa")` the Persian.
"""

import re
from collections.abc import Callable
from functools import cache

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Route

from tests.i18n.catalogue import entries

LITERAL = re.compile(r"`((?:[^`\\]|\\.)*)`", re.S)
ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "àƀćđéƒĝĥîĵķļḿñöþɋŕšţûṽŵẋýžÀƁĆĐÉƑĜĤÎĴĶĻḾÑÖÞɊŔŠŢÛṼŴẊÝŽ",
)
OVER, BACK = "\N{RIGHT-TO-LEFT OVERRIDE}", "\N{POP DIRECTIONAL FORMATTING}"


def accented(text: str) -> str:
    """A third longer, and without a letter that is on an English keyboard."""
    return re.sub("[aeiouAEIOU]", lambda vowel: vowel[0] * 2, text).translate(ACCENTS)


def mirrored(text: str) -> str:
    """From right to left, letter by letter; as long as before."""
    return "".join(f"{OVER}{line}{BACK}" if line.strip() else line for line in re.split(r"(\n\s*)", text))


class _Change(Transformer):
    def __init__(self, change: Callable[[str], str]) -> None:
        self.change = change

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        node.value = self.change(node.value)
        return node


@cache
def _english() -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries("en") if isinstance(entry, ftl.Message)}


def changed(source: str, change: Callable[[str], str]) -> str:
    """The messages of this file, in English and changed."""
    read = FluentParser().parse(source)
    body: list[ftl.EntryType] = []
    for entry in read.body:
        if isinstance(entry, ftl.Message) and entry.id.name in _english():
            copy = _english()[entry.id.name].clone()
            body.append(_Change(change).visit(copy))
    return FluentSerializer().serialize(ftl.Resource(body))


def rewritten(script: str, change: Callable[[str], str]) -> str:
    """A piece of the built page that holds catalogues, with others in their place."""

    def other(literal: re.Match[str]) -> str:
        source = re.sub(r"\\(.)", r"\1", literal[1], flags=re.S)
        text = changed(source, change)
        return "`" + re.sub(r"[\\`]|\$\{", lambda sign: "\\" + sign[0], text) + "`"

    return LITERAL.sub(other, script)


def speak(page: Page, change: Callable[[str], str], language: str = "en") -> None:
    def answer(route: Route) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, body=rewritten(reply.text(), change))

    page.route(f"**/assets/words-{language}-*.js", answer)
