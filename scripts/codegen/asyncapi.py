"""The socket's messages as AsyncAPI 3, from the server's side: it receives what clients send."""

from typing import Any, get_args

from camlann.engine.facts import tag
from camlann.protocol import socket_messages
from camlann.protocol.socket_messages import VERSION
from camlann.table import COMMANDS
from scripts.codegen.examples import example
from scripts.codegen.json_schema import Schemas, summary
from scripts.codegen.raw_json_fields import GAMES_OWN, MEANT

SIDES = {"device": socket_messages.AnyClientMessage, "gate": socket_messages.AnyServerMessage}


def described() -> dict[str, Any]:
    kinds = {side: get_args(union) for side, union in SIDES.items()}
    schemas = Schemas()
    for kind in (*kinds["device"], *kinds["gate"], *MEANT.values(), *COMMANDS):
        schemas.of(kind)
    names = {kind: f"{side}-{tag(kind)}" for side, listed in kinds.items() for kind in listed}
    _fill_in(schemas)
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Camlann",
            "version": f"{VERSION}",
            "description": "A table, over one WebSocket. The conversation is told in docs/protocol.md.",
            "license": {"name": "Apache-2.0"},
        },
        "defaultContentType": "application/json",
        "channels": {
            "socket": {
                "address": "/socket",
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names.values()},
            }
        },
        "operations": {
            "hear": _operation("receive", [names[kind] for kind in kinds["device"]]),
            "show": _operation("send", [names[kind] for kind in kinds["gate"]]),
        },
        "components": {
            "messages": {name: _message(kind, name, schemas) for kind, name in names.items()},
            "schemas": dict(sorted(schemas.named.items())),
        },
    }


def _operation(action: str, names: list[str]) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": "#/channels/socket"},
        "messages": [{"$ref": f"#/channels/socket/messages/{name}"} for name in names],
    }


def _message(kind: Any, name: str, schemas: Schemas) -> dict[str, Any]:
    return {
        "name": tag(kind),
        "summary": summary(kind),
        "payload": schemas.of(kind),
        "examples": [{"name": name, "payload": example(kind)}],
    }


def _fill_in(schemas: Schemas) -> None:
    """Replace raw JSON fields by their types."""
    for (kind, field), meant in MEANT.items():
        _properties(schemas, kind)[field] = schemas.of(meant)
    for (kind, field), (_, about) in GAMES_OWN.items():
        _properties(schemas, kind)[field] = {"description": about}


def _properties(schemas: Schemas, kind: Any) -> dict[str, Any]:
    name = schemas.of(kind)["$ref"].rpartition("/")[2]
    properties: dict[str, Any] = schemas.named[name]["properties"]
    return properties
