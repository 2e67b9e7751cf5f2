"""The recipes of `docs/adding.md`, and how to follow one: its fenced blocks change the files of a tree.

The word behind the language of a block says what to do with it:

- ```` ```diff PATH ````: replace the lines that begin with a space or `-` by those that begin with a space or
  `+`. The old lines are in one place of the file; `…` ends a line that goes on there.
- ```` ```python new PATH ````: write a file that does not exist yet.
- ```` ```fluent end of PATH ````: add the lines at the end of a file. A `*` in the path stands for every
  language.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.repository.pages import ROOT, Block, blocks

PAGE = ROOT / "docs" / "adding.md"
LABEL = re.compile(r"(?P<language>\w+) (?P<how>new |end of )?(?P<path>[^ ]+/[^ ]+)")


class Change(NamedTuple):
    """What one block does to the files that its path names."""

    how: str
    path: str
    text: str

    def follow(self, root: Path) -> None:
        """Raises `ValueError` where the tree is not as the recipe says."""
        if self.how == "new":
            file = root / self.path
            if file.exists():
                raise ValueError(f"{self.path} exists already")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(self.text + "\n", encoding="utf-8")
            return
        files = sorted(root.glob(self.path))
        if not files:
            raise ValueError(f"there is no {self.path}")
        for file in files:
            before = file.read_text(encoding="utf-8")
            after = f"{before}\n{self.text}\n" if self.how == "end of" else self._replaced(before)
            file.write_text(after, encoding="utf-8")

    def _replaced(self, before: str) -> str:
        """With every line of the block that is not new found in the file, in one place."""
        block = [line or " " for line in self.text.splitlines()]
        old = [line[1:] for line in block if line[0] != "+"]
        lines = before.splitlines()
        places = [n for n in range(len(lines)) if _fits(old, lines[n : n + len(old)])]
        if len(places) != 1:
            raise ValueError(f"{len(places)} places in {self.path} have:\n" + "\n".join(old))
        (at,) = places
        there, new = iter(lines[at:]), []
        for line in block:
            found = line[1:] if line[0] == "+" else next(there)
            new += [] if line[0] == "-" else [found]
        return "".join(f"{line}\n" for line in (*lines[:at], *new, *there))


def _fits(old: list[str], lines: list[str]) -> bool:
    return len(old) == len(lines) and all(
        line.startswith(shown[:-1]) if shown.endswith("…") else line == shown
        for shown, line in zip(old, lines, strict=True)
    )


class Recipe(NamedTuple):
    title: str
    blocks: tuple[Block, ...]

    @property
    def changes(self) -> Iterator[Change]:
        for block in self.blocks:
            if label := LABEL.fullmatch(block.info):
                how = label["how"] or ""
                if not how and label["language"] != "diff":
                    raise ValueError(f"what is to be done with {block.info}?")
                yield Change(how.strip(), label["path"], block.text)

    @property
    def tests(self) -> list[str]:
        """The files of tests that it writes."""
        return [
            change.path for change in self.changes if change.path.startswith("tests/") and change.how == "new"
        ]

    def follow(self, root: Path) -> None:
        for change in self.changes:
            change.follow(root)


def recipes(page: str) -> dict[str, Recipe]:
    """The recipes of a page, by their headings."""
    sections = re.split(r"^## (.*)$", page, flags=re.MULTILINE)[1:]
    titles, texts = sections[::2], sections[1::2]
    return {title: Recipe(title, tuple(blocks(text))) for title, text in zip(titles, texts, strict=True)}
