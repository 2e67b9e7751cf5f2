"""The default board, for a game without its own: a line for each field."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from camlann.engine.facts import Board, Own
from camlann.i18n.sentences import Names, Words

COMMON_FIELDS = {"options", *Board.__struct_fields__, *Own.__struct_fields__}
"""Fields that every game has; the question says what they mean."""


def opening(words: Words, names: Names, public: Any) -> RenderableType:
    return _fields(public.options)


def narration(words: Words, public: Any) -> Sequence[str]:
    return ()


def legend(words: Words, public: Any) -> RenderableType:
    return Text()


def board(words: Words, names: Names, public: Any, own: Any | None) -> RenderableType:
    return Group(_fields(public), *([] if own is None else [_fields(own)]))


def card(words: Words, names: Names, public: Any, own: Any) -> RenderableType:
    return _fields(own)


def _fields(part: Struct) -> Table:
    lines = Table.grid(padding=(0, 2))
    for field in msgspec.structs.fields(part):
        if field.name not in COMMON_FIELDS:
            value = msgspec.to_builtins(getattr(part, field.name), str_keys=True)
            lines.add_row(Text(field.name.replace("_", " "), style="quiet"), Text(str(value)))
    return lines
