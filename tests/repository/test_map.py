"""Every file says what it is, for `docs/map.md`; what is written there by hand is there, and complete.

That the page is what `scripts/generate` writes is judged in `tests/codegen/test_descriptions.py`.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.codegen.code_map import BEGINNING, described, page
from tests.repository.pages import ROOT

START = BEGINNING.read_text(encoding="utf-8")
NAMED = re.compile(r"`([\w./-]+)`")
WITHOUT_FOLDER = ("web/", "scripts/", "locales/", "docs/", "src/")


def files() -> Iterator[Path]:
    yield from ROOT.glob("src/camlann/**/*.py")
    yield from (path for path in ROOT.glob("scripts/*") if path.is_file())
    yield from (path for path in ROOT.glob("scripts/*/*.py"))
    yield from ROOT.glob("tests/**/__init__.py")
    for path in ROOT.glob("web/src/**/*"):
        if (
            path.suffix in (".ts", ".js", ".svelte")
            and ".test." not in path.name
            and "wire" not in path.parts
        ):
            yield path


def part(heading: str) -> str:
    return START.partition(f"\n## {heading}")[2].partition("\n## ")[0]


def test_every_file_says_what_it_is() -> None:
    silent = [str(path.relative_to(ROOT)) for path in files() if len(described(path).split()) < 2]
    assert not silent, f"begin each with a sentence that says what it is: {', '.join(silent)}"


def test_no_folder_is_listed_twice() -> None:
    headings = [line for line in page().splitlines() if line.startswith("#")]
    assert len(headings) > 60
    assert len({*headings}) == len(headings)


def test_the_beginning_names_only_what_is_there() -> None:
    changes, rest = part("A change of"), START.replace(part("A change of"), "")
    named = [name for name in NAMED.findall(changes) if "/" in name]
    assert len(re.findall(r"^- \*\*", changes, re.MULTILINE)) >= 30
    gone = [name for name in named if not (ROOT / _whole(name)).exists()]
    gone += [name for name in re.findall(r"^- `([^`]+)`", rest, re.MULTILINE) if not (ROOT / name).exists()]
    assert not gone, f"scripts/codegen/map_beginning.md names what does not exist: {', '.join(gone)}"


def _whole(name: str) -> str:
    return name if name.startswith(WITHOUT_FOLDER) else f"src/camlann/{name}"


@pytest.mark.parametrize(
    "heading, found",
    [
        ("Pages", [*ROOT.glob("docs/*.md"), *ROOT.glob("docs/rules/*.md")]),
        ("Folders of the page", [path for path in ROOT.glob("web/src/**/") if path != ROOT / "web/src"]),
    ],
)
def test_what_cannot_speak_for_itself_is_named_at_the_beginning(heading: str, found: list[Path]) -> None:
    named = {name.rstrip("/") for name in NAMED.findall(part(heading))}
    missing = {str(path.relative_to(ROOT)) for path in found} - named - {"docs/map.md"}
    assert not missing, f"scripts/codegen/map_beginning.md needs a row for: {', '.join(sorted(missing))}"


@pytest.mark.parametrize(
    "name, text, sentence",
    [
        ("a.py", '"""A thing: it\nis one. And more."""\n', "A thing: it is one."),
        ("a.py", '"""A thing\n\nMore."""\n', "A thing"),
        ("a.py", "x = 1\n", ""),
        ("a.ts", "// A thing, and\n// another. More.\nlet x = 1; // no\n", "A thing, and another."),
        ("a.ts", "let x = 1; // no\n", ""),
        ("a.svelte", '<script lang="ts">\n  // A thing.\n  let x;\n</script>\n', "A thing."),
        ("a.svelte", "<!-- A thing. -->\n<p></p>\n", "A thing."),
        ("run", "#!/usr/bin/env bash\n# A thing: run it.\nset -e\n", "A thing: run it."),
        ("run", "#!/usr/bin/env bash\n# A thing that\n# goes on. More.\n", "A thing that goes on."),
        ("run", '#!/usr/bin/env python3\n"""A thing.\n\nMore.\n"""\n', "A thing."),
    ],
)
def test_a_file_is_described_by_its_first_sentence(
    tmp_path: Path, name: str, text: str, sentence: str
) -> None:
    (tmp_path / name).write_text(text)
    assert described(tmp_path / name) == sentence
