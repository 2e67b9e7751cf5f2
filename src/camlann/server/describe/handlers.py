"""What a route's own source says about it: what may go wrong there, and what it reads of the query.

A handler raises `Wrong` with a status and a code. Both are read from where it does so, and from the functions
it calls, so that nobody has to write them down a second time, or can forget to.
"""

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator
from types import FunctionType, MethodType
from typing import Any

from msgspec import Struct

from camlann.server.gate import http
from camlann.server.gate.http import Route
from camlann.server.gate.origin import SAFE
from camlann.server.gate.routes.house import House

ANYWHERE = (
    (411, "no-length"),
    (413, "too-large"),
    (415, "compressed"),
    (421, "wrong-host"),
    (429, "too-often"),
    (500, "failed"),
    (503, "try-again"),
)
"""What any route may answer."""
UNSAFE = (403, "foreign-origin")
"""And any that changes something."""


class Found(Struct, frozen=True):
    codes: tuple[tuple[int, str], ...]
    query: tuple[str, ...]


def found(route: Route[Any, Any]) -> Found:
    """Everything the route's handler may answer or read, in order."""
    codes, query = set(ANYWHERE), set()
    if route.method not in SAFE:
        codes.add(UNSAFE)
    if route.takes is not http.Nothing:
        codes.add((400, "malformed"))
    for tree in _reached(route.handle):
        for node in ast.walk(tree):
            match node:
                case ast.Call(
                    func=ast.Name("Wrong"), args=[ast.Constant(int(status)), ast.Constant(str(code)), *_]
                ):
                    codes.add((status, code))
                case ast.Call(
                    func=ast.Attribute(value=ast.Attribute(attr="query"), attr="get"),
                    args=[ast.Constant(str(name)), *_],
                ):
                    query.add(name)
    return Found(tuple(sorted(codes)), tuple(sorted(query)))


def said(function: Callable[..., Any]) -> str:
    """The first line of its docstring."""
    return (inspect.getdoc(function) or "").partition("\n")[0]


def _reached(start: Callable[..., Any]) -> Iterator[ast.AST]:
    """The source of a function and of those of ours that it calls."""
    seen: set[object] = set()
    open = [_plain(start)]
    while open:
        function = open.pop()
        if function in seen:
            continue
        seen.add(function)
        tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
        yield tree
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                open.extend(_called(start, function, node.func))


def _called(start: Callable[..., Any], function: FunctionType, callee: ast.expr) -> Iterator[FunctionType]:
    match callee:
        case ast.Name(name):
            found = function.__globals__.get(name)
        case ast.Attribute(value=ast.Name("self"), attr=name) if isinstance(start, MethodType):
            found = getattr(type(start.__self__), name, None)
        case ast.Attribute(attr=name):
            found = House.__dict__.get(name)
        case _:
            found = None
    if isinstance(found, FunctionType) and found.__module__.startswith("camlann.server.gate"):
        yield found


def _plain(function: Callable[..., Any]) -> FunctionType:
    plain = getattr(function, "__func__", function)
    assert isinstance(plain, FunctionType)
    return plain
