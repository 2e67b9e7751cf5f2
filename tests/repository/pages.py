"""The pages of the documentation, and the fenced blocks in them that promise to run.

`python` blocks of one page run in their order, as one program. A `console run` block is played through the
command line: each `$ camlann …` in it must print the lines that follow it, where a line `…` stands for any
lines at all. Blocks of another kind, plain `console` too, are only shown.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted(ROOT.glob("docs/*.md"))]

FENCE = re.compile(r"^```(?P<info>.*)$")
PROMPT = "$ camlann"


class Block(NamedTuple):
    """A fenced block, and the number of its first line in the page."""

    info: str
    line: int
    text: str


class Call(NamedTuple):
    """A command in a page, and what it says the command prints."""

    line: int
    command: str
    prints: str


def blocks(page: str) -> Iterator[Block]:
    """The fenced blocks of a page, from its first to its last."""
    info: str | None = None
    inside: list[str] = []
    for number, line in enumerate(page.splitlines(), 1):
        fence = FENCE.match(line)
        if fence is None:
            inside.append(line)
        elif info is None:
            info, inside = fence["info"].strip(), []
        else:
            yield Block(info, number - len(inside), "\n".join(inside))
            info = None
    if info is not None:
        raise ValueError(f"the block {info!r} has no end")


def program(page: str) -> str:
    """The Python blocks of a page as one program, each line where it stands in the page."""
    lines = [""] * len(page.splitlines())
    for block in blocks(page):
        if block.info == "python":
            for offset, line in enumerate(block.text.splitlines()):
                lines[block.line - 1 + offset] = line
    return "\n".join(lines).rstrip()


def calls(page: str) -> Iterator[Call]:
    """The commands of a page that promise to run."""
    for block in blocks(page):
        if block.info == "console run":
            for part in re.split(r"^(?=\$ )", block.text, flags=re.MULTILINE):
                if not part:
                    continue
                if not part.startswith(PROMPT):
                    raise ValueError(f"line {block.line}: only `{PROMPT} …` can be run, not {part!r}")
                command, _, prints = part.partition("\n")
                line = block.line + block.text[: block.text.index(part)].count("\n")
                yield Call(line, command.removeprefix("$ "), prints.rstrip())


def fits(prints: str, said: str) -> bool:
    """Whether a page tells truly what a command printed."""
    wanted = [r"(?:.*\n)*" if line == "…" else re.escape(line) + r"\n" for line in prints.splitlines()]
    return re.fullmatch("".join(wanted), said.rstrip() + "\n" if said.strip() else "") is not None
