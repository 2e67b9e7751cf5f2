"""TypeScript constants of all choices: presets, options and their values, phrases, time controls, limits."""

import json
from collections.abc import Iterator
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import fields, replace

from camlann.engine.chat_claims import PHRASES_BEFORE_GAME, PHRASES_IN_GAME, REACTIONS
from camlann.engine.facts import Seat
from camlann.engine.rules import Rules
from camlann.games import GAMES
from camlann.protocol.chat_content import MAX_TEXT_LENGTH
from camlann.table import PROFILES
from camlann.table.base_types import MAX_SEATS
from camlann.table.displays import MAX_DISPLAYS
from camlann.table.extra_time import MAX_EXTRA_TIMES
from scripts.codegen.typescript_writer import OPENING


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
        f'{OPENING}\nimport type {{ Times }} from "./table";\n\n'
        "export interface Field {\n  readonly name: string;\n"
        '  readonly kind: "switch" | "one" | "some" | "number" | "seat";\n'
        "  readonly values: readonly string[];\n  readonly maybe: boolean;\n}\n\n"
        "export interface Choices {\n  readonly seats: readonly number[];\n"
        "  /** How many can play with the plain options. */\n  readonly most: number;\n"
        "  /** Options with which more can play, and how many. */\n"
        "  readonly more_with: Readonly<Record<string, number>>;\n"
        "  readonly presets: readonly string[];\n"
        "  /** Presets for some numbers of players alone. */\n"
        "  readonly preset_seats: Readonly<Record<string, readonly number[]>>;\n"
        "  readonly plain: unknown;\n  readonly fields: readonly Field[];\n"
        "  readonly phrases: readonly string[];\n}\n\n"
        "/** What may be chosen, by game. */\n"
        f"export const OPTIONS: Readonly<Record<string, Choices>> = {json.dumps(games)};\n\n"
        "/** Phrases for any table during a game. */\n"
        f"export const PHRASES_IN_GAME: readonly string[] = {_phrases(PHRASES_IN_GAME)};\n\n"
        "/** Phrases while no game is played. */\n"
        f"export const PHRASES_BEFORE_GAME: readonly string[] = {_phrases(PHRASES_BEFORE_GAME)};\n\n"
        "/** Phrases that are drawn as a face. */\n"
        f"export const REACTIONS: readonly string[] = {_phrases(REACTIONS)};\n\n"
        "/** Kinds of clocks, and their seconds for each pace. */\n"
        "export const PROFILES: Readonly<Record<string, Times>> = "
        f"{msgspec.json.encode(PROFILES).decode()};\n\n"
        "/** Seats at a table, whatever is played. */\n"
        f"export const MAX_SEATS = {MAX_SEATS};\n\n"
        "/** How often more time may be asked for, for one question. */\n"
        f"export const MAX_EXTRA_TIMES = {MAX_EXTRA_TIMES};\n\n"
        "/** Screens that show one table. */\n"
        f"export const MAX_DISPLAYS = {MAX_DISPLAYS};\n\n"
        "/** Characters in a chat message. */\n"
        f"export const MAX_TEXT_LENGTH = {MAX_TEXT_LENGTH};\n"
    )


def _phrases(names: tuple[str, ...]) -> str:
    return json.dumps([f"chat.{name}" for name in names])


def _game(rules: Rules[Any, Any, Any, Any]) -> dict[str, Any]:
    kind = rules.WIRE.options.type
    plain, most = kind(), _most_seats(rules, kind())
    by_switch = {
        field.name: _most_seats(rules, replace(plain, **{field.name: True}))
        for field in _fields(kind)
        if field.kind == "switch"
    }
    seats = [
        count
        for count in range(1, MAX_SEATS + 1)
        if any(_can_start(rules, options, count) for options in rules.presets(count).values())
    ]
    ready: dict[str, list[int]] = {}
    for count in seats:
        for name in rules.presets(count):
            ready.setdefault(name, []).append(count)
    return {
        "seats": seats,
        "most": most,
        "more_with": {name: count for name, count in by_switch.items() if count > most},
        "presets": list(ready),
        "preset_seats": {name: counts for name, counts in ready.items() if counts != seats},
        "plain": msgspec.to_builtins(plain),
        "fields": [msgspec.to_builtins(field) for field in _fields(kind)],
        "phrases": [f"{rules.NAME}.{name}" for name in rules.PHRASES],
    }


def _can_start(rules: Rules[Any, Any, Any, Any], options: Struct, count: int) -> bool:
    return not any(notice.prevents_start for notice in rules.check(options, count))


def _most_seats(rules: Rules[Any, Any, Any, Any], options: Struct) -> int:
    """How many can play with these options; 0 if nobody can."""
    counts = range(1, MAX_SEATS + 1)
    return max((count for count in counts if _can_start(rules, options, count)), default=0)


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
