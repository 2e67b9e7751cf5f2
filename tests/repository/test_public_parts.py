"""Of libraries only public parts are used: any others may change in the next version."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.repository.pages import ROOT

SOURCE = ROOT / "src" / "camlann"
GATE = SOURCE / "server" / "gate"
OURS = ("self", "cls")


def private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def private_imports(tree: ast.AST) -> Iterator[str]:
    """Private modules and names that are imported, ours or not."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name for name in names if any(map(private, name.split("."))))


def private_attributes(tree: ast.AST) -> Iterator[str]:
    """Private attributes of other objects, and of `self` where the class does not set them itself."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and private(node.attr):
            if not (isinstance(node.value, ast.Name) and node.value.id in OURS):
                yield ast.unparse(node)
        elif isinstance(node, ast.ClassDef):
            yield from _inherited(node)


def _inherited(node: ast.ClassDef) -> Iterator[str]:
    own: set[str] = {
        each.name for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    used: set[str] = set()
    for each in ast.walk(node):
        if isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name) and each.value.id in OURS:
            (own if isinstance(each.ctx, ast.Store) else used).add(each.attr)
        elif isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            own.add(each.target.id)
    yield from (f"{node.name}.{name}" for name in sorted(used - own) if private(name))


def test_no_private_module_or_name_is_imported() -> None:
    files = sorted(SOURCE.rglob("*.py"))
    assert len(files) > 300
    assert {
        str(file): [*found] for file in files if (found := [*private_imports(_tree(file.read_text()))])
    } == {}


def test_the_gate_touches_no_private_attribute_of_anything() -> None:
    files = sorted(GATE.rglob("*.py"))
    assert len(files) > 40
    found = {str(file): each for file in files if (each := [*private_attributes(_tree(file.read_text()))])}
    assert found == {}


def _tree(source: str) -> ast.AST:
    return ast.parse(source)


@pytest.mark.parametrize(
    "source, found",
    [
        ("from aiohttp._websocket.reader import WebSocketDataQueue", 1),
        ("from aiohttp.http import WebSocketReader", 0),
        ("from asyncio import _get_running_loop", 1),
        ("import aiohttp._websocket", 1),
        ("transport._loop", 1),
        ("self.transport._sock", 1),
        ("class A(web.RequestHandler):\n def f(self): return self._upgraded", 1),
        ("class A(Protocol):\n def f(self): return self._g()\n def _g(self): self._x = 1; self._x", 0),
    ],
)
def test_a_private_part_is_found(source: str, found: int) -> None:
    tree = _tree(source)
    assert len([*private_imports(tree), *private_attributes(tree)]) == found


def test_a_new_version_of_aiohttp_may_be_installed() -> None:
    """It faces the internet where people bring their own, and closes holes in minor versions."""
    assert re.search(r'"aiohttp>=[\d.]+,<4"', (ROOT / "pyproject.toml").read_text())
