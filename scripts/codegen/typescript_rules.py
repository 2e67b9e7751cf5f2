"""TypeScript constants of each game's rule tables, so that the browser copies none by hand."""

import json
from typing import Any

import msgspec
from msgspec import Struct, structs

from camlann.engine.beats import Beat, Beats
from camlann.games import DEFINITIONS
from scripts.codegen.typescript_writer import Module


def modules() -> dict[str, str]:
    """The content of each file, by its name."""
    return {
        f"rules-{name}.ts": module(name, game.tables(), game.beats)
        for name, game in DEFINITIONS.items()
        if game.tables is not None
    }


def module(game: str, tables: Struct, beats: Beats) -> str:
    """A constant for each field of a game's tables, and its beats."""
    made = Module(f"rules-{game}")
    for field in structs.fields(tables):
        value = msgspec.to_builtins(getattr(tables, field.name), str_keys=True)
        made.data(field.name.upper(), field.type, _lines(value))
    made.data("BEATS", dict[str, Beat], _lines(msgspec.to_builtins(dict(beats))))
    return made.whole()


def _lines(value: Any) -> str:
    """One line per row of a table, so that a diff shows what changed."""
    match value:
        case {}:
            rows = [f"  {json.dumps(key)}: {json.dumps(row)},\n" for key, row in value.items()]
            return f"{{\n{''.join(rows)}}}"
        case [{}, *_]:
            return f"[\n{''.join(f'  {json.dumps(row)},{chr(10)}' for row in value)}]"
        case _:
            return json.dumps(value)
