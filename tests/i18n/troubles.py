"""The codes by which the server says that something went wrong, read from where it does so."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import camlann.server
from camlann.protocol.socket_messages import FINAL_CLOSE_CODES
from camlann.server.gate import pending_requests
from scripts.codegen import routes
from tests.repository.pages import ROOT

SERVER = Path(camlann.server.__file__).parent
BROWSER = ROOT / "web" / "src" / "http.ts"


@cache
def troubles() -> set[str]:
    """Every code a device may be sent, on the socket or over HTTP, and those a browser finds by itself."""
    return {*_raised(), *_declared(), *_pending(), *_found(), *FINAL_CLOSE_CODES}


def _raised() -> Iterator[str]:
    """`HttpError(404, "not-found")`, `Code("failed")`, `device.trouble("slow-down", …)`."""
    places = {"HttpError": 1, "Code": 0, "trouble": 0}
    for source in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = ast.unparse(node.func).rpartition(".")[2]
            if name in places and len(node.args) > places[name]:
                yield from _words(node.args[places[name]])


def _declared() -> Iterator[str]:
    """What the routes declare that they may answer."""
    for route in routes():
        yield from (error.code for error in route.may_answer)


def _words(code: ast.expr) -> Iterator[str]:
    """The code that stands there, or each of two."""
    if isinstance(code, ast.IfExp):
        yield from (*_words(code.body), *_words(code.orelse))
    elif isinstance(code, ast.Constant) and isinstance(code.value, str):
        yield code.value


def _pending() -> Iterator[str]:
    """What is wrong with a question, which is returned and not raised."""
    for node in ast.walk(ast.parse(Path(pending_requests.__file__).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Return) and node.value is not None:
            yield from _words(node.value)


def _found() -> Iterator[str]:
    """`new HttpError("no-connection", 0)`."""
    for piece in BROWSER.read_text(encoding="utf-8").split('new HttpError("')[1:]:
        yield piece.partition('"')[0]
