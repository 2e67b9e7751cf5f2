"""Facts, phases, commands and reasons made up from their declared types, so that each can be told."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle, islice
from types import NoneType, UnionType
from typing import Any, Literal, NewType, TypeAlias, Union, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields

from camlann.engine.facts import Seat

Plain: TypeAlias = Mapping[str, Sequence[str]]
"""What a plain word may be, by the name of its field without an s."""


def samples(kind: type[Struct], plain: Plain, empty: bool = False) -> Iterator[Struct]:
    """Instances whose words are all that they can be, and whose lists are short and long; with `empty` also
    such as name no card.
    """
    most = max((len(values(field.type, field.name, plain)) for field in fields(kind)), default=1)
    lists = any(get_origin(field.type) is tuple for field in fields(kind))
    for size in (0, 1, 3) if lists else (0,):
        columns = [_column(field.type, field.name, plain, size, most) for field in fields(kind)]
        for row in zip(*columns, strict=True) if columns else ((),):
            yield kind(*row)
            if empty:
                blank = {"card": ""}
                yield kind(*(blank.get(f.name, each) for f, each in zip(fields(kind), row, strict=True)))


def _column(hint: Any, name: str, plain: Plain, size: int, rows: int) -> list[Any]:
    """So many values of a type; of a list, each with `size` items."""
    if get_origin(hint) is tuple and get_args(hint)[1:] == (...,):
        items = cycle(values(hint, name, plain))
        return [tuple(islice(items, size)) for _ in range(rows)]
    return [*islice(cycle(values(hint, name, plain)), rows)]


def values(hint: Any, name: str, plain: Plain) -> list[Any]:
    """What a field, or an item of a list, may be."""
    if hint is Seat:
        return [Seat(2), Seat(0), Seat(1)]
    if hint is bool:
        return [True, False]
    if hint is int:
        return [1, 0, 2, -1]
    if hint is str:
        return [*plain[name.removesuffix("s")]]
    if isinstance(hint, NewType):
        return [*plain[hint.__name__.lower()]]
    if isinstance(hint, type) and issubclass(hint, Struct):
        return [*samples(hint, plain, empty=True)]
    if get_origin(hint) is Literal:
        return [*get_args(hint)]
    if get_origin(hint) is tuple and get_args(hint)[1:] == (...,):
        return values(get_args(hint)[0], name, plain)
    if get_origin(hint) is tuple:
        return [*zip(*(values(part, name, plain) for part in get_args(hint)), strict=False)]
    if get_origin(hint) is dict:
        key, inner = get_args(hint)
        keys, kept = values(key, name, plain), values(inner, name, plain)
        kept = [(each,) for each in kept] if get_origin(inner) is tuple else kept
        return [dict(zip(keys[:size], cycle(kept), strict=False)) for size in (2, 0)]
    if get_origin(hint) in (Union, UnionType):
        several = [
            each for part in get_args(hint) if part is not NoneType for each in values(part, name, plain)
        ]
        return [*several, *([None] if NoneType in get_args(hint) else [])]
    raise TypeError(f"{name}: nobody knows what {hint} may be")
