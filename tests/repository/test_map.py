"""`docs/map.md` names every module, script and test folder, and nothing that is not there."""

import re
from collections.abc import Iterator

from tests.repository.pages import ROOT

HEADING = re.compile(r"^#+ .*`(?P<folder>[^`]+/)`")
ROW = re.compile(r"^\| `(?P<name>[^`]+)`")


def named(page: str) -> Iterator[str]:
    """What a map names: the folder in a heading, and the first word of each row, in that folder."""
    folder = ""
    for line in page.splitlines():
        if line.startswith("#"):
            heading = HEADING.match(line)
            folder = heading["folder"] if heading else ""
            if folder:
                yield folder
        elif row := ROW.match(line):
            yield folder + row["name"]


def rooms() -> Iterator[str]:
    """What a map must name: modules, scripts and the folders of tests."""
    for module in sorted(ROOT.glob("src/camlann/**/*.py")):
        place = module.relative_to(ROOT)
        yield f"{place.parent}/" if module.name == "__init__.py" else str(place)
    for script in sorted(ROOT.glob("scripts/*")):
        yield f"{script.relative_to(ROOT)}{'/' * script.is_dir()}"
    for folder in sorted(ROOT.glob("tests/*/")):
        if any(path.is_file() and "__pycache__" not in path.parts for path in folder.rglob("*")):
            yield f"{folder.relative_to(ROOT)}/"


MAP = [*named((ROOT / "docs/map.md").read_text())]


def test_the_map_names_every_module() -> None:
    missing = [room for room in rooms() if room not in MAP]
    assert not missing, f"docs/map.md needs a row for: {', '.join(missing)}"


def test_the_map_names_nothing_that_is_not_there() -> None:
    gone = [name for name in MAP if not (ROOT / name).exists()]
    assert not gone, f"docs/map.md names what does not exist: {', '.join(gone)}"


def test_the_map_names_nothing_twice() -> None:
    twice = sorted({name for name in MAP if MAP.count(name) > 1})
    assert not twice, f"docs/map.md names more than once: {', '.join(twice)}"


def test_rows_lie_in_the_folder_of_their_heading() -> None:
    page = "# Map\n| `a.md` | a |\n## Rules, `src/`\n| `b.py` | `c.py` |\ntext `d.py`\n## Other\n| `e/` | |\n"
    assert [*named(page)] == ["a.md", "src/", "src/b.py", "e/"]
