"""The page of rulings names tests that exist, every option and number, and every ruling the code cites."""

import ast
import re
from functools import cache
from pathlib import Path

from camlann.shadows.options import Options, Unconfirmed

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/rules/shadows.md").read_text()
ROW = re.compile(
    r"^\| (?P<number>(?:S-|[KDU])[\w.]+) \| (?P<ruling>.+?) \| (?P<options>.*?) ?\| `(?P<test>[^`]+)` \|$"
)
ROWS = [found.groupdict() for line in PAGE.splitlines() if (found := ROW.match(line))]
NUMBERS = [row["number"] for row in ROWS]
CITED = re.compile(r"\bS-\d[\d.]*\d|\bS-\d\b|\b[KDU]\d+\b")


@cache
def named_in(file: str) -> set[str]:
    path = Path(__file__).parent / file
    if not path.is_file():
        return set()
    return {node.name for node in ast.parse(path.read_text()).body if isinstance(node, ast.FunctionDef)}


def test_every_line_of_a_table_is_a_ruling_and_has_its_own_number() -> None:
    lines = [line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith("| | ")]
    assert len(lines) == len(ROWS)
    assert len(NUMBERS) == len({*NUMBERS})


def test_every_clarification_difference_and_unconfirmed_fact_has_its_row() -> None:
    for letter, last in {"K": 19, "D": 23, "U": 52}.items():
        assert [number for number in NUMBERS if number[0] == letter] == [
            f"{letter}{n}" for n in range(1, last + 1)
        ]


def test_the_tests_that_pin_a_ruling_exist() -> None:
    named = [(row["number"], *row["test"].split("::")) for row in ROWS]
    gone = [f"{number}: {file}::{test}" for number, file, test in named if test not in named_in(file)]
    assert not gone, gone


def test_every_option_is_named_and_no_other() -> None:
    named = {name for row in ROWS for name in re.findall(r"`(\w+)`", row["options"])}
    assert named == {*Options.__struct_fields__, *Unconfirmed.__struct_fields__} - {"unconfirmed"}


def test_an_unconfirmed_value_stands_in_the_row_of_its_number() -> None:
    for row in ROWS:
        for name in re.findall(r"`([ud]\d+)_\w+`", row["options"]):
            assert row["number"] in (name.upper(), "D13"), row


def test_every_ruling_the_code_cites_is_on_the_page() -> None:
    source = sorted((ROOT / "src/camlann/shadows").rglob("*.py"))
    cited = {number for path in source for number in CITED.findall(path.read_text())}
    headings = {*re.findall(r"^## .*\((S-[\d.]+)\)", PAGE, re.MULTILINE)}
    assert cited
    missing = cited - {*NUMBERS} - headings
    assert not missing, f"not on the page: {sorted(missing)}"
