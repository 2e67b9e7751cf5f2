"""A game is registered once: its record and its words are enough to play it at a terminal."""

import re
import shutil
from functools import partial
from pathlib import Path

import pytest

from camlann import bench
from camlann.cli import main, parser
from camlann.engine.cli_flags import Flag
from camlann.engine.facts import tag
from camlann.engine.wire import Wire
from camlann.games import DEFINITIONS, GAMES, BenchCase, GameDefinition, is_left_out
from camlann.i18n.sentences import LOCALES, Words, dashed
from camlann.terminal import cli_arguments
from camlann.terminal.boards import avalon, default_board, drawing_of
from tests import ferry
from tests.repository.pages import ROOT
from tests.terminal.random_typist import Rambler
from tests.terminal.typist import Terminal

FERRY = GameDefinition(
    rules=ferry,
    flags=(Flag("turns", "N"),),
    left_out=frozenset({"ferry.pile-laid"}),
    bench=(BenchCase("ferry", ferry.Options(turns=6), 3),),
)


def words_of(wire: Wire) -> str:
    """A sentence for everything that may be said of a game: its tag."""
    reasons = [dashed(tag(kind)) for kind in (*wire.facts, *wire.reasons, *wire.claims)]
    texts = {name: f"{name} = {name}" for name in reasons}
    for name in (dashed(tag(kind)) for kind in wire.phases):
        texts[name] = f"{name} = {name}\n    .you = {name}\n    .why = {name}"
    for name in map(dashed, wire.commands):
        texts[name] = f"{name} = {name}\n    .offer = {name}"
    return "\n".join(
        [
            "ferry = The Ferry",
            "ferry-e-players = Three to five.",
            "cli-ferry-turns = so many turns",
            *texts.values(),
            "",
        ]
    )


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(DEFINITIONS, "ferry", FERRY)
    monkeypatch.setitem(GAMES, "ferry", ferry)
    shutil.copytree(LOCALES / "en", tmp_path / "en")
    (tmp_path / "en" / "ferry.ftl").write_text(words_of(ferry.WIRE), encoding="utf-8")
    monkeypatch.setattr(cli_arguments, "Words", partial(Words, folder=tmp_path))
    monkeypatch.setattr(parser, "words_in", lambda language: Words(language, isolate=False, folder=tmp_path))


def test_it_is_played_to_its_end(terminal: Terminal) -> None:
    said = terminal(
        "play", "ferry", "--seats", "3", "--turns", "6", "--seed", "x", answer=Rambler("ferry", seats=3)
    )
    assert "The Ferry" in said
    assert "─ The end ─" in said
    assert "ferry-pile-laid" not in said


def test_its_flags_are_in_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    assert "The Ferry: --turns N so many turns" in " ".join(capsys.readouterr().out.split())


def test_a_game_without_a_board_has_a_plain_one() -> None:
    assert drawing_of("ferry") is default_board
    assert drawing_of("avalon") is avalon


def test_the_plain_board_has_the_fields_of_the_game_and_none_of_the_engine(terminal: Terminal) -> None:
    said = terminal(
        "play", "ferry", "--seats", "3", "--turns", "6", "--seed", "x", answer=Rambler("ferry", seats=3)
    )
    named = {line.split("  ")[0].strip() for line in said.splitlines() if "  " in line}
    assert named >= {"hand"}
    assert not named & {"acted", "agenda", "answered", "ask", "asked", "phase"}


def test_its_transcript_leaves_out_what_it_says() -> None:
    assert is_left_out("ferry.pile-laid")
    assert is_left_out("engine.asked")
    assert not is_left_out("ferry.docked")


def test_the_bench_measures_it() -> None:
    (case,) = (pair for pair in bench.cases() if pair[0] is ferry)
    assert all(speed.games > 0 for speed in bench.bench([case], rounds=1, games=1))


@pytest.mark.parametrize(
    "file",
    [
        "cli/__init__.py",
        "cli/parser.py",
        "cli/terminal_arguments.py",
        "bench.py",
        "terminal/cli_arguments.py",
        "terminal/boards/__init__.py",
    ],
)
def test_what_is_not_a_game_knows_no_game(file: str) -> None:
    text = (ROOT / "src" / "camlann" / file).read_text(encoding="utf-8")
    assert not re.search("avalon|shadows", text, re.IGNORECASE)
