"""The descriptions are those of the server as it is, and can be relied on."""

import re
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct

from camlann.games import GAMES
from camlann.server import messages
from camlann.server.describe import files, routes
from camlann.server.describe.examples import example, reads
from camlann.server.describe.handlers import found
from camlann.server.describe.openapi import is_json
from camlann.server.describe.typescript import Module
from camlann.server.gate.http import Asked, Nothing, Route, Wrong
from camlann.table.facts import Sealed
from tests.repository.pages import ROOT

FILES = files()
API = msgspec.json.decode(FILES["docs/api/openapi.json"])
SOCKET = msgspec.json.decode(FILES["docs/api/asyncapi.json"])
ROUTES = {f"{route.method} {route.path}": route for route in routes()}


@pytest.mark.parametrize("name", FILES)
def test_what_is_kept_is_what_the_types_say_now(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == FILES[name], "run scripts/wire"


def test_nothing_is_kept_that_nobody_makes() -> None:
    kept = [*(ROOT / "docs" / "api").iterdir(), *(ROOT / "web" / "src" / "wire").iterdir()]
    assert {str(path.relative_to(ROOT)) for path in kept} == FILES.keys()


@pytest.mark.parametrize("name", ROUTES)
def test_the_examples_of_a_route_are_what_it_takes_and_gives(name: str) -> None:
    route = ROUTES[name]
    operation = API["paths"][route.path][route.method.lower()]
    if route.takes is not Nothing:
        shown = operation["requestBody"]["content"]["application/json"]["example"]
        assert reads(route.takes, shown)
    if is_json(route.gives):
        shown = operation["responses"][str(route.status)]["content"]["application/json"]["example"]
        assert reads(route.gives, shown)


@pytest.mark.parametrize("side, union", [("device", messages.Heard), ("gate", messages.Shown)])
def test_the_examples_of_a_message_are_such_messages(side: str, union: Any) -> None:
    described = SOCKET["components"]["messages"]
    for kind in get_args(union):
        (shown,) = described[f"{side}-{kind.__struct_config__.tag}"]["examples"]
        assert reads(kind, shown["payload"])
        assert isinstance(msgspec.json.decode(msgspec.json.encode(shown["payload"]), type=union), kind)


class Cup(Struct, forbid_unknown_fields=True):
    gold: bool
    jewels: int = 3


def test_an_example_that_does_not_fit_is_seen() -> None:
    assert reads(Cup, example(Cup))
    assert not reads(Cup, {"gold": True})
    with pytest.raises(msgspec.ValidationError):
        reads(Cup, {"gold": "yes"})


@pytest.mark.parametrize("text", [FILES["docs/api/openapi.json"], FILES["docs/api/asyncapi.json"]])
def test_every_reference_leads_somewhere(text: str) -> None:
    document = msgspec.json.decode(text)
    references = set(re.findall(r'"\$ref": "#/([^"]+)"', text))
    assert references
    for reference in references:
        place = document
        for part in reference.split("/"):
            place = place[part]


def test_every_route_and_every_message_is_described() -> None:
    operations = {f"{method.upper()} {path}" for path, found in API["paths"].items() for method in found}
    assert operations == ROUTES.keys()
    names = [operation["operationId"] for found in API["paths"].values() for operation in found.values()]
    assert len(set(names)) == len(names)
    both = [*get_args(messages.Heard), *get_args(messages.Shown)]
    assert len(SOCKET["components"]["messages"]) == len(both)


class Hall:
    """Some routes, to see what is read of them."""

    async def enter(self, asked: Asked[Nothing]) -> Nothing:
        """Come in.

        Whoever they are.
        """
        if asked.request.query.get("by"):
            raise Wrong(400, "wrong-door")
        return self._inside()

    def _inside(self) -> Nothing:
        raise Wrong(429, "too-often")


def test_the_codes_are_those_the_handler_raises_itself_or_by_others() -> None:
    codes = found(Route("GET", "/hall", Nothing, Nothing, Hall().enter))
    assert (400, "wrong-door") in codes.codes
    assert (503, "try-again") in codes.codes
    assert codes.query == ("by",)
    # What another function of the tests raises is followed only inside the gate.
    assert (401, "who-are-you") in found(ROUTES["POST /api/tables"]).codes
    assert (404, "not-found") in found(ROUTES["GET /api/tables/{table}/games/{number}"]).codes


# What a browser is given.

TYPES = {name: text for name, text in FILES.items() if name.endswith(".ts") and "/said-" not in name}
BUILT_IN = {"Readonly", "Record"}


@pytest.mark.parametrize("name", TYPES)
def test_every_type_that_is_named_is_declared_once(name: str) -> None:
    text = re.sub(r"/\*\*.*?\*/|//.*", "", TYPES[name])
    declared = re.findall(r"export (?:interface|type|const) (\w+)", text)
    assert len(set(declared)) == len(declared)
    imported = [name for names in re.findall(r"import type \{ (.*) \}", text) for name in names.split(", ")]
    holes = re.findall(r"(\w+) = unknown", text)
    words = re.sub(r'"[^"]*"', "", text)
    used = set(re.findall(r"\b[A-Z]\w*", words))
    assert used <= {*declared, *imported, *holes, *BUILT_IN}


@pytest.mark.parametrize("name", TYPES)
def test_brackets_are_closed_and_statements_end(name: str) -> None:
    text = re.sub(r"/\*\*.*?\*/|//.*|\"[^\"]*\"", "", TYPES[name])
    for opening, closing in ("{}", "()", "[]"):
        assert text.count(opening) == text.count(closing)
    for line in filter(None, text.splitlines()):
        assert re.fullmatch(r"export .*[{=;]|  .*;|  \| \w+;?|}|import .*;", line), line


@pytest.mark.parametrize("game", GAMES)
def test_a_browser_knows_every_command_and_no_sealed_fact(game: str) -> None:
    text, wire = TYPES[f"web/src/wire/{game}.ts"], GAMES[game].WIRE
    tags = set(re.findall(r'readonly type: "([^"]+)"', text))
    assert set(wire.commands) <= tags
    sealed = {kind.__struct_config__.tag for kind in wire.facts if issubclass(kind, Sealed)}
    assert sealed
    assert not sealed & tags


class Leaf(Struct, tag="test.leaf"):
    size: int


class Twig(Struct, tag="test.twig"):
    """A twig."""

    leaves: tuple["Leaf | Twig", ...]
    length: float | None = None


def test_unions_lists_and_what_may_be_left_out() -> None:
    module = Module("tree")
    module.say(Twig)
    module.union("Part", [Leaf, Twig])
    assert module.whole().endswith(
        """
export interface Leaf {
  readonly type: "test.leaf";
  readonly size: number;
}

/** A twig. */
export interface Twig {
  readonly type: "test.twig";
  readonly leaves: readonly (Leaf | Twig)[];
  readonly length?: number | null;
}

export type Part =
  | Leaf
  | Twig;
"""
    )
