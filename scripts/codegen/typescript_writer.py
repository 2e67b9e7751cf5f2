"""Writes types as TypeScript: an interface for every struct, unions discriminated by `type`.

It reads types through msgspec's inspection. Types that an earlier module declares are imported
from there; of two types with one name the later is named by its tag, or by its module.
"""

import json
from collections.abc import Iterable
from typing import Any, get_origin

from msgspec import inspect

OPENING = "// Made by scripts/generate from the types of the server. Do not mend it here.\n"


class Module:
    """One file of types."""

    def __init__(self, name: str, before: Iterable["Module"] = ()) -> None:
        self.name = name
        self._before = list(before)
        self._names: dict[type, str] = {}
        self._taken: set[str] = set()
        self._written: list[str] = []
        self._imports: dict[str, set[str]] = {}
        self._unions: dict[frozenset[str], str] = {}
        self._filled: dict[tuple[type, str], str] = {}
        self._holes: dict[type, list[str]] = {}
        self._spoken: set[type] = set()

    # Declarations.

    def fill(self, kind: type, field: str, text: str, hole: str = "") -> None:
        """Write a field's type as this text. A `hole` becomes a type parameter of the interface."""
        self._filled[kind, field] = text
        if hole and hole not in self._holes.setdefault(kind, []):
            self._holes[kind].append(hole)

    def say(self, *kinds: Any) -> None:
        """These are sent by a browser, which may omit fields with a default."""
        self._spoken.update(plain(kind) for kind in kinds)

    def declare(self, *kinds: Any) -> None:
        for kind in kinds:
            self.written(kind)

    def union(self, name: str, kinds: Iterable[Any], about: str = "") -> None:
        """Name a union, and use the name from here on."""
        self._taken.add(name)
        members = list(dict.fromkeys(self.written(kind) for kind in kinds))
        self._unions[frozenset(members)] = name
        self._put(
            about,
            f"export type {name} =" + "".join(f"\n  | {member}" for member in members or ["never"]) + ";\n",
        )

    def alias(self, name: str, kind: Any, about: str = "") -> None:
        self._taken.add(name)
        written = self.written(kind)
        if written != name:
            self._put(about, f"export type {name} = {written};\n")

    def constant(self, name: str, value: object) -> None:
        self._put("", f"export const {name} = {json.dumps(value)} as const;\n")

    def data(self, name: str, kind: Any, value: str) -> None:
        """A constant of this type."""
        self._taken.add(name)
        self._put("", f"export const {name}: {self.written(kind)} = {value};\n")

    def put(self, about: str, name: str, lines: Iterable[str]) -> None:
        """An interface of these lines."""
        self._put(about, f"export interface {name} {{\n{''.join(lines)}}}\n")

    def whole(self) -> str:
        """The content of the file."""
        imports = [
            f'import type {{ {", ".join(sorted(names))} }} from "./{module}";\n'
            for module, names in sorted(self._imports.items())
        ]
        return "\n".join([OPENING, *(["".join(imports)] if imports else []), *self._written])

    # Types as text.

    def written(self, kind: Any) -> str:
        return self._of(inspect.type_info(kind))

    def _of(self, info: inspect.Type) -> str:  # noqa: C901 (a case for each kind of type)
        match info:
            case inspect.Metadata(type=inner):
                return self._of(inner)
            case inspect.StructType():
                return self._struct(info)
            case inspect.UnionType(types):
                return self._union(types)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return _list(self._of(item))
            case inspect.SetType(item_type=item) | inspect.FrozenSetType(item_type=item):
                return _list(self._of(item))
            case inspect.CollectionType(item_type=item):
                return _list(self._of(item))
            case inspect.TupleType(items):
                return f"readonly [{', '.join(self._of(item) for item in items)}]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Readonly<Record<{self._of(key)}, {self._of(value)}>>"
            case inspect.LiteralType(values):
                return " | ".join(json.dumps(value) for value in values)
            case inspect.EnumType(cls):
                return " | ".join(json.dumps(each.value) for each in cls)
            case inspect.StrType() | inspect.BytesType():
                return "string"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case _:
                return "unknown"

    def _union(self, types: Iterable[inspect.Type]) -> str:
        members = dict.fromkeys(self._of(each) for each in types)
        null = members.pop("null", members) is None
        name = self._unions.get(frozenset(members))
        listed = [name] if name is not None else [*members]
        return " | ".join([*listed, "null"] if null else listed)

    def _struct(self, info: inspect.StructType) -> str:
        kind = plain(info.cls)
        if (name := self._found(kind)) is None:
            name = self._names[kind] = self._free(kind, info.tag)
            self._taken.add(name)
            # Reserve its position before its fields are read: they may refer to it again.
            self._declare(name, kind, info)
        return name

    def _declare(self, name: str, kind: type, info: inspect.StructType) -> None:
        lines = (
            [f"  readonly {info.tag_field}: {json.dumps(info.tag)};"] if info.tag_field is not None else []
        )
        for field in info.fields:
            free = not field.required and kind in self._spoken
            text = self._filled.get((kind, field.name)) or self._of(field.type)
            lines.append(f"  readonly {field.encode_name}{'?' if free else ''}: {text};")
        holes = ", ".join(f"{hole} = unknown" for hole in self._holes.get(kind, ()))
        head = f"{name}<{holes}>" if holes else name
        body = "".join(f"{line}\n" for line in lines)
        self._put(summary(kind).replace("*/", ""), f"export interface {head} {{\n{body}}}\n")

    def _put(self, about: str, text: str) -> None:
        self._written.append(f"/** {about} */\n{text}" if about else text)

    def _found(self, kind: type) -> str | None:
        if (name := self._names.get(kind)) is not None:
            return name
        for module in self._before:
            if (name := module._names.get(kind)) is not None:
                self._imports.setdefault(module.name, set()).add(name)
                self._taken.add(name)
                return name
        return None

    def _free(self, kind: type, tag: Any) -> str:
        names = [kind.__name__]
        if isinstance(tag, str):
            names.append("".join(part.capitalize() for part in tag.replace(".", "-").split("-")))
        names.append(kind.__module__.rpartition(".")[2].capitalize() + kind.__name__)
        for name in names:
            if name not in self._taken:
                return name
        raise ValueError(f"{kind.__qualname__} has no name left in {self.name}.ts")


def _list(item: str) -> str:
    return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"


def plain(kind: Any) -> type:
    """A generic type without its arguments."""
    own: type = get_origin(kind) or kind
    return own


def summary(kind: type) -> str:
    """The first line of the type's docstring, if it has one."""
    about = (kind.__doc__ or "").partition("\n")[0].strip()
    return "" if about.startswith(f"{kind.__name__}(") else about
