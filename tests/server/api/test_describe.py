"""The descriptions are those of the server as it is, and can be relied on."""

import asyncio
import re
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct

from camlann.avalon.browser_tables import tables
from camlann.avalon.role_knowledge import Role
from camlann.avalon.roles import ROLES
from camlann.engine.facts import Sealed
from camlann.games import GAMES
from camlann.protocol import socket_messages
from camlann.server.codegen import files, routes, settings_table, typescript_rules
from camlann.server.codegen.examples import example, reads
from camlann.server.codegen.openapi import described, is_json
from camlann.server.codegen.typescript_writer import Module
from camlann.server.gate.http import Error, HttpError, Reply, Request
from camlann.server.gate.router import ANYONE, Asked, Nothing, Route, answer
from tests.repository.pages import ROOT

FILES = files()
API = msgspec.json.decode(FILES["docs/api/openapi.json"])
SOCKET = msgspec.json.decode(FILES["docs/api/asyncapi.json"])
ROUTES = {f"{route.method} {route.path}": route for route in routes()}


@pytest.mark.parametrize("name", FILES)
def test_what_is_kept_is_what_the_types_say_now(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == FILES[name], "run scripts/generate"


def test_nothing_is_kept_that_nobody_makes() -> None:
    folders = [*(ROOT / "docs" / "api").iterdir(), *(ROOT / "web" / "src" / "wire").iterdir()]
    kept = [ROOT / settings_table.PAGE, *folders]
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


@pytest.mark.parametrize(
    "side, union", [("device", socket_messages.AnyClientMessage), ("gate", socket_messages.AnyServerMessage)]
)
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
    both = [*get_args(socket_messages.AnyClientMessage), *get_args(socket_messages.AnyServerMessage)]
    assert len(SOCKET["components"]["messages"]) == len(both)


# What a route declares.

LOCKED, TOO_LATE = Error(409, "locked"), Error(409, "too-late")


class Hall:
    """A route that answers what it is told to, to see what is made of it."""

    def __init__(self, wrong: Error | Reply | None = None) -> None:
        self._wrong = wrong
        self.route: Route[Nothing, None, Nothing] = Route(
            "GET", "/hall", Nothing, Nothing, ANYONE, self._enter, errors=(LOCKED,), query=("by",)
        )
        self.read: dict[str, tuple[str, ...]] = {}

    async def _enter(self, asked: Asked[Nothing, None]) -> Nothing | Reply:
        """Come in.

        Whoever they are.
        """
        self.read = asked.request.query
        if isinstance(self._wrong, Reply):
            return self._wrong
        if self._wrong is not None:
            raise HttpError(*self._wrong)
        return Nothing()

    def ask(self, **query: str) -> Reply:
        asked: dict[str, tuple[str, ...]] = {name: (value,) for name, value in query.items()}
        return asyncio.run(answer([self.route], Request("GET", "/hall", query=asked)))


def test_what_a_route_declares_is_described() -> None:
    operation = described([Hall().route])["paths"]["/hall"]["get"]
    assert operation["summary"] == "Come in."
    assert operation["x-principal"] == "anyone"
    assert operation["responses"]["409"]["description"] == "locked"
    assert [each["name"] for each in operation["parameters"]] == ["by"]


@pytest.mark.parametrize("wrong", [LOCKED, Error(503, "try-again"), None])
def test_a_declared_error_is_answered(wrong: Error | None, every_error_is_declared: list[str]) -> None:
    assert Hall(wrong).ask().status == (200 if wrong is None else wrong.status)
    assert not every_error_is_declared


@pytest.mark.parametrize("wrong", [TOO_LATE, Error(404, "not-found"), Reply(404, {}, b"")])
def test_an_error_that_is_not_declared_is_seen(
    wrong: Error | Reply, every_error_is_declared: list[str]
) -> None:
    assert Hall(wrong).ask().status == wrong.status
    [found] = every_error_is_declared
    assert found.startswith(f"GET /hall answers {wrong.status}")
    every_error_is_declared.clear()


def test_a_handler_reads_of_the_query_what_its_route_declares() -> None:
    hall = Hall()
    hall.ask(by="door", window="open")
    assert hall.read == {"by": ("door",)}


def test_a_route_without_a_principal_cannot_be_declared() -> None:
    with pytest.raises(TypeError):
        Route("GET", "/hall", Nothing, Nothing, handle=Hall()._enter)  # type: ignore[call-arg]


# What a browser is given.

TYPES = {name: text for name, text in FILES.items() if name.endswith(".ts") and "/text-hints-" not in name}
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
    for line in filter(str.strip, text.splitlines()):
        assert re.fullmatch(r"export .*[\[{=;]|  .*[;,]|  \| \w+;?|}|[}\]];|import .*;", line), line


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


def test_a_role_that_is_added_to_the_rules_is_in_the_tables_of_the_browser(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(ROLES, "agravain", Role(name="agravain", side="evil", stranger=True))
    written = typescript_rules.module("avalon", tables(), {})
    (row,) = re.findall(r'^  "agravain": (.*),$', written, re.MULTILINE)
    assert msgspec.json.decode(row)["side"] == "evil"
    (chosen,) = re.findall(r"ROLE_LIST: .* = (.*);", written)
    assert "agravain" in msgspec.json.decode(chosen)
