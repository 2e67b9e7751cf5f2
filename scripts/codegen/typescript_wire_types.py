"""TypeScript modules with the wire types: table, messages, HTTP, and one per game."""

from collections.abc import Iterable
from typing import Any, get_args

from msgspec import Struct

from camlann import table as table_rules
from camlann.engine.facts import Sealed, tag
from camlann.engine.forms import Form, Offer
from camlann.engine.frames import Delta, Frame
from camlann.engine.phases import Closed, Reason
from camlann.engine.rules import Result
from camlann.engine.wire import Wire, named
from camlann.games import GAMES
from camlann.protocol import socket_messages
from camlann.server.gate.http import Code
from camlann.server.gate.router import Nothing, Routes
from camlann.server.keeper.table_actor import Fault
from camlann.server.keeper.table_state import LogFull, Malformed, NotYours
from scripts.codegen.openapi import errors, is_json
from scripts.codegen.raw_json_fields import GAMES_OWN, MEANT
from scripts.codegen.typescript_writer import Module, plain


def modules(routes: Routes) -> dict[str, str]:
    """The content of each file, by its name."""
    table = _table()
    made = [
        table,
        _messages(table),
        _http(routes),
        *(_game(game.NAME, game.WIRE, table) for game in GAMES.values()),
    ]
    return {f"{module.name}.ts": module.whole() for module in made}


def _table() -> Module:
    module = Module("table")
    for (kind, field), (hole, _) in GAMES_OWN.items():
        if kind is Frame:
            written = {"own": f"{hole} | null", "told": f"readonly {hole}[]"}.get(field, hole)
            module.fill(Frame, field, written, hole)
        elif kind is Delta:
            module.fill(Delta, field, "readonly unknown[]" if field == "told" else "object")
        elif kind is Closed:
            module.fill(kind, field, "{ readonly type: string }")
        elif kind is table_rules.Choice:
            module.fill(kind, field, "unknown")
    # It leaves out what is empty.
    module.say(Delta)
    module.union("Form", get_args(Form), "What a command's fields may be.")
    module.declare(Offer, Closed, Frame[Any], Delta, Result, table_rules.Table)
    module.say(*table_rules.COMMANDS)
    module.union("TableCommand", table_rules.COMMANDS, "Commands of a person at the table.")
    reasons = [kind for whose in ("engine", "table", "chat") for kind in named(Reason, whose)]
    ours = [kind for kind in reasons if kind.__module__.startswith("camlann.")]
    module.union(
        "TableReason", _in_order([*ours, Fault, LogFull, Malformed, NotYours]), "Why not, at any table."
    )
    return module


def _messages(table: Module) -> Module:
    module = Module("messages", [table])
    for (kind, field), meant in MEANT.items():
        module.fill(kind, field, module.written(meant))
    module.constant("WIRE", socket_messages.VERSION)
    module.constant("FINAL_CLOSE_CODES", socket_messages.FINAL_CLOSE_CODES)
    module.say(*get_args(socket_messages.AnyClientMessage))
    module.union("AnyClientMessage", get_args(socket_messages.AnyClientMessage), "What a client sends.")
    module.union("AnyServerMessage", get_args(socket_messages.AnyServerMessage), "What a gate sends.")
    return module


def _http(routes: Routes) -> Module:
    module = Module("http")
    module.say(*(route.takes for route in routes))
    module.declare(Code)
    lines = []
    for route in sorted(routes, key=lambda route: (route.path, route.method)):
        takes = module.written(route.takes) if route.takes is not Nothing else "null"
        gives = (
            module.written(route.gives)
            if is_json(route.gives)
            else "null"
            if route.gives is Nothing
            else "string"
        )
        codes = " | ".join(f'"{code}"' for code in sorted({code for _, code in errors(route)}))
        lines.append(
            f'  "{route.method} {route.path}": {{ takes: {takes}; gives: {gives}; wrong: {codes} }};\n'
        )
    module.put(
        "Every route: what it takes, what it gives, and the codes of what may go wrong.", "Routes", lines
    )
    return module


def _game(name: str, wire: Wire, table: Module) -> Module:
    module = Module(name, [table])
    Game = name.capitalize()
    module.say(*wire.commands.values())
    module.union(f"{Game}Command", _in_order(wire.commands.values()), "What a player may say.")
    module.union(f"{Game}Step", _in_order(wire.steps), "What the table may be busy with.")
    module.alias(f"{Game}Options", wire.options.type)
    module.alias(f"{Game}Public", wire.public.type, "What everybody knows.")
    module.alias(f"{Game}Own", wire.own.type, "What one seat alone knows.")
    module.union(f"{Game}Fact", _in_order(_told(wire)), "What may be told to a seat.")
    module.union(f"{Game}Reason", _in_order(wire.reasons), "Why not, in this game.")
    module.say(*wire.claims)
    module.union(f"{Game}Claim", _in_order(wire.claims), "What a seat may claim.")
    return module


def _in_order(kinds: Iterable[Any]) -> list[Any]:
    """Sorted by tag, so that the result does not depend on the order of imports."""
    return sorted(kinds, key=lambda kind: tag(plain(kind)))


def _told(wire: Wire) -> Iterable[Any]:
    """All facts except those that no viewer sees."""
    for kind in get_args(wire.fact.type):
        if issubclass(plain(kind), Struct) and not issubclass(plain(kind), Sealed):
            yield kind
