"""What the browser asks of the catalogues: the texts it names, and the arguments it gives them."""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tests.repository.pages import ROOT

WEB = ROOT / "web" / "src"
CALL = re.compile(r"""\b(?:t|tParts)\(\s*(["`])(?P<name>.*?)\1\s*""", re.S)
NAME = re.compile(r"""["'`]([a-z][\w-]*(?:\.[a-z][\w-]*)?)["'`]""")
BEGUN = re.compile(r"`([a-z][\w-]*-)\$\{[^`]*\}(\.[\w-]+)?`")
OPENING, CLOSING = "({[", ")}]"


class Call(NamedTuple):
    """`t("ui-move-up", { name })`, or `t(`ui-tab-${tab}`)`, whose name is only begun."""

    name: str
    begun: bool
    given: frozenset[str] | None
    """The arguments; None: nobody can see from here which they are."""


@cache
def sources() -> str:
    """Everything that somebody wrote for the browser."""
    files = sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")])
    written = [file for file in files if not file.name.endswith(".test.ts") and file.parent.name != "wire"]
    return "\n".join(file.read_text(encoding="utf-8") for file in written)


def calls(source: str) -> Iterator[Call]:
    for found in CALL.finditer(source):
        name, put_together, _ = found["name"].partition("${")
        yield Call(name, bool(put_together), _given(source, found.end()))


def _given(source: str, at: int) -> frozenset[str] | None:
    """The keys of the objects that stand between here and the end of the call."""
    keys: set[str] = set()
    for argument in _split(source, at):
        if not argument.startswith("{"):
            return None
        for entry in _split(argument, 1):
            if entry.startswith("..."):
                return None
            keys.add(entry.partition(":")[0].strip().strip("\"'"))
    return frozenset(keys)


def _split(source: str, at: int) -> list[str]:
    """What stands between commas, from here to where the bracket closes that is open here."""
    pieces, depth = [""], 0
    while depth or source[at] not in CLOSING:
        character = source[at]
        depth += (character in OPENING) - (character in CLOSING)
        if character == "," and not depth:
            pieces.append("")
        else:
            pieces[-1] += character
        at += 1
    return [piece.strip() for piece in pieces if piece.strip()]


def names(source: str) -> set[str]:
    """Every word in quotes that could be the name of a text."""
    return set(NAME.findall(source))


def beginnings(source: str) -> set[tuple[str, str]]:
    """Names that are put together: how they begin, and which attribute is meant."""
    return set(BEGUN.findall(source))
