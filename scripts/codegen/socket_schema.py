"""The socket's messages as JSON Schema: what a device sends, and what a gate sends."""

from typing import Any, Union

from msgspec.json import schema_components

from camlann.protocol.socket_messages import AnyClientMessage, AnyServerMessage
from camlann.table import COMMANDS
from scripts.codegen.raw_json_fields import GAMES_OWN, MEANT

ABOUT = "What is sent over the socket. The conversation is told in docs/protocol.md."


def described() -> dict[str, Any]:
    kinds = (AnyClientMessage, AnyServerMessage, Union[COMMANDS], *MEANT.values())  # noqa: UP007 (a tuple)
    (device, gate, command, *meant), named = schema_components(kinds)
    named |= {"device": device, "gate": gate, "table-command": command}
    # Fields that the gate passes on undecoded.
    for (kind, field), schema in zip(MEANT, meant, strict=True):
        named[kind.__name__]["properties"][field] = schema
    for (kind, field), (_, about) in GAMES_OWN.items():
        named[kind.__name__]["properties"][field] = {"description": about}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Camlann",
        "description": ABOUT,
        "anyOf": [{"$ref": "#/$defs/device"}, {"$ref": "#/$defs/gate"}],
        "$defs": dict(sorted(named.items())),
    }
