"""The pages of rulings name tests that exist, every option, and every ruling the code cites."""

import ast
import re
from functools import cache
from pathlib import Path

from camlann.avalon.options import Options
from tests.repository.pages import ROOT

PAGE = ROOT / "docs/rules/avalon.md"
ROW = re.compile(r"^\| (?P<number>A-[\d.]+) \| (?P<ruling>.+?) \| (?P<options>.*?) ?\| `(?P<test>[^`]+)` \|$")
CITED = re.compile(r"\bA-(?:[2-9]\.)[\d.]*\d")


def rows() -> list[dict[str, str]]:
    return [found.groupdict() for line in PAGE.read_text().splitlines() if (found := ROW.match(line))]


@cache
def named_in(path: Path) -> set[str]:
    tree = ast.parse(path.read_text())
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_line_of_a_table_is_a_ruling() -> None:
    lines = [line for line in PAGE.read_text().splitlines() if line.startswith("| A-")]
    assert len(lines) == len(rows())
    numbers = [row["number"] for row in rows()]
    assert len(numbers) == len({*numbers})


def test_the_tests_that_pin_a_ruling_exist() -> None:
    gone = []
    for row in rows():
        file, _, test = row["test"].partition("::")
        path = ROOT / "tests/avalon" / file
        if not path.is_file() or test not in named_in(path):
            gone.append(f"{row['number']}: {row['test']}")
    assert not gone, gone


def test_every_option_is_named_and_no_other() -> None:
    options = {*Options.__struct_fields__}
    switched = {name for row in rows() for name in re.findall(r"`(\w+)`", row["options"])}
    assert switched <= options
    unread = {*re.findall(r"`(\w+)`", PAGE.read_text().partition("## Options no rule reads")[2])}
    assert switched | unread == options
    assert not switched & unread


def test_every_ruling_the_code_cites_is_on_the_page() -> None:
    numbers = {row["number"] for row in rows()}
    source = sorted((ROOT / "src/camlann/avalon").rglob("*.py"))
    cited = {number for path in source for number in CITED.findall(path.read_text())}
    assert cited
    assert cited <= numbers, f"not on the page: {sorted(cited - numbers)}"
