"""Example values of any type that a client may send."""

from typing import Any

from msgspec import inspect

WORDS: dict[str, str] = {
    "table": "5f0c2a9e7b1d4c3a8e6f0b9d2c7a1e54",
    "person_id": "0b6d3c1f9a8e4d27b5c0e1f2a3948576",
    "to": "0b6d3c1f9a8e4d27b5c0e1f2a3948576",
    "name": "Elaine",
    "token": "W6YKrsnJ2cVGx0UNNNXVqWvHqsl5D1PZ4bJ3XxYcTnA",
    "id": "c-1",
    "code": "481562",
    "language": "fr",
    "kind": "draft",
    "message": "8f3a90d1c27be456",
    "since": "8f3a90d1c27be456",
    "phrase": "avalon.take-me",
}
"""Examples by field name."""


def example(kind: Any, field: str = "") -> Any:
    """A value of this type, in JSON."""
    return _of(inspect.type_info(kind), field)


def _of(info: inspect.Type, field: str) -> Any:
    match info:
        case inspect.Metadata(type=inner):
            return _of(inner, field)
        case inspect.StructType() if info.array_like:
            return [_of(each.type, each.name) for each in info.fields]
        case inspect.StructType():
            tagged = {info.tag_field: info.tag} if info.tag_field is not None else {}
            return {**tagged, **{each.encode_name: _of(each.type, each.name) for each in info.fields}}
        case inspect.UnionType(types):
            return _of(types[0], field)
        case (
            inspect.ListType(item_type=item)
            | inspect.VarTupleType(item_type=item)
            | inspect.SetType(item_type=item)
        ):
            return [_of(item, field.removesuffix("s"))]
        case inspect.TupleType(items):
            return [_of(item, "") for item in items]
        case inspect.DictType(key_type=key, value_type=value):
            return {str(_of(key, "")): _of(value, "")}
        case inspect.LiteralType(values=values):
            return values[0]
        case inspect.EnumType(cls):
            return next(iter(cls)).value
        case inspect.StrType():
            return _word(info, field)
        case inspect.IntType(ge=least):
            return max(1, least or 0)
        case inspect.FloatType():
            return 1.5
        case inspect.BoolType():
            return True
        case inspect.BytesType():
            return ""
        case inspect.NoneType():
            return None
        case _:
            return {}


def _word(info: inspect.StrType, field: str) -> str:
    word = WORDS.get(field, field or "word")
    # The field takes only a name of 32 hexadecimal digits.
    return WORDS["person_id"] if info.min_length == 32 else word
