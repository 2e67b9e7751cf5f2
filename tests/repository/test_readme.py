"""What the README and the pages in docs/ show does work."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from camlann.cli import main
from tests.repository.pages import PAGES, ROOT, Call, calls, fits, program

PROGRAMS = {str(page.relative_to(ROOT)): page for page in PAGES if program(page.read_text())}
CALLS = {f"{page.relative_to(ROOT)}:{call.line}": call for page in PAGES for call in calls(page.read_text())}


def test_the_readme_has_something_to_run() -> None:
    assert "README.md" in PROGRAMS


@pytest.mark.parametrize("page", PROGRAMS.values(), ids=PROGRAMS)
def test_the_python_of_a_page_runs(page: Path) -> None:
    # In a process of its own: a page may add a role to the game, and no other test should meet it.
    told = subprocess.run(
        [sys.executable, "-W", "error", "-c", program(page.read_text())], capture_output=True
    )
    assert told.returncode == 0, told.stderr.decode()


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_a_command_prints_what_the_page_says(call: Call, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        status: object = main(shlex.split(call.command)[1:])
    except SystemExit as end:
        status = end.code
    said = capsys.readouterr().out
    assert fits(call.prints, said), f"`{call.command}` prints:\n{said}"
    assert not status


PAGE = """\
Text.

```python
first = 1
```

```console run
$ camlann one
a
…
z
$ camlann two
```

```console
$ camlann only shown
```

```python
assert first == 2
```
"""


def test_a_page_is_one_program_and_errors_name_its_lines() -> None:
    source = program(PAGE)
    assert source.splitlines()[3] == "first = 1"
    assert source.splitlines()[19] == "assert first == 2"
    with pytest.raises(AssertionError):
        exec(source, {})


def test_commands_that_promise_to_run_are_found_and_others_are_not() -> None:
    assert [*calls(PAGE)] == [Call(8, "camlann one", "a\n…\nz"), Call(12, "camlann two", "")]


def test_a_block_that_promises_to_run_another_program_is_refused() -> None:
    with pytest.raises(ValueError, match="only"):
        [*calls("```console run\n$ rm -r .\n```\n")]


@pytest.mark.parametrize(
    "prints, said, true",
    [
        ("a\nz", "a\nz\n", True),
        ("a\n…\nz", "a\nb\nc\nz\n", True),
        ("a\n…\nz", "a\nz\n", True),
        ("…", "", True),
        ("", "", True),
        ("a", "a\nb\n", False),
        ("a.c", "abc\n", False),
        ("", "a\n", False),
        ("a\n…", "b\na\n", False),
    ],
)
def test_three_dots_stand_for_any_lines_and_all_else_for_itself(prints: str, said: str, true: bool) -> None:
    assert fits(prints, said) is true
