"""HTTP endpoints as OpenAPI 3.1, from the routes."""

import inspect
import re
from collections.abc import Callable
from itertools import groupby
from typing import Any, TypeAlias

from msgspec.json import schema_components

from camlann.protocol.socket_messages import VERSION
from camlann.server.gate.http import JSON, Code, Error, Reply
from camlann.server.gate.router import ANYONE, Nothing, Route, Routes
from camlann.server.gate.same_origin import SAFE

ABOUT = "What happens before and after a game. The game itself is on the socket: see socket.json."
PLAIN = {str: "text/html", bytes: "application/octet-stream"}
"""Replies that are not JSON."""
FOREIGN_ORIGIN = Error(403, "foreign-origin")
"""Errors of every route that changes something."""
KNOWN: list[dict[str, list[str]]] = [{"bearer": []}, {"cookie": []}]
"""How a request is authenticated."""
Schemas: TypeAlias = dict[Any, dict[str, Any]]
"""By type."""


def described(routes: Routes) -> dict[str, Any]:
    taken_or_given = {kind: None for route in routes for kind in (route.takes, route.gives) if is_json(kind)}
    kinds = [Code, *taken_or_given]
    found, named = schema_components(kinds, ref_template="#/components/schemas/{name}")
    schemas = dict(zip(kinds, found, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in sorted(routes, key=lambda route: (route.path, route.method)):
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schemas)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Camlann",
            "version": f"{VERSION}",
            "description": ABOUT,
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": dict(sorted(named.items())),
            "securitySchemes": {
                "bearer": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "camlann"},
            },
        },
        "security": [{}, *KNOWN],
    }


def is_json(kind: Any) -> bool:
    return kind is not Nothing and kind is not Reply and kind not in PLAIN


def _operation(route: Route[Any, Any, Any], schemas: Schemas) -> dict[str, Any]:
    operation: dict[str, Any] = {"operationId": _name(route)}
    if summary := _summary(route.handle):
        operation["summary"] = summary
    operation["x-principal"] = route.principal.name
    if route.principal is not ANYONE:
        operation["security"] = KNOWN
    if route.rates:
        operation["x-rate-limits"] = [
            {
                "per": each.per,
                "counts": each.counts,
                "times": each.limiter.rate.times,
                "seconds": each.limiter.rate.seconds,
            }
            for each in route.rates
        ]
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", route.path)
    ]
    parameters += [{"name": name, "in": "query", "schema": {"type": "string"}} for name in route.query]
    if parameters:
        operation["parameters"] = parameters
    if route.takes is not Nothing:
        operation["requestBody"] = {"required": True, "content": _content(route.takes, schemas)}
    operation["responses"] = {str(route.status): _given(route, schemas)}
    for status, found in groupby(sorted(errors(route)), key=lambda error: error.status):
        words = [error.code for error in found]
        operation["responses"][str(status)] = {
            "description": ", ".join(words),
            "content": {
                JSON: {"schema": {"allOf": [schemas[Code], {"properties": {"code": {"enum": words}}}]}}
            },
        }
    return operation


def errors(route: Route[Any, Any, Any]) -> frozenset[Error]:
    return route.may_answer if route.method in SAFE else route.may_answer | {FOREIGN_ORIGIN}


def _summary(function: Callable[..., Any]) -> str:
    """The first line of its docstring."""
    return (inspect.getdoc(function) or "").partition("\n")[0]


def _given(route: Route[Any, Any, Any], schemas: Schemas) -> dict[str, Any]:
    if route.gives is Nothing or route.status == 204:
        return {"description": "Done."}
    return {"description": "As asked.", "content": _content(route.gives, schemas)}


def _content(kind: Any, schemas: Schemas) -> dict[str, Any]:
    if kind in PLAIN:
        return {PLAIN[kind]: {"schema": {"type": "string"}}}
    if kind is Reply:
        return {"*/*": {}}
    return {JSON: {"schema": schemas[kind]}}


def _name(route: Route[Any, Any, Any]) -> str:
    words = re.findall(r"\w+", route.path.replace("/api/", "/"))
    return "-".join((route.method.lower(), *words))
