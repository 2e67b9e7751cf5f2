"""Types as JSON Schema 2020-12, each struct under its own name.

msgspec writes such schemas too, but fails on a default that is raw JSON, and names a generic by
all its type arguments.
"""

from typing import Any, get_origin

import msgspec
from msgspec import NODEFAULT, UNSET, inspect

REFS = "#/components/schemas/"
BOUNDS = {
    "ge": "minimum",
    "gt": "exclusiveMinimum",
    "le": "maximum",
    "lt": "exclusiveMaximum",
    "min_length": "minLength",
    "max_length": "maxLength",
    "pattern": "pattern",
}


class Schemas:
    """The structs met so far, by name."""

    def __init__(self) -> None:
        self.named: dict[str, dict[str, Any]] = {}
        self._kinds: dict[str, type] = {}

    def of(self, kind: Any) -> dict[str, Any]:
        return self._of(inspect.type_info(kind))

    def _of(self, info: inspect.Type) -> dict[str, Any]:
        match info:
            case inspect.Metadata(type=inner):
                return {**self._of(inner), **(info.extra_json_schema or {})}
            case inspect.StructType():
                return {"$ref": REFS + self._struct(info)}
            case inspect.UnionType(types):
                return {"anyOf": [self._of(each) for each in types]}
            case (
                inspect.ListType(item_type=item)
                | inspect.VarTupleType(item_type=item)
                | inspect.SetType(item_type=item)
                | inspect.FrozenSetType(item_type=item)
                | inspect.CollectionType(item_type=item)
            ):
                sizes = {"minItems": info.min_length, "maxItems": info.max_length}
                return {"type": "array", "items": self._of(item)} | {
                    name: size for name, size in sizes.items() if size is not None
                }
            case inspect.TupleType(items):
                return {"type": "array", "prefixItems": [self._of(item) for item in items], "items": False}
            case inspect.DictType(value_type=value):
                return {"type": "object", "additionalProperties": self._of(value)}
            case inspect.LiteralType(values):
                return {"enum": list(values)}
            case inspect.EnumType(cls):
                return {"enum": [each.value for each in cls]}
            case inspect.StrType():
                return {"type": "string", **_bounds(info)}
            case inspect.BytesType():
                return {"type": "string", "contentEncoding": "base64"}
            case inspect.IntType():
                return {"type": "integer", **_bounds(info)}
            case inspect.FloatType():
                return {"type": "number", **_bounds(info)}
            case inspect.BoolType():
                return {"type": "boolean"}
            case inspect.NoneType():
                return {"type": "null"}
            case _:
                return {}

    def _struct(self, info: inspect.StructType) -> str:
        kind: type = get_origin(info.cls) or info.cls
        name = kind.__name__
        if self._kinds.setdefault(name, kind) is not kind:
            # Two types have the same name: the later one is named with its module.
            name = kind.__module__.rpartition(".")[2].capitalize() + name
            assert self._kinds.setdefault(name, kind) is kind, f"two types are called {name}"
        if name not in self.named:
            schema = self.named[name] = {"title": name, "type": "object"}
            if about := summary(kind):
                schema["description"] = about
            schema |= self._fields(info)
            self.named[name] = schema
        return name

    def _fields(self, info: inspect.StructType) -> dict[str, Any]:
        properties: dict[str, Any] = {}
        required = []
        if info.tag_field is not None:
            properties[info.tag_field] = {"const": info.tag}
            required.append(info.tag_field)
        for field in info.fields:
            properties[field.encode_name] = schema = self._of(field.type)
            if field.required:
                required.append(field.encode_name)
            elif field.default not in (NODEFAULT, UNSET):
                schema["default"] = msgspec.json.decode(msgspec.json.encode(field.default))
        closed = {"additionalProperties": False} if info.forbid_unknown_fields else {}
        return {"properties": properties, "required": required, **closed}


def summary(kind: type) -> str:
    """The first line of the type's docstring, if it has one."""
    about = (kind.__doc__ or "").partition("\n")[0].strip()
    return "" if about.startswith(f"{kind.__name__}(") else about


def _bounds(info: inspect.Type) -> dict[str, Any]:
    found = {name: getattr(info, attribute, None) for attribute, name in BOUNDS.items()}
    return {name: value for name, value in found.items() if value is not None}
