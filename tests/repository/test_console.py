"""What the pages show to be typed exists: commands and their flags, scripts and theirs, files of tests.

Blocks that promise to run are run by `test_readme.py`; this is about all others.
"""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from camlann import cli
from tests.repository.pages import ROOT, blocks

PAGES = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/*.md"))]
PROMPT = "$ "
MODULE = re.compile(r"-m ([a-z_.]+)")
FROM_RECIPES = {"camlann play goblet --seats 3"}
"""Of a game that the reader of `docs/adding.md` writes."""


def shown(page: str) -> Iterator[str]:
    """The commands of a page, without the remarks behind them and what is optional in them."""
    for block in blocks(page):
        if block.info.startswith("console"):
            for line in block.text.splitlines():
                if line.startswith(PROMPT):
                    typed = re.sub(r"\s#.*|\[.*?\]", "", line.removeprefix(PROMPT))
                    yield from (part.strip() for part in typed.split(" && "))


SHOWN = {
    f"{page.relative_to(ROOT)}: {command}": command
    for page in PAGES
    for command in shown(page.read_text(encoding="utf-8"))
}


def understood(command: str) -> bool:
    """Whether the command line takes a command; nothing is done."""
    try:
        return cli.main(shlex.split(command)[1:]) == 0
    except SystemExit as end:
        return not end.code


def text_of(script: Path) -> str:
    """What a script says, with the modules of ours that it runs."""
    text = script.read_text(encoding="utf-8")
    for module in MODULE.findall(text):
        place = ROOT / module.replace(".", "/")
        found = [place.with_suffix(".py"), *place.glob("*.py")]
        text += "".join(file.read_text(encoding="utf-8") for file in found if file.is_file())
    return text


def unknown(command: str) -> list[str]:
    """The scripts, files and flags of scripts in a command that do not exist."""
    words = shlex.split(command)
    # Of what services run, and of what the words before begin, the last script has the flags.
    scripts = [ROOT / word for word in words if word.startswith("scripts/")]
    files = [ROOT / word for word in words if word.startswith(("tests/", "docs/", ".ci/"))]
    gone = [str(path) for path in (*scripts, *files) if not path.is_file()]
    if scripts and not gone:
        text = text_of(scripts[-1])
        gone += [word for word in words if word.startswith("--") and word not in text]
    return gone


@pytest.mark.parametrize("command", SHOWN.values(), ids=SHOWN)
def test_what_a_page_shows_can_be_typed(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "_run", lambda command, args: 0)
    if command.startswith("camlann ") and command not in FROM_RECIPES:
        assert understood(command)
    assert not unknown(command)


def test_commands_and_flags_that_do_not_exist_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "_run", lambda command, args: 0)
    page = "```console\n$ camlann serve --lan   # remark\nprinted\n$ a && b\n```\n```text\n$ none\n```\n"
    assert [*shown(page)] == ["camlann serve --lan", "a", "b"]
    assert understood("camlann play avalon --seats 7")
    assert not understood("camlann play avalon --sits 7")
    assert not understood("camlann dance")
    assert not unknown("scripts/services scripts/test --changed")
    assert unknown("scripts/test --chosen") == ["--chosen"]
    assert unknown("scripts/none") == [str(ROOT / "scripts/none")]
