"""What the catalogues hold, and what the rules and the terminal ask of them."""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import TypeAlias, get_args, get_origin

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from msgspec import Struct
from msgspec.structs import fields

import camlann
from camlann import avalon
from camlann.avalon.game import Ballot, Card, Why
from camlann.avalon.numbers import GOOD
from camlann.avalon.options import Options
from camlann.avalon.over import Confession
from camlann.avalon.roles import ROLES
from camlann.avalon.sight import Label, Seen, Side
from camlann.games import GAMES
from camlann.table import company, proof, record
from camlann.table.facts import Seat, tag
from camlann.table.phases import Lapse, Reason
from camlann.words import LOCALES, dashed

Texts: TypeAlias = dict[str, set[str]]
"""The names of messages and of their attributes (`avalon-vote.offer`), each with the arguments it uses."""

PLACES = (avalon, company)
"""Rooms whose reasons are looked for; they are known once they are imported."""

SOURCES = sorted(Path(camlann.__file__).parent.rglob("*.py"))


class References(Visitor):
    """Which arguments and which other messages a pattern uses."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


def entries(language: str) -> Iterator[ftl.EntryType]:
    for file in sorted((LOCALES / language).glob("*.ftl")):
        yield from FluentParser().parse(file.read_text(encoding="utf-8")).body


@cache
def references(language: str) -> dict[str, References]:
    found: dict[str, References] = {}
    for entry in entries(language):
        if isinstance(entry, ftl.Message):
            patterns = {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
            for name, pattern in ({entry.id.name: entry.value} | patterns).items():
                if pattern is not None:
                    found[name] = References()
                    found[name].visit(pattern)
    return found


@cache
def texts(language: str) -> Texts:
    """Every text of a language, with its own arguments and those of the texts it takes in."""
    found = references(language)

    def arguments(name: str) -> set[str]:
        return found[name].arguments.union(*map(arguments, found[name].messages))

    return {name: arguments(name) for name in found}


def told(kind: type[Struct]) -> set[str]:
    """The arguments that the fields of a struct give."""
    given = {dashed(field.name) for field in fields(kind)}
    return given | {f"{name}-count" for name in given}


def reasons(kind: type[Reason] = Reason) -> Iterator[type[Reason]]:
    for below in kind.__subclasses__():
        if below.__module__.startswith("camlann."):
            yield below
        yield from reasons(below)


def by_convention() -> Texts:
    """The texts that must be there because of what the rules have, and the arguments each is given."""
    asked: Texts = {}
    for game, rules in GAMES.items():
        asked[game] = set()
        for fact in rules.WIRE.facts:
            kind = get_origin(fact) or fact
            asked[dashed(tag(kind))] = told(kind)
        for name, command in rules.WIRE.commands.items():
            asked[dashed(name)] = told(command)
            asked[f"{dashed(name)}.offer"] = set()
    for phase in get_args(avalon.Phase):
        for part in ("", ".you", ".why"):
            asked[dashed(tag(phase)) + part] = told(phase)
    asked |= {dashed(tag(reason)): told(reason) for reason in reasons()}
    asked[dashed(tag(Lapse))] = told(Lapse)
    for piece in (Seen, Confession):
        asked[f"avalon-{piece.__name__.lower()}"] = told(piece)
        asked[f"avalon-{piece.__name__.lower()}.list"] = {"first", "last"}
    for field in fields(Options):
        asked[f"avalon-option-{dashed(field.name)}"] = told(Options)
    for code in notices():
        asked[f"avalon-{code.lower()}"] = {"most"}
    for kind, words in {"side": Side, "card": Card, "ballot": Ballot, "label": Label, "why": Why}.items():
        asked |= {f"avalon-{kind}-{dashed(word)}": set() for word in get_args(words)}
    return asked | roles()


def roles() -> Texts:
    """The card of each role, and what the drawing of the card tells it about the game."""
    traits = {"hunted"}
    for name in ("hiding", "strangers", "merlins"):
        traits |= {name, f"{name}-count"}
    asked: Texts = {f"avalon-side-{side}.wins": traits for side in ("good", "evil")}
    for name in ROLES:
        asked |= {f"avalon-role-{name}": set(), f"avalon-role-{name}.who": set()}
        asked[f"avalon-role-{name}.knows"] = traits
    return asked


@cache
def notices() -> frozenset[str]:
    """Every code that is ever said: about all sets of roles, and about tables that are wrong otherwise."""
    sets = [cast for size in range(len(ROLES) + 1) for cast in combinations(sorted(ROLES), size)]
    tables = [
        (Options(roles=cast, merlin="optional" if free else "required", lady=True, beginners=True), seats)
        for seats in GOOD
        for cast in sets
        for free in (True, False)
    ]
    tables += [
        (Options(), 4),
        (Options(roles=("merlin", "assassin", "galahad")), 5),
        (Options(roles=("merlin", "merlin", "assassin")), 5),
        (Options(roles=("merlin", "assassin", *["loyal"] * 4)), 5),
        (Options(leader=Seat(7)), 5),
    ]
    return frozenset(notice.code for options, seats in tables for notice in avalon.check(options, seats))


def in_code() -> Iterator[tuple[str, set[str]]]:
    """The texts named in the code, and the arguments given there; a name may be the beginning of several."""
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "text":
                given = {dashed(keyword.arg) for keyword in node.keywords if keyword.arg}
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value, given


def constants(sources: Iterable[Path]) -> set[str]:
    """Every piece of text that stands in the code."""
    nodes = (node for source in sources for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def codes() -> set[str]:
    """What can be wrong with a record."""
    rooms = [Path(module.__file__ or "") for module in (record, proof)]
    return {code for code in constants(rooms) if code.startswith("record-")}
