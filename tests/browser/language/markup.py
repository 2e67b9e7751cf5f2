"""What stands in the markup of a screen as it is, instead of being named and said."""

import re
from collections.abc import Iterator

ASIDE = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.S)
TAG = re.compile(r"<[^<>]*>", re.S)
ENTITY = re.compile(r"&#?\w+;")
READ = re.compile(r"""\b(aria-label|aria-description|alt|title|placeholder|label)="([^"]*)\"""")
"""Attributes that somebody reads or hears."""
QUOTED = re.compile(r'"([^"\\]*)"')
LETTER = re.compile(r"[^\W\d_]")
SENTENCE = re.compile(r"[^\W\d_]+ [^\W\d_]|^[A-Z][a-z]+$")
"""Two words, or one with a capital: no name of a class, an option or a message looks like that."""
NAMES = {"Camlann", "Enter", "Escape", "Home", "End", "Tab"}
"""A server that has no name of its own, and keys of a keyboard."""
SIDE = re.compile(r"""\bstyle(?::|=")[^>]*\b(?:left|right)\b""")


def literal(source: str) -> Iterator[str]:
    """Texts that would be the same in every language."""
    markup, said = _apart(ASIDE.sub("", source))
    for _, value in READ.findall(markup):
        if LETTER.search(value):
            yield value
    for text in ENTITY.sub(" ", TAG.sub("\n", markup)).splitlines():
        if LETTER.search(text):
            yield text.strip()
    for quoted in QUOTED.findall(said):
        if SENTENCE.search(quoted) and quoted not in NAMES:
            yield quoted


def physical(source: str) -> Iterator[str]:
    """Styles in the markup that name a side of the screen: stylelint does not read these."""
    yield from SIDE.findall(ASIDE.sub("", source))


def _apart(markup: str) -> tuple[str, str]:
    """What is written, and what is computed between braces."""
    written: list[str] = []
    computed: list[str] = []
    depth = 0
    for sign in markup:
        depth += sign == "{"
        # Within braces an arrow or a comparison is no end of a tag.
        (computed if depth else written).append(sign)
        depth -= sign == "}"
    return "".join(written), "".join(computed)
