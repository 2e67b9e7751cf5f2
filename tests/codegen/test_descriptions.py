"""The descriptions are those of the server as it is, and can be relied on."""

import re
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct

from camlann.protocol import socket_messages
from camlann.server.gate.router import Nothing
from scripts.codegen import files, routes, settings_table
from scripts.codegen.examples import example, reads
from scripts.codegen.openapi import is_json
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
