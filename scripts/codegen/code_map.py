"""`docs/map.md`: what is in each file, by the first sentence that the file says of itself.

`map_beginning.md` is written by hand and comes first. Packages follow from the bottom of the layers up,
then the page, scripts and tests.
"""

import ast
import re
import textwrap
import tomllib
from collections.abc import Iterable, Iterator
from itertools import takewhile
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = "docs/map.md"
BEGINNING = Path(__file__).with_name("map_beginning.md")
WIDTH = 120
COMMENT = re.compile(
    r"(?:<script[^\n]*>\s*)?(?:(?P<lines>(?://[^\n]*\n\s*)+)|(?:/\*\*?|<!--)(?P<block>.*?)(?:\*/|-->))", re.S
)
"""The comment that a file of the page begins with."""


def page(root: Path = ROOT) -> str:
    parts = [BEGINNING.read_text(encoding="utf-8"), *_packages(root), *_page_folders(root), *_scripts(root)]
    return "\n".join([*parts, *_tests(root)])


def described(path: Path) -> str:
    """The first sentence of a file about itself; empty if it has none."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return _sentence(ast.get_docstring(ast.parse(text)) or "")
    if path.suffix in (".ts", ".js", ".svelte"):
        found = COMMENT.match(text)
        return (
            _sentence(re.sub(r"^\s*(//|\*)", "", found["lines"] or found["block"], flags=re.M))
            if found
            else ""
        )
    # A script: the comment or docstring below its first line.
    lines = text.splitlines()[1:]
    said = list(takewhile(lambda line: line.startswith("#"), lines)) or lines[:1]
    return _sentence("\n".join(line.strip('"').removeprefix("# ") for line in said))


def _sentence(text: str) -> str:
    paragraph = " ".join(text.strip().partition("\n\n")[0].split())
    return re.split(r"(?<=[.?!])\s", paragraph)[0]


def _row(name: str, about: str) -> str:
    return textwrap.fill(
        f"- `{name}`: {about}" if about else f"- `{name}`",
        WIDTH,
        subsequent_indent="  ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def _section(heading: str, about: str, paths: Iterable[Path], folder: Path) -> str:
    rows = "\n".join(_row(path.relative_to(folder).as_posix(), described(path)) for path in paths)
    return "\n".join(
        filter(None, (f"{heading}\n", f"{textwrap.fill(about, WIDTH)}\n" if about else "", f"{rows}\n"))
    )


def _modules(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.glob("*.py")) if path.name != "__init__.py"]


def _of_package(folder: Path, root: Path, level: int) -> Iterator[str]:
    heading = f"{'#' * level} `{folder.relative_to(root).as_posix()}/`"
    yield _section(heading, described(folder / "__init__.py"), _modules(folder), folder)
    for inner in sorted(folder.glob("*/__init__.py")):
        yield from _of_package(inner.parent, root, 3)


def _packages(root: Path) -> Iterator[str]:
    contracts = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    layers = next(each["layers"] for each in contracts if each.get("containers") == ["camlann"])
    source = root / "src" / "camlann"
    yield _section(
        f"## `{source.relative_to(root).as_posix()}/`",
        described(source / "__init__.py"),
        _modules(source),
        source,
    )
    for layer in reversed(layers):
        for name in layer.split(" | "):
            if (source / name).is_dir():
                yield from _of_package(source / name, root, 2)


def _page_folders(root: Path) -> Iterator[str]:
    source = root / "web" / "src"
    for folder in sorted({source, *source.glob("**/")}):
        files = [
            path
            for path in sorted(folder.glob("*.*"))
            if path.suffix in (".ts", ".js", ".svelte")
            and ".test." not in path.name
            and folder.name != "wire"
        ]
        if files:
            name = folder.relative_to(root).as_posix()
            yield _section(f"{'#' * (2 if name == 'web/src' else 3)} `{name}/`", "", files, folder)


def _scripts(root: Path) -> Iterator[str]:
    folder = root / "scripts"
    yield _section("## `scripts/`", "", sorted(path for path in folder.glob("*") if path.is_file()), folder)
    for inner in sorted({path.parent for path in folder.glob("*/*.py")}):
        package = inner / "__init__.py"
        about = described(package) if package.exists() else ""
        yield _section(f"### `{inner.relative_to(root).as_posix()}/`", about, _modules(inner), inner)


def _tests(root: Path) -> Iterator[str]:
    packages = sorted((root / "tests").glob("*/__init__.py"))
    inner = sorted((root / "tests" / "server").glob("*/__init__.py"))
    rows = [
        _row(f"{path.parent.relative_to(root / 'tests').as_posix()}/", described(path))
        for path in (*packages, *inner)
    ]
    rows += [_row(path.name, described(path)) for path in _modules(root / "tests")]
    yield "\n".join(("## `tests/`\n", *rows, ""))
