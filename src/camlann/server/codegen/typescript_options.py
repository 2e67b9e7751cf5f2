"""TypeScript constants of all choices: presets, options and their values, phrases, time controls."""

import json
from collections.abc import Iterator
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from camlann.engine.chat_claims import PHRASES
from camlann.engine.facts import Seat
from camlann.engine.rules import Rules
from camlann.games import GAMES
from camlann.server.codegen.typescript_writer import OPENING
from camlann.table import PROFILES

MAX_SEATS = 20
"""The seat counts that are tried."""


class Field(Struct, frozen=True):
    """An option: its kind, and its values if they can be listed."""

    name: str
    kind: Literal["switch", "one", "some", "number", "seat"]
    values: tuple[str, ...] = ()
    maybe: bool = False
    """May it be null, so that the game decides?"""


def module() -> str:
    """The content of `options.ts`."""
    games = {name: _game(rules) for name, rules in GAMES.items()}
    return (
        f"{OPENING}\n"
        "export interface Field {\n  readonly name: string;\n"
        '  readonly kind: "switch" | "one" | "some" | "number" | "seat";\n'
        "  readonly values: readonly string[];\n  readonly maybe: boolean;\n}\n\n"
        "export interface Choices {\n  readonly seats: readonly number[];\n"
        "  readonly presets: readonly string[];\n"
        "  readonly plain: unknown;\n  readonly fields: readonly Field[];\n"
        "  readonly phrases: readonly string[];\n}\n\n"
        "/** What may be chosen, by game. */\n"
        f"export const OPTIONS: Readonly<Record<string, Choices>> = {json.dumps(games)};\n\n"
        "/** What may be said with one tap, at any table. */\n"
        f"export const PHRASES: readonly string[] = {json.dumps([f'chat.{name}' for name in PHRASES])};\n\n"
        "/** Kinds of clocks. */\n"
        f"export const PROFILES: readonly string[] = {json.dumps([*PROFILES])};\n"
    )


def _game(rules: Rules[Any, Any, Any, Any]) -> dict[str, Any]:
    kind = rules.WIRE.options.type
    seats = [
        count
        for count in range(1, MAX_SEATS + 1)
        if any(
            not any(notice.prevents_start for notice in rules.check(options, count))
            for options in rules.presets(count).values()
        )
    ]
    return {
        "seats": seats,
        "presets": list(rules.presets(seats[0])),
        "plain": msgspec.to_builtins(kind()),
        "fields": [msgspec.to_builtins(field) for field in _fields(kind)],
        "phrases": [f"{rules.NAME}.{name}" for name in rules.PHRASES],
    }


def _fields(kind: type[Struct]) -> Iterator[Field]:
    hints = get_type_hints(kind)
    for field in fields(kind):
        hint, maybe = hints[field.name], False
        if NoneType in get_args(hint):
            hint, maybe = next(each for each in get_args(hint) if each is not NoneType), True
        if hint is bool:
            yield Field(field.name, "switch", maybe=maybe)
        elif get_origin(hint) is Literal:
            yield Field(field.name, "one", tuple(map(str, get_args(hint))), maybe)
        elif hint is Seat:
            yield Field(field.name, "seat", maybe=maybe)
        elif hint is int:
            yield Field(field.name, "number", maybe=maybe)
        else:
            yield Field(field.name, "some", maybe=maybe)
