"""Every path and link in the documentation leads to a file or a folder that exists."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.repository.pages import ROOT

PAGES = [*ROOT.glob("*.md"), *sorted(ROOT.glob("docs/*.md")), *sorted(ROOT.glob("docs/decisions/*.md"))]
FOLDERS = (
    "",
    "src/camlann",
    "src/camlann/server",
    "src/camlann/server/gate",
    "src/camlann/server/keeper",
    "docs",
    "web",
    "web/src",
    "tests",
    "tests/browser",
)
"""Where a path in a page may begin."""
CODE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
PATH = re.compile(r"`([\w.-]+(?:/[\w.-]+)*/?(?:[\w-]+\.(?:py|ts|md|toml|svelte))?)`")
LINK = re.compile(r"\]\(([^):#]+)(?:#[^)]*)?\)")
BUILT = ("src/camlann/server/browser", ".pictures/", "site/dist", "web/node_modules")
"""What is made or fetched by scripts and is not in the repository."""
ADDED = {"docs/adding.md": ("terminal/boards/NAME",), "docs/deploying.md": ("deploy/settings.env",)}
"""By page: what the reader makes."""


def named(text: str) -> Iterator[str]:
    """The paths of a page: what has a slash between names of files and folders."""
    for path in PATH.findall(CODE.sub("", text)):
        if "/" in path.rstrip("/") and path.split("/")[0] in TOPS:
            yield path


TOPS = {
    path.name
    for folder in ("", "src/camlann", "src/camlann/server", "web")
    for path in (ROOT / folder).iterdir()
    if path.is_dir()
}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_names_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    ours = ADDED.get(str(page.relative_to(ROOT)), ())
    gone = [
        path
        for path in named(text)
        if not path.startswith(BUILT) and path not in ours
        if not any((ROOT / folder / path).exists() for folder in FOLDERS)
    ]
    lost = [link for link in LINK.findall(CODE.sub("", text)) if not (page.parent / link).exists()]
    assert not gone + lost


def test_paths_and_links_are_found() -> None:
    assert [*named("`engine/facts.py`, `a/b`, `facts.py`, `/api/motto`\n```\n`engine/none.py`\n```\n")] == [
        "engine/facts.py"
    ]
    assert LINK.findall("[a](docs/b.md#c) [d](https://e.org) [f](#g)") == ["docs/b.md"]
