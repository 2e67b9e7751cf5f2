"""What a browser is given as TypeScript: each type once, every command, and nothing sealed."""

import re

import msgspec
import pytest
from msgspec import Struct

from camlann.avalon.browser_tables import tables
from camlann.avalon.role_knowledge import Role
from camlann.avalon.roles import ROLES
from camlann.engine.facts import Sealed
from camlann.games import GAMES
from scripts.codegen import files, typescript_rules
from scripts.codegen.typescript_writer import Module

FILES = files()
TYPES = {name: text for name, text in FILES.items() if name.endswith(".ts") and "/text-hints-" not in name}
BUILT_IN = {"Readonly", "Record"}


@pytest.mark.parametrize("name", TYPES)
def test_every_type_that_is_named_is_declared_once(name: str) -> None:
    text = re.sub(r"/\*\*.*?\*/|//.*", "", TYPES[name])
    declared = re.findall(r"export (?:interface|type|const) (\w+)", text)
    assert len(set(declared)) == len(declared)
    imported = [name for names in re.findall(r"import type \{ (.*) \}", text) for name in names.split(", ")]
    holes = re.findall(r"(\w+) = unknown", text)
    words = re.sub(r'"[^"]*"', "", text)
    used = set(re.findall(r"\b[A-Z]\w*", words))
    assert used <= {*declared, *imported, *holes, *BUILT_IN}


@pytest.mark.parametrize("name", TYPES)
def test_brackets_are_closed_and_statements_end(name: str) -> None:
    text = re.sub(r"/\*\*.*?\*/|//.*|\"[^\"]*\"", "", TYPES[name])
    for opening, closing in ("{}", "()", "[]"):
        assert text.count(opening) == text.count(closing)
    for line in filter(str.strip, text.splitlines()):
        assert re.fullmatch(r"export .*[\[{=;]|  .*[;,]|  \| \w+;?|}|[}\]];|import .*;", line), line


@pytest.mark.parametrize("game", GAMES)
def test_a_browser_knows_every_command_and_no_sealed_fact(game: str) -> None:
    text, wire = TYPES[f"web/src/wire/{game}.ts"], GAMES[game].WIRE
    tags = set(re.findall(r'readonly type: "([^"]+)"', text))
    assert set(wire.commands) <= tags
    sealed = {kind.__struct_config__.tag for kind in wire.facts if issubclass(kind, Sealed)}
    assert sealed
    assert not sealed & tags


class Leaf(Struct, tag="test.leaf"):
    size: int


class Twig(Struct, tag="test.twig"):
    """A twig."""

    leaves: tuple["Leaf | Twig", ...]
    length: float | None = None


def test_unions_lists_and_what_may_be_left_out() -> None:
    module = Module("tree")
    module.say(Twig)
    module.union("Part", [Leaf, Twig])
    assert module.whole().endswith(
        """
export interface Leaf {
  readonly type: "test.leaf";
  readonly size: number;
}

/** A twig. */
export interface Twig {
  readonly type: "test.twig";
  readonly leaves: readonly (Leaf | Twig)[];
  readonly length?: number | null;
}

export type Part =
  | Leaf
  | Twig;
"""
    )


def test_a_role_that_is_added_to_the_rules_is_in_the_tables_of_the_browser(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(ROLES, "agravain", Role(name="agravain", side="evil", stranger=True))
    written = typescript_rules.module("avalon", tables(), {})
    (row,) = re.findall(r'^  "agravain": (.*),$', written, re.MULTILINE)
    assert msgspec.json.decode(row)["side"] == "evil"
    (chosen,) = re.findall(r"ROLE_LIST: .* = (.*);", written)
    assert "agravain" in msgspec.json.decode(chosen)
