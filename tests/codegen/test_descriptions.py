"""The descriptions are those of the server as it is, and can be relied on."""

import re
from typing import get_args

import msgspec
import pytest

from camlann.protocol import socket_messages
from scripts.codegen import code_map, files, routes, settings_table
from tests.repository.pages import ROOT

FILES = files()
API = msgspec.json.decode(FILES["docs/api/openapi.json"])
SOCKET = msgspec.json.decode(FILES["docs/api/socket.json"])
ROUTES = {f"{route.method} {route.path}": route for route in routes()}


@pytest.mark.parametrize("name", FILES)
def test_what_is_kept_is_what_the_types_say_now(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == FILES[name], "run scripts/generate"


def test_nothing_is_kept_that_nobody_makes() -> None:
    folders = [*(ROOT / "docs" / "api").iterdir(), *(ROOT / "web" / "src" / "wire").iterdir()]
    kept = [ROOT / settings_table.PAGE, ROOT / code_map.PAGE, *folders]
    assert {str(path.relative_to(ROOT)) for path in kept} == FILES.keys()


@pytest.mark.parametrize("text", [FILES["docs/api/openapi.json"], FILES["docs/api/socket.json"]])
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
    sides = {"device": socket_messages.AnyClientMessage, "gate": socket_messages.AnyServerMessage}
    for side, union in sides.items():
        named = {entry["$ref"].rpartition("/")[2] for entry in SOCKET["$defs"][side]["anyOf"]}
        assert named == {kind.__name__ for kind in get_args(union)}


def test_what_a_gate_passes_on_unread_is_described_by_what_it_holds() -> None:
    """Raw JSON would be any value at all."""
    meant = {("TableIs", "table"): "Table", ("FrameIs", "frame"): "Frame", ("DeltaIs", "delta"): "Delta"}
    for (name, field), told in meant.items():
        assert SOCKET["$defs"][name]["properties"][field] == {"$ref": f"#/$defs/{told}"}
    assert SOCKET["$defs"]["Play"]["properties"]["command"]["description"]
